import type { StorySourceInput } from '../../story-source.ts';

/** Stories about New Year’s Eve. */
export const newYear: StorySourceInput = {
  id: 'new-year',
  words: ['hogmanay', 'new year', 'new year eve', 'midnight firework', 'firework'],
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
    {
      id: 'midnight-somewhere',
      endings: ['asleep', 'sleep', 'not make it till midnight'],
      titles: ['Midnight Somewhere', '{L} and the Last Evening', 'The New Year on Tiptoe'],
      goal: 'see the New Year come in',
      trouble: 'the evening was much longer than {L}',
      solved: 'they had seen a New Year come in',
      opener:
        'It was the last evening of the old year. “Tonight I’m going to see the New Year come in,” said {L+}. “I’m not even tired.”',
      problem:
        'At eight o’clock {L} was wide awake. At nine there was a yawn, a secret one. At ten the sofa grew soft, and the clock on the wall grew slow.',
      tries: [
        'They hopped round the table ten times. It helped for ten minutes. After that they were tired from hopping, too.',
        '{F} fetched the sourest lemon in the kitchen. It was sour enough for a whole year. But it didn’t stay sour.',
        'They counted the lights over the roofs. That was a mistake. Nothing makes you sleepier than counting.',
      ],
      tip: '“It’s always midnight somewhere,” said {G+}, and turned the globe. “The New Year goes right round the world, one place after another. It has been on its way since this morning.”',
      turn: '{L} sat up. “Then we needn’t wait for our own!” They turned the globe and found an island where the New Year was just arriving. “Ten, nine, eight,” they counted, all the way down, and threw paper snow.',
      done: '“Happy New Year, island!” called {L}. They drank cocoa to it, and wrote the name of the island on the calendar. Then {L} leaned back, only for a moment. The sofa was warm, and the clock ticked.',
      again: 'In the morning the New Year was there. It had come in on tiptoe, so as not to wake anybody.',
      helper: { name: 'Grandma Tick', creature: 'owl' },
    },
  ],
};
