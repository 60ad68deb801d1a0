import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-first-bite-of-something-else` of the frame `somebody-does`, for themes with its words. */
export const theFirstBiteOfSomethingElse: StoryPlotInput = {
  id: 'the-first-bite-of-something-else',
  words: ['only eat'],
  titles: ['{S} and the {Items}', 'Only {Items}, Please', 'The First Bite of Something Else'],
  goal: 'get {S} to try something other than {items}',
  trouble: '{S} ate only {items}',
  solved: '{S} had tried something new',
  opener:
    '{Items} on the table, {items} in the lunch box, and a little bit of something behind one ear. {L+} knew at once who must have been there.',
  friend:
    'It was {S+}. “I only eat {items},” said {S}. “In the morning, at noon and at night. It’s the only thing that’s right.” And {S} bit into it, with closed eyes.',
  problem:
    'For a long time it went well. But one day there was no more {items} to be had, in the whole town! The shop was empty, and the field was, too. {S} sat in front of an empty plate, and the tummy rumbled so that the cups clinked.',
  tries: [
    'They made soup, and said that it was made of {items}. {S} tasted it with the tip of the tongue. “That’s a lie,” said {S}.',
    '{L} cut and painted some bread until it looked like {items}. It looked so real that {S} bit in. Then {S} did not speak to {L} for a quarter of an hour.',
    '“Just one spoonful, for Grandma,” they said, and “Here comes the aeroplane.” The aeroplane had to turn back.',
  ],
  tip: '“Nobody ever learned to like a thing because of an aeroplane,” said {G+}. “Put things on the table and go on talking. Let {S} look, and smell, and put it down again. What is it that’s so good about {items}? Begin with its neighbour.”',
  turn: '“What’s it like?” asked {L}. {S} had to think. “It’s got the right colour,” said {S}, “and it doesn’t surprise me.” So {L} put out seven little bowls, and in each was something that is nearly like {items}. And then {L} ate, and looked out of the window.',
  done: 'It was quiet for a while. Then something crunched. {S} had tried the third bowl! “It isn’t the real thing,” said {S}, with full cheeks, “but it’s a cousin.” There was one more bite, and after that, to be sure, one more.',
  again:
    '{S} still likes {items} best. But on the list at the fridge there are four cousins by now, and the fifth is being looked at.',
  item: 'a carrot',
};
