import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-sleep` of the frame `somebody-cannot`, for themes with its words. */
export const cannotSleep: StoryPlotInput = {
  id: 'cannot-sleep',
  words: ['sleep', 'fall asleep', 'hibernate', 'nap', 'rest', 'close eyes'],
  titles: ['{S} Cannot Sleep', 'One Sheep, Two Sheep', 'Still Awake!'],
  goal: 'get {S} to sleep',
  trouble: '{S} could not {do}',
  solved: '{S} was fast asleep',
  opener:
    'Shuffle, shuffle, sigh. Somebody was walking up and down under the window. {L+} knew that shuffle. It belongs to people who are tired and still awake.',
  friend:
    '“I can’t {do},” said {S+}. “Everyone else can. They lie down and they’re gone. I lie down, and then it starts: the thinking.” {L} made room on the bench.',
  problem:
    '{S} lay on the left side, and thought. {S} lay on the right side, and thought of something else. By now {S.their~the} eyes were as small as buttons, and quite red. Whoever can’t {do} puts salt in the tea.',
  tries: [
    'They counted sheep. At {many} one of them stopped, and would not jump. {S} worried about that sheep for the rest of the night.',
    '{F} told the most boring story in the world. It was about a shelf. {S} wanted to know how it went on.',
    'They shook up the pillow, turned round the bed, and shut out the light. Now it was quite dark, and {S} could hear {S.their} own ears.',
  ],
  tip: '“You can’t fall asleep with both hands full,” said {G+}. “{S} is carrying the whole day about. Let {S} unpack it: one thing after the other, out loud, and each goes in its place.”',
  low: '{S} sat on the edge of the bed. “What if I never sleep again?” asked {S}. Outside even the owl had stopped calling.',
  turn: '{L} held out a basket. “What’s the first thing you’re thinking?” asked {L}. “That I left the gate open,” said {S}. {L} wrote it down and put it in the basket. “And then?” The notes grew more and more, and {S’s} voice grew slower and slower.',
  done: '“And then…,” said {S}, “there was the… snail.” {L} waited. Nothing more came, only a soft, long breath, and another. {L} put the lid on the basket, very quietly. It could all wait till morning.',
  again:
    'The basket stands beside the bed every night. Some evenings it needs three notes, and some none at all.',
  outcomes: [
    {
      kinds: [
        'sleep',
        'result',
        'happy',
        'feels',
        'no-longer',
        'becomes-somebody',
        'learns',
        'understands',
        'says',
        'says-words',
        'hugs',
        'changes-mind',
        'resolves',
        'wins',
        'dares',
        'reveals',
      ],
      done: '“And then…,” said {S}, “there was the… snail.” {L} waited. Nothing more came, only a soft, long breath, and another. It was all in the basket, it could wait till morning, and {told}.',
    },
    {
      kinds: [
        'party',
        'eats',
        'shares',
        'gets',
        'all-get',
        'given-by',
        'plays',
        'laughs',
        'claps',
        'friends',
        'new-friend',
        'still-friends',
        'team',
        'helps',
        'stays',
        'invited',
        'gathers',
        'includes',
        'tells',
        'spreads',
        'hugs',
      ],
      done: '“And then…,” said {S}, “there was the… snail.” Nothing more came, only a soft, long breath. In the morning the basket was still full, and none of it looked so bad by daylight. {S} laughed at every note, and {told}.',
    },
  ],
};
