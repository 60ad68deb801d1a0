import type { StorySourceInput } from '../story-source.ts';

/** General plots about a day without {the}. */
export const offDuty: StorySourceInput = {
  id: 'off-duty',
  situations: ['off-duty'],
  topic: 'the day without {the}',
  thing: 'the work of {the}',
  main: 'village',
  home: 'village',
  plots: [
    {
      id: 'somebody-has-to',
      titles: ['A Day Without {The}', '{L} Steps In', 'Who Will Do It Now?'],
      goal: 'do the work of {the} for one day',
      trouble: '{the} could not come, and nobody else knew how to do it',
      solved: 'the work of {the} was done, and they knew how hard it is',
      opener: [
        'Every morning {the} had gone by at the same time, so that people set their clocks by it. On this morning all the clocks were wrong. {L+} looked up the street and down the street. Nobody.',
        'Nobody had ever thought about {the}. You don’t think about the floor, either, as long as it’s there. But that morning {L+} heard the news: “Not today. And tomorrow, perhaps not.”',
      ],
      problem:
        'By nine o’clock there was a queue, there was a heap, and there was a lady who needed it by noon. “Somebody must do it!” they all said, and looked at each other. “We will,” said {L}. It was out before {L} had thought about it.',
      tries: [
        'They did it all at once, and very fast. When it was done it was all in the wrong place, and some of it was upside down. It took an hour to undo it.',
        [
          'They looked for instructions. There was an apron, a bag and a note: “As always.” But nobody knew how it was always done.',
          '{F} put on the cap of {the}, to look like it. It came down to the chin. People laughed, and then they were cross again.',
        ],
        'They shared it out, by the length of the street. {L} got the end with the hill and the dog.',
      ],
      tip: '“I’ve watched it for thirty years, from this window,” said {G+}. “It looks quick, because it’s slow. One at a time, a word with each, and never a step back. And there’s somebody you can ask. Whoever is ill can still talk.”',
      turn: 'So {L} ran to the house with the drawn curtains, and called up softly, “How do you do it?” A voice told {L} all of it: who is first, who needs a knock, and where the dog likes to be scratched. {L} wrote it on one arm.',
      done: 'Then they went from the first to the last, one at a time, with a word for each. It was dark when they had done it. Nothing was left over, nothing was missing, and their feet hurt.',
      again:
        'In the evening everyone left something at the door of {the}: soup, flowers, a card with a hundred names. “Get well, but not too fast,” {L} had written. “I’d like to do the hill once more.”',
    },
  ],
};
