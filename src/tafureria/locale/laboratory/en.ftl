# The words of the laboratory's page, which only those who open it load.

lead = What does a rule do to a game? Here variants play against each other, on the same deals, until the answer is known.
game = Game
compared = What is compared
compared-note = the same deals
norm = By the book
norm-note = the norm
trial-note = on trial
variant-name = Name
variant-no = no
add = Another variant
remove = Remove this variant
same-names = Two variants have the same name: change something in one of them, or give it another name.
players = Players
players-note = Counted by place in the order of play.
level = The house plays as
level-maestro-note = A master thinks about every move: its studies take a hundred times as long.
precision = Precision
precision-note = Played until every band is as narrow as this, in percent, or until nothing is in doubt.
begin = Play the study
busy = The laboratory plays one study at a time.
to-running = See the one being played
shelf = Kept
shelf-empty = No study has been kept yet.
shelf-card = { $deals } deals
shelf-last = the last one, not kept
running-title = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
running-deals = { $deals } deals of about { $likely }
running-left = { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
  }
running-first = The first cards are being dealt.
running-few = Nothing is claimed before fifty deals.
status-running = Being played
status-done = Finished
status-stopped = Stopped by hand
status-time = Out of time
status-cut = Cut off when the house closed
status-failed = Failed
told-done = The study has ended.
told-stopped = It was stopped by hand: this is what was known.
told-time = The house's time limit for a study was reached: this is what was known.
told-cut = The house closed while it was being played: this is what was known. The command below plays all of it.
told-failed = The study failed while it was being played: this is what was known.
stop = Stop
keep = Keep
kept = Kept
share = Share
shared = Link copied: anyone who opens it at this house may read the study.
shared-by-hand = Anyone who opens this link at this house may read it:
unshare = Stop sharing
report = Download the report
another = Another study
repeat = To repeat it, with the same games
