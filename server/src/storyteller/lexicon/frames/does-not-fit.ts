import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} of the lead that no longer fits. */
export const doesNotFit: StorySourceInput = {
  id: 'does-not-fit',
  situations: ['does-not-fit'],
  topic: '{the} that did not fit',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'stops-at-the-elbow',
      titles: ['{The} and the Tight Squeeze', 'It Fitted Yesterday', '{L} Has Grown'],
      goal: 'do something about {the}',
      trouble: '{the} did not fit any more, not with all the pulling in the world',
      solved: '{the} fitted somebody exactly, and {L} was warm as well',
      opener:
        'It had always fitted. It had fitted on the first day and on all the days after that, up to yesterday. {L+} pulled, and looked, and pulled. Today {the} did not fit.',
      problem:
        'Something had happened in the night. Either {the} had shrunk, or {L} had grown, and both of them said that it was the other. {L} loved {the}. “Just once more,” {L} said, and it went “krrk”.',
      tries: [
        '{L} held {L.their~the} breath and made everything as thin as it goes. It went in! Then {L} had to breathe again.',
        '{F} pulled at the left, and somebody at the right. It was longer now, and just as narrow, and so was {L’s} face.',
        'They left it out in the rain, to grow. Flowers do. It did not.',
      ],
      tip: '“You can’t get smaller,” said {G+}, “and who’d want to? You’ve had the use of it. Now think backwards. For whom was it, at first? Somebody has exactly the size that you were.”',
      turn: '{L} went and stood by the door frame, where the pencil marks are. Two fingers! That was how much had come. And down there, at last year’s mark, somebody small came along just then, and fitted under it, to a hair.',
      done: '{L} held out {the}, and it was hard, and then it was not. In it went, with no “krrk” at all! Two eyes beamed over the top. And in the chest there was a bigger one for {L}, from somebody who had grown as well.',
      again: 'At the door frame is a new mark, with today’s date. {The} walks past it every day, and waves.',
    },
  ],
};
