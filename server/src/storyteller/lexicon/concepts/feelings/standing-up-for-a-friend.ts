import type { StorySourceInput } from '../../story-source.ts';

/** Stories about standing up for somebody. */
export const standingUpForAFriend: StorySourceInput = {
  id: 'standing-up-for-a-friend',
  words: [
    'stand/standing/stick/sticking up for a friend/somebody/someone/others/others’',
    'stand/standing up for friend/other/others/somebody/someone/brother/sister/classmate/him/her',
    'upstander',
    'bystander',
    'speak/speaking up',
    'speak/speaking up for others/someone/somebody/friend',
    'defend/defending friend',
    'be/being an upstander',
    'stick/sticking up for',
  ],
  situations: ['learn', 'deed', 'trait', 'afraid', 'sad', 'visit'],
  gentle: true,
  topic: 'standing up for somebody',
  thing: 'the green coat',
  main: 'school',
  plots: [
    {
      id: 'beside-you',
      titles: ['{L} Stands Beside a Friend', 'The Green Coat', 'Stop, Said {L}'],
      goal: 'stand up for {F}',
      trouble: 'two big ones were laughing at {F}',
      solved: '{F} was not alone any more',
      opener:
        'Every morning {L+} waited at the school gate for a friend, so that they could walk in together. It was the first really cold day of the winter.',
      friend:
        'Here came {F+}, in a coat that had been a big sister’s. It was green, with flowers. “Does it look silly?” asked {F}. “It looks warm,” said {L}, and they walked in together.',
      problem:
        'At break two of the big ones stood in front of {F}. “Look at that coat! Did your granny make it?” They laughed, and pulled at the sleeve. {F} looked at the ground. {L} saw it all from the steps, and could not move.',
      tries: [
        '{L} looked away, at the clouds. But you can hear laughing with your eyes on the clouds, too.',
        '{L} said, “Stop it,” but in such a small voice that only the wall heard it.',
        'Other children stood and watched. {L} stood with them. The more people watched, the louder the two of them laughed.',
      ],
      tip: '{L} ran to {G+}, who was on duty. “It was right to fetch me. I’m coming,” said {G} at once. “You don’t have to fight anyone. But you can stand next to your friend. Nobody feels so small with somebody beside them.”',
      low: 'From here {F} looked very small in the big green coat. {L’s} heart was thumping.',
      turn: '{L} walked across the playground, with {G} coming behind, and stood right beside {F}, so close that their sleeves touched. “Stop it,” said {L}, out loud this time. “It isn’t funny. It’s a good coat.” Then another child came over and stood there, too.',
      done: 'The two big ones stopped laughing. {G} took them aside, and there was a long talk, and afterwards they came and said sorry. {F} breathed out. “You came,” said {F}. “It took me a while,” said {L}.',
      again:
        'The next day it was cold. {F} wore the green coat, and {L} walked beside it, all the way to the door.',
      helper: { name: 'Mrs Harbour', creature: 'bear' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/say/forgive'],
          kinds: ['says', 'says-words'],
          done: '“Stop it. It’s a good coat,” {L} had said, right beside {F}, so close that their sleeves touched. {G} took the two big ones aside, and there was a long talk. They came back with their hands in their pockets, and {told}.',
        },
        {
          asked: ['friend/friends/best/thank/thanks/brave/proud'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'happy', 'feels'],
          done: 'The two big ones stopped laughing, and {G} took them aside. {F} breathed out. “You came,” said {F}. “It took me a while,” said {L}. There were three of them beside that coat by now, and {told}.',
        },
        {
          asked: ['stop/leave/alone/never/bully/again'],
          done: '{L} stood right beside {F}, sleeve by sleeve, and then another child stood there, too. {G} took the two big ones aside, and there was a long talk, and then another one. Nobody can laugh at a whole row, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'claps',
            'tells',
            'sleep',
          ],
          done: 'The two big ones stopped laughing, and went off with {G} for a long talk. {F} breathed out. “You came,” said {F}. It was the first really cold day. The sleeves of the green coat were long enough for four hands, and {told}.',
        },
      ],
      art: {
        'waited at the school gate': 'playground, morning, snow: L wait happy; gate',
        'in a coat that had been': 'playground, snow: F speak worried wearing green coat; L look F happy',
        'At break two of the big ones':
          'playground: F stand sad wearing green coat; children; L look F worried',
        'looked away, at the clouds':
          'playground: L look worried at sky; F stand sad wearing green coat; children',
        'voice that only the wall': 'playground: L whisper worried; wall, children',
        'Other children stood and watched':
          'playground: L stand ashamed; F stand sad wearing green coat; people',
        'You don’t have to fight': 'playground: G say calm; L listen worried',
        'looked very small in the big': 'playground: L stand worried; F stand sad wearing green coat',
        'walked across the playground':
          'playground: L raise brave; F stand calm wearing green coat; children',
        'The two big ones stopped': 'playground: L hug F; F stand happy wearing green coat; children',
        'aside, and there was a': 'playground: L hug F; F stand happy wearing green coat; children',
        'it was cold': 'village, snow: L walk happy; F walk happy wearing green coat',
      },
    },
  ],
};
