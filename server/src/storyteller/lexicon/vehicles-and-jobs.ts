import type { StorySourceInput } from './story-source.ts';

/** Vehicles, and people at work. */
export const vehiclesAndJobs: StorySourceInput[] = [
  {
    id: 'fire-engine',
    words: [
      'fire engine/truck',
      'firetruck',
      'firefighter',
      'fireman',
      'fire fighter/brigade/station/department',
    ],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait'],
    topic: 'the fire engine',
    thing: 'the fire engine',
    main: 'city',
    plots: [
      {
        id: 'hose-in-a-knot',
        titles: ['The Fire Engine’s Longest Day', '{L} and the Fire Engine', 'Nee-Naw!'],
        goal: 'put the fire out',
        trouble: 'not one drop of water came out of the hose',
        solved: 'the fire was out',
        opener:
          'At the fire station stood a fire engine, as red as a tomato, with a ladder on its back. Today {L+} was allowed to sit up in front and press the siren.',
        problem:
          'Nee-naw! Smoke was coming out of the baker’s chimney, thick and black. The fire engine raced round the corner. {L} pointed the hose, and called, “Water!” Nothing came.',
        tries: [
          'They turned on the tap further, and further still. The fire engine shook and hummed, and the hose only hiccuped.',
          'They ran with buckets from the fountain. But it was far, and there was more on their socks than in the buckets.',
          '{F} looked into the hose to see where the water was. That was the moment when one single frog came out.',
        ],
        tip: '“Water goes wherever it can,” said {G+}, with a helmet on. “If it doesn’t come, something is in its way. Follow the hose, all of it, hand over hand.”',
        turn: '{L} ran back along the hose: over the pavement, round the lamp post, under the bench. And there sat a knot, as fat as a pumpkin! {L} pulled one loop through, and then the other.',
        done: 'Whoosh! The water shot up over the roof in a bow. The smoke turned white, then thin, then there was none. It had been nothing but a tray of burnt buns. Everyone cheered for the fire engine.',
        again:
          'Back at the station they washed the fire engine until it shone. {L} rolled up the hose, without a single knot.',
        helper: { name: 'Chief Copper', creature: 'bear' },
      },
    ],
  },
  {
    id: 'digger',
    words: [
      'digger',
      'excavator',
      'construction site/vehicle/worker',
      'construction',
      'building site',
      'backhoe',

      'build/building house',
    ],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'make'],
    topic: 'the building site',
    thing: 'the digger',
    main: 'workshop',
    plots: [
      {
        id: 'rock-in-the-way',
        titles: ['The Digger and the Stubborn Stone', '{L} on the Building Site', 'Dig, Digger, Dig!'],
        goal: 'dig the hole for the new house',
        trouble: 'a great stone lay in the way of the digger',
        solved: 'the digger had finished the hole',
        opener:
          'On the building site everything rumbled and beeped. {L+} wore a yellow helmet, and climbed up into the cab of the big digger. Here the new house was going to stand.',
        problem:
          'The digger took one bite of earth, and another. Then: clonk! Its shovel had hit a stone as big as a bus. Forwards, backwards, clonk. No further.',
        tries: [
          'The digger pushed with all its might. Its wheels went round, the mud flew, and the stone did not move. But the digger was stuck now.',
          'They called the crane. It pulled until its back wheels lifted. “I’d better stop,” creaked the crane.',
          '{L} tapped on the stone with a very small hammer. A very small crumb came off. That would take a thousand years.',
        ],
        tip: '“My grandfather moved stones with nothing but a pole,” said {G+}. “Don’t lift it. Tip it. Dig where it’s lowest, give it a slope, and let it do the work itself.”',
        turn: '{L} pulled the left lever, very gently. The digger didn’t dig at the stone any more, but beside it, a deep long slope. Then they pushed one strong beam under the edge. “Now!” called {L}.',
        done: 'The stone leaned, it groaned, and rolled, bump, bump, down the slope and out of the hole, as if it had always wanted to. The digger took the last bite. The hole was ready!',
        again:
          'The house has been finished for some time now. In front of it lies the great stone, and whoever is tired sits down on it.',
        helper: { name: 'Foreman Brick', creature: 'mole' },
      },
    ],
  },
  {
    id: 'train',
    words: [
      'train',
      'train journey/ride/trip',
      'railway',
      'railroad',
      'subway',
      'train station',
      'train driver/conductor',
    ],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'lost'],
    topic: 'the train',
    thing: 'the little train',
    main: 'mountain',
    plots: [
      {
        id: 'up-the-mountain',
        titles: ['The Train over the Mountain', '{L} and the Little Train', 'Tickets, Please!'],
        goal: 'get the train over the mountain',
        trouble: 'the train could not get up the mountain',
        solved: 'the train was over the top',
        opener:
          'On platform one stood a little train with a green engine and three carriages. {L+} had a whistle and a flag. “All aboard!” called {L}. “To the other side of the mountain!”',
        problem:
          'At first the train went merrily, clickety-clack. Then the rails went up, steeper and steeper. Clickety. Clack. The train stood still, and slowly, slowly began to roll back.',
        tries: [
          'They put on more coal. The engine puffed out a cloud as big as a house, and rolled on backwards.',
          'The passengers got off and pushed. The train stopped where it was, and so did the passengers, with very red heads.',
          '“Let’s throw out everything heavy!” called {F}. Out flew the suitcases. They came past twice, downhill.',
        ],
        tip: '“I’m a mountain goat, and even I don’t go straight up,” said {G+}. “I zigzag. And where it’s slippery, I want sand under my feet. Your rails are wet.”',
        turn: '{L} jumped down and looked. The rails were quite slippery with dew! They fetched sand from the fire bucket. {L} walked in front of the engine and strewed it, one handful for each rail.',
        done: 'The wheels took hold. Clack. Clickety. Clack! Round the left bend, round the right bend, up and up, and then the train put its nose over the top, and down there lay the sea.',
        again:
          '“Clickety-clack,” said {L} in bed, “clickety-clack,” more and more slowly, and then it was a sleeping carriage.',
        object: 'whistle',
        helper: { name: 'Signalman Horn', creature: 'goat' },
      },
    ],
  },
  {
    id: 'tractor',
    words: ['tractor', 'combine harvester', 'farmer', 'farm machine', 'hay'],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait'],
    topic: 'the tractor',
    thing: 'the old tractor',
    main: 'farm',
    plots: [
      {
        id: 'before-the-rain',
        titles: ['The Old Tractor’s Last Hay', '{L} Drives the Tractor', 'Putt, Putt, Putt'],
        goal: 'bring in the hay with the tractor',
        trouble: 'the tractor would not start',
        solved: 'the tractor had brought in all the hay',
        opener:
          'The hay lay dry and sweet in the field, and in the barn stood the old red tractor. “Today we bring it all in,” said {L+}, and climbed up onto the seat with the holes in it.',
        problem:
          '{L} turned the key. The tractor said: “Putt.” And then it said nothing. Over the hill a dark cloud was coming, and wet hay is no use to any cow.',
        tries: [
          'They filled up the tank, wiped the lamps and oiled the wheels. The tractor looked lovely, and said not even putt.',
          'They harnessed the ox in front of it. The ox looked round at the tractor, and lay down.',
          '{F} knew a song that wakes up everyone. It woke up the hens, the dog, and the farmer two farms away.',
        ],
        tip: '“Listen to it instead of scolding,” said {G+}. “It said putt, so it wants to. It’s only cold and out of breath. Something sits where it breathes in.”',
        turn: '{L} lay down under the tractor with a lantern and looked up. Where the air goes in, there was straw, and moss. A nest! {L} lifted it out, with four warm eggs, and put it on the beam.',
        done: '“Putt,” said the tractor. “Putt, putt, putt-putt-putt!” They raced across the field, load after load, and as the last bale came under the roof, the first drop fell.',
        again:
          'The tractor has a curtain in front of its nose now. And on the beam four young swallows say: “Putt.”',
        helper: { name: 'Old Tilly', creature: 'hen' },
      },
    ],
  },
  {
    id: 'bus',
    words: ['bus', 'school bus', 'bus driver', 'bus ride', 'double decker'],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'lost', 'afraid'],
    topic: 'the bus',
    thing: 'the yellow bus',
    main: 'city',
    plots: [
      {
        id: 'all-get-on',
        titles: ['Room for One More on the Bus', '{L} and the Yellow Bus', 'Ding-Ding, Next Stop'],
        goal: 'bring the bus to the last stop on time',
        trouble: 'the bus stood still in the middle of the road',
        solved: 'the bus had reached the last stop',
        opener:
          'Every morning at eight the yellow bus came round the corner, and every morning {L+} got the seat right behind the driver. “Ding-ding!” said {L}. “Next stop, please!”',
        problem:
          'Today a sheep got on, and a cello, and eleven hats. The bus got fuller and fuller. And in the narrow lane it stopped: it was too fat to go on!',
        tries: [
          'Everyone breathed in at the same time. The bus got a bit thinner. Then somebody had to sneeze.',
          'They rubbed butter on the walls of the house on the left. The bus slid forward one step, and then it was stuck and slippery.',
          'They reversed. But behind them there were now a milk cart, a band with trumpets, and forty geese.',
        ],
        tip: '“What’s fat about a bus?” asked {G+} from a window. “Not the wheels, not the roof. Look at its sides, and who is leaning out there.”',
        turn: '{L} looked along the bus. There were heads, elbows, and the cello, out of every window! “Everything in!” called {L}. “Hats on laps. Sheep on the floor. Cello, stand up straight!”',
        done: 'The bus was as slim as a ruler. It slipped out through the lane, ding-ding, with one finger’s width on each side. At the last stop the clock said exactly nine.',
        again:
          'Next day the sheep had bought a ticket for a whole month. It sits beside {L}, and looks out with its nose inside.',
        helper: { name: 'Mrs Kettle', creature: 'parrot' },
      },
    ],
  },
  {
    id: 'police',
    words: [
      'police',
      'police car',
      'policeman',
      'police officer',
      'solve mystery',
      'mystery',
      'clue',
      'spy',
      'thief',
      'robber',
      'burglar',
    ],
    situations: ['wants', 'learn', 'ability', 'trait', 'mystery', 'lost'],
    topic: 'the mystery',
    thing: 'the clue',
    main: 'village',
    plots: [
      {
        id: 'missing-buns',
        titles: ['The Case of the Missing Buns', 'Detective {L}', 'Crumbs!'],
        goal: 'solve the mystery of the buns',
        trouble: 'the mystery was still a mystery',
        solved: 'the mystery was solved',
        opener:
          '{L+} had a hat, a notebook and a magnifying glass. All that was missing was a mystery. Then the baker came running. “My buns!” cried the baker. “They’re disappearing!”',
        problem:
          'Every morning twelve buns lay in the window. Every evening there were eleven, although nobody had bought one. No broken glass. No footprints. “Very strange,” wrote {L}.',
        tries: [
          '{L} asked everybody in the village: “Where were you at five?” They had all been at the baker’s, to buy bread.',
          'They hid in the flour barrel to keep watch. At six o’clock they came out again, white from top to toe. The ghosts frightened three customers.',
          '{F} tied a bell to each bun. In the evening there were eleven buns, and eleven bells. The twelfth had not made a sound.',
        ],
        tip: '“You look for a thief,” said {G+}. “A good detective looks for what is there. What’s left behind when a bun goes on a journey?”',
        turn: '“Crumbs!” said {L}, and got down on the floor with the glass. There was one. And another, by the wall. The trail ran along the skirting board, to a hole no bigger than a coin.',
        done: 'Behind it, in a boot, lay six tiny mice around a bun, with their grandmother. “We thought that the twelfth was for us,” squeaked the grandmother. “They say a baker’s dozen!”',
        again:
          'Now there’s a thirteenth bun on a saucer every evening. And {L} has written “Solved” into the notebook, and underlined it twice.',
        helper: { name: 'Inspector Hoot', creature: 'owl' },
      },
    ],
  },
  {
    id: 'race-car',
    words: ['race/racing car', 'racecar', 'car', 'car race', 'go-kart', 'gokart', 'monster truck'],
    situations: ['wants', 'learn', 'ability', 'trait', 'visit'],
    topic: '{the}',
    thing: '{the}',
    main: 'workshop',
    plots: [
      {
        id: 'the-rattle',
        titles: ['The {Noun} That Rattled', '{L} and the {Noun}', 'What’s That Noise?'],
        goal: 'make {the} run again',
        trouble: '{the} rattled and would not go',
        solved: '{the} ran like new',
        opener:
          'In the yard stood {a}, with big wheels and a shiny nose. {L+} knew every screw of it. Today it was going out on the road.',
        problem:
          'Brumm, went {the}. Brumm, brumm, rattle. Rattle-rattle-bang! And then it rolled to the side of the road and stopped, with steam coming out in front.',
        tries: [
          'They gave it a push. {The} rolled as far as the next bend, rattled once, as if to say no, and stopped.',
          'They took it apart and put it together. There were three screws left over. Now it rattled in a different place.',
          '{F} talked kindly to it, and stroked its lamps. {The} hooted, but it did not drive.',
        ],
        tip: '“With a noise one doesn’t look, one listens,” said {G+}, and gave {L} a long tube. “One end to your ear. Go from wheel to wheel. Where it’s loudest, that’s where it hurts.”',
        turn: '{L} held the tube to one wheel: quiet. To the second: quiet. At the third something went rattle, right in the ear! {L} took off the cover, and reached in up to the elbow.',
        done: 'Out came a tin whistle, quite bent. {L} shut the cover and turned the key. Brumm! {The} ran without a sound, up the hill and all the way to the sea, with flags on both sides.',
        again: 'The tin whistle hangs on the mirror. It only rattles when {the} laughs.',
        helper: { name: 'Gus Spanner', creature: 'beaver' },
      },
    ],
  },
  {
    id: 'rocket',
    words: [
      'mars',
      'jupiter',
      'saturn',
      'venus',
      'planet mars',
      'rocket',
      'astronaut',
      'spaceship',
      'trip/journey/fly/flying to moon',
      'moon landing',
      'space station',
      'spacesuit',
      'outer space',
    ],
    situations: ['wants', 'learn', 'visit', 'ability', 'make'],
    topic: 'the flight to the moon',
    thing: 'the rocket',
    main: 'moon',
    night: true,
    plots: [
      {
        id: 'empty-tank',
        titles: ['Five, Four, Three, {L}!', '{L} Flies to the Moon', 'The Rocket in the Garden'],
        goal: 'fly the rocket home from the moon',
        trouble: 'the rocket was stuck on the moon',
        solved: 'the rocket was flying again',
        opener:
          'Behind the shed stood a rocket. {L+} had built it from three dustbins and a kettle. “Five, four, three, two, one!” It hissed, and the garden got smaller and smaller.',
        problem:
          'On the moon it was quiet and white. They jumped, and each jump was as high as a house. But when they wanted to go home, the rocket just went pff. The tank was empty.',
        tries: [
          'They jumped with the rocket on their backs. It went up as far as a chimney, and came down again, softly, in the same place.',
          'They waved at the earth with a tablecloth. But the earth was just turning the other way.',
          'They filled the tank with moon dust. The rocket sneezed for a quarter of an hour.',
        ],
        tip: '“Nothing’s heavy here,” said {G+}. “On my world one needs a storm to fly, on this one a push is enough. How does a frog leave a pond?”',
        turn: '“It bends its knees!” cried {L}. They wound up the long rope between two rocks, like a bow, and sat the rocket in the middle. “Everyone in! And pull it back. More. More!”',
        done: 'Twang! The rocket shot off the moon like an arrow, past the stars, straight towards the blue ball. It came down in the pond behind the shed, with a very loud splash.',
        again:
          'Through the telescope you can see it still, if you know where to look: footprints on the moon, each one as far from the next as a house.',
        object: 'rope',
        helper: { name: 'Zib', creature: 'alien' },
      },
    ],
  },
  {
    id: 'pirate-ship-boat',
    words: ['boat', 'sailing', 'build/building boat/raft'],
    situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'make'],
    topic: 'the voyage in {a}',
    thing: '{the}',
    main: 'ship',
    plots: [
      {
        id: 'no-wind',
        titles: ['Not a Breath of Wind', 'Captain {L}', 'The Day the Sea Stood Still'],
        goal: 'reach the harbour before dark',
        trouble: 'the sea was as flat as a plate and nothing moved',
        solved: 'they had reached the harbour',
        opener:
          '“Cast off!” called {L+}. The knots came loose, the water gurgled, and they were out of the bay, with biscuits, a compass, and a fair wind from behind.',
        problem:
          'Then, all at once, the wind was gone. The sea lay as smooth as glass. Far off one could see the harbour with its lamp, and they came no closer, not by one wave.',
        tries: [
          'They blew, all of them together, from behind. They got quite dizzy, and drifted one hand’s width, backwards.',
          'They rowed with spoons. That went very nicely in a circle.',
          '{F} whistled for the wind, as sailors do. What came was a seal, who wanted to know what song that was.',
        ],
        tip: '“You look up for help,” said {G+}, and put a wet head over the rail. “Look down. The sea has roads as well. There’s one that runs to the harbour, every evening, when the tide turns.”',
        turn: '{L} threw a biscuit into the water and watched. Here it lay still. Further left it began to wander! “That’s the road!” called {L}. “Everyone to the left, paddle with your hands!”',
        done: 'The current took them along, first slowly, then quicker and quicker, with no wind at all, past the red buoy and in at the harbour mouth. The lamp winked at them.',
        again: '{L} has drawn the road into the map, in blue. It only says: “Throw a biscuit.”',
        object: 'compass',
        helper: { name: 'Brine', creature: 'seal' },
      },
    ],
  },
  {
    id: 'superhero',
    words: [
      'superhero',
      'super hero',
      'superpower',
      'super power',
      'hero',
      'save/saving world/city/day',
      'cape',
      'sidekick',
      'ninja',
    ],
    situations: ['wants', 'learn', 'ability', 'trait', 'cannot'],
    topic: 'being a superhero',
    thing: 'the cape',
    main: 'city',
    plots: [
      {
        id: 'which-power',
        titles: ['Super-{L}!', 'The Smallest Superpower', '{L} to the Rescue'],
        goal: 'find the right superpower',
        trouble: 'no superpower had worked',
        solved: 'the superpower had saved the day',
        opener:
          '{L+} tied a tablecloth round the neck and jumped from the second step. “I’m a superhero,” said {L}. “I only don’t know yet what my superpower is.”',
        problem:
          'Just then somebody called for help. In the park a kitten sat at the very top of the tallest tree, and cried. “This is a job for Super-{L}!” But with which power?',
        tries: [
          '“Super-flying!” {L} flapped the tablecloth and ran and jumped. It was a good jump. It went as far as the flower bed.',
          '“Super-strength!” {L} shook the tree. The tree did not notice. A pine cone fell, and hit {F} on the hat.',
          '“Super-stare!” {L} stared at the branch so that it would bend down. The kitten stared back. It was better at that.',
        ],
        tip: '“I knew a hero once,” said {G+}, “who couldn’t do anything that one could see. But nobody was ever scared beside that one. What does the kitten need most, up there?”',
        turn: '{L} looked up. The kitten was trembling. So {L} lay down in the grass, and talked to it, quietly, about warm milk and how one climbs: backwards, one paw, then the next. “I’ll stay right here.”',
        done: 'One paw. The next paw. The whole park held its breath. And then the kitten dropped into the tablecloth, and purred. “Which power was that?” asked {F}. “I think,” said {L}, “it was super-calm.”',
        again:
          'The tablecloth is back on the table now. But it’s called the cape, and there’s a small paw print on it.',
        helper: { name: 'Captain Quiet', creature: 'tortoise' },
      },
    ],
  },
  {
    id: 'teacher-baker-jobs',
    words: [
      'teacher',
      'shopkeeper',
      'run/running shop',

      'grow/growing up',
      'when grow up',

      'magician',
      'dentist assistant',
      'beekeeper',
    ],
    situations: ['wants', 'learn', 'question', 'visit', 'make', 'ability'],
    topic: 'a day of real work',
    thing: 'the big apron',
    main: 'village',
    plots: [
      {
        id: 'one-day-only',
        titles: ['One Day in Charge', '{L} at Work', 'The Apron with Deep Pockets'],
        goal: 'do the job for one whole day',
        trouble: 'the work was all in a muddle',
        solved: 'the day’s work was done',
        opener:
          '“What shall I be one day?” asked {L+}. On the door of the shop hung a note: “Helper wanted, for today only.” {L} put on the apron. It came down to the floor.',
        problem:
          'It looked so easy from outside! But the bell rang, the list was long, and everybody wanted something at once. After an hour the whole work was in a muddle.',
        tries: [
          '{L} did all of it at the same time. That way everything was begun, and nothing was finished.',
          '{L} did the nicest bit first, and then again, because it was so nice. The queue reached round the corner.',
          '“I’ll just sell them all the same,” said {L}. A lady wanted to post a letter, and went home with a cabbage.',
        ],
        tip: '“Forty years I’ve done this,” said {G+}. “Nobody can do ten things. But everyone can do one thing, ten times. Look the first one in the eye, and ask what’s needed.”',
        turn: '{L} took a deep breath and a pencil. One number for each of them. “Number one, please! What can I do for you?” {F} fetched, {L} wrapped up, and only then came number two.',
        done: 'Number twenty-three was the last. The shelves were tidy, the till was full, and not one customer was cross. “Well done,” they said. “Will you be here again tomorrow?”',
        again: '“Now I know what I’ll be,” said {L} at supper. “Everything. But one after another.”',
        helper: { name: 'Mr Counter', creature: 'badger' },
      },
    ],
  },
];
