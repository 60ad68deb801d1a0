import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a shadow. */
export const shadow: StorySourceInput = {
  id: 'shadow',
  words: ['shadow', 'my shadow', 'shadow puppet'],
  situations: ['question', 'afraid', 'trait'],
  topic: 'a shadow',
  thing: 'the shadow',
  main: 'meadow',
  home: 'garden',
  plots: [
    {
      id: 'it-grew',
      titles: ['{L} and the Long Shadow', 'Somebody at My Feet', 'Who Is Following {L}?'],
      goal: 'get to know the shadow',
      trouble: 'the shadow would not hold still',
      solved: 'the shadow had turned into a friend',
      opener:
        'Somebody was lying on the path, quite flat and quite dark, and had hold of {L+} by both feet. {L} took a step. It took a step, too.',
      problem:
        '{L} ran. The shadow ran. In the morning it was as long as a giant, and at noon it was almost gone. “What does it want?” asked {L}. “And why is it never the same size?”',
      tries: [
        '{L} jumped, to shake it off. For a moment there was air between them. Then it had caught up with {L’s} feet again.',
        'They tried to pin it down with four stones, one at each corner. The stones stayed. The shadow went to lunch with {L}.',
        '{F} painted round it with chalk. When they came back, it did not fit into its own outline.',
      ],
      tip: '“You keep looking at the ground,” said {G+}. “Turn round. What’s behind you when the shadow’s in front? And where is it at noon?”',
      turn: '{L} turned round. The sun! Whenever the sun was behind, the shadow was in front. The lower the sun was, the longer the shadow. “It isn’t following me,” said {L}. “It’s me, where the light can’t get through!”',
      done: 'Then {L} held up both hands. On the wall there was a bird. {F} made a dog, and the bird flew over the dog. They did a whole story on the wall, until the sun went down and took the stage away.',
      again:
        'At night {L} takes a torch to bed. On the ceiling the bird is as big as the room, and quite tame.',
    },
  ],
};
