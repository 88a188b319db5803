# Messages of the house and of the page, shared by all games.

seat-name = Seat { $seat }

rule-core-seats = This game cannot be played by that number of players.
rule-core-game-over = The game is over.
rule-core-no-such-action = There is no such move.
rule-core-not-your-turn = It is not your turn.
rule-core-wrong-phase = That is not possible at this point of the game.

# --- The page -----------------------------------------------------------------------------------

skip = Skip to the content
to-house = Go to the house
close = Close
try-again = Try again
loading = Setting up the table…
nowhere = There is nothing here.
nowhere-more = Check that the address is complete.
section = (§{ $section })
no = no
guest = Visitor
you-mark = (you)
reconnecting = Reconnecting…
house-closes = The house closes for a moment at { $when }. Your games are kept.
spared = You have nothing to choose: the house answers for you, and nobody knows whether you could.
lost-house = The house is not answering.
lost-house-more = It may be closed, or you may be offline.
unknown-visitor = We do not know you any more: this browser has lost the cookie that told the house who you were.
unknown-visitor-back = Recover my identity
part-blocked = Part of this page did not load: something in the browser or on the network blocks it.
part-blocked-page = Something in the browser or on the network blocks this page.
over-http = Your network blocks WebSockets: you are playing over HTTP.
refused-other = That was not possible ({ $code }). Reload the page and try again.
refused-unreachable = The house is not answering. Check your connection and try again.

settings = Settings
settings-language = Language
settings-theme = Theme
settings-size = Text size
settings-still = No animations
settings-notify-else = The title of the page always tells you, and so do sounds, if you turn them on.
settings-notify = Notify me when it is my turn
settings-voices = What computer players say
voices-all = Everything
voices-few = Only what concerns me
voices-none = Nothing
settings-vibrate = Vibrate at my turn (a phone beside a big screen)
settings-sound = Sounds of the table
sound-offer = This table has sounds too: cards, dice, the hammer.
sound-offer-yes = With sound
sound-offer-no = Without sound
settings-volume = Volume
settings-ask-always = Ask me even when there is nothing to choose
settings-pace = How fast the others’ moves are shown
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-once = At once
settings-undo = Time to undo a choice
undo-seconds = { $n ->
    [0] None
   *[other] { $n } seconds
}
settings-undo-help = The page waits before it sends a choice. Not at tables with a clock: your time is running.
settings-keys = Single-letter keys at the table
keys-pause = Pause the others’ moves, or go on
keys-step = Show one more step
keys-skip = Show everything now
keys-undo = Undo the last choice
keys-ctrl-z = Ctrl Z
keys-replay = Back and forward in a replay
telling = What the others do
telling-pause = Pause (P)
telling-go-on = Go on (P)
telling-step = One step (N)
telling-skip = Skip: show at once what has happened so far (F)
telling-skip-short = Skip
telling-mine = To my turn
telling-mine-long = Show everything at once until it is my turn
telling-again = Show it again
telling-touch = Go on
telling-left = { $n ->
    [0] Paused
    [one] 1 step left
   *[other] { $n } steps left
}
since = Since your last turn
since-more = { $n ->
    [one] One more thing happened before: it is in the log.
   *[other] { $n } more things happened before: they are in the log.
}
since-away = While you were not looking
since-skipped = What you skipped
undo = Undo
undo-held = Chosen. You can still change your mind.
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
size-normal = Normal
size-large = Large
size-larger = Very large

# --- The house ----------------------------------------------------------------------------------

