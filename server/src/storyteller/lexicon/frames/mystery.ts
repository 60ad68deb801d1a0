import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the}. */
export const mystery: StorySourceInput = {
  id: 'mystery',
  situations: ['mystery'],
  topic: '{the}',
  thing: '{the}',
  main: 'meadow',
  plots: [
    {
      id: 'what-is-it',
      titles: ['{L} and {The}', 'The Secret of {The}', 'What About {The}?'],
      goal: 'find out about {the}',
      trouble: 'nobody knew enough about {the}',
      solved: 'they knew all about {the}',
      opener: [
        '“{Noun},” said {L+}, first loudly and then softly. There was something about {noun} that made {L} want to know more.',
        'It began with one word in the morning. “{Noun}!” said {L+}. Nobody knew where it had come from, but from then on {L} thought of nothing else.',
      ],
      problem: [
        'But the more {L} asked about {the}, the less anyone could say. “{Noun}? Never seen it,” said one. “{Noun}? Never heard of it,” said another.',
        'Something was the matter with {the}. Everyone in town had stopped talking about it, and nobody could say why.',
      ],
      tries: [
        'They looked for {the} upstairs in the attic. They found a trunk, a hat and a very surprised moth.',
        'They built a trap with a sign: “{Noun}, this way.” In the morning there was somebody in it, but it was only the neighbour’s goose.',
        'They drew {the}, each in a different way. The pictures looked like a cloud, a sock and a kind of train.',
      ],
      tip: [
        '“{^noun}?” said {G+}, very quietly. “You won’t find out by chasing it. Sit down, and think what you would like about it most.”',
        '“I knew somebody once who knew about {the},” said {G+}. “The secret is this: you have to begin with a very small one.”',
      ],
      turn: [
        'So they sat down in the grass, and waited, and thought about {the} with all their might. And {L} began, with something very small.',
        '{L} stopped running about. “Let’s start small,” said {L}. They put together everything they knew about {the}, bit by bit.',
      ],
      done: [
        'And that was how they came to know {the}. It was not big and not strange. It was exactly what {L} had been missing.',
        '“{^noun}!” they all called, and laughed. Now they knew all there is to know about {the}, and could show everyone.',
      ],
      again: [
        'Ask anyone in town about {the} now, and they will send you to {L}.',
        'Every day since then has had a little bit of {noun} in it.',
      ],
    },
  ],
};
