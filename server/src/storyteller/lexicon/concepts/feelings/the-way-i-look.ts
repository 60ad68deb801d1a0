import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hair, skin and freckles that are right as they are. */
export const theWayILook: StorySourceInput = {
  id: 'the-way-i-look',
  words: [
    'curly/frizzy/afro/kinky/red/ginger/straight hair',
    'curls',
    'braid',
    'plait',
    'cornrow',
    'afro',
    'freckle',
    'birthmark',
    'my hair',
    'my skin',
    'skin colour/color',
    'brown/black/dark/different skin',
    'colour of my skin',
    'hair like mine',
    'my nose',
  ],
  situations: ['trait', 'has', 'deed', 'wants', 'own-wish', 'question'],
  topic: 'looking the way one looks',
  thing: 'the mirror in the hall',
  main: 'cottage',
  plots: [
    {
      id: 'the-longest-morning',
      titles: ['{L} in the Mirror', 'Just Right, Said {L}', 'The Sunday Chair'],
      goal: 'like what was in the mirror',
      trouble: '{L} thought that everyone else looked right',
      solved: '{L} liked what was in the mirror',
      opener:
        'On Sundays there was the chair. One sat on it, and behind one stood somebody with warm hands, who combed and creamed and took all the time in the world. That was Grandma, and {L+} knew every story of those hands.',
      problem:
        'But this Sunday {L} did not want to sit there. “In the book nobody looks like me,” said {L}. “The princess doesn’t, nor the pilot, nor the one with the dog. I’d like to look as they do.” It was quiet behind the chair.',
      tries: [
        '{L} tried to be somebody else, with a towel on {L.their~the} head and flour on both cheeks. A ghost looked out of the mirror, and the ghost was not happy.',
        '{L} took the crayons and coloured the princess over. There was only one brown in the box, and it was that of mud.',
        '{L} pulled a hat down low, in the house, at breakfast.',
      ],
      tip: '“You come from somewhere,” said {G+}. “That forehead crossed the sea. Those hands have baked bread for ninety years. Fetch the box with the pictures, and the mirror. And then mix a colour that’s yours, and don’t take it out of a box.”',
      turn: 'On the old photos sat somebody with {L’s} cheeks, and somebody with that very chin, laughing. {L} laid them round the mirror. Then {L} mixed: earth, honey, a bit of evening, cinnamon, and tried it on one arm, till nobody could tell the paint from the skin.',
      done: 'With that colour {L} painted the pilot. With {L’s} own hair, and all of it. “There you are,” said Grandma, and began to comb. {L} looked in the mirror for the whole story long, and did not look away.',
      again:
        'The book is read more than ever. On the last page there is one more person now, the colours are a bit lumpy, and it is clear to everyone that it is the captain.',
    },
  ],
};
