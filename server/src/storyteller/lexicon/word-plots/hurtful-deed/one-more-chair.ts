import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-more-chair` of the frame `hurtful-deed`, for themes with its words. */
export const oneMoreChair: StoryPlotInput = {
  id: 'one-more-chair',
  words: ['leave', 'leave out', 'exclude', 'ignore'],
  titles: ['One More Chair', 'Room for One More', 'The Game for Everyone'],
  goal: 'make room for the one who was left out',
  trouble: 'somebody stood outside and was not allowed to play',
  solved: 'the one outside was in the game',
  opener:
    'They had built a house out of blankets, with a door and a password. From inside one heard laughing. And {L+} saw somebody sitting on the step, outside, all alone.',
  friend:
    'In the door of the house stood {S+}. It was true, then: {S} {did}. “It’s full,” said {S}. But it was not full. You could see that from the step.',
  problem:
    'The one on the step drew circles in the sand. {L} had a place inside, and the password. It was nice in there. Only {L} could not enjoy it, because of the circles.',
  tries: [
    '{L} pretended not to look. You see it all the more.',
    '{L} gave the one outside a biscuit. It was friendly. But it was a biscuit, and not a place in the game.',
    '{L} called {S} mean. Then the door was shut, and two were sitting on the step.',
  ],
  tip: '“Often nobody means to be unkind,” said {G+}. “They’re only afraid that the game gets smaller. Show that it gets bigger. And ask {S} how it is to sit on a step.”',
  turn: '{L} went to {S} and sat down. “Were you ever left out?” asked {L}. {S} said nothing for a while. “Last summer,” said {S}. “By the big ones.” They both looked at the step. Then {L} said, “A house like that needs a postman.”',
  done: '{S} stood up, went over to the step and held out a hand. “I’m sorry I left you out. Do you want to be in it? We need a postman.” There was post for everyone, nine leaves and a pebble, and the game was better than before.',
  again: 'The password is different every day now. They tell it to everyone who asks.',
  helper: { name: 'Nettie', creature: 'goose' },
};
