import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an egg that hatches. */
export const eggs: StorySourceInput = {
  id: 'eggs',
  words: [
    'egg hatch/hatching',
    'egg and the animal that lay',
    'egg and who hatch',
    'hatch/hatching egg',
    'animal that lay egg',
    'animal lay egg',
    'eggs',

    'egg and chick',
    'from egg to chick',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'deed', 'visit'],
  topic: 'an egg that hatches',
  thing: 'the egg',
  home: 'meadow',
  main: 'farm',
  plots: [
    {
      id: 'who-is-in-the-egg',
      titles: ['Who Is in the Egg?', '{L} and the Speckled Egg', 'Tap, Tap, Tap'],
      goal: 'keep the egg warm until it hatched',
      trouble: 'the egg was alone and growing cold',
      solved: 'the egg had hatched',
      object: 'egg',
      opener:
        'Many animals come out of eggs: birds and turtles, snakes and frogs, and even the caterpillar. But {L+} had never seen one hatch. And then, in the grass behind the henhouse, there lay an egg, pale green, and nobody was sitting on it.',
      problem:
        '{L} held it tight. It was nearly cold. Whoever was inside needed to be warm, day and night, or it would never come out. And the hens looked at it from the side and walked away.',
      tries: [
        '{L} put it on the stove. But a stove gets hot, and then it goes out. {F} took the egg off again, quickly.',
        '{L} sat on it, very carefully. It was a great worry, for the egg and for the trousers.',
        'They wrapped it in a blanket. But a blanket only keeps in warmth that is already there, and a cold egg stays cold in it.',
      ],
      tip: '“A shell that green is no hen’s,” said {G+}. “It needs to be as warm as under a feather tummy, all the time. And it has to be turned, a few times every day. I know somebody who would like to sit, and has nothing to sit on.”',
      turn: 'In the corner of the henhouse sat an old brown hen on a nest with nothing in it, and would not get up. {L} slid the green egg under its feathers, quite slowly. The hen looked surprised. Then it pushed the egg into place with its beak.',
      done: 'The hen sat for four weeks, and {L} brought corn and water. Then there was a tap from inside, and a crack, and a hole. Out came a wet, yellow head. It was a duckling! “Cluck,” said the hen, and tucked it under a wing.',
      again:
        'When the duckling first went swimming, the hen stood on the bank and called. {L} stood beside it, holding an empty green shell.',
      helper: { name: 'Farmer Holly', creature: 'badger' },
      outcomes: [
        {
          asked: [
            'hatch/duckling/chick/baby/dinosaur/dragon/turtle/bird/crack/come out/snake/crocodile/frog',
          ],
          done: 'The old brown hen sat for four weeks, and {L} brought corn and water. Then there was a tap from inside, and a crack, and a hole as big as a button. The hen stood up, very surprised, and under its tummy {told}.',
        },
        {
          asked: ['mum/mother/mummy/family/home'],
          done: 'The old brown hen sat for four weeks. Then there was a tap, and a crack, and out came a wet, yellow head. “Cluck,” said the hen. It had sat on a nest with nothing in it for so long that {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The old brown hen sat for four weeks. Then there was a tap, a crack, and out came a wet, yellow head. It was a duckling! “Cluck,” said the hen. All the others came running to look. In front of the henhouse {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The old brown hen sat for four weeks. Then there was a tap, and a crack, and out came a wet, yellow head. “Cluck,” said the hen, and tucked the duckling under a wing, beak and all. {L} whispered hello, and {told}.',
        },
      ],
      art: {
        'birds and turtles': 'meadow: L look curious; tortoise, frog, caterpillar',
        'behind the henhouse': 'farm: L kneel surprised; green egg, grass',
        'nearly cold': 'farm: L hold green egg worried; hen',
        'put it on the stove': 'kitchen: L point surprised; F hold green egg worried; oven',
        'great worry, for the egg': 'kitchen: L sit worried; green egg',
        'wrapped it in a blanket': 'living-room: L hold blanket worried; F hold green egg worried',
        'A shell that green': 'farm: G hold green egg; L look G curious',
        'sat an old brown hen': 'farm: L offer green egg happy; hen on nest, nest',
        'The hen looked surprised': 'farm: L kneel happy; hen, nest',
        'a wet, yellow head': 'farm: L+F kneel surprised; small yellow duck, hen',
        'first went swimming': 'river: L hold egg happy; hen, small yellow duck',
      },
    },
  ],
};