house-title = The gaming house is open
house-lead = Games of cards, bluffs and borders from medieval Iberia. Play against the house or invite your friends: no account needed.
house-games = Games
house-open-tables = Your games
house-waits-for = Waiting for { $name }
house-your-turn = Your turn
house-players = { $range } players
house-minutes = { $range } min
head-table = A table of { $game }
head-replay = A game of { $game }
head-learn = Learn { $game }
head-somewhere = A table is waiting for you
head-club = A club of players
laboratory = Laboratory
licences = Licences
install = Install as an app
house-foot = In the thirteenth century a tafurería was a gaming house licensed by the king.
door-title = Who may come into this house
door-play-word = Anyone who knows the word of the house can play here.
door-play-clubs = Members of this house’s clubs can play here.
door-watch-players = Nobody else can watch.
door-watch-anybody = Anybody can watch.
door-watch-word = Anyone who knows the word of the house can watch too.
door-watch-clubs = Members of this house’s clubs can watch too.
door-programs-word = Programs must give the word.
door-programs-clubs = Programs must be members of a club.
door-you-in = You can come in.
door-you-watching = You can watch, but not play.
door-you-out = You cannot come in yet.
door-club = Ask one of them for the link to their club: anyone who joins it can come in.
door-word = The word of the house
word-have = Do you have a word?
word-enter = Come in
chronicle = Your chronicle
invited = You are invited
invited-by = { $who } invites you to a table.
invited-go = To the table
invited-no = No, thank you
invited-never = No invitations from { $who }
invite-friends = Invite people you have played with
invite-done = invited
invite-more = They find the invitation on the first page the next time they come. You are not told whether they have seen it.
me = You
chronicle-with = with { $who }
chronicle-more = Show earlier games
seat-forgotten = Somebody
chronicle-whole = Your whole chronicle
book-lead = { $n ->
    [one] 1 game since { $since }
   *[other] { $n } games since { $since }
}; { $won ->
    [0] none won so far.
    [one] one won.
   *[other] { $won } won.
}
book-empty = Your games stay here once you have finished one: how they went, with whom, and what you decided.
book-play = Choose a game
book-all = All
book-games = Games
book-latest = The latest { $n } are shown; the file has them all.
book-results = Results
book-game = Game
book-played = Played
book-won = Won
book-course = Percent of games won so far
book-decisions = How you decide
book-sound = percent of decisions without a provable mistake ({ $n } decisions in { $games ->
    [one] 1 analysed game
   *[other] { $games } analysed games
}).
book-unjudged = The house has not analysed any of these yet. Open the end or the replay of a game and wait until it has finished counting.
book-finest = Well decided
book-finest-more = by how many percent it beat the best of the others
book-worst = Badly decided
book-worst-more = how many percent it cost
book-better = It was better to { $what }.
book-next = The next best: { $what }.
book-luck = Luck, apart
book-lucky = victories that luck gave or took in { $games ->
    [one] the game in which it could be measured
   *[other] the { $games } games in which it could be measured
}; you won { $won }.
book-people = People you have played with
book-with = { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won } won
book-own = It is yours
book-own-more = Only you see it, and it is only in this house.
book-export = Download the chronicle
book-forget = Delete it
book-forget-title = Delete your chronicle?
book-forget-more = { $n ->
    [one] Your name and everything that links you to your finished game will vanish from the house, and so will what you said there. The others keep the game, with an unnamed player in your seat.
   *[other] Your name and everything that links you to your { $n } finished games will vanish from the house, and so will what you said there. The others keep the games, with an unnamed player in your seat.
} Games that you are still playing do not change. This cannot be undone.
book-forget-yes = Delete my chronicle
book-forget-no = Leave it as it is
book-gone = { $n ->
    [one] Done: the house no longer knows who played that game.
   *[other] Done: the house no longer knows who played those { $n } games.
}
status-waiting = Waiting for players
status-playing = In progress
status-over = Finished
status-halted = Stopped
status-interrupted = Ended by an update
play-now = Play now
with-friends = With friends
same-screen = On one screen
same-screen-help = Several people share this screen: between turns a curtain hides the hands.
to-options = Options

# --- Options of a new table -----------------------------------------------------------------------------

who-sits = Who plays
way-house = Against the house
way-house-note = You and the bots
way-friends-note = By link, code or word
way-screen-note = Several people, one device
seat-by-seat = Seat by seat
seats-people = { $n ->
    [one] 1 person here
   *[other] { $n } people here
}
seats-open = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
seats-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
variants-changed = { $n ->
    [0] All as in the rules
    [one] 1 changed
   *[other] { $n } changed
}
preset-plain = As in the rules
table-settings-clock = With a clock
table-settings-no-clock = Without a clock
your-name = Your name
seats = Seats
seats-count = Number of players
seat-who = Who sits at { $seat }
seat-me = Me
seat-friend = A friend, by link
seat-computer = House bot
seat-of-level = House bot: { $level }
seat-computer-level = House bot of another level
seat-open = Free
seat-away = (away)
seat-acts = Their turn
level = Level of the house bots
level-aprendiz = Apprentice
level-aprendiz-help = Knows how to play, but often moves without thinking: good for your first games.
level-jugador = Player
level-jugador-help = Plays well and answers at once.
level-maestro = Master
level-maestro-help = Before deciding, imagines what the others may hold and tries its moves in hundreds of games.
think = Master's thinking time
variants = Rules at this table
presets = Presets
estimate-slow = Several days: everybody plays when they can.
estimate = About { $minutes } minutes if only people play.
open-seats = { $n ->
    [one] One seat is left for people who open the link.
   *[other] { $n } seats are left for people who open the link.
}
make-table = Create the table

# --- Waiting room -------------------------------------------------------------------------------

waiting-lead = { $n ->
    [0] All seats are taken.
    [one] One player is missing.
   *[other] { $n } players are missing.
}
waiting-invited = You have been invited to this table. Choose a seat.
sit-here = Sit here
stand-up = Give up my seat
stand-up-who = Remove { $who }
free-seat-of = Free { $who }’s seat
remove-who = Remove { $who }
remove-title = Remove { $who }?
remove-text = They lose their seat and cannot come back to this table. During the game a bot takes over.
remove-yes = Remove
remove-no = Cancel
remove-watchers = Send watchers away
guest-here = Name of another player at this screen
share-link = Send this link to anyone you like: they can take a seat, no account needed.
invitation = The invitation
share = Share
share-mail = Send by email
share-text = Join me for a game of { $game }.
share-word = Tell them this word: they type it on the first page of the house.
lan-open = Open to this Wi-Fi
lan-shut = This computer only
lan-do-open = Open to this Wi-Fi
lan-close = Close
lan-open-text = Anyone on this network who has the word, the code or the link can come in. Nobody outside sees it.
lan-shut-text = The house listens to this computer only: nobody else can open the link or the code yet.
lan-firewall = Can the others not open it? The firewall of this computer may be blocking port { $port }.
lan-not-yet = Others cannot open this link yet.
lan-others = If that address does not work: { $addresses }
lan-none = This computer is not on a local network.
waiting-talk = While they are on their way
link = Link to the table
copy = Copy
copied = Copied
copy-by-hand = It is selected: copy it with Ctrl+C (⌘C on a Mac), or by holding your finger on it.
begin = Start
begin-with-computers = { $n ->
    [one] Start: a house bot takes the free seat
   *[other] Start: house bots take the { $n } free seats
}

