import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-worst-blot` of the frame `somebody-does`, for its class of verbs. */
export const theWorstBlot: StoryPlotInput = {
  id: 'the-worst-blot',
  verbs: ['draw'],
  titles: ['{S} and the Worst Blot', 'What’s That Meant to Be?', 'Don’t Look Yet'],
  goal: 'get it out of {S’s} head and into the world',
  trouble: 'it never came out as {S} saw it',
  solved: '{S} had found a way with the blots',
  opener:
    'In the morning there was a green line on the gate. It went on along the wall, up the lamp post and round the corner. {L+} went after it.',
  friend:
    'At the other end of the line sat {S+}, with a pot and a very serious face. {^S} was {doing}. “Don’t look yet,” said {S}. “It isn’t what I’ve got in my head.”',
  problem:
    'In {S’s} head it was wonderful. But on the way out something happened to it. The lines wobbled, the blue ran into the yellow, and people asked, “What’s that meant to be?” {S} wanted to wash it all off.',
  tries: [
    '{L} held {S} still, so that nothing could wobble. It came out as straight as a ruler, and just as dull.',
    'They took more colours, all that there were. Together they made brown.',
    '{S} tried {doing} with both eyes shut, to see only what was inside. Afterwards {L} was green up to the knees.',
  ],
  tip: '“Nobody can see into that head,” said {G+}, “so nobody knows what’s wrong with it. Don’t wash it off. Look at it until it’s something. Then help it.”',
  turn: 'They sat down in front of it, {L} and {S}, and looked and looked. “There’s an ear,” said {L} after a while, and pointed at the worst blot. It was an ear! {S} dipped the brush in, and put the rest of the dog on to it.',
  done: 'From then on the wobbles helped. One was smoke, and one was the sea. And so {S} {did}, into the very last corner. People stopped again, but nobody asked what it was meant to be. They looked, and everyone saw something else.',
  again:
    'When it rains, a bit of it runs down. Then {S} comes with the pot, and looks at what it wants to be next.',
};
