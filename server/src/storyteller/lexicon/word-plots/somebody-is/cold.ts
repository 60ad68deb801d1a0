import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cold` of the frame `somebody-is`, for themes with its words. */
export const cold: StoryPlotInput = {
  id: 'cold',
  words: ['cold', 'freezing', 'chilly', 'shiver'],
  titles: ['{S} Is Always Cold', 'Brrr, Said {S}', 'A Jumper for {S}'],
  goal: 'get {S} warm',
  trouble: '{S} was still cold',
  solved: '{S} was warm down to the toes',
  opener: 'Clack, clack, clack, it went behind the wall. {L+} thought it was a train. But it was teeth.',
  friend:
    '“B-b-brrr,” said {S+}. “All the others like it like this. I’m always cold. I don’t think they finished me properly.” {L} held one of {S’s} hands. It was like an ice lolly.',
  problem:
    'When the others played, {S} sat in the only patch of sun, and moved along with it. When the sun was gone, {S} shivered so much that {S.their~the} games all fell over.',
  tries: [
    'They knitted {S} a jumper. It had three sleeves, because {F} had counted wrong. The wind came in through the third.',
    '“Hop!” called {L}. {S} hopped, and grew warm, and stopped hopping, and was cold. You can’t hop in bed.',
    '{S} drank hot cocoa, cup after cup. Inside it was warm now, up to the neck. But the feet did not know about it.',
  ],
  tip: '“One alone gets cold,” said {G+}, “whatever one puts on. How do the others do it at night? Have you ever looked?”',
  turn: 'At nightfall {L} took {S} by the hand and they crept over to have a look. The others stood close together, side by side, in a big round heap. In the middle of it there was steam! “May we come in?” asked {L}.',
  done: 'The heap opened and let {S} in, and closed again. A tummy in front, a back behind. It took as long as a yawn. “I’m warm,” said {S}, and did not want to come out again till breakfast.',
  again:
    'They take it in turns: a while inside, a while outside. {S} even likes it outside now, because of going in again.',
};
