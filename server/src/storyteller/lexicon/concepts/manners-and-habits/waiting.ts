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
  ],
};
