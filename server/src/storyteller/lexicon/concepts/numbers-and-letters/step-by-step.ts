import type { StorySourceInput } from '../../story-source.ts';

/** Stories about clear instructions and coding. */
export const stepByStep: StorySourceInput = {
  id: 'step-by-step',
  words: [
    'coding',
    'code/coding club',
    'learn/learning code',
    'algorithm',
    'algorithms',
    'computer program',
    'program/programming',
    'programming a robot',
    'program/programming robot',
    'step by step',
    'step by step instructions',
    'instructions',
    'instruction',
    'follow/following instructions',
    'give/giving instructions',
    'write/writing instructions',
    'how to make a sandwich',
    'computing',
    'debugging',
    'bee-bot',
  ],
  situations: ['learn', 'question', 'make', 'cannot', 'deed', 'mistaken', 'refuses'],
  topic: 'clear instructions',
  thing: 'the list of steps',
  home: 'workshop',
  main: 'workshop',
  indoors: true,
  plots: [
    {
      id: 'the-machine-that-did-what-it-was-told',
      titles: ['Exactly What It Was Told', '{L} Writes the Steps', 'A Jam Sandwich in Nine Steps'],
      goal: 'have the machine make a jam sandwich',
      trouble: 'the machine took every word as it stood',
      solved: 'every step was clear',
      opener:
        'In the workshop stood a machine with two arms and a slot for cards. Whatever you wrote on a card, it did. {L+} wanted a jam sandwich and wrote on the first card, “Make me a jam sandwich.”',
      friend:
        '“This will be good,” said {F+}, and brought a loaf, a jar and a knife for spreading. The card disappeared in the slot. The machine hummed and a lamp lit up. Then a new card came out: “Do not understand.”',
      problem:
        'So {L} wrote, “Put the jam on the bread.” The machine took the whole jar, lid and all, and put it on the whole loaf. Then it stopped, very content. It had done exactly what it was told.',
      tries: [
        '{L} said it louder. The machine put the jar on the loaf louder. Bump!',
        '“It’s silly,” said {F}. But it was not silly. It had just never seen a sandwich.',
        'They wrote, “Open the jar, then spread.” It opened the jar and spread its arms.',
      ],
      tip: '“It can’t guess what you mean,” said {G+}. “You know a hundred little things about sandwiches that it doesn’t. Do it yourself once, slowly, and write down every single thing that you do, in the right order.”',
      low: 'The loaf had a dent from the jar. {L} looked at the card with the one short sentence on it.',
      turn: '{L} made one sandwich by hand and stopped after every movement. “Take one slice. Lay it flat on the plate. Turn the lid until it comes off. Dip the knife in the jam.” Each one got a card of its own, with a number.',
      done: 'The machine read card one, card two, card three. At card five jam went on to the plate. “The knife is upside down,” said {L}, and put that right on the card. The second time it worked to the last step. There lay a jam sandwich!',
      again: 'Next {L} is going to write the steps for washing up. There will be more than nine of them.',
      object: 'sandwich',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Card one, card two, card three. At card five the knife was upside down, and {L} put that right. There lay a jam sandwich! {L} wrote on one more card, “And now again, for everybody,” and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Card one, card two, card three. At card five the knife was upside down, and {L} put that right. There lay a jam sandwich! {G} read the cards from the first to the last and screwed something off the front of the machine, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Card one, card two, card three. At card five the knife was upside down, and {L} put that right. There lay a jam sandwich! “Very content,” said the new card from the slot, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Card one, card two, card three, and there lay a jam sandwich! {L} wrote the last one: “Arms down. Lamp off. Rest until tomorrow.” It took every word as it stood, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Card one, card two, card three. At card five the knife was upside down, and {L} put that right. The second time it worked to the last step. The lamp glowed green, the machine hummed, and {told}.',
        },
      ],
      helper: {
        name: 'Engineer Ada',
        creature: 'woman',
      },
      art: {
        'a machine with two arms': 'workshop: L give card happy; big robot-toy',
        'a jar and a knife': 'workshop: F hold jar happy bread; L look surprised; big robot-toy, card',
        'took the whole jar': 'workshop: L startle; F look worried; big robot-toy, jar on bread',
        'said it louder. The': 'workshop: L shout; big robot-toy, jar',
        'It’s silly': 'workshop: F point laughing; L arms-crossed worried; big robot-toy',
        'spread its arms': 'workshop: L look surprised; F stretch-out laughing; big robot-toy, jar',
        'It can’t guess': 'workshop: G speak calm; L think sandwich curious; robot-toy, bread',
        'a dent from the jar': 'workshop: L hold card sad; bread',
        'by hand and stopped': 'workshop: L handle bread happy; F write happy; jam, plate',
        'one, card two, card three': 'workshop: L cheer; F cheer; big robot-toy, sandwich',
        'The machine read card': 'workshop: L cheer; F cheer; big robot-toy, sandwich',
        'the steps for washing up': 'kitchen: L write happy; plate, sink',
      },
    },
  ],
};
