import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cleaning the house. */
export const cleaningTheHouse: StorySourceInput = {
  id: 'cleaning-the-house',
  words: [
    'spring cleaning',
    'spring clean',
    'clean/cleaning house/home/bathroom/windows/kitchen',
    'wash/washing windows',
    'sweep/sweeping floor',
    'sweeping',
    'dusting',
    'polishing',
    'mop/mopping',
    'dust bunny/bunnies',
    'cleaning day',
    'house cleaning',
    'big clean',
    'visitors/guests are coming',
    'visitor/visitors/guests coming',
  ],
  situations: [
    'deed',
    'refuses',
    'trait',
    'learn',
    'question',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  topic: 'cleaning the house',
  thing: 'the grey window',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'from-the-top',
      titles: ['From the Top Down', 'The Grey Window', '{L} and the Big Clean'],
      goal: 'get the house clean for the visit',
      trouble: 'the dust was everywhere, and came back',
      solved: 'the house was clean from top to bottom',
      opener:
        'On Saturday visitors were coming, and through the window you could not even tell whether it was raining. {L+} wrote a word on the sill with one finger. It was easy to read, because of the dust. “We’d better clean,” said {L}.',
      friend:
        '{F+} came with a bucket for a helmet and a broom over one shoulder, like a knight. “Where is the enemy?” asked {F}. {L} pointed. It was under the cupboard, grey, with fluff.',
      problem:
        '{L} swept the floor until it shone. Then {F} dusted the lamp, and it all came down: fluff, two flies, and a cobweb with the spider still in it. The floor looked as it had before. So {L} swept once more, and then {F} dusted the top of the cupboard.',
      tries: [
        'They swept it all under the carpet. The carpet got a hill. Whoever walked over it left a small grey cloud behind.',
        '{L} opened the window and fanned, so that the dust would fly out. It flew up, turned round, and settled somewhere else.',
        'They washed the window with the water from the floor. Now it was brown, and striped.',
      ],
      tip: '“Dust is lazy,” said {G+}, the chimney sweep. “It only ever goes down. So you start at the top and let it fall, and the floor gets its turn right at the end. And for windows: warm water, one drop of vinegar, then old newspaper.”',
      low: 'The two of them sat on the upturned bucket and sneezed in turn. {L} looked up at the ceiling. So that was where the enemy lived.',
      turn: '“From the top!” called {L}. They carried the spider out into the hedge first. Then came the lamp, the cupboard, the shelf and the sill, and the fluff rained down, and nobody minded. At the very end {L} took the broom, from the far corner to the door, and out.',
      done: '{L} rubbed the window with the newspaper until it squeaked. All at once there was a tree in it, and a cat on a wall, and somebody coming up the path with flowers. “I can see them!” shouted {L}. And the sun came in as well.',
      again:
        'The spider has moved back in. {L} lets it stay, behind the cupboard, where nobody looks until spring.',
      helper: { name: 'Mr Soot', creature: 'raven' },
      outcomes: [
        {
          asked: ['visitor/guest/grandma/grandpa/friend/arrive/come/aunt/party/tea/cake'],
          kinds: ['party', 'eats', 'shares', 'sees'],
          done: 'From the top to the bottom, and the broom at the very end. {L} rubbed the window until it squeaked, and there was a tree in it, and a cat, and somebody coming up the path with flowers. The bell rang on a clean step, and {told}.',
        },
        {
          asked: ['clean/sparkle/shine/mum/dad/proud/thank/reward/find/found'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'happy', 'feels'],
          done: 'The fluff had rained down, and the broom had taken it out by the door. The window squeaked, and the sun came in as well, to have a look. On the sill you could not have written one word, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'The floor shone, from the far corner to the door. {L} rubbed the window until it squeaked, and there was {F} in it, with the bucket on for a helmet. The enemy was beaten, down to the last fluff. The knight lowered the broom, and {told}.',
        },
      ],
    },
  ],
};
