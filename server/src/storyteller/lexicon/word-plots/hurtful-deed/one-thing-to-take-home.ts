import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-thing-to-take-home` of the frame `hurtful-deed`, for themes with its words. */
export const oneThingToTakeHome: StoryPlotInput = {
  id: 'one-thing-to-take-home',
  words: ['want', 'beg', 'ask'],
  titles: ['One Thing to Think About', '{S} Wants It All', 'Enough'],
  goal: 'come home from the shop without tears',
  trouble: '{S} wanted everything that there was to see',
  solved: '{S} had come home with what was on the list, and was content',
  opener:
    'The shop had eleven shelves, and each of them glittered. {L+} held the list. There were four things on it: bread, milk, apples and string.',
  friend:
    'In front of the first shelf stood {S+}. It was as people said: {S} {did}. “That,” said {S}, and “that”, and “that as well”, with both arms out.',
  problem:
    '“Not today,” said {L}. “We only need four things.” Then {S} lay down on the floor between the shelves and cried. It was real crying. So much wanting is a heavy thing for somebody that size.',
  tries: [
    'They said yes to one thing, so that it would be quiet. It was quiet as far as the next shelf. So that was no way.',
    'They talked about money for a long time. On the floor you can’t hear well.',
    'They walked off very fast, with their eyes shut. They forgot the bread.',
  ],
  tip: '“Wanting doesn’t have to be bought,” said {G+}. “It wants to be seen. Draw it. What’s still lovely in a month, you can save up for. And give those arms something to carry.”',
  turn: '{L} sat down on the floor as well. “That’s hard,” said {L}, “to want so much.” {S} nodded. Then {L} turned the list over and gave {S} the pencil. On the back {S} drew what {S} wanted: one thing, and the next, until the crying was over.',
  done: '“Now the front,” said {L}. {S} got a job: to find the apples, and choose the four best ones. {S} carried them to the till in both arms, all alone. They had bread, milk, apples and string, and nothing else, and {S} was proud of the apples.',
  again:
    'The drawings hang by the door. Most of them {S} has forgotten. For one of them there’s a jar with coins, and it’s half full.',
  helper: { name: 'Mrs Penny', creature: 'mouse' },
};
