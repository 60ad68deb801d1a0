import type { StorySourceInput } from '../../story-source.ts';

/** Stories about words that rhyme. */
export const rhyming: StorySourceInput = {
  id: 'rhyming',
  words: [
    'sound/sounds the same at the end',
    'words that sound the same',
    'same ending sound',
    'rhyme',
    'rhyming',
    'rhymes',
    'rhyming word',
    'rhyming words',
    'silly rhyme',
    'silly rhymes',
    'words that rhyme',
    'find/finding rhyme',
    'make/making rhyme/rhymes',
    'learn/learning rhyme',
    'rhyming couplet',
    'rhyming couplets',
    'cat that rhymes',
    'speak/speaking/talk/talking in rhyme',
    'rhyming pairs',
    'limerick',
    'limericks',
  ],
  situations: ['learn', 'make', 'cannot', 'deed', 'question', 'trait', 'own-wish'],
  topic: 'words that rhyme',
  thing: 'the bell of rhymes',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-gate-that-wanted-a-rhyme',
      titles: ['The Gate That Wanted a Rhyme', 'Mouse, House, Louse', '{L} Finds a Rhyme'],
      goal: 'find a rhyme for the gate',
      trouble: 'the words did not rhyme',
      solved: 'the rhyme was right',
      opener:
        'At the end of the lane there was a garden with a swing, and a gate with a sign. “Whoever comes in must bring a rhyme. Plain talk just costs you time.” {L+} read it twice. It rhymed.',
      friend:
        '{F+} rattled at the gate. It stayed shut. “Hello, gate, please open up,” said {F}. The gate did nothing at all. That was no rhyme.',
      problem:
        '“A rhyme is when it sounds the same,” said {L}. “Gate, gate!” Nothing happened, because the same word twice does not count. Then {L} tried “gate” and “garden”. They began alike, and still the latch did not move.',
      tries: [
        '{F} knew a poem about the sea. It was long and lovely, but it was not made to rhyme. The gate waited politely until it was over.',
        '“Gate and, um, door!” said {L}. They fitted together well. But only in what they meant, and not in how they sounded.',
        'They said “gate” in a very high voice, and then in a very low one. It was the same word in two coats.',
      ],
      tip: '“Listen to the tail of the word,” said {G+}, “not to its nose. Leave the tail as it is and put a new nose on. Mouse, house. Cat, hat. And now you.”',
      low: 'Behind the gate the empty swing moved in the wind. {L} said the word quietly, again and again: “Gate. G-ate. Ate.”',
      turn: '“Ate is the tail!” said {L}, and tried one nose after the other. “Bate? Date! Fate. Late! Plate. Wait!” It began to bubble. “Now I have it,” said {L}, stood up straight, and knocked.',
      done: '“Good morning, gate, we can hardly wait. Please let us in, or it gets too late!” Click, went the latch, and the gate swung open. {F} ran ahead. “See you on the swing,” called {F}, “the first one there is king!”',
      again:
        'All evening nobody could stop. “Pass the bread,” said {L}, “and then to bed.” There was only no rhyme for “orange”, however long they looked.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Good morning, gate, we can hardly wait. Please let us in, or it gets too late!” Click, went the latch. In the garden stood a table, with a sign: “Sit in the shade, there’s lemonade!” So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Good morning, gate, we can hardly wait. Please let us in, or it gets too late!” Click, went the latch. “And who are you?” asked the gate, quite hoarse. “I’m {L},” said {L}, which doesn’t rhyme with anything, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Good morning, gate, we can hardly wait. Please let us in, or it gets too late!” Click, went the latch, and they swung until the moon came soon. “Good night, gate, it’s half past eight,” said {L}, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Good morning, gate, we can hardly wait. Please let us in, or it gets too late!” Click, went the latch, and the gate swung open. There was the garden, with a swing from tree to tree, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Verse',
        creature: 'blackbird',
      },
      art: {
        'a garden with a swing': 'village: L read curious; gate, sign, swing',
        'rattled at the gate': 'village: F pull gate worried; L look worried; gate',
        'the same word twice': 'village: L speak worried; F look sad; gate',
        'a poem about the sea': 'village: F tell wave happy; L look worried; gate',
        'Gate and, um': 'village: L speak worried; door, gate',
        'in a very high voice': 'village: L sing worried; F sing worried; gate',
        'tail of the word': 'village: G speak calm; L think mouse curious; house',
        'the empty swing moved': 'village: L whisper sad; swing, gate',
        'one nose after the other': 'village: L knock happy; F look surprised; gate',
        'Good morning, gate, we can': 'garden: L cheer; F ride happy on swing; gate',
        'the gate swung open': 'garden: L cheer; F ride happy on swing; gate',
        'All evening': 'kitchen, evening: L offer bread laughing; F laugh; orange',
      },
    },
  ],
};
