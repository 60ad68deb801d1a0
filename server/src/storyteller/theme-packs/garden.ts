import type { ThemePack } from './theme-pack.ts';

export const garden: ThemePack = {
  id: 'garden',
  pattern:
    /\b(garden\w*|flower\w*|bee|bees|bug|bugs|insect\w*|butterfl\w+|ant|ants|snail\w*|ladybird\w*|ladybug\w*|worm\w*|plant\w*|spring|rose\w*|vegetable\w*|tiny|small|shrunk|shrink\w*|seed\w*|spider\w*|beetle\w*|rain|rainbow\w*|puddle\w*|mouse|mice|frog\w*|caterpillar\w*|park)\b/,
  plots: [
    {
      id: 'flower-that-waited',
      titles: [
        '{L} and the Flower That Would Not Open',
        'The Bud That Said Not Yet',
        'Waiting for the Blue Flower',
      ],
      object: 'shell',
      thing: 'an empty snail shell',
      helperCharacter: { name: 'Dame Petunia', creature: 'bee' },
      spot: 'under the open flower',
      home: {
        setting: 'garden morning clear',
        main: '{L+} lived in a flowerpot lying on its side<, between the mint and the marigolds, where a dewdrop is enough to wash in>.',
        extras: [
          'Grass was a forest there, and a sparrow’s shadow was weather.',
          'In the middle of the garden stood a bud, tall and blue, that had never opened.',
        ],
      },
      friend: {
        setting: 'garden morning clear',
        main: '{F+} came rolling an empty snail shell. “Listen in this end,” said {F}, “and whisper in that one.” {L} put one ear to the shell, and the whisper came out as big as a cave.',
        extras: [
          'They whispered “cheese” and “trousers” until they could not stand.',
          '“You keep it,” said {F}. “You’ve the better ears.”',
        ],
      },
      problem: {
        setting: 'garden day wind',
        main: 'Then the word went round, from leaf to leaf: tomorrow the first frost would come. If the blue bud did not open today, it never would.',
        extras: [
          'Nobody knew what colour it was inside. Everybody had a guess.',
          'The bud stood there and held itself tightly shut.',
        ],
      },
      settingOut: {
        setting: 'garden day clear',
        main: '{ALL} crossed the whole garden, which takes all morning, round the rake and over the hose.',
        extras: ['At the puddle they took a walnut for a boat.', 'A daisy was the tallest thing for miles.'],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'garden day clear',
        main: 'The plan was to climb up and open it, one petal at a time, as one unwraps a present.',
        failure: '“Not yet,” said the bud, and shut up tighter still. They slid all the way down the stalk.',
        extras: [
          'It had a voice like a very small door.',
          'There was a heap at the bottom, and everyone was in it.',
        ],
      },
      helper: {
        setting: 'garden evening clear',
        main: '{G+} stopped for a breath, with full pockets. “It’s heard that it must be the finest flower ever,” said {G}. “Everybody says so. Wouldn’t you stay in, too?”',
        clue: 'Around the stalk lay labels, blown there from all over the garden. {F} picked them out: “The finest!” “The biggest!” “Best in show!” It was rather a lot, for one bud.',
        extras: [
          'They looked up. It did look a little pale around the edges.',
          '“It’s afraid it won’t be good enough,” said {L}.',
        ],
      },
      lowest: {
        setting: 'garden night clear',
        main: 'The air turned sharp, and the first white star came out. {ALL} sat at the foot of the stalk and blew on their fingers.',
        extras: [
          'Far off, at the hedge, the frost was putting on its boots.',
          'The bud trembled. They could feel it in the stalk.',
        ],
      },
      turn: {
        setting: 'garden night clear',
        main: '{L} picked up the snail shell and whispered into it, and out of it the whisper came big and warm, right up to the bud. “You don’t have to be the finest. We’d just like to meet you.”',
        brief: [
          '{L} whispered into the snail shell: “You don’t have to be the finest. We’d just like to meet you.”',
          'And the blue bud opened. It was yellow inside, like a lamp.',
        ],
        result:
          'For a moment there was no sound at all. Then, with a rustle like a party dress, the blue bud opened. It was yellow inside, like a lamp.',
        extras: ['Nobody had guessed yellow.'],
      },
      ending: {
        setting: 'garden night clear',
        main: 'The light fell on the whole garden, on every blade and web. The frost came as far as the gate, saw it, and tiptoed away.',
        extras: [
          'All the night moths came, in their good coats.',
          '“Is it all right?” asked the flower. “It’s lovely,” said everyone.',
        ],
      },
      homeAgain: {
        setting: 'garden morning clear',
        main: 'The flowerpot has a lamp in front of it now, blue outside and yellow within. {Count} small friends wash in the same dewdrop.',
        extras: [
          'There’s a new bud beside it. Nobody says anything. They only wave.',
          'And in the shell, if you listen, somebody still says “trousers”.',
        ],
      },
    },
    {
      id: 'rain-boat',
      titles: [
        '{L} and the Great Garden Flood',
        'The Smallest Boat in the World',
        'Rain, Rain and a Walnut Shell',
      ],
      object: 'umbrella',
      thing: 'a paper umbrella from a cocktail glass',
      helperCharacter: { name: 'Grandpa Loam', creature: 'worm' },
      spot: 'on the dry top of the stone wall',
      home: {
        setting: 'garden morning clear',
        main: 'Beneath the rhubarb<, where the light is pink,> lived {L+}, in a matchbox <with a drawer that pulled out for guests>. <There had never been any guests.>',
        extras: [
          'The drawer was dusted all the same, on Fridays.',
          'A thimble stood there for a bucket, and a button for a table.',
        ],
      },
      friend: {
        setting: 'garden morning cloudy',
        main: '{F+} came skipping along under a paper umbrella. “It was at a party,” said {F}. “Now it’s yours.” So {L} took the umbrella and twirled it, and the light went round in stripes.',
        extras: [
          'There were cherries painted on it.',
          '“For sun,” said {F}. “I don’t think it’s much good for rain.”',
        ],
      },
      problem: {
        setting: 'garden day rain',
        main: 'Plop! Plop! PLOP! The rain came in drops as big as pillows. Soon there was a river where the path had been, and the matchbox was afloat.',
        extras: [
          'Past went the button. Past went the thimble, spinning.',
          'On all the leaves there were cries of “Help!” and “My eggs!” and “My hat!”',
        ],
      },
      settingOut: {
        setting: 'garden day rain',
        main: '{ALL} jumped into the drawer, pushed off with a spoon, and became a boat.',
        extras: [
          '“Left!” “That’s a daffodil!” “Then right!”',
          'They went down the lettuce rapids with their eyes shut.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'garden day rain',
        main: 'The wall was high and dry<, if only they could reach it>. The plan was to paddle straight there<, against the stream>.',
        failure: 'Round went the boat, three times, and off it went backwards, past all the same daffodils.',
        extras: [
          'The spoon stayed behind and waved.',
          'There was a hole in one corner. They took turns being the plug.',
        ],
      },
      helper: {
        setting: 'garden evening rain',
        main: '{G+} looked out of a hole in the bank<, like somebody in a window>. “You can’t beat water,” said {G}. “But the wind blows to the wall. It has done so all day. Pity you haven’t a sail.”',
        clue: 'A petal came sailing by, standing straight up, and went against the stream all the way to the wall. “How does it do that?” asked {F}. “The water goes down, but the wind goes up.”',
        extras: [
          'Everyone licked a finger and held it up. It was true.',
          '“A sail,” said {L}. “What could be a sail?”',
        ],
      },
      lowest: {
        setting: 'garden evening rain',
        main: 'The boat ran on to a stone and stuck. It grew dark. {ALL} sat in a row under the umbrella, and it dripped on each in turn.',
        extras: [
          'The cherries had begun to run.',
          'From a stalk nearby a tiny voice called, “Is anybody coming?”',
        ],
      },
      turn: {
        setting: 'garden evening wind',
        main: 'A gust got under the umbrella and nearly took {L} along. It pulled! “It isn’t much good for rain,” cried {L}. “But it’s good for wind!”',
        brief: [
          'A gust pulled at the umbrella. “It’s a sail!” cried {L}.',
          'They stuck it up in the middle, pop! And away flew the boat, picking up everyone.',
        ],
        result:
          'They stuck the umbrella up in the middle, the wind filled it with a pop, and away flew the boat, up the stream, picking up one wet friend after another.',
        extras: ['A hat got in as well. Nobody was under it.'],
      },
      ending: {
        setting: 'garden evening clear',
        main: 'They bumped against the wall with everyone on board. The rain stopped. All along the top, small wet people wrung out their sleeves and cheered.',
        extras: [
          'A rainbow came down and stood with one foot in the rhubarb.',
          'Somebody had saved a crumb as big as a loaf.',
        ],
      },
      homeAgain: {
        setting: 'garden morning clear',
        main: 'The matchbox is back beneath the rhubarb. Its drawer is always pulled out now, and {count} blankets are drying on the edge.',
        extras: [
          'On Fridays nobody dusts. There are guests.',
          'The umbrella stands at the door, for sun, and for wind.',
        ],
      },
    },
  ],
};
