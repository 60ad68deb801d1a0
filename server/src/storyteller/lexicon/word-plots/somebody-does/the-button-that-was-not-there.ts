import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-button-that-was-not-there` of the frame `somebody-does`, for themes with its words. */
export const theButtonThatWasNotThere: StoryPlotInput = {
  id: 'the-button-that-was-not-there',
  words: ['never stop make'],
  titles: ['It Won’t Stop!', '{S} and Too Many {Items}', 'Where Is the Button?'],
  goal: 'make {S} stop',
  trouble: '{S} made {items} and would not stop',
  solved: '{S} had stopped, just in time',
  opener:
    'There was one left, and everybody wanted it. “If there were only something that makes {items}!” said {L+}. In the attic, under a cloth, something went “ping”.',
  friend:
    'It was {S+}, with a wheel on the left and a funnel on top. {L} turned the wheel, only once. It rattled, it puffed, and out came {an_item}, quite perfect. “More!” everybody cried.',
  problem:
    'More came. There were ten, then a hundred. At noon they were up to the window sill. “Thank you, that’s enough,” said {L}. {S} went ping, and made more, always faster. There was no button to switch it off. The {items} rolled down the stairs, and out into the street.',
  tries: [
    'They took the wheel off. Now it made twice as many, since there was nothing to slow it down.',
    '{L} put a cork in the front. For a moment it was still. Then the cork was on the church tower, and the {items} came in a high bow.',
    'They ate against it, all of them, till nobody could eat, carry or see any more {items}.',
  ],
  tip: '“It was built to be asked, not to be switched off,” said {G+}, with a look at the small letters underneath. “It goes on for as long as somebody wants one. Who still wants one here? Look for that. It’s somebody whom you’ve all forgotten.”',
  turn: 'Everybody shook their heads. Nobody wanted {items} now! Or did they? {L} ran down the street, past all those heaps. In the last house an old lady sat at the window, and had no plate on the table.',
  done: '“Would you like one?” asked {L}. “I’ve been wishing for one all day,” said the old lady, “but nobody came up to me.” {L} brought the best of all. And behind, in the street, it rattled once more, puffed, and stood still. Ping.',
  again:
    'The rest was shared out, in the whole town, door by door, and the oldest ones first. {S} is back under its cloth. When somebody’s been forgotten, it goes “ping”.',
  item: 'a pancake',
};
