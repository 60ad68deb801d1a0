import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Hanukkah. */
export const hanukkah: StorySourceInput = {
  id: 'hanukkah',
  words: ['hanukkah', 'chanukah', 'hanukah', 'menorah', 'dreidel', 'latke'],
  situations: ['lost', 'wants'],
  topic: 'Hanukkah',
  thing: 'the menorah',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'helper-candle',
      titles: ['Eight Nights and One Candle', 'The Helper Candle', '{L}’s Hanukkah'],
      goal: 'light the menorah on the last night',
      trouble: 'the helper candle was missing, and the menorah was dark',
      solved: 'all the candles of the menorah were alight',
      opener:
        'It was the eighth night of Hanukkah. The menorah stood in the window with its eight candles in a row. {L+} had waited for this night most of all.',
      problem:
        '“But where is the shammash?” asked {L}. That is the helper candle, which lights all the others. Its place in the menorah was empty.',
      tries: [
        'They looked among the dreidels. There were four dreidels, a button and a chocolate coin, and no candle.',
        'They looked in the kitchen, where the latkes hissed in the pan. They had to try one latke each, to be sure. No candle.',
        '“Can one of the eight do it?” asked {F}. But those eight are only for looking at. They must not work.',
      ],
      tip: '“A helper doesn’t like to lie about,” said {G+}. “Where was something dark, that needed a light last night? Think who went there with a candle.”',
      turn: '{L} remembered. Last night the lamp in the hall had gone out, and a grown-up had lit the way with the shammash. {L} went to the hall and felt along the shelf.',
      done: 'There lay the shammash! It lit the first candle, and the second, and all eight. The whole window shone, so that everyone in the street could see it.',
      again:
        'They sang, they spun the dreidel, they ate the last latkes. “The helper gives its light away,” said {L}, “and still has all of it.”',
      outcomes: [
        {
          asked: ['light/candle/menorah/candles/window/miracle/glow/shine'],
          done: 'There on the dark shelf lay the shammash! It lit the first candle, and the second, and gave its light away until it came to the last. So {told}. The whole window shone, and everyone in the street could see it.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'There on the dark shelf lay the shammash! It lit the first candle, and the second, and all eight, and the whole window shone. By that light no work may be done. So the dreidel came out, and the last latkes came in, and {told}.',
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
          done: 'There on the dark shelf lay the shammash! It lit the first candle, and the second, and all eight. The whole window shone, with all their faces in it. {L} put the helper in its place at last, a bit higher than the rest, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Lev', creature: 'owl' },
      art: {
        'It was the eighth night': 'living-room, night: L look happy; menorah',
        'had waited for this': 'living-room, night: L look happy; F clap happy; menorah',
        'But where is the shammash':
          'living-room, night: L point worried; F look worried; unlit-candle, menorah',
        'looked among the dreidels':
          'living-room, night: L hold dreidel; F hold button; many dreidel, chocolate',
        'try one latke each': 'kitchen, night: L eat biscuit; F eat biscuit; pan',
        'one of the eight do it': 'living-room, night: F point; L think worried; menorah',
        'that needed a light last': 'living-room, night: G say; L think candle curious; F look G; menorah',
        'felt along the shelf': 'hallway, night: L reach-up brave; F look curious; shelf',
        'lit the first candle': 'living-room, night: L hold candle proud; F clap; menorah',
        'sang, they spun': 'living-room, night: L sing happy; F hold dreidel happy; menorah, pancakes',
      },
    },
    {
      id: 'the-helper-candle',
      titles: ['{L} and the Eighth Night', 'The Missing Candle', 'Eight Nights of Hanukkah'],
      goal: 'light the menorah on the last night of Hanukkah',
      trouble: 'the helper candle of the menorah was missing',
      solved: 'all the Hanukkah candles were alight',
      opener:
        'Seven nights of Hanukkah had gone by, with one more light each night. In the window stood the menorah. {L+} had spun the dreidel, eaten too many latkes, and waited for the eighth night, the brightest.',
      problem:
        'There were eight candles in the box. But the ninth was missing: the shamash, the helper that lights all the others. And the shops were shut, and the sun was going down.',
      tries: [
        'They looked behind the sofa, where things go. They found the dreidel, three chocolate coins and an old latke, but no candle.',
        'They tried to make a shamash out of a crayon. It was blue, it smelled odd, and it bent over like a tired flower.',
        '{F} wanted to bend down one of the eight. But then there would have been only seven nights, and it was the eighth.',
      ],
      tip: '“Long ago there was oil for one day only, and it burned for eight,” said {G+}. “Somebody simply began. And the shamash doesn’t have to be new. It only has to be willing to give its light away.”',
      turn: '{L} thought of the stumps. From each of the seven nights a little end of wax was left! They warmed them in their hands, red and blue and yellow, and rolled them round a thread, all together, into one candle.',
      done: 'It was short and striped, and it burned. {L} took the striped shamash and lit the first light, the second, and all eight. They sang the blessings, and the whole window shone out into the snow.',
      again:
        'The dreidel spun until it fell asleep. “A great miracle happened,” said {L}. “And a small one, too.”',
      outcomes: [
        {
          asked: ['light/candle/menorah/candles/window/miracle/glow/shine'],
          done: 'It was short and striped, made of seven nights, and it burned. {L} took it in one hand and held still. With that one small light {told}. They sang the blessings, and the window shone out into the snow.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'It was short and striped, and it burned. {L} lit the first light with it, the second, and all eight. They sang the blessings. “Too many latkes?” said {G}. “There’s no such number,” and pushed the pan into the middle of the table. So {told}.',
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
          done: 'It was short and striped, and it burned. {L} lit the first light with it, the second, and all eight, and the whole window shone out into the snow. It was red and blue and yellow on everybody’s nose. They sang the blessings, and {told}.',
        },
      ],
      helper: {
        name: 'Bubbe Miriam',
        creature: 'hen',
      },
      setting: {
        topic: 'Hanukkah',
        thing: 'the menorah',
        main: 'cottage',
        night: true,
      },
      art: {
        'had spun the dreidel': 'living-room, evening: L hold dreidel happy; menorah',
        'waited for the eighth': 'living-room, evening: L look happy; F eat pancakes; menorah',
        'But the ninth was missing':
          'living-room, evening: L think worried; F point worried; unlit-candle, menorah',
        'the sun was going down':
          'living-room, evening: L look worried at sky; F look worried; unlit-candle, menorah',
        'looked behind the sofa': 'living-room, evening: L crawl; F hold dreidel; sofa, coin',
        'out of a crayon': 'living-room, evening: L hold blue crayon worried; F think worried; menorah',
        'wanted to bend down': 'living-room, evening: F offer candle; L look worried; menorah',
        'there was oil for one day': 'living-room, evening: G say; L+F look G curious; jug',
        'thought of the stumps': 'living-room, evening: L think candle surprised; F point surprised; drawers',
        'yellow, and rolled them': 'living-room, evening: L hold candle brave; F hold string; many candle',
        'short and striped': 'living-room, night, snow: L hold candle proud; F sing; menorah',
        'it fell asleep': 'living-room, night: L look happy; F clap happy; dreidel, menorah',
      },
    },
  ],
};
