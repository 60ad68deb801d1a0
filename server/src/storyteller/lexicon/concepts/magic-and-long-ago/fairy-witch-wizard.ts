import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the magic word. */
export const fairyWitchWizard: StorySourceInput = {
  id: 'fairy-witch-wizard',
  words: [
    'fairy',
    'witch',
    'wizard',
    'magic',
    'magic wand',
    'potion',
    'magic school',
    'elf magic',
    'broomstick',
  ],
  situations: ['learn', 'make', 'wants'],
  topic: 'the magic word',
  thing: 'the magic wand',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'wrong-spell',
      titles: ['{L} and the Wrong Spell', 'Abraca-what?', 'A Hatful of Magic'],
      goal: 'undo the magic',
      trouble: 'the magic went wrong every time',
      solved: 'the magic was undone',
      object: 'spoon',
      opener:
        'It looked like an ordinary spoon. But when {L+} picked it up in the grass, it hummed, and a daisy turned blue. It was a magic wand, in disguise.',
      friend:
        '“Try it on me,” said {F+}. “Make my hat fly!” {L} waved the spoon and said the first magic word that came to mind: “Pimpernoodle!” There was a puff of green smoke.',
      problem:
        'The hat did not fly. The hat was a chicken. It sat on {F’s} head and laid an egg. And not only that: in the whole lane everyone had a chicken on the head, and it would not come down.',
      tries: [
        '“Pimpernoodle!” said {L} again, louder. Now the chickens wore hats.',
        '{L} said it backwards: “Eldoonrepmip!” The houses turned round and stood with their backs to the road. The chickens stayed.',
        'They tried “please”. All the chickens said, “You’re welcome,” in chorus.',
      ],
      tip: '“You waved it like a fly swatter,” said {G+}, the witch from the wood. “Magic doesn’t do what you say. It does what you think. What did you think of when you said the word?”',
      turn: '{L} went red. “Of lunch,” said {L}. “Of chicken.” So that was it! This time {L} stood quite still, thought of nothing but {F’s} old hat, the brim, the feather, the smell of it, and only then moved the spoon, as gently as stirring cocoa.',
      done: '“Pimpernoodle,” said {L} softly. Puff! On {F’s} head sat the hat, and on all the other heads sat all the other hats, and the houses turned round again. Only one chicken had stayed. It liked it there.',
      again:
        'The spoon lies in the drawer, right at the back. It is used on Sundays, for cocoa, and {L} thinks very hard of cocoa.',
      helper: { name: 'Mother Nettle', creature: 'witch' },
    },
  ],
};
