import type { ThemePack } from './theme-pack.ts';

export const city: ThemePack = {
  id: 'city',
  pattern:
    /\b(city|cities|town|street\w*|bus|buses|train\w*|car|cars|truck\w*|lorry|lorries|tram\w*|subway|police|fire ?fighter\w*|fire ?engine\w*|build\w*|skyscraper\w*|museum\w*|zoo|shop\w*|hospital|doctor\w*|digger\w*|tractor\w*|bike\w*|bicycle\w*|traffic|detective\w*|myster\w+|machine\w*|airport|plane\w*|invent\w*)\b/,
  plots: [
    {
      id: 'silent-city',
      titles: [
        '{L} and the City That Lost Its Sounds',
        'The Quietest Day in Town',
        'Who Took the Ding-Ding?',
      ],
      object: 'bell',
      thing: 'an old tram bell',
      helperCharacter: { name: 'Inspector Paws', creature: 'cat' },
      spot: 'in the middle of the big square',
      home: {
        setting: 'city morning clear',
        main: 'On the top floor of a tall house lived {L+}<, who knew the time by the sounds>. <Clatter was milk, ding-ding was the tram, and rumble was the bakery.>',
        extras: [
          'From up there the people looked like buttons.',
          'It was a whole orchestra, and {L} had the best seat.',
        ],
      },
      friend: {
        setting: 'city morning clear',
        main: 'Up all the stairs came {F+}, puffing, with an old tram bell. “They were throwing it away,” said {F}. “I thought of you.” {L} rang the bell once, for luck. Ding!',
        extras: [
          'It was dented, but the ding was as good as new.',
          'On the floor below somebody answered by stirring a cup.',
        ],
      },
      problem: {
        setting: 'city day cloudy',
        main: 'The next morning there was no clatter, no rumble, no ding-ding. All the small sounds of the city were gone, and only the shouting was left.',
        extras: [
          'A spoon fell down, and out came nothing.',
          'Only the old bell, wrapped in its cloth on the top floor, had been overlooked.',
        ],
      },
      settingOut: {
        setting: 'city day cloudy',
        main: '{ALL} crept down the stairs, which did not creak, and out into the shouting street.',
        extras: ['Trams slid by like fish.', 'One had to shout even to say “please”.'],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'city day cloudy',
        main: 'Behind the station stood a big shut crate, and it hummed. The plan was to lift the lid, just a crack, and let the sounds out.',
        failure: 'The lid snapped shut. One little “honk” got out, ran round the corner and hid.',
        extras: [
          'On the crate it said “Fragile. This side up. Shh.”',
          'Inside something giggled, tootled and went quiet.',
        ],
      },
      helper: {
        setting: 'city evening cloudy',
        main: '{G+} stepped out of a doorway. “They ran away,” said {G}. “Everybody shouted over everybody. The small sounds couldn’t hear themselves any more.”',
        clue: 'On the side of the crate was a note in wobbly letters. {F} held it to the lamp: “Too loud out there. We can’t hear ourselves. Signed, the small sounds.”',
        extras: [
          'They thought of the honking, and the shouting about the honking.',
          'It was true. When had anybody last heard the milk?',
        ],
      },
      lowest: {
        setting: 'city night cloudy',
        main: 'Night came without a single clock to strike it. {ALL} sat down on the kerb, and not even a sigh made a sound.',
        extras: [
          'A silent rain began, which is the wettest kind.',
          'They missed the squeak of their own shoes.',
        ],
      },
      turn: {
        setting: 'city night clear',
        main: 'Ding. It was only small. {L} had moved, and the old bell had moved too. They all turned to it. They listened with their whole faces.',
        brief: [
          'Ding. It was the old bell in {L’s} hand. They all listened with their whole faces.',
          'Ding, ding! “They’re listening,” said the small sounds, and out they tumbled.',
        ],
        result:
          'Ding … ding. The lid of the crate went up. “They’re listening,” whispered the small sounds, and out they tumbled, clink and patter and purr.',
        extras: ['The squeak ran straight back into everybody’s shoes.'],
      },
      ending: {
        setting: 'city morning clear',
        main: 'Clatter! Rumble! Ding-ding! The whole city stood still and heard it, and then the whole city clapped.',
        extras: [
          'Drivers waved to each other instead of honking.',
          'You could hear a spoon smile in a cup, if you were quick.',
        ],
      },
      homeAgain: {
        setting: 'city morning clear',
        main: 'On the top floor {count} chairs stand by the window now, with a good view of the sounds. At noon the city is quiet for one minute, to listen.',
        extras: [
          'Then somebody rings the old bell, ding, and everything starts again.',
          'The little honk came home on Friday. It says “excuse me” first.',
        ],
      },
    },
    {
      id: 'tired-bus',
      titles: [
        '{L} and the Bus That Went Home',
        'Number Nine Takes a Day Off',
        'The Bus That Wanted to See the Sea',
      ],
      object: 'compass',
      thing: 'a brass compass in a box',
      helperCharacter: { name: 'Mrs Ticket', creature: 'goose' },
      spot: 'at the very last stop',
      home: {
        setting: 'city morning clear',
        main: 'Every morning {L+} took the red bus, Number Nine<, four stops there and four stops back>. <It was always the same four stops.>',
        extras: [
          'Bank, Bakery, Bridge and Bank again.',
          '{L} always sat at the front, and always said “Thank you, Nine”.',
        ],
      },
      friend: {
        setting: 'city morning clear',
        main: 'At the Bakery {F+} got on with a brass compass <in a box>. “It points to wherever you most want to be,” said {F}. “<For me it only spins. >You try.” {L} took the compass, and the needle shivered.',
        extras: ['They shared a seat and a bun.', 'It ticked very softly, like a thought.'],
      },
      problem: {
        setting: 'city day cloudy',
        main: 'But at the Bridge the bus stopped. It let out all its air, pffff, and put out its lights. Number Nine would not go another yard.',
        extras: [
          'Behind it stood a long line of cars, then bicycles, then one cow.',
          '“It has never been late in its life,” people said.',
        ],
      },
      settingOut: {
        setting: 'city day cloudy',
        main: '{ALL} got out and walked all round it, and crawled all under it, to see where it hurt.',
        extras: [
          'The tyres were sound. The oil was sound. Something else was not.',
          'A tear of rain ran down its big front window.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'city day cloudy',
        main: 'The plan was to push it, all together, until it remembered how to roll.',
        failure: 'Number Nine rolled back exactly one inch, on to its favourite drain, and stayed there.',
        extras: ['The cow offered to help and was thanked.', 'A horn tooted. The bus only sank a bit lower.'],
      },
      helper: {
        setting: 'city evening cloudy',
        main: '{G+} came down the aisle <with a ticket punch>. “Forty years,” said {G}. “Four stops. All day long people climb in and talk about the sea. Have you any idea how that feels, for a bus?”',
        clue: 'Behind the driver’s seat {F} found a drawer full of postcards: sea, sea, sea. People had left them there, and the bus had kept every one.',
        extras: [
          'It all made sense now, even the splashing through puddles.',
          '“It wants to see it,” said {L}. “Just once.”',
        ],
      },
      lowest: {
        setting: 'city night rain',
        main: 'It grew dark, and none of them had ever been further than the Bank. {ALL} sat in the dark bus and listened to the rain on the roof.',
        extras: [
          'Four stops are not much, for a whole life.',
          'The wipers went once, left to right, like somebody saying no.',
        ],
      },
      turn: {
        setting: 'city night clear',
        main: '{L} took out the compass and laid it on the dashboard. “Don’t think of stops,” said {L} to the bus. “Think of what you want.”',
        brief: [
          '{L} laid the compass by the wheel. “Think of what you want,” said {L} to the bus.',
          'The needle pointed. Brrrm! And off went Number Nine, out of town.',
        ],
        result:
          'The needle swung, stopped and pointed, past the Bank, and out of town. The lights came on. Brrrm! And off went Number Nine.',
        extras: ['The sign at the front rattled round and said, for the first time: “Somewhere”.'],
      },
      ending: {
        setting: 'shore morning clear',
        main: 'They came over the last hill at sunrise, and there it was, blue right up to the edge. Number Nine rolled down and put its front wheels in.',
        extras: [
          'A wave came up and washed its headlamps.',
          'It honked once, very softly, as one does in church.',
        ],
      },
      homeAgain: {
        setting: 'city morning clear',
        main: 'Number Nine is back on its old round, and never late. But it has a shell on its dashboard, and {count} friends in the front seat.',
        extras: [
          'Bank, Bakery, Bridge, it says on the sign. And below it: “Sea, Sundays”.',
          '“Thank you, Nine,” they all say. And Nine goes brrrm.',
        ],
      },
    },
  ],
};
