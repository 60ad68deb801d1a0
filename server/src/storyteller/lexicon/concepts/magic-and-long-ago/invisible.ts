import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being invisible. */
export const invisible: StorySourceInput = {
  id: 'invisible',
  words: [
    'invisible',
    'be/being invisible',
    'invisibility cloak',
    'nobody see me',
    'invisible sock/hat/cloak/coat/dog/cat/shoe',
  ],
  situations: ['trait', 'wants-to-be', 'newcomer', 'has'],
  topic: 'being invisible',
  thing: 'the invisible wool',
  main: 'village',
  plots: [
    {
      id: 'only-the-laugh',
      titles: ['Where Is {L}?', 'You Can’t See Me', 'Invisible!'],
      goal: 'be seen again',
      trouble: '{L} was still invisible',
      solved: 'everybody could see {L} again',
      opener:
        'At the market there was a heap of socks that were not there. “Invisible,” it said on the sign. {L+} put them on. First the feet were gone. Then the rest was gone as well.',
      problem:
        'At first it was fun. {L} took a bun from the plate, and it floated. {L} tickled {F}. But when {L} said, “It’s me!”, everyone looked past. Somebody sat down on {L}. And the socks would not come off: how do you find the end of something you can’t see?',
      tries: [
        '{F} shook flour over {L}. There was a white {L} now, like a ghost. People ran away, and then the wind blew.',
        '{L} put on a hat, a coat and boots. “A coat is walking about!” they shouted, and called the fire brigade.',
        '{L} stood in the middle of the square, and waved as hard as possible. No one can see somebody wave who can’t be seen.',
      ],
      tip: '“I can’t see you,” said {G+}, “but I’d know you anywhere. Everybody has something that isn’t to be seen and still is only theirs. Do that. And then pull where it’s warm.”',
      low: 'They had laid the table for everyone. There was one chair too few. {L} stood beside it, and nobody noticed.',
      turn: 'What was only {L’s}? The worst joke in the world, which nobody else could tell! {L} told it, right to the end. It was very quiet. Then {F} jumped up, and ran with both arms out, and caught hold of something warm.',
      done: '{F} held tight, and felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe, a bit crumpled, and everybody cheered, as if {L} had been to the moon.',
      again: 'The socks are in a drawer. At least that’s what they think. Nobody’s seen them since.',
      outcomes: [
        {
          asked: ['invisible everyone/friend/all/together/trick/hide', 'trick', 'hide'],
          done: '{F} held tight, and felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe. {F} weighed the two nothings in one hand. “One each?” asked {F}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{F} held tight, felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe. The bun was still floating by the window. They took it by the hand, put it on the table, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{F} held tight, and felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe, a bit crumpled. “I knew you by the worst joke in the world,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{F} held tight, felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe. It makes you tired not to be there all day. The socks went in a drawer, or beside it, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{F} held tight, and felt for the heel, and pulled. Plop, one sock. Plop, the other. First there were two knees in the air, then a tummy, then the nose of {L}, a bit crumpled, and {told}.',
        },
      ],
      art: {
        'a heap of socks that': 'village: L hold sock curious; market-stall',
        'the rest was gone': 'village: L look surprised; sock',
        'it floated': 'kitchen: L eat bun laughing; F point surprised; bun',
        'There was a white': 'kitchen: F throw flour; L think worried; ghost, flour',
        'A coat is walking about': 'village: L walk worried wearing coat; people, boot',
        'waved as hard as possible': 'village: L wave worried; people',
        'I’d know you anywhere': 'village: G say; L look G curious; F look',
        'one chair too few': 'kitchen: L slump sad; people, table',
        'The worst joke in': 'kitchen: L speak brave; F look surprised',
        'caught hold of something warm': 'kitchen: F hug L happy; L look happy',
        'Plop, one sock': 'kitchen: F pull sock happy; L cheer happy; people',
        'are in a drawer': 'bedroom: L laugh; F clap happy; drawers, sock',
      },
    },
  ],
};
