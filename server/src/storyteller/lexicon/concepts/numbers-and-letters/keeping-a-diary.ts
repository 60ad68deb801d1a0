import type { StorySourceInput } from '../../story-source.ts';

/** Stories about keeping a diary. */
export const keepingADiary: StorySourceInput = {
  id: 'keeping-a-diary',
  words: [
    'write/writing down what happened',
    'diary',
    'diaries',
    'keep/keeping diary',
    'write/writing diary',
    'journal',
    'journals',
    'secret diary',
    'my diary',
    'holiday diary',
  ],
  situations: ['learn', 'make', 'has', 'lost', 'taken', 'wants', 'deed'],
  topic: 'keeping a diary',
  thing: 'the diary',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'what-happened-on-tuesday',
      titles: ['What Happened on Tuesday', '{L} Keeps a Diary', 'Dear Diary'],
      goal: 'keep what had happened',
      trouble: 'the days ran away',
      solved: 'the days were in the book',
      opener:
        '{L+} had been given a diary, a blue book with a ribbon and empty pages. On the first page it said, “Dear Diary”. After that came nothing, for nothing important had happened yet.',
      friend:
        '{F+} thought that you should only write in it on great days. So they waited for one. On Monday, on Tuesday and on Wednesday there was none.',
      problem:
        'On Thursday somebody asked, “When was it that we laughed so much that the milk ran over?” Nobody knew. “And what was so funny?” {L} remembered the milk, but not the joke. It was simply gone, and it had been such a good one.',
      tries: [
        'They asked everybody who had been there. One remembered a goat, and one a hat. It did not make a joke.',
        '{F} poured out milk once more and waited. Nobody laughed. They had to wipe the table.',
        '{L} sat down and wrote, “Something funny.” It was true, but it was not enough to laugh at.',
      ],
      tip: '“Great days look after themselves,” said {G+}. “It’s the small things that run away. Catch one of them each evening, no more than two sentences. What did I see? What made me laugh, or cross?”',
      low: 'The blue book lay on the pillow, and its ribbon hung out like a tongue.',
      turn: 'That evening {L} wrote two sentences. “The goat looked through the letter box. {F} said good morning to it.” It took no longer than brushing your teeth. And while the pencil wrote, the rest came back: the goat had worn a hat!',
      done: '“That was it!” shouted {L}, and wrote it down before it could run away again: the goat, the hat, the milk. They read it aloud, and everybody laughed so much that the milk ran over once more.',
      again:
        'On rainy days they turn the pages back. “What was on the ninth?” asks {F}. {L} looks it up. “Fog, pancakes, and you lost a shoe.”',
      object: 'book',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The goat, the hat, the milk: {L} wrote it all down before it could run away again. They read it aloud, and it was so funny that the milk ran over once more. There was only one thing to be done with so much cocoa, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The goat, the hat, the milk: {L} wrote it all down before it could run away again. They read it aloud. {G} listened to the end and took a second book out of the drawer, a red one, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The goat, the hat, the milk: {L} wrote it all down before it could run away again. They read it aloud, {F} did the goat, and the milk ran over once more, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The goat, the hat, the milk: {L} wrote it all down before it could run away again. The ribbon went between the pages, the book was shut, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“The goat looked through the letter box,” {L} wrote, and while the pencil ran, the rest came back: it had worn a hat! That, too, went on the page, before it could run away again, and {told}.',
        },
      ],
      helper: {
        name: 'Grandma Leaf',
        creature: 'tortoise',
      },
      art: {
        'been given a diary': 'bedroom: L hold blue book happy',
        'write in it on great': 'bedroom: F point happy; L look worried blue book; calendar',
        'When was it that': 'kitchen: L think bottle curious; people, table',
        'remembered a goat': 'kitchen: L look worried; people, hat',
        'poured out milk': 'kitchen: F pour worried; L wipe worried; puddle',
        'Something funny': 'bedroom: L write worried at desk',
        'Great days look after': 'bedroom: G speak calm; L listen curious; blue book',
        'lay on the pillow, and': 'bedroom, night: L look sad; blue book, bed',
        'wrote two sentences': 'bedroom, night: L write happy in bed; goat, hat',
        'before it could run away': 'kitchen: L read blue book laughing; F laugh; bottle, puddle',
        'wrote it down before': 'kitchen: L read blue book laughing; F laugh; bottle, puddle',
        'turn the pages back': 'living-room, rain: L read blue book happy; F point happy; pancakes',
      },
    },
  ],
};