# --- The table ----------------------------------------------------------------------------------

title-your-turn = Your turn
table-itself = the table
watching = Watching
rules = Rules
rules-of = Rules of { $game }
rules-page = Page
rules-count = { $n } of { $of }
rules-previous = Previous
rules-next = Next
rules-ours = The author’s rulebook does not say: this is how it is played here.
rules-sections = Each § is a section of that rulebook.
rules-try = Try it
rules-print = Print: two sheets
rules-drawings = Drawn examples
rules-unfold = Unfold all
rules-fold = Fold all
rules-whole = All the rules on one page
log = Log
log-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
the-table = The table
log-empty = Nothing has happened yet.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-none = There is no talk at this table.
talk-phrases = Phrases the table understands
talk-phrase-whom = About whom?
talk-line = Write a message
talk-send = Send
talk-all = To the whole table
talk-side = To my side only
talk-counsel = to their side only
talk-only = To { $who } only
talk-to = to { $who }, in private
talk-you = you
talk-whom = To whom
keeping = Keeper
talk-report = Report
talk-report-who = Report what { $who } said
talk-reported = The keeper will see it
talk-not-reported = It could not be reported
talk-mute = Mute
talk-mute-who = Mute { $who }
talk-unmute = { $n ->
    [one] Unmute one person
   *[other] Unmute { $n } people
}
talk-unread = { $n ->
    [one] 1 unread message
   *[other] { $n } unread messages
}
game-over = The game is over.
halted = The table has stopped: the house cannot save moves at the moment.
interrupted = The house was updated, and the rules of this game have changed since it began. It cannot go on.
interrupted-read = Everything that you were told can still be read here.
interrupted-not-kept = The log of this table was not saved.
interrupted-again = Begin a new game with the same people
board-unreadable = The table of this game can no longer be drawn, but its log can be read.
no-table-here = This game cannot be played in the browser yet.
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map

# --- The end ------------------------------------------------------------------------------------

end-you-won = { $n ->
    [one] The game is yours
   *[other] You share the game
}
end-decided = What decided it
end-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
end-nobody = Nobody at the table wins
end-winner = winner
end-rematch = Play again
end-save = Save the game
end-verify = Check the deal
end-deal-good = The deal was not tampered with: the key is the one that the house committed to before dealing, every random draw ({ $n }) follows from it, and what happened is what you were told.
end-deal-key = The key is not the one that the house committed to before dealing.
end-deal-draw = One of the random draws does not follow from the key.
end-deal-story = What the house says now is not what it told you during the game.
end-deal-how = Your browser has repeated every draw by itself. To check the moves against the rules as well, save the game and run “tafureria verify”.
end-commitment = Commitment published before the deal
end-key = Key revealed at the end

# --- Names of the house bots: the initial is the letter on their shield ----------------------------------

computer-0 = Aldonza
computer-1 = Berenguer
computer-2 = Constanza
computer-3 = Diego
computer-4 = Elvira
computer-5 = Farah
computer-6 = Gonzalo
computer-7 = Hasán
computer-8 = Inés
computer-9 = Jimena
computer-10 = Karim
computer-11 = Leonor
computer-12 = Munio
computer-13 = Nuño
computer-14 = Oria
computer-15 = Pelayo

# --- Refusals: one message for each code in `house/refusal.py` ---

