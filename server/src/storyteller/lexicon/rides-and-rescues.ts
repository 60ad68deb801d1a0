import type { StorySourceInput } from './story-source.ts';

/** Vehicles and jobs with a day of their own: the submarine, the helicopter, the vet, the post. */
export const ridesAndRescues: StorySourceInput[] = [
  {
    id: 'submarine',
    words: [
      'submarine',
      'diving boat',
      'diver',
      'scuba',
      'diving',
      'deep sea',
      'u-boat',
      'sunken ship',
      'shipwreck',
    ],
    situations: ['visit', 'has', 'wants-to-go', 'lacks', 'make'],
    topic: 'the submarine',
    thing: 'the submarine',
    home: 'shore',
    main: 'undersea',
    plots: [
      {
        id: 'the-knocking',
        titles: ['{L} in the Submarine', 'Down, Down, Down', 'Who Is Knocking?'],
        goal: 'bring the submarine up again',
        trouble: 'the submarine hung fast at the bottom',
        solved: 'the submarine was up in the air again',
        opener:
          'It was yellow and round like a teapot, and it had a window in front. {L+} shut the lid, turned it three times, and pressed the button that said “Down”. Blub.',
        problem:
          'At the bottom of the sea everything was blue and slow. A fish looked in as if they were the aquarium. Then something went “clonk”, and the submarine stood still. “Up,” said {L}, and pressed. Nothing. “Up!”',
        tries: [
          '{L} pressed all the buttons. The wipers went on, and the coffee machine. That was nice, but it was not up.',
          'They all ran to the back, and then all to the front, so that it rocked. It rocked. It did not come loose.',
          '{F} shouted “Help!” through the tube. A great many bubbles came out at the top. No one can read bubbles.',
        ],
        tip: 'Knock, knock, it went on the window. There was {G+}. “You’re sitting in my garden,” said {G}. “There’s weed round your propeller. If you pull, it gets tighter. Go back a bit first.”',
        turn: '“Backwards?” said {L}. “But we want to go up!” All the same, {L} turned the lever, very slowly, the wrong way round. The propeller hummed. Outside eight arms got to work, and pulled out one green ribbon after another.',
        done: 'The submarine wiggled, and was free! It rose through dark blue, light blue, green. Plop! There was the sun, and air, and a gull, which got a fright. {L} opened the lid, and they all breathed in at once.',
        again: 'Every Friday they go down and knock. They always bring a bit of cake, in a waterproof box.',
        helper: { name: 'Madame Inky', creature: 'octopus' },
      },
    ],
  },
  {
    id: 'helicopter',
    words: [
      'helicopter',
      'helicopter rescue',
      'mountain rescue',
      'rescue',
      'coastguard',
      'lifeboat',
      'air ambulance',
    ],
    situations: ['visit', 'deed', 'has'],
    topic: 'the rescue helicopter',
    thing: 'the helicopter',
    home: 'village',
    main: 'mountain',
    plots: [
      {
        id: 'the-sheep-on-the-ledge',
        titles: ['{L} and the Rescue Helicopter', 'Flap, Flap, Flap', 'The Sheep on the Ledge'],
        goal: 'rescue the sheep',
        trouble: 'the sheep stood on the ledge and could not go up or down',
        solved: 'the sheep was safe in the helicopter',
        object: 'rope',
        opener:
          'Flap-flap-flap! In the field stood the red helicopter. “I need somebody with good eyes,” called the pilot. {L+} put on the helmet, and the belt clicked.',
        friend:
          '{F+} took the rope, and up they went. The houses shrank, the cows turned into spots. “There!” said {L}. On the steepest wall of the mountain stood a sheep, on a ledge no wider than a shelf.',
        problem:
          'The ledge was crumbling. But whenever the helicopter came near, the wind from its blades blew the sheep closer to the edge. “Baa!” it cried. They could not land, and they could not come close.',
        tries: [
          'They let down a basket with clover. The sheep ate the clover and did not get in.',
          '{F} called, “Jump!” The sheep looked down. It was not that stupid.',
          'They came from below, quite gently. It was worse. Now its wool stood on end, and it could see nothing at all.',
        ],
        tip: '“The wind goes straight down,” said {G+} over the radio. “Stay high up, as high as you can, where it’s not felt below. Then you only need a very long rope, and somebody who isn’t afraid of wool.”',
        turn: 'Up they flew, till the sheep was as small as a snowflake. {L} clicked the hook on to the belt. Down it went on the long rope, slowly, until {L} stood beside the sheep. There was no wind at all. “Shall we?” asked {L}.',
        done: '{L} put both arms round the wool, and held on as tight as possible. “Up!” The ledge broke off and fell, for a long time. But they hung in the air, {L} and the sheep, and swung, and were pulled in at the door.',
        again:
          'The sheep is in the meadow with the others. When it goes flap-flap-flap, the others run away. It only looks up, and baas hello.',
        helper: { name: 'Chief Alma', creature: 'eagle' },
      },
    ],
  },
  {
    id: 'vet',
    words: [
      'vet',
      'animal doctor/hospital/clinic',
      'veterinarian',
      'sick animal/cat/dog/rabbit',
      'take cat/dog/pet vet',
      'guinea pig vet',
    ],
    situations: ['visit', 'afraid', 'learn', 'wants-to-be', 'ailment'],
    topic: 'a day at the vet’s',
    thing: 'the waiting room',
    home: 'village',
    main: 'city',
    indoors: true,
    plots: [
      {
        id: 'the-full-waiting-room',
        titles: ['{L} Is a Vet for a Day', 'Next, Please!', 'Who Has the Sore Paw?'],
        goal: 'find out what was wrong with the big dog',
        trouble: 'the big dog would not let anybody near',
        solved: 'the thorn was out and the big dog was happy',
        opener:
          '“Today I need some help,” said the vet. {L+} got a white coat, which reached down to the floor, and a listening tube. In the waiting room there was a bark, a hiss, a squeak and a very long sigh.',
        problem:
          'The parrot had a cold, and the snake had a knot. That was easily done. But the last one was a dog as big as a sofa. It growled and hid one paw. Nobody could get near it.',
        tries: [
          '{L} held out a biscuit. The dog ate the biscuit, and a button off the coat, and growled on.',
          '{F} listened to it with the tube from far away. “I can hear something,” said {F}. It was {F’s} own tummy.',
          'They pretended to go out and came in again on tiptoe. A dog can hear an ant cough.',
        ],
        tip: '“An animal can’t say where it hurts,” said {G+}, “so it says grr. That means: I’m afraid. Don’t look it in the eyes. Sit on the floor and be boring.”',
        turn: '{L} sat down on the floor, sideways, and yawned, and showed an empty hand. Nothing happened for a long time. Then there was something wet on the hand: a nose. And then, very slowly, came a paw. There was a thorn in it, as long as a match.',
        done: '“I’ll count to three,” said {L} softly, and pulled at two. It was out! The dog looked at its paw, and at {L}, and licked {L} from the chin to the hair, twice.',
        again:
          'Now there’s a jar with a thorn in it at the vet’s. When somebody growls in the waiting room, {L} is called, to sit on the floor.',
        helper: { name: 'Doctor Finch', creature: 'badger' },
      },
    ],
  },
  {
    id: 'post',
    words: [
      'postman',
      'post office',
      'mail carrier',
      'postwoman',
      'post van',
      'mailman',
      'parcel',
      'deliver letter/parcel',
      'letter',
      'postbox',
      'postcard',
    ],
    situations: ['visit', 'newcomer', 'wants-to-be', 'make'],
    topic: 'the post',
    thing: 'the letter without a name',
    home: 'village',
    main: 'village',
    plots: [
      {
        id: 'to-the-one-who',
        titles: ['{L} Delivers the Post', 'The Letter Without a Name', 'Post for Everyone'],
        goal: 'deliver the last letter',
        trouble: 'there was no name on the last letter',
        solved: 'the last letter was where it belonged',
        object: 'letter',
        opener:
          'The post van had a cold and stood in the yard and coughed. So {L+} put on the blue cap and took the bag. It was full to the top.',
        friend:
          '{F+} pushed the cart. They had a bill for the baker, and a card for the twins, and a parcel that buzzed. Right at the bottom lay one more letter. On it was written: “To the one who needs it.”',
        problem:
          '“Who’s that?” asked {L}. There was no street on it, no house and no stamp. “A letter that’s posted must be delivered,” said {F}. That is the law of the post.',
        tries: [
          'They asked the mayor. “I need it!” said the mayor. But the mayor only wanted to have the stamp, and there was none.',
          'They put the letter in the middle of the square, and hid. The pigeons needed something to sit on. It could not have meant that.',
          '{F} held it against the light. “It’s got a lot of words in it,” said {F}. One doesn’t read other people’s letters. So that was all.',
        ],
        tip: '“I’ve done this round for thirty years,” said {G+}. “You always look at the doors where something’s put in. Look at the one where there never is anything.”',
        turn: '{L} thought of all the houses. The mill! A spider lived in the letter box there. They went up the long hill. Behind the window sat somebody and looked out. {L} rang the bell. “Post,” said {L}.',
        done: 'The envelope was opened with a trembling paw. “Dear you,” it said, “come to supper on Sunday. There’s too much soup. All of us.” It was quiet. Then there was a smile that had not been used for a long time. The spider had to move.',
        again:
          'There’s always something in that box now, if only a leaf. And who wrote the letter? {L} found some ink on {G’s} thumb, and said nothing.',
        helper: { name: 'Mrs Stamp', creature: 'tortoise' },
      },
    ],
  },
  {
    id: 'bakery',
    words: ['baker', 'bakery', 'bake bread', 'make bread', 'bread', 'dough', 'buns', 'croissant', 'pretzel'],
    situations: ['visit', 'make', 'learn', 'wants-to-be'],
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
        tip: '“Dough is like a child,” said {G+}. “If it’s cold, it won’t get up. If one shouts at it, it gets wild. Give it a warm place, a cloth, and some peace. And go away.”',
        turn: '{L} took a piece that was just right, wrapped it in a cloth, and put it beside the oven, like a baby. Then they went out and looked at the stars. When they lifted the cloth, it was round and soft. {L} poked it, and it slowly smiled back.',
        done: 'In it went. Soon it smelled through the keyhole, and down the street. Windows opened. “Crack, crackle,” sang the crust. {L} broke the first loaf in two, and out came a cloud. The butter ran away at once.',
        again:
          'A bit of the dough is kept in a jar. It’s called Bertha. It gets fed on Sundays, and has grown-up children all over town.',
        helper: { name: 'Old Crumb', creature: 'mole' },
      },
    ],
  },
  {
    id: 'crane',
    words: [
      'crane',
      'tower crane',
      'crane driver',
      'crane building/construction site',
      'build tower/bridge/skyscraper',
      'building crane',
    ],
    situations: ['make', 'visit', 'deed'],
    topic: 'the tall crane',
    thing: 'the crane',
    home: 'village',
    main: 'city',
    plots: [
      {
        id: 'a-nest-on-the-hook',
        titles: ['{L} and the Tall Crane', 'A Bit to the Left!', 'The Highest Crane in Town'],
        goal: 'lift the bell on to the tower',
        trouble: 'the bell swung on the crane and would not hold still',
        solved: 'the bell hung in the tower',
        object: 'bell',
        opener:
          'The crane was so tall that its head was in the clouds. {L+} climbed two hundred rungs. At the top there was a cabin with three levers, and a view as far as Thursday.',
        friend:
          'Down there stood {F+}, as small as a pea, with two flags. Today the new bell had to go up on the tower. It was as big as a cow.',
        problem:
          '{L} pulled the lever, and the bell rose. But it began to swing. To the left, to the right, further and further. “Dong!” It had knocked a hat off a statue. The tower was only as wide as a table.',
        tries: [
          '{L} pulled to the left when it swung to the right. It swung twice as far.',
          '{F} waved with both flags: up, down, stop, go. {F} got muddled, and the bell went round in a circle.',
          'They waited until it stopped by itself. Then there came a breeze.',
        ],
        tip: '“You run after it,” said {G+}, who had built half the town. “Go with it. When it swings out, go after it, just as far. Then it has nothing to swing against. You do it with a full cup as well.”',
        turn: '{L} breathed out. The bell swung to the left, and {L} moved the crane to the left, softly, and to the right, softly, as one carries soup. The swing grew smaller. And smaller. Then it hung as still as a pear.',
        done: '“A hair to the left,” waved {F}. “Down. Down.” Clunk. It was in. {L} pulled the third lever, the small one, and the clapper fell free. “Dong!” said the bell, over all the roofs, and this time it was meant to.',
        again:
          'Every noon {L} hears it and thinks: that was me, with the small lever. The statue got its hat back.',
        helper: { name: 'Mr Girder', creature: 'heron' },
      },
    ],
  },
  {
    id: 'ducklings-crossing',
    words: [
      'duckling cross/crossing',
      'duck cross/crossing road/street',
      'cross/crossing road',
      'road safety',
      'traffic light',
      'zebra crossing',
      'crossing',
      'hedgehog cross road',
      'toad cross/crossing',
      'lollipop lady/man',
    ],
    situations: ['deed', 'learn'],
    topic: 'crossing the road',
    thing: 'the road',
    home: 'garden',
    main: 'city',
    plots: [
      {
        id: 'seven-in-a-row',
        titles: ['Seven Ducklings Cross the Road', 'Stop, Look, Quack', '{L} and the Ducklings'],
        goal: 'get seven ducklings across the road',
        trouble: 'the cars did not stop for ducklings',
        solved: 'all seven ducklings were on the other side',
        opener:
          'Seven ducklings stood on the kerb, one behind the other, like a string of beads. On the other side was the pond. In between was the road. {L+} stopped too.',
        problem:
          'Whoosh! A car. Whoosh! A lorry. The first duckling put one foot down and pulled it back. From the pond their mother quacked, again and again.',
        tries: [
          '{L} put up a hand. But {L} was smaller than the bonnets, and no one saw it.',
          'They wanted to carry the ducklings. One has two hands, and they had seven. While you pick up the sixth, the first one is gone.',
          '{F} painted a sign, “Ducks!” The drivers looked at the sign, and not at the ducks.',
        ],
        tip: '“Stop at the kerb,” said {G+}. “Look left, look right, and left again. And not here, behind the parked van. Go where everybody can see you: to the stripes.”',
        turn: '{L} led the way to the white stripes, and the ducklings waddled along behind. Stop. Left: a bus. It stopped! Right: a bicycle. It stopped as well. Left again. {L} held out an arm, and {F} went at the back, so that none of them got lost.',
        done: 'One, two, three, four, five, six. The seventh sat down in the middle, because of a crumb. The whole street waited. The bus driver turned off the engine. Then it got up, waddled on, and plop: there were seven in the pond.',
        again:
          'They come every morning now, and stop at the stripes, and look left, right and left. Some grown-ups learn it from them.',
        helper: { name: 'Mrs Halt', creature: 'goose' },
      },
    ],
  },
];
