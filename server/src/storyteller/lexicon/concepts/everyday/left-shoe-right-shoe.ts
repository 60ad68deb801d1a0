import type { StorySourceInput } from '../../story-source.ts';

/** Stories about putting shoes on the right feet. */
export const leftShoeRightShoe: StorySourceInput = {
  id: 'left-shoe-right-shoe',
  words: [
    'left and right shoe',
    'left and right foot',
    'shoe/shoes wrong/right foot/feet',
    'shoes on the wrong/right feet',
    'put/putting shoe/shoes on',
    'left right shoe',
    'which foot',
  ],
  situations: ['learn', 'cannot', 'wants', 'trait', 'mistaken', 'own-wish'],
  topic: 'putting shoes on the right feet',
  thing: 'the shoes',
  main: 'cottage',
  plots: [
    {
      id: 'two-that-kiss',
      titles: ['{L’s} Two Shoes', 'Left and Right', 'The Shoes That Looked Away'],
      goal: 'put both shoes on the right feet',
      trouble: 'the shoes were always on the wrong feet',
      solved: 'both shoes were on the right feet',
      opener:
        '{L+} could do it alone: sit on the bottom step, push in the toes, press down the strap. “Finished!” called {L}, and ran. Flap, flap, bump. There {L} lay.',
      problem:
        '“They’re on the wrong feet,” they said. {L} looked. There was one shoe on this foot, and one on that foot. What was wrong with that? They swapped them. The next day it was wrong again, and the next day too.',
      tries: [
        '{L} asked the shoes. They looked exactly the same, both of them, brown with a strap.',
        '{L} always began with the other one. Now it was right on Monday, wrong on Tuesday and right on Wednesday, and nobody knew why.',
        '{L} went in socks. That was fine as far as the first puddle.',
      ],
      tip: '“Put them next to each other, before your feet go in,” said {G+}. “Look at their noses. If they look away from each other, they’ve quarrelled. If the noses lean together, they’re friends. And friends belong next to each other.”',
      turn: '{L} put both shoes on the mat and bent down. Their noses pointed away, left and right. “They’ve quarrelled,” said {L}, and swapped them. Now the noses leaned together. Then {L} drew half a sun inside each of them, so that there was one whole sun between them.',
      done: 'In went one foot, and in went the other. {L} stood up. Nothing pinched. {L} ran down the path, and there was no flap and no bump, right to the gate. “They’ve made it up!” called {L}.',
      again: 'Every morning {L} looks for the sun. When it’s whole, they can go.',
      outcomes: [
        {
          asked: [
            'shoe/shoes/foot/feet/it/they/herself/himself/own right/correct/herself/himself/alone/by/match/remember/fit',
          ],
          done: 'The noses leaned together, and the two half suns were one. In went one foot, and in went the other. {L} stood up, and nothing pinched. So {told}, with no flap and no bump, right to the gate.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'home',
          ],
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'home'],
          done: 'In went one foot, and in went the other. {L} stood up. Nothing pinched. {L} ran down the path, and there was no flap and no bump, right to the gate and out of it. With such feet one gets everywhere, and {told}.',
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
          done: 'In went one foot, and in went the other. {L} ran down the path, and there was no flap and no bump. “They’ve made it up!” called {L}. At the gate {G} looked down at the two noses, which were leaning together, and {told}.',
        },
      ],
      helper: { name: 'Mr Laces', creature: 'duck' },
      art: {
        'sit on the bottom step': 'hallway: L sit proud shoe on step',
        'ran. Flap, flap': 'village: L fall; shoe',
        'on the wrong feet': 'hallway: L look worried at ground; mother, two shoe',
        'asked the shoes': 'hallway: L kneel curious; two brown shoe',
        'began with the other one': 'hallway: L sit worried shoe on step; calendar',
        'went in socks': 'village: L jump worried; puddle, two sock',
        'Look at their noses': 'hallway: G point happy; L crouch curious; two brown shoe',
        'both shoes on the mat': 'hallway: L crouch surprised; two shoe, rug',
        'half a sun inside': 'hallway: L draw drawing-pad(sun) happy; two shoe',
        'one foot, and in went': 'village: L run happy; gate',
        'right to the gate': 'village: L run happy; gate',
        'looks for the sun': 'hallway, morning: L show two shoe happy; sun',
      },
    },
  ],
};
