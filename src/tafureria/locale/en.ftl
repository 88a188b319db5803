# Words of the house, common to all games.

seat-name = Seat { $seat }
player-random = Random

rule-core-seats = This game is not played by that number of players.
rule-core-game-over = The game is over.
rule-core-no-such-action = There is no such move.
rule-core-not-your-turn = It is not your turn.
rule-core-wrong-phase = This is not the moment for that.

# --- The page -----------------------------------------------------------------------------------

skip = Skip to the content
to-house = Go to the house
close = Close
try-again = Try again
loading = Laying the table…
nowhere = There is nothing here.
section = (§{ $section })
no = no
guest = Visitor
you-mark = (you)
reconnecting = Reconnecting…
refused-other = That could not be done ({ $code }).
refused-unreachable = The house does not answer. Are you connected?

settings = Settings
settings-language = Language
settings-theme = Light
settings-size = Text size
settings-still = No motion
settings-notify = Tell me when it is my turn
settings-sound = A sound when it is my turn
theme-auto = As the system
theme-light = Day
theme-dark = Night
size-normal = Normal
size-large = Large
size-larger = Larger

# --- The house ----------------------------------------------------------------------------------

house-title = The gaming house is open
house-lead = Games of cards, bluffs and borders from medieval Iberia. Sit down against the house or invite your friends: no account needed.
house-games = Games
house-open-tables = Games under way
house-your-turn = Your turn
house-players = { $range } players
house-minutes = { $range } min
house-foot = In the thirteenth century a tafurería was a gaming house with the king’s licence.
status-waiting = Waiting for people
status-playing = In play
status-over = Finished
status-halted = Halted
play-now = Play now
with-friends = With friends
same-screen = Same screen
same-screen-help = Several people at this screen: between turns a curtain covers the hands.
to-options = Variants

# --- Laying a table -----------------------------------------------------------------------------

your-name = Your name
seats = Seats
seats-count = How many play
seat-who = Who sits at { $seat }
seat-me = Me
seat-friend = A friend, by link
seat-computer = Player of the house
seat-of-level = Player of the house: { $level }
seat-computer-level = Player of the house, level
seat-open = Free
seat-away = (away)
seat-acts = To act
level = How the house plays
level-aprendiz = Apprentice
level-aprendiz-help = Knows how to play, but often moves without thinking: for first games.
level-jugador = Player
level-jugador-help = Plays with skill and answers at once.
level-maestro = Master
level-maestro-help = Imagines what the others may hold before deciding, and tries its moves in hundreds of games.
think = The master thinks for
variants = Rules of the table
presets = All at once
estimate = About { $minutes } minutes among people.
open-seats = { $n ->
    [one] One seat stays free for whoever opens the link.
   *[other] { $n } seats stay free for whoever opens the link.
}
make-table = Lay the table
refused-unknown-game = The house has no such game.

# --- Waiting room -------------------------------------------------------------------------------

waiting-lead = { $n ->
    [0] The table is complete.
    [one] One person is missing.
   *[other] { $n } people are missing.
}
waiting-invited = You have been invited to this table. Choose a seat.
sit-here = Sit here
stand-up = Stand up
stand-up-who = { $who } stands up
guest-here = If somebody else plays at this screen, their name
share-link = Send this link to whomever you like: who opens it sits down, without an account.
link = Link to the table
copy = Copy
copied = Copied
begin = Begin
begin-with-computers = { $n ->
    [one] Begin: the house plays the free seat
   *[other] Begin: the house plays the { $n } free seats
}

# --- The table ----------------------------------------------------------------------------------

title-your-turn = Your turn
table-itself = the table
watching = Watching
rules = Rules
rules-of = Rules of { $game }
rules-page = Page
rules-count = { $n } of { $of }
rules-before = Before
rules-next = Next
talk-and-log = Talk and chronicle
log = Chronicle
log-empty = Nothing has happened yet.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-none = There is no talk in this game.
talk-line = Say something
talk-send = Say
talk-all = To the whole table
talk-side = To my side only
talk-counsel = to their side, in counsel
talk-only = To { $who } only
talk-to = to { $who }, in private
talk-you = you
talk-whom = To whom
talk-mute = Mute
talk-mute-who = Mute { $who }
talk-unmute = { $n ->
    [one] Hear one person again
   *[other] Hear { $n } people again
}
talk-unread = { $n ->
    [one] 1 unread message
   *[other] { $n } unread messages
}
game-over = The game is over.
halted = The table has stopped: the house cannot store moves.
no-table-here = This game has no table in the browser yet.
map-closer = Closer
map-farther = Farther
map-whole = See the whole map