refused-rule = The rules do not allow it.
refused-malformed = The house did not understand the message. Reload the page and try again.
refused-too-large = That is too long. Shorten it and try again.
refused-too-fast = Too many messages at once: wait a moment.
refused-unknown-table = This table does not exist or has been closed. Check the link.
refused-unknown-word = No table is waiting with that word. Check the spelling.
refused-needs-word = This house lets in anyone who knows its word. The person who invited you can tell you.
refused-needs-club = This house lets in members of its clubs. Ask one of them for the link to their club.
refused-wrong-word = That is not the word of the house.
refused-short-word = The word of the house needs at least four letters or digits.
refused-banned = The keeper of this house has asked you to leave.
banned-more = While it lasts you can neither play nor watch here. If you think it is a mistake, talk to the keeper.
refused-muted = The keeper of this house does not let you talk.
refused-closed = The keeper of the house has closed this table.
refused-unknown-person = The house knows nobody like that.
refused-unknown-line = Nobody has said that to you.
refused-not-keeper = Only the keeper of the house sees this.
refused-no-laboratory = This house has no laboratory.
refused-unknown-study = There is no such study, or it is not for you.
refused-study-running = The laboratory is playing a study already: wait for it to end, or stop it.
refused-not-near = Only somebody at the house’s own computer can do that.
refused-stale = The table changed while you were deciding. Look again and choose.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-unknown-notation = That notation is not a move.
refused-not-begun = The game has not begun yet.
refused-not-waiting = The game has already begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-halted = The table has stopped: moves would be lost if it went on.
refused-other-rules = The rules of this game have changed since it began, so it cannot go on.
refused-not-kept = The rules have changed since this game was played, and it was not saved in a form that can still be shown.
refused-old-options = This table was set up with options that the game no longer has. Make a new table.
refused-store-failed = The house cannot save the move, so it does not count. Try again in a while.
refused-not-host = Only the host of the table can do that.
refused-not-yet = There is still time: the table waits a little longer for this player.
refused-unknown-seat = There is no such seat at this table.
refused-no-screen = This table is not on a big screen.
refused-declined = The host has said no.
refused-seat-taken = That seat is already taken. Choose another one.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You have no seat at this table.
refused-name-taken = Somebody at the table already has that name. Choose another one.
refused-no-name = A name is missing. Enter one.
refused-no-talk = There is no talk at this table.
refused-no-phrase = That cannot be said now.
refused-no-private-talk = There is no private talk at this table.
refused-empty = The message is empty. Write something first.
refused-bad-shield = Colour does not go on colour, nor metal on metal (gold, silver). Choose another tincture.
refused-unknown-key = That link or those words do not work: already used, too old, or mistyped.
refused-has-seats = You have seats or games on this device. Say what should happen to them.
refused-no-passkey = This passkey was not accepted. Try again, or use a link.
refused-no-friend = You can only invite people with whom you have finished a game.
refused-no-cookie = Your browser does not store the cookie by which the house recognises you. Allow cookies for this page.
refused-wrong-origin = The request came from another website, so it was not carried out.
refused-unknown-game = The house does not have that game.
refused-unknown-player = The house has no such bot.
refused-bad-option = One of the options is not valid for this game.
refused-this-option = The option “{ $option }” does not allow that value in this game.
refused-bad-setup = The game cannot be played with these settings.
refused-running = You can see this once the game is over.
refused-bad-record = This record does not replay correctly. Check that the file is a saved game and that nobody has changed it.
refused-bad-eyes = There is no such point of view.
refused-bad-step = The game has no such step, or was already over by then.
refused-not-found = There is nothing here.
refused-table-full = Too many people are connected to this table. Try again in a while.
refused-too-many = You have reached the limit of this house. Close or delete something and try again.
too-many-tabs = You have this table open in as many tabs as the house allows. Close one and try again.
refused-too-long = That takes the house too long. Try again later.
refused-house-full = This house is full: its keeper must make room before anything new can begin. Games in progress continue, and nothing is lost.
refused-talk-full = There is no room for more talk at this table.
refused-seats-each = The host allows you no more seats.
refused-removed = The host no longer lets you in.
seat-here = Another person, on this device
guest-n = Person { $n }
guest-name = Name of the person at { $seat }
link-qr = QR code of the link to the table
curtain-title = { $who }’s turn
curtain-text = Hand over the screen, and let nobody else look.
curtain-open = I am { $who }

# --- Among friends --------------------------------------------------------------------------------

house-listed = Tables open to everybody
house-free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
host-is = { $who } hosts the table and begins the game.
host-away = { $who } hosts the table and is away. In a few minutes the role passes to the person who has sat here longest.
host-plays = { $who } hosts the table.
stand-in-for = Let the house play for { $who }
stand-in-you = The house is playing for you.
stand-in-back = I’m back
seat-stand-in = (away: the house plays)
clocks = Clocks
seat-left = { $n ->
    [one] { $who } leaves the game: a bot of the house takes the seat.
   *[other] { $who } leave the game: bots of the house take their seats.
    }
resign = Leave the game
resign-title = Leave the game?
resign-text = A house bot takes your seat and the others play on. This cannot be undone.
resign-yes = Leave
resign-no = Keep playing
end-next = Go to the rematch
end-next-ready = There is a table for the rematch.
table-settings = Table settings
table-settings-listed = Show the table on the first page: anyone can take a seat
table-settings-draw = Draw lots for the seats at the start
table-settings-talk = Talk
table-settings-move = Time for each decision
table-settings-game = Time for the whole game
refused-no-push = This browser has no push service that the house can reach.
notices = Notices about my turn
notices-help = In slow games, with days for each decision, this device notifies you when it is your turn, even when the page is closed.
notices-here = Notify me on this device
notices-others = Elsewhere
notices-remove = Stop notifying me there
notices-one = { $host }, since { $day }
notices-why-http = A browser can notify you only over a secure connection (https).
notices-why-iphone = On an iPhone or iPad, first put this page on the home screen (Share, then “Add to Home Screen”) and open it there.
notices-why-none = This browser cannot notify you while the page is closed.
notices-why-denied = This browser has been told not to allow it. You can change that in its settings for this page.
notices-why-unanswered = The browser has asked you and you have not answered. Turn it on again and choose “Allow”.
notices-quiet = No notices at night
notices-from = From
notices-until = Until
mail-ask-subject = Tafurería: confirm your address
mail-ask =
    Somebody (you, we hope) wants to be notified here when it is their turn in a slow game at Tafurería.

    If it was you, open this page and press the button:
    { $link }

    If it was not, do nothing: you will get no further email. The link is good for two days.
