import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Mary Anning, who found fossils. */
export const maryAnning: StorySourceInput = {
  id: 'mary-anning',
  words: [
    'mary anning',
    'mary anning find/finds/found/discovers fossil/fossils/skeleton/dinosaur',
    'ichthyosaur',
    'plesiosaur',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'finds', 'wants'],
  topic: 'Mary Anning and the sea dragon',
  thing: 'the sea dragon',
  home: 'village',
  main: 'shore',
  plots: [
    {
      id: 'the-eye-in-the-cliff',
      titles: ['{L} and Mary Anning', 'The Eye in the Cliff', 'The Sea Dragon of Lyme'],
      goal: 'find the rest of the sea dragon',
      trouble: 'there was only a head and the rest was missing',
      solved: 'the whole sea dragon had been found',
      opener:
        'Two hundred years ago Mary Anning lived by the sea at Lyme. Mary was twelve, and looked for stones to sell to visitors: round ones with a snail in them, and pointed ones. {L+} carried the basket.',
      friend:
        '{F+} had a hammer. After a stormy night they went out together, because then the cliff has broken off, and something new lies on the beach. “Stop,” said Mary. “Something’s looking at us.”',
      problem:
        'From the cliff looked an eye, as big as a plate, made of stone. Round the eye was a skull with a hundred teeth. But behind the skull there was nothing: only mud. “A head must have a body,” said {L}. Where was it?',
      tries: [
        'They dug where the neck ought to be. The mud slid down again, faster than they could dig.',
        '{L} asked the fishermen. “That’s a crocodile,” said one. “A dragon,” said the other. Nobody had seen a body.',
        '{F} hammered about wildly. “Stop!” cried Mary. “You’ll break in a minute what’s waited for millions of years.”',
      ],
      tip: '“You’re in a hurry, the cliff isn’t,” said {G+}, who mended nets. “Every storm takes off a slice, like bread. You only have to come again, after every storm, to the same place, and look more closely than anyone.”',
      low: 'So they waited. In spring there was nothing, and in summer there was nothing. In the village they were already laughing about it.',
      turn: '{L} went there after every storm, even in November. And one morning, after the worst one, {L} saw a row of dark knobs in the grey, all the same distance apart. They were not pebbles. “Mary!” shouted {L}. “It’s got a back!”',
      done: 'This time they took little knives and brushes. Out came ribs, four paddles and a tail, bone after bone, five metres long. It was no crocodile and no dragon. It was an animal that had swum there long before there were any people.',
      again:
        'Today it is in a museum in London. The scholars gave it a long name. {L} and Mary had simply called it “you”.',
      object: 'basket',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Out came ribs, four paddles and a tail, bone after bone, five metres long. Ten men carried it up from the beach on planks. In Lyme they all stood at their doors, and then at long tables, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Out came ribs, four paddles and a tail, bone after bone, five metres long. A gentleman in a tall hat came down to the beach, walked along it from the eye to the tail, and took off the hat, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Out came ribs, four paddles and a tail, bone after bone, five metres long. “Stop,” said Mary, “now it’s looking at us with its whole body.” They stood there in the mud, up to their knees, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Out came ribs, four paddles and a tail, bone after bone, five metres long. The tide was coming in. They carried the last bone up in the basket, wrapped in {L’s} own coat, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Out came ribs, four paddles and a tail, bone after bone, five metres long. It was an animal that had swum there long before there were any people. {L} brushed the sand out of its eye, and {told}.',
        },
      ],
      helper: { name: 'Old Mr Net', creature: 'man' },
      art: {
        'carried the basket': 'shore: L hold basket happy; fossil, stone',
        'had a hammer. After': 'shore: F hold hammer curious; L startle; stone',
        'with a hundred teeth': 'shore: L look worried; F look; big bone, mud',
        'where the neck': 'shore: L dig worried; F dig; mud',
        'asked the fishermen': 'shore: L say worried; gentleman, net',
        'hammered about wildly': 'shore: F hammer angry; L shout worried; stone',
        'mended nets': 'shore: G hold net; L look G curious; wave',
        'already laughing': 'village: L sit sad; people',
        'after every storm, even': 'shore, rain: L point surprised; bone, wave',
        'five metres long': 'shore: L+F cheer; dinosaur, bone',
        'in a museum': 'museum: L wave happy; dinosaur, bone',
      },
    },
  ],
};
