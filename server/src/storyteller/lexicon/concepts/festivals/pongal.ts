import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Pongal, the harvest festival of southern India. */
export const pongal: StorySourceInput = {
  id: 'pongal',
  words: ['pongal', 'thai pongal', 'harvest festival india'],
  situations: ['visit', 'learn', 'make', 'wants', 'question'],
  topic: 'Pongal',
  thing: 'the pot of rice',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'let-it-boil-over',
      titles: ['Let It Boil Over!', '{L} and the Pongal Pot', 'The Sun and the Rice'],
      goal: 'make the milk boil over as the sun rose',
      trouble: 'the pot would not boil over',
      solved: 'the pot had boiled over in the morning sun',
      opener:
        'Usually a pot must not boil over. But on Pongal, the harvest festival, it has to! New rice is cooked with milk in the yard, as thanks to the sun. This year {L+} was allowed to mind the pot.',
      friend:
        '{F+} had drawn a pattern of rice flour on the ground round the fire, with a sun in the middle. “It has to boil over just as the sun comes up,” said {F}. In the east it was pink already.',
      problem:
        '{L} had put on wood, and milk, and stirred. Nothing foamed. The neighbours were standing in their yards, and from one after another came the call: “Pongalo Pongal!” Their pots had boiled over. {L’s} lay there like a pond.',
      tries: [
        '{L} blew into the fire. Ash flew into the milk, and {F} fished it out again with a leaf.',
        '{L} put on more wood, a great deal at once. It smoked, and the flame went out underneath.',
        '{L} stirred faster. “When you stir, it can’t rise,” called somebody over the wall.',
      ],
      tip: '“You’ve got a big pot and a small fire,” said {G+}. “Fire wants air. Lay the wood like a star, with the tips together, and leave it room to breathe. And then do the hardest part of all: leave the spoon alone and wait.”',
      low: 'The edge of the sun was showing over the fields now, as thin as a coconut shell.',
      turn: '{L} pulled the wood apart and laid it like a star. The flame stood up straight. Then {L} put down the spoon and waited. It was very hard. The milk trembled. It began to hum. It climbed up the sides, white and thick.',
      done: 'The sun rose over the field, and at that very moment the milk foamed over the edge and ran down on all sides. “Pongalo Pongal!” shouted {L}. Then they put in the rice and the brown sugar. The first spoonful was for the sun.',
      again:
        '{L} tells everyone about it. “You have to let it boil over,” says {L}. Only not with porridge. It doesn’t go down well with porridge.',
      outcomes: [
        {
          asked: ['boil/over/pot/sun/milk/rice/cow/harvest'],
          done: 'The sun rose over the field, and at that very moment the milk climbed up the sides, white and thick. “Pongalo Pongal!” shouted {L}. The first spoonful was for the sun, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'The sun rose, and at that very moment the milk foamed over on all sides. “Pongalo Pongal!” shouted {L}. They put in the rice and the brown sugar. The first spoonful was for the sun. After that came the neighbours, over the wall, and {told}.',
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
          done: 'The sun rose, and at that very moment the milk foamed over and ran down on all sides. “Pongalo Pongal!” shouted {L}. From every yard they shouted back, since that had been the last pot in the street. And {told}.',
        },
      ],
      object: 'spoon',
      helper: { name: 'Grandma Meena', creature: 'grandma' },
      art: {
        'was allowed to mind the pot': 'village, morning: L cook spoon happy; pot, campfire',
        'had drawn a pattern': 'village, morning: F draw happy; L look happy; sun, pot',
        'Nothing foamed': 'village, morning: L cook spoon worried; F point worried; pot, people',
        'blew into the fire': 'village, morning: L blow; F hold leaf; campfire, pot',
        'It smoked, and the flame': 'village, morning: L hold log worried; F cover-eyes; cloud, pot',
        'stirred faster': 'village, morning: L cook spoon worried; F look worried; pot',
        'a big pot and a small fire': 'village, morning: G point; L+F look G curious; campfire, star',
        'The edge of the sun': 'village, morning: L think worried; F point worried; sun',
        'pulled the wood apart': 'village, morning: L hold spoon calm; F peek curious; campfire, pot',
        'foamed over the edge': 'village, morning: L cheer; F cheer; pot, sun',
        'tells everyone about it': 'kitchen: L tell pot happy; F laugh; bowl',
      },
    },
  ],
};
