import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Midsummer. */
export const midsummer: StorySourceInput = {
  id: 'midsummer',
  words: ['midsummer', 'summer solstice', 'saint john', 'longest day'],
  topic: 'Midsummer',
  thing: 'the maypole',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'seven-flowers',
      titles: ['{L} and the Longest Day', 'Seven Kinds of Flowers', 'The Midsummer Pole'],
      goal: 'get the pole up for Midsummer',
      trouble: 'there were no flowers for the Midsummer pole',
      solved: 'the Midsummer pole stood there in full bloom',
      opener:
        'At Midsummer the day is so long that you are allowed to stay up for all of it. {L+} had been awake since three. In the meadow lay the pole, long and bare, waiting for its flowers.',
      problem:
        'But in the night somebody had been in the meadow. Not one flower was left, only short green stalks. In the middle stood the goats, and looked innocent. Without flowers there’s no pole, and without a pole no dance.',
      tries: [
        'They tied on green leaves and nothing else. It looked like a very long leek.',
        '{F} made flowers out of napkins. The dew came. Then they were napkins again, wet ones.',
        'They asked the goats to give them back. It was not possible in a way that anyone wanted.',
      ],
      tip: '“On Midsummer night you need seven kinds,” said {G+}, “and from seven different fences. Then you put them under your pillow. But who says you can’t do it by day, and all together?”',
      turn: '{L} went along the fences. Behind each was a garden, and in each garden somebody. “Could you spare one flower?” asked {L}, seven times. Nobody gave just one. They came out with armfuls, and came along.',
      done: 'They wound them round and round, daisies, cornflowers, roses from the mayor. “Heave!” The pole rose and stood, and swayed, and smelled. Then they hopped round it like small frogs, the old ones too, until the sun sat on the hill.',
      again:
        'That night {L} had seven flowers under the pillow. What one dreams then is not told to anybody.',
      outcomes: [
        {
          asked: ['flower/wreath/sun/pole/maypole/bonfire/fire/dance'],
          done: '“Heave!” The pole rose and stood, with daisies, cornflowers, and roses from the mayor. It swayed, and smelled. There were flowers left over, by the armful, and the sun was in no hurry. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: '“Heave!” The pole rose and stood, with daisies, cornflowers, and roses from the mayor. Out of each of the seven gardens somebody had come with flowers, and now they went back once more, and came with bowls. So {told}, until the sun sat on the hill.',
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
            'home',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays', 'sleep'],
          done: '“Heave!” The pole rose and stood, and swayed, and smelled of seven gardens. Then they hopped round it like small frogs, the old ones too, and the goats behind the fence. The sun stayed up to watch, and {told}.',
        },
      ],
      helper: { name: 'Farmor Elsa', creature: 'hen' },
      art: {
        'stay up for all of it': 'meadow: L look happy; pole',
        'long and bare, waiting': 'meadow: L point happy; F clap happy; pole',
        'In the middle stood the goats': 'meadow: L slump sad; F point worried; two goat, pole',
        'like a very long leek': 'meadow: L tie leaf worried; F look worried; pole',
        'flowers out of napkins': 'meadow: F hold paper worried; L look sad; puddle, pole',
        'to give them back': 'meadow: L offer; F peek curious; two goat',
        'seven kinds': 'meadow: G hold flower; L+F look G curious; fence',
        'along the fences': 'village: L say curious; F look curious; fence, flower',
        'came out with armfuls': 'village: L hold flower happy; F hold flower happy; people, many flower',
        'The pole rose and stood': 'meadow: L jump; F jump; pole, many flower, people',
        'under the pillow. What': 'bedroom, night: L lie calm in bed; many flower',
      },
    },
  ],
};
