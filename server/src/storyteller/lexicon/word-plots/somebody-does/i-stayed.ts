import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `i-stayed` of the frame `somebody-does`, for its class of verbs. */
export const iStayed: StoryPlotInput = {
  id: 'i-stayed',
  verbs: ['care'],
  item: 'an egg',
  titles: ['{S} Looks After {Some_goods}', 'Quiet, Please', 'I Stayed, Said {S}'],
  goal: 'find out what {goods} needed',
  trouble: '{S} did everything for {goods}, and it was all wrong',
  solved: '{goods} had what {they} needed',
  opener: 'On the door hung a sign: “Quiet, please.” {L+} had never knocked so softly before.',
  friend:
    '{S+} opened the door a crack. “Ssh,” said {S}. “It’s my first day.” And there behind {S}, on the softest cushion, {were} {some_goods}. It was true: {S} {did}, and had not closed an eye.',
  problem:
    '{S} had a list of forty rules. But {goods} did not keep to it. Whatever {S} did from the list, it was wrong, and you could see that. “I can’t do it,” said {S}, and began at rule one again.',
  tries: [
    'They made it warmer, with three hot-water bottles. That was too warm. They opened the window. That was too cold.',
    '{S} sang something. It was well meant. Even the curtain turned away.',
    'They fetched everything that you might need: a rattle, an umbrella, a small ladder. In the end you could not see {goods} for all the things.',
  ],
  tip: '“You look at the list,” said {G+}. “Look at {goods}. {They} can’t say it, but {they} can show it. Sit down, do nothing at all, and look.”',
  turn: 'They put the list away. {L} sat on the left and {S} on the right, and for one hour they did nothing. Then {S} saw it: when {S} jumped up, it began again. When {S} was close, it stopped. “It’s only me,” whispered {S}.',
  done: '{S} lay down beside {goods}, quite close, and stayed there. That was all. Now it was neither too warm nor too cold. {L} took the sign off the door: you could be as loud as you liked. So {S} {did}, and it was easy.',
  again: 'People come to ask how it’s done. “I stayed,” says {S}.',
};
