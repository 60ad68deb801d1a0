import type { StorySourceInput } from '../../story-source.ts';

/** Stories about washing up. */
export const washingUp: StorySourceInput = {
  id: 'washing-up',
  words: [
    'washing up',
    'wash up',
    'wash/washing dish/dishes/plates/pots',
    'do/doing the dishes',
    'do/doing the washing up',
    'whose turn dishes/wash/washing',
    'turn to do the dishes',
    'load/loading dishwasher',
    'empty/emptying dishwasher',
    'dishwasher',
    'unload/unloading dishwasher',
    'dry/drying dishes/plates',
    'dirty dishes/plates',
    'clear/clearing table/plates',
    'kitchen sink',
  ],
  situations: [
    'deed',
    'refuses',
    'reluctant',
    'trait',
    'learn',
    'question',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'value',
  ],
  topic: 'washing up',
  thing: 'the tower in the sink',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'glasses-first',
      titles: ['The Tower in the Sink', 'Glasses First', 'Whose Turn Is It?'],
      goal: 'wash up before bedtime',
      trouble: 'the dirty dishes had grown into a tower',
      solved: 'every plate was clean and back on the shelf',
      opener:
        'After the big supper there was a tower in the sink. At the bottom was the greasy pan, then came nine plates, then the bowls, and right on top a glass, which swayed. “Whose turn is it?” asked everyone. They all looked at {L+}.',
      friend:
        '{F+} took a tea towel from the hook and put it over one arm like a waiter. “You splash, I dry,” said {F}.',
      problem:
        '{L} pulled out the pan, because it was the worst. Clatter! The glass only just landed in {F}’s hands. Then the water was brown, with an island of fat in it, and whatever went in clean came out greasy. The ninth plate looked worse than before.',
      tries: [
        '{L} put in more soap, and then a lot more. The foam climbed out of the sink and walked across the floor. Somewhere inside it, {F} sneezed.',
        'They carried everything outside for the rain to wash. It did rain a little. The snails were very pleased.',
        '{L} turned the plates over and hid the dirty side. That worked only until somebody wanted to lay the table.',
      ],
      tip: '“I’ve washed up on three ships,” said {G+}, “and I never changed the water more than twice. It’s all in the order: from the clean to the dirty. Glasses, spoons, plates, and the pan right at the end.”',
      low: 'The water gurgled away. {L} looked at what was left of the tower. From the top, it did not look so dreadful. Up there everything was nearly clean.',
      turn: '{L} ran fresh hot water, with one squirt and no more. First came the glasses, and they squeaked. Then the spoons, all together, with a noise like small bells. “Plates!” called {L}, and {F} dried them and sang out the numbers.',
      done: 'At the very end, when the water was only just warm, the pan went in. It was allowed to be the worst, for nothing came after it. {L} scrubbed until there was a face in it, {L}’s own. The tower was gone.',
      again: 'The pan hangs on the wall and shines. Whoever cooks hangs a note on it: “Glasses first!”',
      helper: { name: 'Captain Suds', creature: 'walrus' },
    },
  ],
};
