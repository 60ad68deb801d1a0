import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about a friend who moves away. */
export const friendMovesAway: StorySourceInput = {
  id: 'friend-moves-away',
  words: [
    'friend move/leave',
    'friend move away',
    'best friend move/leave',
    'friend go away',
    'goodbye friend',
    'say goodbye friend',
    'goodbye to a friend',
    'neighbour move away',
  ],
  situations: ['longing', 'runaway', 'sad', 'deed', 'absence'],
  gentle: true,
  topic: 'a friend who moved away',
  thing: 'the empty house',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'half-a-shell',
      titles: ['{L} and the Empty Window', 'Half for You, Half for Me', 'A Friend Far Away'],
      goal: 'stay friends from far away',
      trouble: '{L’s} best friend lived too far away now',
      solved: '{L} and Jo had found a way across',
      opener:
        'From {L’s} window you could see Jo’s. They had a torch each, and a code: two short ones for “good night”. On this evening {L+} made two short ones. Over there the window stayed dark, and had no curtains any more.',
      problem:
        'Jo had moved away, with the red sofa and the cat, to a town with three railway changes. Everybody said, “You’ll find another friend.” But {L} did not want another one. On the way to school there was a gap beside {L}, just as wide as Jo.',
      tries: [
        '{L} kept the place beside the desk free, and looked at nobody. It was a very long morning, and then there was another one.',
        '{L} wanted to telephone. But on the telephone there was only “How are you?” and “Fine”, and then the two of them breathed.',
        '{L} packed a bag to go and live there as well. {L} got as far as the bus stop. It was as far as you can go alone.',
      ],
      tip: '“I know,” said {G+}. “My best friend’s been living across the sea since I was nine. We don’t tell each other how we are. We do things, both of us, at the same time.”',
      turn: '{L} found the shell that they had found together. It was in two halves. {L} put one into an envelope, and wrote: “Friday at seven I’m looking at the moon. You as well?” And because there was room left, {L} drew the whole street, with everyone in it.',
      done: 'On Friday the moon was over the roof. {L} held up half a shell and a torch: two short ones. You could not see whether anybody answered. But on Tuesday there was a letter, in crooked writing: “I saw it! Two short ones back. What are we doing next Friday?”',
      again:
        'The gap is still there. Some days {F} walks in it, and that is nice as well. And every Friday at seven {L} has a date.',
    },
  ],
};
