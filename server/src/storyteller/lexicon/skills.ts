import type { StorySourceInput } from './story-source.ts';

/** What one learns to do. */
export const skills: StorySourceInput[] = [
  {
    id: 'bicycle',
    words: [
      'ride bike/bicycle/tricycle',
      'bike',
      'bicycle',
      'training wheel',
      'stabiliser',
      'scooter',
      'cycling',
    ],
    situations: ['learn', 'newcomer', 'afraid', 'cannot'],
    topic: 'riding a bike',
    thing: 'the bike',
    main: 'meadow',
    home: 'village',
    plots: [
      {
        id: 'no-little-wheels',
        titles: ['{L} Rides a Bike', 'Without the Little Wheels', 'Wobble, {L}, Wobble!'],
        goal: 'ride the bike without the little wheels',
        trouble: 'the bike tipped over every time',
        solved: 'the bike stayed up',
        opener:
          'The bike had a [bell|blue frame] and a saddle that squeaked. Up to yesterday there had been two little wheels at the back as well. “Take them off,” {L+} had said. Now they were off.',
        problem:
          '{L} sat down on the saddle. The bike leaned to the left and lay down. {L} got up and sat down again. The bike leaned to the right and lay down. Without the little wheels it simply would not stay up.',
        tries: [
          '{L} pedalled very slowly, to be careful. The front wheel wobbled like jelly. Wobble, wobble, hedge. There was a leaf in {L’s} ear.',
          '{L} looked down at the pedals the whole time, so as to do it right. The bike went exactly where nobody was looking, into the duck pond.',
          '{F} held the saddle and ran along behind. It went well as far as the corner. {F} took the corner, and the bike did not.',
        ],
        tip: '“A bike is like a coin,” said {G+}, with oily hands. “If it rolls, it stands. If it stops, it falls. So push off hard, and look where you want to go, not where you’re afraid of going.”',
        turn: '{L} looked up, at the big oak on the far side of the meadow, and only at that. Then one strong push, and the other foot, and push and push. “Don’t hold me!” called {L}. “I’m not,” called {F}, from far behind.',
        done: 'The wind was in {L’s} face, the oak came nearer and nearer, and the bike stayed up! {L} was riding, all alone, in one long line right across the meadow. Ting, said the bell. Only about braking they had forgotten to ask.',
        again:
          'The little wheels lie in the shed. {L} rode past today, one hand in the air, and did not even look.',
        helper: { name: 'Mr Spoke', creature: 'beaver' },
      },
    ],
  },
  {
    id: 'shoelaces',
    words: [
      'tie shoe/shoelace/lace',
      'shoelace',
      'dress myself/yourself/alone',
      'get dressed',
      'button',
      'zip',
    ],
    situations: ['learn', 'cannot'],
    topic: 'tying a bow',
    thing: 'the shoelaces',
    main: 'cottage',
    plots: [
      {
        id: 'two-ears',
        titles: ['{L} and the Shoelaces', 'Two Ears and a Hole', 'The Knot That Would Not'],
        goal: 'tie a bow in the shoelaces',
        trouble: 'the shoelaces came undone at every step',
        solved: 'the bow held',
        opener:
          'The new shoes were red, and they had real laces. {L+} was very proud of them. There was only one thing wrong with these shoes: they wanted to be tied.',
        problem:
          '{L} laid one lace over the other, and round, and somehow through. It looked like a bird’s nest. At the first step the laces came undone, and at the second {L} trod on them and fell flat.',
        tries: [
          '{L} made a knot on top of a knot on top of a knot. It held very well. In the evening {L} had to go to bed in the shoes.',
          '{L} stuffed the laces into the shoes, where nobody could see them. Hop, went the left shoe, and flew over the fence.',
          '{F} tied the left shoe to the right one by mistake. They could only go hop, hop, like sparrows.',
        ],
        tip: '“I’ll tell you a secret,” said {G+}. “There’s a rabbit in it. First make one ear, then a second ear. The ears cross over, one hops through the hole, and then they both pull.”',
        turn: '{L} sat down on the bottom step, with the tongue in one corner. One ear. Two ears. They fell down. Again: one ear, two ears, cross over, through the hole. Now pull, both of you!',
        done: 'A bow! There it sat on the shoe, with two ears, and it held. One step, two steps, right round the house at a run. Then {L} did the other one.',
        again: '{L} has tied everything in the house by now: the curtain, the broom, the cat’s tail, nearly.',
        helper: { name: 'Grandpa Lop', creature: 'rabbit' },
      },
    ],
  },
  {
    id: 'reading',
    words: [
      'read',
      'learn read/write/letter/alphabet',
      'reading',
      'alphabet',
      'abc',
      'write name',
      'spell',

      'maths',
    ],
    situations: ['learn', 'cannot'],
    topic: 'learning letters',
    thing: 'the letters',
    main: 'library',
    plots: [
      {
        id: 'letter-tracks',
        titles: ['{L} Learns to Read', 'The Letters Hold Still', 'The Sign at the Gate'],
        goal: 'read the sign at the gate',
        trouble: 'the letters would not hold still',
        solved: 'the letters made a word',
        opener:
          'There were letters everywhere: on the milk, on the bus, on the shop. {L+} looked at them and knew that they were saying something. Only, they said it to everyone else.',
        problem:
          'At the old garden gate hung a sign with four letters. What did it say? “Keep out”? “Free cake”? {L} stared at it until the letters began to crawl about like ants. One could not read them at all.',
        tries: [
          '{L} guessed. “It says ‘Dog’,” said {L}, and they waited for the dog for an hour.',
          '{L} learned all the letters by heart, from front to back, as a song. But on the sign they did not stand in the order of the song.',
          '{F} held the sign upside down. That made it a different sign that nobody could read.',
        ],
        tip: '“Letters are tracks,” said {G+}. “Every one of them has a sound, like every animal. Don’t look at all of them. Go after the first one, say its sound, and hold it until the next one comes.”',
        turn: '{L} put one finger under the first letter. “Ooo,” said {L}, and held on to it. Under the second: “p”. Then the third, then the last. “O… p… e… n.” Once more, and faster.',
        done: '“Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide, and behind it was a garden with swings that had been open the whole time.',
        again: 'Now nothing is safe from {L}: milk, bus, soap, shop. “It talks to me as well,” says {L}.',
        helper: { name: 'Professor Inkwell', creature: 'owl' },
      },
    ],
  },
  {
    id: 'dancing',
    words: ['dance', 'ballet', 'dance class/show', 'ballerina'],
    situations: ['learn', 'visit', 'afraid'],
    topic: 'dancing',
    thing: 'the dance',
    main: 'village',
    plots: [
      {
        id: 'left-feet',
        titles: ['{L} Dances', 'Two Left Feet', 'The Dance on Saturday'],
        goal: 'dance the dance on Saturday',
        trouble: '{L’s} feet got in each other’s way',
        solved: '{L} was dancing',
        object: 'drum',
        opener:
          'On Saturday there was going to be a dance on the square, with lights. {L+} wanted to dance there more than anything, and had already found the right socks.',
        friend:
          '{F+} had a drum and knew the steps: left, right, turn, hop. “It’s quite easy,” said {F}. “You just don’t think.”',
        problem:
          'But {L’s} feet thought. The left foot went left, the right one went left as well, and {L} sat down on the floor. At the turn it was the wrong way, and at the hop it was one hop too many.',
        tries: [
          '{L} painted footprints on the ground, from one to twenty, and danced on them. Between eleven and twelve there was a knot.',
          '{L} held on to {F} and copied everything. When {F} scratched an ear, {L} did too, in the middle of the turn.',
          '{L} danced very fast, so that nobody should see the mistakes. Nobody saw them. Everybody heard them.',
        ],
        tip: '“You’re dancing from the knees down,” said {G+}. “Begin here, in the middle, where the drum goes boom. Shut your eyes. When the boom is inside, the feet will come after.”',
        turn: '{L} stood still, with closed eyes, one hand on the tummy. Boom, went the drum. Boom, went something inside. First the shoulders moved, then the hips. And quite by themselves, the feet set off: left, right, turn.',
        done: 'On Saturday {L} danced under the lights. There was one hop too many in it, and everybody thought it so good that they all did it too, the whole square: left, right, turn, hop, hop!',
        again: 'The second hop has stayed in the dance. They call it “the {L}”.',
        helper: { name: 'Madame Flamenca', creature: 'flamingo' },
      },
    ],
  },
  {
    id: 'football',
    words: [
      'football',
      'soccer',
      'football match/team/game',
      'goalkeeper',
      'penalty',
      'score goal',
      'world cup',
    ],
    situations: ['learn', 'wants', 'visit'],
    topic: 'the football match',
    thing: 'the football',
    main: 'meadow',
    home: 'village',
    plots: [
      {
        id: 'look-up',
        titles: ['{L} and the Big Match', 'Two Nil Down', 'Pass It, {L}!'],
        goal: 'score a goal together',
        trouble: 'the team was two goals behind',
        solved: 'the ball was in the net',
        object: 'ball',
        opener:
          'On Saturday there was the football match against the team from Hill Street. {L+} had slept in football socks all week, to be ready.',
        friend:
          '{F+} was in the team as well, and brought the ball, a real leather one. “You’re the striker,” said {F}. “I’ll pass, and you shoot.” Thump, went the ball against the garage.',
        problem:
          'But after ten minutes it was one nil to Hill Street, and after twenty it was two nil. Their striker was as quick as a cat. {L’s} team ran after the ball, all of them at once, like chicks after a crumb.',
        tries: [
          '{L} got the ball and ran, past one, past two, and never looked up. Past the goal as well. The ball flew into the nettles.',
          '“I’ll do it alone!” called the goalkeeper, and ran up front. The goal stood empty, and only the post kept the ball out.',
          'They shouted, “Here! Here! Here!” from all sides. {L} turned round three times and kicked the referee’s whistle out of the air.',
        ],
        tip: '“I watched eleven people playing alone,” said {G+}, the coach, over the orange slices. “The ball runs faster than any of you. So let the ball run. Look up before it comes. Somebody is always free.”',
        turn: 'The second half began. {L} looked up before the ball came: there was {F}, quite free. Pass! {F} passed it on. And back. Tick, tick, tick, went the ball from foot to foot, and Hill Street ran after it.',
        done: 'In front of the goal {L} looked up once more, and saw the gap. Thump! The net bulged. Then came the second goal, and with the very last whistle the third. They all lay on top of each other in a heap.',
        again:
          'They shared the oranges with Hill Street. “Again next Saturday?” they asked. {L} is asleep in football socks.',
        helper: { name: 'Coach Bramley', creature: 'goat' },
      },
    ],
  },
  {
    id: 'brush-teeth',
    words: [
      'brush tooth/teeth',
      'toothbrush',
      'wash hair',
      'bath',
      'bath time',
      'bathtime',
      'not wash',
      'shower',
      'clean tooth/teeth',
    ],
    situations: ['learn', 'cannot', 'deed', 'afraid'],
    topic: 'brushing and washing',
    thing: 'the toothbrush',
    main: 'cottage',
    plots: [
      {
        id: 'mud-monster',
        words: ['bath', 'bath time', 'bathtime', 'wash', 'not wash', 'shower', 'soap', 'dirty', 'clean'],
        titles: ['{L} Will Not Wash', 'The Sticky Day', 'Scrub, {L}, Scrub!'],
        goal: 'get properly clean',
        trouble: '{L} was too sticky for anyone to hug',
        solved: '{L} shone from the teeth to the toes',
        opener:
          '“No,” said {L+} to the toothbrush. “No,” to the soap, and “no” to the bath. Washing took away good playing time, and one only got dirty again.',
        problem:
          'On Monday nobody noticed. On Tuesday there was jam on the elbow, and a feather stuck to the jam. On Wednesday the teeth had fur on them, and when {F} wanted to hug {L}, they stayed glued together.',
        tries: [
          '{L} licked the elbow clean. Now the tongue had feathers.',
          '{L} only wiped the middle of the face with a dry cloth. It looked like a small clean island in a muddy sea.',
          '{L} stood out in the rain instead. It ran down in stripes, and a zebra walked by and said hello.',
        ],
        tip: '“It isn’t the brush you don’t like, it’s the standing about,” said {G+}. “When I brush, I sing. One verse for up, one verse for down. And in the bath I’m captain. Who says it’s not playing?”',
        turn: '“Then I’m captain,” said {L}, and climbed into the bath. The soap was a ship. The toothbrush was a broom for thirty-two little decks, one verse up and one verse down. Foam flew as high as the lamp.',
        done: 'When the water ran out, {L} was at the bottom of it, pink and shiny, and smelling of peppermint. {F} came and gave {L} a hug, and afterwards could even let go.',
        again:
          'Every evening there is singing in the bathroom, one verse up and one verse down. The captain does not get out before the last deck is clean.',
        helper: { name: 'Auntie Splash', creature: 'duck' },
      },
    ],
  },
  {
    id: 'tidying',
    words: [
      'tidy/tidying',
      'tidy/tidying up',
      'clean/cleaning room/up',
      'clean/cleaning up room/toys',
      'messy',
      'messy room',
      'mess',
      'help home',
      'untidy',
    ],
    situations: ['learn', 'cannot', 'lost', 'deed'],
    topic: 'tidying up',
    thing: 'the big heap',
    main: 'cottage',
    plots: [
      {
        id: 'the-heap',
        titles: ['{L} and the Big Heap', 'Something in the Heap', 'Tidy Up, {L}!'],
        goal: 'tidy the room',
        trouble: 'the heap in the room grew and grew',
        solved: 'everything in the room had its place',
        opener:
          'Somewhere in this room there was a floor. {L+} was nearly sure of it. On top lay socks, bricks, books and something that had once been a sandwich. “Tidy up!” they called from the kitchen.',
        problem:
          '{L} pushed everything into a heap. The heap reached up to the window sill. And then the heap moved. A sock rolled down, and from deep inside came a small “miaow”. The cat was in there!',
        tries: [
          '{L} pushed the heap under the bed. The bed went up, like a ship at high tide, and the “miaow” grew quieter.',
          'They stuffed it all into the wardrobe, leaned against the door and turned the key. Crash! Now the heap was back, with the wardrobe on top.',
          '{F} began to tidy, and found an old picture book in the heap. They read it. The heap waited.',
        ],
        tip: '“A heap is too much for anyone,” said {G+}. “But ten red things are easy. Look only for what is red. Then for what is blue. And every time, ask it where it lives.”',
        turn: '“Red!” called {L}. A ball, a mitten, a fire engine. “Where do you live?” In the box, on the hook, on the shelf. “Blue!” called {F}. The heap came down to the knee, to the ankle. And there was a tail.',
        done: 'The cat walked out, stretched, and sat down on something brown and flat. It was the floor! Everything else was in its place, and there was so much room that they turned three cartwheels.',
        again:
          'On Fridays {L} says, “Ten red ones!” and it takes no longer than a song. The cat sits on the floor and supervises.',
        helper: { name: 'Mrs Broomfield', creature: 'hedgehog' },
      },
    ],
  },
];
