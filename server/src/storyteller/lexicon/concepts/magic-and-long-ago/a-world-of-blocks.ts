import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a world made of blocks, as in a game of building. */
export const aWorldOfBlocks: StorySourceInput = {
  id: 'a-world-of-blocks',
  words: [
    'minecraft',
    'mine craft',
    'block world',
    'world of blocks',
    'world made of/out of blocks/cubes/bricks',
    'blocky world',
    'video game world',
    'world where everything be/is square/cube/blocks',
    'everything be/is made of blocks/cubes',
    'blocks/cubes everywhere',
    'cube world',
    'block game',
    'building game',
    'everything be/is square',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'all-turned',
    'made-of',
    'ride',
    'stuck',
    'being-and-thing',
  ],
  topic: 'the world of blocks',
  thing: 'the house of blocks',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'before-the-square-sun-sets',
      titles: ['The World of Blocks', 'Before the Square Sun Sets', '{L} Builds with Blocks'],
      goal: 'build a safe house of blocks before night',
      trouble: 'night was coming, and every house of blocks fell in',
      solved: 'the house of blocks stood, and it shone',
      opener:
        'The sun was square. So were the clouds, and the sheep, and every leaf. {L+} looked down: {L} had corners as well! In this world everything was made of blocks, and you could pick them up and build.',
      friend:
        'Plop! Out of a bush made of blocks came {F+}, quite square too. “When the sun goes down, the Grumbles come,” said {F}. “They’re green, they go hiss, and they sit down on everything. We need a house. Quick!”',
      problem:
        'The square sun was already rolling down the sky, one notch at a time. They had no house, no door and no bed. They had only their hands and a world full of blocks. “Then we’ll build,” said {L}. But with what?',
      tries: [
        'They built with sand, because it lay right there. Four walls, click, click, click! But when the roof went on, the sand slid down with a whoosh. They sat in a dune.',
        'They built with leaves. It was a pretty house. A square sheep came by and ate the wall, one block after the other.',
        'They dug down instead of building up. At the third block the water came in. Now they had a pond.',
      ],
      tip: '“The lazy blocks lie on top,” said {G+}, who came out of the hill with dusty boots. “The good ones are further in. They’re grey and hard, and you have to knock for them. And take some coal. The Grumbles come where it’s dark.”',
      low: 'The sun had only one notch left. Behind the hill something went hiss. {L} and {F} looked at the grey stone. There was just enough time, if they both knocked.',
      turn: 'Knock, knock, pop! Out came a block of stone. {L} knocked and {F} carried. Stone below, stone above, crosswise at the corners, with a gap for the door. From sticks and coal {L} made torches, and put them all round the house.',
      done: 'Down went the sun, and the Grumbles came. Hiss! They looked at the stone walls, and could not push them in. They looked at the torches and blinked. Then they turned round, one by one, and went back into the dark. Inside, {L} built two beds.',
      again:
        'In the morning the square sun is back. There’s room on top of the house for a tower, and perhaps a slide. {L} has already knocked out the first block.',
      outcomes: [
        {
          asked: [
            'home/back/out/return/escape world/game/real/mum/family/portal/house',
            'home',
            'portal',
            'diamond/gold/treasure/chest',
          ],
          done: 'The Grumbles blinked at the torches and went back into the dark. “Knock a bit further in,” said {G} at the window, and pointed at the rock behind the beds. Knock, knock, pop! Behind the last block it shone, and {told}.',
        },
        {
          asked: ['friend/friends grumble/grumbles/monster/creeper/sheep/villager/mob', 'tame'],
          done: 'Hiss! The Grumbles looked at the stone walls and could not push them in. They sat down outside and shivered. {L} opened the door a crack and set one torch down in the middle of them, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The Grumbles looked at the torches, blinked, and went back into the dark. Inside, {L} built a table of one block, with four small ones round it. {G} shook a square pie out of a boot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Down went the square sun, and the Grumbles came. Hiss! They could not push the stone walls in, and the torches made them blink, so they went back into the dark. {L} and {F} bumped their corners together, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The Grumbles looked at the stone walls and blinked at the torches. Then they turned round, one by one, and went back into the dark. Inside, {L} built two beds with square pillows, blew out the last torch, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Down went the square sun. The Grumbles looked at the stone walls, and could not push them in. They looked at the torches and blinked, and went back into the dark. There were still forty blocks left, and the whole night, and {told}.',
        },
      ],
      helper: { name: 'Pickaxe Pam', creature: 'mole' },
    },
  ],
};
