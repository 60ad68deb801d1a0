import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking turns. */
export const takingTurns: StorySourceInput = {
  id: 'taking-turns',
  words: [
    'take/taking turn',
    'take/taking turn slide/swing/scooter/bike/toy/game',
    'whose turn',
    'my turn your turn',
    'wait/waiting turn',
    'share/sharing slide/swing/scooter/bike/trampoline',
    'one swing',
    'turn-taking',
    'not take turn',
  ],
  situations: ['learn', 'deed', 'trait', 'refuses', 'cannot', 'wants', 'quarrel'],
  topic: 'taking turns',
  thing: 'the big swing',
  main: 'garden',
  plots: [
    {
      id: 'twenty-swings',
      titles: ['Whose Turn Is It?', '{L} and the Swing', 'Twenty Swings Each'],
      goal: 'get everyone a turn on the swing',
      trouble: '{L} would not get off the swing',
      solved: 'everybody was getting a turn',
      opener:
        'There was one big swing in the playground, and {L+} was on it. Up, down, up, down. From the top {L} could see over the fence, all the way to the church tower.',
      friend: '{F+} came and waited by the post. “Can I have a turn?” asked {F}. “In a minute,” said {L}.',
      problem:
        'A minute went by, and then a lot more. Behind {F} stood another child, and another. “It’s our turn!” they called. {L} held on tighter. If you got off, who knew when you would ever get back on?',
      tries: [
        '{L} swung higher, so as not to see them. But {L} could still hear them, and swinging was not much fun with everyone cross.',
        '{L} let {F} sit on the swing for three seconds and then said, “Time’s up.” {F} got off again and walked away.',
        'They all held on to the ropes at once, so that nobody could take the swing away. The swing did not move at all.',
      ],
      tip: '“Nobody likes waiting when they don’t know how long it’ll be,” said {G+}. “And nobody likes getting off when they don’t know if they’ll get back on. What could you count, so that everybody knows?”',
      low: '{F} had gone to sit on the wall. {L} had the swing all alone now. There was no one to push it, and no one to wave to.',
      turn: '{L} put both feet down and stopped the swing. “Twenty swings each!” called {L}. “Then it’s the next one’s turn. And whoever is waiting does the counting.” Then {L} got off and held the rope for {F}. “You first.”',
      done: '“One, two, three,” they all counted, and pushed, and at twenty {F} jumped off and went to the back of the queue. Counting was nearly as good as swinging. And before anyone got cross, it was {L’s} turn again.',
      again:
        'Now they count for the slide, too, and for the scooter. “Nineteen, twenty, change!” {L} calls it loudest of all.',
      helper: { name: 'Mrs Hopper', creature: 'frog' },
    },
  ],
};
