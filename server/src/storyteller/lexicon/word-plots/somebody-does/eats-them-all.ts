import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `eats-them-all` of the frame `somebody-does`, for themes with its words. */
export const eatsThemAll: StoryPlotInput = {
  id: 'eats-them-all',
  words: ['eat', 'nibble', 'gobble', 'munch', 'drink', 'devour', 'bite', 'chew', 'lick', 'feed on'],
  verbs: ['eat'],
  titles: ['{S} and the {Items}', 'Crunch, Said {S}', 'Who Ate the {Items}?'],
  goal: 'save what was left of the {items}',
  trouble: '{S} could not keep away from the {items}',
  solved: 'there were {items} enough for {S} and for everyone',
  opener:
    'Crunch. Munch. Gulp. {L+} opened one eye. It came from outside. Where yesterday there had been {items}, there was today a bite mark. It was a big one.',
  friend:
    'At the end of the crumbs sat {S+}, chewing. “Bi’m bery borry,” said {S}, and swallowed. “I’m very sorry. I always {do}. It begins with one, and then I look, and they’re all gone.”',
  problem:
    'By noon the neighbours stood at the fence. “Our {items}!” they said. {S} looked at the ground, and there was one more lying there, a small one. Crunch. “That,” said {S}, “was not on purpose.”',
  tries: [
    'They gave {S} something else: hay, turnips, a shoe with gravy. {S} said thank you, and ate it, and afterwards {S} ate the {items}.',
    'They locked the {items} in the cellar. The door was of oak. {S} found that oak tastes nearly the same.',
    '{F} painted them with mustard. {S} cried at every bite, and went on eating.',
  ],
  tip: '“Hungry is one thing,” said {G+}, “and afraid of going hungry is another. It eats for tomorrow as well. Show {S} where they come from, and that there are more to come.”',
  turn: '“Come along,” said {L}, and took {S} to the place where {items} come from. They looked at how it begins, quite small. Then {L} gave {S} an apron, and they made some: one for now, one for later and one for somebody else.',
  done: 'It was hard. {S} put the third one into the basket, took it out, and put it back again. Then {S} carried the basket from fence to fence, without a single bite. “You made those?” asked the neighbours. “And I’ve left you some,” said {S}, very proudly.',
  again:
    'In the larder there’s a shelf for tomorrow now. {S} looks at it before going to bed, and then goes to bed.',
};
