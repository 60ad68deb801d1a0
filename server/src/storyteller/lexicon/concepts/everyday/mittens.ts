import type { StorySourceInput } from '../../story-source.ts';

/** Stories about mittens and gloves. */
export const mittens: StorySourceInput = {
  id: 'mittens',
  words: ['mitten', 'mittens', 'lost mitten', 'gloves', 'glove', 'the mitten', 'warm mittens'],
  situations: ['lost', 'wants', 'has', 'trait', 'deed', 'visit'],
  weather: 'snow',
  topic: 'mittens',
  thing: 'the lost mitten',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'room-for-one-more',
      titles: ['The Mitten in the Snow', '{L} and the Lost Mitten', 'Room for One More'],
      goal: 'get the mitten back without sending anyone out into the snow',
      trouble: 'somebody was living in the mitten',
      solved: 'everybody was warm',
      opener:
        'Grandmother had knitted two mittens, red ones, with a white star. One evening {L+} came home from the wood with only one of them.',
      friend:
        'In the morning {F+} came along to look for the other. They followed their own tracks back between the trees. “There!” called {F}. The mitten lay under a fir tree. And it was breathing.',
      problem:
        'Out of the thumb looked a mouse. Out of the top looked a frog, a hare and a hedgehog, squeezed together. “Shut the door,” said the mouse. “It’s cold.” {L’s} left hand was quite blue by now. It was really very cold.',
      tries: [
        '{L} said, “That’s my mitten.” “It was empty,” said the hare. “There’s still room, if you make yourself thin.” {L} tried. One finger went in.',
        '{F} shook it, only a little. It squeaked in there, and a wool thread snapped. Shaking was not a good idea.',
        '{L} blew into both hands and stamped up and down. It was all right for the feet.',
      ],
      tip: '“A mitten isn’t a house,” said {G+}. “They only took it because there was nothing better. If I had somewhere bigger and just as warm, I’d move out by myself. So would they.”',
      low: '{L} thought of the chest at home. At the very bottom there was something that nobody had worn for years.',
      turn: '{L} and {F} ran home and came back with Grandfather’s old woolly hat. It was as big as a bucket. {L} put it into the hollow of the fir tree and lined it with dry leaves. “Now there’s a bedroom for everyone,” said {L}.',
      done: 'The mouse went to look. “Two doors,” it called, “with flaps!” Then they all moved, the frog last, with a jump. {L} picked up the mitten and put it on. And it was warm already, right down to the fingertips.',
      again:
        'Grandmother has mended the thread. When it snows, {L} goes by and knocks on the hat. “There’s still room,” somebody says.',
      outcomes: [
        {
          asked: [
            'mitten/glove/grandma/grandmother/granny find/back/warm/pair/hand/new/knit/keep/fit/wear',
            'warm hand',
          ],
          done: 'The mouse went to look at the woolly hat. “Two doors,” it called, “with flaps!” Then they all moved, the frog last, with a jump. {L} picked up the mitten and put it on, warm down to the fingertips. Grandmother mended the broken thread that same evening, and {told}.',
        },
        {
          asked: [
            'animal/animals/mouse/bear/hare/frog/they/hedgehog home/live/house/warm/cosy/sleep/move/safe/stay/knit',
          ],
          done: 'The mouse went to look at the woolly hat. “Two doors,” it called, “with flaps!” Then they all moved, the hedgehog with a dry leaf on every prickle, and the frog last, with a jump. So {told}, and nobody had to squeeze.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The mouse went to look at the woolly hat. “Two doors,” it called, “with flaps!” Then they all moved, and the mitten was free, and warm down to the fingertips. A new house has to be opened properly, said the hare. So {told}.',
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
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'home', 'sleep'],
          done: '“Two doors,” called the mouse from the woolly hat, “with flaps!” Then they all moved, the frog last, with a jump. {L} put the mitten on, and it was warm already. All five looked out at the top to see if it fitted, and {told}.',
        },
      ],
      helper: { name: 'Red Tail', creature: 'squirrel' },
      art: {
        'knitted two mittens': 'forest, snow: L show mitten sad',
        'followed their own tracks': 'forest, snow: F point surprised; L look; red mitten, footprints, tree',
        'Out of the thumb looked': 'forest, snow: L look surprised; big red mitten, mouse, frog, rabbit',
        'It was empty': 'forest, snow: L touch worried; mitten, rabbit',
        'shook it, only a little': 'forest, snow: F raise mitten worried; L look worried; mouse, hedgehog',
        'blew into both hands': 'forest, snow: L blow sad',
        'A mitten isn’t a house': 'forest, snow: G speak calm; L think house curious; F look; mitten',
        'the chest at home': 'forest, snow: L think chest happy; F look',
        'old woolly hat': 'forest, snow: L carry big hat happy; F carry leaf-pile happy; tree',
        'they all moved': 'forest, snow: L raise mitten happy; F clap; hat, mouse, rabbit',
        'knocks on the hat': 'forest, snow: L knock happy wearing mitten; hat, tree',
      },
    },
  ],
};
