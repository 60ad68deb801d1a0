import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and the way home. */
export const somebodyLongs: StorySourceInput = {
  id: 'somebody-longs',
  situations: ['longing-being'],
  gentle: true,
  creature: 'theme',
  topic: '{S} and the way home',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'a-piece-of-home',
      titles: ['{S} Misses {The}', 'A Piece of Home', '{L} and {S}'],
      goal: 'help {S} with the longing for {noun}',
      trouble: '{S} was so far from {noun}',
      solved: '{S} had a piece of {noun} here',
      opener:
        'In the evening, when all was quiet, you could hear somebody hum. It was a song that {L+} did not know, and it came from far away.',
      friend:
        'Outside sat {S+}, looking up at the sky. “It’s nothing,” said {S}, and wiped something away. “I was only thinking of {noun}. It’s just the time when they put the soup on the table there.”',
      problem:
        'All day long {S} was busy and cheerful. But in the evening {S} missed {noun}, from the inside out. Nothing smelled right, the bed was too straight, and the stars were in the wrong place.',
      tries: [
        '{F} told {S} how nice it is here. {S} nodded at everything. It was nice here. It was not {noun}.',
        'They kept {S} busy, with games and cake, until late at night. Then it was bedtime, and there it was again, as if it had been waiting.',
        '“Don’t think of it,” somebody said. {S} tried. You can’t tell a heart what not to think of.',
      ],
      tip: '“You want to take it away,” said {G+}. “Don’t. Let {S} show it to you. Ask about {noun}: how it smells, what they eat, what the song is about.”',
      turn: '“Tell us about {noun},” said {L}. {S} looked surprised. And then {S} told: of the blue door that sticks, and the soup, and the song at night. {L} fetched a pot, and {F} some blue paint.',
      done: 'That night there was a blue door in the meadow, and it stuck a little. Behind it was soup, and everyone sang the song as well as they could. “It’s all wrong,” said {S}, and laughed and cried. “It’s just like {noun}.”',
      again:
        'There’s a letter on its way to {noun} now, with everybody’s name on it. And in the evening they all hum along.',
    },
  ],
};
