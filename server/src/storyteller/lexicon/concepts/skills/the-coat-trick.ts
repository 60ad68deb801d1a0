import type { StorySourceInput } from '../../story-source.ts';

/** Stories about putting on a coat. */
export const theCoatTrick: StorySourceInput = {
  id: 'the-coat-trick',
  words: [
    'wear/wearing coat/jacket/anorak',
    'put/putting on coat/jacket',
    'coat on',
    'won’t/not wear coat/jacket/hat/gloves/mittens/scarf',
    'won’t put on coat',
    'coat trick',
    'without coat/jacket',
    'too hot for a coat',
    'not want coat/jacket',
    'refuse/refuses wear coat/jacket',
    'winter coat',
    'putting on my coat',
  ],
  situations: ['refuses', 'reluctant', 'learn', 'cannot', 'wants', 'deed', 'own-wish', 'lacks', 'forgets'],
  topic: 'putting on a coat',
  thing: 'the coat',
  home: 'cottage',
  main: 'cottage',
  weather: 'wind',
  plots: [
    {
      id: 'over-the-head-it-flies',
      titles: ['No Coat Today!', '{L} and the Coat Trick', 'Whoosh, Over the Head'],
      goal: 'get out of the door in a coat',
      trouble: '{L} did not want to put on the coat',
      solved: 'the coat was on, and {L} had done it alone',
      opener:
        'Outside it was windy, with leaves flying past the window. Everybody was ready. The hats were on, the gloves were on. Only {L+} was standing in the hall with folded arms. “No coat,” said {L}.',
      friend:
        '“It’s cold,” said {F+}. “I’m hot,” said {L}. It was true. In the hall it’s always too hot for a coat, and outside it’s always too late. They looked at each other.',
      problem:
        'And there was something else. The coat had two long sleeves, and somebody always came and pulled {L} into them, first one arm and then the other. It was tight, it tickled, and then the zip came up and stopped at the chin. {L} hated that.',
      tries: [
        '“Then I’ll go like this,” said {L}, and went out. After ten steps {L’s} ears were red, after twenty {L’s} knees were knocking. {L} came back in, and pretended to have forgotten something.',
        '{L} put the coat on alone. One arm went in, and then the coat ran away: round and round in the hall, with {L} behind it and never catching up with the second sleeve.',
        '{L} put it on the wrong way round, with the buttons at the back. That was warm. But the hood was in front of {L’s} face.',
      ],
      tip: '“You don’t like being put into things,” said {G+}. “Nor do I. Then you put it on, and in such a way that it flies. Lay it on the floor with the hood at your feet. The rest is magic.”',
      low: '{L} didn’t quite believe it. A coat that lies upside down on the floor looks like a tired bat. But nobody was pulling at {L} now, and nobody said “Hurry up.” They all just looked.',
      turn: '{L} stood at the hood, bent down, and put both hands into the sleeves. “One,” said {L}, “two, three!” And {L} threw up both arms, over {L.their} head. Whoosh! The coat flew up like a bird, over and down the back.',
      done: 'And it was on, with both arms in it! “Again!” cried {L}, took it off, and did it once more. Then {L} did up the zip, only as far as {L} wanted, and was the first one out in the leaves.',
      again:
        'Now they all do it, every morning, in a row in the hall. Whoosh, whoosh, whoosh. The big ones knock down a picture now and then. The coats are on in no time.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Whoosh! The coat flew up like a bird, and it was on, with both arms in it. {L} was the first one out in the leaves. They swept them up into one big heap with their sleeves, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Whoosh! The coat flew up like a bird, and it was on, with both arms in it. {L} did up the zip, only as far as {L} wanted. {G}, who didn’t like being put into things either, opened the door, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Whoosh! The coat flew up like a bird, and it was on, with both arms in it. “Again!” cried {L}. Then they all tried it in the hall, in a row, and one hat flew along, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Whoosh! The coat flew up like a bird, and it was on. {L} was the first one out in the leaves, and the last one in again. “One, two, three,” and it flew off, onto its hook, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“One, two, three!” Whoosh! The coat flew up like a bird. It was on, with both arms in it. {L} did up the zip, only as far as {L} wanted, and pulled open the door, and {told}.',
        },
      ],
      helper: { name: 'Mr Woolley', creature: 'man' },
      art: {
        'Outside it was windy': 'hallway, wind: L arms-crossed angry; coat, window',
        'In the hall it’s always': 'hallway: F speak worried wearing coat; L sulk angry',
        'The coat had two long sleeves': 'hallway: L sulk angry; mother, coat',
        'Then I’ll go like this': 'garden, wind: L shiver; leaf, house',
        'the coat ran away': 'hallway: L chase worried; coat',
        'with the buttons at the back': 'hallway: L stand surprised wearing coat; mirror',
        'Lay it on the floor': 'hallway: G say happy; L listen curious; coat',
        'quite believe it': 'hallway: L look curious at coat; coat; F look',
        'stood at the hood': 'hallway: L reach-up coat brave',
        'on, with both arms in': 'garden, wind: L cheer wearing coat; F cheer; leaf',
        'first one out in the': 'garden, wind: L cheer wearing coat; F cheer; leaf',
        'Now they all do it': 'hallway: L raise coat laughing; F raise coat laughing',
      },
    },
  ],
};
