import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `wrong-drawer` of the frame `broken-thing`, for themes with its words. */
export const wrongDrawer: StoryPlotInput = {
  id: 'wrong-drawer',
  words: ['mix up', 'mixed up', 'muddle', 'swap', 'jumble'],
  titles: ['All Mixed Up', 'Whose Is This?', '{The} in a Muddle'],
  goal: 'sort out {the}',
  trouble: '{the} had got mixed up, and nothing was where it belonged',
  solved: 'everything had found the one that it belonged to',
  opener:
    'It was windy, and somebody had left a door open, and somebody else had been in a hurry. More was not needed. When {L+} came in, there had been a mix-up, from the floor to the ceiling.',
  problem:
    '{The} had got into such a muddle that nobody knew any more which was which. The baker had the nurse’s, and the nurse had the one from the circus. “This is not mine,” they said, on all sides, and held it away from them.',
  tries: [
    'They put everything on one heap and let all of them run at it. That made the heap flatter. It did not make it any clearer.',
    '{F} sorted by size, and then by colour. It looked lovely. It was all still wrong, but in stripes.',
    'They gave back whatever had a name on it. The name was “Made in Bolton”.',
  ],
  tip: '“Don’t look at what it looks like,” said {G+}. “That’s what mixed you up. Whoever owns it knows one thing about it that nobody can see. Ask each of them for that one thing.”',
  turn: '{L} sat down on an upturned crate, with a pencil, like a judge. “Say one thing that you can’t see,” said {L}. “It squeaks when it rains,” said the first. “There’s half a biscuit in it,” said the second. {L} shook, and listened, and sniffed.',
  done: 'And one after the other went home with the right one under an arm. The last was still looking. “Mine smells of Sunday,” it said. {L} smelled, and yes! There was none left over, and nobody without.',
  setting: { main: 'village' },
  again:
    'Two of them liked the wrong one so much that they kept it. They meet every Thursday, to visit their own.',
};
