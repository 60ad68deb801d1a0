import type { StorySourceInput } from '../../story-source.ts';

/** Stories about New Year’s Eve. */
export const newYear: StorySourceInput = {
  id: 'new-year',
  words: ['new year', 'new year eve', 'midnight firework', 'firework'],
  situations: ['afraid', 'wants'],
  topic: 'New Year’s Eve',
  thing: 'the fireworks',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'awake-till-midnight',
      titles: ['Awake Till Midnight', '{L} and the New Year', 'Ten, Nine, Eight'],
      goal: 'stay awake until the New Year came',
      trouble: 'everyone was too sleepy for the New Year',
      solved: 'they were wide awake, and it was midnight',
      opener:
        'It was the last evening of the old year. “Tonight I will stay awake till midnight,” said {L+}, “and see the fireworks, and watch the New Year come in at the door.”',
      problem:
        'At eight o’clock that was easy. At nine {L} yawned. At ten the sofa became very, very soft, and midnight was still two hours away.',
      tries: [
        'They played the loudest game they knew. It kept them awake for a while, and then it made them twice as tired.',
        'They put cold flannels on their faces. {F} fell asleep under the flannel.',
        '{L} stared at the clock. But the hands of a clock go round so slowly that nothing makes you sleepier.',
      ],
      tip: '“You’re waiting,” said {G+}, “and waiting is what makes you sleepy. Give the old year something to do. What was good in it? Tell me one thing for every month.”',
      turn: '“January was the big snowman!” said {L}. “February was the pancake on the lamp,” said {F}. They sat up straight. They laughed about March, and argued about May, and got as far as December.',
      done: '“And the best of December …” said {L}, and then the bells began. Ten, nine, eight! The sky went red and gold and green, and the New Year was there. They were wide awake.',
      again:
        'They slept until noon. “I saw it come in,” said {L}. “It had cold feet and it smelled of smoke.”',
      helper: { name: 'Grandma Tick', creature: 'owl' },
    },
  ],
};
