import type { StorySourceInput } from '../../story-source.ts';

/** Stories about letters that will not stay still. */
export const lettersThatDance: StorySourceInput = {
  id: 'letters-that-dance',
  words: [
    'dyslexia',
    'dyslexic',
    'hard/difficult read/reading',
    'cannot/can’t read',
    'not read',
    'letters dance/swim/jump/jumping/mixed',
    'slow/slowest reader',
  ],
  situations: ['cannot', 'trait', 'deed', 'wants', 'learn', 'question'],
  topic: 'letters that will not stay still',
  thing: 'the letters',
  main: 'library',
  plots: [
    {
      id: 'fish-on-the-page',
      titles: ['Letters like Fish', '{L} and the Swimming Letters', 'The Ruler and the Ear'],
      goal: 'read the story to the end',
      trouble: 'the letters swam about like fish',
      solved: '{L} had read it in {L’s} own way',
      opener:
        'For the others letters stood in a row, like birds on a wire. For {L+} they were fish. As soon as {L} looked at them, they darted off: b became d, and “was” turned round and was “saw”.',
      problem:
        'And now {L} was to read aloud, in front of everyone. “The d… the bog…” Somebody giggled. {L} knew the story by heart. But the fish on the page would not let themselves be caught.',
      tries: [
        '{L} looked very, very hard. The harder {L} looked, the faster they swam.',
        '{L} said that both eyes hurt. It was not true, but then it became true, from all that looking.',
        '{L} learned the first page off by heart and said it. Unfortunately the book was open at the second.',
      ],
      tip: '“My letters swim as well,” said {G+}, “to this day. And I’m the librarian! Clever heads have fish quite often. Read with a ruler, a finger and an ear. And take all the time that you like. Books don’t run away.”',
      turn: '{L} put a green ruler under the line. Now only a few fish were left in the pond. {L’s} finger went along under them, and {L} listened to each: d-o-g. “Dog!” It held still.',
      done: 'It was slow. It was much slower than for the others. But when {L} got to the wolf, with the voice that {L} had for wolves, nobody in the library was giggling. They had all moved up closer.',
      again:
        '{L} still catches fish, a page a day. And whenever a story is to be read with voices, they ask {L} first.',
      helper: { name: 'Librarian Finch', creature: 'owl' },
      outcomes: [
        {
          asked: ['read/reads/book/word/aloud/story/page/write'],
          kinds: ['tells', 'sees'],
          done: 'The green ruler kept the pond small, and {L’s} finger went along under each fish. It was slow. But when {L} got to the wolf, with the voice {L} had for wolves, they all moved up closer. Nobody cared how long it took, and {told}.',
        },
        {
          asked: ['proud/clap/cheer/win/prize/star/clever/sticker/best'],
          kinds: ['claps', 'gets', 'given-by', 'all-get', 'happy', 'feels', 'says', 'says-words'],
          done: 'It was slow. It was much slower than for the others. But the wolf had a voice, and nobody in the library was giggling. {L’s} finger stopped under the very last word, and caught it. It was quiet for a moment, and then {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'sleep',
            'helps',
          ],
          done: '{L} caught one fish after another, with a ruler, a finger and an ear. When the wolf came, they all moved up closer. “Do the grandmother, too,” begged {F}, who can read fast and has only one voice. So {told}.',
        },
      ],
      art: {
        'like birds on a wire': 'library: L read worried; bird',
        'they were fish. As': 'library: L read worried; many fish',
        'they darted off': 'library: L startle worried; book, many fish',
        'And now': 'library: L read ashamed; children, fish',
        'looked very': 'library: L read angry; many fish',
        'both eyes hurt': 'library: L cover-eyes sad; book',
        'learned the first page off': 'library: L hold book worried; children',
        'My letters swim as well': 'library: G show ruler calm; L listen curious; fish',
        'put a green ruler': 'library: L hold green ruler curious; book on table',
        'finger went along': 'library: L read happy; dog',
        'It was slow. It': 'library: L read proud; children, wolf',
        'all moved up closer': 'library: L read proud; children, wolf',
        'still catches fish': 'library: L read happy; children, fish',
      },
    },
  ],
};
