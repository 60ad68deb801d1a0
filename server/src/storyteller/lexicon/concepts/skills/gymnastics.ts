import type { StorySourceInput } from '../../story-source.ts';

/** Stories about gymnastics and cartwheels. */
export const gymnastics: StorySourceInput = {
  id: 'gymnastics',
  words: [
    'gymnastics',
    'gymnastic',
    'cartwheel',
    'handstand',
    'somersault',
    'balance beam',
    'acrobatics',
    'forward roll',
  ],
  situations: ['learn', 'cannot', 'wants', 'visit'],
  topic: 'gymnastics',
  thing: 'the cartwheel',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'round-like-a-wheel',
      titles: ['{L} Turns the World Round', 'Hand, Hand, Foot, Foot', 'The Crooked Cartwheel'],
      goal: 'turn a cartwheel',
      trouble: '{L’s} cartwheel was no wheel but a heap',
      solved: '{L} had turned a cartwheel, all the way round',
      opener:
        'Hand, hand, foot, foot: the big ones went across the grass like wheels off a cart. {L+} saw the soles of their feet go by against the sky. “I want to have that too,” said {L}, “the sky under my feet.”',
      problem:
        'It began well, with both arms up. Then came the hands, and then everything else came as well, all at once. {L} lay there in a heap, with a daisy up one nostril. A wheel is round. This was more of a table, and one leg of it was missing.',
      tries: [
        [
          '{L} took a long run. It was a heap, but further away, and in the rhubarb.',
          '{L} tried it at the wall, so as not to fall over. The wall was not impressed. {L} slid down it like jam.',
        ],
        [
          '{F} held both of {L’s} legs up. Now {L} stood on both hands, quite well, and could not get down till teatime.',
          '{L} practised in bed. The lamp has a dent since then.',
        ],
        '{L} watched the big ones lying flat in the grass, for an hour. Now {L’s} head could do it. The legs had not been watching.',
      ],
      tip: '“You’re afraid of being upside down, and so you bend,” said {G+}. “Look at the ground, at one spot between your hands. And draw yourself a line. Hand, hand, foot, foot. Say it aloud, and leave nobody out.”',
      turn: '{L} laid a skipping rope in the grass, straight as a ruler, and put a daisy in the middle. “Hand,” said {L}, with both eyes on the daisy. “Hand.” The legs went up and were long. “Foot.” It was still a bit crooked. Ten times. Then “foot” came by itself.',
      done: 'Hand, hand, foot, foot! The sky was underneath, for the length of one breath, and the daisy stood on its head. {L} stood as well, with both arms up, on the other side of the line. “You went right round!” shouted {F}. {L} did it again, because of the sky.',
      again:
        'There are six spots in the lawn where the grass won’t grow any more. They are all in one line. “Those are mine,” says {L}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Hand, hand, foot, foot! The sky was underneath, and {L} stood, with both arms up, on the other side of the line. The big ones made room in their row. Wheel after wheel went over the grass, to where the blankets were, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Hand, hand, foot, foot! The sky was underneath, and {L} stood, with both arms up, on the other side of the line. The biggest of the big ones picked the daisy that had shown the way, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Hand, hand, foot, foot! The sky was underneath, for the length of one breath. {L} stood on the other side of the line. “You went right round!” shouted {F}, and tried it too, and was a table, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Hand, hand, foot, foot! The sky was underneath, for the length of one breath, and {L} stood on the other side of the line. The sky turned red meanwhile, on its proper side, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Hand, hand, foot, foot, along the rope and over the daisy! The sky was underneath, for the length of one breath. {L} stood, with both arms up, on the other side of the line, and {told}.',
        },
      ],
      art: {
        'went across the grass like wheels': 'meadow: L look curious; children, wheel',
        'to have that too': 'meadow: L stretch-out happy; children',
        'It began well, with both arms': 'meadow: L fall; flower',
        'watched the big ones lying': 'meadow: L lie curious; children',
        'You’re afraid of being upside down': 'meadow: G point calm; L listen curious; rope',
        'laid a skipping rope': 'meadow: L crouch calm; skipping-rope, flower',
        'The legs went up': 'meadow: L stretch-out brave; skipping-rope, flower',
        'The sky was underneath': 'meadow: L cheer laughing; F cheer; skipping-rope, flower',
        'There are six spots': 'meadow: L point proud; grass',
      },
    },
  ],
};
