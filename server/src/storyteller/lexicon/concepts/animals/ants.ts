import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ants. */
export const ants: StorySourceInput = {
  id: 'ants',
  words: ['ant', 'anthill', 'ants and anthill', 'ant hill', 'ant colony', 'ants marching'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'ants',
  thing: 'the anthill',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-crumb-for-everyone',
      titles: ['One Very Big Crumb', '{L} and the Ants', 'All the Way Home'],
      goal: 'help the ants get the big crumb home',
      trouble: 'the crumb was too big for the ants',
      solved: 'the crumb was in the anthill',
      opener:
        'Across the garden path ran a thin brown line. When {L+} bent down, the line was made of ants. They ran from the anthill to the picnic rug and back, and every one carried something that was bigger than itself.',
      problem:
        'From {L’s} cake fell a crumb, as big as a thumbnail. To an ant that’s as big as a car. Three of them pulled. They pulled in three directions. Then dark clouds came up. In the rain the crumb would turn to mush.',
      tries: [
        '{L} wanted to carry it to the anthill. But the moment {L} lifted it up, the ants fell off, and ran about, and did not know any more where it was.',
        'They blew at it from behind. Two ants flew into the grass.',
        '{F} called, “Left! Left!” Ants don’t listen with their ears. They listen with their feelers.',
      ],
      tip: '“Have you seen what two ants do when they meet?” asked {G+}. “They tap each other with their feelers. That’s how news gets about. Clear the way for them, and let them call the others.”',
      turn: '{L} lay down and took away whatever was in the way: a twig, a stone, a blade of grass. Then {L} put one tiny bit of the crumb down in front of the anthill. An ant found it, ran in, and tapped the next, and that one tapped another.',
      done: 'Out of the hole they came, by the dozen. They stood all round the crumb, lifted it, and set off, and this time they all went the same way. Just as the first drop fell, the crumb bumped down into the dark.',
      again: 'Next day after the rain the brown line was there again. {L} steps over it, on tiptoe.',
      helper: { name: 'Mrs Thorn', creature: 'beetle' },
    },
  ],
};
