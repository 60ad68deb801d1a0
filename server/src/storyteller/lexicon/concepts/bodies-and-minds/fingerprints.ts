import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fingerprints. */
export const fingerprints: StorySourceInput = {
  id: 'fingerprints',
  words: [
    'fingerprint',
    'fingerprints',
    'finger print',
    'fingerprints are all different',
    'thumbprint',
    'thumb print',
    'no two alike',
  ],
  situations: ['learn', 'question', 'make', 'culprit', 'mystery', 'finds'],
  topic: 'fingerprints',
  thing: 'the print on the window',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-print-on-the-window',
      titles: ['The Print on the Window', 'No Two Alike', '{L} Compares Fingerprints'],
      goal: 'find out who had opened the window for the cat',
      trouble: 'everybody said it was somebody else',
      solved: 'the print had told them who it was',
      opener:
        'On a rainy night the cat had been shut out, and it had cried at the window. In the morning it lay dry and warm in the basket. Somebody had got up and let it in. {L+} wanted to say thank you. But to whom?',
      friend:
        '“It wasn’t me,” said {F+}. Three grown-ups and two children had slept in the house, and all of them shrugged. “I’d have remembered,” said each of them, and yawned.',
      problem:
        'On the window pane, just beside the catch, there was a mark, fine as a drawing, with lines that went round and round. “That’s a fingerprint,” said {L}. “It belongs to whoever it was. But whose is it?”',
      tries: [
        'They asked who had cold feet in the morning. They all had cold feet.',
        '{F} held a thumb up to the window. It fitted in size. But so did everyone’s, more or less.',
        'They asked the cat. It looked out of the window, and kept quiet.',
      ],
      tip: '“Not the size, the lines,” said {G+}. “Some have arches, some loops, some whorls like a snail. In the whole world there aren’t two that are alike. So collect some and compare.”',
      low: 'The rain had stopped. At ten o’clock somebody always came round with the duster.',
      turn: '{L} rubbed a pencil on a piece of paper until it was black and shiny. One after the other pressed a thumb on it, and then on white paper. Six prints lay there, with a name under each one. {L} took the magnifying glass.',
      done: '“Arches: no. Loops: no. Here’s a whorl, with a tiny scar!” It was on the pane as well, at the very same place. Above the name it said: Grandpa. “In my sleep,” said Grandpa, astonished. “I let in the cat in my sleep!”',
      again:
        'Grandpa got a big thank-you, and the cat purred in the basket. {L} turned the six thumbprints into six snails, each with a different house.',
      helper: {
        name: 'Inspector Loop',
        creature: 'raccoon',
      },
      outcomes: [
        {
          asked: ['find/found/catch/solve/detective/mystery/thief/who'],
          kinds: ['sees'],
          done: 'Arches: no. Loops: no. Here was a whorl, with a tiny scar, on the paper and on the pane. Above the name it said: Grandpa. “In my sleep,” said Grandpa, astonished. There was no one who could argue with a thumb, and {told}.',
        },
        {
          asked: ['badge/reward/prize/medal/police/thank/proud'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'claps', 'happy', 'feels'],
          done: '“Here’s a whorl, with a tiny scar!” It was Grandpa who had let in the cat, fast asleep. {G} bent over the six prints with the magnifying glass, and found nothing to add. There was one more whorl in a small round box, and {told}.',
        },
        {
          kinds: ['makes', 'plays', 'party', 'eats', 'shares'],
          done: 'It was Grandpa’s whorl on the window pane. “I let in the cat in my sleep!” said Grandpa. All six thumbs were black by then, and there was plenty of white paper left on the table, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Here’s a whorl, with a tiny scar!” Above the name it said: Grandpa. “In my sleep,” said Grandpa, astonished. The cat had known it all along. It got up out of the basket, walked across the six thumbs, and sat down on that lap, and {told}.',
        },
      ],
      art: {
        'In the morning it lay dry': 'living-room, morning: L look happy at cat; cat, basket',
        'It wasn’t me': 'kitchen, morning: F yawn; L look curious; window',
        'On the window pane, just': 'living-room: L point surprised; window',
        'cold feet in the morning': 'kitchen: L say curious; people',
        'held a thumb up': 'living-room: F touch curious; L look; window',
        'They asked the cat': 'living-room: L say curious; F look; cat, window',
        'Some have arches': 'living-room: G hold magnifying-glass calm; L listen curious; snail',
        'The rain had stopped': 'living-room: L look worried at window; window, mother, cloth',
        'rubbed a pencil on': 'living-room: L hold magnifying-glass curious; many paper, people',
        'whorl, with a tiny scar': 'living-room: L point proud; grandfather, window, cat',
        'I let in the cat': 'living-room: L point proud; grandfather, window, cat',
        'thank-you, and the cat purred': 'living-room: L draw drawing-pad(snail) happy; cat, basket',
      },
    },
  ],
};
