import type { StorySourceInput } from '../story-source.ts';

/** General plots about who {did}. */
export const whoDidIt: StorySourceInput = {
  id: 'who-did-it',
  situations: ['culprit'],
  topic: 'who {did}',
  thing: '{the}',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-tracks',
      titles: ['Who {Did}?', 'Detective {L}', 'It Wasn’t Me!'],
      goal: 'find out who {did}',
      trouble: 'nobody wanted to be the one who {did}',
      solved: 'it was clear who {did}, and nobody was cross any more',
      opener: [
        '“Aha!” said {L+}, and fetched the magnifying glass. Somebody {did}! And whoever it was had left quickly.',
        'It was there yesterday evening. {L+} was quite sure. And this morning it was plain to see: somebody {did}.',
      ],
      problem: [
        '“It wasn’t me,” said everyone, one after the other. “Nor me.” But somebody {did}, that was certain. They all looked at each other from the side, and it got rather chilly at the table.',
        'Each had another idea who it was. “It’s always the cat.” “It’s always the smallest.” The cat was asleep, and the smallest one began to cry.',
      ],
      tries: [
        '{L} asked everyone, “Where were you last night?” They had all been in bed. It must have been a very full night, in bed.',
        'They looked for it in everyone’s pockets. There was string, and half a snail shell, but nothing that had to do with {the}.',
        '{F} confessed, so that it would be over. But {F} did not know how it had been done. “On purpose?” guessed {F}.',
      ],
      tip: [
        '“You ask who,” said {G+}. “Ask how, and ask why. Whoever it was had to get in and get out, and must have wanted something. Look down low. Everybody always looks too high.”',
        '“People don’t like to say it when everyone’s cross,” said {G+}. “First make it safe to say. And then look under the table.”',
      ],
      turn: [
        '{L} lay down flat on the floor, with the magnifying glass. There was a trail: a crumb, a smudge, a hair. It went along the wall, behind the curtain, and there it stopped. The curtain breathed.',
        '“Nobody will shout,” said {L} loudly into the room. “I promise.” Then {L} waited, and looked at the floor. And there was a track, quite a thin one. It led behind the sofa.',
      ],
      done: [
        '“It was me,” somebody said, very small, and came out. “I was hungry for company. And then I was afraid.” It was quiet. Then they all moved up. “Next time,” said {L}, “just ask.” They put it right together.',
        'There it sat, the guilty one, with the proof on its nose. “I wanted to give some to a friend,” it whispered, “and the friend had friends.” {L} had to laugh, and then they all laughed. They made it good again before supper.',
      ],
      again: [
        'On the shelf there stands a plate with a sign now: “For anyone who needs it.” The magnifying glass has the evening off.',
        '“Case closed,” wrote {L} into the notebook, and drew a paw under it, or a hand, or both.',
      ],
    },
  ],
};
