import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being twins. */
export const twins: StorySourceInput = {
  id: 'twins',
  words: ['twin', 'twin brother/sister', 'triplet', 'identical'],
  situations: ['trait', 'wants', 'question', 'deed', 'newcomer'],
  topic: 'being twins',
  thing: 'the two coats',
  main: 'village',
  plots: [
    {
      id: 'which-is-which',
      titles: ['Which Is Which?', 'Two Blue Coats', 'The Twins Next Door'],
      goal: 'tell the twins apart',
      trouble: 'nobody could tell the twins apart',
      solved: 'everybody knew which twin was which',
      opener:
        'Next door to {L+} lived twins. They had the same nose, the same cough and the same blue coat. Even their grandmother called both of them “You two”.',
      problem:
        '“I’m not ‘You two’,” said the one. “I’m me.” “So am I,” said the other, crossly. They were so cross that they would not walk on the same side of the road. And still everybody mixed them up.',
      tries: [
        'They tied a red ribbon on the one and a green one on the other. Then the wind came, and there were two ribbons in a tree.',
        '{L} asked them to walk in different ways. The one hopped and the other marched. By the baker’s they were both doing both.',
        'They wrote the names on their hats. But the twins swapped hats, for a laugh, and forgot to swap back.',
      ],
      tip: '“You’re only looking at the outside,” said {G+}. “I have known them since they were this big. Don’t look. Ask them what they’d do with a wet afternoon.”',
      turn: 'So {L} asked. “Build a volcano!” said the one. “Read under the table,” said the other, at the same moment. {L} opened both eyes wide. They were not alike at all!',
      done: 'From then on {L} never mixed them up again. The volcano had soot behind the ears. The other had a book in the pocket. And on a wet afternoon the volcano stood under the table, and one twin read to it.',
      again:
        'They still have the same blue coat. But in the one pocket there are matches for the volcano, which do not work, and in the other there is a bookmark.',
      helper: { name: 'Old Mr Tandem', creature: 'goose' },
    },
  ],
};
