import type { StorySourceInput } from '../../story-source.ts';

/** Stories about whistling. */
export const whistling: StorySourceInput = {
  id: 'whistling',
  words: ['whistle', 'whistling', 'learn/learning whistle', 'whistle with finger', 'cannot/can’t whistle'],
  situations: ['learn', 'cannot', 'wants', 'ability', 'trait', 'own-wish', 'afraid'],
  topic: 'whistling',
  thing: 'the whistle',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'only-air',
      titles: ['{L} Learns to Whistle', 'Only Air', 'The First Whistle'],
      goal: 'whistle a real note',
      trouble: 'only air came out of {L’s} mouth',
      solved: '{L} could whistle',
      opener:
        'The postman could whistle. The boy next door could whistle with two fingers. {L+} put both lips together and blew. Out came a long soft “fffff”.',
      problem:
        '{L} tried it all the way to school and all the way home. Fffff. The lips were dry and the cheeks ached, and a leaf on the path moved a little. But there wasn’t a single note.',
      tries: [
        '{L} blew harder. It made some spit and a loud “pffft”, and the dog next door went indoors.',
        '{L} stuck two fingers in, like the boy next door. Now it was just air with fingers.',
        '{L} sang “wheeet” in a very high voice. Everybody turned round. But nobody believed it was a whistle.',
      ],
      tip: '“You blow as if you had to put out a fire,” said {G+}. “Have you ever blown across the top of a bottle? Wet your lips, make a tiny hole, keep your tongue down behind your bottom teeth. And then blow so gently that a candle would stay lit.”',
      turn: '{L} licked both lips and made the hole no bigger than a pea. The tongue went down behind the teeth. {L} blew, hardly at all. Fffff. A bit to the left. Fff-weee! It was thin and wobbly, and gone at once. But it was a note.',
      done: '{L} did it again. Wee. And once more, and longer: weeee! From the hedge a blackbird answered. “Did you hear that?” cried {L}. “It talked back!”',
      again:
        'By Sunday it was half a song. {L} whistles on the way to school now, and the blackbird has learned the second line.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Wee. And once more, and longer: weeee! From the hedge a blackbird answered. The boy next door put two fingers to both lips, the postman put down the bag, and they made a tune of it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Wee. And once more, and longer: weeee! From the hedge a blackbird answered. The postman stopped at the gate, whistled it back with a trill, and opened the bag, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Wee. And once more, and longer: weeee! From the hedge a blackbird answered. “Did you hear that?” cried {L}. “It talked back!” In every garden somebody stood with pursed lips, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Wee. And once more, and longer: weeee! From the hedge a blackbird answered, and then, a bit later, only said good night. {L} whistled it softly through the keyhole, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Wet lips, a hole no bigger than a pea, and hardly any breath. Wee. And once more, and longer: weeee! From the hedge a blackbird answered. “It talked back!” cried {L}, and took another breath, and {told}.',
        },
      ],
      helper: { name: 'Mr Finch', creature: 'robin' },
      art: {
        'The postman could whistle': 'village: L look curious; postman',
        'Out came a long soft': 'village: L blow curious',
        'tried it all the way to school': 'village: L blow sad; leaf',
        'The lips were dry': 'village: L blow sad; leaf',
        'blew harder. It': 'village: L blow angry; dog, door',
        'stuck two fingers in': 'village: L blow worried; children',
        'in a very high voice': 'village: L sing worried; people',
        'blown across the top of a bottle': 'meadow: G show bottle calm; L listen curious; candle',
        'licked both lips': 'meadow: L blow calm; hedge',
        'It was thin and wobbly': 'meadow: L blow surprised; bird',
        'From the hedge a blackbird': 'meadow: L cheer; bird, hedge',
        'By Sunday it was half a song': 'village: L blow happy; bird',
      },
    },
  ],
};
