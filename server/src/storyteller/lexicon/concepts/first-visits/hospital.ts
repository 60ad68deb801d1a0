import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the stay in hospital. */
export const hospital: StorySourceInput = {
  id: 'hospital',
  words: [
    'hospital',
    'operation',

    'surgery',
    'ambulance ride',
    'stay/staying hospital',
    'cast arm/leg',
  ],
  situations: ['afraid', 'visit', 'wants'],
  gentle: true,
  topic: 'the stay in hospital',
  thing: 'the bed on wheels',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'night-in-hospital',
      titles: ['One Night in Hospital', '{L} and the Bed on Wheels', 'The Light in the Corridor'],
      goal: 'feel safe in the hospital',
      trouble: 'everything in the hospital was strange',
      solved: 'the hospital was not so strange any more',
      opener:
        'Something in {L+} needed mending, and so {L} had to stay in the hospital. The bag was packed with pyjamas, a toothbrush, and the old soft blanket.',
      problem:
        'The hospital bed had wheels and buttons. It smelled of soap, and there were beeps behind the curtain. {L} lay very still. “I don’t know anything here,” said {L}.',
      tries: [
        '{L} pulled the blanket up over both ears. Now the beeps were quiet, but the strange smell was still there.',
        '{L} pretended to be at home. But at home the ceiling has a crack like a duck, and here there was none.',
        '{F} told a long story. It was good, but in the middle of it somebody came to fetch {F}, because visiting time was over.',
      ],
      tip: '“Ask me about anything that’s strange,” said {G+}. “That beep is a machine which says: all is well. And at night I sit out there, where the light is. All night.”',
      turn: 'So {L} asked about all of it. The button makes the bed sit up. The mask smells of plums. When they mend you, you sleep, and somebody holds your hand. Bit by bit each thing had a name.',
      done: 'When {L} woke up, it was done. It hurt a little, and somebody dear was there. There was ice cream. “You were never alone,” said {G}, “not for one minute.”',
      again:
        'At home the ceiling still had its duck. {L} showed everyone the paper bracelet with the name on it, and told them what the beep says.',
      object: 'blanket',
      helper: { name: 'Nurse Fern', creature: 'deer' },
    },
    {
      id: 'night-light',
      titles: ['{L} in Hospital', 'The Light in Room Seven', 'A Night in Hospital'],
      goal: 'get through the first night in hospital',
      trouble: 'the hospital was strange and far from home',
      solved: '{L} knew the people and the sounds of the hospital',
      opener:
        'In the small suitcase were pyjamas, a toothbrush and one soft thing that smelled of home. {L+} had to go to hospital, so that something could be made well again.',
      problem:
        'The hospital had long, bright corridors. The bed had wheels and a button, and everything beeped. “How long must I stay?” asked {L}. “A few nights,” they said. {L’s} throat felt tight.',
      tries: [
        '{L} pulled the sheet up over both ears. But the beeping came through, and so did the footsteps in the corridor.',
        '{L} tried to sleep at once, so that it would be over sooner. But sleep does not come to a hospital bed just because you want it.',
        '{L} asked to go home. “Not yet,” said the nurse kindly, and that was hard to hear.',
      ],
      tip: '“Shall I tell you what all the sounds are?” asked {G+}, the night nurse. “The beep says: all is well. The wheels are the tea. And the soft steps are me. You can press this button, and I’ll come.”',
      turn: 'So {L} listened. Beep: all is well. Wheels: the tea. Soft steps: the nurse. {L} pressed the button once, to try, and the nurse really came and waved.',
      done: 'In the morning the doctor said that everything had gone as it should. {L} was tired and a bit sore, and had slept all the same, under the little light of the button.',
      again:
        'At home the bed does not beep. {L} told {F} what every sound in the hospital means, and was a little proud.',
      helper: {
        name: 'Nurse Willow',
        creature: 'koala',
      },
      setting: {
        topic: 'the hospital',
        thing: 'the hospital bed',
        main: 'city',
      },
    },
  ],
};
