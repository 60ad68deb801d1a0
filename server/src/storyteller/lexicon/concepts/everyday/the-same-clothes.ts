import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a child who always wants to wear the same clothes. */
export const theSameClothes: StorySourceInput = {
  id: 'the-same-clothes',
  words: [
    'wear/wears/wearing same clothes/dress/jumper/sweater/shirt/costume/thing every/all',
    'same clothes every day',
    'want/wants/won’t/refuse/refuses wear same/only/nothing/anything',
    'won’t take off costume/wellies/dress/cape/pyjamas',
    'wellies to bed',
    'only wear/wears',
    'wear costume/cape/wellies every day/all',
    'favourite/favorite jumper/dress/t-shirt/trousers/shirt/pyjamas',
    'itchy jumper/sweater',
    'scratchy jumper/sweater',
    'clothes that itch',
    'label/labels itch',
    'nothing to wear',
    'what to wear',
  ],
  situations: [
    'reluctant',
    'refuses',
    'wants',
    'learn',
    'question',
    'trait',
    'deed',
    'has',
    'own-wish',
    'cannot',
    'value',
  ],
  happensToLead: true,
  topic: 'always wearing the same thing',
  thing: 'the green jumper',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-green-jumper',
      titles: ['The Green Jumper', 'Again the Green One!', '{L} Wears It Every Day'],
      goal: 'let the green jumper be washed',
      trouble: '{L} would not take off the green jumper',
      solved: 'the jumper was clean, and {L} still felt right',
      opener:
        'The jumper was green, with a pocket at the front and a mark on one elbow. {L+} wore it on Monday, on Tuesday and on Wednesday. It was the only one that felt like {L}.',
      friend:
        '{F+} had a fresh shirt on. “You smell of soup,” said {F}. {L} sniffed. It was true. And a bit of goat.',
      problem:
        '“That has to be washed,” they said at home. But washing takes a day, and drying another. Two days as somebody else! The other jumpers scratched, or squeaked, or had a label at the back like a wasp. {L} pulled the sleeves down over both hands.',
      tries: [
        '{L} slept in it, so that nobody would take it away. In the morning it smelled of soup, goat and bed.',
        '{L} put another jumper on top. Now there was a green one below and a hot one above, and {L} could hardly bend.',
        'They hid it. {L} looked for so long, and so sadly, that they gave it back by themselves.',
      ],
      tip: '“I’ve been wearing these feathers all my life,” said {G+}, “and I change them one at a time, so I always know who I am. What is it about the green one? It isn’t the green. Find out what, and you’ll find its cousins.”',
      low: '{L} felt it all over with closed eyes. It was soft at the neck. There was no label. And there was the pocket, where a hand could live.',
      turn: '“I need soft, no label, and a pocket,” said {L}. So they cut the wasp out of the blue one, and it was soft after that. {F} sewed a pocket on the front, with big stitches. {L} put it on, and moved about a bit. It was nearly right.',
      done: 'Then the green one was allowed to go round in the machine. {L} sat in front of it and watched, in the blue one, one hand in the pocket. On Friday there were two jumpers that felt like {L}. One of them smelled of soap.',
      again:
        'They take turns now, the green one and the blue. {L} says that they’re getting more and more alike.',
      outcomes: [
        {
          asked: [
            'jumper/dress/new/wear/wash/clean/clothes/costume/different/shirt/smell/buy/knit/same/blue',
          ],
          done: 'The green one went round in the machine. {L} sat in front of it and watched, in the blue one, one hand in the pocket. On Friday there were two jumpers that felt like {L}, and one smelled of soap. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'The green one went round in the machine, and {L} sat in front of it in the blue one, one hand in the pocket. There was a biscuit in that pocket. {F} had put it there when the big stitches were done. On Friday both jumpers were there, and {told}.',
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
            'sleep/asleep/bed/snore',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'sleep', 'home'],
          done: 'The green one went round in the machine. {L} sat in front of it and watched, in the blue one, one hand in the pocket. {F} sniffed: no soup, no goat. “Are you still in there?” asked {F}. “Yes,” said {L}. And {told}.',
        },
      ],
      helper: { name: 'Mrs Moult', creature: 'goose' },
    },
  ],
};
