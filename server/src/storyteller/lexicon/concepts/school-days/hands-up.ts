import type { StorySourceInput } from '../../story-source.ts';

/** Stories about putting your hand up. */
export const handsUp: StorySourceInput = {
  id: 'hands-up',
  words: [
    'put/putting hand up',
    'hands up',
    'raise/raising hand',
    'call/calling out',
    'call/calling out in class',
    'shout/shouting out',
    'shout/shouting out answer',
    'blurt/blurting',
    'remember/remembering hand up',
  ],
  situations: ['learn', 'deed', 'trait', 'cannot', 'forgets', 'wants'],
  topic: 'putting your hand up',
  thing: 'the answer',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'hold-it-in-your-hand',
      titles: ['Hands Up, {L}!', '{L} Knows the Answer', 'The Answer in {L’s} Hand'],
      goal: 'remember to put a hand up',
      trouble: 'the answers jumped out of {L’s} mouth',
      solved: '{L} had put up a hand and waited',
      opener:
        '{L+} knew a lot of answers. When the teacher asked something, the answer was already on {L’s} tongue, and out it jumped. “Seven!” “A hedgehog!” “Wednesday!”',
      friend:
        '{F+} sat next to {L}. {F’s} hand was up, straight and still. It was often up. Nobody ever seemed to get as far as {F}.',
      problem:
        '“Who can tell me,” began the teacher, “which animal is the biggest?” “A whale!” shouted {L}. The teacher sighed. {F’s} hand went slowly down again. “Hands up, {L},” said the teacher. “The others want to think as well.”',
      tries: [
        '{L} put a hand over {L.their~the} mouth. The next answer came out anyway, through the fingers. “Mmf-ffty!”',
        '{L} put up a hand, as high as it would go, and shouted the answer at the same time. It did not count.',
        '{L} sat on both hands, to remember them. Then there was no hand to put up.',
      ],
      tip: '“You’ve told us nine answers today,” said {G+} at break. “Now tell me one of {F’s}.” {L} thought and thought. “You see?” said {G}. “A good answer doesn’t melt while you wait. Put it somewhere safe, and listen.”',
      low: '{L} had not heard a single answer of {F’s}, not today and not yesterday. That was not a nice thing to notice.',
      turn: 'After break the teacher asked, “How could we find out how tall the tree is?” {L} knew it! But {L} closed one hand round the answer, put the other one up, and waited. “Yes, {F}?” said the teacher.',
      done: '“We could measure its shadow,” said {F}, “and ours.” {L} had never thought of that. It was a wonderful answer. “And now you, {L},” said the teacher, and {L} opened the hand and let the answer out. It had not melted at all.',
      again:
        'They measured the shadow together, with a very long string. {L} held one end and {F} the other.',
      outcomes: [
        {
          asked: ['teacher/answer/listen/star/sticker/praise/choose/question'],
          done: '“We could measure its shadow,” said {F}, “and ours.” {L} had never thought of that. “And now you, {L},” said the teacher. {L} opened the hand and let the answer out. It had not melted at all, and {told}.',
        },
        {
          asked: [
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
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'eats',
            'plays',
            'shares',
            'makes',
            'party',
          ],
          done: '“We could measure its shadow,” said {F}, “and ours.” “And now you, {L},” said the teacher, and {L} let the answer out. The two answers belonged together, like a shoe and a sock. Out by the tree {told}.',
        },
      ],
      helper: { name: 'Mrs Plover', creature: 'hen' },
    },
  ],
};
