import type { StorySourceInput } from '../../story-source.ts';

/** Stories about solving a mystery. */
export const detectives: StorySourceInput = {
  id: 'detectives',
  words: [
    'detective',
    'detectives',
    'solve/solving mystery',
    'mystery story',
    'young detective',
    'detective story',
    'solve/solving case',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'mystery',
    'question',
    'deed',
    'own-wish-to-be',
    'wants-to-be',
    'works-as',
    'culprit',
  ],
  topic: 'solving a mystery',
  thing: 'the case',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-missing-pies',
      titles: ['{L}, Detective', 'The Case of the Missing Pies', 'Three Clues and a Crumb'],
      goal: 'find out who had taken the pies',
      trouble: 'the pies were gone and nobody knew who had taken them',
      solved: 'the case was solved',
      opener:
        'On {L’s} door there was a sign: “Detective. Please knock.” {L+} had a magnifying glass, a notebook and a sharp pencil. What was missing was a case.',
      friend:
        'Then {F+} came running. “The baker’s pies have gone!” said {F}. “Six of them! They were cooling on the window sill.” {L} put on a hat. “Don’t touch anything,” said {L}.',
      problem:
        'On the sill there were six round marks in the dust, and no pies. “It was the children,” said one neighbour. “It was the dog,” said another. Everybody was quite sure, and nobody had seen it.',
      tries: [
        '{L} asked them all, “Was it you?” They all said no. A detective can’t do much with no.',
        'They followed the postman all morning. All the postman did was bring letters.',
        '{L} put out a seventh pie and kept watch. It was a good pie. In the end {F} ate it.',
      ],
      tip: '“People tell you what they think,” said {G+}, who used to be an inspector. “Things tell you what happened. You’ve looked at faces all day. Have you looked at the window sill? And under it?”',
      turn: '{L} knelt down with the magnifying glass. In the flower bed there were small prints, but no shoes had made them. There was a crumb, too, and a tuft of white hair on the rose bush. {L} followed the crumbs.',
      done: 'They led behind the church. There stood the white goat with jam on its beard, and a rope with a bitten-off end. Six empty dishes lay in the grass. “It was nobody you thought of,” said {L} to the neighbours, and they turned rather red.',
      again:
        'Now the baker cools the pies one floor higher up. In the notebook it says: “Case number one. Solved. Paid with one pie.”',
      helper: { name: 'Inspector Hush', creature: 'owl' },
    },
  ],
};
