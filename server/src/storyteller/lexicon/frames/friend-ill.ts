import type { StorySourceInput } from '../story-source.ts';

/** General plots about somebody near who is ill in bed and must not be visited. */
export const friendIll: StorySourceInput = {
  id: 'friend-ill',
  situations: ['friend-ill'],
  topic: '{the} who was ill',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'through-the-window',
      titles: ['Get Well Soon!', '{L} at the Window', 'Three Streets Away'],
      goal: 'cheer up {the}',
      trouble: '{the} was ill in bed, and nobody was allowed in',
      solved: '{the} could see that somebody was there',
      opener:
        'The place beside {L+} was empty. It was Tuesday, and on Tuesdays they always built something, the two of them. “{The} is ill,” somebody said, “with a fever, and has to stay in bed.” All of a sudden it was a long day.',
      problem:
        '{L} ran over and rang. The door opened by a hand’s width. “Nobody can come in,” it said, “it’s catching.” Upstairs was a window, with the curtain drawn. {The} lay behind it, and {L} stood down here, with a bag of grapes.',
      tries: [
        '{L} called up something funny. A window opened, but it was the wrong one. “There’s somebody ill in this house!” said a neighbour.',
        'They sent a letter. The post said that it would be there by Thursday. And by Thursday one has perhaps forgotten what is funny.',
        '{F} wanted to get ill as well, so as to be let in. {F} coughed very hard, and was sent home.',
      ],
      tip: '“When you’re ill, the day is long, and the ceiling is white,” said {G+}. “You don’t have to go in. It’s enough that something moves out there. What can you see from the pillow?”',
      turn: '{L} lay down in the grass, on one side, and looked up, just like somebody on a pillow. Sky, a bit of the pear tree, and the tip of the broom. “I know!” They tied the puppets to long sticks, and crept up under the window.',
      done: 'Up there the curtain moved. First there was a sock with eyes, and then a spoon with a hat on, and the two had a quarrel about a grape. Behind the glass somebody laughed, and coughed, and laughed. A hand came up, and waved. {L} waved with both.',
      again: 'On Tuesday they were building again, the two of them. The sock with eyes was allowed to watch.',
    },
  ],
};
