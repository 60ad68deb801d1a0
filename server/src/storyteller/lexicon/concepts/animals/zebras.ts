import type { StorySourceInput } from '../../story-source.ts';

/** Stories about zebras. */
export const zebras: StorySourceInput = {
  id: 'zebras',
  words: ['zebra', 'zebras', 'zebra stripes', 'baby zebra'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'zebras',
  thing: 'the herd',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'no-two-alike',
      titles: ['{S} in the Herd', '{L} and a Thousand Stripes', 'Which Zebra Is It?'],
      goal: 'find {S’s} best friend in the herd',
      trouble: 'all the zebras looked the same',
      solved: '{S} had found the right zebra',
      opener:
        'Hundreds of zebras had come to the river, and all you could see was stripes. {L+} sat on a rock and got quite dizzy with looking.',
      friend:
        'Out of the stripes came {S+}. “I only went to drink,” said {S}, “and now I’ve lost my best friend. We always stand side by side and keep the flies off each other.”',
      problem:
        '“What does your friend look like?” asked {L}. “Black and white,” said {S}, “with stripes.” They looked at the herd. There were four hundred friends with stripes.',
      tries: [
        '{S} called. Four hundred zebras lifted their heads and called back.',
        '{L} went from one to the next and asked. By the tenth zebra {L} no longer knew which ones had been asked already.',
        '{L} hung a flower chain round each neck that was wrong. Zebras like flowers. They ate them.',
      ],
      tip: '“You’re looking at what’s the same,” said {G+}. “No zebra in the world has the same stripes as another. I sit on their backs, so I know. What’s on the shoulder?”',
      low: '{S} closed both eyes and tried to remember. They had stood side by side for so long. “There’s something,” said {S} slowly. “Like a hand. Like three fingers.”',
      turn: '{L} took a stick and drew it in the sand: three stripes that met in one point. “Like this?” “The middle one’s longer,” said {S}. {L} made it longer. Then they walked along the herd, and looked at shoulders only.',
      done: 'Two stripes. Four. A zigzag. And there, at the edge of the water, were three stripes that met in one point! “Where have you been?” said that zebra. They stood side by side, nose to tail, and flicked the flies away.',
      again: '{L} has a book full of stripes now, and knows nineteen zebras by their shoulders.',
      helper: { name: 'Peck', creature: 'robin' },
      outcomes: [
        {
          asked: ['friend/find/family/herd/mum/mother/home/back/stripe'],
          done: 'Two stripes. Four. A zigzag. And there, at the edge of the water, were three stripes that met in one point, the middle one a bit longer! “Where have you been?” said that zebra. {S} stood alongside, nose to tail, and {told}.',
        },
        {
          asked: ['run/race/gallop/win'],
          done: 'Two stripes. Four. And there were three that met in one point! “Where have you been?” said that zebra. It was not a question that one answers standing still. Four hundred heads went up, side by side they set off, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Two stripes. Four. And there were three that met in one point! “Where have you been?” said that zebra. They flicked the flies away from each other, and from {L} too. There were flowers enough for four hundred, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Two stripes. Four. A zigzag. And there, at the edge of the water, were three that met in one point! “Where have you been?” said that zebra, and laid a chin on {S’s} back. In the middle of all those stripes {told}.',
        },
      ],
      art: {
        'got quite dizzy': 'meadow: L sit surprised on stone; many zebra',
        'I only went to drink': 'meadow: S cry sad; L look S curious; zebra',
        'What does your friend': 'meadow: L say worried; S stand worried; many zebra',
        'lifted their heads': 'meadow: S shout worried; L cover-ears; many zebra',
        'from one to the next': 'meadow: L say worried; S look sad; zebra',
        'a flower chain': 'meadow: L hold wreath worried; zebra, flower; S look L',
        'the same stripes as another': 'meadow: G say; L+S look G curious',
        'tried to remember': 'meadow: S think zebra calm; L look S',
        'drew it in the sand': 'meadow: L draw stick happy; S look happy',
        'at the edge of the water': 'river: S hug happy; L cheer; zebra',
        'a book full of stripes': 'meadow: L show book proud; zebra',
      },
    },
  ],
};
