import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `when-it-is-too-dark` of the frame `somebody-does`, for its class of verbs. */
export const whenItIsTooDark: StoryPlotInput = {
  id: 'when-it-is-too-dark',
  verbs: ['shine'],
  titles: ['{S} Cannot Go Out', 'A Light for the Wood', 'Too Bright'],
  goal: 'find out where {S} was not too bright',
  trouble: '{S} was too bright for everyone',
  solved: '{S} shone where it was too dark',
  opener:
    '{L+} pulled the curtain shut, and then the second one. It was still bright. The light did not come from the street, and it was not the moon.',
  friend:
    'It came from {S+}. {^S} {did}, from top to bottom, and tried to hide it under a leaf. “I can’t turn it off,” said {S}. “I’ve looked for the switch everywhere.”',
  problem:
    'Nobody could sleep near {S}. The cock crowed at midnight, the moths came in hundreds, and at hide-and-seek {S} was always found first. “Can’t you be a bit darker?” they asked. {S} tried hard. It only got a bit redder.',
  tries: [
    'They put three blankets over {S}. Now it was a shining hill, with moths.',
    'They tried to use it up, with a very thick book. On the last page it was as bright as on the first.',
    '{S} stayed up at night and slept by day. Then the owls complained.',
  ],
  tip: '“Too bright for a bedroom,” said {G+}. “But where is it too dark? Somebody has been calling for a light for years. One just can’t hear it from here.”',
  turn: 'They went to where the path goes into the black wood. Nobody went in there after five. “Would you go first?” asked {L}. {S} went first. And to the left and to the right the dark moved over, quite politely.',
  done: 'On the other side a door opened. “There’s a light coming!” somebody called. That evening the people from this side and from that side met, for the first time, in the middle of the wood. {^S} {did}, just brightly enough to see who it was.',
  again:
    'In the evening {S} is at the bend in the black wood. Whoever comes past says good evening. At midnight it’s quiet there, and {S} reads.',
};
