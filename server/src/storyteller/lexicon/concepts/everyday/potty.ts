import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the potty. */
export const potty: StorySourceInput = {
  id: 'potty',
  words: ['potty', 'potty training', 'toilet', 'use/using potty/toilet', 'diaper', 'nappy'],
  situations: ['learn', 'wants', 'afraid', 'cannot'],
  topic: 'the potty',
  thing: 'the potty',
  main: 'cottage',
  plots: [
    {
      id: 'throne',
      titles: ['The Little Throne', '{L} and the Potty', 'Psst, It’s Time'],
      goal: 'use the potty in time',
      trouble: 'it was always just too late for the potty',
      solved: 'the potty had been used, and in time',
      opener:
        'In the bathroom stood something new, small and yellow, with a handle. “It’s a hat,” said {L+}. “It’s a boat.” It was neither. It was a potty.',
      problem:
        '{L} sat down on it at once and waited. Nothing came. {L} got up, went off to play with the blocks, and then it came. There was a puddle, and {L} stood in it.',
      tries: [
        '{L} stayed on the potty all morning, with a book, and a sandwich. Nothing. One wave to the postman, and it was too late again.',
        '{F} had a drum and gave a signal. But it was {F’s} signal, and not {L’s} tummy’s.',
        '{L} ran as fast as could be. But somebody had shut the bathroom door, and there were all those buttons.',
      ],
      tip: '“That happens to everybody who learns it, it’s only water,” said {G+}. “Your tummy whispers before it shouts. Stop for a moment in your game, and listen to it.”',
      turn: '{L} was building the roof of the tower. And there it was, a tiny whisper! {L} put the block down, in the middle of building, walked to the yellow potty, and sat.',
      done: 'Plink, plink! “I heard it!” shouted {L}. “I heard it and I made it!” The whole house came to look, and {L} was allowed to press the big button. Whoosh!',
      again: 'Sometimes there’s still a puddle. Then {L} fetches the cloth and says: “It’s only water.”',
      helper: { name: 'Mrs Puddle', creature: 'duck' },
    },
    {
      id: 'in-time',
      titles: ['{L} and the Potty', 'Just in Time', 'Hurray for the Potty'],
      goal: 'get to the potty in time',
      trouble: 'the potty stayed empty',
      solved: 'something was in the potty',
      opener:
        'In the bathroom stood something new: a potty, [green|yellow], with a handle. “No more nappies,” said {L+}. “I’m big now.” And {L} sat down on it at once, with trousers and all.',
      problem:
        'Then {L} sat on the potty properly, and waited, and nothing came. So {L} got up to play. And just then it came, on the carpet. There was a puddle, and {L} looked at it in surprise.',
      tries: [
        '{L} sat on the potty all morning. The potty left a round mark, but it stayed empty. The puddle came later, behind the sofa.',
        '{L} carried the potty along everywhere: to the kitchen, to the garden, to the letter box. Only once it stood in the hall, and that was when it was needed.',
        '{F} whistled like a little brook, to help. Everyone else had to go, but not {L}.',
      ],
      tip: '“Your tummy tells you before,” said {G+}. “It whispers. It says, ‘Soon.’ When you play, you don’t hear it. So stop for a moment after lunch and listen.”',
      turn: 'After lunch {L} stood still, in the middle of a game, and listened. Soon, whispered the tummy. Very soon! {L} dropped the bricks and ran, past the sofa, through the door, trousers down, and sat.',
      done: 'Tinkle, tinkle, said the potty. {L} looked. It was in there! Everybody came to see. They clapped, and {L} was allowed to flush, and waved: “Bye-bye!”',
      again:
        'Sometimes there is still a puddle. That’s what cloths are for. But mostly the tummy whispers, and {L} hears it just in time.',
      helper: {
        name: 'Granny Duck',
        creature: 'duck',
      },
      setting: {
        topic: 'the potty',
        thing: 'the potty',
        main: 'cottage',
      },
    },
  ],
};
