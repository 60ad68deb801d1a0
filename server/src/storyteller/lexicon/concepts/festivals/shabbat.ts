import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Shabbat. */
export const shabbat: StorySourceInput = {
  id: 'shabbat',
  words: [
    'shabbat',
    'shabbos',
    'sabbath',
    'challah',
    'friday night dinner',
    'shabbat dinner',
    'shabbat candles',
    'friday evening meal',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'question'],
  topic: 'Shabbat',
  thing: 'the Shabbat table',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'before-the-sun-goes-down',
      titles: ['Before the Sun Goes Down', '{L} and the Shabbat Bread', 'Three Strands'],
      goal: 'have the Shabbat bread ready by sunset',
      trouble: 'the sun was sinking and the bread was not even plaited',
      solved: 'the bread was on the table by sunset',
      opener:
        'Shabbat begins on Friday, when the sun goes down. Then there is no more work and no hurry, until Saturday evening. {L+} had an important job today: to plait the challah, the bread for the Shabbat table.',
      friend:
        '{F+} was invited for the first time and looked round the kitchen. There were two candles, a white cloth, and a great deal to do. “What happens when the sun’s gone down?” asked {F}. “Then we stop,” said {L}. “With everything.”',
      problem:
        'The dough was soft and shiny. {L} rolled it into three long snakes and began to plait. Left over right, middle over left, or was it under? It turned into a knot. The sun already touched the roof opposite.',
      tries: [
        '{L} hurried. The snakes stuck together, and soon it was one snake, a fat one.',
        '{F} suggested a round loaf. It would have been ready. But {L} had promised a plait, because Grandpa was so fond of pulling it apart.',
        '{L} pulled the knot open again by force. One snake tore.',
      ],
      tip: '“It isn’t the bread that’s in a hurry, it’s you,” said {G+}. “Put flour on your hands. And say it like a song: the outside one goes over the middle, now the other outside one goes over the middle. Only ever that. Shabbat begins in your hands.”',
      low: '{L} breathed out. The clock ticked. There was still a hand’s breadth of sky between the sun and the chimney.',
      turn: '{L} rolled out three new snakes. “Right one over the middle,” sang {L}. “Left one over the middle.” {F} sang along. Right, left, right, left: it grew, quite even, as if the plait had only been waiting for the song. Into the oven with it!',
      done: 'The sun slid behind the chimney. The candles were lit, and in came the challah, golden and steaming. Nobody ran any more, and nobody washed up. Grandpa said the blessing, and took hold of the plait and pulled. “That’s how it should be,” said Grandpa.',
      again: 'They sat there for a long time. {F} noticed it first: nobody had looked at the clock.',
      outcomes: [
        {
          asked: ['candle/light/bread/challah/eat/meal/rest/dinner/sing/song'],
          done: 'The sun slid behind the chimney. The candles were lit, and in came the challah, golden and steaming, plaited to the very end. Nobody ran any more, and nobody washed up. Grandpa took hold of it and pulled, and {told}.',
        },
        {
          asked: [
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
          ],
          kinds: ['shares', 'makes', 'gets', 'party', 'plays', 'eats'],
          done: 'The sun slid behind the chimney. The candles were lit, and in came the challah, golden and steaming. Grandpa said the blessing, and took hold of the plait and pulled. It came apart into as many pieces as there were guests. So {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The sun slid behind the chimney, and in came the challah, golden and steaming. Nobody ran any more, and nobody washed up. “What do we do now?” whispered {F}. “This,” said {L}. And {told}.',
        },
      ],
      helper: { name: 'Bubbe Rivka', creature: 'grandma' },
      art: {
        'work and no hurry': 'kitchen: L look proud; candle, clock',
        'to plait the challah': 'kitchen: L knead dough happy; flour',
        'for the first time and': 'kitchen: F point curious; L knead dough happy; two candle',
        'It turned into a knot': 'kitchen: L knead dough worried; F point worried; dough',
        'The snakes stuck together': 'kitchen: L hold dough worried; F look worried; clock',
        'suggested a round loaf': 'kitchen: F show bread; L think worried; dough',
        'pulled the knot open': 'kitchen: L pull dough angry; F think worried',
        'Put flour on your hands': 'kitchen: G hold flour; L+F look G curious; dough',
        'still a hand’s breadth': 'kitchen, evening: L look calm at sky; F peek curious; clock',
        'rolled out three new': 'kitchen, evening: L knead dough calm; F sing; flour',
        'Into the oven with': 'kitchen, evening: L sing happy; F clap happy; oven',
        'in came the challah': 'living-room, evening: L carry bread proud; F cheer; two candle, grandfather',
        'sat there for': 'living-room, evening: L sit at table calm; F sit at table happy; two candle, bread',
      },
    },
  ],
};
