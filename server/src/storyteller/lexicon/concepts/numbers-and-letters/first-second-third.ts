import type { StorySourceInput } from '../../story-source.ts';

/** Stories about ordinal numbers: first, second, third. */
export const firstSecondThird: StorySourceInput = {
  id: 'first-second-third',
  words: [
    'ordinal',
    'ordinal number',
    'ordinal numbers',
    'first second third',
    'first second and third',
    'who is first',
    'first and last',
    'third from the left',
    'order of things',
    'being second',
    'in the right order',
    'sequencing',
  ],
  situations: ['learn', 'question', 'cannot', 'thing-pair'],
  topic: 'first, second and third',
  thing: 'the row of flowerpots',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'under-the-third-pot',
      titles: ['Under the Third Pot', 'First, Second, Third', '{L} Counts Along the Row'],
      goal: 'find the third pot of the row',
      trouble: 'nothing lay under the third pot',
      solved: 'they knew where first was',
      opener:
        '{L+} stood at the garden door, and it was locked. But a note hung on it: “The key lies under the third pot.” Along the wall stood seven flowerpots in a row.',
      friend:
        '“Third is three,” said {F+}. “That’s easy.” They ran to the wall, because it was beginning to rain.',
      problem:
        '“First, second, third,” said {L}, and lifted the third pot. There was a beetle under it, and no key. They put the pot down again, very gently, because of the beetle. Had they counted wrong?',
      tries: [
        '{F} counted once more, and faster. The third pot was still the third pot, and the beetle looked annoyed.',
        '{L} took three pots and lifted them all: the first, the second and the third. “Three pots aren’t the third pot,” {L} then thought. And there was no key either.',
        'They looked for a pot with a three on it. One had a crack, one had a snail, and none had a number.',
      ],
      tip: '“Where is first?” asked {G+} from over the fence. “In a race it’s clear, and in a queue as well. But a row has two ends. Who wrote the note, and where were they standing?”',
      low: 'The rain ran along the wall. Seven pots stood there, and one of them knew.',
      turn: '{L} went back to the door, where the note was. Whoever had written it had come through the gate, and from the gate you reach the other end of the wall first! “We began at the wrong end,” said {L}. “First, second, third!”',
      done: 'From the gate the third pot was the fat one with the mint. {L} tipped it, and there lay the key, dry and shiny. They were indoors before the big rain came.',
      again:
        '{L} has written a new note. “The third pot, counted from the gate.” Now anybody can find it. So {L} has hidden the key somewhere else.',
      object: 'key',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'From the gate the third pot was the fat one with the mint, and there lay the key. They were indoors before the big rain came. A bit of mint had come along. First came the kettle, then the cups, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'From the gate the third pot was the fat one with the mint, and there lay the key. They were indoors before the big rain came. Only the beetle had been in the right place from the first, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'From the gate the third pot was the fat one with the mint, and there lay the key. They were indoors before the big rain came. First the wet shoes, second the dry socks, third the sofa, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'From the gate the third pot was the fat one with the mint. {L} tipped it, and there lay the key, dry and shiny. The first drop fell, then the second, then the third. It turned in the lock, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Trellis',
        creature: 'tortoise',
      },
      art: {
        'it was locked': 'garden: L pull worried; door, note, many plant-pot',
        'Third is three': 'garden, rain: F run happy; L run happy; many plant-pot',
        'lifted the third pot': 'garden, rain: L raise plant-pot surprised; beetle',
        'looked annoyed': 'garden, rain: F point worried; L look worried; plant-pot, beetle',
        'took three pots': 'garden, rain: L hold plant-pot worried; many plant-pot',
        'with a three on it': 'garden, rain: L+F search worried; plant-pot, snail',
        'Where is first': 'garden, rain: G speak calm; L listen curious; fence',
        'rain ran along the wall': 'garden, rain: L look sad; F look sad; many plant-pot, wall',
        'We began at the wrong': 'garden, rain: L point happy; F look surprised; gate, many plant-pot',
        'fat one with the mint': 'garden, rain: L raise key proud; F cheer; big plant-pot',
        'has written a new note': 'garden: L hang note happy; door, plant-pot',
      },
    },
  ],
};
