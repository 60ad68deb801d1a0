import type { ThemePack } from './theme-pack.ts';

export const mountain: ThemePack = {
  id: 'mountain',
  pattern:
    /\b(dragon\w*|mountain\w*|volcano\w*|hill|hills|climb\w*|giant\w*|troll\w*|monster\w*|fire|phoenix|griffin|yeti|goat\w*|egg|eggs)\b/,
  plots: [
    {
      id: 'cold-volcano',
      titles: [
        '{L} and the Volcano That Went Out',
        'The Coldest Volcano in the World',
        'Who Put Out the Mountain?',
      ],
      object: 'drum',
      thing: 'a big-bellied drum',
      helperCharacter: { name: 'Old Ember', creature: 'dragon' },
      spot: 'on the warm rim of the volcano',
      home: {
        setting: 'volcano morning clear',
        main: '{L+} lived halfway up a volcano, where the floors are warm <and the bread bakes itself>.',
        extras: [
          'Puff, went the mountain each morning, like somebody blowing on tea.',
          'On washing day everything was dry by the second peg.',
        ],
      },
      friend: {
        setting: 'volcano morning clear',
        main: 'Up the slope came {F+} with a big-bellied drum. “It’s too loud for down there,” said {F}. “You have room for it.” <So> {L} put on the strap and gave the drum a thump. Boom!',
        extras: ['Boom, answered the mountain, deep down.', 'A pebble hopped all the way to the valley.'],
      },
      problem: {
        setting: 'volcano day snow',
        main: 'One morning there was no puff. The floors were cold. The bread lay there like a stone, and on the volcano it began to snow.',
        extras: [
          'Icicles hung from the washing.',
          'In the valley the hot springs had turned to cold springs.',
        ],
      },
      settingOut: {
        setting: 'volcano day snow',
        main: '{ALL} climbed up to the rim, three steps up and one step sliding back.',
        extras: [
          'They wore every sock they had, also on their ears.',
          'At the top there was a hole, and in the hole there was a silence.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'cave day clear',
        main: 'Down in the heart of the mountain one last coal was glowing. The plan was to blow on it<, softly and all together>.',
        failure: 'Ash flew up <like a grey hen>, and the coal was smaller than before.',
        extras: [
          'Everybody sneezed, one after the other.',
          'When the ash had settled, they all looked like snowmen.',
        ],
      },
      helper: {
        setting: 'cave evening clear',
        main: '{G+} lay curled in the corner with frost on both eyebrows. “It isn’t out of fire,” said {G}. “It’s out of step. A mountain has a heartbeat. It lost count.”',
        clue: '{F} put one ear to the wall. “Boom … and then nothing … boom,” said {F}. “It’s a heartbeat. It has lost count.”',
        extras: [
          'They held their breath. There it was, slow and lost: boom … boom.',
          'Nobody had ever thought that a mountain could feel small.',
        ],
      },
      lowest: {
        setting: 'cave night clear',
        main: 'The coal shrank to a spark. {ALL} sat round it with their hands out, and there was hardly enough warmth for one thumb.',
        extras: [
          'Outside, the snow covered the path, and then the door.',
          'The next boom was a long time coming.',
        ],
      },
      turn: {
        setting: 'cave night clear',
        main: 'Boom … and then nothing. The mountain had lost count, thought {L}, and looked at the drum. You count with a drum! “I’ll give it the beat,” said {L}.',
        brief: [
          '“You count with a drum!” said {L}. “I’ll give it the beat.”',
          'Boom, boom, BOOM! And the last coal leaped up, as red as a berry.',
        ],
        result:
          'Boom, boom, boom, went the drum. Boom? asked the mountain. Boom, boom, BOOM! And the coal leaped up, as red as a berry.',
        extras: ['Warm air ran through the tunnels like children let out of school.'],
      },
      ending: {
        setting: 'volcano morning clear',
        main: 'Puff! A round white cloud popped out of the top, and then a ring, and then a whole row of rings. The snow ran off, giggling.',
        extras: [
          'Down in the valley the hot springs came to the boil, and somebody shouted “Bath!”',
          'Every loaf on the mountain rose at once.',
        ],
      },
      homeAgain: {
        setting: 'volcano morning clear',
        main: 'The floors are warm again. Every morning the mountain goes puff, and {count} friends with {count} cups go puff as well.',
        extras: [
          'On Sundays they drum together, so that nobody loses count.',
          'And there is always bread, with a crust that sings.',
        ],
      },
    },
    {
      id: 'egg-on-the-ledge',
      titles: ['{L} and the Egg on the Ledge', 'The Egg That Would Not Hatch', 'Somebody’s Egg'],
      object: 'scarf',
      thing: 'a long stripy scarf',
      helperCharacter: { name: 'Nanny Crag', creature: 'goat' },
      spot: 'on the ledge in the sun',
      home: {
        setting: 'mountain morning clear',
        main: '{L+} lived on the sunny side of the mountain and shouted “Hello!” each morning<, just to hear the echo say it back>.',
        extras: [
          '“Hello,” said the echo. It was polite, but it never asked a question.',
          'From the front step you could see seven valleys and no neighbours.',
        ],
      },
      friend: {
        setting: 'mountain morning wind',
        main: 'Up the path came {F+}, unwinding a long stripy scarf. “It goes round me nine times,” said {F}. “That’s too many. You have it.” {L} put on the scarf at once.',
        extras: [
          'It was red and yellow, and had a soup stain shaped like a duck.',
          'There was still enough left over for both their necks.',
        ],
      },
      problem: {
        setting: 'mountain day wind',
        main: 'On a ledge in the wind lay an egg, as big as a pumpkin and as cold as a plate. Nobody was sitting on it. <Tap, it went, very faintly. Tap.>',
        extras: ['It had freckles, mostly on one side.', 'Whoever was in there did not sound very sure.'],
      },
      settingOut: {
        setting: 'mountain day wind',
        main: '{ALL} climbed up to it, holding on to roots, to stones and to each other.',
        extras: [
          '“Don’t look down,” said somebody, and so of course they all did.',
          'The wind tried on everybody’s hat.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'mountain day wind',
        main: 'An egg wants warming. The plan was to sit on it, as a hen does, ever so gently.',
        failure: 'The egg rolled, wobbled on the edge, and was caught by its very last freckle.',
        extras: ['“Tap?” went the egg. It sounded a little offended.', 'Nobody breathed for quite a while.'],
      },
      helper: {
        setting: 'mountain evening clear',
        main: '{G+} trotted down a wall as if it were a stair. “They’re shy before they’re born,” said {G}. “Wrap it, wait, and tell it who’s out here. Would you come out to nobody?”',
        clue: 'Behind the egg was a nest lined with wool, red, yellow and blue. “It was wrapped up,” said {F}, “and somebody talked to it. Look, the wool is worn away just where one would sit.”',
        extras: [
          'They put their ears against the shell. Inside, somebody was listening too.',
          '“It thinks it’s alone,” said {L}.',
        ],
      },
      lowest: {
        setting: 'mountain night wind',
        main: 'Night came, and a cold wind with it. The tapping stopped. {ALL} sat down around the egg and did not know what else to do.',
        extras: [
          'Up here the stars are big, but they give no heat.',
          'Somebody hummed, because silence would have been worse.',
        ],
      },
      turn: {
        setting: 'mountain night clear',
        main: '{L} unwound the scarf, all nine rounds of it, and tucked the egg up to its freckles. “Hello,” said {L}. “We’re here. We’ll wait.”',
        brief: [
          '{L} tucked the scarf all around the egg. “Hello,” said {L}. “We’re here. We’ll wait.”',
          'Tap, tap, crack! A small wet nose poked out.',
        ],
        result:
          'For a while nothing happened, but warmly. Then: tap. Tap, tap, crack! And a small wet nose poked out between two stripes.',
        extras: ['It yawned, and a spark the size of a crumb flew out.'],
      },
      ending: {
        setting: 'mountain morning clear',
        main: 'The sun came up on somebody new: four feet, two wings and one loud “Hello!” The echo said it back in great surprise.',
        extras: [
          'It fell over its own tail and thought that this was the best thing ever.',
          'Seven valleys woke up to hear what the noise was.',
        ],
      },
      homeAgain: {
        setting: 'mountain morning clear',
        main: '“Hello!” shouts {L} each morning from the front step. “Hello!” come {count} answers now, and not one is the echo.',
        extras: [
          'One of them is rather singed at the edges.',
          'The scarf is shorter, for somebody small chewed the end. Nobody minds.',
        ],
      },
    },
  ],
};
