import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about a child who has lost its grown-up. */
export const lostInACrowd: StorySourceInput = {
  id: 'lost-in-a-crowd',
  words: [
    'lost in the supermarket/shop/market/mall/crowd/zoo/fair/station/airport/town/city/museum/store/beach/festival',
    'lost at the supermarket/shop/market/mall/zoo/fair/beach/station',
    'get/be lost',
    'lost in a crowd',
    'lost child',
  ],
  situations: ['lost', 'visit', 'afraid', 'runaway'],
  gentle: true,
  topic: 'being lost in a crowd',
  thing: 'the long row of coats',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'stay-where-you-are',
      titles: ['{L} Is Lost', 'Stay Where You Are', 'Found by the Bananas'],
      goal: 'be found again',
      trouble: '{L} could not see the others anywhere',
      solved: '{L} had been found',
      opener:
        'There was so much to see. There was a pyramid of oranges, a dog in a bag, and a man who was carrying eleven boxes. {L+} held on to a coat, a blue one, and went along. “Look at that!” said {L}, and looked up.',
      problem:
        'It was the wrong coat. The face over it was a stranger’s face. {L} let go. Everywhere there were legs, trolleys and voices, and none of them was the right one. {L’s} heart beat so that you could hear it. “Where are you?” called {L}. It came out quite small.',
      tries: [
        '{L} ran, along one row and back by the next one. Everything looked the same, and every corner had another corner behind it.',
        '{L} looked only at coats. There were a great many blue ones. Each one turned round, and each time it was not the right one.',
        '{L} thought of going out to the car. But out there it was big and loud, and {L} stopped at the door, in time.',
      ],
      tip: '“When two look for each other, you have to stand still,” said {G+}, with a badge and a name on it. “That’s you. I work here, and I’ll stand beside you. What’s your name, and who shall I call?”',
      turn: '{L} stood still, beside the bananas, where it’s bright. That was the hardest thing, as the legs wanted to run. {L} said the first name, the last name, and what colour the coat was. And then a voice from the ceiling said {L’s} name, all through the building.',
      done: 'There were quick steps. Round the corner came the right coat, with open arms, and {F} just behind. “I looked for you everywhere!” “I stayed where I was,” said {L} into the warm coat. They held each other so long that somebody with a trolley had to wait.',
      again:
        'They’ve agreed on it now: whoever is lost stays by the bananas. In the evening {L} plays it with the bear. The bear is found every time.',
      helper: { name: 'Mrs Till', creature: 'hen' },
    },
  ],
};
