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
    'spell go/goes/going/went wrong',
    'spells that go wrong',
    'potion go/goes/going/went wrong',
    'potion that goes wrong',
    'witch whose spell/spells go/goes wrong',
    'witch/wizard whose spell/spells go/goes wrong',
    'witch school',
    'wizard school',
    'wizard apprentice',
    'sorcerer apprentice',
    'witch’s first day',
    'magic lesson/lessons',
    'magic go/goes/went wrong',
  ],
  situations: [
    'learn',
    'make',
    'wants',
    'deed',
    'trait',
    'cannot',
    'has',
    'visit',
    'newcomer',
    'works-as',
    'own-wish-to-be',
    'wants-to-be',
  ],
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
      outcomes: [
        {
          asked: [
            'spell/magic/potion/wand work/right/learn/break/undo/turn/good',
            'back/turn normal/hat/again',
            'real/become/be witch/wizard/fairy',
            'learn magic/spell',
          ],
          done: '{L} stood quite still and thought of nothing but {F’s} old hat, the brim, the feather, the smell of it. “Pimpernoodle,” said {L} softly. Puff! There sat the hat, and on all other heads sat all the other hats, and {told}.',
        },
        {
          asked: ['fly/broom/broomstick', 'fairy/princess/dragon/unicorn', 'wish', 'castle/school'],
          done: '“Pimpernoodle,” said {L} softly, and thought of nothing but hats. Puff! There they sat, on all the heads again. “And what would you think of if you might?” asked {G}. {L} looked at the spoon, thought very hard of one thing, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Pimpernoodle,” said {L} softly, and thought of nothing but hats. Puff! There they sat, on all the heads again. Only the eggs were left, one in every hair. “That’s lunch after all,” said {F}. So a fire was lit in the lane, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Pimpernoodle,” said {L} softly. Puff! On {F’s} head sat the hat, and on all the other heads sat all the other hats. {G}, the witch from the wood, turned the spoon over and read the back of it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Pimpernoodle,” said {L} softly. Puff! On {F’s} head sat the hat, and on all the other heads sat all the other hats. Only one chicken had stayed, with the old hat of {G} on, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Pimpernoodle,” said {L} softly. Puff! On {F’s} head sat the hat, and on all the other heads sat the others. {L} put the spoon away, right at the back of the drawer, under the cocoa, and {told}.',
        },
      ],
      helper: { name: 'Mother Nettle', creature: 'witch' },
    },
  ],
};
