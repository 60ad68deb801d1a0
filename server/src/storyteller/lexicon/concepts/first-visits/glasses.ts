import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new glasses. */
export const glasses: StorySourceInput = {
  id: 'glasses',
  words: ['glasses', 'new glasses', 'get/getting/wear/wearing glasses', 'optician', 'eye doctor', 'eye test'],
  situations: ['visit', 'wants', 'afraid'],
  topic: 'the new glasses',
  thing: 'the pair of glasses',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'fuzzy-world',
      titles: ['The Fuzzy World', '{L} Gets Glasses', 'So That’s What a Leaf Looks Like'],
      goal: 'see the far things clearly',
      trouble: 'everything far away was fuzzy',
      solved: 'the glasses made it all clear',
      opener:
        '{L+} said good morning to the postman. It was a bush. {L} waved to a friend. It was a coat on a line. “Strange,” said {L}. “The whole world is fuzzy today.”',
      problem:
        'It was fuzzy the next day, too. The letters on the board swam like fish. “You need glasses,” said everyone. “I don’t,” said {L}, and bumped into the door.',
      tries: [
        '{L} screwed up both eyes very tight. It got a bit clearer, but now it looked as if {L} was angry with everyone.',
        '{L} went right up close to things. That worked for flowers. It didn’t work for a goat.',
        'They made glasses from wire and jam-jar lids. They were beautiful. You couldn’t see a thing through them.',
      ],
      tip: '“I had that as well,” said {G+}. “Try some on! Nobody says that they have to be grey. Choose the pair in which you like yourself.”',
      turn: 'In the shop there were round ones, square ones, and one like a butterfly. {L} read the letters on the wall and tried them on, one after another. And then, at the green ones: oh!',
      done: 'The tree had leaves, every single one! The moon had an edge. And over there stood {F}, and was not a coat at all. “Hello,” said {L}. “I can see you.”',
      again:
        'In the evenings the glasses lie beside the bed. And the first thing {L} sees in the morning is no longer a fog.',
      helper: { name: 'Mr Lens', creature: 'mole' },
    },
  ],
};
