import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a lift that stops between two floors. */
export const stuckInTheLift: StorySourceInput = {
  id: 'stuck-in-the-lift',
  words: [
    'stuck in lift/elevator',
    'get/gets/got/getting stuck in lift/elevator',
    'trapped in lift/elevator',
    'shut in lift/elevator',
    'lift/elevator get/gets/got/is/was stuck',
    'lift/elevator stop/stops/stopped',
    'lift/elevator break/breaks/broke down',
    'lift/elevator broken',
    'broken lift/elevator',
    'lift/elevator not work/move/open',
    'lift/elevator between floors',
  ],
  situations: [
    'stuck',
    'broken',
    'afraid',
    'afraid-being',
    'deed',
    'visit',
    'learn',
    'question',
    'cannot',
    'refuses',
    'lacks',
    'has',
    'trait',
    'own-wish',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'the day the lift got stuck',
  thing: 'the lift',
  home: 'city',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'between-four-and-five',
      titles: ['Between Four and Five', '{L} and the Lift That Stopped', 'Ring the Yellow Bell'],
      goal: 'wait in the lift until somebody came',
      trouble: 'the lift was stuck between two floors',
      solved: 'the doors of the lift were open again',
      opener:
        'Bing! The doors of the lift slid shut, and {L+} pressed the six. One, two, three, the numbers lit up. Four. Then came a jerk and a small sigh, and the lift stood still.',
      friend:
        '“Are we there?” asked {F+}, who had got in as well, with a big bag. But the doors stayed shut. Above them two numbers were lit up at the same time: a four and a five. They were stuck in the middle.',
      problem:
        'It was very quiet. {L} could hear {L.their} own breathing. “What if nobody knows that we’re here?” said {L}. The lift was no bigger than a cupboard, and it felt a little smaller every time {L} looked at the doors.',
      tries: [
        '{L} pressed the six again, and the five, and then all of the buttons. They lit up nicely, like a Christmas tree. The lift did not move.',
        '“Hello!” they called together, as loudly as they could. Somewhere a dog barked. Nobody answered.',
        '{L} wanted to pull the doors apart. “No,” said {F}, and took {L’s} hand. “Doors are for the people with the right tools.” So they left them alone.',
      ],
      tip: 'Then {L} saw the yellow button with the bell, pressed it, and counted to five. The wall crackled. “I can hear you,” said the voice of {G+}. “You’re safe, and there’s plenty of air. I’ll be with you in half an hour.”',
      low: 'Half an hour! {L} swallowed. But now somebody knew where they were, and half an hour has an end.',
      turn: '“Then we’ll live here for half an hour,” said {L}. They sat down on the floor with the bag between them. {L} thought up a game: each of them named what was behind the doors on every floor. On the third lived a lion, {L} decided, who hated stairs.',
      done: 'They had just got to the ninth floor and a bath full of penguins when something knocked. The lift gave a jerk. Bing! The doors slid open, and there stood {G} with a bunch of keys. “Two passengers, as calm as captains!” said {G}.',
      again:
        '{L} still takes the lift. The yellow button is at the bottom on the left, and {L} knows who answers. And between the fourth floor and the fifth, {L} always says hello to the lion.',
      helper: { name: 'Mrs Spanner', creature: 'woman' },
    },
  ],
};
