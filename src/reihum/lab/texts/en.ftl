lab-title = { $game }: lab report
lab-command = Made by { $build ->
    [compiled] the compiled engine
   *[interpreted] the interpreted engine
} with
lab-setting = { $players } players
lab-setting-varied = { $players } players, { $options }

lab-heading-found = Found
lab-heading-figures = Figures
lab-heading-spread = Distributions
lab-heading-rules = What is used
lab-heading-effects = What each change did
lab-about-figures = Mean and, in brackets, its 95 % interval; a deal is one observation, however many games it has. docs/lab.md defines every figure.
lab-about-spread = From the least to the most; the numbers between are exceeded by 95, 75, 50, 25 and 5 of 100.
lab-about-rules = Share of the games in which it came up at least once; in brackets how often an action was taken when it was possible.
lab-about-effects = Differences on the same deals, with 95 % intervals; shares differ by percentage points. “Holds” means: also when it is considered how many differences were looked at (Holm). “Perhaps”: the interval leaves out zero, but one in twenty does so by chance. “Noise”: nothing is shown. The last column is the number of games, of each value, that a difference of the size seen would need to be shown in four of five studies.

lab-first-favoured = { $setting }: the first player wins { $value } ({ $low }–{ $high }) of the games, more than the even share of { $even }: the first player is favoured.
lab-first-hindered = { $setting }: the first player wins { $value } ({ $low }–{ $high }) of the games, less than the even share of { $even }: the first player is at a disadvantage.
lab-first-perhaps = { $setting }: the first player wins { $value } ({ $low }–{ $high }) of the games. The even share of { $even } is outside this interval, but in one of several settings that may be chance. To show a difference of a single point takes about { $games } games.
lab-first-open = { $setting }: the first player wins { $value } ({ $low }–{ $high }) of the games; a difference from the even share of { $even } is not shown. To show one of a single point takes about { $games } games.
lab-unused = { $setting }: hardly ever used: { $names }.
lab-impossible = { $setting }: never possible: { $names }.
lab-counted = { $count } differences were looked at. { $clear } have an interval that leaves out zero; by chance alone about { $chance } would. { $holds } hold when that is considered.
lab-too-few = too few games to tell ({ $low } … { $high })

column-figure = Figure
column-number = Number
column-rule = Rule
column-was = Before
column-became = After
column-difference = Difference
column-verdict = Verdict
column-needed = Games needed
column-least = Least
column-most = Most

verdict-holds = holds
verdict-perhaps = perhaps
verdict-noise = noise
verdict-same = none

figure-seat = Wins of place { $first } in turn order
figure-draws = Shared wins
figure-score = Points, mean of all seats
figure-margin = Points between first and second
figure-turns = Turns
figure-steps = Steps
figure-branching = Legal actions a step
figure-forced = Forced steps
figure-lead-changes = Changes of the lead
figure-behind = Turns with the winner behind
figure-drama = Drama
figure-settled = Over when the winner leads for good
figure-interaction = Turns that change others' points
figure-overtaking = Turns that change others' places
figure-ladder = Wins of { $first } against { $second }
figure-luck = Luck
figure-luck-deal = Luck: the deal
figure-luck-play = Luck: the course of play
figure-skill = Skill, on every deal
figure-interplay = Skill, differing with the deal
figure-kind = “{ $first }” a game

spread-score = Points of a seat
spread-turns = Turns
spread-steps = Steps

use-action = “{ $name }”
use-tally = Points: { $name }
use-tie = Tie-break { $name }

plot-seats = Share of the wins by place in turn order, with 95 % intervals; the line is an even share
plot-ladder = Share of the wins of the better bot, with 95 % intervals
plot-luck = What the result depends on
plot-score = Points of a seat: share of the games, for each number of points
plot-turns = Turns of a game: share of the games, for each number of turns

lab-interrupted = Stopped. What was played is kept in { $folder }: the same command goes on from there.
lab-written = Report: { $path }
