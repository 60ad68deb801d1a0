import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what plants need in order to grow. */
export const whatPlantsNeed: StorySourceInput = {
  id: 'what-plants-need',
  words: [
    'growing cress',
    'cress',
    'bean not grow',
    'my bean',
    'parts of plant root stem leaf',
    'what do seeds need',
    'what seeds need',
    'life cycle of a plant',
    'plants',
    'how plants grow',
    'how do plants grow',
    'what plants need',
    'what plants need to grow',
    'what do plants need',
    'what do plants need to grow',
    'plant life cycle',
    'parts of a plant',
    'part of plant',
    'photosynthesis',
    'plant biology',
    'bean plant',
    'bean in a jar',
    'seeds and plants',
    'roots stem leaves',
    'growing a bean',
  ],
  situations: ['learn', 'question', 'make'],
  topic: 'what plants need',
  thing: 'the bean plant',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-bean-in-the-cupboard',
      titles: ['The Bean in the Cupboard', '{L} and the Pale Bean', 'What Does a Bean Need?'],
      goal: 'find out what the bean needed',
      trouble: 'the bean was pale and weak',
      solved: 'the bean had turned green and strong',
      opener:
        'Everyone in the class had a bean seed in a jar with damp cotton wool. {L+} wanted to keep {L’s} bean quite safe, and put it at the back of the cupboard, where nobody could knock it over.',
      friend:
        '{F+} put the other jar on the window sill. After a week they took both of them and set them side by side. “Oh dear,” said {F}.',
      problem:
        '{F’s} bean was short and green, with two fat leaves. {L’s} was long and thin and as white as string, and its leaves were tiny. It leaned over as if it was tired. {L} had watered it every single day.',
      tries: [
        '{L} gave it more water, a whole cupful. Now it stood in a pond, and looked worse.',
        '“Perhaps it’s cold,” said {F}. They wrapped the jar in a scarf. It was a warm white bean.',
        '{L} tied it to a pencil, so that it would stand up. It hung on the pencil.',
      ],
      tip: '“What has the other one got that yours hasn’t?” asked {G+}. “They’ve both had water, and they’ve both had air, and they’re both warm. Look at which way yours has been growing. What was it looking for in there?”',
      low: '{L} had only wanted to keep it safe. Now it could not even hold up its own leaves.',
      turn: 'The white stalk bent to the left. In the cupboard there was a crack in the door, on the left, with a thin line of light. “Light!” said {L}. “It was trying to get to the light!” And {L} put the jar in the sun.',
      done: 'The next day the leaves were a little green. A week later it stood up without the pencil. Water, air, warmth and light: now it had everything. “Leaves make food out of light,” said {F}, “and yours was hungry.”',
      again:
        'In May they planted both beans in the garden. {L’s} is the one that still leans over a bit, towards the sun.',
      object: 'seed',
      helper: { name: 'Miss Fern', creature: 'squirrel' },
      outcomes: [
        {
          asked: ['grow/bean/green/flower/plant/tall/light/sun/garden/beanstalk/eat/leaf/leaves'],
          done: 'The next day the leaves were a little green, and a week later it stood up without the pencil. Water, air, warmth, and now light! There was no crack to lean to any more. Side by side with {F’s} bean {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The next day the leaves were a little green, and a week later it stood up without the pencil. “Yours was hungry,” said {F}. “So am I.” They sat down on the sunny sill, between the two jars, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The next day the leaves were a little green, and a week later it stood up without the pencil. “Yours was hungry,” said {F}, “for light.” {L} opened the door of the cupboard and left it open. In the sun {told}.',
        },
      ],
    },
  ],
};
