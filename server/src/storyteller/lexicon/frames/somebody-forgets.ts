import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and the forgotten {nouns}. */
export const somebodyForgets: StorySourceInput = {
  id: 'somebody-forgets',
  situations: ['forgets'],
  creature: 'theme',
  topic: '{S} and the forgotten {nouns}',
  thing: '{S}',
  main: 'village',
  plots: [
    {
      id: 'a-knot-in-the-hanky',
      titles: ['{S} Forgets', 'What Was It Again?', '{L} and {S}'],
      goal: 'help {S} to remember the {nouns}',
      trouble: '{S} had forgotten the {nouns} again',
      solved: '{S} could remember the {nouns} by heart and by foot',
      opener:
        '“What was it again?” said somebody outside. “It’s on the tip of my tongue.” {L+} opened the door. Somebody was sitting on the step.',
      friend:
        'It was {S+}. “I’ve come because…” said {S}, and stopped. “Wait. It had to do with the {nouns}. I’ve forgotten the {nouns}. I always do.”',
      problem:
        'Without the {nouns} it all went wrong. {S} said something that was nearly right, and there was a bang and a smell, and a [toad|teapot] where the hat had been. “Not that one,” said {S}.',
      tries: [
        'They tied a knot in a hanky. “I’ll remember now,” said {S}. Then {S} looked at it. “What’s the knot for?”',
        '{L} wrote it all down on a list. It was a good list. {S} forgot where it was.',
        '{S} said it over and over, all the way: “The {nouns}, the {nouns}, the…” Then a butterfly came by. “Pretty,” said {S}. And it was gone.',
      ],
      tip: '“A head is like a shelf,” said {G+}. “Words slide off. But what you sing stays. And what you do with hands and feet stays longest.”',
      turn: '{L} made up a tune, and a step for each of the {nouns}: a hop for the first, a clap for the second, a turn for the third. They did it together, until {S} hopped without thinking.',
      done: 'Then it was time. {S} went quite white. {L} hummed the beginning, and {S’s} feet began to hop all by themselves. And with the hop came the word, and the next, and all the {nouns}, in the right order!',
      again:
        'If somebody hops and claps along the street, it is {S}, remembering something. Mostly it is the {nouns}. Sometimes it is the shopping.',
    },
  ],
};
