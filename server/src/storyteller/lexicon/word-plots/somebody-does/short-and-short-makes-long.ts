import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `short-and-short-makes-long` of the frame `somebody-does`, for themes with its words. */
export const shortAndShortMakesLong: StoryPlotInput = {
  id: 'short-and-short-makes-long',
  words: ['rescue', 'save', 'free', 'set free', 'pull out'],
  item: 'a kitten',
  titles: ['{S} to the Rescue', 'Hold On!', 'Short and Short Makes Long'],
  goal: 'get {goods} out of there',
  trouble: '{goods} {were} where nobody could reach {them}',
  solved: '{goods} {were} safe',
  opener:
    '“Help!” It was a thin voice, and it came from down by the old well. {L+} dropped everything and ran.',
  friend:
    'Somebody was there already. {S+} leaned over the edge, as far as you can. Deep down there {were} {some_goods}. “Hold on!” called {S}. “I’m coming!”',
  problem:
    'It was easily said. It was too far for {S’s} {limbs}, and slippery as well, and {goods} got more tired every minute. “I’ve got to do it,” said {S}. “There’s nobody else.” {L} held on to {S} with both hands.',
  tries: [
    '{S} reached down as far as it went. A bit was missing, no more than a thumb. It might as well have been a mile.',
    'They let down a branch. It broke. They let down a scarf. {Goods} did not dare to let go and take it.',
    '{S} wanted to jump. “Then we’ll have two to fetch,” said {L}, and did not let go.',
  ],
  tip: '“One alone is too short,” said {G+}. “But short and short makes long. Look at how ants cross the brook. And keep talking down there. Whoever is talked to can hold on longer.”',
  turn: 'A chain! {L} held {S}, and somebody held {L}, and behind them came the whole street, each one holding the one in front. “What’s your favourite colour?” {S} called down all the while. “Really? Mine too! Now look at me. Only at me.”',
  done: '{S} had hold of {them}! “Pull!” called {L}, and the chain went backwards, step by step, up and over the edge. There they lay in the grass, all in a heap, with {goods} in the middle. That’s how {S} {did}, and not alone at all.',
  again: 'They still practise the chain on Sundays, in the meadow, just for fun. {S} is always in front.',
};
