import type { ThemePack } from './theme-pack.ts';

export const farm: ThemePack = {
  id: 'farm',
  pattern:
    /\b(farm\w*|cow|cows|pig|pigs|hen|hens|chick\w*|sheep|lamb\w*|horse\w*|pony|ponies|barn|tractor\w*|field\w*|goat|goats|duck\w*|goose|geese|donkey\w*|harvest\w*|pumpkin\w*|dog|dogs|puppy|puppies|cat|cats|kitten\w*|pet|pets|rabbit\w*|animals?|bunny|bunnies)\b/,
  plots: [
    {
      id: 'silent-cockerel',
      titles: ['{L} and the Morning That Overslept', 'The Morning Nobody Crowed', 'Who Will Wake the Farm?'],
      object: 'whistle',
      thing: 'a whistle made of willow',
      helperCharacter: { name: 'Gertie', creature: 'goose' },
      spot: 'on top of the haystack',
      home: {
        setting: 'farm morning clear',
        main: '{L+} slept in the hayloft of Puddle Farm <and was always last to be woken>. <First came the cock-a-doodle-doo, then the sun, then the buckets, then {L}.>',
        extras: [
          'It was a good bed, but the hay got into one’s dreams.',
          'Breakfast was whatever the others had left.',
        ],
      },
      friend: {
        setting: 'farm day clear',
        main: 'By the gate sat {F+}, making a whistle out of willow. “One blow, and the whole yard looks up,” said {F}. “I’ve two already. This one’s yours.” {L} blew the whistle. Tweet!',
        extras: ['It tasted green.', 'A bucket fell over in surprise.'],
      },
      problem: {
        setting: 'farm morning mist',
        main: 'Next morning nobody crowed. The weathercock had a sore throat, and the sun stayed in bed. The whole farm slept on and on, under a fog like a quilt.',
        extras: ['The porridge slept in the pot.', 'Nobody had laid, milked, mooed or complained.'],
      },
      settingOut: {
        setting: 'farm morning mist',
        main: '{ALL} groped through the fog from door to door, to wake somebody, anybody.',
        extras: [
          'They met a gate, a rake and a cold nose, which turned out to be the pump.',
          'From all sides came snoring, high and low, like an organ.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'farm morning mist',
        main: 'The plan was to crow. Three of the best, from the top of the muck heap, as it has always been done.',
        failure: 'It came out as “Cock-a-oodle-ow”. The farm turned over and pulled up its quilt.',
        extras: ['Something in the pond laughed in its sleep.', 'The muck heap was softer than it looked.'],
      },
      helper: {
        setting: 'farm morning mist',
        main: '{G+} opened half an eye. “You’re only copying,” said {G}. “The sun won’t get up for a copy. Give it something that’s your own. And do it from high up.” Then {G} slept on.',
        clue: 'On the barn door hung the wake-up rota. {F} read it through the fog: “Crowing: anybody’s turn. Use your own voice. Stand high up.”',
        extras: [
          'It had been anybody’s turn all along.',
          '“My own?” said {L}. “I’ve never been first at anything.”',
        ],
      },
      lowest: {
        setting: 'farm morning mist',
        main: 'The fog grew thicker, until they could not even see their feet. {ALL} sat down in the straw. Perhaps it would be yesterday for ever.',
        extras: [
          'The straw was warm. It would have been easy to fall asleep as well.',
          'Somebody’s tummy asked about breakfast.',
        ],
      },
      turn: {
        setting: 'farm morning mist',
        main: 'Something poked {L} in the ribs. It was the willow whistle. Green, and small, and {L’s} very own. <“Up!” said {L}. “Up on the haystack!”>',
        brief: [
          '{L} felt the willow whistle. It was small and green and {L’s} very own.',
          'Tweet, tweedle-deet! And the sun put out its head: “That’s a new one!”',
        ],
        result:
          'Tweet! Tweedle-deedle-deet! The fog tore down the middle. And the sun put out its head: “Who’s that? That’s a new one!”',
        extras: ['It had jam on its chin, some said. It may only have been the dawn.'],
      },
      ending: {
        setting: 'farm morning clear',
        main: 'Moo! Baa! Clatter! Everybody woke at once and wanted breakfast, and a ray of sun fell on the haystack like a stage lamp.',
        extras: ['The weathercock turned round and bowed.', 'The porridge boiled over with joy.'],
      },
      homeAgain: {
        setting: 'farm morning clear',
        main: 'There is a new line on the barn door. Mondays: cock-a-doodle. Tuesdays: {L}. And in the hayloft {count} dents in the hay are still warm.',
        extras: [
          'They have breakfast first now, and leave some for the others.',
          'On Tuesdays the sun comes up a minute early, so as not to miss it.',
        ],
      },
    },
    {
      id: 'giant-pumpkin',
      titles: ['{L} and the Pumpkin That Kept Growing', 'The Pumpkin in the Way', 'One Very Big Pumpkin'],
      object: 'rope',
      thing: 'a coil of clothes-line rope',
      helperCharacter: { name: 'Mr Bristle', creature: 'pig' },
      spot: 'in the shadow of the great pumpkin',
      home: {
        setting: 'farm morning clear',
        main: '{L+} had a corner of the farm garden, with <one row of beans and> one small pumpkin <that had never grown bigger than a bun>.',
        extras: [
          '“Take your time,” {L} told it every evening.',
          'Next door grew marrows as long as bolsters, and did not mind saying so.',
        ],
      },
      friend: {
        setting: 'farm morning clear',
        main: '{F+} came whistling down the lane with a coil of clothes-line rope. “You can always use rope,” said {F}, and hung the rope on {L’s} shoulder. <Then they watered the pumpkin, the two of them, and sang to it.>',
        extras: ['It was a silly song, with burps.', 'The pumpkin seemed to listen with its stalk.'],
      },
      problem: {
        setting: 'farm morning clear',
        main: 'In the morning the pumpkin was as big as a cow. By ten it was as big as a cart. By noon it had filled the yard, and it was leaning on the house.',
        extras: ['Creak, said the chimney.', 'It seemed to be enjoying itself.'],
      },
      settingOut: {
        setting: 'farm day clear',
        main: '{ALL} squeezed round it, along the wall, to see where it ended.',
        extras: [
          'It did not end for quite some time.',
          'On the other side they found the postman’s bicycle, and a good deal of dark.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'farm day clear',
        main: 'The plan was to roll it out by the gate, with one great heave.',
        failure:
          'It rolled the other way. Now it was stuck in the gate like a cork, and no one could get in or out.',
        extras: ['A tile slid down and landed in the beans.', '“Sorry, house,” said somebody.'],
      },
      helper: {
        setting: 'farm evening clear',
        main: '{G+} was looking it up and down, with a napkin on. “Never push a pumpkin,” said {G}. “It’s proud. It grew because you sang. Tell it where it’s needed, and it will go along.”',
        clue: 'On the empty seed packet {F} found some very small print: “Do not push. Grows for songs. Goes where it is needed.”',
        extras: [
          'They thought of who might need such a very big thing.',
          '“Needed?” said {L}. “Where would it be needed?”',
        ],
      },
      lowest: {
        setting: 'farm night cloudy',
        main: 'The house groaned, and the light went, and there was no way out of the yard. {ALL} sat down against the great round side. Over the wall a whole village sighed, for there was nothing for supper.',
        extras: [
          'They could feel it grow. It was warm, at least, like leaning on a cow.',
          'A tile slid off the roof and landed on its feet.',
        ],
      },
      turn: {
        setting: 'farm night clear',
        main: '“Nothing for supper?” {L} jumped up. So that was where! Up went the rope, round the pumpkin and over the beam. “Come on, old friend,” said {L}. “The whole village needs you.”',
        brief: [
          '“They need it for supper!” said {L}, and put the rope around the pumpkin.',
          'It breathed in, slipped through the gate and rolled down to the hungry village.',
        ],
        result:
          'They sang the silly song and pulled, only a very little. The pumpkin breathed in, slipped through the gate, and bowled down the hill to the green.',
        extras: ['It hopped over the pond and did not so much as wet its stalk.'],
      },
      ending: {
        setting: 'village evening clear',
        main: 'There was soup that night, in every pot and bath tub. There was pie, and there was bread as yellow as the sun.',
        extras: [
          'Out of the shell they cut windows and a door, and danced in it.',
          'Next door’s marrows were seen to clap.',
        ],
      },
      homeAgain: {
        setting: 'farm morning clear',
        main: 'In {L’s} corner there are {count} new rows, and a bench. On it, each evening, somebody sings the silly song, but quietly.',
        extras: [
          'One small pumpkin listens. It is the size of a bun, and taking its time.',
          'The rope holds up the beans now, and a hammock.',
        ],
      },
    },
  ],
};
