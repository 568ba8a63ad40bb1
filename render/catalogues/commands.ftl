## Names and descriptions of the commands; names are lower-case, at most 32 characters.

command-match = match
command-new = new
command-join = join
command-leave = leave
command-start = start
command-computer = computer
command-list = list
command-board = board
command-hand = hand
command-resign = resign
command-status = status
command-read = read
command-log = log
command-card = card
command-rules = rules
command-export = export
command-help = help

help-match = Open, join and look at matches
help-new = Open a table for a match
help-join = Take a seat at an open table
help-leave = Give up your seat before the match begins
help-start = Begin the match at your table
help-computer = Give a seat at your table to a computer
help-list = List your matches, those that wait for you first
help-board = Show the board of a match
help-hand = Show your hand and what you can do
help-resign = Give up a match
help-status = Tell the position of a match in words
help-read = Read about matches and rules
help-log = Tell what has happened in a match
help-card = See a card large, with its whole text and its rules
help-rules = Ask the rules of a game a question
help-export = Get the log of a match as a file that anyone can verify
help-help = What Conclave is, and how one plays

arg-game = game
arg-pace = pace
arg-with = with
arg-with2 = with2
arg-with3 = with3
arg-with4 = with4
arg-match = match
arg-kind = kind
arg-word = word
arg-card = name
arg-words = words
arghelp-game = Which game
arghelp-pace = How much time each turn has
arghelp-with = A player to invite; with an invitation the table is kept for those invited
arghelp-match = Which match, if you play several
arghelp-kind = How it plays
arghelp-word = A word that you add to the chance of the match; all see it at the table
arghelp-card = The name of the card
arghelp-words = A question, words, the name of a card, or the number of a rule

pace-3600 = 1 hour a turn
pace-21600 = 6 hours a turn
pace-86400 = 1 day a turn
pace-172800 = 2 days a turn
pace-259200 = 3 days a turn
pace-604800 = 7 days a turn
pace-1209600 = 14 days a turn
computer-easy = easy
computer-normal = normal
computer-strong = strong
computer-greedy = sensible
computer-random = random

help-title = Conclave
help-text =
    Board games by post: a few moves a day, in a thread, for as long as it takes.
    Open a table with { COMMAND("match new") }, sit down with Join, and add a computer if nobody is there. When it is your turn you are called once; press **Play**, build your turn in private, undo what you like, and end it. Hands come to you alone, by DM or with **Show my hand**.
help-more =
    { COMMAND("match list") } shows what waits for you, { COMMAND("match board") } the board, { COMMAND("match read rules") } answers questions about the rules, { COMMAND("match read card") } shows any card large, { COMMAND("match read analysis") } looks back on a finished match. In your panel **Explain** tells what each choice would do; against computers alone, **Hint** names a good one. Everything can be done with buttons, with the slash commands of the game, or in the DM.
help-install = Installed for your account, Conclave is offered everywhere you write: in direct messages, in groups and on servers that do not have it. On a server that has it, everybody can play.
help-to-person = Install for me
help-to-server = Add to a server
help-version = -# Conclave, version { $version }

command-whisper = whisper
command-whispers = whispers
command-block = block
help-whisper = Say a line to another player of the match, in private
help-whispers = Read what you said and heard in private
help-block = Take no whispers and invitations from a player, or take them again
arg-to = to
arg-text = text
arg-player = player
arghelp-to = A player of the match
arghelp-text = What you want to say
arghelp-player = Whom

command-note = note
help-note = Keep a line about a match for yourself; without one it is removed
arghelp-note = What you want to remember
