import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making breakfast for somebody as a surprise. */
export const breakfastInBed: StorySourceInput = {
  id: 'breakfast-in-bed',
  words: [
    'breakfast in bed',
    'breakfast for mum/mom/mummy/mommy/mama/dad/daddy/papa/parents/grandma/grandpa',
    'make/making/cook/cooking breakfast',
    'surprise breakfast',
    'breakfast surprise',
    'Sunday breakfast',
    'surprise for mum/mom/mummy/mommy/mama/dad/daddy/papa',
    'mum’s/mom’s/dad’s/mummy’s/daddy’s birthday surprise',
    'burnt toast',
  ],
  situations: [
    'deed',
    'make',
    'wants',
    'learn',
    'question',
    'trait',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  topic: 'a breakfast as a surprise',
  thing: 'the tray',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-cold-breakfast',
      titles: ['Breakfast in Bed', 'The Tray on the Stairs', 'Quiet as Toast'],
      goal: 'bring {S} breakfast in bed',
      trouble: 'the toast was black and the eggs were on the floor',
      solved: 'breakfast was on the tray, and still a surprise',
      opener:
        'It was Sunday, and the sun was only just up. “Today {S} is going to have breakfast in bed,” whispered {L+}. “Nobody is to notice anything until it’s on the blanket.” {L} had never been so quiet on the stairs.',
      friend:
        'The kitchen floor was cold, and the clock ticked louder than by day. “What do people eat in bed?” {L} wondered, and got out the big tray. “Everything, I should think.”',
      problem:
        '{L} wanted to do toast, eggs and hot tea, all at once. The first egg rolled off the table. Then the toast turned black, and the smoke went up towards the little white box on the ceiling. “Window!” hissed {L}. Just in time!',
      tries: [
        '{L} scraped the toast over the sink. Black crumbs snowed on to the tray. Now it was thin and still black.',
        '{L} looked for something that could be fried. But the stove is only for grown-ups, and the only grown-up was in bed.',
        '{L} put what there was on the tray and went upstairs. On the third stair the cup began to slide, and by the fifth there was more juice on the tray than in it.',
      ],
      tip: '“In the mountains I serve forty breakfasts, and I don’t light a fire before nine,” said {G+}, bringing the milk to the back door. “A good breakfast can be cold. It’s colours that you need, and something that nobody else would think of.”',
      low: '{L} wiped the floor with the tea towel, without a sound. Upstairs a bed creaked. There wasn’t much time left.',
      turn: '{L} looked into the fridge for colours. Red: strawberries. White: yoghurt, in the good glass. Yellow: a banana in slices, with a raisin on each. Bread and honey, cut into a star. And for the juice {L} took the jar with the lid.',
      done: 'Step by step {L} went up, and the tray stayed level. “Good morning!” A sleepy head came out from under the blanket. “For me?” {S} saw the star, and the raisins, and how it all lay there. They all ate, and nobody has ever counted the crumbs.',
      again: '{S} has asked how to cut a star like that. “That’s a secret of the kitchen,” said {L}.',
      outcomes: [
        {
          asked: [
            'mum/mom/mummy/mommy/dad/daddy/grandma/grandpa/parents/she/he/they/mama/papa happy/surprise/surprised/love/smile/cry/like/proud/say',
          ],
          done: 'Step by step {L} went up, and the tray stayed level. “Good morning!” A sleepy head came out from under the blanket. There were the strawberries, the raisins, and the bread that was a star. “For me?” And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays'],
          done: 'Step by step {L} went up, and the tray stayed level. “Good morning!” A sleepy head came out from under the blanket. {S} saw the star and moved over, because such a breakfast was far too big for one. So {told}, crumbs and all.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'sleep'],
          done: 'Step by step {L} went up, and the tray stayed level. “Good morning!” {S} saw the star, and how it all lay there, and smelled a tiny bit of smoke. “Was that the toast?” “That was the toast,” said {L}. And {told}.',
        },
      ],
      helper: { name: 'Mrs Alm', creature: 'goat' },
    },
  ],
};
