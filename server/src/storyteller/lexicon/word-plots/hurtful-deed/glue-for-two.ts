import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `glue-for-two` of the frame `hurtful-deed`, for themes with its words. */
export const glueForTwo: StoryPlotInput = {
  id: 'glue-for-two',
  words: ['break', 'smash', 'wreck', 'destroy', 'rip', 'tear', 'snap', 'ruin'],
  titles: ['Glue for Two', '{S} and the Broken Things', 'Who Mends It?'],
  goal: 'find out what makes {S} so cross',
  trouble: 'one thing after another was broken',
  solved: '{S} had helped to mend what was broken',
  opener:
    'On the floor lay a wheel. A bit further on lay the car that belonged to it. {L+} followed the bits, all the way along the corridor, and got sadder with each one.',
  friend:
    'At the end of the bits sat {S+}. {^S} {did}. It had been on purpose. “So what,” said {S}, but the chin was trembling.',
  problem:
    '“Those were mine,” said {L}, and had to swallow. “I’m sad, and I’m cross.” {^S} looked at the wheel. Nobody said anything for a while. It could not be undone by looking at it.',
  tries: [
    '{L} thought of breaking something in return. But then there would only be more bits, and both would be sad.',
    'Everybody shouted at once. In all that noise nobody heard what {S} was saying, and {S} was saying something.',
    'They put everything up on the highest shelf. It was safe there. Nobody could play with it, either.',
  ],
  tip: '“Why do things get broken here?” asked {G+}. “Mostly somebody wants to come along and doesn’t know how. But first comes the mending. Glue takes a long time to dry. You can talk meanwhile.”',
  turn: '{L} got out the glue and two brushes, and pushed one of them across. They mended the car, and then the rest. {S} held each part until it stuck: a hundred seconds for every piece. At the third one {S} said, “You never let me play.”',
  done: 'So that was what was behind it. “You can ask me,” said {L}. “I’ll say yes sometimes. And you can’t break my things.” “All right,” said {S}. “I’m sorry about the car.” The wheel held. It squeaked, but it went.',
  again:
    'There’s a box with what both of them may use, and a box with what’s {L’s} alone. {S} knocks on it before asking.',
  helper: { name: 'Uncle Brick', creature: 'beaver' },
};
