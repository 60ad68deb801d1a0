import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a snail. */
export const snail: StorySourceInput = {
  id: 'snail',
  words: ['snail', 'slug', 'snail race', 'slow snail', 'fast snail', 'pet snail'],
  situations: ['pair', 'wants'],
  creature: 'snail',
  topic: 'a snail',
  thing: 'the snail',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-great-race',
      titles: ['{L} and the Snail', 'The Slowest Race in the World', 'Go, Snail, Go!'],
      goal: 'get {S} to the finish',
      trouble: '{S} was still a long way from the finish',
      solved: '{S} had crossed the finish line',
      opener:
        '“On your marks,” called the beetle, “get set, go!” There was a cloud of dust, and all of them were gone. All but one. {L+} bent down.',
      friend:
        '“I’m running already,” said {S+}. You could see it if you took a ruler. “I’ve trained all winter. Last year I came on Thursday. This year I’d like to be there when they take down the flag.”',
      problem:
        'It was as far as the rain barrel. For a grasshopper that is four hops. For {S} it is a journey, with an overnight stay. And {S} had a house to carry as well.',
      tries: [
        '{L} wanted to lift up {S} and carry {S.them} a bit. “That doesn’t count,” said {S}, and went in and shut the door till {L} was sorry.',
        '{F} blew from behind. {S} caught a cold, and had to lie down.',
        'They put a lettuce leaf at the finish, so that {S} would hurry. {S} could smell it. {S} did hurry. It was not to be seen.',
      ],
      tip: '“You can’t go faster,” said {G+}, “but the others can’t go up. Look at the map. They run round the wall. Nobody’s ever thought of going straight over it.”',
      turn: 'Straight over it! {S} looked at the wall, which was as steep as a wall. “I’ve got a foot that sticks,” said {S}, and crept up, over the edge, down the other side, and left a silver line behind. At the pond the grasshopper was waiting for a ferry.',
      done: 'When the sun went down, the flag was still flying. {S} pushed both eyes over the line, and then the rest. “Third!” shouted the beetle. Third! {L} hung the medal on the house, beside the door.',
      again:
        'The silver line is still on the wall. When the moon shines, you can read it, from beginning to end.',
      helper: { name: 'Grandfather Toad', creature: 'toad' },
    },
  ],
};
