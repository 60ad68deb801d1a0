import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hide-and-seek. */
export const hideAndSeek: StorySourceInput = {
  id: 'hide-and-seek',
  words: [
    'hide and seek',
    'hide/hiding seek',
    'hide-and-seek',
    'game of hide/hiding',
    'good hiding place',
    'counting to twenty',
  ],
  situations: ['learn', 'wants', 'visit', 'lost', 'hides', 'trait', 'cannot'],
  topic: 'hide-and-seek',
  thing: 'the hiding place',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'too-well-hidden',
      titles: ['Ready or Not!', '{L} Hides', 'The Best Hiding Place of All'],
      goal: 'find a really good hiding place',
      trouble: '{L} was always found first',
      solved: '{L} had won at hide-and-seek',
      opener:
        '“…eighteen, nineteen, twenty! Ready or not, here I come!” {L+} held {L.their~the} breath. Ten steps came across the grass, and then a voice said, “Found you.” {L} was first again.',
      problem:
        'It was always the same. {L} had been found behind the curtain, under the table and in the wardrobe, and always before anyone else. “I can’t hide,” said {L}. “It’s as if I had a bell on.”',
      tries: [
        '{L} hid behind the thin birch tree. {L} was as straight as a stick. But there was a bit of {L} on the left and a bit on the right.',
        '{L} lay down under the blanket on the grass. A blanket that giggles is easy to find.',
        '{L} climbed right into the water butt. It was a very good place, and it was full.',
      ],
      tip: '“I’ve seen where you go,” said {G+} from the wall. “You always run to where it’s far away and dark. That’s where everyone looks. Nobody looks close by, where they’ve just been standing. And it isn’t the place that gives you away. It’s the giggle.”',
      turn: '“One, two, three,” counted {F} at the apple tree, with closed eyes. This time {L} did not run off. {L} crept round the very same tree and stood there, on the other side. When {F} went round it, {L} did too, on tiptoe, and did not giggle.',
      done: '{F} found everybody, behind the shed and in the hedge and under the barrow. But {L} wasn’t anywhere. “I give up!” called {F}, and leaned against the apple tree. “Boo,” said {L}, very softly, right beside {F’s} ear.',
      again:
        'Now they all look on the other side of the tree first. But {L} has moved on. It’s somewhere very close by, and more isn’t said here.',
      outcomes: [
        {
          asked: ['win/winner/last/champion'],
          done: '{F} found everybody, behind the shed and in the hedge and under the barrow. But {L} wasn’t anywhere. “I give up!” called {F}, and leaned against the apple tree. “Boo,” said {L}, right beside {F’s} ear. So {told}.',
        },
        {
          asked: ['find/found/seek/catch/spot'],
          done: '{F} looked behind the shed and in the hedge and under the barrow. Then {F} came back to the apple tree, and went round it, and {L} went round it too. There were eight feet and one giggle. And that was how {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{F} found everybody, but {L} wasn’t anywhere. “I give up!” called {F}, and leaned against the apple tree. “Boo,” said {L}, right beside {F’s} ear. {F} slid down the trunk for sheer fright, and there in the grass {told}.',
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
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'home'],
          done: '{F} found everybody, but {L} wasn’t anywhere. “I give up!” called {F}, and leaned against the apple tree. “Boo,” said {L}, very softly, right beside {F’s} ear. {F} jumped as high as the lowest apples, and {told}.',
        },
      ],
      helper: { name: 'Mrs Whisker', creature: 'cat' },
      art: {
        'eighteen, nineteen, twenty': 'garden: L crouch worried; bush, tree',
        'was first again': 'garden: L stand sad; children, bush',
        'found behind the curtain': 'living-room: L sulk sad; curtain, wardrobe',
        'behind the thin birch': 'garden: L hide behind stick worried; F point laughing; tree',
        'the blanket on the grass': 'garden: L lie laughing under blanket; F point',
        'into the water butt': 'garden: L startle in barrel; F laugh',
        'from the wall': 'garden: G whisper calm; L listen curious; wall',
        'with closed eyes': 'garden: F cover-eyes calm; L tiptoe happy; tree',
        'did too, on tiptoe': 'garden: L tiptoe happy behind tree; F search curious',
        'leaned against the apple tree': 'garden: F stand sad; L whisper laughing; tree',
        'shed and in the hedge': 'garden: F startle; L peek laughing behind tree; shed',
        'other side of the tree': 'garden: F search curious at tree; L peek laughing behind bush',
      },
    },
  ],
};
