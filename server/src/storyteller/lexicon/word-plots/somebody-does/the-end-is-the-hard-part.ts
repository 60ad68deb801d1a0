import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-end-is-the-hard-part` of the frame `somebody-does`, for its class of verbs. */
export const theEndIsTheHardPart: StoryPlotInput = {
  id: 'the-end-is-the-hard-part',
  verbs: ['move'],
  titles: ['Mind Out, Here Comes {S}', '{S} and the Three Pillows', 'Whoosh!'],
  goal: 'find a soft end for it',
  trouble: '{S} never landed where it was soft',
  solved: '{S} came down softly every time',
  opener:
    'First there was a whoosh. Then there was a bump. Then a jam pot fell off the shelf, and {L+} ran out to see who it was this time.',
  friend:
    'In the middle of the bush sat {S+}. Once again {S} had been {doing}, and once again nobody had been there to catch {S.them}. “The beginning is lovely,” said {S}, and pulled out a twig. “It’s only the end.”',
  problem:
    '{S} did not want to stop {doing}. But the end got worse each time. On Monday it was the bush, on Tuesday the washing, on Wednesday a picnic, right in the middle of the salad.',
  tries: [
    'They tied a rope round {S} and held on to the other end. {S} {did} as always. Now {L} and the rope were in the bush as well.',
    'They put up a sign: “Stop here!” {S} saw it upside down, and much too late.',
    '“Do it slowly,” said {L}. So {S} tried {doing} slowly. It turned out that it only works fast.',
  ],
  tip: '“Everybody practises the beginning,” said {G+}. “Practise the end. Where does it hurt? There you need something soft, and before that, something that makes you slower, a little at a time.”',
  turn: 'They marked the spot where {S} always came down. In front of it {L} laid three things in a row: first dry leaves, then hay, and last all the pillows of the street. “Make yourself round,” said {L}, “and keep your eyes open.”',
  done: 'And {S} {did}, faster than ever. Rustle, went the leaves. Whump, went the hay. Pff, went the pillows. There sat {S}, the right way up, and not one jam pot had moved. “Again!” said {S}.',
  again:
    'There’s a queue in front of the pillows now. The new ones start with the landing, and {S} shows them how.',
};
