import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `three-and-a-triangle` of the frame `somebody-does`, for deeds that are done once. */
export const threeAndATriangle: StoryPlotInput = {
  id: 'three-and-a-triangle',
  once: true,
  words: [
    'start/form/found/begin/join band/club/choir/team/orchestra/group/circus/gang/class/crew',
    'start up',
    'put together',
  ],
  titles: ['{S} Starts Something', 'Who Else Will Come?', 'Three and a Triangle'],
  goal: 'find enough of them to {do}',
  trouble: 'there was only {S}, and that was not enough',
  solved: 'there were enough of them, and {S} could begin',
  opener:
    'On the tree by the bus stop hung a piece of paper: “Wanted!” More than that {L+} could not read, for a big drop had fallen on it. So {L} went to ask.',
  friend:
    'It was by {S+}. “I’m going to {do},” said {S}. “I only need some others.” {L} looked round. There were no others. “You can be the first,” said {S}.',
  problem:
    'Now they were not one any more. But for {some_goods} it was not enough. They tried it, and it sounded thin. “{Some_goods}? With you?” said the ones at the bus stop, and laughed, and got on their bus.',
  tries: [
    '{S} did it all alone, left and right and with both feet. After a minute it was all in a knot.',
    'They took everyone who came by. Nine came. All nine wanted to be the boss.',
    'They only wanted the very best. Nobody was good enough, and so they were two again.',
  ],
  tip: '“You’re looking for people who can do it already,” said {G+}. “Look for people who’d love to, and never dared. They stand behind the curtains. Do it outside, where it can be heard, and leave one chair empty.”',
  turn: 'They carried four chairs out to the square, and sat down on two. {S} began, not well, but gladly. A curtain moved. Then there was somebody with a triangle, who had never dared. “Is that chair free?” It was. The last chair was taken before the song was over.',
  done: 'Now it did not sound thin any more. It sounded like something that nobody had ever heard before. {S} {did}! The bus stopped, with the doors open, and the ones who had laughed forgot to get on.',
  again: 'There’s always an empty chair when they begin. There’s never one when they stop.',
  helper: { name: 'Nettie', creature: 'goose' },
};
