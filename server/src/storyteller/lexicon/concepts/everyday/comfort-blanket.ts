import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the blanket. */
export const comfortBlanket: StorySourceInput = {
  id: 'comfort-blanket',
  words: [
    'special/comfort/favourite/favorite/old blanket/blankie',
    'comfort blanket',
    'blankie',
    'wash/washing blanket/blankie/teddy/toy',
    'comforter',
    'security blanket',
    'lovey',
    'soft toy wash/washed/washing',
    'teddy/bunny/rabbit/bear/toy/doll go/goes/went/put/wash washing/wash machine',
    'teddy/bunny/rabbit/bear washing machine',
    'teddy/bunny/rabbit in the wash',
    'cuddly toy wash',
  ],
  situations: [
    'has',
    'lost',
    'lost-by',
    'deed',
    'wants',
    'afraid',
    'refuses',
    'reluctant',
    'trait',
    'absence',
    'learn',
    'ride',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'the blanket',
  thing: 'the blanket',
  main: 'cottage',
  plots: [
    {
      id: 'round-and-round',
      titles: ['{L} and the Blanket', 'Round and Round', 'Where Is the Smell?'],
      goal: 'get the blanket clean without losing it',
      trouble: 'the blanket was in the wash, and {L} could not rest without it',
      solved: 'the blanket was back and it was the same one',
      opener:
        '{L+} had a blanket with a blue edge. It had been to the park, to the doctor’s and under the table. It was as soft as an ear. And it smelled of everything.',
      friend:
        '{F+} knew the blanket well. “It’s got jam on it,” said {F}, “and mud, and something green.” {L} held it tighter.',
      problem:
        '“It has to be washed,” they said, “just once.” {L} looked on as it went into the machine. The round door clicked. Water came. The blanket went past, with the blue edge, and was gone, and went past again. “Give it back,” said {L}.',
      tries: [
        '{L} pulled the handle. But the door stays locked as long as there is water in it. It has to, or the whole kitchen would get wet.',
        'They brought a different blanket, a clean red one. It was very nice. But {L’s} fingers looked for the blue edge, and it wasn’t there.',
        '{L} went off to play. After two minutes {L} was back, to see whether it was still going round.',
      ],
      tip: '“Going away and coming back are two different things,” said {G+}. “This one is coming back. Sit down in front of the window and wave when it goes past.”',
      turn: '{L} and {F} sat down on a cushion in front of the round window. Whenever the blue edge came past, they waved. It spun so fast that it was only a ring, and then it stopped. They carried it out to the line together.',
      done: 'In the evening it was dry and warm from the sun. {L} put it to one cheek. It smelled of soap. So {L} rolled up in it, from head to toe, and stayed inside for two stories. {L} sniffed again. “There it is,” said {L}, and fell asleep.',
      again:
        'On washing days there is a cushion in front of the machine. {L} waves at the blue edge, and it comes back every time.',
      outcomes: [
        {
          asked: ['blanket/teddy/toy/bunny/it/bear clean/back/fresh/same/smell/dry/soft/new/love/hug'],
          done: 'In the evening it came off the line, dry and warm from the sun. {L} put it to one cheek and looked for the blue edge with one finger. There it was. {told}. {L} rolled up in it, from head to toe, for two whole stories.',
        },
        {
          asked: [
            'sleep/asleep/bed/snore',
            'home',
            'stay',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'laugh/giggle/grin',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['sleep', 'home', 'stays', 'happy', 'says', 'hugs', 'friends', 'laughs', 'gets'],
          done: 'In the evening it came off the line, dry and warm from the sun. It smelled of soap. So {L} rolled up in it, from head to toe, until it smelled of both of them again. “There it is,” said {L}, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'party', 'claps', 'team'],
          done: 'In the evening it came off the line, dry and warm from the sun. There was room for two under the line, so they spread it out on the grass, with the blue edge all round, and on it {told}.',
        },
      ],
      object: 'blanket',
      helper: { name: 'Mrs Tubb', creature: 'duck' },
    },
  ],
};
