import type { StorySourceInput } from '../../story-source.ts';

/** Stories about working together. */
export const teamwork: StorySourceInput = {
  id: 'teamwork',
  words: [
    'teamwork',
    'team work',
    'work/working together',
    'work/working as a team',
    'cooperation',
    'cooperate',
    'collaborate',
    'collaboration',
    'be/being team player',
    'team player',
    'pull/pulling together',
    'work/working team',
  ],
  situations: ['learn', 'trait', 'visit', 'cannot'],
  topic: 'working together',
  thing: 'the big parachute',
  main: 'school',
  plots: [
    {
      id: 'the-parachute',
      titles: ['The Ball on the Parachute', 'All Together, {L}!', 'One, Two, Three, Up!'],
      goal: 'send the ball up with the parachute',
      trouble: 'everyone pulled the parachute a different way',
      solved: 'the ball flew as high as the roof',
      opener:
        'The teacher had brought a parachute to the playground. It was as wide as a house, red and yellow and blue. Everyone could hold a bit of the edge. {L+} took hold with both hands.',
      friend:
        '{F+} stood opposite with the ball. “It has to fly up to the roof, and come down on the parachute again,” said {F}, and rolled it into the middle.',
      problem:
        '{L} pulled. {F} pulled, too, and so did everyone else, each when they felt like it. The parachute jerked to the left and to the right. The ball rolled over the edge and bounced away.',
      tries: [
        '{L} pulled harder than all the rest. The others on that side fell over, and the ball rolled into the flower bed.',
        'Everyone shouted what the others should do. “Lift!” “Lower!” “Not you!” Nobody could hear anything, and the ball lay still.',
        '{F} crawled underneath and pushed with {F.their~both} hands. There was a bump in the parachute with a friend in it, and the ball rolled off.',
      ],
      tip: '“You’re all strong enough,” said {G+}. “But you all pull at different moments. How do the people in a rowing boat know when to pull?”',
      low: 'Everyone let go and looked at somebody else. The parachute lay on the ground like a puddle.',
      turn: '“They count!” said {L}. “Everybody down first, right down to your toes. Nobody moves until three.” {F} fetched the ball. It became quiet. “One,” said {L}, and they all said it. “Two. Three. Up!”',
      done: 'Whoosh! The whole parachute rose like a hill, and the ball shot up, past the windows, as high as the roof. They all looked up together. And down it came, right in the middle. “Again!” everyone shouted.',
      again:
        'When something is heavy now, or goes in all directions, somebody says, “On three,” and everyone takes hold.',
      object: 'ball',
      helper: { name: 'Coach Barley', creature: 'dog' },
    },
  ],
};
