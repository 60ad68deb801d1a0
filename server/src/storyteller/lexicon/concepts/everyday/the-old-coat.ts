import type { StorySourceInput } from '../../story-source.ts';

/** Stories about coats, tailors and making do. */
export const theOldCoat: StorySourceInput = {
  id: 'the-old-coat',
  words: [
    'coat',
    'coats',
    'jacket',
    'tailor',
    'tailors',
    'seamstress',
    'dressmaker',
    'hand-me-down',
    'hand-me-downs',
    'hand me downs',
    'second hand clothes',
    'old clothes sister/brother/cousin',
    'never get new clothes',
    'hand-me-downs',
    'old clothes',
    'outgrow/outgrown/outgrew clothes',
    'make something from nothing',
    'clothes too small',
    'grow/growing out of coat/jacket/jumper/clothes/shoes',
    'outgrow/outgrown/outgrew coat/jacket/jumper',
    'cardigan',
    'jumper',
    'sweater',
  ],
  situations: ['wants', 'has', 'trait', 'does-not-fit', 'make', 'learn', 'visit', 'works-as'],
  topic: 'coats and tailors',
  thing: 'the old coat',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'enough-for-a-button',
      titles: ['{L} and the Old Coat', 'Just Enough for a Button', 'From a Coat to a Button'],
      goal: 'make something new out of the old coat',
      trouble: 'the coat was too small and full of holes',
      solved: 'there was still something to be made of it',
      opener:
        'It had been the best coat in the world, blue outside and red inside. {L+} had worn it for three winters. Now the sleeves ended just below the elbows.',
      friend:
        '“Throw it away,” said somebody at home. “Not yet,” said {L}, and took it to the tailor’s shop in the lane. {F+} held the door open. There was a smell of chalk and steam in there.',
      problem:
        'The tailor held it up to the light, and it was full of little lights. “Moths,” said the tailor. “It’s no good as a coat any more.” {L} held on to one sleeve. It had been such a good coat.',
      tries: [
        'They let the hem down and the sleeves out. It was still no longer than a jacket. {L} wore it as one for a whole summer, until the elbows went.',
        'They cut off the sleeves, and it was a waistcoat. {L} wore it to every birthday party. Then the pocket caught on a gate.',
        'Out of the back came a cap. It was a very good cap, and one day the wind took it across the river. {F} brought back half.',
      ],
      tip: '“Don’t look at what has gone. Look at what’s left,” said {G+}, with pins in one corner of a smile. “My mother made my whole life out of leftovers. How big is the best bit? Put your thumb on it.”',
      low: 'All that was left was a scrap with frayed edges, blue outside and red inside. {L} turned it over and over. It was as big as a coin.',
      turn: '“It’s enough for a button!” cried {L}. This time {L} did it alone, with chalk, scissors, needle and thread: the scrap went over a round bit of wood, was pulled tight at the back, and had three stitches to hold it.',
      done: '{L} sewed the button onto the new coat, right at the top. Blue outside, and, if you turned it a little, red underneath. The tailor looked at it through the glass. “I couldn’t have done that better,” the tailor said. {F} wanted one, too.',
      again:
        'And when the button was lost as well, in the tall grass, there was still enough left over for a story. This is it.',
      outcomes: [
        {
          asked: ['coat/jacket/new/wear/button/make/sew/clothes/warm/jumper/blanket/teddy/mend/dress'],
          done: '{L} sewed the button onto the new coat, right at the top: blue outside, and, if you turned it a little, red underneath. The tailor looked at it through the glass and could find nothing to put right. So it was done, down to the last thread, and {told}.',
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
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: '{L} sewed the button onto the new coat, right at the top: blue outside, and red underneath. “I couldn’t have done that better,” said the tailor, and cleared the table of chalk and pins. Good work is celebrated in this lane, and {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: '{L} sewed the button onto the new coat, right at the top: blue outside, and red underneath. {F} wanted one, too. There was just enough for it, when {L} put a thumb on what was left. Then they both did up their coats, and {told}.',
        },
      ],
      helper: { name: 'Madam Needle', creature: 'hedgehog' },
    },
  ],
};
