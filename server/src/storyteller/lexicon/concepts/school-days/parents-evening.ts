import type { StorySourceInput } from '../../story-source.ts';

/** Stories about parents’ evening and school reports. */
export const parentsEvening: StorySourceInput = {
  id: 'parents-evening',
  words: [
    'parents evening',
    'parents’ evening',
    'parent evening',
    'parent teacher meeting',
    'parents meet the teacher',
    'good marks',
    'good grades',
    'what will the teacher say',
  ],
  situations: ['afraid', 'sad', 'learn', 'deed', 'question', 'own-wish'],
  topic: 'what the teacher says at home',
  thing: 'the small chair',
  gentle: true,
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-small-chairs',
      titles: ['The Small Chairs', '{L} and Parents’ Evening', 'What Was in the Folder'],
      goal: 'bear it until the talk was over',
      trouble: '{L} did not know what would be said',
      solved: 'everything had been said, and it was all right',
      opener:
        'Tonight the grown-ups were going to school, and the children could come along. “We’ll talk about everything,” it said in the letter. {L+} read the word “everything” four times.',
      friend:
        'In the corridor {F+} was waiting as well. “What have you done?” asked {F}. “Spilt ink,” said {L}. “And in spelling I had nine mistakes.” {F} had talked in the quiet hour. They both looked at the door.',
      problem:
        'Behind the door they talked and talked. {L} could hear voices, but no words. What if they were all about the ink? In {L’s} tummy it felt as if a whole flock was taking off.',
      tries: [
        'They tried to listen at the keyhole. All they could hear was “mm” and “aha”. From that you can make anything.',
        '{L} wanted to go home. But it was dark outside, and the coats were in the classroom.',
        '{F} said that it would be best to think of something else. They thought of pudding, and then of ink pudding.',
      ],
      tip: '“Do you know what I see on such evenings?” asked {G+}, who kept the keys. “Big people on small chairs. They’re nervous as well. If you’re worried about one thing, say it yourself, and first. Then it isn’t lying in wait any more.”',
      low: 'The door opened. “Would you like to come in?” asked the teacher.',
      turn: '{L} went in and said it at once: “I spilt the ink, and I had nine mistakes.” It became quiet. “I know,” said the teacher. “You wiped it up yourself. And before that it was fourteen. Shall we look at the folder?”',
      done: 'In the folder lay the picture of the heron, the long story and the sum with the star. There was a list as well: what was going well, what was still hard, and who would help. “Was it bad?” asked {F}. “No,” said {L}, amazed.',
      again:
        'At home they hung up the heron. And every evening, after supper, they practise five words, on big chairs.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In the folder lay the heron, the long story and the sum with the star. “Was it bad?” asked {F} in the corridor. “No,” said {L}, amazed. The heron was allowed home with them. They leaned it against the bread basket, and {told}.',
        },
        {
          asked: [
            'proud/teacher/good/praise/mum/mummy/dad/daddy/parent/well/hard/report/star/mark/practise/improve/say/tell',
          ],
          kinds: ['gets', 'says', 'learns', 'wins', 'makes'],
          done: 'In the folder lay the picture of the heron, the long story and the sum with the star. Nobody asked about the ink. There was a list: what was going well, what was still hard, and who would help. They read it down to the end, and {told}.',
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
            'no-longer',
            'home',
            'way-home',
            'sleep',
            'helps',
          ],
          done: 'In the folder lay the heron, the long story and the sum with the star. {L} looked up from the small chair, at one face after another. There was not a cross one among them. The flock in {L’s} tummy landed, bird by bird, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Bunch',
        creature: 'mole',
      },
      art: {
        'Tonight the grown-ups': 'village, evening: L read letter worried; mother, father',
        'In the corridor': 'corridor: L look worried; F look worried; door, inkwell',
        'Behind the door they talked': 'corridor: L sit worried on bench; door, clock',
        'to listen at the keyhole': 'corridor: L+F listen worried; door',
        'dark outside, and the coats': 'corridor, night: L look sad; moon, coat-pegs',
        'think of something else': 'corridor: F think pie worried; L think inkwell worried',
        'who kept the keys': 'corridor: G hold key calm; L listen curious',
        'Would you like to come': 'corridor: L look worried; teacher, door',
        'spilt the ink, and I': 'school, night: L speak brave; teacher, mother, desk',
        'heron, the long story': 'school, night: L raise picture(stork) surprised; teacher, mother',
        'the picture of the heron': 'school, night: L raise picture(stork) surprised; teacher, mother',
        'hung up the heron': 'kitchen, evening: L write happy at table; picture(stork), mother',
      },
    },
  ],
};
