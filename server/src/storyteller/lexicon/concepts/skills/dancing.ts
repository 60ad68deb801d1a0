import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dancing. */
export const dancing: StorySourceInput = {
  id: 'dancing',
  words: ['dance', 'dance class/show'],
  situations: ['learn', 'visit', 'afraid'],
  topic: 'dancing',
  thing: 'the dance',
  main: 'village',
  plots: [
    {
      id: 'left-feet',
      titles: ['{L} Dances', 'Two Left Feet', 'The Dance on Saturday'],
      goal: 'dance the dance on Saturday',
      trouble: '{L’s} feet got in each other’s way',
      solved: '{L} was dancing',
      object: 'drum',
      opener:
        'On Saturday there was going to be a dance on the square, with lights. {L+} wanted to dance there more than anything, and had already found the right socks.',
      friend:
        '{F+} had a drum and knew the steps: left, right, turn, hop. “It’s quite easy,” said {F}. “You just don’t think.”',
      problem:
        'But {L’s} feet thought. The left foot went left, the right one went left as well, and {L} sat down on the floor. At the turn it was the wrong way, and at the hop it was one hop too many.',
      tries: [
        '{L} painted footprints on the ground, from one to twenty, and danced on them. Between eleven and twelve there was a knot.',
        '{L} held on to {F} and copied everything. When {F} scratched an ear, {L} did too, in the middle of the turn.',
        '{L} danced very fast, so that nobody should see the mistakes. Nobody saw them. Everybody heard them.',
      ],
      tip: '“You’re dancing from the knees down,” said {G+}. “Begin here, in the middle, where the drum goes boom. Shut your eyes. When the boom is inside, the feet will come after.”',
      turn: '{L} stood still, with closed eyes, one hand on {L.their} tummy. Boom, went the drum. Boom, went something inside. First the shoulders moved, then the hips. And quite by themselves, the feet set off: left, right, turn.',
      done: 'On Saturday {L} danced under the lights. There was one hop too many in it, and everybody thought it so good that they all did it too, the whole square: left, right, turn, hop, hop!',
      again: 'The second hop has stayed in the dance. They call it “the {L}”.',
      helper: { name: 'Madame Flamenca', creature: 'flamingo' },
    },
  ],
};
