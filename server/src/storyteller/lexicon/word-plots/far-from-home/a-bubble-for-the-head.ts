import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-bubble-for-the-head` of the frame `far-from-home`, for themes with its words. */
export const aBubbleForTheHead: StoryPlotInput = {
  id: 'a-bubble-for-the-head',
  words: ['under the sea', 'underwater', 'ocean', 'bottom sea', 'under sea', 'in the ocean'],
  titles: ['{S} Under the Sea', 'A Bubble for {S}', 'Down Where It’s Blue'],
  goal: 'show {S} the bottom of the sea',
  trouble: '{S} could not breathe, eat or be understood under the sea',
  solved: '{S} had found a friend under the sea',
  opener: 'The submarine was made for two. {L+} sat in front. The seat behind ought to have been empty.',
  friend:
    '“I’ve always wanted to see a fish from below,” said {S+}. “Where I live, {lair}, one only sees them on plates.” The lid was shut already, and they sank, down to where it’s blue.',
  problem:
    '{S} got out, with a big glass bubble on. A thousand fish came to see. Nobody down there had ever met {a}. {S} wanted to shake hands with all of them, and {slip}. Bubbles, sand and fish whirled around.',
  tries: [
    '“{Voice}!” called {S}, into the bubble. Down there it was just “blub”, and in Fish that’s a rude word. The fish turned their backs.',
    '{S} had brought {treat}, as a present. It went soft, and floated off, and a sea cucumber was quite offended.',
    'They tried to swim as the fish do. {S} went backwards, and in a spiral, and came up under a whale. The whale had to sneeze.',
  ],
  tip: '“Down here nobody talks with the mouth,” said {G+}, from a hole in the reef. “They talk with what they do. Do something that {a} does at home, when it’s happy. They’ll understand that.”',
  turn: '{S} thought about it. Then {S} danced, all alone on the sand, the {noun} way, very slowly because of the water. {L} did it as well. A small crab came nearer, and lifted one foot. Then it lifted the other.',
  done: 'Soon they were all dancing: crabs, squid and a hundred silver fish, and in the middle was {a} with a bubble on. It was the first {noun} dance at the bottom of the sea. The whale hummed the tune, and you could hear it up on the ships.',
  again:
    'The submarine hangs in the harbour. On the seat behind there’s a starfish, which would not get off. {S} calls it {noun}.',
  setting: { home: 'shore', main: 'undersea' },
};
