import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning to write. */
export const handwriting: StorySourceInput = {
  id: 'handwriting',
  words: [
    'handwriting',
    'learn/learning to write',
    'learn/learning write',
    'pencil grip',
    'hold/holding pencil',
    'neat/messy writing',
    'write/writing letters neatly',
    'write/writing letter b/d',
    'joined-up writing',
    'cursive',
  ],
  situations: ['learn', 'cannot'],
  topic: 'learning to write',
  thing: 'the pencil',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'big-in-the-air',
      titles: ['{L} Learns to Write', 'A Name for the Drawer', 'The Letters That Fell Over'],
      goal: 'write a name on the drawer',
      trouble: 'the letters fell over and ran off the paper',
      solved: 'the name was on the drawer, and anyone could read it',
      opener:
        'Each child in the class had a drawer. And on the drawer there was a label, and on the label each of them was to write their own name. {L+} took a pencil and held it as tight as could be.',
      friend:
        '{F’s} label was done already. {F+} pulled up a chair. “Yours begins with a tall one,” said {F}, and drew it on the table with a finger.',
      problem:
        '{L} pressed down. The first letter was as big as the whole label. The next one was tiny, and the one after that fell over and looked the wrong way. Then the tip of the pencil broke. “It says nothing,” said {L}.',
      tries: [
        '{L} wrote faster. Now the letters were running down a hill.',
        '{L} held the pencil in a fist, like a spoon, and used the whole arm. There was a hole in the label.',
        '{F} held {L’s} hand and wrote along with it. It was a nice name. But it was {F’s} writing.',
      ],
      tip: '“Begin big,” said {G+}. “Write it as big as a house, in the air. Then as big as a cat, in the sand. And hold the pencil like a baby bird: it mustn’t fall, and it mustn’t be squashed.”',
      low: 'There were three spoiled labels on the floor. {L’s} fingers hurt.',
      turn: '{L} went outside and wrote in the air, with a whole arm. Then in the sand with a stick. Then with a wet finger on a stone. It got smaller every time. At last {L} took up the pencil, like a baby bird.',
      done: 'One letter, and a little room, and the next. They were not all the same size. But they stood in a row and looked the right way. “I can read it!” called {F}, and read it out: “{L}!” They stuck it on the drawer together.',
      again:
        '{L’s} name is on a good many things now. On the boots, on the fruit bowl, and in very small letters on the cat’s basket.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'One letter, and a little room, and the next. They stood in a row and looked the right way. “I can read it!” called {F}. They stuck it on the drawer together, and there was something in the drawer already, for everybody, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One letter, and a little room, and the next. They stood in a row and looked the right way. They stuck the label on the drawer. Miss Quill pulled it open once, and shut it again, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One letter, and a little room, and the next. They were not all the same size, but they stood in a row and looked the right way. “{L}!” {F} read out, as loud as on a stage, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One letter, and a little room, and the next. They stood in a row and looked the right way. With one finger {L} wrote it on the misty window of the bus, too, big and slow, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In the air, in the sand, with a wet finger, and at last on paper. One letter, and a little room, and the next. They stood in a row and looked the right way. “I can read it!” called {F}, and {told}.',
        },
      ],
      helper: { name: 'Miss Quill', creature: 'goose' },
      art: {
        'Each child in the class': 'school: L write worried at desk; drawers, label',
        'pulled up a chair': 'school: F point happy; L look curious crayon; label',
        'tip of the pencil broke': 'school: L sit sad at desk; label, crayon',
        'were running down a hill': 'school: L write worried at desk; label',
        'the pencil in a fist': 'school: L write angry; hole, label',
        'wrote along with it': 'school: F hold-hands L happy; L look worried; label',
        'as big as a house': 'school: G reach-up calm; L think house curious',
        'three spoiled labels': 'school: L sit sad; many label',
        'Then in the sand with': 'playground: L dig stick happy; sandpit',
        'letter, and a little room': 'school: L write proud at desk; F cheer; label',
        'all the same size': 'school: L write proud at desk; F cheer; label',
        'On the boots, on': 'cottage: L point happy; boot, bowl, cat',
      },
    },
  ],
};
