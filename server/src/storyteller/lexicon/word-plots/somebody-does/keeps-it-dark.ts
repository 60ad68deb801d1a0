import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `keeps-it-dark` of the frame `somebody-does`, for themes with its words. */
export const keepsItDark: StoryPlotInput = {
  id: 'keeps-it-dark',
  words: [
    'hide egg',
    'hide nut',
    'hide bone',
    'hide something',
    'hide present',
    'bury',
    'keep secret',
    'hide everything',
  ],
  verbs: ['hide'],
  titles: ['What Does {S} Hide?', 'The Hiding Place', 'Nobody Must Know'],
  goal: 'find out what {S} was hiding',
  trouble: '{S} hid things and could not find them again',
  solved: 'everything that {S} had hidden had come to light',
  opener:
    'There was earth on the doorstep, and a trail of it went round the house. {L+} followed it, with {L.their~the} nose close to the ground. Somebody had been busy, and did not want to be seen.',
  friend:
    'Behind the shed stood {S+}, and patted something flat. “Nothing,” said {S}, before anyone had asked. “I’m not hiding anything.” And put a flowerpot on top.',
  problem:
    '{S} had so many hiding places by now, and had kept them all so secret, even from {S}! “It was under something,” said {S}, and looked so unhappy that the flowerpot slid off. “Or behind something.”',
  tries: [
    'They dug where the earth was loose. It was a mole, and it asked them to shut the door.',
    '{S} tried to remember. “It was near a tree,” said {S}. They were in a wood.',
    '{F} drew a cross on a map, to begin with, and then they dug there. There was nothing, of course.',
  ],
  tip: '“Whoever hides a thing is looking somewhere while they do it,” said {G+}. “Don’t look for the thing. Stand as {S} stood, and look for what you saw.”',
  turn: '“What did you look at, when you hid it?” asked {L}. {S} shut both eyes. “At the moon. It sat on the chimney. And there was a smell of mint.” {L} walked backwards until the chimney was where the moon had been, and trod on mint.',
  done: 'It was there! And at the next place as well, and at the next. In the end all of it lay in the grass, and there was too much for one. “I only wanted to have enough,” said {S}, and began to share it out.',
  again: 'One hiding place they left as it is. They both know where. It is called “the just in case”.',
};
