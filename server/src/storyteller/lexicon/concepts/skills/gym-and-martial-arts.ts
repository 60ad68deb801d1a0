import type { StorySourceInput } from '../../story-source.ts';

/** Stories about turning upside down. */
export const gymAndMartialArts: StorySourceInput = {
  id: 'gym-and-martial-arts',
  words: [
    'gym',
    'karate',
    'judo',
    'taekwondo',
    'martial art/arts',
    'yoga',
    'climb/climbing',
    'climbing frame/wall',
    'monkey bar/bars',
  ],
  situations: ['learn', 'afraid', 'wants', 'cannot', 'visit', 'trait'],
  topic: 'turning upside down',
  thing: 'the mat',
  main: 'school',
  plots: [
    {
      id: 'the-belt',
      titles: ['Once Head over Heels', 'The White Belt', '{L} Rolls Over'],
      goal: 'do the big roll in front of everybody',
      trouble: 'halfway round {L} got stuck every time',
      solved: 'the big roll had worked',
      opener:
        'The hall smelled of rubber and feet. {L+} had bare toes and a new belt with a knot in it that kept coming undone. On the floor lay the long blue mat.',
      problem:
        'One after the other the children rolled across it, over the head and up again: hup! Only {L} got stuck. Halfway round, with both legs in the air, {L} fell over to one side like a sack of flour.',
      tries: [
        '{L} took a run-up, from the wall bars on. This time it was a sack of flour with a run-up.',
        '{L} shouted very loudly while doing it, as the big ones do. The roll was no better. But the window had a crack.',
        '{L} watched the best one in the class and did everything just the same. But two children never have the same back.',
      ],
      tip: '“You’re thinking of the others, and they’re all upside down too,” said {G+}. “Make yourself small. Chin on the chest, like a hedgehog. And then look at your own tummy till you come up again.”',
      turn: '{L} breathed in, breathed out, and became a hedgehog. Hands on the mat, chin on the chest, eyes on the tummy. For a moment the hall was upside down, and it was quite quiet in there.',
      done: 'And then {L} was standing. On both feet! Facing the front! “Hup,” said {L}, very much surprised. The whole row clapped on the mat with flat hands, so that it thundered.',
      again:
        'The knot in the belt holds by now. On the way home {L} rolled three times, on the grass, on the carpet, and once, by mistake, on the cat’s side of the bed.',
      helper: { name: 'Master Bao', creature: 'bear' },
    },
  ],
};
