import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Cinderella. */
export const cinderella: StorySourceInput = {
  id: 'cinderella',
  words: ['cinderella', 'glass slipper', 'fairy godmother', 'cinderella ball', 'go/going/goes ball'],
  situations: ['learn', 'deed', 'wants', 'wants-to-go', 'trait'],
  topic: 'Cinderella',
  thing: 'the glass slipper',
  home: 'cottage',
  main: 'castle',
  plots: [
    {
      id: 'before-midnight',
      titles: ['{L} Goes to the Ball', 'The Slipper on the Stairs', 'Before the Clock Strikes Twelve'],
      goal: 'go to the ball',
      trouble: 'a whole bowl of lentils had to be sorted first',
      solved: '{L} had danced at the ball',
      opener:
        'There was going to be a ball at the castle, and everyone was invited. But {L+} lived with people who left all the work to {L.them}, and always said, “First the lentils!”',
      friend:
        'The lentils had been tipped into the ashes, a whole bowl of them. Then the others drove off in the coach. {F+} looked in at the kitchen window. “Aren’t you going?” asked {F}.',
      problem:
        '“I can’t,” said {L}. “There are a thousand lentils in the ashes. And look at my clothes.” On the hill all the windows of the castle were bright already, and you could hear the music.',
      tries: [
        '{L} picked out the lentils one by one. After an hour there were a hundred in the bowl, and the ball had begun.',
        '{L} washed the old clothes and hung them over the stove. They were clean then, and so wet that they dripped.',
        '{L} wanted to walk to the castle all the same. At the gate stood a guard. “Only with a coach,” said the guard.',
      ],
      tip: '“You feed the pigeons every day, and you’ve never asked for anything,” said {G+}. “Ask now! They know a lentil when they see one. And leave the rest to me. I only need a pumpkin. But at midnight it’s a pumpkin again.”',
      low: '“Why would anyone help me?” asked {L}. “Because you always helped us,” cooed somebody on the window sill.',
      turn: '{L} opened the window wide and called, “Please help me!” Forty pigeons came, and the bowl was full in no time. And out in the yard stood a golden coach, and on the seat lay clothes like starlight and slippers of glass.',
      done: 'How {L} danced! With everyone, and twice with the prince, who was good at hopping. Then the clock began to strike. {L} kept the promise and ran, so fast that one slipper stayed on the stairs. The next day it was brought back. It fitted only {L}.',
      again:
        '{L} lives in the castle now, as a guest of honour. The lentils are sorted by those who want to eat them.',
      helper: { name: 'Godmother Moss', creature: 'woman' },
    },
  ],
};
