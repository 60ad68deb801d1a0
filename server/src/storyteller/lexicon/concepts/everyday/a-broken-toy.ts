import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the broken toy. */
export const aBrokenToy: StorySourceInput = {
  id: 'a-broken-toy',
  words: [
    'broken/break/broke toy/doll/train/robot/teddy',
    'toy is broken',
    'my toy broke',
    'toy break/breaks/broke',
    'mend toys',
    'mend doll',
    'mending toys',
    'mending doll',
    'fix toy',
    'fix toys',
    'fix doll',
    'fixing toy',
    'fixing toys',
    'fixing doll',
    'toy hospital',
    'doll hospital',
  ],
  situations: ['broken', 'own-damage', 'damage', 'sad', 'learn', 'make', 'ailment'],
  happensToLead: true,
  topic: 'the broken toy',
  thing: 'the broken toy',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-box-of-small-parts',
      titles: ['Crack!', '{L} Mends It', 'Not for the Bin'],
      goal: 'mend the broken toy',
      trouble: 'the toy was broken',
      solved: 'the toy had been mended',
      opener:
        'There was a crack, and it wasn’t a loud one. {L+} looked down. The best toy of all lay on the floor, and a part of it lay somewhere else.',
      problem:
        '{L} held the two parts together. They fitted exactly. But as soon as {L} let go, they came apart again. “It’s old,” they said. “Shall we throw it away?” “No!” said {L}, and put both parts inside the jumper.',
      tries: [
        '{L} used sticky tape, a whole roll of it. Now it held. But nothing moved any more, and it looked like a parcel.',
        '{L} used glue, and could not wait. After two minutes {L} tried it out, and it was in two parts again, and sticky as well.',
        '{L} put it in the bin after all, and shut the lid. It took as long as it takes to count to ten. Then {L} took it out again.',
      ],
      tip: '“Before you mend a thing, you have to know how it broke,” said {G+} in the workshop. “Everything was put together by somebody once, so it can be put together again. And after that you have to wait. That’s the hardest part.”',
      turn: '{L} looked closely. There was a tiny hole on this side and one on that side. “There was a pin in here,” said {L}. In the box of small parts there was one that fitted. Then came a drop of glue, and a night of waiting.',
      done: 'In the morning {L} took off the peg, and let go, slowly. It held. It moved, too, to and fro, just as before, with a very small click. “It’s better than new,” said {L}. “I know what it looks like inside.”',
      again:
        'You can see the place, if you know where to look. {L} has a box of small parts, and on the door there’s a sign: “Toy Hospital. Please knock.”',
      outcomes: [
        {
          asked: [
            'mend/fix/repair/work',
            'as good new',
            'toy/it/doll/train/robot/teddy/car better/whole/move/sew/stick/glue',
          ],
          done: 'In the morning {L} took off the peg, and let go, slowly. The pin held, and the glue held too. There was a very small click, to and fro, just as before. {told}. “And I know what it looks like inside,” said {L}.',
        },
        {
          asked: ['open/start/run toy/doll hospital', 'mend/fix/repair all/other/more toy'],
          done: 'In the morning {L} took off the peg. It held, and it moved, with a very small click. {L} looked into the box of small parts. There was a pin in it for almost everything that can break. So {told}.',
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
          done: 'In the morning {L} took off the peg, and let go, slowly. It held, and it moved, to and fro. Such a thing has to be tried out, said {G}, and cleared the whole workbench for it. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'In the morning {L} took off the peg, and let go, slowly. It held. It moved, too, with a very small click, and {G}, who had not slept much either, looked for a clean rag. Then {told}.',
        },
      ],
      helper: { name: 'Mr Cogwell', creature: 'mole' },
    },
  ],
};
