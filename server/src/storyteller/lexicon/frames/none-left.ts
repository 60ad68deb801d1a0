import type { StorySourceInput } from '../story-source.ts';

/** General plots about the day without {noun}. */
export const noneLeft: StorySourceInput = {
  id: 'none-left',
  situations: ['absence'],
  topic: 'the day without {noun}',
  thing: '{noun}',
  main: 'village',
  plots: [
    {
      id: 'the-last-bit',
      titles: ['The Day Without {Noun}', 'No More {Noun}', 'Where Has the {Noun} Gone?'],
      goal: 'bring back the {noun}',
      trouble: 'there was no {noun} anywhere',
      solved: 'there was {noun} again, enough for everyone',
      opener: [
        '{L+} woke up, and something was missing. It took a whole minute to see what. There was no {noun}! Not in the house, not in the street, not anywhere.',
        '“Where’s the {noun}?” asked {L+} [at breakfast|on Monday morning]. {L} looked in front, behind and underneath. All the {noun} in the world was gone.',
      ],
      problem: [
        'You don’t think of {noun} while there is some. But without {noun} nothing was right. The baker put up a sign: “No {noun} today.” The neighbours stood about and looked lost.',
        'By noon everyone was talking about {noun}. By two o’clock they were quarrelling about who had used up the last of it.',
      ],
      tries: [
        'First they used [cabbage|string|porridge] instead of {noun}. It was the right size, almost. In every other way [cabbage|string|porridge] is not {noun}.',
        '{F} drew some {noun} on a big sheet of paper, and {L} held it up. It looked good. But a picture of {noun} is no use to anybody.',
        'They went from door to door and asked for {noun}. “We had some,” said everyone. “We never noticed how nice it was.”',
      ],
      tip: '“There is always a little bit left,” said {G+}. “Not in the big places. Look in the small ones, where somebody was fond of it.”',
      turn: '{L} turned out every pocket and every drawer. And there, behind [a button|an old ticket], was one tiny bit of {noun}, the very last. “Let’s not hide it,” said {L}. “Let’s show everybody.”',
      done: [
        'When the others saw it, they ran home and looked in their small places too. A bit here, a bit there! They put all of it together, and there was {noun} again.',
        'It did not stay the last for long. “I’ve got some as well!” called one, and then another. By evening there was {noun} in every house, and this time people looked at it properly.',
      ],
      again: [
        'Now {L} keeps a bit of {noun} in a [matchbox|jar], to be on the safe side. On the lid it says, “Thank you.”',
        'Once a year they have a Day Without {Noun}. It is a very short day. They stop after breakfast.',
      ],
    },
  ],
};
