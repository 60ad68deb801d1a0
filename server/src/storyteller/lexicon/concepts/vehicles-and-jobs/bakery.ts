import type { StorySourceInput } from '../../story-source.ts';

/** Stories about baking bread. */
export const bakery: StorySourceInput = {
  id: 'bakery',
  words: ['baker', 'bakery', 'bake bread', 'make bread', 'bread', 'dough', 'buns', 'croissant', 'pretzel'],
  situations: ['visit', 'make', 'learn', 'wants-to-be', 'being-and-thing', 'thing-pair'],
  topic: 'baking bread',
  thing: 'the dough',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'it-grew-and-grew',
      titles: ['The Dough That Grew', '{L} the Baker', 'Bread for the Whole Town'],
      goal: 'bake the bread in time',
      trouble: 'the dough did not do what it was told',
      solved: 'the bread was ready, and the crust went crack',
      opener:
        'Long before the sun, {L+} tied on an apron. Flour, water, a bit of salt, and a spoonful of yeast that smelled like a cellar. “And now it’s bread?” asked {L}. It looked more like mud.',
      problem:
        'They kneaded the dough. It stuck to ten fingers and one nose. Then they waited for it to rise, and it lay in the bowl and did nothing at all. In three hours the whole town would want breakfast.',
      tries: [
        '“Up!” said {L}. They shook the bowl, and lifted the dough with four hands. As soon as they let go, it sat down again.',
        'They put in more yeast, the whole pot. Then they went to wash. When they came back, the dough was sitting on the chair.',
        '{F} put the lid on and sat on it. The lid rose, and {F} rose with it, up to the lamp.',
      ],
      tip: '“Dough is like a child,” said {G+}. “If it’s cold, it won’t get up. If you shout at it, it gets wild. Give it a warm place, a cloth, and some peace. And go away.”',
      turn: '{L} took a piece that was just right, wrapped it in a cloth, and put it beside the oven, like a baby. Then they went out and looked at the stars. When they lifted the cloth, it was round and soft. {L} poked it, and it slowly smiled back.',
      done: 'In it went. Soon it smelled through the keyhole, and down the street. Windows opened. “Crack, crackle,” sang the crust. {L} broke the first loaf in two, and out came a cloud. The butter ran away at once.',
      again:
        'A bit of the dough is kept in a jar. It’s called Bertha. It gets fed on Sundays, and has grown-up children all over town.',
      helper: { name: 'Old Crumb', creature: 'mole' },
    },
  ],
};
