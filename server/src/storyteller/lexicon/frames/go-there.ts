import type { StorySourceInput } from '../story-source.ts';

/** General plots about going to see {the}. */
export const goThere: StorySourceInput = {
  id: 'go-there',
  situations: ['visit'],
  topic: 'going to see {the}',
  thing: '{the}',
  main: 'city',
  plots: [
    {
      id: 'first-time',
      titles: ['{L} Goes to See {The}', '{L} and {The}', 'All the Way to {The}'],
      goal: 'see {the}',
      trouble: 'everything was too new for {L}',
      solved: '{L} had seen {the}',
      opener: [
        'Today was the day. {L+} had been awake since six, because today they were going to see {the}.',
        '{L+} had never been to see {the}. {L} had packed a bag and unpacked it again, to be sure that everything was in it.',
      ],
      problem: [
        'When they got there, it was all too new. There were so many people and so many sounds that {L} did not know where to look. {L} held on to {F} and wanted to go home.',
        '“It’s so big,” said {L}, and stopped just inside. Everything was new, and everything was loud. {L’s} feet did not want to go on.',
      ],
      tries: [
        '{L} shut both eyes. Now it was dark, but the sounds were still there.',
        'They went faster, to see it all sooner. Everything flew past, and afterwards {L} could not remember any of it.',
        '“Let’s only look at the door,” said {L}. They looked at the door. It was a good door, but it was not what they had come for.',
      ],
      tip: [
        '“Nobody can look at everything at once,” said {G+}. “Choose one thing that you like, and stay with it for a while. Then choose the next.”',
        '“It was the same for me, the first time,” said {G+}. “Find one small thing that you like. The rest can wait.”',
      ],
      turn: [
        '{L} looked round and chose one thing, quite close by. They stayed there for a long time, and {L} asked what it was. Then {L} let go of {F} and chose the next.',
        '“That one,” said {L}, and pointed. They went up to it and looked at it from every side. It was not too loud any more, only interesting.',
      ],
      done: [
        'Now {L} was in no hurry to go home. They had seen {the}, one thing after the other, and {L} showed {F} the way.',
        'In the end {L} had seen {the} and asked all the questions. “Is it time to go already?” asked {L}.',
      ],
      again: [
        'In the evening {L} drew the thing that had been the best, as big as the paper, and hung it over the bed.',
        'All the way home {L} talked about {the}. “Next time,” said {L}, “I’ll show you all of it.”',
      ],
    },
  ],
};
