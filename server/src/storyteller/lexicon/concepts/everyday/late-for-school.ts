import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting ready in the morning. */
export const lateForSchool: StorySourceInput = {
  id: 'late-for-school',
  words: [
    'late school/nursery/kindergarten',
    'be/being/running late',
    'morning rush',
    'rush/rushing/hurry/hurrying morning',
    'get/getting ready school/morning',
    'can’t/cannot find shoe/shoes/sock',
    'oversleep/overslept',
    'alarm clock',
    'slow morning',
    'not ready for school',
    'mornings',
    'dawdle/dawdling',
    'miss/missing/missed school bus',
  ],
  situations: ['lost', 'cannot', 'trait', 'learn', 'refuses', 'deed', 'mystery', 'reluctant', 'record'],
  topic: 'getting ready in the morning',
  thing: 'the clock',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-other-shoe',
      titles: ['Hurry Up, {L}!', 'Where Is the Other Shoe?', 'Eight O’Clock!'],
      goal: 'get out of the house on time',
      trouble: 'every morning they were late',
      solved: '{L} was ready on time',
      opener:
        '“Hurry up!” That was the first thing {L+} heard every morning, and the last. In between came a sock, some toast and a long search.',
      problem:
        'On Monday it was the shoe. There was one, and the other one had gone. On Tuesday it was the reading book, and on Wednesday the shoe again. When they ran in at the gate, the bell had rung already, and everyone turned round to look.',
      tries: [
        '{L} got up earlier. But then there was such a lot of time that {L} began to build a tower. They were later than ever.',
        '{L} slept in all the clothes, coat and all. It was hot and crumpled, and the shoe was missing all the same.',
        'They all shouted “Hurry up!” at once. When anyone shouts, {L’s} fingers turn to butter, and the zip got stuck.',
      ],
      tip: '“The morning is too short for searching,” said {G+}. “Do the searching in the evening, when nobody is in a hurry. And what does the morning look like? I mean, can you draw it? From the bed to the door?”',
      turn: '{L} drew it: a bed, a T-shirt, toast, a toothbrush, a coat, two shoes. They hung the pictures up in the hall, in a row. And in the evening {L} laid everything out under them: the clothes, the bag, the left shoe, the right shoe.',
      done: 'In the morning {L} went along the row. T-shirt: there. Toast: eaten. Toothbrush: done. And there were two shoes, next to each other. {L} stood at the front door with the bag on. “Hurry up!” somebody called out of habit. “I’m waiting for you,” said {L}.',
      again:
        'They arrive before the bell now, with time to look at the snail on the wall. On some evenings one shoe is under the sofa. But in the evening that doesn’t matter.',
      outcomes: [
        {
          asked: ['time/early/first/bus/bell/late/ready/gate/catch/miss'],
          done: '{L} went along the row of pictures. T-shirt: there. Toast: eaten. And there were two shoes, next to each other. “I’m waiting for you,” said {L} at the front door, and for once nobody shouted. That was how {told}.',
        },
        {
          asked: ['teacher/headteacher/sticker/gold/star'],
          done: '{L} went along the row of pictures: T-shirt, toast, toothbrush. And there were two shoes, next to each other. They were at the gate before the bell, and everyone turned round to look, this time from outside. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'sleep/asleep/bed/snore',
            'home',
          ],
          kinds: ['eats', 'plays', 'party', 'shares', 'makes', 'sleep', 'home'],
          done: '{L} went along the row of pictures: T-shirt, toast, toothbrush. There were two shoes, next to each other, and the clock had a whole quarter of an hour left over. {L} had never met a quarter of an hour in the morning. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: '{L} went along the row of pictures: T-shirt, toast, toothbrush, two shoes. {L} stood at the front door with the bag on. “Hurry up!” somebody called out of habit. “I’m waiting for you,” said {L}. It was quiet in the hall, and then {told}.',
        },
      ],
      object: 'boot',
      helper: { name: 'Mrs Ticktock', creature: 'hen' },
    },
  ],
};
