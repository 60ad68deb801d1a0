import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and {the}, who can do different things. */
export const twoAnimals: StorySourceInput = {
  id: 'two-animals',
  factsOf: 'any-animal',
  creature: 'theme',
  topic: '{S} and {the}',
  thing: '{S}',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'an-act-for-two',
      needsFacts: true,
      titles: ['{S} and {The}', 'An Act for Two', '{L}, {S} and {The}'],
      goal: 'find something that {S} and {the} can do together',
      trouble: '{S} and {the} had nothing at all in common',
      solved: '{S} and {the} had their act for two',
      opener:
        '“Wanted: an act for two,” it said on the tree. “First prize: a pie.” {L+} knew one who can {skill}, and one who can {other_skill}.',
      friend:
        '{S+} came from the one side and {the} from the other. “{Cry}?” said {S}. “{Other_cry},” said {the}. Neither of them understood a word.',
      problem:
        '“We’ve got nothing in common,” said {S}. “Nothing,” said {the}. One wanted to {skill}, and the other wanted to {other_skill}, and each of them was in the other’s way.',
      tries: [
        [
          '{S} tried to {other_skill}. It ended in the stream, and {the} laughed till it had the hiccups.',
          '“Show me how you do that,” said {S}. {^the} showed it, and it looked quite easy. {S} did it exactly like that, and then needed a plaster.',
        ],
        [
          'Then {the} tried to {skill}. It was over quickly. There was a bump, and a very quiet “{other_cry}”.',
          '{^the} did what {S} does, only much smaller and much faster. It was exactly wrong. {S} could not stop laughing, and that made matters worse.',
        ],
        '{L} invited them to supper: half of it {meal}, half of it {other_meal}. They turned the plate round and round, so as not to have to look at the other half.',
      ],
      tip: '“You want them to do the same,” said {G+}. “That’s a race, not an act. Let each of them do what only that one can, and see what it’s good for when the other’s there.”',
      turn: '{L} drew a circle in the grass. “{S!}, you do yours. And you, {noun}, do yours, at the very same time. Now!” They both shut their eyes and began.',
      done: '{S} {skilled}, and right beside, over and under it, {the} {other_skilled}. It fitted like a key! “{Cry}!” – “{Other_cry}!” The whole meadow was on its feet.',
      again:
        'They shared the pie. {S} got the crust, and {the} got what was inside, and neither wanted to swap. So there was one thing, after all, that fitted.',
    },
    {
      id: 'the-wrong-supper',
      needsFacts: true,
      titles: ['{S} Comes to Supper', 'Supper for Two', '{L}, {S} and {The}'],
      goal: 'have {S} and {the} as guests at one table',
      trouble: 'what was good for {S} was all wrong for {the}',
      solved: '{S} and {the} sat at one table and were both content',
      opener:
        '{L+} had written two invitations for Saturday. One went to somebody who lives {dwelling}. The other went to somebody {other_dwelling}.',
      friend:
        'At six there was a knock, once high up and once low down. {S+} stood on the doormat, and beside it stood {a}.',
      problem:
        '{S} sat at one end of the table and {the} at the other. On the table there was only {meal}, and {the} does not eat anything like that. “{Other_cry},” said {the}, very softly.',
      tries: [
        '{L} put {other_meal} on the table. {S} turned quite green at the sight of it and asked if there was any more {meal}.',
        'They played a game, to break the ice. {S} wanted the one where you {skill}. {^the} wanted the one where you {other_skill}. They each won theirs, alone.',
        '{F} told a joke. {S} laughed, and at this sight {the} crept under the carpet.',
      ],
      tip: '“They’re afraid of each other,” said {G+}, “the big one of doing something wrong, and the small one of everything. Give them a job that has nothing to do with eating. And let each of them tell the other one secret.”',
      turn: '“I can’t wash all the plates by myself,” said {L}. So {S} washed and {the} dried, side by side. “I’m scared of the dark,” said {S}, into the foam. “So am I,” said {the}.',
      done: 'After that they sat on the same side of the table. {S} ate {meal}, and {the} ate {other_meal}, and now and then one of them pushed a bit across, to try.',
      again:
        'When it gets dark today, {S} sees {the} home first. Then {the} sees {S} home. It takes them half the night.',
    },
  ],
};
