import type { Weather } from '../story-plan.ts';

/** An extra page on the way, in stories of more than ten pages: it involves the cast only and suits every plot and place. */
export type Episode = {
  main: string;
  extras: string[];
  /** The weather that the episode mentions; such episodes need an outdoor setting. */
  weather?: Weather;
};

/** Every episode; a story uses each at most once. */
export const episodes: Episode[] = [
  {
    main: 'They came to a sign: “Only backwards walkers here.” So {ALL} turned round and went on backwards.',
    extras: [
      'It is surprising how much one sees that way, mostly of where one has been.',
      'Nobody ever found out who had put it there, or whether they had arrived.',
    ],
  },
  {
    weather: 'clear',
    main: 'They came to a gap that was too wide to jump. {F} found a plank, {L} held one end, and across they went, one wobble at a time.',
    extras: [
      'The plank said “Eek” at every step.',
      'When the last foot was over, they left the plank there for the next ones.',
    ],
  },
  {
    main: 'By and by everyone was hungry. {L} had one bun. It was shared out in very fair, very small pieces, and {F} got the currant.',
    extras: [
      'They chewed each crumb ten times, to make it last.',
      'It was the best bun any of them had ever nearly had.',
    ],
  },
  {
    main: 'A great grey wall stood in the way. {F} made a step with both hands, and {L} looked over the top. “It’s only the back of a hill,” said {L}.',
    extras: [
      'So they walked around it, which took less time than worrying had.',
      'From the other side it didn’t look like a wall at all.',
    ],
  },
  {
    main: '“I have a stone in my shoe,” said {F}. It turned out to be three stones and half a biscuit. {L} ate the biscuit, and they went on.',
    extras: [
      '“Was that my emergency biscuit?” asked {F}, a good deal later.',
      'The stones were put in a row, as a present for whoever came next.',
    ],
  },
  {
    main: 'Where the way split in three, they voted. {L} was for left, and {F} was for right. So they took the middle, and it was very pretty.',
    extras: [
      '“Left would have been longer,” said {L}. Nobody could prove otherwise.',
      'They marked the corner with an arrow, and a face, so that the arrow should not feel alone.',
    ],
  },
  {
    main: 'It got so still that they could hear themselves think. “You think very loudly,” said {F}. “That was my tummy,” said {L}.',
    extras: [
      'Then all of their tummies thought at once.',
      'After that it was easier to be brave, somehow, and a good deal louder.',
    ],
  },
  {
    weather: 'mist',
    main: 'Mist rolled over them, as thick as wool. {ALL} held on to one another’s sleeves and sang, so that nobody would get lost.',
    extras: [
      'They sang every song they knew. There were four.',
      'When it lifted, they saw they had been walking in a very small circle.',
    ],
  },
  {
    weather: 'clear',
    main: '{L} slipped, and slid, and did not stop sliding until the bottom. “Wait for me!” cried {F}, who came down after on purpose.',
    extras: [
      'It was so good that they climbed up and did it again.',
      'Sometimes the quickest way is on the seat of one’s trousers.',
    ],
  },
  {
    weather: 'rain',
    main: 'Rain began to fall, so they crept under the one dry ledge. {F} told a story about a hat. {L} did all the voices.',
    extras: [
      'The hat won in the end, though it had been close.',
      'By then it had stopped raining some time ago, and nobody had noticed.',
    ],
  },
  {
    main: 'They found a row of tiny footprints that started nowhere and ended nowhere. {L} and {F} looked at them for a long time.',
    extras: [
      '“It must have hopped in,” said {F}, “and hopped out.”',
      'They made a row of their own beside it, to keep it company.',
    ],
  },
  {
    main: '“I spy something beginning with S,” said {F}. It was not stones, or sky, or socks. “It’s supper,” said {F}, “but only in my head.”',
    extras: [
      '{L} spied something beginning with B. It was a bruise.',
      'They played until the whole alphabet was used up.',
    ],
  },
  {
    weather: 'wind',
    main: 'The wind took {L’s} hat. Well, it was {F’s} hat. They chased it here and there and into a bush, and out came a better hat.',
    extras: ['Nobody claimed it, so they took turns.', 'It had a cherry on it, only a little bit chewed.'],
  },
  {
    main: '“Let’s sit down for one minute,” said {L}. They counted it out, sixty seconds each, and so it came to rather more.',
    extras: [
      'It was a very good minute. They kept some for later.',
      'Then everybody pulled everybody up, and that took rather more than a minute too.',
    ],
  },
  {
    main: 'Something rustled. {ALL} stood as still as spoons. It rustled again. It was the paper bag in {F’s} pocket, and everyone was polite about it.',
    extras: [
      'There turned out to be a toffee in it.',
      '“I wasn’t frightened,” said the paper bag, or might have.',
    ],
  },
  {
    weather: 'cloudy',
    main: 'They came to a puddle as long as a street. {L} looked at it. {F} looked at it. Nobody said “one, two, three”, but they all jumped.',
    extras: [
      'It went in at the boots and out at the collar.',
      'On the far side they wrung each other out like dishcloths.',
    ],
  },
  {
    main: '“What if we can’t do it?” asked {L}. {F} thought. “Then we’ll be two people who tried,” said {F}, “and that’s better than two who had soup.”',
    extras: [
      '{L} laughed. It had been a heavy question, and now it was lighter.',
      'They both liked soup, mind you.',
    ],
  },
  {
    main: 'A knot had got into the bootlaces. {F} pulled here and {L} pulled there, until they were tied to one another and had to hop.',
    extras: [
      'They hopped quite a long way before someone thought of unlacing the boots.',
      'It was the fastest they had gone all day.',
    ],
  },
  {
    main: 'They met their own echo. “Who’s there?” called {F}. “There,” it said. “Where?” called {L}. “Where,” it said. It was no help, but it was friendly.',
    extras: [
      'They told it their names, and it knew them at once.',
      'It said goodbye first, which echoes never do.',
    ],
  },
  {
    main: 'It was a narrow place, and they had to go through sideways. {L} breathed in. {F} breathed in. Then somebody giggled, and they were stuck.',
    extras: [
      'It is not possible to breathe in while giggling. They tried.',
      'Pop, they came out at the other end, like peas.',
    ],
  },
  {
    main: '{F} found a feather, a button and a bent spoon, and {L} made them into a flag. It was not a grand flag, but it was theirs.',
    extras: [
      'They saluted it, and it drooped back.',
      'From then on they marched, and {L} carried it in front.',
    ],
  },
  {
    weather: 'clear',
    main: 'There was a bridge of old planks, with a notice: “One at a time, please, and say something nice.” {L} went first. “I like your ropes,” said {L}.',
    extras: [
      '“I like how you hang about,” said {F}, who went next.',
      'The bridge swayed as if it had been stroked.',
    ],
  },
  {
    main: 'They stopped to draw breath, and {L} drew a map with one finger: here, there and where they wanted to be. {F} added a cake.',
    extras: [
      'It was agreed that every map ought to have one.',
      'The next breeze folded it up and put it away.',
    ],
  },
  {
    weather: 'clear',
    main: '“Look,” said {F}, and pointed up. A cloud was making itself into a boot, and then into a bun. {L} watched until it was only a cloud again.',
    extras: [
      'They had quite forgotten to be worried, for as long as it took.',
      'It is nice when somebody goes to so much trouble.',
    ],
  },
  {
    weather: 'clear',
    main: 'The ground went up, and up, and then up a little more. {L} pushed {F}. {F} pulled {L}. At the top they fell over from being surprised.',
    extras: [
      '“Is it downhill now?” It was, for about a yard.',
      'They could see exactly how far they had come, and it was further than it felt.',
    ],
  },
  {
    main: '{L} was quiet. “What is it?” asked {F}. “I’m only thinking,” said {L}, “that I’m glad it’s you.” And then they both looked at their feet.',
    extras: [
      'They were muddy feet, all of them, but they looked pleased.',
      'The next bit of the way seemed to go by itself.',
    ],
  },
  {
    main: 'They played at being trees, to rest. {F} was an oak and {L} was a birch. It was hard to say which of them was standing stiller.',
    extras: [
      'A leaf landed on the birch and did not suspect anything.',
      'When they stopped, their arms had gone to sleep, as branches do.',
    ],
  },
  {
    main: 'It was time for a password. “Porridge,” said {L}. “Too easy,” said {F}. In the end it was “Porridge on a Wednesday, with hats”.',
    extras: [
      'Nobody asked for it, but it was good to have.',
      'They whispered it at every corner, just to be safe.',
    ],
  },
  {
    main: 'In a hollow they found a chest. {ALL} held their breath and lifted the lid. There was a note in it: “Sorry, you’re too late. It was lovely cheese.”',
    extras: ['It did smell as if it had been.', 'They wrote underneath, “We are happy for you.”'],
  },
  {
    main: '{F} got hiccups. {L} tried a fright, a tickle and a drink from the wrong side. Then {L} got hiccups as well, and so they went on: hic, hic.',
    extras: [
      'It made a good marching beat, to tell the truth.',
      'They stopped by themselves, when nobody was thinking about them.',
    ],
  },
  {
    weather: 'wind',
    main: 'A warm wind came along and went the same way. “Shall we?” said {F}. So {ALL} opened their coats like sails and let themselves be blown.',
    extras: [
      'They hardly had to walk, only to steer.',
      '“Thank you!” they called after it. It ruffled everybody’s hair.',
    ],
  },
  {
    main: 'They stopped and shut their eyes, to listen. {L} heard something first, and then {F} heard it first, and nobody minded.',
    extras: [
      'It was only their own hearts, going along together.',
      'Then they went on, a little more quietly, so as not to disturb them.',
    ],
  },
];
