import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a broken arm. */
export const plasterCast: StorySourceInput = {
  id: 'plaster-cast',
  words: [
    'broken arm/leg/bone/foot/wrist',
    'break/breaking arm/leg',
    'plaster cast',
    'cast',
    'crutches',
    'x-ray',
    'arm/leg/wrist/foot plaster',
    'arm/leg in plaster',
    'plaster cast taken/getting/get/take/coming off',
    'cast off',
    'cast removed',
    'sprained ankle/wrist',
    'sprain',
  ],
  situations: ['ailment', 'learn', 'broken', 'has', 'sad', 'visit', 'trait', 'wants'],
  gentle: true,
  topic: 'a broken arm',
  thing: 'the plaster',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'six-weeks-white',
      titles: ['{L} and the Broken Arm', 'The White Arm', 'Six Weeks of Plaster'],
      goal: 'get through six weeks of plaster',
      trouble: 'nothing was possible with the plaster on',
      solved: 'the plaster was off and the arm was whole again',
      opener:
        'One wobble, one bump, and {L+} was sitting on the ground, and {L.their~one} arm hurt very much. Then there was a doctor, and an X-ray picture of the bones. In the middle was a thin dark line. That was the crack.',
      problem:
        'The arm got a coat of plaster, white and hard and heavy. “Six weeks,” said the doctor. No jumping, no swimming, no ball. At night it itched just where {L} couldn’t reach.',
      tries: [
        '{L} tried to do it all with the other hand. Half of the soup missed the spoon, and {L’s} name came out as a squiggle.',
        '{L} shook the arm to stop the itch. That only made it ache. {F} blew on the plaster, but plaster doesn’t let any air through.',
        '{L} sat at the edge and watched the others play. “It’s fine,” said {L}. It was not.',
      ],
      tip: '“A bone grows together while you’re doing something else,” said {G+}. “So the thing is to have something else. Who says that white has to stay white? You could draw on it, a bit more each day.”',
      turn: '{L} held out the arm, and {F} fetched the paints. First there was a snail, at the elbow. The next day came a ladder, for the snail. Then everyone wanted to add something, and it went on like a story, all the way round.',
      done: 'In the sixth week the snail had come to the thumb, by ladder, boat and balloon. Then the doctor’s little saw hummed. It tickled. The plaster opened like a nut, and there was the arm, thin and pale, and mended! {L} moved one finger after the other.',
      again:
        'The plaster stands on the shelf now, in two halves, snail and all. {L} can do everything again, and looks down a bit more often.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'In the sixth week the snail had come to the thumb, by ladder, boat and balloon. The doctor’s little saw hummed, and the plaster opened like a nut. There was the arm, mended! Everyone who had painted a bit was waiting outside, and {told}.',
        },
        {
          asked: ['better/heal/mend/well/recover/arm/jump/swim/ball/again/plaster/cast/off/run/walk/careful'],
          kinds: ['learns', 'no-longer', 'home', 'way-home', 'makes'],
          done: 'In the sixth week the snail had come to the thumb, by ladder, boat and balloon. Then the doctor’s little saw hummed. It tickled. The plaster opened like a nut, and there was the arm, thin and pale, and mended! “A bit more each day,” said the doctor. And {told}.',
        },
        {
          asked: ['sign/draw/write/paint/doctor', 'make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
            'sleep',
          ],
          done: 'In the sixth week the snail had come to the thumb, by ladder, boat and balloon. The doctor’s little saw hummed, and it tickled. There was the arm, thin and pale, and mended! “What does the snail do now?” asked {F}. {L} reached out, and {told}.',
        },
      ],
      helper: { name: 'Doctor Quill', creature: 'hedgehog' },
      art: {
        'One wobble, one bump': 'garden: L sit tearful; tree',
        'X-ray picture of the bones': 'clinic: L look worried; doctor, bone, picture',
        'white and hard and heavy': 'clinic: L sit sad wearing plaster-cast; doctor',
        'with the other hand. Half': 'kitchen: L eat spoon worried wearing plaster-cast; bowl',
        'to stop the itch': 'garden: L stand worried wearing plaster-cast; F blow happy',
        'watched the others play': 'garden: L sit sad on bench; children, ball',
        'while you’re doing something': 'garden: G speak calm; L look curious; plaster-cast, crayon',
        'fetched the paints':
          'garden: L sit happy wearing plaster-cast; F paint painting-board(snail) happy; paint-pot',
        'a ladder, for the snail':
          'garden: L sit laughing wearing plaster-cast; F paint happy; children, ladder, snail',
        'week the snail had come': 'garden: L show proud wearing plaster-cast; F clap; snail',
        'the doctor’s little saw': 'clinic: L cheer; F clap; doctor, plaster-cast, saw',
        'in two halves, snail': 'garden: L jump happy; plaster-cast, snail',
      },
    },
  ],
};
