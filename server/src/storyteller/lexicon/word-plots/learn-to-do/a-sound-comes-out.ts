import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-sound-comes-out` of the frame `learn-to-do`, for themes with its words. */
export const aSoundComesOut: StoryPlotInput = {
  id: 'a-sound-comes-out',
  words: [
    'whistle',
    'snap finger',
    'click finger',
    'click tongue',
    'hum',
    'clap',
    'yodel',
    'roar',
    'burp',
    'sing',
    'snap',
    'drum',
    'make noise',
  ],
  titles: ['{L} Learns to {Do}', 'Not a Sound', 'Just Once!'],
  goal: '{do}',
  trouble: 'no sound came out, however hard {L} tried',
  solved: 'the sound was there, and it was loud',
  opener:
    'Everybody in the family could do it. Grandpa did it to call the dog, and the dog came. Only {L+} could not {do}. When {L} tried it, the dog did not even look up.',
  problem:
    'It did not sound like anything. It went “fff”, or “pft”, and mostly it went nothing at all. “You have to {do} properly,” said the others, and did it, just like that. {L} practised behind the shed.',
  tries: [
    '{L} tried with all might, until both cheeks were red. There was a noise. It was a button, and it had come off.',
    '{F} put {L’s} fingers in order, one by one, like knives and forks. Now they were in order, and {L} had a knot in them.',
    '{L} ate a lemon, because somebody said that it helps. It makes one pull a face.',
  ],
  tip: '“You’re too dry and too strong,” said {G+}. “A sound is shy. It sits in the small gap, and if you squeeze, it can’t get out. Wet it, make it loose, and wait until it slips.”',
  turn: '{L} shook out both hands and licked {L.their~both} lips. Then {L} thought of something slippery, a fish, or soap. Not strong. Only a gap, quite small. And something slipped.',
  done: 'There it was! It was small, and it was a real one, and the dog raised one ear. {L} did it again. Louder. All the dogs in the street came running, nine of them. “I can {do}!” called {L}, in the middle of the dogs.',
  again:
    '{L} does it at breakfast, in the bath and under the blanket. “We did teach it,” say the others, and sigh, and put wool in their ears.',
};
