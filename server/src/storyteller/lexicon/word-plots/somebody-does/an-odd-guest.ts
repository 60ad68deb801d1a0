import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `an-odd-guest` of the frame `somebody-does`, for themes with its words. */
export const anOddGuest: StoryPlotInput = {
  id: 'an-odd-guest',
  words: [
    'come tea',
    'come dinner',
    'come supper',
    'come nursery',
    'come school',
    'come party',
    'come visit',
    'come stay',
    'visit',
    'move in',
    'move next door',
    'come breakfast',
    'come lunch',
    'come my house',
    'come play',
    'go school',
    'go nursery',
    'come birthday',
    'come for',
    'stay',
    'knock',
    'come home',
  ],
  unexpected: true,
  verbs: ['come', 'visit'],
  titles: ['A Place for {S}', '{S} at the Door', 'Come In, {S!}!'],
  goal: 'make {S} feel at home',
  trouble: '{S} did not fit in anywhere',
  solved: 'there was a place for {S}, and everyone had moved up a bit',
  opener:
    'At first you saw only a shadow on the frosted glass. Then the handle went down, very slowly. {L+} had thought it was the postman. It was not the postman.',
  friend:
    '“Good morning,” said {S+}. “I’m the new one. Where do I hang my coat?” {S} {did}, just like that, in the middle of an ordinary day. Some had climbed on to the tables. {L} showed where the hooks were.',
  problem:
    'It was not easy. The chair broke under {S}, and then the other chair. At snack time {S} ate the snack, the plates and the flowers. “Oh,” said {S}, and went red. “Was that not what you do here?” Nobody wanted to sit beside {S}.',
  tries: [
    '{L} explained all the rules, from one to nineteen. {S} nodded at each. Then {S} sneezed, and the rules blew off the wall.',
    'They tried to make {S} smaller, with tight belts and thin stripes. It looked nice. The belts went “ping”.',
    '{F} asked everyone to say something friendly. They said it from very far off.',
  ],
  tip: '“You’re trying to make it fit,” said {G+}. “Turn it round. What’s there in here that’s just right for somebody like {S}, and wrong for all the rest of you?”',
  turn: '{L} looked round. The top shelf, which nobody could reach. The cold corner. The drum that was too loud, and the window that stuck. “{S!},” said {L}, “could you perhaps…?” {S} could. {S} could do all of it, and with one hand.',
  done: 'At rest time it was chilly. {S} lay down in the cold corner. First one crept up, and then two, and in the end all were leaning on {S}, as on a warm sofa. “So that’s my place,” said {S}, very quietly.',
  again: 'There’s a new hook by the door, quite high up and as thick as a thumb. {S’s} name is on it.',
};
