import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having to wait. */
export const waiting: StorySourceInput = {
  id: 'waiting',
  words: [
    'wait',
    'waiting',
    'patience',
    'patient',
    'be/being patient',
    'impatient',
    'cannot wait',
    'can’t wait',
    'wait queue',
    'wait line',
    'waiting queue',
    'waiting line',
    'stand/standing queue/line',
    'be/being next',
    'wait/waiting for a seed/plant/flower to grow',
    'patience waiting for a seed to grow',
    'wait/waiting for the seed/seeds',
  ],
  situations: ['learn', 'cannot', 'trait', 'deed', 'wants', 'question'],
  topic: 'having to wait',
  thing: 'the waiting',
  main: 'meadow',
  plots: [
    {
      id: 'the-slow-bean',
      titles: ['{L} Cannot Wait', 'Is It Ready Now?', 'The Slowest Thing in the World'],
      goal: 'wait until it was ready',
      trouble: 'it was not ready yet',
      solved: 'it was ready at last, and they had waited for it',
      opener: [
        '“Is it ready now?” asked {L+}. It was not. “And now?” It had been [nine|seven] seconds. {L} hopped from one foot to the other. Waiting itched.',
      ],
      problem:
        'On the hill hung the hot-air balloon that would take them up. But it was as flat as a pancake, and the air went in one puff at a time. “By four o’clock,” they said. By four! That was as good as next year.',
      tries: [
        '{L} blew as well, from below, until everything went round and round. The balloon was not one finger fatter.',
        '{L} turned the hands of the clock on to four. The clock said four. The balloon still said pancake.',
        '{L} stared at it without blinking. Anything you stare at goes slower. It’s well known.',
      ],
      tip: '“You’re doing the waiting with your feet,” said {G+}. “You do it with your eyes. There are seven things in this grass that you’ve never seen. When you’ve got all seven, come back.”',
      turn: 'One: a beetle with a green back. Two: a feather. Three: an ant who carried a bit of biscuit all by itself. {L} lay down to see better. Four, five. At six {L} forgot to hop.',
      done: '“Seven!” called {L}, and looked up. There stood the balloon, round and striped and as big as a house. “Already?” asked {L}. They climbed in, and the meadow grew small, with all its beetles.',
      again:
        'Now {L} keeps a book with what you can find while you wait. At the dentist’s there were four things. At the bus stop it was twenty-two.',
      helper: { name: 'Captain Drift', creature: 'tortoise' },
    },
    {
      id: 'nine-in-front',
      words: ['turn', 'queue', 'line', 'next/first'],
      titles: ['Whose Turn Is It?', 'Nine in Front', 'The Queue for the Slide'],
      goal: 'wait for {L’s} turn',
      trouble: 'it was not {L’s} turn yet',
      solved: 'it had been {L’s} turn at last',
      opener:
        'In the park there was a new slide, as high as a house, with two bends in it. {L+} ran all the way. But at the foot of the ladder stood a queue, and everyone in it wanted the same.',
      problem:
        'There were nine in front of {L}. One went up and one came down, and each of them took as long as a whole lunch. “When is it my turn?” asked {L}. “Soon,” they said. Soon itched in both knees.',
      tries: [
        '{L} slipped in at the front. “Hey!” called nine voices at once. {L} had to go back to the very end, and from there it was even longer.',
        '{L} pushed, just a bit, so that it would go faster. Then everybody pushed a bit. The first one sat down in the sand, and they all had to stop.',
        '{L} counted to a hundred. It still was not {L’s} turn, and now the numbers had run out.',
      ],
      tip: '“Your turn isn’t lost,” said {G+}. “It’s on its way, one step at a time. And everybody round you is waiting, too. You could do it together.”',
      turn: '{L} turned round. Behind {L} stood somebody small with a trembling lip. “Eight to go,” said {L}, “let’s cheer.” So they cheered for everybody who came down, and gave each slide a name: the Whoosh, the Bump, the Frog.',
      done: '“It’s your turn!” said somebody. {L} looked up. There was the ladder, and nobody in front of it. Already! {L} flew round both bends, and the whole queue cheered. They called it the Rocket.',
      again:
        'Then {L} went to the end of the queue again, and let the small one go first. The end is not so bad. You see everything from there.',
      helper: { name: 'Mr Shade', creature: 'tortoise' },
      setting: { topic: 'waiting for a turn', thing: 'the queue', main: 'city' },
    },
    {
      id: 'dig-it-up-and-look',
      words: ['wait/waiting for a seed/plant/flower to grow', 'wait/waiting for the seed/seeds', 'seed'],
      titles: ['Is It Growing Yet?', '{L} Waits for a Seed', 'Don’t Dig It Up!'],
      goal: 'wait until the seed came up',
      trouble: 'the seed did not grow while {L} was waiting',
      solved: 'the seed had grown',
      opener:
        '{L+} had put a bean into a pot, poured water on it, and sat down in front of it. “Now,” said {L}. Nothing came up. {L} waited for a very long time, until the clock said that it was four minutes.',
      friend:
        '“Is it growing?” asked {F+}. They put their ears to the pot. There was no sound. “Perhaps it hasn’t noticed that it’s been planted,” said {F}.',
      problem:
        'On Tuesday there was earth in the pot. On Wednesday there was earth in the pot. {L} could not think of anything else, not at breakfast and not in bed. “When’s it coming?” asked {L}, forty times.',
      tries: [
        '{L} dug it up, to look. It had a tiny white root. {L} put it back, and dug it up again after tea, and then the root was broken.',
        'They planted a new one, and gave it ten cans of water, so that it would go faster. It swam.',
        '{F} told it to hurry up. One cannot shout a bean awake.',
      ],
      tip: '“It’s not doing nothing,” said {G+}. “It’s busy where you can’t see it. Waiting’s easier if you’ve got something to do that takes just as long. What else grows a bit each day, if you do a bit each day?”',
      turn: '{L} planted a third bean, and fetched the wool. “One row a day,” said {L}. Each morning {L} gave the bean a sip of water, and did not dig. Then {L} knitted one row. On the fifth day {L} had five rows, and quite forgot to look at the pot.',
      done: 'On the ninth day {F} cried, “Look!” The earth had a crack. Out of it came a green neck, bent like an umbrella handle, and it straightened up while they were watching. {L} held the knitting next to it. Nine rows: it was just as tall as the bean!',
      again:
        'The bean is at the window now, on a stick, and has a scarf of its own. {L} has got time. Somebody is baking a cake.',
      helper: { name: 'Mrs Marrow', creature: 'tortoise' },
      setting: {
        topic: 'waiting for a seed',
        thing: 'the pot with the bean',
        home: 'cottage',
        main: 'garden',
      },
    },
  ],
};
