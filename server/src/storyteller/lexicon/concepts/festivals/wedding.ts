import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the wedding. */
export const wedding: StorySourceInput = {
  id: 'wedding',
  words: ['wedding', 'get/getting married', 'marry'],
  situations: ['lost', 'visit', 'wants', 'deed'],
  happensToLead: true,
  topic: 'the wedding',
  thing: 'the wedding ring',
  main: 'garden',
  plots: [
    {
      id: 'the-ring',
      titles: ['The Ring Went Rolling', '{L} at the Wedding', 'Has Anyone Seen the Ring?'],
      goal: 'bring the ring to the wedding in time',
      trouble: 'the wedding ring was gone',
      solved: 'the ring was there and the wedding could begin',
      opener:
        'There was a wedding in the garden, with white chairs and a cake as high as a tower. And {L+} had the most important job of all: to carry the ring.',
      problem:
        'Down the path went {L}, step by step, with the ring on a little cushion. Then came a bee. One wobble, one small clink, and the ring had gone.',
      tries: [
        'They crawled under the chairs on their knees. They found forty shoes and a sandwich, and no ring.',
        '“A ring of grass will do!” said {F}. They made one. It was pretty, but a goat came by, and then it was eaten.',
        'They asked the guests to lift their feet, all at the same time. Three guests fell off their chairs.',
      ],
      tip: '“A ring is round,” said {G+}. “Round things roll downhill and stop where it’s lowest. Take something else that is round, and see where it goes.”',
      turn: '{L} took a sugared almond from the cake and let it go at the very same place. It rolled left, it rolled right, it hopped over the step, and {L} ran after it.',
      done: 'In the little hollow by the fountain lay the almond, and beside it the ring. {L} carried it to the two who were waiting, in a closed fist. “Here,” said {L}, out of breath. “I do!” said the bride.',
      again:
        'There was dancing until the lamps went out. The almond was never found again. {F} says that it was delicious.',
      outcomes: [
        {
          asked: ['get/be marry/married'],
          done: 'In the little hollow by the fountain lay the almond, and beside it the ring. {L} carried it to the two who were waiting, in a closed fist. “Here,” said {L}, out of breath. “I do!” said the bride, and so they got married, with grass on all their knees.',
        },
        {
          asked: ['marry/married/ring/kiss/bride/groom/wed/happily/love'],
          done: 'In the little hollow by the fountain lay the almond, and beside it the ring. {L} carried it to the two who were waiting, in a closed fist, past the goat and the forty shoes. “Here,” said {L}, out of breath. “I do!” said the bride, and {told}.',
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
          done: 'In the little hollow by the fountain lay the almond, and beside it the ring. “Here,” said {L}, out of breath. “I do!” said the bride. The band had been holding its breath as well, and let it all out at once. So {told}.',
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
          done: 'In the little hollow by the fountain lay the almond, and beside it the ring. {L} carried it to the two who were waiting, in a closed fist, and could hardly open it again. “I do!” said the bride. Then {told}.',
        },
      ],
      helper: { name: 'Sir Plume', creature: 'swan' },
      art: {
        'a cake as high as a tower': 'garden: L look happy; tall-cake, many chair',
        'the most important job of all': 'garden: L hold ring proud; F look; cushion',
        'one small clink': 'garden: L startle frightened; F look; bee, cushion',
        'crawled under the chairs': 'garden: L crawl; F crawl; many shoe, sandwich',
        'A ring of grass': 'garden: F hold grass; L look worried; goat',
        'asked the guests to lift': 'garden: L point; F look; people, chair',
        'Round things roll': 'garden: G say; L think ring curious; F look G',
        'a sugared almond': 'garden: L throw nut curious; F look; cake',
        'ran after it': 'garden: L run brave; F run; nut, step',
        'by the fountain lay': 'garden: L raise ring proud; F cheer; fountain, lady, gentleman',
        'There was dancing until': 'garden, night: L dance; F eat nut happy; lamp, people',
      },
    },
    {
      id: 'the-rings',
      titles: ['{L} Carries the Rings', 'The Wedding and the Magpie', 'Where Are the Rings?'],
      goal: 'bring the rings to the wedding',
      trouble: 'the wedding rings were gone',
      solved: 'the wedding rings were on the cushion again',
      opener:
        'Two people who loved each other wanted to get married, and {L+} had the most important job of the whole wedding: to carry the rings, on a small white cushion.',
      problem:
        'The music began. {L} took the first step, very straight, and looked down at the cushion. There were two dents in it, side by side. The wedding rings were gone!',
      tries: [
        'They crawled through the grass, under all the wedding guests. They found eleven shoes that pinched, but no rings.',
        '{L} tied two rings out of daisies. They were beautiful. They came apart at the first “I do”.',
        'They asked the musicians to play the first song again. And again. At the fifth time the guests began to look round.',
      ],
      tip: '“Something glittered past my window,” said {G+}. “Black and white, it was, and it can’t resist what shines. You won’t catch it. But you could offer it something that shines more.”',
      turn: 'A magpie! {L} saw the nest in the tall birch. {L} took the lid of the cake dish, as bright as the sun, and held it up, and turned it until the light danced in the tree. The magpie put its head on one side.',
      done: 'It came down and looked at itself in the lid, and opened its beak in surprise. Cling, cling! Two rings fell on the cushion. {L} walked down the aisle, very straight, and they said “I do”, both of them.',
      again:
        'The magpie got the lid. It was at the wedding feast as well, and admired itself until the last dance.',
      outcomes: [
        {
          asked: ['get/be marry/married'],
          done: 'Cling, cling! Two rings fell on the cushion, right into their two dents. {L} walked down the aisle, very straight, and this time looked at nothing else. “I do,” they said, both of them, and so they got married at last.',
        },
        {
          asked: ['marry/married/ring/kiss/bride/groom/wed/happily/love'],
          done: 'Cling, cling! Two rings fell on the cushion, right into their two dents. {L} walked down the aisle, very straight, and this time looked at nothing else. They said “I do”, both of them, and {told}.',
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
          done: 'Cling, cling! Two rings fell on the cushion. {L} walked down the aisle, very straight, and they said “I do”, both of them. The cake had stood there without its lid for quite a while. The magpie was invited too, and {told}.',
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
          done: 'Cling, cling! Two rings fell on the cushion. {L} walked down the aisle, very straight, and they said “I do”, both of them. Up in the birch the magpie said something that sounded just like it, into the lid, and {told}.',
        },
      ],
      helper: {
        name: 'Aunt Lark',
        creature: 'robin',
      },
      setting: {
        topic: 'the wedding',
        thing: 'the wedding rings',
        main: 'garden',
      },
      art: {
        'Two people who loved': 'garden: L look happy; lady, gentleman',
        'to carry the rings, on': 'garden: L hold cushion proud; F look; two ring',
        'two dents in it': 'garden: L hold cushion frightened; F look worried; people',
        'They crawled through the grass': 'garden: L crawl; F crawl; many shoe',
        'two rings out of daisies': 'garden: L hold flower worried; F look; two ring',
        'to play the first song': 'garden: L listen worried; F fiddle; people',
        'Something glittered past': 'garden: G say; L think ring; F look G; bird',
        'saw the nest in the tall': 'garden: L point surprised; F look-up; nest, tree',
        'the lid of the cake dish': 'garden: L raise pot-lid brave; F look; bird on tree',
        'The magpie put its head': 'garden: L raise pot-lid calm; F point; bird',
        'looked at itself in': 'garden: L hold cushion proud; F cheer; bird, two ring, lady',
        'The magpie got the lid': 'garden, night: L dance; F dance; bird, pot-lid',
      },
    },
  ],
};
