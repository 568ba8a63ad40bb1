## `/admin`: health, permissions, matches, and the settings of a server.

command-admin = admin
command-health = health
command-check = check
command-pause = pause
command-resume = resume
command-void = void
command-move = move
command-resend = resend
help-admin = For those who manage the server: its matches, its settings, the bot’s health
help-health = Tell how the bot is: its loops, what it owes, the database
help-check = Tell which permissions the bot lacks in a channel, and what for
help-pause = Stop the clocks of a match; it takes no moves meanwhile
help-resume = Let a match go on that was paused
help-void = Call a match off: nobody has won
help-move = Bring a match to another channel
help-admin-replace = Look for somebody new for a seat of a match
help-resend = Post the board of a match once more, and send its hands
help-server-settings = See or change how Conclave plays on this server
arg-channel = channel
arg-seat = seat
arg-anywhere = anywhere
arg-hosts = hosts
arghelp-check-channel = Which channel, if not this one
arghelp-move-channel = Where the match goes on
arghelp-seat = Whose seat
arghelp-replace-with = Who is asked to take it; without this, anybody
arghelp-server-language = The language of tables and matches; its players choose their own
arghelp-server-pace = How much time each turn has, unless the host says otherwise
arghelp-server-channel = Where all tables are opened, wherever the command is used
arghelp-server-anywhere = Whether tables may be opened in every channel again
arghelp-server-hosts = The role that may open tables; @everyone: everybody may
arghelp-server-page = Whether matches have a page outside of Discord, which shows what spectators see

admin-health = Health
admin-gateway = Discord’s gateway answers in { $ms } ms.
admin-gateway-unknown = Discord’s gateway has not answered yet.
admin-loop = The loop `{ $loop }` last went round { $seconds ->
    [one] { $seconds } second ago.
   *[other] { $seconds } seconds ago.
}
admin-database = The database answers.
admin-no-database = The database does not answer.
admin-outbox = Owed: { $rows ->
    [0] nothing.
    [one] { $rows } post or move; { $failing } failed before; { $oldest } s old.
   *[other] { $rows } posts and moves; { $failing } failed before; the oldest is { $oldest } s old.
}
admin-dead = Given up after many attempts: { $rows ->
    [one] { $rows } post.
   *[other] { $rows } posts.
} The log says why.
admin-revive = Try again
admin-here = On this server: { $running ->
    [one] { $running } match
   *[other] { $running } matches
} and { $lobbies ->
    [one] { $lobbies } open table.
   *[other] { $lobbies } open tables.
}
admin-everywhere = Everywhere: { $running ->
    [one] { $running } match
   *[other] { $running } matches
} and { $lobbies ->
    [one] { $lobbies } open table.
   *[other] { $lobbies } open tables.
}
admin-unreadable = { $n ->
    [one] One match on this server cannot be read by this version:
   *[other] { $n } matches on this server cannot be read by this version:
} { $ids }. An operator finds in the log why; { COMMAND("admin void") } calls one off.

admin-rights-all = In { $where } I have every permission that I use.
admin-rights = In { $where } I lack:
right-view-channel = View Channel: without it I can do nothing there.
right-send-messages = Send Messages: tables, boards and notices are posted there.
right-attach-files = Attach Files: without it boards are told in words.
right-create-public-threads = Create Public Threads: without it matches are played in the channel itself.
right-send-messages-in-threads = Send Messages in Threads: without it a match goes on in the channel.
right-read-message-history = Read Message History: without it old boards keep their buttons.
right-manage-threads = Manage Threads: without it a thread that was locked stays closed, and the match goes on in the channel.

admin-void-ask = Call off { $game } { $id }? Nobody will have won, and this cannot be taken back.
admin-void-yes = Call it off

server-title = Settings of this server
server-own-language = the server’s
server-pace = Time for a turn
server-tables = Tables are opened in
server-anywhere = any channel
server-hosts = Tables are opened by
server-everyone = everybody
server-page = Pages of matches
server-page-link = for whoever gets a link
server-page-open = linked in every thread
server-page-closed = none

error-not-admin = Only those who manage this server may do that.
error-elsewhere-match = The match { $id } is not played on this server.
error-no-match-here = Name the match: this channel does not make plain which is meant.
