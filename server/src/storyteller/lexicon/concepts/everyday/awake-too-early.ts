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
      outcomes: [
        {
          asked: ['sleep/asleep/bed/nap/longer/late/again', 'sun/sunrise/morning/dawn'],
          done: 'At five {L} was awake. {L} read all three books to the bear, in a whisper, ate the bun, and watched the sky go from grey to pink. Nothing in the basket had made a sound. And that morning {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
          ],
          kinds: ['eats', 'makes', 'shares', 'party'],
          done: 'At five {L} was awake. {L} read to the bear in a whisper and watched the sky go from grey to pink. Then the hands stood as in the drawing. “Seven!” shouted {L}. For once they all came down with big, bright eyes, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'At five {L} was awake. {L} read to the bear in a whisper and watched the sky go pink. “Seven!” shouted {L}, when the hands stood as in the drawing. Everybody had slept enough for once. So {told}, before the toast was even in the toaster.',
        },
      ],
      helper: { name: 'Milly Churn', creature: 'woman' },
    },
  ],
};
