import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `secretly-something-else` of the frame `somebody-does`, for themes in which somebody is something: `my gran is a spy`. */
export const secretlySomethingElse: StoryPlotInput = {
  id: 'secretly-something-else',
  words: ['be'],
  titles: ['The Secret of {S}', 'Who Is {S}, Really?', '{S} Has a Secret'],
  goal: 'find out whether {S} really {did}',
  trouble: 'nobody believed that {S} {did}',
  solved: 'it was out at last who {S} was',
  opener: [
    'It began with something small. {S+} said “Just off to the shop”, and went the wrong way. {L} noticed it at once. And in a flash it was clear: what if {S} {did}?',
    '“I know something about {S},” {L+} whispered. “But you mustn’t laugh.” And then it was out: {S} {did}!',
  ],
  friend: [
    '“Never,” they all said. “{S}?” Just then {S} came past and winked, with the wrong eye. “Did you see that?” asked {L}. Nobody else had seen it.',
    '“You dreamt it,” they all said. But the next day {L} saw it quite clearly: {S} looked left, looked right, and was gone through a door that had not been there before.',
  ],
  problem: [
    '“You two and your stories,” everybody said. Nobody believed it, that {S} {did}. “Prove it!” And {S} only said, “Eat your peas.”',
    'But whenever someone else looked, {S} sat there quite ordinarily, with a cup, and hummed. “There you see,” they said. “Nothing special.” {L} saw the humming foot. It tapped in code.',
  ],
  tries: [
    'They followed {S}, on tiptoe, from tree to tree. At the third tree {S} stood behind them. “Looking for someone?”',
    '{L} asked straight out, at supper: “Is it hard, {doing}?” {S} dropped a spoon. “Is what hard?” {S} asked, and picked it up very slowly.',
    'They sprinkled flour outside the door, as a trap. In the morning there were prints in it: they went in, and none came out.',
  ],
  tip: [
    '“If somebody keeps a thing to themselves, there’s mostly a reason,” said {G+}. “Don’t sneak after them. Show that you can keep a secret, too.”',
    '“You want to catch {S},” said {G+}. “But perhaps it’s a lonely thing, {doing}. Perhaps someone who helps is needed, not someone who tells.”',
  ],
  turn: [
    'That evening {L} put a note under {S’s} cup: “I know. I’ll say nothing. Do you need help?” In the morning another note lay there, folded nine times. “At noon,” it said. “Bring a torch.”',
    'So {L} sat down in front of {S} and said, “I can keep quiet. Look.” And {L} kept quiet, for ten whole minutes. {S} looked up for a long time. Then {S} got up and locked the door.',
  ],
  done: [
    '“It’s true,” said {S}. The wardrobe swung open, and behind it there were lamps, and a map, and three hats. {S} {did}! It was all true. “And tonight,” said {S}, “I need somebody who can be quiet.”',
    '“Well,” said {S}, and took a deep breath. “I do. I always have. I only never had anyone to tell it to.” {S} showed them everything, and it was better than they had thought. There was one bit that only {L} could do.',
  ],
  again: [
    'Nobody else knows it. When somebody asks {L} and {S} what they’ve been up to, they say, “Just off to the shop.”',
    '{S} winks with the right eye now. And {L} winks back, with the wrong one.',
  ],
};
