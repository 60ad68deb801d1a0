import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `lonely` of the frame `somebody-is`, for themes with its words. */
export const lonely: StoryPlotInput = {
  id: 'lonely',
  words: ['lonely', 'alone', 'sad', 'unhappy', 'no friends', 'miserable', 'nobody like/likes'],
  titles: ['{S} All Alone', 'A Cup for {S}', '{L} and {S}'],
  goal: 'find company for {S}',
  trouble: '{S} was still {quality}',
  solved: '{S} had company, and knew how to find it again',
  opener:
    'There are places where everybody goes by and nobody stops. {L+} had gone by many times, too. But today {L} heard a sigh.',
  friend:
    '“Was that you?” asked {L}. “It just came out,” said {S+}. “I’m {quality}. It’s worst at four o’clock, when the others go home.” {L} looked at the clock. It was five to four.',
  problem:
    '{S} had tried to talk to people. But mostly {S.they} had begun when they were gone already. “I’m no good at beginnings,” said {S}. “How do you do it, beginning?”',
  tries: [
    '{L} hung up a sign: “Friends wanted.” Someone read it and said, “How sad,” and went on.',
    'They practised with a broom. {S} said hello to the broom, and asked how it was. It went well. But a broom makes it easy for one.',
    '{F} told a joke, so that {S} should laugh. {S} laughed. Then it was four o’clock, and {F} had to go home as well.',
  ],
  tip: '“Don’t look for somebody who has everything,” said {G+}. “Look for somebody who is just as {quality}. They’re standing about everywhere. They only look as if they were busy.”',
  low: 'The clock struck four. One after the other they went home. {S} did not sigh any more, and that was worse.',
  turn: 'They looked more closely now. By the pond somebody sat and threw stones, all alone, and looked busy. {S} trembled a bit. “Is that… a good stone?” asked {S}. It was not much of a beginning. But it was one.',
  done: '“It’s flat,” said the other one, and moved over. They threw stones until it got dark. Then they found a third one, behind the shed. At four o’clock the next day there were five of them, and nobody went home.',
  again:
    '{S} has a bench now with room on it. And whoever goes by and looks busy hears a voice: “Is that a good stone?”',
};
