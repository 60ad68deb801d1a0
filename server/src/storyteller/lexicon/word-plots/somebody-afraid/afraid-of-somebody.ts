import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `afraid-of-somebody` of the frame `somebody-afraid`, for themes with its words. */
export const afraidOfSomebody: StoryPlotInput = {
  id: 'afraid-of-somebody',
  words: [
    'mouse',
    'mice',
    'child',
    'children',
    'people',
    'cat',
    'dog',
    'spider',
    'bird',
    'monster',
    'ghost',
    'wolf',
    'fox',
    'lion',
    'stranger',
    'sheep',
    'cow',
    'bee',
    'knight',
    'butterfly',
    'worm',
    'frog',
    'bear',
    'owl',
  ],
  titles: ['{S} and {The}', 'Eek, Said {S}', 'Who Is Afraid of Whom?'],
  goal: 'be in one room with {a}',
  trouble: '{S} was afraid of {nouns}',
  solved: '{S} knew {a} by name',
  opener:
    '“Is it gone?” asked somebody from the top of the cupboard. {L+} looked under the table and behind the door. “Is what gone?”',
  friend:
    '“{^a},” whispered {S+}, and the cupboard shook. “I’m afraid of {nouns}. They’re so… They’ve got those feet. And one never knows.” Now {L} saw it. It was sitting in the middle of the carpet, looking up.',
  problem:
    '{S} would not come down for lunch, nor for supper. There could be {a} anywhere, in a shoe, in a pocket. “Everyone laughs,” said {S}, “because of how I look. As if anybody could choose what to be afraid of.”',
  tries: [
    '“Shoo!” said {F}. It went. {S} was happy for one minute. Then {S} no longer knew where it was.',
    '{L} showed {S} a picture of {a}. {S} turned the picture over. Then {S} worried about the back of it.',
    'They put {S} into a suit of armour. Inside it was dark and very loud, because of the shaking.',
  ],
  tip: '“Two can be afraid,” said {G+}. “Has anyone asked the other one? Ask how {S} looks from down there.”',
  turn: '{L} lay down on the carpet, and asked. Then {L} stood up. “It’s afraid of you,” said {L}. “Of me?” said {S}. “It says that you’re on top of the cupboard, and one never knows.” It was quiet. “Tell it,” said {S}, “that I won’t do anything.”',
  done: '{S} came down by one shelf. Below, somebody came closer by one step. Another shelf, another step. In the end they sat opposite each other, and trembled at the same speed. “What’s your name?” asked {S}. It was a very nice name.',
  again: 'They’ve agreed on it: whoever comes round a corner whistles first. It has become a tune.',
};
