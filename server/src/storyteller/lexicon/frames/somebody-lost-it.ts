import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and the lost {noun}. */
export const somebodyLostIt: StorySourceInput = {
  id: 'somebody-lost-it',
  situations: ['lost-by'],
  creature: 'theme',
  topic: '{S} and the lost {noun}',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'a-nest-for-somebody',
      titles: ['{S} and the Lost {Noun}', 'Who Has Seen {The}?', '{L} and {S}'],
      goal: 'find {the} of {S}',
      trouble: '{S} could not find {the}',
      solved: '{the} had turned up, where nobody had thought of it',
      opener:
        'There were two boots sticking out of the rain barrel, and they were kicking. “Not in here either,” said a voice from below. {L+} pulled.',
      friend:
        'Out came {S+}, dripping. “I’ve lost {the},” said {S}. “I had it yesterday. Who’s going to know that it’s me, without {the}?”',
      problem:
        'It was true. Without {the}, {S} was only half as tall. People walked by and did not say good morning. “I’ll stay in the barrel till it’s found,” said {S}.',
      tries: [
        '{F} brought a [saucepan|cushion] to make do with. {S} tried it in front of the mirror, from both sides. “Very kind,” said {S}, and looked like somebody with a [saucepan|cushion].',
        'They looked in everything that can be opened: drawers, baskets, a piano. They found a great deal that nobody had missed.',
        'They asked everyone in the village. “What does it look like?” people asked. {S} could only describe how it had felt.',
      ],
      tip: '“Who was happy this morning, when everyone else was looking?” asked {G+}. “What one of us loses, another one finds. And then it’s useful.”',
      turn: '{L} thought. Who had been singing all morning? The wren, in the apple tree! {L} climbed up, very quietly. And there was {the}, full of moss and feathers, and in it lay four blue eggs.',
      done: 'It was {the}, there was no doubt. {S} looked at it, and at the eggs, for a long time. “It can wait,” said {S}, “till they’ve flown.” And suddenly {S} did not look small at all.',
      again:
        'In June there were four young wrens, and {S} got {the} back. It still smells of moss. {S} would not have it cleaned for anything.',
    },
  ],
};