mail-told =
    { $what }

    { $link }

    --
    Stop these emails: { $stop }
mail-confirm = May this house email you when it is your turn?
mail-confirm-do = Yes, email me
mail-confirmed = From now on you will be notified by email.
mail-too-late = This link has expired. You can ask for another one on the page.
mail-stop = Stop emails when it is your turn?
mail-stop-do = Stop these emails
mail-stopped = You will get no more emails.
refused-no-holidays = At most 30 days at a time and 45 in a year, from today on; and only one holiday at a time.
refused-no-mail = The house cannot email this address.
away-until = { $name } is away until { $day }
seat-until = (away until { $day })
holidays = Days when I am away
holidays-help = In slow games your clock is stopped on these days and you get no notices; the others see how long you are away. At most { $most } days at a time and { $year } in a year; you have { $left } left.
holidays-first = First day
holidays-last = Last day
holidays-go = I will be away on these days
holidays-planned = You will be away from { $first } to { $last }.
holidays-on = You are away until { $last }. In slow games your clock is stopped and you get no notices.
holidays-back = I am back
holidays-give-up = I am not going away
notices-mail = Notify me by email too
notices-mail-help = You get a link first; nothing else is sent until you have opened it.
notices-mail-send = Send the link
notices-mail-sent = A link is on its way to you. Open it within two days.
notices-mail-one = Email ({ $host }), since { $day }
notices-mail-drop = Forget that address
notice-turn = { $n ->
    [0] It is your turn.
   *[other] It is your turn at the table with { $who }.
}
notice-soon = { $n ->
    [0] Your time will soon be up.
   *[other] Your time will soon be up at the table with { $who }.
}
slow-help = A slow game: come for your turn and leave again. If your time runs out, a bot makes that one decision for you.
table-settings-patience = Time before a bot stands in for somebody who is away
table-settings-seats-each = Seats that each guest may take on their device
talk-kind-usual = As usual in this game
talk-kind-private = In public and in private
talk-kind-public = In public only
talk-kind-none = No talk
seconds = { $unit ->
    [none] No limit
    [second] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
    [minute] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
    [hour] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
   *[day] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
}

# --- Replay ---------------------------------------------------------------------------------------

end-replay = Replay the game
house-bring = Replay a saved game
bring-how = You can bring the file of a game, or of your whole chronicle. You can also drop it anywhere on the front page, or paste the game, even quoted in an email.
bring-file = Choose a file
bring-paste = Or paste it here
bring-games = { $n ->
    [one] There is one game in the file
   *[other] There are { $n } games in the file
}
record-fault-too-long = It is too long to be a game.
record-fault-not-a-record = This is not a saved game: those begin with the line “tafureria-record 1”.
record-fault-broken-file = A piece of the file is missing: save it again, or ask for it again.
record-fault-no-games = There is no game in this file.
record-fault-wrong-parts = A saved game has three parts, with lines of dashes (---) between them. This one has more or fewer.
record-fault-cut-off = Its end is missing: copy the whole game, down to the line that begins with “returns”.
record-fault-lost-actions = Some of its moves are missing, or there are too many.
record-fault-missing = One of the lines at its beginning or end is missing.
record-fault-unknown-game = The house does not have that game.
record-fault-bad-option = The number of players or one of the options is not valid in that game.
record-fault-bad-setup = That game cannot be set up like this.
record-fault-bad-key = The key of the deal (the line “key”) is damaged.
record-fault-no-commitment = The line “commitment” is missing, without which nobody can check the deal.
record-fault-other-commitment = The deal is not the one that was promised: somebody has changed “key” or “commitment”.
record-fault-unknown-action = One line is not a move of that game: it was copied badly, or somebody has changed it.
record-fault-bad-returns = The result at its end is damaged.
record-fault-illegal-action = The rules do not allow one of the moves: one before it is missing, or somebody has changed it.
record-fault-other-version = It was played by another version of the rules, which this house no longer has.
record-fault-ending-missing = The game was not over: only finished games can be replayed.
record-fault-other-ending = The game does not end as the file says: somebody has changed it.
record-fault-other-returns = The result is not what the file says: somebody has changed it.
replay = Replay
replay-first = Go to the beginning
replay-back = Previous
replay-on = Next
replay-last = Go to the end
replay-run = Play
replay-pause = Pause
replay-step = Step of the game
replay-eyes = As seen by
replay-eyes-table = the table
replay-hidden = Show what was hidden, too
replay-play-on = Play from here
replay-move = Move through the game
replay-look = Look at the game
replay-day = Until the day is over you can see only what you saw yourself: others are still playing this deal.
replay-known-own = What you knew
replay-known-note = Based only on what had been seen and heard until then.
replay-known-truth = Based on what had been seen and heard until that moment; beside it, what was really so.
replay-known-none = What was known cannot be drawn for this game.
elsewise = What if …?
elsewise-chose = The choice of { $who }: { $what }.
elsewise-pick = Another choice
elsewise-more = { $n ->
    [one] One more …
   *[other] { $n } others …
}
elsewise-playing = The house is playing both to the end: { $n } of { $of }.
elsewise-better = It was better: { $gap } percent more games won (± { $error }).
elsewise-worse = It was worse: { $gap } percent fewer games won (± { $error }).
elsewise-even = { $n } games cannot tell which was better: the difference, { $gap }, lies within the margin of error (± { $error }).
elsewise-how-all = Percent of games won, from the table as it really was, with the same luck for both.
elsewise-how-own = Percent of games won, at tables that fit what was known, with the same luck for both.

