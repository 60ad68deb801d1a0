import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sheep and their wool. */
export const sheepAndWool: StorySourceInput = {
  id: 'sheep-and-wool',
  words: [
    'sheep and wool',
    'wool',
    'shear/shearing sheep',
    'sheep shearing',
    'from sheep to jumper/sweater',
    'lamb and wool',
    'where wool come from',
  ],
  situations: [
    'deed',
    'ability',
    'being-and-thing',
    'pair',
    'thing-pair',
    'visit',
    'make',
    'learn',
    'question',
  ],
  topic: 'sheep and their wool',
  thing: 'the wool',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'much-too-warm',
      titles: ['Much Too Warm', 'From Sheep to Scarf', '{L} and the Woolly Sheep'],
      goal: 'get the sheep out of its thick wool',
      trouble: 'the sheep was much too warm in its wool',
      solved: 'the sheep had been shorn',
      object: 'scarf',
      opener:
        'In winter a sheep’s wool is the best coat in the world. {L+} had warmed cold hands in it every morning, on the way past the meadow. But now it was June.',
      problem:
        'The sheep lay in the shade and panted. Its wool had grown so long that it could hardly see or walk. “It’s wearing a winter coat,” said {F}, “and it has no buttons.”',
      tries: [
        'They fanned it with a big leaf. Outside on the wool there was a fine breeze. Inside there was none.',
        'They pulled at the wool. “Baa!” said the sheep. It’s fixed on, like hair.',
        '{L} came with the small scissors from the kitchen. The sheep jumped, and the snip went into the air. After half an hour one ear was free.',
      ],
      tip: '“It jumps because it’s standing,” said {G+}, and took the big clippers from the hook. “A sheep that sits and leans against somebody keeps quite still. You do the holding and I’ll do the clipping. It hurts no more than a haircut.”',
      turn: '{L} sat down in the straw, and the sheep leaned back against {L.their~the} knees like a fat old aunt. {L} stroked its forehead and talked to it. Bzzz went the clippers, and the wool came off in a single piece, like a blanket.',
      done: 'There stood the sheep, slim and white. It shook itself, and then it jumped, right over the ditch. And in the grass lay a whole heap of wool. They washed it and combed it, and spun it into thread.',
      again:
        'By autumn the thread had become a scarf. {L} wears it to the meadow, where the sheep has a new coat of its own.',
      helper: { name: 'Farmer Molly', creature: 'dog' },
      outcomes: [
        {
          asked: ['jumper/sweater/scarf/knit/wool/hat/blanket/sock/coat/mitten'],
          done: 'There stood the sheep, slim and white, and jumped over the ditch. In the grass lay the wool, a heap as high as {L}. They washed it, and combed it, and spun it into thread. {G} got out the needles, and {told}.',
        },
        {
          asked: ['lamb/field/jump/cool/happy/run/meadow'],
          done: 'There stood the sheep, slim and white. It shook itself, and felt the wind in all those places where there had been none. {G} opened the gate. Right over the ditch, as if it weighed nothing at all, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'There stood the sheep, slim and white, and jumped right over the ditch. In the grass lay a heap of wool, soft and deep. It was a pity to clear it away at once. They sat down in it, {G} brought the cheese, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'There stood the sheep, slim and white. “Baa?” It looked for its wool, found {L’s} face in it, and sneezed. Then it jumped right over the ditch and back. On the big soft heap in the grass {told}.',
        },
      ],
      art: {
        'best coat in the world': 'farm, snow: L touch happy; sheep',
        'But now it was June': 'farm: L look worried; sheep, sun',
        'wearing a winter coat': 'farm: F point worried; L look; sheep, coat',
        'fanned it with': 'farm: L+F raise leaf worried; sheep',
        'pulled at the wool': 'farm: L+F pull wool worried; sheep',
        'scissors from the kitchen': 'farm: L hold scissors worried; sheep',
        'It jumps because': 'farm: G hold scissors; L listen; sheep',
        'like a fat old aunt': 'farm: L sit calm; sheep, hay',
        'in a single piece': 'farm: L hold wool happy; sheep',
        'right over the ditch': 'farm: L+F cheer; sheep, many wool',
        'become a scarf': 'meadow: L walk happy wearing scarf; sheep',
      },
    },
  ],
};
