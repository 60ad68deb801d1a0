import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the haircut. */
export const haircut: StorySourceInput = {
  id: 'haircut',
  words: [
    'haircut',
    'hair cut',
    'barber',
    'cut hair',
    'brush/brushing hair',
    'hairdresser',
    'haircut hairdresser',
    'go/going hairdresser',
    'fringe cut',
    'trim fringe',
  ],
  situations: ['afraid', 'visit', 'wants', 'learn', 'reluctant', 'refuses', 'own-wish'],
  topic: 'the haircut',
  thing: 'the big mirror',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'snip',
      titles: ['Snip, Snip, {L}', '{L}’s First Haircut', 'The Fringe That Ate the World'],
      goal: 'get through the haircut',
      trouble: 'nobody could cut one single hair',
      solved: 'the haircut was finished',
      opener:
        '{L+} could hardly see where the path went. A long fringe hung down over both eyes. “Time for a haircut,” everyone said.',
      problem:
        'At the hairdresser’s the scissors went snip in the air. {L} slid down in the chair till there was nothing above the cape. “It’s mine,” said {L}. “It wants to stay.”',
      tries: [
        '“Then I’ll trim my fringe alone,” said {L}, and took the little scissors. One snip, and there was a hole in the cape.',
        'They put a bowl on {L’s} head to draw the line. The bowl came down over {L’s} nose, and it got dark.',
        '{F} held {L’s} hand. That was good. But the hairdresser tickled, {L} wriggled, and the scissors missed.',
      ],
      tip: '“Does it hurt the grass when I mow it?” asked {G+}. “It tickles, and then it grows again. You look in the mirror the whole time, and when you say stop, I stop.”',
      turn: '{L} came up out of the cape again and looked straight into the mirror. “One bit,” said {L}. Snip. It tickled. “Stop.” The scissors stopped. “Go on,” said {L}.',
      done: 'Little by little two eyebrows came to light, and under them two bright eyes. “There you are,” said {F}. “I had nearly forgotten your ears!”',
      again: 'One lock is kept in a matchbox. It has stayed quite short, but the rest has grown already.',
      outcomes: [
        {
          asked: [
            'mirror/look/lolly/sticker/new/short/like/love/style/beautiful/handsome/haircut/hair/colour',
          ],
          done: 'Little by little two eyebrows came to light, and under them two bright eyes. {L} had said “stop” four times, and four times the scissors had stopped. Then the cape came off, and the hair on the floor was swept up. And {told}.',
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
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'home',
            'plays',
            'eats',
            'party',
            'shares',
            'makes',
          ],
          done: 'Little by little two eyebrows came to light, and under them two bright eyes. “There you are,” said {F}. “I had nearly forgotten your ears!” {L} shook them, to be sure that they were on. And {told}.',
        },
      ],
      helper: { name: 'Signor Comb', creature: 'poodle' },
    },
    {
      id: 'one-bit-at-a-time',
      titles: ['Snip, Snip, {L}', '{L} and the Haircut', 'What the Scissors Said'],
      goal: 'get through the haircut',
      trouble: '{L} would not sit still for the scissors',
      solved: 'the last curl was cut',
      opener:
        '{L+} could hardly see the porridge any more. There was hair in front of it. “Time for the hairdresser,” everyone said, and {L} held on to it tight.',
      problem:
        'At the hairdresser’s there was a cape that tied at the neck, and a chair like a throne. Snip, said the scissors in the air. {L} jumped off the chair at once.',
      tries: [
        '{L} put on a hat and said, “Cut around it.” The hairdresser walked round the chair twice. There was nothing to cut around.',
        '{L} held still, as still as a stone. But then a tiny hair fell on {L’s} nose, and the stone sneezed.',
        'They promised a biscuit for every snip. After one snip {L} was no longer hungry.',
      ],
      tip: '“Does it hurt a leaf when it falls?” asked {G+}, the hairdresser. “Hair is the same. Would you like to cut the first curl? Then you’ll hear what the scissors really say.”',
      turn: '{L} took the small scissors and the lowest curl. Snip. It did not hurt at all, it only tickled. “They say ‘next’,” said {L}, and climbed back up on the throne.',
      done: 'Snip, snip, next, next, all the way round. Then the big mirror: there was {L’s} whole face, with two ears that nobody had seen for weeks.',
      again:
        'The first curl is in a matchbox. When the porridge begins to disappear again, {L} says, “Time for the throne.”',
      helper: {
        name: 'Mr Comb',
        creature: 'parrot',
      },
      setting: {
        topic: 'the haircut',
        thing: 'the hairdresser’s scissors',
        main: 'city',
      },
    },
  ],
};
