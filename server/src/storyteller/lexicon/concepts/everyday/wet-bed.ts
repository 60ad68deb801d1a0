import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what a child is ashamed of: a wet bed, wet trousers. It stays between two, and nobody laughs. */
export const wetBed: StorySourceInput = {
  id: 'wet-bed',
  words: [
    'wet/wetting/wets/pee/peeing/wee/weeing bed',
    'wet sheet/mattress/pyjamas/pajamas',
    'bed wet/wetting/wetter',
    'bed-wetting/bedwetting/bedwetter',
    'dry night',
    'stay/staying dry',
    'wet trousers/pants',
    'wet himself/herself/themselves/myself',
    'have/having/little accident nursery/school/night/bed/class',
    'pee/peeing/wee pants/trousers',
    'accident nursery/school/night/preschool/kindergarten',
  ],
  situations: ['deed', 'trait', 'cannot', 'afraid', 'has', 'ailment', 'learn', 'wants', 'mystery'],
  gentle: true,
  topic: 'what can happen to anybody',
  thing: 'the washing',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-sheet-on-the-chair',
      titles: ['Only Washing', 'The Sheet on the Chair', 'A Light in the Hall'],
      goal: 'wake up without a worry',
      trouble: 'the bed was wet again',
      solved: 'the worry about the bed was gone',
      opener:
        'It was very early, and the blanket felt cold. {L+} lay quite still. The bed was wet. “Not again,” whispered {L}, and hoped that nobody in the whole house was awake yet.',
      friend:
        '{F+} was staying for the night, and woke up too. {F} saw the wet sheet and did not laugh. “I shan’t tell anyone,” said {F}. “Shall I get a towel?”',
      problem:
        'It had come in the night, while {L} was fast asleep and had not noticed anything at all. You can’t help what you do asleep. But {L’s} cheeks were hot, and the sheet seemed as big as a sail.',
      tries: [
        '{L} pushed the sheet down behind the bed. There it lay, still wet, and {L} had to think of it all day long.',
        '{L} drank nothing all day, not one sip. By evening {L’s} head ached, and in the morning the bed was wet all the same.',
        '{L} tried to stay awake all night, to keep watch. At three o’clock both eyes fell shut by themselves.',
      ],
      tip: '“We’ll do this between us,” said {G+} quietly, and shut the door. “When I was small, my bed was often wet. Nobody’s to blame. A part of you still sleeps too deeply. It is learning, and it takes its time.”',
      low: 'In the evening {L} did not want to go to bed at all. “What if it happens again?” asked {L}. “Then we change the sheet,” said {F}, “and that’s all.”',
      turn: 'They made it easy. There was a little light in the hall now. There was a dry sheet on the chair, with clean pyjamas on top, and a basket beside it. “So it’s only washing,” said {L} slowly.',
      done: 'The next time {L} knew what to do. Sheet off, sheet on, clean pyjamas, back to sleep. It took three minutes. Then came a dry morning, and a wet one, and two dry ones. It stayed between the two of them, as it should.',
      again:
        'There are more and more dry mornings now, and {L} has stopped counting. The sheet still waits on the chair, just in case. It doesn’t mind.',
      helper: { name: 'Granny Duck', creature: 'duck' },
      setting: { night: true },
    },
    {
      id: 'the-bag-on-the-hook',
      words: ['trousers/pants', 'accident nursery/school/class', 'wet himself/herself/themselves/myself'],
      titles: ['The Bag on the Hook', 'Dry Trousers', 'It Happens'],
      goal: 'go back and play with the others',
      trouble: 'the trousers were wet and {L} did not want to be seen',
      solved: 'the trousers were dry and nobody had noticed',
      opener:
        '{L+} was building the highest tower of the whole morning. Something whispered in the tummy, but there was only one more block to go. And then it was too late.',
      problem:
        '{L} stood quite still. It was warm, and then it was cold. If {L} moved, they would all see it. So {L} stayed behind the shelf and did not come out for fruit.',
      tries: [
        '{L} sat down on a cushion, so that nobody could see. But you can’t take a cushion along to the sandpit.',
        '{L} waited for it to dry by itself. That takes longer than a morning.',
        '{L} held a very large book in front. You have to turn round some time.',
      ],
      tip: '“That happened to me as well, at your age, in my best shorts,” said {G+} in a low voice. “I’ll go first, and you walk right behind me. Nobody looks behind me. I’m far too wide.”',
      turn: 'So they went, one behind the other, to the door with the hooks. There hung a bag, and in it were dry trousers, dry socks, and a small bear who tells nobody. {L} changed. The wet things went into the bag, and the bag was tied up.',
      done: '“There you are!” called the others. “We need one more block!” Nobody asked. {L} put the last block on the tower, and it stood. It was an ordinary morning again, from the bottom to the top.',
      again:
        'Now there is always a bag on the hook. And when the tummy whispers, {L} tells the tower, “Wait here. I’ll be right back.” Mostly that works.',
      helper: { name: 'Mr Broad', creature: 'bear' },
      setting: { main: 'school' },
    },
  ],
};
