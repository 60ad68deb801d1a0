import type { StorySourceInput } from '../../story-source.ts';

/** Stories about waking up too early. */
export const awakeTooEarly: StorySourceInput = {
  id: 'awake-too-early',
  words: [
    'wake/waking/wakes up early',
    'wake/waking up too early',
    'awake too early',
    'awake early',
    'get/getting/gets up too early',
    'get/getting up early',
    'early riser',
    'early bird',
    'up before everyone',
    'five o’clock in the morning',
    'too early morning',
    'sun is not up yet',
    'wake/waking everyone/everybody up',
    'up at dawn',
    'early morning',
  ],
  situations: ['deed', 'learn', 'cannot', 'trait', 'question', 'misdeed', 'has'],
  topic: 'being awake before everybody else',
  thing: 'the early morning',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-basket-for-five-o-clock',
      titles: ['Wide Awake at Five', '{L} Is Up First', 'Too Early, {L}!'],
      goal: 'find something to do until the others woke up',
      trouble: '{L} was wide awake, and all the others were asleep',
      solved: '{L} had let everybody sleep until seven',
      opener:
        'The window was grey, and not one bird was singing. {L+} opened {L.their} eyes and was awake, completely, as if somebody had pressed a button. “Good morning!” said {L}. Nobody answered.',
      friend:
        'It was five o’clock. {L} went to see {F+} and looked from very close up. {F} was breathing slowly, with an open mouth. “Are you asleep?” asked {L}. “Yes,” said {F}, and rolled over.',
      problem:
        'It was the same every day. {L} woke up with the whole day in {L.their} head and with nobody to tell it to. And every day the others sat at breakfast with tiny eyes. “Please, {L},” they said, “not before seven.”',
      tries: [
        '{L} stayed in bed and waited for seven. But {L} had no idea when seven was. After what felt like a week, it was ten past five.',
        '{L} played very quietly, with the bricks. A tower is only quiet while it’s standing up.',
        '{L} wanted to make breakfast for everyone as a surprise. It was a surprise. The pan fell down first, and then the lids.',
      ],
      tip: '“I’ve been up since four,” said {G+}, who brought the milk. “You wake up when you wake up. That isn’t your fault. But the early morning is a very special time, {L}. You have to furnish it. And somebody has to tell you when it’s over.”',
      low: 'In the afternoon {L} went through the house with the biggest basket. It was to be filled only with things that make no noise. That ruled out the drum.',
      turn: 'Into the basket went three books, a sewing card, a puzzle of felt, and a bun in a napkin. Next to the clock {L} put a drawing of how the hands stand at seven. The basket stood beside the bed, and {L} could hardly wait for the morning.',
      done: 'At five {L} was awake. {L} read all three books to the bear, in a whisper. {L} ate the bun and watched the sky go from grey to pink. Then the hands stood as in the drawing. “Seven!” shouted {L}. And for once nobody at breakfast had tiny eyes.',
      again:
        '{L} knows now which bird begins, and when the baker’s van comes. Nobody else in the house knows that. They have never been awake for it.',
      helper: { name: 'Milly Churn', creature: 'woman' },
    },
  ],
};
