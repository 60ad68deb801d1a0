import type { StorySourceInput } from './story-source.ts';

/** Plants, weather, seasons and the sky. */
export const nature: StorySourceInput[] = [
  {
    id: 'sunflower',
    words: [
      'sunflower',
      'grow/plant flower/sunflower/seed/bean/vegetable/carrot',
      'seed',
      'gardening',
      'beanstalk',
      'vegetable garden',
    ],
    situations: ['make', 'wants'],
    topic: 'the sunflower',
    thing: 'the sunflower',
    main: 'garden',
    plots: [
      {
        id: 'wrong-way',
        titles: ['{L} and the Sunflower', 'The Flower Behind the Shed', 'Grow, Sunflower!'],
        goal: 'make the sunflower grow tall',
        trouble: 'the sunflower hung its head',
        solved: 'the sunflower had opened',
        object: 'seed',
        opener:
          'It was striped and no bigger than a fingernail. On the packet there was a sunflower as tall as a house. {L+} looked at the one, and then at the other, and could not believe it.',
        friend:
          '{F+} brought a watering can with a long nose. They made a hole, one finger deep, put the seed in and patted it down. “Good night, seed,” said {L}.',
        problem:
          'On the ninth day it came up, with two leaves like hands. But the seed had been sown behind the shed. There was shade there, all day long. The sunflower grew thin and pale, and hung its head.',
        tries: [
          '{L} held up its head with a string. It looked at the ground all the same, only from higher up.',
          'They gave it a whole can of water, and another. The sunflower stood in mud, and its lowest leaf turned yellow.',
          '{L} drew a big sun and pinned it to the shed. The sunflower looked at it politely, and hung its head again.',
        ],
        tip: '“What’s it called?” asked {G+}. “Sun flower. It can’t walk, so it has to wait for the sun to come to it. The sun won’t come behind a shed. But you’ve got legs, and a spade.”',
        turn: '{L} took the spade and dug a wide circle, so as not to hurt one single root. They carried the sunflower with all its earth, step by step, like a baby, out to the middle of the garden, and tied it loosely to a stick.',
        done: 'The next morning it had lifted its head. It grew past {L}, past the fence, past the window. And one day it opened: a great golden face, turning with the sun from breakfast to supper.',
        again:
          'In autumn there were two hundred striped seeds in it. {L} put one in every letter box in the street.',
        helper: { name: 'Mr Trowel', creature: 'mole' },
      },
    ],
  },
  {
    id: 'snow',
    words: [
      'snow',
      'snow day',
      'snowman',
      'winter',
      'sledge/sled',
      'snowball',
      'first snow',
      'play snow',
      'ice skate/skating',
    ],
    situations: ['make', 'visit'],
    topic: 'the snowman',
    thing: 'the snowman',
    home: 'village',
    main: 'snowfield',
    weather: 'snow',
    plots: [
      {
        id: 'snowman-needs',
        titles: ['{L} and the Snowman', 'The Snowman’s Head', 'The First Snow'],
        goal: 'build the biggest snowman',
        trouble: 'the snowman had no head',
        solved: 'the snowman had a head',
        object: 'scarf',
        opener:
          'In the night somebody had turned off all the noise. {L+} ran to the window. Snow! On the roof, on the gate, on every twig. Today they would build a snowman.',
        friend:
          '{F+} was already there with a carrot, two buttons and a scarf. “First comes the tummy,” said {F}. They began to roll.',
        problem:
          'The tummy of the snowman was as high as {L}. The middle bit just went up, with all of them pushing. But then came the head. It was as heavy as a calf, and the snowman was too tall. They could not get it up there.',
        tries: [
          'They threw it up, on three. It came down, on four, and everyone sat in the snow and looked like a snowman.',
          'They built stairs out of snow. On the third step the head rolled off, all the way down the hill, and came to a stop against the church.',
          '“Then the small ball will do as the head,” said {F}. With it the snowman looked as if it had swallowed somebody.',
        ],
        tip: '“Must the head go up to the snowman?” asked {G+}. “Snow is patient. You could take the snowman to the head. Or make the ground a bit higher on one side.”',
        turn: 'The ground! {L} looked at the slope behind the school. “We’ll heap up a ramp,” said {L}, “a long one, not steep at all.” They shovelled, they stamped it smooth, and then they rolled the head up, slowly, round and round, to the very shoulders.',
        done: 'Plop, it sat. Two buttons, one carrot, the scarf twice round. The snowman looked out over all the roofs. And the ramp, it turned out, was the best sledge run for miles.',
        again: 'In March the scarf lay in a puddle. {L} hung it up to dry, for next time.',
        helper: { name: 'Grandpa Ptarmigan', creature: 'penguin' },
      },
    ],
  },
  {
    id: 'rain',
    words: [
      'rain',
      'rainy',
      'rainy day',
      'puddle',
      'umbrella',
      'storm',
      'thunder/lightning/thunderstorm',
      'afraid/scared thunder/storm',
    ],
    situations: ['afraid', 'lost', 'visit'],
    topic: 'the rainbow',
    thing: 'the rainbow',
    home: 'cottage',
    main: 'meadow',
    weather: 'rain',
    plots: [
      {
        id: 'rain-orchestra',
        titles: ['{L} and the Rainbow', 'Boom, Said the Thunder', 'After the Rain'],
        goal: 'see the rainbow',
        trouble: 'the rain and thunder kept everyone inside',
        solved: 'the rainbow stood over the roofs',
        object: 'umbrella',
        opener:
          'The rain ran down the window in long races. {L+} had bet on the drop on the left. Somewhere far off it rumbled. “When rain and sun meet, there’s a rainbow,” said {L}. “I want to see it.”',
        friend:
          '{F+} came running, under an umbrella that was mostly holes. “It’s coming closer,” said {F}. There was a flash. Boom!',
        problem:
          'The thunder was so loud that the cups jumped. {L} crept under the table, and so did everyone else. Down there one could not see any sky at all, and no rainbow either. And it rained, and it boomed.',
        tries: [
          'They stopped up their ears. Then they heard it with their tummies.',
          '{L} ran out between two booms, to look quickly. There was a flash, and {L} was back under the table before the door had closed.',
          'They called to the thunder to be quiet. It answered. One should not argue with thunder.',
        ],
        tip: '“Count,” said {G+}. “From the flash to the boom. One, two, three. If there’s more and more to count, the storm is walking away. It’s only a cloud clapping its hands.”',
        turn: 'There was a flash. “One, two, three,” counted {L}, “four.” Boom. Another flash. “One, two, three, four, five, six.” Boom, but further off. {L} came out from under the table. “It’s going! Quick, while it’s still raining!”',
        done: 'They stood in the meadow, in the last fine rain, and behind them the sun came out. And there it stood, from the mill to the church, red, orange, yellow, green, blue and violet: the rainbow, and a second one above it, paler, like an echo.',
        again: 'When it booms, {L} counts aloud for everybody. And then they all put on their boots.',
        helper: { name: 'Old Nimbus', creature: 'frog' },
      },
    ],
  },
  {
    id: 'moon-and-stars',
    words: ['moon', 'star', 'shooting/falling star', 'night sky', 'sun', 'constellation'],
    situations: ['lost', 'wants', 'visit'],
    topic: 'the little star',
    thing: 'the little star',
    home: 'cottage',
    main: 'mountain',
    night: true,
    plots: [
      {
        id: 'fallen-star',
        titles: ['{L} and the Little Star', 'The Star in the Bucket', 'Back Up to the Moon'],
        goal: 'get the little star back up to the moon',
        trouble: 'the little star could not get back into the sky',
        solved: 'the little star was shining beside the moon',
        object: 'star',
        opener:
          'The moon was round and the night was clear. {L+} counted the stars from the window sill, as on every evening. At forty-one, one of them wobbled. And at forty-two it fell.',
        friend:
          'It came down in the water butt, with a hiss. {F+} had heard it too. They fished it out with the soup ladle: a star, as small as a plum, warm and a little shaken.',
        problem:
          '“I only wanted to look over the edge,” said the star. Up beside the moon there was a dark gap, just as big as a plum. In the morning a star must be back up there, or it goes out.',
        tries: [
          '{L} threw it up, as high as possible. It flew to the gutter. They had to wake the neighbour, because of the ladder.',
          'They tied it to a kite. But at night there was no wind. The kite lay in the grass, and glowed.',
          'They climbed up the church tower and held the star out. “A bit higher,” it said. There was no higher.',
        ],
        tip: '“Stars don’t go up because somebody throws them,” said {G+}. “They rise, like bread and like songs. They have to get light. What makes somebody so light that they float?”',
        turn: '“When I laugh, I nearly float,” said {L}. So they sat down on the hill, round the star, and told it the funniest things they knew: the sneezing bishop, the sock that wanted to be a hat. The star giggled. It lifted one point.',
        done: 'It laughed and laughed, grew light and lighter, and rose. Over the grass, over the tower, up to the moon, and plop, into its gap. There it went on twinkling. Whoever looked closely could see that it was still laughing.',
        again: 'Forty-one, forty-two. All there. And the one beside the moon always winks first.',
        helper: { name: 'The Night Heron', creature: 'stork' },
      },
    ],
  },
  {
    id: 'recycling',
    words: [
      'recycle',
      'recycling',
      'save planet/earth/ocean/sea/tree/forest',
      'litter',
      'pollution',
      'plastic',
      'environment',
      'climate',
      'clean beach/park',
    ],
    situations: ['learn', 'wants', 'visit'],
    topic: 'the rubbish in the stream',
    thing: 'the stream',
    home: 'village',
    main: 'river',
    plots: [
      {
        id: 'the-stream',
        titles: ['{L} Saves the Stream', 'The Net at the Bridge', 'Where Does It All Come From?'],
        goal: 'clean up the stream for good',
        trouble: 'new rubbish came down the stream every day',
        solved: 'the stream stayed clean',
        object: 'basket',
        opener:
          'A stream ran behind the houses, with stones to jump on and with water fleas. {L+} went there every day. But lately it gurgled so strangely, as if it had something stuck in its throat.',
        friend:
          '{F+} stood by the water, with a basket, and fished out a bottle, a bag and half a shoe. “The frogs have moved out,” said {F}. “I don’t blame them.”',
        problem:
          'There was rubbish in the stream everywhere, between the stones and in the reeds. They picked up all of it, until the basket was full. But the next morning there was new rubbish, just as much as before.',
        tries: [
          'They picked it up faster. The rubbish came faster too. It was a race, and it does not get tired.',
          'They put up a sign: “No rubbish here, please!” The next day the sign floated by, together with a tyre.',
          'They stretched a net across under the bridge. It caught all the rubbish, and also two ducks, and a canoe.',
        ],
        tip: '“You mop the floor and the tap’s still running,” said {G+}. “Go up the stream. Find the place where it gets in. And then don’t scold. Give them something better to do with it.”',
        turn: 'They walked up the stream, to where the market was. There was not one single bin! The wind took every bag straight into the water. {L} spoke to the market women. They painted five old barrels: glass, paper, tins, plastic, compost.',
        done: 'The next morning {L} ran down to the stream. Water, stones, water fleas, and nothing else. And the morning after that too! On the third day something green sat on the flat stone and said, “Croak.”',
        again:
          'In the barrel for compost grow pumpkins now. The stream gurgles as if it were telling a joke.',
        helper: { name: 'Granny Heron', creature: 'stork' },
      },
    ],
  },
  {
    id: 'autumn-spring',
    words: ['autumn', 'fall leaf', 'spring', 'season', 'summer', 'leaf', 'summer holiday'],
    situations: ['make', 'visit', 'wants'],
    topic: 'the old tree',
    thing: 'the old tree',
    home: 'garden',
    main: 'forest',
    plots: [
      {
        id: 'the-sleepy-spring',
        words: ['spring', 'season', 'first day of spring', 'spring flower'],
        titles: ['Wake Up, Spring!', 'Where Is Spring?', '{L} and the Late Spring'],
        goal: 'wake up the spring',
        trouble: 'spring had overslept',
        solved: 'spring was awake',
        opener:
          'The calendar in {L+}’s kitchen said spring, with a big yellow flower. But outside everything was grey, the buds were shut tight, and the birds stood about in scarves.',
        problem:
          '{L} knocked on a bud. Nothing. {L} put an ear to the ground, and far down somebody was snoring, long and deep. “Spring has overslept!” called {L}. “And nobody has noticed.”',
        tries: [
          'They banged pot lids. A bear came out, looked at the pot lids, and went back in again.',
          'They painted flowers on the fence, red and blue ones. A bee came, bumped its nose, and was cross.',
          '{L} read out the calendar, very sternly, right down into a mouse hole. “Come back in May,” squeaked the hole.',
        ],
        tip: '“You can’t wake it with noise,” said {G+}. “It gets woken every year by somebody small and warm. Find the first spot where the snow is thin, lie down there, and breathe. And then say something nice to it.”',
        turn: 'Behind the barn there was a spot no larger than a plate. {L} lay down on it, cheek to the ground, and breathed warm air. “It’s light until six already,” whispered {L}. “We’ve missed you.”',
        done: 'The snoring stopped. Something tickled {L’s} ear: the tip of a snowdrop! Then came another, and a whole row. A bud went pop, a blackbird threw off its scarf and sang, and spring stretched from one hill to the other.',
        again:
          'In the kitchen the window stands open. Beside the yellow flower {L} has written: “Woken on a Tuesday.”',
        object: 'flower',
        helper: { name: 'Old Whistle', creature: 'marmot' },
        setting: { topic: 'the spring', thing: 'the late spring', home: 'cottage', main: 'meadow' },
      },
      {
        id: 'last-leaf',
        words: ['autumn', 'fall', 'leaf', 'tree', 'summer', 'winter', 'season'],
        titles: ['{L} and the Old Tree', 'The Last Leaf', 'What the Tree Was Waiting For'],
        goal: 'help the old tree through the year',
        trouble: 'the old tree was the only one without a leaf',
        solved: 'the old tree was green',
        opener:
          'In the middle of the wood stood an old tree, so thick that it took four to hug it. {L+} had a place in it, a fork like an armchair, for every season of the year.',
        problem:
          'Spring came. The birches turned green, the beeches, the hazels. Only the old tree stood there bare, without one single leaf. “It’s dead,” said the people from the sawmill, and put a red cross on the trunk.',
        tries: [
          'They hung up paper leaves on it, a hundred, all green. From far off it looked right. The first rain took them all.',
          '{L} sang to the tree about spring. A cuckoo sang back. The tree did not stir.',
          'They wiped off the red cross. The next morning there were two.',
        ],
        tip: '“Old ones get up later,” said {G+}, who lived in its bark. “It had a long winter. Put your ear to the trunk, low down, at noon. If it’s alive, you’ll hear it drink.”',
        turn: 'At noon they laid their ears to the bark, and held their breath. First nothing. Then, very far down, a soft, soft “gluck”. It was drinking! {L} stood in front of the cross, arms wide. “It’s only late,” said {L}. “Listen to it!”',
        done: 'The people from the sawmill listened too, one after the other, and took off their hats. And nine days later the old tree was green, all at once, from top to bottom, and greener than any of them.',
        again:
          'In autumn it is the last one to let go of its leaves. {L} sits in the fork and catches the very last.',
        helper: { name: 'Tap the Elder', creature: 'owl' },
      },
    ],
  },
];
