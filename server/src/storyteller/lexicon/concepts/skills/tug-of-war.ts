import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pulling on a rope together. */
export const tugOfWar: StorySourceInput = {
  id: 'tug-of-war',
  words: ['tug of war', 'tug-of-war', 'tug o’ war', 'pull/pulling the rope', 'rope pulling', 'rope pull'],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'pair',
    'record',
  ],
  gentle: true,
  topic: 'a tug-of-war',
  thing: 'the rope',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'all-on-one-word',
      titles: ['Heave!', 'The Long Rope', 'Small Ones Pull Together'],
      goal: 'win the tug-of-war',
      trouble: 'the others were much stronger',
      solved: 'the small ones had won the tug-of-war',
      opener:
        'On the meadow lay a rope, as thick as an arm and with a red ribbon in the middle. At the summer fair the Hill End pulled against the Valley End. {L+} belonged to the Valley End. So did most of the small ones.',
      friend:
        '{F+} looked over to the other side. “They’ve got a blacksmith,” said {F}, “two carters, and a bull.” The bull turned out to be only watching. But the blacksmith was enough.',
      problem:
        '“Pull!” called somebody. Every one of them pulled, whenever they liked, as hard as they could. The ribbon slid over to the Hill End in no time, and the whole Valley End lay in the grass. That was the first round. There were two more.',
      tries: [
        'In the pause they rubbed their soles with sand, so as not to slip. They were pulled across just as fast, but standing up.',
        '{F} wanted the heaviest of them at the very back. The heaviest of them weighed no more than the blacksmith’s left leg.',
        '{L} thought of tying the rope to a tree. It would have worked. It was also cheating, and they untied it.',
      ],
      tip: '“Strong?” said {G+}, who was dragging a dead beetle along, with thirty sisters. “We aren’t strong. One of us can hardly shift its leg. We just never pull at different times.”',
      low: 'On the other side they were already shaking hands. The blacksmith ate a sausage and did not even put it down.',
      turn: 'Never at different times! {L} jumped up. “Don’t pull when you want to!” cried {L}. “Lean back, hold on tight, and wait. I’ll shout heave. And on heave everyone pulls, all together, and in between nobody lets go.” They took hold. “Heave!” shouted {L}.',
      done: 'A jerk went through the rope, and the blacksmith dropped the sausage. “Heave!” The ribbon moved a little way. “Heave!” And a little more. Thirty small ones pulled like a single big one, and they won the second round and the third.',
      again:
        'There’s a knot in the rope now, where {L} stood. If something heavy has to be moved in the village, somebody calls: “Send for the one who shouts heave!”',
      object: 'rope',
      outcomes: [
        {
          kinds: ['eats', 'shares', 'party'],
          done: '“Heave!” Thirty small ones pulled like a single big one, and the red ribbon came over. The blacksmith picked the sausage out of the grass. “Come across,” called the Hill End, “there’s a whole table of them.” So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Heave!” Thirty small ones pulled like a single big one, and the red ribbon came over to the Valley End. It was untied from the rope and carried to the one who had shouted, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team', 'feels'],
          done: '“Heave!” Thirty small ones pulled like a single big one, and the red ribbon came over to the Valley End. The blacksmith came across the meadow and bent down to the one who had shouted, and {told}.',
        },
        {
          kinds: ['laughs', 'claps'],
          done: '“Heave!” Thirty small ones pulled like a single big one, and the red ribbon came over. They were still leaning back when there was nobody left to pull. Thirty of them sat down at once, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Heave!” Thirty small ones pulled like a single big one, and the red ribbon came over. The rope was rolled up, as thick as an arm. All their hands were hot, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Heave!” A jerk went through the rope, and the blacksmith dropped the sausage. “Heave!” Thirty small ones pulled like a single big one. The red ribbon moved a little way, and then a little more, and {told}.',
        },
      ],
      helper: { name: 'Number Twelve', creature: 'ant' },
      art: {
        'On the meadow lay a rope': 'meadow: L look happy; rope, red ribbon, people',
        'They’ve got a blacksmith': 'meadow: F point worried; L look worried; people, rope',
        'Every one of them pulled': 'meadow: L+F fall; rope, people',
        'In the pause they rubbed': 'meadow: L kneel worried; boot, rope',
        'the heaviest of them': 'meadow: F point worried; L look; children, rope',
        'to a tree. It would': 'meadow: L tie worried rope; tree',
        'who was dragging a dead beetle': 'meadow: G pull calm; L listen curious; beetle, ant',
        'The blacksmith ate a sausage': 'meadow: L look sad; gentleman, sausage',
        'Don’t pull when you want': 'meadow: L shout brave; children, rope',
        'Thirty small ones pulled like': 'meadow: L+F pull rope laughing; children, sausage',
        'There’s a knot in the rope': 'village: L shout happy rope; people',
      },
    },
  ],
};
