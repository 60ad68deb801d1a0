import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} with too many {nouns}. */
export const somebodyHasTooMany: StorySourceInput = {
  id: 'somebody-has-too-many',
  situations: ['too-many-of-somebody'],
  creature: 'theme',
  topic: '{S} with too many {nouns}',
  thing: 'all the {nouns}',
  main: 'village',
  plots: [
    {
      id: 'many-hands',
      titles: ['{S} With Too Many {Nouns}', '{L} Helps {S}', 'So Many {Nouns}!'],
      goal: 'help {S} with all the {nouns}',
      trouble: '{S} had too many {nouns}',
      solved: '{S} had just as many {nouns} as two hands can hold',
      opener:
        'Something wobbled along the road. It was as high as a house, and it groaned. {L+} counted {nouns}, up to {many}, and then had to stop.',
      friend:
        'Underneath it all was {S+}. “Could somebody tell me where I am?” asked {S}. “I can’t see past my {nouns}.”',
      problem:
        '“One would be nice,” said {S}. “Two are fine. But I’ve got too many {nouns}. They get in the way when I walk, and when I sleep. And I can’t look after all of them.”',
      tries: [
        'They tied the {nouns} together with string. Now {S} had one very big bundle, and it rolled down the hill, with {S} on top.',
        '{L} took half of them. Then {L} could not see the road either, and the two of them bumped into the pump.',
        '{F} had the idea of counting the {nouns} in order. Somewhere after {many} {F} sneezed, and had to begin again.',
      ],
      tip: '“You’re asking how to carry them,” said {G+}. “Ask where they’re wanted. Do a small round, with the nearest first.”',
      turn: '{L} drew a map of the whole town, and asked at each door, “Could you use one?” The mayor could. So could the school, and the lady with the geese. {S} handed over the {nouns}, one by one.',
      done: 'At the last house there were only two left, one for the left hand and one for the right. {S} stood up straight for the first time. “Oh,” said {S}, “what a pretty town this is!”',
      again: '{S} still comes along the road on Mondays, and waves. You can see who it is now.',
    },
  ],
};
