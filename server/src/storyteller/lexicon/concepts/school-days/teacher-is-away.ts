import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a teacher who is away or is having a baby. */
export const teacherIsAway: StorySourceInput = {
  id: 'teacher-is-away',
  words: [
    'teacher have/has/having/expecting baby',
    'pregnant teacher',
    'teacher pregnant',
    'teacher ill/sick/away',
    'teacher is ill/sick/away',
    'miss/missing my teacher',
    'get well card for teacher',
    'my teacher is not at school',
    'teacher on maternity leave',
    'teacher in hospital',
  ],
  situations: [
    'friend-ill',
    'absence',
    'newcomer',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a teacher who is away for a while',
  thing: 'the empty chair',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'the-book-of-days',
      titles: ['The Empty Chair at the Front', 'Where Is Mrs Linden?', 'The Book of Days'],
      goal: 'tell Mrs Linden everything that she missed',
      trouble: 'Mrs Linden would be away for a long time',
      solved: 'Mrs Linden knew everything, and so did they',
      opener:
        'Mrs Linden knew who needed the blue scissors and who was afraid of the goalpost. But from Monday on the teacher’s chair would be empty. “I shan’t be here for a while,” Mrs Linden had said. “I’ll be thinking of you. That works from anywhere.”',
      friend:
        'On Monday {F+} and {L} looked at the chair. It was pushed in, quite straight. “It looks colder than the other chairs,” said {F}.',
      problem:
        'The new teacher was nice, but the morning song began too high, and nobody got the blue scissors. When the first tooth fell out, when the bean came up, when {L+} could hang upside down at last, who was there to see it? “Mrs Linden’s missing it all,” said {L}.',
      tries: [
        '{L} saved it all up to tell it later. By Thursday there was so much that the beginning had fallen out at the back.',
        'They told the empty chair. It didn’t even creak.',
        '“You’re doing it wrong,” they told the new teacher, seven times a day. That made nobody happier. It isn’t anyone’s fault not to be Mrs Linden.',
      ],
      tip: '“I was a ship’s cook,” said {G+} from the school kitchen, “and my little daughter kept a book for me at home, a page a day, no more. When I came back I read for three nights. And do you know what? I’d missed nothing.”',
      low: '{L} opened the drawer in the back row. There lay a thick exercise book, with nothing in it at all. Not a single line.',
      turn: '“The Book of Days,” {L} wrote on the cover. Each afternoon one of them got a page. {L} drew the tooth, and {F} pressed the bean leaf. Nobody could write down the morning song. So they asked the new teacher, who did it, and sang it, not too high.',
      done: 'In June somebody stood in the door, with something small asleep on one arm. “Mrs Linden!” Everybody whispered it, because of the something. Then Mrs Linden sat down on the chair and read, from the tooth to the last page. “I was here all the time,” said Mrs Linden.',
      again:
        'The book is full. The new teacher has asked whether they might start another one, for next year, just in case.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In June Mrs Linden stood in the door, with something small asleep on one arm. There was the chair, and on it lay the Book of Days. Mrs Linden read it from the tooth to the last page. The new teacher began the morning song, not too high, and {told}.',
        },
        {
          asked: ['card/letter/well/write/send/present'],
          kinds: ['makes'],
          done: 'The Book of Days grew: the tooth, the bean leaf, the morning song. It was too thick for any envelope. So {F} folded a sheet of paper, with the chair on the front and all of them on it, and {told}. In June Mrs Linden read the whole book.',
        },
        {
          asked: ['back/return baby/teacher/class/school/linden/soon/back', 'baby visit/bring/meet/see/hold'],
          kinds: ['home', 'way-home'],
          done: 'By June the Book of Days was full, from the tooth to the last page. {L} laid it on the chair, which was still pushed in, quite straight. The morning song had just begun, not too high, when the door handle went down. And {told}.',
        },
        {
          asked: ['baby/visit/return/back/come/teacher/see/meet'],
          kinds: ['stays', 'sees', 'gets', 'says'],
          done: 'In June somebody stood in the door, with something small asleep on one arm. Everybody whispered, because of the something. Then Mrs Linden sat down on the chair and read, from the tooth to the last page. “I was here all the time,” said Mrs Linden, and {told}.',
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
            'sleep',
            'helps',
            'no-longer',
            'learns',
            'new-friend',
          ],
          done: 'In June Mrs Linden stood in the door, with something small asleep on one arm. {L} laid the Book of Days on the chair. Mrs Linden read it from the tooth to the last page, moved the small one over, to have one arm free, and {told}.',
        },
      ],
      helper: { name: 'Mr Galley', creature: 'walrus' },
    },
  ],
};
