import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-cape-from-a-tea-towel` of the frame `somebody-in-role`, for themes with its words. */
export const aCapeFromATeaTowel: StoryPlotInput = {
  id: 'a-cape-from-a-tea-towel',
  words: ['superhero', 'super hero', 'superheroine', 'superman', 'batman', 'super'],
  titles: ['Super{noun}', '{Noun} the Superhero', 'A Cape From a Tea Towel'],
  goal: 'save somebody',
  trouble: '{S} could not do what superheroes do',
  solved: '{S} had saved them all',
  opener:
    'Something red flapped past the window. “Was that a tea towel?” asked {L+}. “That was a cape!” somebody answered, from the compost heap, where it had landed.',
  friend:
    '{S+} climbed out and shook off a potato peel. “I’m a superhero,” said {S}. “I save the world. Is there anything to save here?”',
  problem:
    'People smiled. “A superhero? That’s {a}!” And it did not begin well. {S} wanted to save a hat from the wind, and {slip}. Now the hat was in the pond. “Real superheroes fly,” said somebody.',
  tries: [
    'So {S} tried to fly, from a cushion, from a doorstep and from a heap of leaves. They were all very short flights. {L} marked the landings with chalk.',
    'Then the superhero tried to stop a tram with one look. The tram had stopped anyway, because it was the stop. The driver rang the bell and waved.',
    '{S} tried to see through walls. There was a wall in the way. “I’ll look once more,” said {S}, and looked until it hurt.',
  ],
  tip: '“You’re copying the ones in the comics,” said {G+}. “They can all do the same. What can {a} do that none of them can? That’s a superpower, too. It’s only never had a cape on.”',
  turn: '“Help!” somebody shouted in the street. {L} ran out with the cape. It was bad: {emergency}! Everybody looked up at the sky for a superhero. “Down here,” said {S}, and tied on the cape.',
  done: '“{Voice}!” called the superhero. Then {S} {rescued}. It took no flying at all. “Who was that?” people asked. “That was Super{noun},” said {L}.',
  again: 'The cape hangs on its own hook now, ironed. And nobody says “only {a}” any more.',
  setting: { home: 'garden', main: 'city' },
};
