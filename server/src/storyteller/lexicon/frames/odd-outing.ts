import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} who comes to a place of everyday life: a dragon at the hairdresser’s. */
export const oddOuting: StorySourceInput = {
  id: 'odd-outing',
  situations: ['outing'],
  creature: 'theme',
  topic: '{S} on an outing',
  thing: '{S}',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'room-for-one-more',

      titles: ['{S} Comes Along', 'Room for {S}', '{L} and {S}'],
      goal: 'make room for {S}',
      trouble: 'nothing was made for {S}',
      solved: 'there was room for {S}, too',
      opener:
        '“May anyone come?” somebody asked on the stairs. “Of course,” said {L+}, without looking round. Then {L} did look round.',
      friend:
        'It was {S+}, with a bag. “I’ve never been,” said {S}. “I’ve heard that it’s lovely.” “It is,” said {L}. “Come along.”',
      problem:
        'But nobody there had reckoned with {a}. There was no chair for {S}, and no ticket. “Sit still,” they said. {S} sat still for a whole minute. Then {S} {slip}. “That’s what comes of it,” they said.',
      tries: [
        '{L} dressed {S} up in a hat and a long coat. They were very polite to the new lady, until the lady said “{voice}”.',
        '{S} tried to be exactly like everybody else. It’s hard to be like everybody else if you’re {a}. In the end {S} {slip} once more.',
        'They put {S} outside the door with some {treat}. Through the window two eyes looked in, and nobody could enjoy anything any more.',
      ],
      tip: '“You’re all trying to make {S} fit,” said {G+}. “What isn’t working here today? Ask that. There’s always something, and sometimes it takes {a}.”',
      turn: '{L} looked round. Everybody was waiting for something, and all of them were bored. “{S!},” said {L}, “show them how you do it at home, {lair}!” {S} took a deep breath. “{Voice}!”',
      done: 'And then everything went differently, the {noun} way, and it was the best fun for years. The smallest ones stood in a queue to sit beside {S}. “Are you coming again?” they asked. They all got {treat}.',
      again: 'Now there’s a chair with a name on it: “{Noun}.” It’s quite worn already.',
    },
  ],
};