# --- The end ------------------------------------------------------------------------------------

end-you-won = { $n ->
    [one] You have won!
   *[other] You are among the winners!
}
end-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
end-nobody = Nobody wins
end-winner = winner
end-again = Play again
end-save = Save the game
end-verify = Check the deal
end-deal-good = The key is the one that the house sealed before dealing, every draw ({ $n }) follows from it, and the story is the one that you were told: the deal was not touched.
end-deal-key = The key is not the one that the house sealed before dealing.
end-deal-draw = A draw of chance does not follow from the key.
end-deal-story = The house tells another story now than while you played.
end-deal-how = This page made every draw again by itself. Whoever wants to check the moves against the rules too saves the record and runs "tafureria verify".
end-commitment = Seal published before the deal
end-key = Key opened at the end

# --- Players of the house: the initial is that of their shield ----------------------------------

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

# Why the house did not do something. Every code of `house/refusal.py` has its words here.

refused-rule = The rules do not allow it.
refused-malformed = The house did not understand the message.
refused-too-large = The message is too long.
refused-too-fast = Too much at once: wait a moment.
refused-unknown-table = There is no such table, or it is gone.
refused-stale = The table changed while you were deciding. Look and choose again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-unknown-words = No move is written like that.
refused-not-begun = The game has not begun yet.
refused-not-waiting = The game has already begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-halted = The table has stopped: it cannot go on without losing something.
refused-store-failed = The house cannot keep the move, so it is not made. Try again in a while.
refused-not-host = Only the person who opened the table can do that.
refused-unknown-seat = There is no such seat at this table.
refused-seat-taken = That seat is already taken.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You have no seat at this table.
refused-name-taken = Somebody at the table already has that name.
refused-no-name = A name is needed.
refused-no-talk = There is no talk at this table.
refused-no-private-talk = There is no private talk at this table.
refused-empty = There is nothing to say.
refused-no-cookie = Your browser does not keep the cookie by which the house knows you.
refused-wrong-origin = The request comes from another page and is not served.
refused-unknown-game = The house does not have that game.
refused-unknown-player = The house does not know that computer player.
refused-bad-option = One of the options is not valid for this game.
refused-bad-setup = The game cannot be set up like this.
refused-running = It can be seen when the game has ended.
refused-bad-record = That text is not a record that stands when it is played again.
refused-bad-eyes = There is no such point of view.
refused-bad-step = The game has no such step, or had already ended.
refused-not-found = There is nothing here.
refused-table-full = Nobody else fits around this table.
seat-here = Another person, here
guest-n = Person { $n }
guest-name = Name of who sits at { $seat }
link-qr = The link to the table, as a code for a camera
curtain-title = { $who } to play
curtain-text = Pass the screen on, and let nobody else look.
curtain-open = I am { $who }
rematch-said = Another game: { $link }

# --- Among friends --------------------------------------------------------------------------------

house-listed = Tables waiting for whoever comes
house-free-seats = { $n ->
    [one] one seat
   *[other] { $n } seats
}
seat-stand-in = (away: the house plays)
clocks = Clocks
resign = Leave the game
resign-title = Leave the game?
resign-text = A player of the house takes your seat and the others play on. This cannot be undone.
resign-yes = Leave
resign-no = Play on
end-next = Go to the next game
end-next-stands = A table for the rematch is laid.
manners = Manners of the table
manners-listed = Show the table in the house: whoever likes sits down
manners-draw = Draw the seats when it begins
manners-talk = Talk
manners-move = Time for each decision
manners-game = Time for the whole game
manners-patience = When the house stands in for the absent
talk-kind-usual = As is usual in this game
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
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Run by itself
replay-pause = Pause
replay-step = Step
replay-eyes = Through the eyes of
replay-eyes-table = the table
replay-hidden = Tell what was hidden, too
replay-play-on = Play on from here

# --- What it knew (replay) ----------------------------------------------------------------------

knew-title = What { $who } knew
knew-choice = It chose: { $words }
knew-true = it was so
knew-false = it was not so
knew-worlds =
    { $n ->
        [0] There was nothing hidden to tell of.
       *[other] In { $n } deals that, by what it had been told, could be the real one.
    }
knew-tried = What it tried before
knew-tries = { $value } on average in { $n ->
    [one] 1 game
   *[other] { $n } games
}
