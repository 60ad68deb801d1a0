import type { StorySourceInput } from '../../story-source.ts';

/** Stories about feeding the ducks. */
export const feedingTheDucks: StorySourceInput = {
  id: 'feeding-the-ducks',
  words: [
    'feed/feeding the duck/ducks',
    'feed/feeding duck/ducks',
    'ducks on the pond',
    'duck pond',
    'ducks at the park',
    'swans at the park',
  ],
  situations: ['visit', 'learn', 'wants', 'deed'],
  topic: 'feeding the ducks',
  thing: 'the bag of oats',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'not-the-bread',
      titles: ['{L} Feeds the Ducks', 'Quack!', 'One for the Smallest'],
      goal: 'feed the smallest duck',
      trouble: 'the smallest duck got nothing at all',
      solved: 'the smallest duck had eaten its fill',
      opener:
        'On Saturday {L+} went to the pond with a bag. As soon as it rustled, they came from everywhere, across the water, with their feet paddling like mad: ducks!',
      problem:
        '{L} threw a handful of oats. Splash! The fat green one was there first, and at the second handful too. Right at the back there was a small brown duck. Whenever it came near, the others pushed it away. It hadn’t had a single flake.',
      tries: [
        '{L} threw further, right over the others. But the others could turn round faster than the little one could open its beak.',
        '{L} threw lots, so that there would be enough for all. The pigeons came, and a swan. The swan ate it all up.',
        '{F} called “Shoo!” at the fat ones. Then they were all gone, and the little one had gone the furthest.',
      ],
      tip: '“They come to where the splash is,” said {G+}. “So make two splashes. One of you keeps the big ones busy. And the other one stays very quiet, further along, where it’s shallow. And it’s good that it isn’t bread. Bread fills their tummies and makes them ill.”',
      turn: '{F} threw one flake at a time, with a big swing of the arm, and all of the big ones came. {L} sat down behind the reeds and waited, with oats on one hand. There was a ripple. The small brown duck came, looked left and right, and stopped.',
      done: 'It came right up to the stone. It ate them all, flake by flake, and then three more out of {L’s} hand. That tickled. “Quack,” it said, only once, and shook its tail. {L} had never had such a good view of a duck.',
      again: '{L} always brings oats or a few peas, and always two bags. One of them is for the splash.',
      object: 'bag',
      helper: { name: 'Mr Reed', creature: 'heron' },
    },
  ],
};
