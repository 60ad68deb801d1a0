import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that was new. */
export const newOne: StorySourceInput = {
  id: 'new-one',
  situations: ['newcomer'],
  topic: '{the} that was new',
  thing: '{the}',
  main: 'cottage',
  plots: [
    {
      id: 'getting-used',
      titles: ['The New {Noun}', '{L} and the New {Noun}', 'Something New'],
      goal: 'get used to {the}',
      trouble: '{the} still felt strange',
      solved: '{the} belonged to them now',
      opener: [
        'Something was new at {L’s} house. It had come [this morning|yesterday], and everyone had been waiting for it: {a}! {L+} went round it on tiptoe.',
        '{L+} could hardly sleep. Tomorrow there would be something new. Tomorrow there would be {a}.',
      ],
      problem: [
        'But {the} was not at all as {L} had thought. With {the}, nothing was as it used to be, and {L} did not know where to begin.',
        'New things smell new and feel new. {L} looked at {the}, and {the} did not feel like {L’s} at all.',
      ],
      tries: [
        '{L} pretended that {the} was nothing special. But whatever {L} did, {the} was there too, and very new.',
        '{L} tried to do everything with {the} on the very first day. By noon everyone was tired and a bit cross.',
        '{L} went back to the old things. They were nice, but a thought of {the} kept coming in at the door.',
      ],
      tip: [
        '“New things need time,” said {G+}. “And so do you. Do one small thing with {the} every day. Only one.”',
        '“When I had something new,” said {G+}, “I told it my name first. Show {the} one place that you love. Then see.”',
      ],
      turn: [
        'So {L} began with one small thing: {L} sat down beside {the} for as long as it takes to sing a song. It was rather nice. So {L} did it again.',
        '{L} showed {the} the best place of all, by the window, and told about everything you can see from there. Something was different after that.',
      ],
      done: [
        'One day {L} noticed it. {The} was not new any more. It was simply {L’s}, and part of every day.',
        'And then there was {L} with {the}, and it was as if it had never been otherwise.',
      ],
      again: [
        '“Do you remember when {the} was new?” asked {F}. {L} had to think hard to remember.',
        'On the door frame there is a small mark, and beside it: “The day we got {the}.”',
      ],
    },
  ],
};