# --- What it knew (replay) ----------------------------------------------------------------------

knew-title = What { $who } knew
knew-choice = Chosen: { $what }
knew-true = it was true
knew-false = it was not true
knew-worlds =
    { $n ->
        [0] Nothing was hidden from it.
        [one] In 1 imagined situation that fits what it had been told.
       *[other] In { $n } imagined situations that fit what it had been told.
    }
knew-tried = What it tried before deciding
knew-tries = { $value } on average in { $n ->
    [one] 1 game
   *[other] { $n } games
}

# --- What would you do? ----------------------------------------------------------------------------

advise = What would you do?
advise-title = What the master would do
advise-asking = The master is thinking, with what you know …
advise-untried = Not played out: a rough estimate.
advise-shown = Marked on the table.
advise-alike = You choose it here, by setting the amount.
advise-unseen = It is not on the table now: you choose it in another step.
advise-note = Based only on what you have seen and been told. Nobody else knows that you asked.
table-settings-hints = Everybody may ask “What would you do?”
refused-no-hints = There is no advice at this table: it has clocks, or several people who have not agreed to it.
board = What you know
board-title = What you know
board-asking = Going through all that you have seen and been told …
board-sure = certain
board-likely = possible: the more golden the mark, the more likely
board-unlikely = possible, but unlikely
board-impossible = impossible
board-true = it was so
board-false = it was not so
board-key = The marks
board-nothing = There is nothing hidden left to deduce.
board-note = Based only on what you have seen and been told. Nobody else knows that you are looking.
board-mark =
    { $is ->
        [sure] certain
        [impossible] impossible
       *[likely] { $percent }%
    }
