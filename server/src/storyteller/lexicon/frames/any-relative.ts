import type { StorySourceInput } from '../story-source.ts';

/** General plots about a day with {a}. */
export const anyRelative: StorySourceInput = {
  id: 'any-relative',
  kinds: ['relative'],
  creature: 'theme',
  topic: 'a day with {a}',
  thing: '{S}',
  main: 'garden',
  plots: [
    {
      id: 'day-together',
      titles: ['{L} and {S}', 'A Day With {S}', 'A Surprise for {S}'],
      goal: 'make {S} happy',
      trouble: '{S} was not happy yet',
      solved: '{S} was as happy as could be',
      opener: [
        'There is nobody like {a}. {L+} knew that, and wanted to do something about it today.',
        '{L+} had drawn {a} with a big smile. But today the smile was only in the picture.',
      ],
      friend: [
        '“Hello, {L},” said {S+}, but it was a small hello. “I’m a bit tired today.” {L} saw that something was wrong.',
        '{S+} sat by the window and looked out. “What is it?” asked {L}. “Oh, nothing,” said {S}, which is never true.',
      ],
      problem: [
        'Usually {S} laughed about everything. Today {S} laughed about nothing, and the whole house was quieter for it.',
        '{L} showed {S} a new somersault. {S} said, “Very nice,” and looked out of the window again.',
      ],
      tries: [
        '{L} cooked breakfast for {S}. There were pancakes on the plate, on the floor, and one on the lamp. {S} said thank you and sighed.',
        '“A show!” said {L}. There was dancing, and a trick with a hat. The hat fell into the soup. {S} clapped a little.',
        '{L} tidied up the whole room. Afterwards nobody could find anything, and least of all {S}.',
      ],
      tip: [
        '“Have you asked what {S} liked to do as a child?” said {G+}. “Everybody was small once, even {S}.”',
        '“You do so much for {S},” said {G+}. “Perhaps you could do less, and just listen.”',
      ],
      turn: [
        '{L} put everything down and sat close to {S}. “Tell me about when you were small,” said {L}. {S} was surprised, and thought, and began to tell.',
        'So {L} leaned on {S} and did nothing at all, only listened. After a while {S} began to talk, first softly, then more and more.',
      ],
      done: [
        'There was a story about a goat, and one about a hole in a boat. By the third one {S} laughed until the chair shook. There it was again, the real laugh!',
        '“Nobody has asked me that for years,” said {S}, and gave {L} a hug that lasted as long as a song.',
      ],
      again: [
        'Now they do it every week. {S} tells, {L} listens, and sometimes it is the other way round.',
        'The picture of {S} with the big smile hangs on the wall. It is quite true again.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'There was a story about a goat, and one about a hole in a boat. By the third one {S} laughed until the chair shook. The fourth was about what there used to be on Sundays, and {S} still knew how it is made. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'There was a story about a goat, and one about a hole in a boat. By the third one {S} laughed until the chair shook. “Nobody has asked me that for years,” said {S}. There it was again, the real {S}, and {told}.',
        },
        {
          kinds: [
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'By the third story {S} laughed until the chair shook. The fourth one was about what {S} liked best of all when {S} was small. “But we can still do that,” said {L}. So {told}.',
        },
      ],
    },
  ],
};
