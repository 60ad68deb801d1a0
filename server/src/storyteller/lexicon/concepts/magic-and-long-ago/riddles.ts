import type { StorySourceInput } from '../../story-source.ts';

/** Stories about solving riddles. */
export const riddles: StorySourceInput = {
  id: 'riddles',
  words: [
    'riddle',
    'riddles',
    'solve/solving/guess/guessing riddle/riddles',
    'riddle contest',
    'brain teaser',
    'brain teasers',
    'riddle of the sphinx',
    'riddle that/which nobody can solve',
    'talking in riddles',
    'guessing game',
    'guessing games',
    'word puzzle',
  ],
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
    'mystery',
    'pair',
  ],
  topic: 'riddles',
  thing: 'the riddle',
  main: 'village',
  plots: [
    {
      id: 'the-more-you-take',
      titles: ['The Riddle at the Gate', 'The More You Take', 'What Gets Bigger?'],
      goal: 'solve the riddle at the gate',
      trouble: 'nobody could solve the riddle',
      solved: 'the riddle was solved and the gate was open',
      opener:
        'There was a garden with a high wall, and in the wall was a gate. In front of it sat a stone lion that could speak. “Only those may come in who solve my riddle,” it said to {L+}.',
      friend:
        '“We’re good at riddles,” said {F+}, who had come along to see the garden. The lion shook its stone mane. “The more you take away from me, the bigger I get. What am I?”',
      problem:
        'The bigger? They thought of cakes: when you take some away, they get smaller. It was the same with money and with soap. All things get smaller when you take from them. But the lion was not allowed to lie.',
      tries: [
        '“Hunger!” cried {F}. “When I take the food away, I get more hungry.” “Not bad,” said the lion. “But you took that from the plate, and not from the hunger. No.”',
        '“A debt,” said somebody who was passing. The lion yawned. It was stone, so that took a long time.',
        'They tried it out. They took a little away from everything around: a leaf, a stone, a puff of dandelion. It all got less.',
      ],
      tip: '“I’m no good with words,” said {G+}, who was busy beside the wall and threw earth behind. “I just dig. But whenever I’m stuck, I look at what I’m doing. Do you want to look?”',
      low: 'The lion had shut its eyes. It had been sitting there for two hundred years, and it did not mind waiting.',
      turn: '{L} looked. A spadeful of earth flew out, and another, and another. They were taking away and taking away. And what was it that got bigger? {L} began to laugh. “I’ve got it! You can take away from it all day long!”',
      done: '“A hole!” said {L}. The stone lion opened both eyes. “In two hundred years,” it said, “only eleven have known that.” The gate swung open. Inside there was grass up to the knees, and plums, and a swing for two.',
      again:
        'Now {L} asks everyone riddles at breakfast. “What gets wetter the more it dries?” By supper {F} has found it: a towel.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“A hole!” said {L}. “Only eleven have known that,” said the stone lion, and the gate swung open. Inside there was grass up to the knees, and plums, and a table under the tree that had been waiting two hundred years, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“A hole!” said {L}. “In two hundred years only eleven have known that,” said the stone lion. The gate swung open. The lion lifted its paw, for the twelfth time, and under it there was something, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“A hole!” said {L}. The stone lion opened both eyes. “In two hundred years only eleven have known that.” Behind the wall {G} fell into the one that was just being dug, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“A hole!” said {L}. The stone lion opened both eyes, and the gate swung open. Inside there was grass up to the knees, and plums, and a swing for two. They swung until the stars came out, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“A hole!” said {L}. The stone lion opened both eyes. “In two hundred years,” it said, “only eleven have known that.” The gate swung open. Inside there was grass up to the knees, and {told}.',
        },
      ],
      helper: { name: 'Digby', creature: 'mole' },
      art: {
        'in the wall was a gate': 'garden: L look curious; lion, gate, wall',
        'Only those may come in': 'garden: L peek curious; F look curious; statue',
        'The lion shook': 'garden: F say happy; L think',
        'The more you take away': 'garden: F look curious; L look curious; lion, gate',
        'thought of cakes': 'garden: L think cake worried; F point worried; lion',
        'When I take the food': 'garden: F say; L peek curious; lion, plate',
        'The lion yawned': 'garden: L think worried; F look worried; lion, gentleman',
        'a puff of dandelion': 'garden: L hold stone; F hold leaf; dandelion',
        'I just dig': 'garden: G dig; L+F look G curious; heap',
        'sitting there for two hundred': 'garden: L sit worried; F sit; lion',
        'A spadeful of earth': 'garden: L look curious; F think curious; heap, shovel',
        'began to laugh': 'garden: L laugh; F point surprised; hole',
        'The gate swung open': 'garden: L run happy; F cheer; lion, gate, swing',
        'What gets wetter': 'kitchen, morning: L say happy at table; F think towel',
      },
    },
  ],
};
