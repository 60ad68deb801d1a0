import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting it wrong. */
export const homeworkAndTests: StorySourceInput = {
  id: 'homework-and-tests',
  words: ['homework', 'test', 'exam', 'make/making mistake', 'mistake', 'do/doing badly', 'clever', 'stupid'],
  situations: ['learn', 'cannot', 'afraid', 'wants', 'trait', 'deed', 'question'],
  topic: 'getting it wrong',
  thing: 'the page of sums',
  main: 'school',
  plots: [
    {
      id: 'the-rubbed-out-hole',
      titles: ['The Hole in the Page', 'Wrong, Wrong, Hooray', '{L} and the Test'],
      goal: 'get the page right',
      trouble: 'there was a mistake in every line',
      solved: 'the mistakes had shown the way',
      opener:
        'On {L+}’s table lay a page full of tasks. Tomorrow it would count. The first was easy. The second had a bend in it. And at the third one the pencil stood still.',
      problem:
        'Wrong. {L} rubbed it out. Wrong again. {L} rubbed it out so hard that there was a hole in the paper, and you could see the table through it. “I’m too stupid for this,” said {L}. It came out very small.',
      tries: [
        '{L} copied from {F}. But {F} had copied from {L}. Now the same mistake was there twice.',
        '{L} did it very fast, to get it over with. The numbers fell over each other like dominoes.',
        '{L} decided to wait for a good idea, with {L.their~the} chin on the table. Only a fly came.',
      ],
      tip: '“What a lovely hole,” said {G+}. “Mine used to be bigger. A mistake is an arrow: it points at the spot where you’re about to learn something. So don’t rub it out. Draw a ring round it, and ask what it wants.”',
      turn: '{L} drew a ring round the first mistake. What did it want? There were two numbers sitting the wrong way round! And the second mistake was the same one. And the third! It was one single mistake, going round in a lot of hats.',
      done: 'After that it went quickly. Line by line {L} turned the hats round, until the page was done, rings and all. “Seven mistakes,” said the teacher the next day, “and every one of them found. That is worth a star.”',
      again:
        'The hole got a frame of coloured pencil. When somebody in class says, “I’m too stupid,” {L} shows it round.',
      helper: { name: 'Professor Inkwell', creature: 'octopus' },
      outcomes: [
        {
          asked: ['star/pass/mark/grade/teacher/proud/well/test/result/good'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'happy', 'feels', 'claps'],
          done: 'It was the same mistake in every hat. Line by line {L} turned the hats round, until the page was done, rings and all. The next day the teacher counted seven rings and looked at the hole, for a long time, and {told}.',
        },
        {
          asked: ['learn/help/mistake/fine/friend/again/best/try'],
          kinds: ['helps', 'friends', 'new-friend', 'still-friends', 'team'],
          done: '{L} had drawn a ring round each mistake, and asked what it wanted. Under all the hats it was always the same one. After that it went quickly, rings and all. There were others who had rubbed holes that night, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
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
          done: 'Line by line {L} turned the hats round, until the page was done. “Seven mistakes, and every one of them found,” said the teacher the next day. Through the hole in the paper you could see the sun on the playground, and {told}.',
        },
      ],
      art: {
        'lay a page full of': 'school: L sit worried at desk; paper',
        'the pencil stood still': 'bedroom, evening: L write worried at desk',
        'rubbed it out so hard': 'bedroom, evening: L look tearful paper; hole, desk',
        'the same mistake was there': 'school: L write worried at desk; F write worried at desk',
        'fast, to get it over': 'school: L write worried at desk; many domino',
        'wait for a good idea': 'school: L sit sad at desk; fly',
        'What a lovely hole': 'school: G show paper happy; L look ashamed; arrow-sign',
        'drew a ring': 'school: L write curious at desk; hoop',
        'It was one single mistake': 'school: L raise paper surprised; many hat',
        'rings and all': 'school: L write happy at desk; many hat',
        'Seven mistakes': 'school: L hold paper proud; teacher, star',
        'got a frame of coloured': 'school: L show picture(hole) happy; children, crayon',
      },
    },
  ],
};
