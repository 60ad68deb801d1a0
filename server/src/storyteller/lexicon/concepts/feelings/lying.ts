import type { StorySourceInput } from '../../story-source.ts';

/** Stories about telling the truth. */
export const lying: StorySourceInput = {
  id: 'lying',
  words: ['lie', 'lying', 'tell/telling lie/truth', 'honest', 'honesty', 'truth', 'fib', 'breaking vase'],
  situations: ['learn', 'trait', 'wants', 'deed', 'question'],
  gentle: true,
  topic: 'telling the truth',
  thing: 'the broken jug',
  main: 'cottage',
  plots: [
    {
      id: 'growing-lie',
      titles: ['The Lie That Grew', '{L} and the Blue Jug', 'It Was the Wind'],
      goal: 'tell the truth about the blue jug',
      trouble: 'the lie kept growing',
      solved: 'the truth was out',
      opener:
        'On the shelf stood the blue jug, that nobody was allowed to touch. {L+} only wanted to see how blue it was from close up. Crash! Then there were eleven blue bits.',
      problem:
        '“What happened?” they asked. “It was the wind,” said {L}. It was a very small lie, no bigger than a pea. But it didn’t stay small.',
      tries: [
        '“But the window was shut,” they said. “It came through the keyhole,” said {L}. Now the lie was as big as an apple.',
        'They stopped up every keyhole in the house, because of the wind. {L} had to help, and couldn’t look at anyone.',
        '“It was a wind with horns,” said {L}. Now all the village were looking for it, with nets. The lie was as big as a cow, and it sat on {L’s} chest.',
      ],
      tip: '“It’s heavy, isn’t it?” said {G+}. “A lie has to be carried and fed. The truth is heavy only once, just when you put it down. I’ll stand next to you.”',
      turn: '{L} went into the middle of the kitchen, where everyone was. {L’s} knees shook. “There wasn’t any wind,” said {L}. “It was me. I broke it. I’m sorry.”',
      done: 'It was very quiet. Then somebody said: “Thank you for telling us. That was harder than breaking it.” And the thing on {L’s} chest stood up and was gone, as light as a feather.',
      again:
        'They stuck the eleven bits together again. You can see the cracks, and {L} likes them. That’s where the truth came out.',
      helper: { name: 'Grandpa Bark', creature: 'dog' },
    },
  ],
};
