import type { StorySourceInput } from '../../story-source.ts';

/** Stories about handprints in Stone Age caves. */
export const stoneAgeHandprints: StorySourceInput = {
  id: 'stone-age-handprints',
  words: [
    'handprint',
    'handprints',
    'hand print',
    'hand prints',
    'cave handprint',
    'stone age handprint',
    'stone age hand',
    'stone age art',
    'cave art',
    'cave painter',
    'cave painters',
    'stone age cave painting',
  ],
  situations: ['learn', 'make', 'question', 'visit', 'wants'],
  topic: 'the handprints in the cave',
  thing: 'the hand on the wall',
  home: 'cave',
  main: 'cave',
  plots: [
    {
      id: 'blow',
      titles: ['{L’s} Hand on the Wall', 'A Hand for Ever', 'Blow, Said {L}'],
      goal: 'leave a handprint on the cave wall',
      trouble: 'the handprint would not stay on the wall',
      solved: '{L’s} hand was on the wall for ever',
      opener:
        'Many thousands of years ago {L+} lived in a cave. On its walls were painted horses, and bison, and deer. But nobody had painted the people. “I want to be up there, too,” said {L}.',
      friend:
        '{F+} held up a burning stick, so that they could see. At the back was a smooth white place, just as high as {L}. “There,” said {F}. “Put your hand on it.”',
      problem:
        '{L} dipped one hand in the mud from the stream and pressed it to the wall. There was a brown hand! But in the night the wall was wet, and in the morning the hand had run down to the floor.',
      tries: [
        '{L} drew round the hand with a bit of charcoal. It rubbed off on the first person who leaned there.',
        '{F} used the juice of berries. It was a wonderful red for a day. Then somebody licked it off, probably the dog.',
      ],
      tip: '“The horses up there are older than I am,” said {G+}, who had painted the last bison. “They’re made of red earth, ground as fine as flour. And you don’t have to paint your hand. Paint what’s round it.”',
      low: '{L} looked at the wet wall. The horses galloped on up there, as if they would never stop.',
      turn: '{L} ground the red earth to dust and mixed it with water. Then {L} laid one hand flat on the wall, took the red water in, and blew it out through a hollow bone, all round the fingers. Pfff. Pfff.',
      done: '{L} took the hand away, slowly. There it was, white, in a red cloud, with all its fingers. It did not run and it did not rub off. “Now me!” called {F}. By spring there were hands all over the wall.',
      again: 'They are still there. If you hold your own hand up in front of the small one, it fits.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Pfff, pfff, all round the fingers. There was {L’s} hand on the wall, white, in a red cloud. The burning sticks were put together into one big fire beneath it, so that everyone could see, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Pfff, pfff, all round the fingers. There was {L’s} hand on the wall, white, in a red cloud. “Now me!” called {F}, and blew too hard, and had a red face with white eyes, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Pfff, pfff, all round the fingers. There was {L’s} hand on the wall, white, in a red cloud. The fire burned low. Horses, bison and one small hand were still to be seen, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Pfff, pfff, all round the fingers. {L} took the hand away, slowly. There it was, white, in a red cloud, and it did not run and did not rub off. The bowl of red earth was still half full, and {told}.',
        },
      ],
      helper: { name: 'Old Ochre', creature: 'bear' },
      art: {
        'lived in a cave': 'cave: L look curious; horse, deer',
        'I want to be up': 'cave: L point happy; picture(horse)',
        'a burning stick': 'cave: F raise torch happy; L touch happy; wall',
        'a brown hand': 'cave: L hold mud happy; wall',
        'a bit of charcoal': 'cave: L draw crayon worried; wall',
        'the juice of berries': 'cave: F hold cherry happy; L look; dog, wall',
        'ground as fine as flour': 'cave: G hold red bowl; L look G curious; horse',
        'at the wet wall': 'cave: L look sad; horse, wall',
        'ground the red earth': 'cave: L stir brave; red paint-pot',
        'through a hollow bone': 'cave: L blow bone brave; F look; red cloud',
        'in a red cloud': 'cave: L cheer; F cheer; red wall, paint-pot',
        'They are still there': 'cave: L raise happy; wall',
      },
    },
  ],
};
