import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Paris and France. */
export const paris: StorySourceInput = {
  id: 'paris',
  words: [
    'paris',
    'france',
    'french',
    'eiffel tower',
    'trip to paris/france',
    'paris and france',
    'louvre',
    'baguette',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'wants', 'lost'],
  topic: 'Paris',
  thing: 'the stairs of the tower',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'seven-hundred-steps',
      titles: ['{L} in Paris', '{L} and the Iron Tower', 'Seven Hundred Steps'],
      goal: 'climb up the tower',
      trouble: '{L} got tired on the stairs of the tower',
      solved: '{L} was standing on the tower',
      opener:
        'In Paris it smelled of bread at six in the morning. {L+} had a croissant in one hand and looked up, and up. There it stood, with four legs of iron: the Eiffel Tower.',
      friend:
        '“There’s a lift,” said {F+}, “but look at the queue!” It went three times round the tower. “There are stairs as well,” said {L}, “six hundred and seventy-four. I’ve read that. Come on!”',
      problem:
        'The first hundred were easy. The second hundred pulled at the knees. At two hundred and ten {L} had to sit down. Below, people were as small as crumbs, and above there was still nothing but iron and sky. “I’ll never get up there,” said {L}.',
      tries: [
        'They took two steps at a time. So they were tired twice as quickly.',
        '{F} pushed from behind. After that {F} had to sit down.',
        'They counted backwards from the top. It’s no fun to begin with six hundred and seventy-four.',
      ],
      tip: '“You’re always looking at the top,” said {G+}, who lived on the railing. “When I was young, I hopped up. On each step there’s something that isn’t on the one before. I never knew what floor I was on.”',
      low: '{L} looked at the step in front. There was a rivet on it, as round as a button. Through the gap you could see a little dog in a red coat, far below.',
      turn: '“Every twenty steps we stop and look,” said {L}, “and each of us says one thing.” First there was a boat on the river, like a shoe. Then there was a roof with beehives. Then came a wedding, and a man with nine baguettes.',
      done: 'They quite forgot about their knees. “A church with two ears!” called {L}, and put a foot on the next step, and there was none. There was wind, and the whole city lay below, with its river like a ribbon. “We’ve arrived,” said {F}, surprised.',
      again: 'They had one bite of croissant left. It’s the best one that has ever been eaten up there.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They quite forgot about their knees. {L} put a foot on the next step, and there was none. There was wind, and the whole city below. The man with nine baguettes was up there as well, quite out of breath. “Nine is too many,” said the man, and {told}.',
        },
        {
          asked: ['top/climb/reach/see/eiffel/tower/photo/view/light/sparkle/star'],
          kinds: ['wins', 'sees', 'learns', 'no-longer', 'gets', 'makes'],
          done: 'They quite forgot about their knees. “A church with two ears!” called {L}, and put a foot on the next step, and there was none. There was wind, and the whole city lay below, with its river like a ribbon. They leaned on the railing, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'home',
            'way-home',
            'sleep',
            'helps',
            'stays',
          ],
          done: 'They quite forgot about their knees. {L} put a foot on the next step, and there was none. There was wind, and the whole city lay below. “We’ve arrived,” said {F}, surprised. Far down the wedding was still going on, as small as crumbs, and {told}.',
        },
      ],
      helper: { name: 'Monsieur Gris', creature: 'pigeon' },
      art: {
        'In Paris it smelled': 'city, morning: L hold croissant happy; huge tower',
        'There’s a lift': 'city: F look worried; L point happy; lift, people',
        'The first hundred were easy': 'city: L slump sad on stairs; F point worried; stairs',
        'two steps at a time': 'city: L+F climb sleepy; stairs',
        'pushed from behind. After': 'city: F push; L climb sleepy; stairs',
        'counted backwards': 'city: L slump sad; F point worried; stairs',
        'who lived on the railing': 'city: G say; L+F look G curious; stairs',
        'a little dog in a red coat': 'city: L crouch curious; F peek curious; dog',
        'Every twenty steps we stop': 'city: L point happy; F clap happy; boat, beehive',
        'and put a foot on the next step': 'city, wind: L raise proud; F point surprised; tower, house',
        'one bite of croissant': 'city: L eat croissant happy; F look happy; tower',
      },
    },
  ],
};
