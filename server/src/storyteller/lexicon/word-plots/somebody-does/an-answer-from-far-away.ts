import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `an-answer-from-far-away` of the frame `somebody-does`, for its class of verbs. */
export const anAnswerFromFarAway: StoryPlotInput = {
  id: 'an-answer-from-far-away',
  verbs: ['noise'],
  titles: ['{S} Is Too Loud', 'An Answer from Far Away', '{Call}! Said {S}'],
  goal: 'find out who was meant to hear {S}',
  trouble: '{S} was too loud for the whole street',
  solved: 'somebody had answered {S}',
  opener:
    'It began at six in the morning. The milk trembled in the jug. {L+} pulled the pillow over both ears, and heard it anyway.',
  friend:
    'It came from {S+}. {^S} {did}, and then again, and looked round as if it had been somebody else. “Was that loud?” asked {S}. There was a new crack in the window.',
  problem:
    'At six it was like that, and at noon, and whenever anyone came near: {S} {did}. The baby next door woke up, the birds moved to another street, and people went past on tiptoe. “It has to come out,” said {S}. “I can’t keep it in.”',
  tries: [
    'They tied a scarf round {S}, twice. It came out at the sides.',
    '“Do it into this bucket,” said {L}, and shut the lid quickly. At bedtime somebody opened it, and it all came out at once.',
    '{S} tried to do it softly. {S} held it back, and held it back, and then it was twice as loud.',
  ],
  tip: '“A sound like that wants to go somewhere,” said {G+}. “It’s much too big for a street. Who is it meant for? Find out who ought to hear it.”',
  turn: 'They climbed the hill, where there’s nothing but sky. “Now,” said {L}. And {S} {did}, as loudly as {S.they} wanted, over the wood and over the lake. Then it was quiet. And then, from very far away, there came an answer.',
  done: 'It was just the same sound, only smaller. So there was somebody else over there! {S} called, and it answered, and came nearer, and at noon they stood in front of each other. And for the first time {S} whispered.',
  again:
    'It’s quiet in the street at six in the morning. The hill is the place for it now, and people set their clocks by the two of them.',
};
