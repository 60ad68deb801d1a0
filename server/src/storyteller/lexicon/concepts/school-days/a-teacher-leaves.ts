import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a teacher, or somebody else at school, who leaves. */
export const aTeacherLeaves: StorySourceInput = {
  id: 'a-teacher-leaves',
  words: [
    'teacher is leaving',
    'teacher leaves',
    'teacher leaving',
    'goodbye to our teacher',
    'goodbye to Miss/Mr/Mrs',
    'say goodbye to our teacher',
    'teacher retires',
    'teacher is retiring',
    'lollipop man/lady retires',
    'caretaker retires',
    'thank you teacher',
    'thank our teacher',
    'farewell to our teacher',
    'last day with our/my teacher',
  ],
  situations: ['absence', 'sad', 'deed', 'pair', 'has', 'visit', 'ability', 'own-wish'],
  gentle: true,
  creature: 'teacher',
  topic: 'saying goodbye to a teacher',
  thing: 'the book of thanks',
  main: 'school',
  plots: [
    {
      id: 'one-page-each',
      titles: ['Goodbye and Thank You', 'One Page Each', 'The Last Friday'],
      goal: 'say goodbye in the right way',
      trouble: 'the right present was hard to find',
      solved: 'the goodbye was a good one',
      opener:
        '“Friday is my last day here,” said {S}. It went very quiet in the room. {L+} looked at the floor. Who would do the voices in the stories now?',
      friend:
        '{F+} sat down on the bench at break. “We ought to give a present,” said {F}, “a really good one.” {L} nodded. It helped to have something to do.',
      problem:
        'But what do you give somebody who is going away? Everything that {L} thought of was too big, or too small, or could be bought anywhere. And it was Wednesday already.',
      tries: [
        '{L} drew a card with a heart on it. It was pretty. But it didn’t say any of the things that {L} wanted to say.',
        '“Perhaps if we’re very naughty, nobody will dare to leave,” said {F}. They both knew that it wasn’t true.',
      ],
      tip: '“I’ve said goodbye to a great many people at this gate,” said {G+}. “Nobody takes the flowers along. What they take is what you remember. So tell it. All of you know something that nobody else knows.”',
      low: 'At home {L} cried a little. “It’s because you like {S} so much,” somebody said, and it was true, and it was all right.',
      turn: '{L} took a stack of paper and gave everybody in the class one page. “Write or draw what you’ll never forget,” said {L}. There was the day with the frog, and the song about the sevens. {L} tied the pages together with wool.',
      done: 'On Friday {L} carried the book to the front. {S} read every page, laughed at the frog, and wiped both eyes on one sleeve. “I’ll keep this for ever,” said {S}. And then they all sang the song about the sevens, as loudly as they could.',
      again:
        'On Monday a new name was on the board. {L} still knows the song about the sevens. At the end of the corridor you can hear somebody humming it sometimes.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'On Friday {L} carried the book to the front. {S} read every page aloud, with all the voices. At the frog somebody croaked, and at the sevens everyone began to sing. {F} moved the tables together, once more with {S} in the middle, and {told}.',
        },
        {
          asked: ['visit/see/back/return/come/letter/write/card/postcard/photo/remember/forget'],
          kinds: ['sees', 'stays', 'makes'],
          done: 'On Friday {L} carried the book to the front. {S} read every page, laughed at the frog, and found one that was empty, right at the end. “That one’s for afterwards,” said {L}. “It has our address.” {S} put it in the bag, and {told}.',
        },
        {
          asked: [
            'goodbye/bye/cry/sad/thank',
            'new teacher',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
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
            'no-longer',
            'learns',
          ],
          done: 'On Friday {L} carried the book to the front. {S} read every page, laughed at the frog, and wiped both eyes on one sleeve. “I’ll keep this for ever,” said {S}, and put it down very carefully, to have both arms free. And {told}.',
        },
      ],
      object: 'book',
      helper: { name: 'Mr Broom', creature: 'badger' },
      art: {
        'my last day here': 'school: S speak sad; L look sad at ground; blackboard',
        'sat down on the bench': 'playground: L sit sad on bench; F sit calm on bench',
        'But what do you give': 'school: L think present worried; calendar',
        'a card with a heart': 'school: L show card sad; heart',
        'if we’re very naughty': 'playground: F whisper worried; L look sad; bench',
        'great many people at this': 'playground: G speak broom calm; L listen curious; gate, flower',
        'It’s because you like': 'bedroom, evening: L cry; mother, bed',
        'a stack of paper': 'school: L give many paper happy; children',
        'the day with the frog': 'school: L tie happy; F draw drawing-pad(frog) happy; frog',
        'the book to the front': 'school: L give book happy; S wipe tearful; children',
        'name was on the board': 'corridor: L sing happy; blackboard, door',
      },
    },
  ],
};
