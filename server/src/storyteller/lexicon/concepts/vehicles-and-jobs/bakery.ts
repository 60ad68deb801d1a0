import type { StorySourceInput } from '../../story-source.ts';

/** Stories about baking bread. */
export const bakery: StorySourceInput = {
  id: 'bakery',
  words: [
    'baker',
    'bakery',
    'bake bread',
    'make bread',
    'bread',
    'dough',
    'buns',
    'croissant',
    'pretzel',
    'bread around the world',
    'breads of the world',
    'bread from around the world',
    'different breads',
    'kinds of bread',
    'bagel',
    'bagels',
    'naan',
    'chapati',
    'flatbread',

    'pitta',
  ],
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
      outcomes: [
        {
          asked: [
            'bread/bun/loaf/everyone/town/customer breakfast',
            'everyone/town eat/have/get bread/bun/loaf',
            'give/share bread/bun/loaf',
          ],
          done: 'Soon it smelled through the keyhole and down the street. “Crack, crackle,” sang the crust. Windows opened, and slippers came down the stairs. {L} set the warm loaves on the counter, with a knife and a bowl of butter, and {told}.',
        },
        {
          asked: [
            'sell',
            'shop/bakery busy/famous/full',
            'queue',
            'customer',
            'best bread/baker',
            'be/become baker',
            'prize/competition',
          ],
          done: '“Crack, crackle,” sang the crust, and the smell went through the keyhole and down the street. It stopped at every door. By seven there was a line as far as the pump, and they all wanted the same bread, and {told}.',
        },
        {
          asked: ['cake', 'birthday', 'cookie/biscuit/bun/pie'],
          done: 'The crust went crack, and {L} broke the first loaf. A bowl of flour was left, and the oven was still hot. “It would be a shame to let it go cold,” said {G}, and tied the apron on again. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In it went, and soon it smelled down the whole street. “Crack, crackle,” sang the crust. {L} broke the first loaf, and the neighbours came in their dressing gowns with jam, honey and chairs, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Crack, crackle,” sang the crust. {L} broke the first loaf in two, and out came a cloud. When it was gone, there stood somebody with a white nose on each side of the table, and somebody had flour in both ears. So {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In it went, and soon the crust sang, “Crack, crackle.” When the whole town was sitting at breakfast, {G} hung up the apron. For bakers, evening comes in the morning. They took one warm loaf each, and {told}.',
        },
      ],
      helper: { name: 'Old Crumb', creature: 'mole' },
      art: {
        'tied on an apron': 'kitchen, night: L stir mixing-bowl curious wearing apron; flour, jug',
        'It looked more like mud':
          'kitchen, night: L knead dough worried wearing apron; F peek curious; flour, jug',
        'waited for it to rise': 'kitchen, night: L look sad wearing apron; F wait worried; dough, clock',
        'lifted the dough with four hands': 'kitchen: L+F raise dough; bowl',
        'the dough was sitting on the chair': 'kitchen: L+F startle surprised; big dough',
        'put the lid on': 'kitchen: F reach-up pot-lid surprised; L look surprised; big dough, pot-lid',
        'Dough is like a child': 'kitchen: G say; L+F listen curious; bowl, dough',
        'wrapped it in a cloth': 'kitchen: L hold dough calm; F open; oven, cloth',
        'it slowly smiled back': 'kitchen: L touch dough happy; F clap happy; oven',
        'broke the first loaf': 'kitchen, morning: L hold two bread happy; F sniff happy; oven, butter',
        'kept in a jar': 'kitchen: L stir spoon happy; F look happy; jar, dough',
      },
    },
    {
      id: 'seven-breads',
      words: [
        'bread around the world',
        'breads of the world',
        'bread from around the world',
        'different breads',
        'kinds of bread',
        'bagel',
        'bagels',
        'naan',
        'chapati',
        'flatbread',
        'tortilla',
        'pitta',
      ],
      titles: ['Seven Breads for One Soup', '{L} and the Bread of the World', 'Which One Is Real Bread?'],
      goal: 'share all the breads at one table',
      trouble: 'everybody said that only their own bread was real bread',
      solved: 'every bread had shown what it could do',
      opener:
        'In the yard a big pot of soup was bubbling. “Everybody brings some bread,” said the note on the door. {L+} brought a loaf, brown and round, and put it in the middle of the table.',
      friend:
        '{F+} brought bagels, threaded on a stick. The neighbours came with naan from India and tortillas from Mexico, with pitta, a long baguette, black rye bread, and injera from Ethiopia, as soft as a cloth.',
      problem:
        '“What a pity, nobody’s brought real bread,” somebody said. And then they all said it. “Bread has a crust!” “Bread is flat!” “Bread has a hole!” They held their own breads tight, and the soup was getting cold.',
      tries: [
        '{L} wanted to cut them all into slices. The tortilla bent, the bagel rolled away, and the injera just lay down round the knife.',
        'They voted for the best bread. There were seven breads, and each of them got one vote.',
        '{F} tried to build a sandwich out of all seven. It was as tall as a lamp, and no mouth in the yard was big enough.',
      ],
      tip: '“Wherever there’s grain, people bake,” said {G+}, and stirred the soup. “On a stone, in a pan, in a hole in the ground. Every bread is made for something. Don’t ask which one’s real. Ask what it can do.”',
      turn: '{L} looked at them one by one. The pitta had a pocket: {L} filled it with beans. The tortilla could be rolled up. The naan could be dipped. The injera could be the plate! And the bagels could be carried by the hole, to the table at the back.',
      done: 'Now the breads went round. The baguette went crack, the rye bread held the cheese, and the loaf wiped the pot. Everybody had a bit of every bread, and there was no more talk of a real one. “Mine’s the stick,” said {F}, with the last bagel on it.',
      again:
        'On Saturdays they bake in turns now. {L} has learned to throw a flat bread from hand to hand. The ceiling has learned it too.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The pitta had a pocket, the tortilla could be rolled up, and the injera was the plate. The bagels were carried by the hole to the table at the back. The loaf wiped the pot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The pitta had a pocket, the tortilla could be rolled up, and the injera was the plate. Everybody had a bit of every bread. “Mine’s the stick,” said {F}, with the last bagel on it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The pitta had a pocket, the tortilla could be rolled up, and the injera was the plate. Everybody had a bit of every bread, and took another bit along in a cloth, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The pitta had a pocket for the beans, the tortilla could be rolled up, and the injera was the plate. The breads went round. There was no more talk of a real one, and {told}.',
        },
      ],
      helper: { name: 'Mrs Crumb', creature: 'hen' },
      setting: { topic: 'the breads of the world', thing: 'the table of breads', main: 'village' },
      art: {
        'pot of soup was bubbling': 'village: L give bread happy; pot, table, notice',
        'threaded on a stick': 'village: F hold stick doughnut happy; L look happy; long-table, many bread',
        'held their own breads tight': 'village: L hold bread worried; F hug worried; people, pot',
        'cut them all into slices': 'village: L cut bread worried; F point worried; table, many bread',
        'voted for the best bread': 'village: L+F raise ticket; many bread, people',
        'as tall as a lamp': 'village: F hold sandwich proud; L look surprised; huge sandwich',
        'Wherever there': 'village: G cook spoon calm; L+F listen curious; pot',
        'The pitta had a pocket': 'village: L hold bread spoon curious; F peek curious; bowl, table',
        'to the table at the back':
          'village: F carry stick doughnut happy; L carry plate bread happy; long-table',
        'there was no more talk':
          'village: L eat bread happy; F raise stick happy; people, long-table, many bread',
        'throw a flat bread': 'kitchen: L throw bread laughing; F look surprised at sky',
      },
    },
  ],
};
