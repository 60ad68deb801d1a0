import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `another-music-inside` of the frame `somebody-does`, for themes with its words. */
export const anotherMusicInside: StoryPlotInput = {
  id: 'another-music-inside',
  words: ['dance', 'waltz', 'do ballet'],
  titles: ['{S} Dances', 'Out of Step', 'One, Two, Three, {S!}'],
  goal: 'dance as it felt right',
  trouble: '{S} was always out of step',
  solved: 'the whole house was in step with {S}',
  opener:
    'The lamp swung. The cups walked along the shelf, one after the other. Somebody upstairs counted, “One, two, three, and one, two, three.” {L+} went to see.',
  friend:
    'In the empty room, on tiptoe, was {S+}. {^S} was {doing}, and the floor bent like a hammock. “Oh!” said {S}, and stopped on one leg. “I thought that nobody was at home.”',
  problem:
    'As long as nobody looked, it was lovely. But at the dancing school there was a mirror, and in it {S} saw all the others: all of one size, all at the same moment. {S} was never where they were. “You’re out of step,” they said.',
  tries: [
    '{L} called out the steps. By the time {S} had heard “left”, it was right already.',
    'They drew footprints on the floor, with chalk. {S’s} {limbs} did not fit into any of them.',
    'They hung a cloth over the mirror. Now {S} could not see the others, and danced them down like skittles.',
  ],
  tip: '“Is {S} out of step?” asked {G+}. “Or is there another music in there? Put your ear against it and listen, before you teach anybody to count.”',
  turn: '{L} put one ear against {S}. In there it beat, slow and deep, and not at all like the piano. {L} beat it on a pot. {S} shut both eyes. And then {S} danced, just as in the empty room, and now the floor seemed to like it.',
  done: 'The piano stopped. Then it began again, slow and deep. One after the other fell in, the small ones and the neat ones, and in the mirror nobody was out of step any more. In front of them all {S} {did}, and bowed.',
  again:
    'On Fridays they dance to {S’s} music, on the other days to the piano’s. The cups have moved to a lower shelf.',
};
