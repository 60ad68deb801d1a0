import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying sorry. */
export const sayingSorry: StorySourceInput = {
  id: 'saying-sorry',
  words: [
    'say sorry',
    'sorry',
    'apologise/apologize',
    'quarrel',
    'fight friend',
    'argument',
    'fall friend',
    'broken friendship',
    'make up',
  ],
  situations: ['learn', 'cannot', 'deed'],
  culprits: '{L} and {F}',
  topic: 'saying sorry',
  thing: 'the word sorry',
  main: 'garden',
  plots: [
    {
      id: 'the-heavy-word',
      titles: ['The Heaviest Word', '{L} Says Sorry', 'After the Quarrel'],
      goal: 'say sorry',
      trouble: 'the quarrel stood between {L} and {F}',
      solved: 'the word had been said',
      opener:
        '{L+} had built a tower with a friend, the tallest ever. Now it lay on the ground, and they had shouted at each other. It had been a real quarrel.',
      friend:
        '{F+} sat on the wall with folded arms. {L} sat under the tree. There were ten steps between them, and they felt like a hundred. Neither of them said sorry.',
      problem:
        '“It was {F’s} fault,” thought {L}. But there was a small voice that said: a bit of it was yours. “Sorry” is only one little word. But it stuck in {L’s} throat like a fish bone.',
      tries: [
        '{L} said sorry to the tree, to practise. The tree took it well. But {F} had not heard.',
        '{L} put a biscuit down on the wall and ran away. {F} looked at the biscuit. A biscuit is nice, but it is not a word.',
        '“Sorry, but you started it!” called {L}. The second half ate up the first. {F} turned round and looked the other way.',
      ],
      tip: '“The word is heavy because you carry it alone,” said {G+}. “Say what you did. Only what you did. Then put ‘sorry’ behind it, and stop. You’ll see how light it gets.”',
      turn: 'Ten steps, one after the other. “I knocked against the tower,” said {L}, “and then I shouted. I’m sorry.” And {L} stopped there. It was quiet. A leaf came down.',
      done: '“I shouted louder,” said {F}. “I’m sorry, too.” And there was so much room in {L’s} throat all at once that a laugh came out. They built the tower again, and put the biscuit on the very top.',
      again: 'They still quarrel now and then. But the ten steps have turned into three.',
      helper: {
        name: 'Old Gander',
        creature: 'goose',
      },
    },
  ],
};
