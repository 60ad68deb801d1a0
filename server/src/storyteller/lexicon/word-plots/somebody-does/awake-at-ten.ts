import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `awake-at-ten` of the frame `somebody-does`, for its class of verbs. */
export const awakeAtTen: StoryPlotInput = {
  id: 'awake-at-ten',
  verbs: ['sleep'],
  titles: ['{S} Asleep Again', 'Five More Minutes', 'Awake at Ten'],
  goal: 'find out why {S} was so tired',
  trouble: '{S} fell asleep all the time',
  solved: '{S} slept at night and was awake by day',
  opener:
    'Chrrr, it went. {L+} looked into the cupboard and behind the stove. Chrrr, it went again, and the windows shook a little.',
  friend:
    'Right in the way lay {S+}. {^S} {did}, just where everyone had to pass, with an open mouth. “Hello?” said {L}. One eye opened. “Five more minutes,” said {S}, and was gone again.',
  problem:
    'It was like that every day. As soon as there was something to do, {S} {did}. People climbed over {S}, and put down their shopping on top. “I can’t help it,” said {S}, when one happened to find {S.them} awake. “It falls on me like a blanket.”',
  tries: [
    'They rang the big bell, right beside {S’s} ear. Three streets away people jumped out of bed. {S} smiled, and turned over.',
    'They took a wet sponge. {S} dreamed of the sea, and was rather pleased.',
    'They gave {S} seven cups of strong tea. {S} fell asleep in the seventh.',
  ],
  tip: '“Whoever sleeps by day has a reason at night,” said {G+}. “Don’t wake {S}. Stay up instead. Look what happens when it’s dark.”',
  turn: 'So that night {L} sat down beside {S} and waited. At ten {S’s} eyes went open, as round as plates. “It’s so quiet,” whispered {S}. “I listen, and I think of everything, and nobody else is awake.” “I am,” said {L}.',
  done: 'They talked about everything, one thing after the other, until there was nothing left of it. Then {S} yawned, and for once it was the right hour for it. The next day {S} was awake from morning till night, and nobody had to climb over anybody.',
  again:
    'At ten {L} knocks on the wall: is there anything? Mostly {S} knocks back just once. That means: no, good night.',
};
