import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a} that {did} alone. */
export const byItself: StorySourceInput = {
  id: 'by-itself',
  situations: ['by-itself'],
  topic: '{the} with a will of its own',
  thing: '{the}',
  main: 'cottage',
  home: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-will-of-its-own',
      titles: ['{The} That Did It Alone', '{L} and {The}', 'Stop, {Noun}!'],
      goal: 'get {the} to work for somebody and not against them',
      trouble: '{the} did what it liked, all by itself',
      solved: '{the} and {L} did it together',
      opener: [
        'It lay in the bottom drawer, and looked like any other. {L+} took it out and turned away for a moment. When {L} looked back, it was busy. It could {do}, quite alone!',
        '“Who’s that?” asked {L+}, because there was a noise in the empty room. {L} opened the door. There was nobody there. But {the} was up and about, and it {did} all by itself.',
      ],
      problem:
        '“How practical!” said everyone. But it did not ask what they wanted. It would {do} when it should not, and where it should not, and it never got tired. By noon it had been over the wall, the rug and {F}, and now it turned to the cat.',
      tries: [
        [
          '{L} held it fast with both hands. Now it went on with {L}, and there were two who could not stop.',
          '{L} shouted “Stop!” It stopped. It thought. It began again in the next room.',
        ],
        [
          'They shut it up in a tin and put a dictionary on top. In the night it {did} in there. You could hear it through three walls, and the dictionary walked.',
          'They hid it under the bed. It came out in the night, and what did they find in the morning? It had done the whole ceiling.',
        ],
        '{F} gave it more to do, so that it would be tired. It was delighted.',
      ],
      tip: '“A thing that goes by itself has been left alone for too long,” said {G+}. “It doesn’t know what for. Don’t hold it. Go along with it for a bit, quite lightly, and then begin to lead. Like dancing.”',
      turn: '{L} laid just one finger on it and went along, here and there, up and down. It was faster, and then it noticed that somebody was with it. {L} leaned a little to the left. It came to the left. “And now,” whispered {L}, “something for Granny.”',
      done: 'It had never made anything for anybody. It shook with joy, but only a little. Together they went on till evening, {L} with the idea and {the} with the speed. And it was finer than either of them could have done alone.',
      again:
        'At night it lies in the drawer, and the drawer is open. Sometimes it can’t sleep. Then it taps, and {L} says, “Tomorrow.”',
    },
  ],
};
