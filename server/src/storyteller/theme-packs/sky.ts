import type { ThemePack } from './theme-pack.ts';

export const sky: ThemePack = {
  id: 'sky',
  pattern:
    /\b(sky|skies|cloud\w*|fly|flying|flies|wing\w*|bird\w*|kite\w*|rainbow\w*|wind|windy|storm\w*|thunder\w*|rain|raining|weather|balloon\w*|pegasus|parrot\w*|eagle\w*|airplane\w*|helicopter\w*|feather\w*|angel\w*|unicorn\w*)\b/,
  plots: [
    {
      id: 'cloud-asleep',
      titles: ['{L} and the Cloud That Fell Down', 'The Cloud in the Meadow', 'How to Lift a Cloud'],
      object: 'kite',
      thing: 'a red kite with a long tail',
      helperCharacter: { name: 'Old Gust', creature: 'goose' },
      spot: 'on the softest part of the cloud',
      home: {
        setting: 'meadow morning clear',
        main: '{L+} lay on a green hill every morning <and looked up>, giving names to the clouds. <“Cabbage. Slipper. Aunt.”>',
        extras: ['They never stayed to be introduced.', 'The grass had a dent in it, just {L’s} size.'],
      },
      friend: {
        setting: 'meadow morning wind',
        main: 'Up the hill ran {F+} with a red kite. “It pulls so hard <that my feet leave the ground>,” said {F}. “You have a go!” {L} took hold of the kite, and laughed out loud.',
        extras: [
          'Its tail had nine bows, and every bow was different.',
          '“Up there’s one like a teapot,” said {F}, and sat down in the dent. It was big enough for two.',
        ],
      },
      problem: {
        setting: 'meadow day mist',
        main: 'Flump! A cloud fell out of the sky. It lay in the meadow like a dropped pudding, and it was very sad.',
        extras: ['Three cows and a bicycle had vanished into it.', '“I forgot how to be light,” it said.'],
      },
      settingOut: {
        setting: 'meadow day mist',
        main: '{ALL} rolled up their sleeves and waded in, up to the chin in cloud.',
        extras: [
          'It was like walking through cold candyfloss.',
          '“Excuse me,” they said, each time they trod on something.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'meadow day mist',
        main: 'The plan was to lift it, with everyone at a corner, and heave it up over the hedge.',
        failure:
          'But a cloud has no corners. It ran out between their fingers and lay down again, wetter than before.',
        extras: ['A cow came out of it, looking washed.', '“Sorry,” said the cloud. “I’m all drips.”'],
      },
      helper: {
        setting: 'meadow evening mist',
        main: '{G+} landed in a puddle. “Heavy, is it?” said {G}. “<They get that way when they keep everything in. >That one has been carrying other people’s rain for weeks. And who ever flew along with it?”',
        clue: 'In the middle of the cloud, {F} found a little heap of wishes, the kind that people make when they look up. All were for other things. None was for the cloud.',
        extras: [
          'They patted it, where they thought its back might be.',
          '“It isn’t heavy with rain,” said {L}. “It’s heavy with being alone.”',
        ],
      },
      lowest: {
        setting: 'meadow evening rain',
        main: 'The cloud began to cry, quietly and all over the place. {ALL} sat down in it and got wet to the skin.',
        extras: [
          'There is no umbrella for when you’re inside the cloud.',
          'Overhead the sky looked very big and had a hole in it.',
        ],
      },
      turn: {
        setting: 'meadow evening wind',
        main: 'A breeze came by, and in {L’s} hand the kite gave a tug. Up, it said. Up! “Hold my string,” said {L} to the cloud. “You needn’t do it alone. We’ll go first.”',
        brief: [
          'In {L’s} hand the kite gave a tug. “Hold my string,” said {L} to the cloud. “We’ll go first.”',
          'Up went the kite, and up went the cloud, with everyone on it.',
        ],
        result:
          'Up went the kite. After it, holding on, went a wisp, then a puff, then the whole cloud, lighter and lighter, and everyone on it.',
        extras: ['“I remember!” it cried. “It’s like letting out a breath!”'],
      },
      ending: {
        setting: 'clouds evening clear',
        main: 'They sailed over the hill, and the church, and the edge of the evening, where it is all pink and gold.',
        extras: [
          'You bounce on a cloud, but slowly.',
          'They waved to the cows, and the cows looked up and named them.',
        ],
      },
      homeAgain: {
        setting: 'meadow morning clear',
        main: 'On the green hill the dent in the grass is {count} friends wide. They look up, and one of the clouds always stays to be introduced.',
        extras: [
          'It is never the same shape. It does slippers very well.',
          'From it hangs a long red tail with nine bows.',
        ],
      },
    },
    {
      id: 'wind-forgot',
      titles: ['{L} and the Day Without Wind', 'Where the Wind Lay Down', 'The Wind’s Day Off'],
      object: 'feather',
      thing: 'a long white feather',
      helperCharacter: { name: 'Mrs Breeze', creature: 'swan' },
      spot: 'up where the four winds meet',
      home: {
        setting: 'mountain morning wind',
        main: '{L+} lived in a windmill <and fell asleep each night to the swish, swish, swish of it>.',
        extras: [
          'Flour got into everything. Even the spiders’ webs were white.',
          'When the wind was in the mood it turned the pages of {L’s} book, sometimes two at once.',
        ],
      },
      friend: {
        setting: 'mountain day wind',
        main: 'Over the stile came {F+}, running after a long white feather. “Got it!” cried {F}. “It’s the lightest thing in the world. Feel!” {L} held the feather, and it trembled, like something about to speak.',
        extras: [
          'You couldn’t drop it if you tried. It only ever left.',
          '“It likes you,” said {F}. “It’s pointing.”',
        ],
      },
      problem: {
        setting: 'mountain day clear',
        main: 'And then the wind stopped. Swish … swi … The mill stood still. Kites fell down, ships stood about, and the washing hung down like tired ears.',
        extras: [
          'A dandelion puffed itself up and nothing happened.',
          'It was so still that you could hear the paint dry.',
        ],
      },
      settingOut: {
        setting: 'mountain day clear',
        main: '{ALL} climbed up to the place where the wind comes from, over the last fence and past the last tree.',
        extras: [
          'It got hotter and quieter with each step.',
          'Their hair, for once, stayed where it was put.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'mountain day clear',
        main: 'There it lay, in a hollow, all of it, like a great grey dog. The plan was to wake it up by blowing.',
        failure: 'The wind put one paw over its nose. It had not even noticed.',
        extras: [
          'Blowing makes you see small stars. They saw a good many.',
          'A sigh came from the hollow, and flattened a thistle.',
        ],
      },
      helper: {
        setting: 'mountain evening clear',
        main: '{G+} came by on foot, for lack of anything to fly on. “It’s not tired,” said {G}. “It’s offended. <‘Shut the door,’ everybody says. ‘What a draught!’> Has it ever once been asked to come and play?”',
        clue: 'All around the hollow lay the words the wind had been given, blown into a heap. {F} read them one by one: “Shut the door. What a draught. Oh, this wind!”',
        extras: [
          'They had all said it, too, when their hats flew.',
          '“Nobody ever said “come in”,” said {L}.',
        ],
      },
      lowest: {
        setting: 'mountain night clear',
        main: 'The air was thick and still, like soup. {ALL} sat down at the edge of the hollow. Down below not a single mill was turning. There would be no bread.',
        extras: [
          'Not a leaf moved. The stars forgot to twinkle.',
          'It is hard to say sorry to something so big.',
        ],
      },
      turn: {
        setting: 'mountain night clear',
        main: '{L} took out the feather, laid it on one open hand, and held it out over the hollow. “Would you like to play?” asked {L}. “We’d miss you, you know. We do.”',
        brief: [
          '{L} held out the feather on one open hand. “Would you like to play?” asked {L}.',
          'Puff! The feather danced, and up jumped the wind and ran after it.',
        ],
        result:
          'One eye opened. Puff: the feather jumped. Puff, puff: it danced, it spun, it flew. And up leaped the wind and went after it, barking for joy.',
        extras: ['Everyone’s hats went too, and no one said a word but “Hooray!”'],
      },
      ending: {
        setting: 'clouds morning wind',
        main: 'The wind took them all by the coat-tails and showed them everything: the ships filling, the kites rising, the washing kicking up its legs.',
        extras: [
          'Every mill in the land went swish.',
          'It let them down so gently that the eggs in somebody’s pocket stayed whole.',
        ],
      },
      homeAgain: {
        setting: 'mountain evening wind',
        main: 'Swish, swish, goes the mill. The door is never shut now, and there is a bowl of feathers out on the step. {Count} friends listen, in bed, to somebody playing.',
        extras: [
          'Sometimes it turns the pages for them, and waits until they’ve read them.',
          '“Come in,” they say, when it rattles. And it wipes its feet.',
        ],
      },
    },
  ],
};
