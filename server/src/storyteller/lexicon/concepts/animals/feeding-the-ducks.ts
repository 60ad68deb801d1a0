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
      outcomes: [
        {
          asked: ['duck/duckling eat/full/fed/food/happy/hungry/swim/quack/follow'],
          done: 'The small brown duck came right up to the stone. Flake by flake it ate what {L} held out, and far away {F} still made big splashes for the others. It shook its tail, once for every pea, and {told}.',
        },
        {
          asked: ['family/mother/mum/duckling/baby/babies'],
          done: 'The small brown duck ate all the flakes, and three more out of {L’s} hand. That tickled. “Quack,” it said into the reeds, quite softly, as if it was safe now to tell somebody. The stalks moved apart, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The small brown duck came right up to the stone, ate every flake, and three more out of {L’s} hand. “Quack,” it said, and shook its tail. The bag was empty, but there was another one, with sandwiches, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The small brown duck came right up to the stone, and ate every flake, and three more out of {L’s} hand. That tickled! It said “quack”, shook its tail, and sat down on {L’s} shoe. Behind the reeds {told}.',
        },
      ],
      art: {
        'As soon as it rustled': 'river: L hold bag happy; duck',
        'with their feet paddling': 'river: L wave happy; many duck',
        'a handful of oats': 'river: L throw seed worried; green duck, small brown duck',
        'threw further': 'river: L throw seed brave; many duck',
        'threw lots': 'river: L hold bag worried; big white duck, bird',
        'Shoo!” at the fat ones': 'river: F shout angry; L look worried; duck',
        'make two splashes': 'river: G say; L+F look G curious',
        'at a time, with': 'river: F throw seed happy; many duck',
        'sat down behind the reeds': 'river: L sit calm; small brown duck, grass',
        'shook its tail': 'river: L kneel happy; small brown duck',
        'and always two bags': 'river: L hold bag happy; F hold bag happy; duck',
      },
    },
  ],
};
