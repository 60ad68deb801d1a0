import type { ThemePack } from './theme-pack.ts';

export const desert: ThemePack = {
  id: 'desert',
  pattern:
    /\b(desert\w*|sand|sandy|dune\w*|camel\w*|pyramid\w*|egypt\w*|oasis|genie\w*|treasure\w*|lamp|safari|africa\w*|lion\w*|elephant\w*|giraffe\w*|zebra\w*|heat|hot|cowboy\w*|cactus)\b/,
  plots: [
    {
      id: 'thirsty-well',
      titles: ['{L} and the Well That Went Away', 'The Well That Walked', 'Looking for Water'],
      object: 'seed',
      thing: 'a seed as big as a fist',
      helperCharacter: { name: 'Aunt Saffron', creature: 'camel' },
      spot: 'in the green heart of the oasis',
      home: {
        setting: 'desert morning clear',
        main: '{L+} lived in a tent by a well, in the middle of a great deal of sand. <Every morning {L} said “Good morning” down the well, and the well said “morning, orning, ning”.>',
        extras: [
          'Nights were cold and full of stars. Days were hot and full of day.',
          'There was one palm tree. It had been trying its best.',
        ],
      },
      friend: {
        setting: 'desert morning clear',
        main: 'Over the dune came {F+} with a seed as big as a fist. “I was told to give it to somebody patient,” said {F}. “<I’m not. >You take it.” {L} held the seed up to one ear.',
        extras: ['It was asleep. You could tell.', 'It had a curl on top, like a question mark.'],
      },
      problem: {
        setting: 'desert day clear',
        main: 'At noon {L} let down the bucket, and it came up full of sand. The well had gone away. Even its echo was gone.',
        extras: [
          'The palm tree let its leaves hang.',
          'There was one bottle of water left, and it was a small one.',
        ],
      },
      settingOut: {
        setting: 'desert day clear',
        main: '{ALL} set out over the dunes, where the wind writes and rubs it out again.',
        extras: [
          'Up one side on hands and feet, down the other on the seat.',
          'The bottle went round. Everyone took a sip no bigger than a sparrow’s.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'desert day clear',
        main: 'There, shimmering and blue, lay a lake! The plan was to run to it, fill the bottle, and be home by three.',
        failure: 'And then there was no lake. There was only hot air, laughing.',
        extras: [
          'They had run a very long way in quite the wrong direction.',
          'Somebody had swallowed a good deal of sand.',
        ],
      },
      helper: {
        setting: 'desert evening clear',
        main: '{G+} lay in the shade of a rock, chewing. “Wells don’t leave,” said {G}. “They go down to sleep when nothing grows. Give it something to get up for.”',
        clue: 'On a rock was painted, in red and very old, a picture: a seed, a hole, a drop, a tree. {F} traced it from left to right.',
        extras: [
          'The sand was still warm, but the sky had turned to plums.',
          '“Something to grow,” said {L}.',
        ],
      },
      lowest: {
        setting: 'desert night clear',
        main: 'Back at the tent there was one sip of water left. {ALL} sat around the empty well with dry tongues, and nobody wanted to be the one to drink it.',
        extras: [
          '“You have it.” “No, you.” It went round twice and came back full.',
          'The stars looked like a spilled drink.',
        ],
      },
      turn: {
        setting: 'desert night clear',
        main: 'Then {L} looked at the seed. If it was for somebody patient, now was the time. {L} dug a hole beside the well and gave the seed the last sip.',
        brief: [
          '{L} looked at the seed, dug a little hole, and gave the seed the last sip of water.',
          'They waited. Gurgle! Up came a green tip, and then the water!',
        ],
        result:
          'They waited. And waited. Deep below, something gurgled, yawned and turned over. Up came a green tip, and after it, the water!',
        extras: ['“Morning, orning, ning!” sang the well, all out of breath.'],
      },
      ending: {
        setting: 'desert morning clear',
        main: 'By sunrise there was a tree, and by breakfast it had fruit. From every side people came over the dunes with buckets, and bells, and news.',
        extras: [
          'The old palm tree stood up so straight that it cracked its back.',
          'Everybody drank, and then everybody splashed.',
        ],
      },
      homeAgain: {
        setting: 'desert morning clear',
        main: '“Good morning,” says {L} down the well, and the well answers. Then {count} voices say it back, from under the new tree.',
        extras: [
          'There is shade enough for all, and a swing.',
          'And if a seed falls, it is kept for somebody patient.',
        ],
      },
    },
    {
      id: 'door-in-the-dune',
      titles: ['{L} and the Door in the Dune', 'The Door Nobody Could Open', 'Knock, Knock, Said the Sand'],
      object: 'map',
      thing: 'a map drawn on a handkerchief',
      helperCharacter: { name: 'Professor Pock', creature: 'tortoise' },
      spot: 'just inside the little door',
      home: {
        setting: 'village morning clear',
        main: 'At the edge of the desert<, in a house the colour of biscuits,> lived {L+}, who swept the sand out <of the door> every day. <Every night it came back in.>',
        extras: [
          'There was sand in the bread and sand in the bed.',
          '“What do you want?” {L} often asked it. It never said.',
        ],
      },
      friend: {
        setting: 'village morning clear',
        main: '{F+} came in without knocking and spread out a map drawn on a handkerchief. “I can’t read it,” said {F}. “You hold it. It keeps looking at you.”',
        extras: [
          'There was a wavy line on the map, and a dot, and something that could be jam.',
          '{L} turned it this way up and that way up.',
        ],
      },
      problem: {
        setting: 'village day wind',
        main: 'That day the wind blew the sand right up to the windows. <It had never come so close.> If it went on like this, the whole street would be gone by Sunday.',
        extras: [
          'A bicycle was already gone, all but the bell.',
          'People carried their chairs up to the roofs.',
        ],
      },
      settingOut: {
        setting: 'desert day wind',
        main: '{ALL} tied cloths over their noses and followed the wavy line into the desert.',
        extras: [
          'The line on the handkerchief fluttered, as if it were in a hurry.',
          'Behind them the wind swept up their footprints, very neatly.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'desert day wind',
        main: '<Where the dot should be,> a little blue door stood in the side of a dune. The plan was to dig it free and pull.',
        failure: 'For every armful they dug out, two came sliding down.',
        extras: [
          'The door had no handle, no keyhole and no patience.',
          'It is tiring to dig sand. It doesn’t stay dug.',
        ],
      },
      helper: {
        setting: 'desert evening clear',
        main: '{G+} had been walking there since Thursday. “Always pulling, always sweeping,” said {G}. “The sand goes from door to door because it is looking for its own. And who has ever let it in?”',
        clue: 'On the little door were words in tiny blue tiles. {F} read them out: “This is the sand’s house. Whoever has the map may show it home.”',
        extras: [
          'They thought of the sand on the step, night after night.',
          '“It wasn’t being rude,” said {L}. “It was lost.”',
        ],
      },
      lowest: {
        setting: 'desert night wind',
        main: 'The wind howled and the sand flew, round and round, not knowing where to go. {ALL} sat down with their backs to the door.',
        extras: [
          'Grains pattered on their heads like tiny questions.',
          'Far behind them the lights of the street went out, one by one.',
        ],
      },
      turn: {
        setting: 'desert night wind',
        main: '{L} unfolded the map and held it up, high, so that the sand could see. “This way!” cried {L}. “This is the dot. You’re home!”',
        brief: [
          '{L} held the map up high. “This way!” said {L} to the sand. “You’re home!”',
          'With a long sigh, all the loose sand ran in at the little blue door.',
        ],
        result:
          'The wind stopped to read. Then, with a sigh as long as a train, all the loose sand of the desert poured in at the little blue door.',
        extras: ['The last grain wiped its feet.'],
      },
      ending: {
        setting: 'desert morning clear',
        main: 'What was left was firm and golden, and full of things that had been buried: gardens, benches, a bandstand, and one bicycle.',
        extras: [
          'Out of the ground came flowers that had been waiting with their eyes shut.',
          'In the house behind the little door, somebody was humming.',
        ],
      },
      homeAgain: {
        setting: 'village morning clear',
        main: '{L} hardly ever needs the broom these days. When a few grains lie on the step, {count} friends walk them home.',
        extras: [
          'The handkerchief hangs framed on the wall, jam and all.',
          '“Come in,” they say at the little blue door. “Mind the sand.”',
        ],
      },
    },
  ],
};
