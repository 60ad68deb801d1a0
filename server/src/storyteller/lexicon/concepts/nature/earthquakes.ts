import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the earthquake. */
export const earthquakes: StorySourceInput = {
  id: 'earthquakes',
  words: ['earthquake', 'earth shake/shaking', 'tremor', 'earthquake drill'],
  situations: ['afraid', 'question', 'being-and-thing', 'learn', 'visit'],
  gentle: true,
  topic: 'the earthquake',
  thing: 'the earthquake',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'drop-cover-and-hold-on',
      titles: ['When the Ground Shook', 'Drop, Cover and Hold On', '{L} and the Earthquake'],
      goal: 'feel safe again after the earthquake',
      trouble: 'the ground had shaken and {L} was frightened',
      solved: '{L} knew what to do when the ground shakes',
      opener:
        'On Tuesday morning the ground had shaken. The lamp had swung and the cups had rattled, and then it was over. Nothing was broken but a flower pot. But {L+} kept looking at the lamp.',
      friend:
        '{F+} came and sat down close by. “I felt it too,” said {F}. “My bed walked.” They looked at the lamp together for a while. It hung quite still.',
      problem:
        'At school {L} could not listen. Was the floor moving? When a lorry went past, {L} jumped up. When a chair fell over, {L} ran to the door. The earthquake was over, but inside {L} it was still shaking.',
      tries: [
        '{L} tried not to think about it. It’s hard not to think of something when you are standing on it.',
        '{L} wanted to run out every time anything moved. “In an earthquake you’re safer staying where you are,” said {F}, “because things fall down near the doors.” Then {L} did not know what to do at all.',
        '{L} asked if it would come again. Nobody could promise that it wouldn’t. It was a true answer, and it didn’t help yet.',
      ],
      tip: '“Deep down the earth is made of huge plates,” said {G+}. “They push against each other, very slowly. Sometimes they slip. We can’t stop it. But we can practise what to do, so that your hands and knees know it. It’s three words.”',
      turn: 'They practised it together: drop, down on the floor. Cover, under the table, with one arm over the neck. And hold on, tight, to the leg of the table, until the shaking stops. {L} did it again and again, until it went by itself.',
      done: 'The next day there was a small tremor. The pencils rolled. {L} dropped, and covered, and held on. Next to {L} somebody small was crying. “Hold on to me,” said {L}. “It’ll stop.” They counted to ten. Then it had stopped.',
      again:
        '{L} still looks at the lamp sometimes. Then {L} looks at the table. There’s room underneath for two.',
      helper: { name: 'Miss Stone', creature: 'turtle' },
      outcomes: [
        {
          asked: ['safe/calm/stop/brave/help/over', 'not/no scared/afraid/frightened'],
          done: 'The next day there was a small tremor. The pencils rolled. {L} dropped, and covered, and held on. “Hold on to me,” {L} told somebody small, who was crying. They counted to ten. The lamp swung more slowly, and hung still, and {told}.',
        },
        {
          asked: ['mum/mummy/mom/dad/family/home/parent/mother/father'],
          done: 'The next day there was a small tremor. {L} dropped, and covered, and held on, and counted to ten with somebody small. Then it had stopped. There were steps outside, quick ones, that {L} knew. The door opened, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'sleep', 'stays', 'helps', 'tells', 'sees'],
          done: 'The next day there was a small tremor. {L} dropped, and covered, and held on to the leg of the table. “It’ll stop,” {L} told somebody small, who was crying. They counted to ten. It had stopped, and under the table {told}.',
        },
      ],
      art: {
        'the ground had shaken': 'living-room: L look-up worried; lamp, plant-pot',
        'My bed walked': 'living-room: F sit worried; L sit worried; lamp',
        'At school': 'school: L run frightened; chair, teacher',
        'standing on it': 'school: L look worried at ground',
        'safer staying': 'school: F say worried; L stand worried; door',
        'it would come again': 'school: L say worried; teacher',
        'Deep down the earth': 'school: G say; L+F look G curious',
        'under the table, with': 'school: L crouch brave under table',
        'to the leg of the table': 'school: L+F crouch brave under table',
        'The pencils rolled': 'school: L cower brave under table; children',
        'room underneath for two': 'living-room: L look happy; table, lamp',
      },
    },
  ],
};
