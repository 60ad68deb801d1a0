import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about a child who has lost its grown-up. */
export const lostInACrowd: StorySourceInput = {
  id: 'lost-in-a-crowd',
  words: [
    'lost in the supermarket/shop/market/mall/crowd/zoo/fair/station/airport/town/city/museum/store/beach/festival',
    'lost at the supermarket/shop/market/mall/zoo/fair/beach/station',
    'get/be lost',
    'lost in a crowd',
    'lost child',
  ],
  situations: ['lost', 'visit', 'afraid', 'runaway'],
  gentle: true,
  topic: 'being lost in a crowd',
  thing: 'the long row of coats',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'stay-where-you-are',
      titles: ['{L} Is Lost', 'Stay Where You Are', 'Found by the Bananas'],
      goal: 'be found again',
      trouble: '{L} could not see the others anywhere',
      solved: '{L} had been found',
      opener:
        'There was so much to see. There was a pyramid of oranges, a dog in a bag, and a man who was carrying eleven boxes. {L+} held on to a coat, a blue one, and went along. “Look at that!” said {L}, and looked up.',
      problem:
        'It was the wrong coat. The face over it was a stranger’s face. {L} let go. Everywhere there were legs, trolleys and voices, and none of them was the right one. {L’s} heart beat so that you could hear it. “Where are you?” called {L}. It came out quite small.',
      tries: [
        '{L} ran, along one row and back by the next one. Everything looked the same, and every corner had another corner behind it.',
        '{L} looked only at coats. There were a great many blue ones. Each one turned round, and each time it was not the right one.',
        '{L} thought of going out to the car. But out there it was big and loud, and {L} stopped at the door, in time.',
      ],
      tip: '“When two look for each other, you have to stand still,” said {G+}, with a badge and a name on it. “That’s you. I work here, and I’ll stand beside you. What’s your name, and who shall I call?”',
      turn: '{L} stood still, beside the bananas, where it’s bright. That was the hardest thing, as the legs wanted to run. {L} said the first name, the last name, and what colour the coat was. And then a voice from the ceiling said {L’s} name, all through the building.',
      done: 'There were quick steps. Round the corner came the right coat, with open arms, and {F} just behind. “I looked for you everywhere!” “I stayed where I was,” said {L} into the warm coat. They held each other so long that somebody with a trolley had to wait.',
      again:
        'They’ve agreed on it now: whoever is lost stays by the bananas. In the evening {L} plays it with the bear. The bear is found every time.',
      outcomes: [
        {
          asked: [
            'mum/mom/mummy/mommy/dad/daddy/grandma/grandpa/parents/family/brother/sister/find/found/back/reunite/safe',
          ],
          done: 'A voice from the ceiling said {L’s} name, all through the building. {L} stayed by the bananas, though the legs wanted to run. Then there were quick steps, the right coat came round the corner with open arms, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'stays', 'claps', 'team'],
          done: 'There were quick steps. Round the corner came the right coat, with open arms. “I looked for you everywhere!” “I stayed where I was,” said {L} into the warm wool. Somebody with a trolley waited and didn’t mind, and {told}.',
        },
        {
          asked: [
            'never/not/again/hold',
            'learn',
            'home',
            'sleep/asleep/bed/snore',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['home', 'sleep', 'eats', 'gets', 'plays', 'shares', 'makes'],
          done: 'There were quick steps. Round the corner came the right coat, with open arms. “I stayed where I was,” said {L} into the warm wool. {G} gave them a banana from the bunch that had kept {L} company. Hand in hand they went on, and {told}.',
        },
      ],
      helper: { name: 'Mrs Till', creature: 'hen' },
      art: {
        'a pyramid of oranges': 'supermarket: L point happy; many orange, dog, gentleman',
        'Look at that': 'supermarket: L look happy; blue coat, people',
        'It was the wrong coat': 'supermarket: L startle frightened; lady, trolley, people',
        'along one row and back': 'supermarket: L run frightened; shelf, trolley',
        'looked only at coats': 'supermarket: L look-up sad; many blue coat',
        'out to the car': 'supermarket: L stand worried; door, car',
        'a badge and a name': 'supermarket: G speak calm wearing badge; L look worried',
        'beside the bananas': 'supermarket: L stand brave; many banana',
        'a voice from the ceiling': 'supermarket: L listen brave; loudspeaker, banana',
        'were quick steps': 'supermarket: L run happy; F cheer; mother, trolley',
        'lost stays by the bananas': 'bedroom, evening: L hold teddy happy; banana',
      },
    },
  ],
};
