import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `over-the-roofs` of the frame `somebody-does`, for its class of verbs. */
export const overTheRoofs: StoryPlotInput = {
  id: 'over-the-roofs',
  verbs: ['fly'],
  titles: ['{S} Over the Roofs', 'Lean to the Left, {S!}!', '{S} Cannot Come Down'],
  goal: 'help {S} to steer up there',
  trouble: 'the wind blew {S} wherever it liked',
  solved: '{S} could steer',
  opener:
    'There was a shadow on the street, and it had no business there. {L+} looked up. Something went over the chimneys that did not belong among the birds.',
  friend:
    'It was {S+}! Down it came, into a flower bed, quite out of breath. “I didn’t mean to,” said {S}. “I only wanted to get over the puddle. And then I didn’t come down again.”',
  problem:
    'The next day {S} {did} again, and the next day too. Going up was easy. But the wind decided where to. It blew {S} into two trees, a clothes line and a wedding. “I can’t steer,” called {S} from above, “and I can’t get down!”',
  tries: [
    'They tied {S} to the fence with a long string. Now the fence was up there as well.',
    'They gave {S} heavy things to carry, three bricks and the iron pan. {S} came down at once, through the roof of the hen house.',
    '{L} held up an arrow: “This way!” {S} could not turn round to look at it.',
  ],
  tip: '“Look at the gulls,” said {G+}. “They don’t fight the wind. They lean on it. And they always know what they’re looking for down here. Does {S} know?”',
  turn: '{L} ran along below and called, “Lean to the left! Now to the right!” {S} leaned, and went round the tower in a neat curve. “What can you see?” called {L}. “Everything,” said {S}. “And behind the wood is somebody small who has lost the way.”',
  done: 'Nobody on the ground could have found the little one. But from up there it was easy. {S} leaned, and came down beside it without a bump, and then {S} {did} once more, low over the meadow, with the little one on top.',
  again:
    'There’s a ribbon on the church tower now. It shows where the wind comes from. {S} looks at it every morning before breakfast, and leans.',
};
