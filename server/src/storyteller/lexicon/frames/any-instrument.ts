import type { StorySourceInput } from '../story-source.ts';

/** General plots about playing the {noun}. */
export const anyInstrument: StorySourceInput = {
  id: 'any-instrument',
  kinds: ['instrument'],
  topic: 'playing the {noun}',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'one-tune',
      titles: ['{L} and {The}', 'One Note on {The}', 'The Song of {The}'],
      goal: 'play a tune on {the}',
      trouble: '{the} only made a dreadful noise',
      solved: '{the} played a real tune',
      opener: [
        '{L+} had got {a}. It shone, and it was just the right size, and {L} wanted to play it more than anything.',
        'In a dusty case under the stairs {L+} found {a}. “Play me,” it seemed to say.',
      ],
      problem: [
        '{L} took hold of {the} and played. The cat left the room. A cup cracked. It was not a tune, it was a noise like a cow in a cupboard.',
        '“On Saturday there is a concert,” said {L}, “and I want to play {the}.” But whatever {L} did, {the} only squeaked and growled.',
      ],
      tries: [
        '{L} played {the} as loudly as possible. All along the street the windows were shut, one after the other.',
        '{L} tried to play {the} without making a sound. That was pleasant for the neighbours, but it was not music.',
        'They read a book about {the}. It had a hundred pages, and on page one it said: “First, learn everything.”',
      ],
      tip: [
        '“One note,” said {G+}. “Find one note on {the} that you like, and play it until it likes you. Then find its neighbour.”',
        '“You are fighting with {the},” said {G+}. “Hold it as you would hold a cat. And listen while you play.”',
      ],
      turn: [
        'So {L} looked for one good note on {the}. There! Warm and round. {L} played it all afternoon, soft and loud, until it came by itself. Then the next one.',
        '{L} held {the} gently and listened. Under the squeak was a small, clear note. {L} played only that, and {F} clapped slowly, so that it had something to walk on.',
      ],
      done: [
        'On Saturday {L} played {the}. There were only five notes in it, but it was a real tune, and people hummed it on their way home.',
        'The notes took each other by the hand, and it was a song! Even the cat came back and sat down beside {the}.',
      ],
      again: [
        'Every evening, when the lamps go on, {the} can be heard in the street. Now they open their windows for it.',
        '{L} knows eleven notes on {the} by now. The first one is still the best.',
      ],
    },
  ],
};