table-settings-board = Everybody may look at “What you know”, where the rules allow it
refused-no-board = There is no deduction board at this table: several people have not agreed to it.
refused-no-analysis = A lesson is not analysed: its guide says what to do.
refused-no-advice = The master is busy. Ask again in a moment.
advice-outlook = Played out by the master: this way you win the game about { $percent }% of the time{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.

# --- Lessons ---------------------------------------------------------------------------------------

learn = Learn
learn-title = Learn { $game }
learn-lead = You sit down at the real table and I take you by the hand: one step at a time, and you play from the first.
learn-steps = { $n } steps, about { $minutes } minutes
learn-begin = Begin
learn-resume = Go on where you left off
learn-again = Take it again
learn-done = You know it
learn-rules-search = Search the rules
learn-rules-none = Nothing in the rules mentions “{ $what }”.
learn-terms = The words of the game
learn-first = Never played { $game }?
learn-first-text = The house guide teaches it in five minutes, at the table itself.
learn-first-yes = Learn it in five minutes
learn-first-no = Play right away
lesson = The house guide
lesson-on = Go on
lesson-show = Show me
lesson-step = Step { $n } of { $of }
lesson-step-short = { $n }/{ $of }
lesson-leave-short = Leave
lesson-why = Why
lesson-leave = Leave the lesson
lesson-watch = Watch what the others do…
lesson-fold = Fold or unfold what the guide says
lesson-beside = The house guide, beside you
lesson-done = You can do that now! Next, a real game: _I stay beside you_ and explain each new thing the first time it comes up.
lesson-play = A real game, with you beside me
lesson-play-as = A game of “{ $preset }”
lesson-next = Next lesson
lesson-again = Take this lesson again
hint-seen = Got it
hint-alone = I know how to play
refused-lesson = The rules allow that, but now I want to show you something else: do what I point at.
refused-unknown-lesson = The house has no such lesson.
status-taught = Lesson finished

# --- the deal of the day

day-title = The deal of the day
day-lead = The same cards for everybody, in the same seat and against the same opponents. It ends { $until }.
day-play = Play it
day-resume = Go on
day-score = { $score } { $score ->
    [one] point
   *[other] points
  }
day-rank = { $rank } of { $of }
day-played = { $n ->
    [0] Nobody has played it yet
    [one] One person has played it
   *[other] { $n } people have played it
  }
day-you = You
day-house = The house bots, with these cards in your seat
day-better = Better than { $percent } of their games · par { $par }
day-waiting = The house is still playing its own: { $n } of { $of }.
day-spread = { $n ->
    [one] One game
   *[other] { $n } games
  } with { $score }
day-people = Who has played it
day-closed = The deal opens at midnight (UTC): then you can check it and see everybody’s cards.
refused-day-running = The deal of the day stays closed until the day is over. Then you can see all of it, and check it.

# --- what could have been

after-soon = The house is looking at the game again: in a moment you will see who was going to win.
after-growing = The house is still looking at the game: { $percent }.
after-curve = Who was going to win
after-curve-more = percent of games won from that table; the band is the margin of error
after-round = Round { $n }
after-luck = Luck
after-choice = { $who }’s choice
after-choice-own = Your choice
after-luck-gave = { $way ->
    [gave] it gave you { $luck } percent (± { $error }), compared with any other deal.
    [took] it cost you { $luck } percent (± { $error }), compared with any other deal.
   *[even] it neither helped nor hindered you beyond the margin of error (± { $error } percent).
  }
after-decisions = Your decisions
after-decisions-more = { $n ->
    [0] No decision to compare
    [one] One decision compared with others
   *[other] { $n } decisions compared with others
  }: { $mistakes ->
    [0] none was worse beyond the margin of error
    [one] one was worse beyond the margin of error
   *[other] { $mistakes } were worse beyond the margin of error
  }. Only what you knew then counts.
after-decision = decision { $n }
after-better = Your choice: { $chosen }. It was better to { $better }.
after-cost = It cost you { $cost } ± { $error } percent.
after-worlds = In { $n ->
    [0] very few of the worlds that you could imagine
    [one] one in ten of the worlds that you could imagine
    [10] almost all worlds that you could imagine
   *[other] { $n } in ten of the worlds that you could imagine
  } the other was no worse.
after-look = See it at the table
after-no-mistakes = No decision was worse than another by more than the margin of error. Well played.
after-all = All decisions ({ $n })
after-mistake = Mistake
after-even = Within the margin of error
after-best = The best
after-alone = Nothing to compare

### Clubs

clubs = Clubs
clubs-lead = People who play together again and again: their tables, their results, and evenings with a tournament.
club-new = A new club
club-title = Name of the club
club-make = Found the club
club-size = { $n ->
    [one] 1 member
   *[other] { $n } members
}
club-is-open = open to anyone with the link
club-invited = You are invited to this club. Enter a name and you are in.
club-join = Join the club
club-your-table = Go to your table
club-tournaments = Tournaments
club-no-tournaments = There has been no tournament yet.
club-tournament-new = A new tournament
club-tournament-title = Name of the tournament
club-tournament-make = Announce the tournament
club-entrants = { $n ->
    [one] 1 player
   *[other] { $n } players
}
club-stage-open = Not begun yet
club-stage-playing = Round { $round } of { $of } is being played
club-stage-between = Round { $round } of { $of } is over
club-stage-over = Over
club-seats = Players at a table
club-rounds = Rounds
club-system = Who meets whom
club-system-swiss = Swiss: players with equal points meet
club-system-round-robin = Round robin: everybody meets
club-duplicate = All tables of a round play the same deal
club-duplicate-short = the same deals at all tables
club-tables = Tables
club-no-tables = No table is waiting or playing.
club-table-new = A table for the club
club-results = Results
club-no-results = Finished games of the club are counted here.
club-name = Name
club-points = Points
club-rating = Rating
club-rating-more = A win is one point; a shared win is split. The true strength lies within the ± with a probability of 95%: it narrows with more games.
club-computer = Bot ({ $level })
club-guests = Guests
club-gone = Somebody who has left
club-invitation = Invitation
club-invitation-more = Anyone who opens this link can join.
club-members = Members
club-founder = founder
club-manage = Your club
club-rename = Rename
club-open = Anyone with the link may read everything
club-leave = Leave the club
club-leave-more = Your results stay, without your name. With the link you can come back.
club-delete = Delete the club
club-delete-more = Its page, results and tournaments are deleted for everybody. The games stay with those who played them.
club-hand-over = Hand the club over to { $name }
club-hand-over-more = { $name } will be its founder instead of you.
club-remove = Remove { $name }
club-remove-more = { $name } cannot come back with the link. A bot takes over at tournament tables.
club-other = A member of the club
club-take-out = Remove somebody
club-back = The club
club-tables-of = tables of { $n }
club-left = { $n ->
    [one] 1 table still playing
   *[other] { $n } tables still playing
}
club-enter = Enter the tournament
club-enter-late = Enter from the next round on
club-leave-tournament = Leave the tournament
club-leave-tournament-more = A bot finishes the current game. The points stay.
club-begin = Begin round { $round }
club-finish = End the tournament
club-anyway = { $n ->
    [one] One table is still playing. Its game counts once it is over.
   *[other] { $n } tables are still playing. Their games count once they are over.
}
club-delete-tournament = Delete the tournament
club-delete-tournament-more = Its rounds and standings are deleted. Its games stay among the results of the club.
club-standings = Standings
club-place = Place
club-rivals = Rivals
club-compared = Deals
club-ties = A win is one point; a shared win is split. Ties on points are broken by the opponents’ total.
club-ties-duplicate = Then, on the same deals, by at how many other tables your seat scored less than you.
club-not-playing = no longer playing
club-nobody = Nobody has entered yet.
club-round = Round { $round }
club-closed = Everybody plays the same deal: results are published when the round is over.
club-table = Table { $n }
club-look = Look
refused-round-running = Some tables of this round are still playing.
refused-round-begun = The tournament has moved on in the meantime.
refused-unknown-club = That club no longer exists.
refused-unknown-tournament = That tournament no longer exists.
refused-unknown-member = That person is no longer in this club.
refused-not-member = Only members of the club can do that.
refused-not-founder = Only the founder of the club can do that.
refused-founder = Hand the club over first.
refused-club-full = The club is full.

# The house in the browser
site-title = Five tabletop games, right in your browser
site-lead = Cards, bluffs and borders of medieval Iberia, against the computer or with others at this screen. No account.
site-best = The best one to start with
site-resume = Continue your game
site-here = stored here
site-back = Go back
site-read = To read
site-docs = Documentation
site-rules-all = The rules of the five games
site-loading = Setting the table
site-megabytes = { $loaded } of { $total } MB
site-starting = Starting the engine
site-once = This is needed only once: afterwards you can play offline too.
site-failed = The house could not be opened in this browser.
site-works = What this page can do
site-alone = All five games against the house
site-screen = Several people at this screen
site-lessons = Lessons, advice and what you know
site-replay = Replay, analysis and chronicle
site-day = The deal of the day, the same for everybody, on your honour
site-offline = All of it offline
site-friends = With friends, each at home
site-friends-more = That takes a house: somebody opens one on a computer or a server, and the others join at its address.
site-address = I have a house: its address
site-go = Go to that house
site-no-address = That is not an address.
site-kept-disk = Your games are stored in this browser ({ $size } MB with the engine).
site-kept-browser = Your games are stored in this browser's database ({ $size } MB with the engine).
site-kept-nothing = Nothing is stored here: this browser does not allow it.
site-copy = Save a copy of everything
site-bring-copy = Restore a copy
site-replaces = The copy replaces everything that is stored here: games, chronicle and lessons.
site-replace = Restore it
site-no-copy = That file is not a copy of this house, or comes from a later version.
site-keeps-nothing = This browser cannot store anything, perhaps because this is a private window: what you play is lost when you close the page.
site-full = There is no more room for storage: what you play from now on may be lost. Make room and reload the page.
site-no-network = No connection: you can still play.
site-old = This browser is too old to play here. Any browser from the last three years will do.

# One hall: the table on a big screen, the hand on the phone.
hall-put = Put it on a big screen
hall-put-text = The table on a television, a tablet or a laptop; on each phone only the hand.
hall-put-link = Open this address on that screen, or type the word there and choose “Common screen”:
hall-put-here = This is the common screen
hall-ask = What is this screen?
hall-ask-common = Common screen
hall-ask-common-text = The whole room sees it; everybody plays with their phone.
hall-ask-seat = A seat
hall-ask-seat-text = I play here: choose a seat below.
hall-others = Everybody else: open your camera
hall-first = Open your phone’s camera
hall-or-word = or type the word at
hall-late = Late?
hall-look = Follow it on your phone
hall-after = This game on your phone
hall-begins = { $who } starts the game from their phone
hall-begins-nobody = The first to sit down hosts the table
hall-bots = The house plays in free seats
hall-full = All seats are taken
hall-leads = hosts from their phone
hall-free = Free seat
hall-coming = is sitting down…
hall-missing = { $n ->
    [0] Everybody is here
    [one] One is missing
   *[other] { $n } are missing
}
hall-stranger = The host has to accept this screen on their phone.
hall-full-screen = Full screen
hall-sound = Sound
hall-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
hall-drawn = Nobody wins
hall-again = { $who } can ask for another from their phone
hall-choices = What you can do
hall-search = Search
hall-cover = Cover
hall-hold = Hold to look
hall-let-go = Let go and they are covered
hall-uncover = Show my cards
hall-rest = Everything else is on the big screen
hall-whole = See the whole table
hall-only-hand = Only my hand
hall-screen-gone = the big screen is not responding
hall-wish-screen = A screen wants to be the common screen of this table. Is it yours?
hall-wish-lost = Another phone asks for the seat of { $who }, who is not connected any more. Give it to them?
hall-wish-seat = { $who } asks for a seat that the house is playing. Give it to them?
hall-yes = Yes
hall-no = No
hall-who = Who are you?
hall-who-lost = If you have changed phones, touch your name; the host confirms it.
hall-who-late = If you are late, you can take over one of these seats from the house.
hall-mine = that is me
hall-instead = in their place
hall-asked = You have asked for the seat of { $who }. The host has to confirm it.
hall-news-close = I have seen it
hall-common = The table, with all hands face down
