import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the cat that did not come home. */
export const lostCat: StorySourceInput = {
  id: 'lost-cat',
  words: [
    'lost/lose/missing cat/kitten',
    'cat/kitten is lost/missing/gone',
    'cat/kitten run/runs/ran away',
    'cat/kitten go/goes/gone missing',
    'cat/kitten disappear/disappears/disappeared',
    'cat/kitten not come/came home',
    'find/finding cat/kitten',
    'cat/kitten come/comes home/back',
    'looking for cat/kitten',
    'where is cat/kitten',
  ],
  situations: [
    'runaway',
    'lost',
    'strayed',
    'absence',
    'sad-being',
    'sad',
    'mystery',
    'lost-by',
    'hides',
    'wants',
    'refuses',
    'deed',
  ],
  gentle: true,
  topic: 'the cat that did not come home',
  thing: '{the}',
  creature: 'theme',
  isMissing: true,
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'behind-the-shed-door',
      titles: ['Where Is {The}?', '{L} Looks for {The}', 'Behind the Green Door'],
      goal: 'find {the}',
      trouble: '{the} had not come home',
      solved: '{the} was home again',
      opener:
        'Every evening when {L+} rattled the tin, {the} came over the wall with tail held high. On this evening {L} rattled and waited. Nobody came over the wall.',
      problem:
        'In the morning the bowl was still full. {L} called from the back door, and along the hedge, and at the corner. {The} had never stayed out all night before. “What if something has happened?” said {L}, and {F} did not know what to answer.',
      tries: [
        'They walked up and down the street and called as loudly as they could. Two dogs barked. A cat that is afraid keeps still when it’s loud.',
        'They pinned up notes with a drawing on every lamp post. Somebody rang. But it was a different cat, and it lived there.',
        'They looked under all the cars and up all the trees. There was an old ball, and there were a lot of surprised birds.',
      ],
      tip: '“Cats hardly ever go far,” said {G+}. “They creep in somewhere, and somebody shuts the door without knowing. Ask the neighbours to open every shed and every garage. And go when it’s quiet, and listen. Take the tin.”',
      low: 'It was getting dark for the second time. {L} put the old blanket from the basket on the back step, in case somebody should come by in the night.',
      turn: 'When the street was quiet, {L} went from gate to gate and asked. At each shed {L} rattled the tin very softly and held still. Behind a green door there was a sound, thin and hoarse. “Miaow?” “Please,” said {L}, “have you got the key?”',
      done: 'The green door opened. Out from behind the lawn mower came {the}, dusty, with cobwebs on both whiskers, and walked straight up to {L}. {L} knelt down and could not speak. {The} drank a whole bowl of water and then purred so loudly that the neighbour laughed.',
      again:
        'Now {the} has a collar with a telephone number on it. And before anyone in the street locks a shed, they look behind the lawn mower.',
      helper: { name: 'Mrs Thimble', creature: 'mole' },
      outcomes: [
        {
          asked: ['cat/kitten/she/he/it find/found/home/back/return/come/safe/reunite'],
          done: 'The green door opened. Out from behind the lawn mower came {the}, dusty, with cobwebs on both whiskers, as soon as the tin rattled. {L} knelt down and could not speak. Along the wall, at a walk, {told}.',
        },
        {
          asked: ['sleep/asleep/bed/lap/cuddle/purr/curl'],
          done: 'The green door opened. Out from behind the lawn mower came {the}, with cobwebs on both whiskers, and drank a whole bowl of water. {L} took the old blanket from the back step and spread it out indoors. There {told}.',
        },
        {
          asked: ['kitten/baby/babies'],
          done: 'The green door opened. Out came {the}, dusty, with cobwebs on both whiskers, walked up to {L}, and went back in again, and looked round. {L} followed, behind the lawn mower, down on both knees. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'stays', 'says', 'laughs', 'claps', 'tells', 'sees'],
          done: 'The green door opened. Out from behind the lawn mower came {the}, dusty, walked straight up to {L} and pushed that small hard head into both hands. {L} could not speak. “I never knew,” said the neighbour. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['eats', 'party', 'shares', 'makes', 'plays'],
          done: 'The green door opened. Out came {the}, with cobwebs on both whiskers, and {L} knelt down and could not speak. A whole bowl of water was drunk first. The people of the street took their notes down and came to the back step, and {told}.',
        },
      ],
      art: {
        'came over the wall': 'garden, evening: L raise tin happy; cat on wall, wall',
        'On this evening': 'garden, evening: L hold tin worried; wall',
        'the bowl was still full': 'kitchen, morning: L cry sad; F look worried; bowl',
        'up and down the street': 'village: L+F call worried; dog',
        'pinned up notes': 'village: L hang notice(cat) worried; F hold notice(cat)',
        'looked under all the cars': 'village: L search worried; F look-up worried; car, ball',
        'Cats hardly ever': 'village: G say; L+F look G curious',
        'the old blanket': 'garden, evening: L hold blanket sad; basket, step',
        'from gate to gate': 'village, night: L listen tin curious at door; F tiptoe curious',
        'The green door opened': 'village, night: L kneel happy; F cheer; cat, door',
        'a telephone number': 'village: L hug happy; cat, shed',
      },
    },
  ],
};
