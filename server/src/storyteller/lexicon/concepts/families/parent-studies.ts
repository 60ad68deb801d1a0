import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who goes to school again. */
export const parentStudies: StorySourceInput = {
  id: 'parent-studies',
  words: [
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father go/goes/going to university/college/school',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father study/studies/studying',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father exam/exams/homework',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father go/goes/going back to school/college',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa student',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father learn/learns/learning to read/drive',
    'driving test',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  happensToLead: true,
  topic: 'a parent who is learning again',
  thing: 'the pile of books',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-yellow-cards',
      titles: ['{S} Has Homework', 'The Yellow Cards', 'Two Pencils at One Table'],
      goal: 'get {S} through the big exam',
      trouble: '{S} could not keep all of it in mind',
      solved: '{S} knew every one of the cards',
      opener:
        'On one side of the kitchen table lay {L+}’s sums. On the other side lay a book as thick as a loaf. That was {S}’s homework. {S} had gone back to school, and in two weeks there was going to be an exam.',
      friend:
        '“Do you get stars?” asked {L}. “If all goes well, I get a certificate,” said {S}, and yawned behind the book.',
      problem:
        '{S} read page after page, and by the evening it had all gone again. “My head’s a sieve,” said {S}, and laid it on the table. There was no time for the park, and none for cards. “When is it over?” asked {L}.',
      tries: [
        '{L} brought tea, and then more tea. {S} drank it all, and then {S} was wide awake and knew just as little.',
        '{L} read the thick book aloud, as a surprise. There were words in it as long as the table, and {S} laughed till the pages shook. It was nice, but it was not studying.',
        '{L} hid the book under the sofa, so that they could go to the park. But on the swing {S} only looked at the clock.',
      ],
      tip: '“I learned eight hundred street names for my taxi,” said {G+}. “I didn’t read them again and again. I had my little one ask me. You have to be asked! It’s no good putting things into a head if nobody ever calls them out.”',
      low: '{L} looked at the sums. They, too, had only gone in when somebody had asked, on the stairs, in the bath, and at the bus stop.',
      turn: '“You write the question on one side and the answer on the other,” said {L}, and cut yellow cards. “And I ask. If you’re right, the card’s yours. If you’re wrong, it’s mine.” In the first round {L} got nearly all of them.',
      done: 'They played it on the swing, at the sink, and in the queue at the shop. {L}’s pile shrank, day by day. On the morning of the exam {L} had one card left. “Ask me,” said {S}, with one arm in the coat. And {S} knew it!',
      again:
        'The certificate hangs on the kitchen wall. Beside it hangs one yellow card. {L} knows the answer to it as well, by the way.',
      helper: { name: 'Mr Meter', creature: 'mole' },
      outcomes: [
        {
          asked: ['pass/passed/certificate/exam/test/graduate/licence/license/degree/job/star'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'On the morning of the exam {L} had one yellow card left. “Ask me,” said {S}, with one arm in the coat. And {S} knew it! The whole pile went along in the coat pocket, with a rubber band round it, and {told}.',
        },
        {
          asked: ['proud/teach/help/thank'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'helps'],
          done: 'They had played it on the swing, at the sink, and in the queue at the shop, until {L} had one yellow card left. On the morning of the exam {S} won that one, too. Two weeks later there was a letter on the mat, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'sees'],
          done: 'On the morning of the exam {S} won the last yellow card from {L}. When {S} came home, the book as thick as a loaf went under the table, to hold up the short leg. There was time for the park again, and {told}.',
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
            'home',
            'way-home',
            'sleep',
          ],
          done: 'On the morning of the exam there was one yellow card left. “Ask me,” said {S}, with one arm in the coat. And {S} knew it! They did not get the other arm into that coat for a while, and {told}.',
        },
      ],
    },
  ],
};
