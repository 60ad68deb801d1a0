import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `all-the-way-down` of the frame `learn-to-do`, for themes with its words. */
export const allTheWayDown: StoryPlotInput = {
  id: 'all-the-way-down',
  words: [
    'roll',
    'slide',
    'tumble',
    'somersault',
    'cartwheel',
    'handstand',
    'jump',
    'hop',
    'balance',
    'swing',
    'spin',
    'climb',
    'skip',
    'bounce',
  ],
  titles: ['{L} Learns to {Do}', 'Once More!', 'Head over Heels'],
  goal: '{do} without ending in the nettles',
  trouble: '{L} ended up in the nettles every time',
  solved: '{L} had gone the whole way, straight as a ruler',
  opener:
    'They all went, one after the other, and shrieked, and came running back for more. {L+} stood there and held on to a fence post. To {do} looked as easy as falling over, only longer.',
  problem:
    'And it began well. But then {L} went to the left, more and more to the left, and on the left were the nettles. “Ouch,” said {L}, and climbed up again. The second time it was the nettles, too.',
  tries: [
    '{L} started further to the right. It was a longer way to the nettles, and so there was more speed in it.',
    '{L} shut both eyes. Now the nettles came as a surprise.',
    '{F} stood in front of the nettles with wide open arms. They both landed in them.',
  ],
  tip: '“You’re crooked before you’ve begun,” said {G+}. “One arm here, one leg there, and the head looking for nettles. Make yourself into one thing, from top to toe. And where you look, there you go.”',
  turn: '{L} became one thing. Arms in, legs together, tummy firm. And {L} did not look for nettles this time, but for the one white stone, right down in the middle. “I’m a pencil,” whispered {L}, and let go.',
  done: 'Sky, grass, sky, grass! It went faster and faster, and the white stone came up, and there {L} lay, right beside it, with no nettles anywhere. The sky went on turning for a bit. “So that’s what it is to {do}!” said {L}.',
  again:
    'There is a flat track in the grass by now. It goes down to the white stone, and it is as straight as a ruler.',
};
