## Tables and where they are: opening, a first match, channels that are lost, players who leave.

command-first = first
command-invite = invite
help-first = Play a first match against the computer, with a few notes on the way
help-invite = Invite a player to your table before the match begins
arg-private = private
arg-strict = strict
arg-reserve = reserve
arg-increment = increment
arghelp-private = Whether only those you invite may sit down
arghelp-strict = Whether a harmless move is played for whoever runs out of time
arghelp-reserve = Spare time for the whole match, used when a turn takes longer
arghelp-increment = Spare time that each turn adds
arghelp-invite = Whom you invite; the table is kept for those invited
reserve-43200 = 12 hours
reserve-86400 = 1 day
reserve-172800 = 2 days
reserve-259200 = 3 days
reserve-604800 = 7 days
increment-3600 = 1 hour a turn
increment-21600 = 6 hours a turn
increment-43200 = 12 hours a turn
increment-86400 = 1 day a turn

lobby-private = A private table: only those invited may sit down. The host invites with { COMMAND("match invite") }.
lobby-reserve = Spare time for the match: { $reserve }
lobby-increment = Spare time each turn adds: { $increment }
lobby-opened-in = The table is open in { $where }, where this server has its tables. (Match { $id })
lobby-strict = When time is over
lobby-strict-no = The others decide
lobby-strict-yes = A harmless move is played

arghelp-first-game = Which game; Magnate if you name none
first-button = First match
first-opened = Your first match of { $game } has begun in { $where } (match { $id }). To keep it short, computers have played its beginning for everybody. You take over while it is open who wins, with { $n } turns of your own or more to come. Its thread shows the board and calls you: press **Play** there. It waits for you as long as you like.
first-opened-here = Your first match of { $game } has begun (match { $id }). To keep it short, computers have played its beginning for everybody. You take over while it is open who wins, with { $n } turns of your own or more to come. It is played here: your hand has the buttons to play with, and the board follows each turn. It waits for you as long as you like.
first-opened-dm = Your first match of { $game } has begun in [your direct messages]({ $where }) (match { $id }). To keep it short, computers have played its beginning for everybody. You take over while it is open who wins, with { $n } turns of your own or more to come. Your hand there has the buttons to play with, and the board follows each turn. It waits for you as long as you like.
first-comes = Your first match is being set up; it comes here.
first-unreached = I cannot write to you. Let apps send you direct messages, or install me for your account; then try again.
guide-note = **Note { $n } of { $of }.**
guide-first = This panel is yours alone; nothing is played before the step that ends your turn, and **Undo** takes a step back.
guide-standing = Where you stand: { $list }.
guide-others = What the other side is up to: { $text }
guide-moment = The computer, in your place, would find this a good moment for: { $step }.
guide-last = This was the last note. Type `/{ $group }` for the commands of the game; { COMMAND("match read rules") } answers questions; { COMMAND("match new") } opens a table for people.
guide-draft = -# This is your turn so far. Go on, or take it back with **Undo**. With the step that ends the turn all of it is played, and the board in the thread is drawn anew.
guide-wait = -# It is the computer’s turn. You are called in the thread when it is yours.

post-gone = { $name } has left this server and cannot be reached. The match goes on and waits; the seat can be given to somebody else.
dm-gone = { $name } has left the server on which you host { $game } { $id }, and cannot be reached. The match waits. { COMMAND("match replace") } or { COMMAND("admin replace") } looks for somebody who plays on.
dm-trouble-gone = The channel of { $game } { $id } is gone. The match waits, and nothing of it is lost. Somebody who manages the server can bring it to another channel with { COMMAND("admin move") }.
dm-trouble-locked = Somebody has locked the thread of { $game } { $id } ({ $where }), so it goes on in the channel. Whoever manages the server can unlock it, or allow me to “Manage Threads”; { COMMAND("admin move") } takes the match elsewhere.
post-moved = { $game } { $id } goes on { $where }.
picture-brake = That was a picture too many for one minute, so here it is in words.
picture-late = -# The picture follows.
picture-busy = More pictures are wanted at the moment than can be drawn, so here is the position in words.
picture-stopped = I am being restarted, so here is the position in words. Ask again in a minute for the picture.

error-too-many-here = This server has as many tables and matches as are allowed ({ $most }). Finish or leave one first.
error-may-not-host = On this server <@&{ $role }> opens the tables. You may join any that is open.
error-cannot-post = I cannot write in <#{ $where }>. { COMMAND("admin check") } tells what I lack there.

arg-where = where
arghelp-where = Where the match is played: a thread of this server, or direct messages to each player
home-thread = In a thread
home-letters = By letter
lobby-letters = It is played by letter: each player has the board, their hand and the buttons in a direct message.
lobby-unreached = cannot be reached
lobby-opened-letters = The table is open (match { $id }). It is played by letter, in direct messages. Whoever you would like to play with takes a seat with { COMMAND("match join") } and this name, or is invited with { COMMAND("match invite") }.
lobby-opened-card = The table is open (match { $id }). Its card is below, for everybody here: whoever wants to play presses **{ lobby-join }**. Turns come by direct message; you can also play them here with **{ post-play }**, and nobody else sees your hand.
letter-closed = You sit at the table, but I cannot write to you, and a direct message tells you when it is your turn. Allow direct messages from me, or install me for yourself; then press **{ letter-again }**.
letter-again = Try again
letter-unreached = { $name } cannot be reached by direct message. Their clock runs on; { COMMAND("match replace") } looks for somebody who plays on.

post-look = Look
card-foot = As it stood { $when }. Whoever presses a button brings it up to date.
hand-foot = As it stood { $when }. It is brought up to date when you press a button here.
card-strangers = Buttons here work for who has installed me: press my name, then **Add App**.
card-moved = This match goes on in a newer card.
card-anew = Here is a new card.
card-hidden = Only you can see this card: your server does not let you use apps from elsewhere in public. Whoever manages it can allow that (“Use External Apps”), or add me to the server.

help-move-home = Let your match go on by letter, or in a thread of this server
arghelp-home = Where it goes on
home-in = in { $place }
home-by-letter = by letter
error-no-thread-here = A thread needs a server: use this command in the channel where the match is to go on.
error-not-shared = { $names } cannot be found on this server, and a thread is only for those who are. Play on by letter, or invite them first.
error-already-there = The match is played there already.
lobby-full-letters = All seats of { $game } { $id } are taken: you can start it.
