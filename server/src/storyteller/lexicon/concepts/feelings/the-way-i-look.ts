import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hair, skin and freckles that are right as they are. */
export const theWayILook: StorySourceInput = {
  id: 'the-way-i-look',
  words: [
    'red/ginger/straight hair',

    'freckle',
    'birthmark',

    'my skin',
    'skin colour/color',
    'brown/black/dark/different skin',
    'colour of my skin',
    'hair like mine',
    'my nose',
  ],
  situations: ['trait', 'has', 'deed', 'wants', 'own-wish', 'question'],
  topic: 'the face in the mirror',
  thing: 'the mirror in the hall',
  main: 'cottage',
  plots: [
    {
      id: 'the-longest-morning',
      titles: ['{L} in the Mirror', 'Just Right, Said {L}', 'The Sunday Chair'],
      goal: 'like what was in the mirror',
      trouble: '{L} thought that everyone else looked right',
      solved: '{L} liked what was in the mirror',
      opener:
        'On Sundays there was the chair. {L+} sat on it, and behind it stood somebody with warm hands, who combed and creamed and took all the time in the world. That was Grandma, and {L} knew every story of those hands.',
      problem:
        'But this Sunday {L} did not want to sit there. “In the book nobody looks like me,” said {L}. “The princess doesn’t, nor the pilot, nor the one with the dog. I’d like to look as they do.” It was quiet behind the chair.',
      tries: [
        '{L} tried to be somebody else, in a paper crown and a long curtain. It was still {L} in the mirror, only in a curtain.',
        '{L} took the crayons and coloured the princess over. But in the whole box there was not one crayon of the right colour.',
        '{L} pulled a hat down low at breakfast. Under a hat you can’t see the butter, and nobody could see {L}.',
      ],
      tip: '“You look like people I love,” said {G+}. “Fetch the box with the old photographs, and hold them up beside the mirror. And the right crayon isn’t in the box, that’s true. So take your paints and mix your own.”',
      turn: 'On the old photos sat somebody with {L’s} cheeks, and somebody with that very chin, laughing. {L} laid them round the mirror. Then {L} mixed the paints, a little more of this and a little more of that, until nobody could tell the paint from {L’s} own skin.',
      done: 'With that colour {L} painted the pilot. With {L’s} own hair, and all of it. “There you are,” said Grandma, and began to comb. {L} looked in the mirror for the whole story long, and did not look away.',
      again:
        'The book is read more than ever. On the last page there is one more person now, the colours are a bit lumpy, and it is clear to everyone that it is the captain.',
      outcomes: [
        {
          asked: ['proud/love/like/beautiful/happy/look/self/herself/himself/mirror'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '{L} painted the pilot in a colour that wasn’t in any box, with {L’s} own hair, and all of it. “There you are,” said Grandma, and began to comb. The old photographs hung round the mirror, cheek by cheek, and {told}.',
        },
        {
          asked: ['class/teacher/school/friend/book/show/everyone'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'sees', 'gets', 'given-by', 'all-get'],
          done: '{L} mixed the paint until nobody could tell it from {L’s} own skin. With that colour there were a pilot, and a princess, and the one with the dog. The book went to school in a bag, with the paints beside it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“There you are,” said Grandma, in front of the pilot with {L’s} own hair, and all of it. On the old photo somebody laughed with {L’s} chin. Grandma had it, too. They both held theirs up to the mirror, and {told}.',
        },
      ],
      art: {
        'On Sundays there was the chair': 'hallway: L sit happy on chair; grandmother, comb',
        'knew every story of those hands': 'hallway: L sit happy on chair; grandmother, comb',
        'But this Sunday': 'hallway: L sulk sad; grandmother, chair',
        'looks like me': 'bedroom: L hold book sad; grandmother, chair',
        'in a paper crown and a long': 'hallway: L stand sad wearing crown; mirror',
        'coloured the princess over': 'bedroom: L draw drawing-pad(princess) sad; crayon',
        'pulled a hat down low': 'kitchen: L sit sad wearing hat; butter',
        'You look like people I love': 'hallway: G say calm; L listen curious; mirror',
        'On the old photos sat': 'hallway: L hold picture happy; mirror',
        'mixed the paints': 'bedroom: L handle paintbrush happy; two brown paint-pot',
        'own hair, and all of': 'bedroom: L paint painting-board(captain) proud; grandmother',
        'With that colour': 'bedroom: L paint painting-board(captain) proud; grandmother',
        'The book is read more than ever': 'bedroom: L read happy',
      },
    },
  ],
};
