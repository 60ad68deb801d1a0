import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a splinter. */
export const aSplinter: StorySourceInput = {
  id: 'a-splinter',
  words: [
    'splinter',
    'splinters',
    'splinter finger/foot/hand/toe',
    'thorn',
    'thorn finger/foot/hand/toe/paw',
    'thorn in my finger',
    'got a splinter',
  ],
  situations: [
    'ailment',
    'has',
    'afraid',
    'learn',
    'stuck',
    'damage',
    'own-damage',
    'refuses',
    'reluctant',
    'sad',
    'deed',
  ],
  gentle: true,
  topic: 'the splinter',
  thing: 'the splinter',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-smallest-plank',
      titles: ['The Splinter', '{L} and the Smallest Plank', 'Ow!'],
      goal: 'get the splinter out',
      trouble: 'the splinter was in, and {L} would not let anybody near it',
      solved: 'the splinter was out',
      opener:
        '{L+} ran {L.their} hand along the old fence, as {L.they} did every day, to hear how it rattled. Rrrr, it went. But today the fence gave something back.',
      friend:
        '“Ow!” {L} stood still and looked. In one finger there was something dark, no longer than an eyelash. “It’s a splinter,” said {F+}. “A tiny plank.” It was tiny. But it hurt as if it were a whole fence.',
      problem:
        '“Let’s have a look,” everybody said, and stretched out their hands. {L} hid {L.their} finger in a fist, and the fist under one arm. “Nobody’s allowed to touch it,” said {L}. But it throbbed, and every time {L} wanted to pick something up, it said: ow.',
      tries: [
        '{L} did everything with the other hand and held that finger up in the air. It got tired up there, and it hurt all the same.',
        '{L} wanted to squeeze it out. That only pushed it in further, like a nail.',
        '{L} decided to keep it, for ever. Then it was time to wash {L.their} hands for supper. Ow.',
      ],
      tip: '“I won’t do anything that you don’t know about,” said {G+}. “First we put your finger in warm water, and there it gets soft. It comes out the way it went in. I’ll hold the tweezers. And you’re the one who says ’now’ and ’stop’.”',
      low: 'Warm water sounded like a bath. A bath for one finger! {L} let the fist come out from under the arm, and it opened a little way.',
      turn: '{L} put the finger in a cup of warm water and told it a story, so that it would keep still. Then it was all wrinkled and pink. {L} held on to {F} with the other hand. “Now,” said {L}. “Stop,” said {L}. And then: “Now.”',
      done: 'There was one small pull, shorter than a hiccup. “Is that all?” asked {L}. There it lay on the white napkin, a splinter so small that you had to look for it. It got washed, and a plaster, and then the finger could bend again and did not say anything.',
      again:
        '{L} has kept the splinter in a matchbox, on cotton wool. “That was in me,” says {L} to anybody who wants to see it. And the fence has been sanded down, as smooth as a banister.',
      outcomes: [
        {
          asked: [
            'splinter/thorn/it out/come/gone/remove/free',
            'brave',
            'finger/foot/paw/hand/toe better/heal/fine/stop/hurt',
            'not hurt',
            'feel better',
          ],
          done: 'There was one small pull, shorter than a hiccup. “Is that all?” asked {L}. {L} was the one who had said “now”. So {told}. On the white napkin lay a splinter so small that you had to look for it.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'makes', 'gets'],
          done: 'There was one small pull, shorter than a hiccup. On the white napkin lay the splinter, so small that you had to look for it. {G} put a plaster on the finger and moved the cup aside, to have room for something better, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'team/together',
          ],
          kinds: ['plays', 'hugs', 'laughs', 'claps', 'happy', 'friends', 'says', 'team'],
          done: 'There was one small pull, shorter than a hiccup. “Is that all?” asked {L}. The finger got a plaster, and bent, and did not say “ow”. {L’s} fist had been shut since the morning. Now both hands were open again, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Birch', creature: 'man' },
      art: {
        'along the old fence': 'garden: L walk happy at fence; fence',
        'no longer than an eyelash': 'garden: L look worried; F point curious; fence',
        'stretched out their hands': 'garden: L sulk worried; people',
        'did everything with the other': 'garden: L reach-up sad; ball',
        'wanted to squeeze it out': 'garden: L crouch tearful; fence',
        'time to wash': 'bathroom: L wash tearful; sink',
        'that you don’t know about': 'kitchen: L look worried; G speak calm; big cup',
        'sounded like a bath': 'kitchen: L show curious; big cup',
        'a cup of warm water': 'kitchen: L sit brave at table; F hold-hands L; cup',
        'pull, shorter than a hiccup': 'kitchen: L raise proud; F clap; plaster',
        'splinter in a matchbox': 'garden: L show small box proud; fence',
      },
    },
  ],
};
