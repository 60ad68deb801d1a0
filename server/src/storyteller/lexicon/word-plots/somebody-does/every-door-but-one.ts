import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `every-door-but-one` of the frame `somebody-does`, for its class of verbs. */
export const everyDoorButOne: StoryPlotInput = {
  id: 'every-door-but-one',
  verbs: ['open'],
  subjects: 'things',
  titles: ['{S} and the Last Door', 'Open, Open, Open!', 'Knock First'],
  goal: 'get the doors shut again',
  trouble: 'nothing stayed shut any more',
  solved: 'every door opened at the right time',
  opener:
    'In the morning all the doors stood open, in the whole house, and the fridge, and the biscuit tin. {L+} looked round for whoever had done it.',
  friend:
    'It lay on the stairs and shone a little: {S+}. It was quite true, {S} {did}. “I can’t help it,” said {S}. “When something is shut, I want to know.”',
  problem:
    'At first it was splendid. Then the hens stood in the kitchen. The bath ran down the stairs, the baker’s ovens went cold, and everyone could see what everyone got for a birthday. “Enough now,” people said. But {S} {did} on and on.',
  tries: [
    'They put {S} into a box and locked the box. Nobody was surprised.',
    'They shut all the doors, one after the other, down the whole street. When they had done the last one, the first one was open again.',
    'They sat down in front of a door, with their backs to it. It opened inwards.',
  ],
  tip: '“There’s one sort of door that can’t be opened from outside,” said {G+}. “It has its handle on the inside. Show {S} one of those. Then {S} will learn what you do in front of a door.”',
  turn: 'At the end of the lane somebody lived who had not come out since spring. {S} tried it once, twice, three times. It did not open. “What do you do now?” asked {S}. “You knock,” said {L}, “and then you wait.”',
  done: 'They knocked, and waited. There was a shuffling. Then the door opened by itself, from inside, because somebody wanted it to. “How nice that you knocked,” said a voice. {S} had opened thousands of doors, and this was the first one that was glad.',
  again:
    'Now {S} hangs beside the front door and knocks first. Only the biscuit tin still opens by itself, on Sundays.',
};
