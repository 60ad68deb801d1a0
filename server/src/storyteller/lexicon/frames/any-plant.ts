import type { StorySourceInput } from '../story-source.ts';

/** General plots about growing {a}. */
export const anyPlant: StorySourceInput = {
  id: 'any-plant',
  kinds: ['plant'],
  topic: 'growing {a}',
  thing: '{the}',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'will-it-grow',
      titles: ['{L} and {The}', 'Grow, {Noun}, Grow!', 'The Smallest {Noun}'],
      goal: 'help {the} grow',
      trouble: '{the} would not grow',
      solved: '{the} had grown',
      object: 'seed',
      opener: [
        '{L+} wanted {a}, one that {L} had grown with {L.their} own hands.',
        'There was a bare patch in the garden. “That’s where {a} should be,” said {L+}.',
      ],
      friend: [
        '{F+} brought something small in a paper bag: a seed. “It doesn’t look like {a},” said {L}. “Not yet,” said {F}.',
        '“Look what I’ve got,” said {F+}. It was only a seed, brown and wrinkled. “In there,” said {F}, “is a whole {noun}.”',
      ],
      problem: [
        'They planted it and watered it and waited. Monday, nothing. Tuesday, nothing. By Sunday there was still no {noun}, not even a tip of one.',
        'A tiny bit of green came up. But then it stopped. It hung its head, and did not look like {a} at all.',
      ],
      tries: [
        'They gave it more water, and more, and still more. It turned into a puddle, and {the} would have needed a boat.',
        '“Perhaps it can’t hear that it’s spring,” said {F}. They drummed on a pot beside it. That only brought the neighbours.',
        '{L} pulled at it a little, to help it along. That was the worst idea of all.',
      ],
      tip: [
        '“What does {a} need?” said {G+}. “Not too much of anything. A bit of sun, a bit of rain, a friend, and time. Mostly time.”',
        '“You’ve put it in the shade,” said {G+}. “Try the warm side. And then leave it alone, which is the hardest part.”',
      ],
      turn: [
        'Very carefully they dug it up and carried it to the warm side of the garden. A little water. Then {L} sat on both hands and waited.',
        '{L} made a sign: “Please do not help.” Every day {L} only looked, and told it something nice, and went away again.',
      ],
      done: [
        'And one morning there it was, green and straight and taller than yesterday: {a}! It opened up, as if it had only just thought of it.',
        'It grew to {L’s} knee, and past the fence. A real {noun}! Bees came from three gardens away.',
      ],
      again: [
        'In autumn {the} gave them a handful of seeds. {L} put them in a bag and wrote on it: “Wait.”',
        '{L} sits beside {the} in the evening and tells it about the day.',
      ],
    },
  ],
};
