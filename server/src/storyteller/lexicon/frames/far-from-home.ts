import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} in a place far from its own: dinosaurs in space, penguins on the beach. */
export const farFromHome: StorySourceInput = {
  id: 'far-from-home',
  situations: ['far-off'],
  creature: 'theme',
  topic: '{S} {where}',
  thing: '{S}',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'as-it-is-at-home',

      titles: ['{S} {Where}', 'A Long Way From Home', '{L} and {S}'],
      goal: 'make {S} feel at home {where}',
      trouble: 'nothing {where} was as {S} was used to',
      solved: '{S} was at home {where}',
      opener:
        'Nobody had ever seen {a} {where}. When {L+} heard about it, nothing else would do: {L} had to go and look.',
      friend:
        'And there was {S+}, {where}, with a suitcase. “It looked so nice on the postcard,” said {S}. “So I came.” “And how is it?” asked {L}. “Different,” said {S}.',
      problem:
        'At home, {lair}, {S} knew every corner. {^where} everything was the wrong way round: the ground, the food and the others. {S} wanted to say hello, and {slip}. Nobody {where} had ever seen that.',
      tries: [
        'Nobody {where} had ever heard of {treat}. {S} tried what the others ate. It was chewy, and it looked back.',
        '{S} wanted to sleep, and turned round and round. {^where} nobody had a bed for {a}. They put together three, and they came apart in the night.',
        '“{Voice}!” called {S}, to see if anybody answered. Somebody answered. It was an echo, and it did not want to play.',
      ],
      tip: '“You’re looking for home,” said {G+}, “and it isn’t here. Build some. A little bit of it goes into any suitcase. And then ask the others in.”',
      turn: 'They opened the suitcase. At the bottom lay {treat}, and a photo of home. {L} helped to build it, out of what there is {where}: a floor, a roof and a place to sit. In the end it looked nearly as it does {lair}.',
      done: 'Then {S} put out the {treat}, and called, “{Voice}!” They came, one by one, everybody who lives {where}. They had never had a {noun} evening. {S} showed them everything, and they showed {S} what’s fine about it here.',
      again: '{S} writes postcards now: “It’s different here. Do come.” {L} has one on the wall.',
    },
  ],
};
