import type { ThemePack } from './theme-pack.ts';

export const snow: ThemePack = {
  id: 'snow',
  pattern:
    /\b(snow\w*|ice|icy|winter|christmas|santa|arctic|polar|penguin\w*|frozen|frost\w*|sled\w*|sleigh\w*|ski\w*|reindeer|cold|holiday\w*|present\w*|igloo\w*)\b/,
  plots: [
    {
      id: 'last-lamp',
      titles: ['{L} and the Longest Night', 'The Night That Would Not End', 'Waking Up the Sun'],
      object: 'lantern',
      thing: 'a lantern made of ice',
      helperCharacter: { name: 'Uncle Floe', creature: 'walrus' },
      spot: 'out on the glittering snow',
      home: {
        setting: 'snowfield evening snow',
        main: '{L+} lived in a round snow house with a round snow window<, and scratched a line on the wall for each day of winter>.',
        extras: [
          'There were very many lines and hardly any wall left.',
          'The stew was warm, but the other side of the table was not.',
        ],
      },
      friend: {
        setting: 'snowfield evening snow',
        main: 'Crunch, crunch, along came {F+} with a lantern made of ice. “It has no candle yet,” said {F}. “But it’s nice to have one ready. It’s yours.”',
        extras: [
          '{L} looked through the lantern and saw everything upside down and blue.',
          'It rang when you tapped it: plink.',
        ],
      },
      problem: {
        setting: 'snowfield night snow',
        main: 'Next day the sun did not come up. They waited for breakfast, for lunch and for supper. It stayed night.',
        extras: [
          '“It’s late,” everyone said, and then, “It’s very late.”',
          'The stars yawned. They had been on duty for hours.',
        ],
      },
      settingOut: {
        setting: 'snowfield night snow',
        main: '{ALL} tied the sledges together and set off east, where the sun lives.',
        extras: [
          'Swish, said the snow. Squeak, said the boots.',
          'Noses were counted at every stop, to see that none had frozen off.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'snowfield night clear',
        main: 'At the edge of the world they found the sun’s front door, <deep> in a snowdrift. The plan was to dig<, all at once>.',
        failure: 'The whole drift slid down, whump<, and now the door was deeper than before>.',
        extras: [
          'For a while there were only boots to be seen, kicking.',
          'From below came a sleepy “Five more minutes”.',
        ],
      },
      helper: {
        setting: 'snowfield night clear',
        main: '{G+} was sitting on the ice with a thermos flask. “It thinks it’s still night,” said {G}. “Well, it would. There’s no light in the window. Would you get up in the pitch dark?”',
        clue: 'In the snow over the door was one small round window, black as ink. {F} rubbed it clean. “It’s dark in there,” said {F}. “No wonder it won’t get up.”',
        extras: [
          'They all remembered how hard it is to get up in the dark.',
          '“It needs a lamp,” said {L}, “to see that it’s morning.”',
        ],
      },
      lowest: {
        setting: 'snowfield night snow',
        main: 'They had no lamp that burned, and nobody gets up in the dark. It snowed and snowed. {ALL} sat down in a row, as white as sugar loaves.',
        extras: ['The matches were wet, every last one.', 'A very tired star slid down the sky and gave up.'],
      },
      turn: {
        setting: 'snowfield night clear',
        main: 'Something winked. It was the lantern of ice in {L’s} lap, <with one bit of starlight caught in it, going round and round>. “It needs no candle!” said {L}. “Just more stars!”',
        brief: [
          'The lantern winked. There was starlight in it! “It only needs more stars!” said {L}.',
          'They held it up till it was full. “Oh my,” said the sun. “Is it that late?”',
        ],
        result:
          'They held up the lantern and turned it till it was brim-full of stars, and set it by the window. A great gold eye blinked. “Oh my,” said the sun. “Is it that late?”',
        extras: ['There was a thud, as of somebody putting both feet in one slipper.'],
      },
      ending: {
        setting: 'snowfield morning clear',
        main: 'Up it came, pink and orange and rather untidy, and the whole white world began to glitter.',
        extras: [
          'The snow blushed. The boots steamed. Everybody had a shadow again, and waved to it.',
          'The stars said “At last” and went to bed without brushing their points.',
        ],
      },
      homeAgain: {
        setting: 'snowfield evening clear',
        main: 'In the round snow house they cleared the wall and made one new line, for the first day of spring. {Count} bowls stood on the table.',
        extras: [
          'The stew was warm, and so was the other side of the table.',
          'And by the sun’s window burns a lantern of ice, just in case.',
        ],
      },
    },
    {
      id: 'snow-visitor',
      titles: ['{L} and the Snow Stranger', 'The Snowman Who Came to Tea', 'A Hat for the Snow Stranger'],
      object: 'umbrella',
      thing: 'a big green umbrella',
      helperCharacter: { name: 'Mother Mitten', creature: 'polar bear' },
      spot: 'under the tall white pines',
      home: {
        setting: 'village morning snow',
        main: '{L+} <had the only chimney in the village that smoked before seven, and> liked to be first to step in new snow.',
        extras: [
          'One foot, then the other, and then a look back to see how it was done.',
          'It is a fine thing to be first, but there is nobody to show it to.',
        ],
      },
      friend: {
        setting: 'village morning snow',
        main: 'A second line of footprints came up to the first. It was {F+} with a big green umbrella. “For snow that’s too heavy,” said {F}. <“You hold it.”> And {L} held the umbrella <over both of them>.',
        extras: [
          'It had a duck’s head for a handle, and the duck looked surprised.',
          'Under it, everything sounded near and secret.',
        ],
      },
      problem: {
        setting: 'village day snow',
        main: 'That day they built a snow stranger by the well. And when the last button was in, it opened its eyes and said: “Where is my home, please?”',
        extras: ['Nobody had thought of that.', 'It had one carrot, two stones and a very good manner.'],
      },
      settingOut: {
        setting: 'forest day snow',
        main: '{ALL} took the snow stranger by its twiggy hands and went to look for its home, into the white woods.',
        extras: [
          'It left one wide track, like a slow sledge.',
          'It said “Good day” to every tree and meant it.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'cottage day snow',
        main: 'They came to a cosy hut with a fire. The plan was to make the stranger at home there, in the best chair.',
        failure: 'Drip, went the stranger’s nose. Drip, drip! They got it out of the door just in time.',
        extras: [
          'It was a hand shorter now, and very polite about it.',
          'The chair was never quite dry again.',
        ],
      },
      helper: {
        setting: 'snowfield evening snow',
        main: '{G+} was hanging up washing, which froze at once. “Home isn’t where it’s warm,” said {G}. “Not for everyone. Home is where they keep a place for you.”',
        clue: 'On a gatepost {F} found a line cut with a knife: “Home is where they keep a place for you.” The snow had drawn a little white cushion over it.',
        extras: [
          'They thought about that, with their hands in their sleeves.',
          '“Has anybody kept a place for you?” asked {L}. The snow stranger shook its head, carefully.',
        ],
      },
      lowest: {
        setting: 'forest evening clear',
        main: 'Then the clouds went and the sun came slanting in, low and warm. Drip, drip. {ALL} sat down in front of the stranger to make it some shade.',
        extras: [
          '“It’s all right,” said the snow stranger. “I had a very nice day.”',
          'One button fell off and lay there, looking up.',
        ],
      },
      turn: {
        setting: 'forest evening clear',
        main: 'Shade! {L} pushed open the big green umbrella and held it high. <Snow-cold shadow fell all around.> The dripping stopped.',
        brief: [
          'Shade! {L} pushed open the umbrella and held it high. The dripping stopped.',
          'They set it up under the pines. “A roof?” said the snow stranger. “For me?”',
        ],
        result:
          'Under the pines, where the sun never comes, they stuck it in the ground and swept the snow up all round. “A roof,” said the stranger. “With a duck. For me?”',
        extras: ['They put the button back, and one more for best.'],
      },
      ending: {
        setting: 'forest night snow',
        main: 'They set a table of snow, with snow plates, and lit the pines with candle ends. The stranger sat in the best place, which was kept for it.',
        extras: [
          'There was ice soup for those who liked it and cocoa for those who didn’t.',
          'New flakes came down, as if others wished to come too.',
        ],
      },
      homeAgain: {
        setting: 'village morning snow',
        main: 'In the morning {L} was not the first in the new snow. {Count} lines of footprints ran to the woods, and one wide track came out to meet them.',
        extras: [
          '“Good day,” said the snow stranger, from under the duck.',
          'It is a fine thing to be first, but it is finer to be expected.',
        ],
      },
    },
  ],
};
