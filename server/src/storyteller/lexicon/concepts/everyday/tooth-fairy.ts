import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tooth fairy. */
export const toothFairy: StorySourceInput = {
  id: 'tooth-fairy',
  words: [
    'tooth fairy',
    'tooth under pillow',
    'tooth fairy forget/forgot',
    'tooth fairy’s night',
    'coin under the pillow',
  ],
  situations: ['deed', 'visit', 'lost', 'forgets', 'absence', 'question'],
  topic: 'the tooth fairy',
  thing: 'the tooth in the glass',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'still-there-in-the-morning',
      titles: ['Dear Tooth Fairy', 'Still There!', '{L} and the Night Post'],
      goal: 'find out why the tooth fairy had not come',
      trouble: 'the tooth still lay under the pillow in the morning',
      solved: 'the tooth fairy had come after all',
      opener:
        'In the evening it lay under {L’s} pillow, washed and wrapped in a bit of silver paper: the tooth. {L+} had left the window open by a hand’s width and had moved the bear, so that nobody would fall over it.',
      problem:
        'In the morning {L} reached under the pillow. There was something hard and small! It was the tooth. It lay there just as in the evening. No coin, no letter, not one crumb of glitter. “I’ve been forgotten,” said {L}, very quietly. Others had always been fetched at once.',
      tries: [
        '{L} put the tooth on top of the pillow, where nobody could miss it, with an arrow made of socks. In the morning {L} had three socks in bed, and a tooth in one ear.',
        [
          '{L} stayed awake, to call out “Here!” At a quarter past nine {L} closed both eyes, just to rest them. Then it was seven.',
          '{F} hung up a lamp in the window. Nineteen moths came, and they were not interested in teeth.',
        ],
        'They looked for the fairy in the telephone book, under T and under F. There was a Mr Fairley, who sells carpets.',
      ],
      tip: '“Do you know how many teeth fell out on Tuesday?” asked {G+}, who works nights as well. “It was apple day. Nobody’s forgotten you. But has anybody ever left something up there for the journey?”',
      turn: '{L} took the best paper. “Dear Tooth Fairy,” wrote {L}, “I know that you’ve got a lot to do. It doesn’t have to be today. Here’s a biscuit. Yours, {L}.” And {L} put the letter and the tooth beside the window, and slept.',
      done: 'In the morning the tooth was gone, and the biscuit too! There lay a coin, and a letter, not bigger than a stamp, in writing like ants: “Sorry! Wind from the front, 4,112 teeth, and one wing wet. Nobody has ever asked before. It was a very good biscuit.”',
      again: 'The next one wobbles already. {L} has put some flour and sugar aside, in good time.',
    },
  ],
};
