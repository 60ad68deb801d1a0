import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `lie-down-and-look` of the frame `somebody-does`, for its class of verbs. */
export const lieDownAndLook: StoryPlotInput = {
  id: 'lie-down-and-look',
  verbs: ['sit'],
  titles: ['{S} Stays There', 'Here I Am, Said {S}', 'Lie Down and Look'],
  goal: 'find out why {S} stayed there',
  trouble: 'nobody could get past {S}',
  solved: 'the way was free',
  opener:
    'Nothing moved. The bus hooted, the carts stood in a row, and a lady began to knit. {L+} went along the row to the front, to see what it was.',
  friend:
    'It was {S+}. {^S} {did}, and that was that. “Good morning,” said {S}. “I’m not in a hurry.” “But we are,” said the bus driver.',
  problem:
    '{S} did not move for “please”, and not for “thank you”, and certainly not for the bus. “Why here?” asked {L}. “Because,” said {S}, and looked straight ahead. Behind them there were nine carts by now, a brass band and a wedding.',
  tries: [
    'They pulled at the front and pushed at the back. {S} got a bit longer, and then a bit shorter again.',
    'They held an apple in front of {S}. {S} ate it, and stayed.',
    'The band played a march. The wedding danced to it. {S} beat time, and stayed.',
  ],
  tip: '“You’re all looking at {S} from above,” said {G+}. “Look from where {S} is. Lie down, as low as you can. There’s always something to see from there.”',
  turn: '{L} lay down flat on the ground, right beside {S}. And there it was! Under {S’s} chin went a family of snails, eleven in a row, and the smallest was not half-way across. “They’ve been on the way since Tuesday,” whispered {S}.',
  done: '“Ssh!” said {L} to the bus. They all got out, the driver, the band and the wedding, and stood on tiptoe. It took until four. When the smallest one was in the grass, {S} got up and said, “Thank you for waiting. You can go now.”',
  again: 'Nobody hoots here any more when somebody is in the way. They lie down and look first.',
};
