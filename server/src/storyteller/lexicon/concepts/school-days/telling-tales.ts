import type { StorySourceInput } from '../../story-source.ts';

/** Stories about telling tales and asking for help. */
export const tellingTales: StorySourceInput = {
  id: 'telling-tales',
  words: [
    'tell/telling tales',
    'tattle',
    'tattling',
    'tattletale',
    'tattletales',
    'tattle tale',
    'snitch/snitching',
    'tattling or telling',
    'tell/telling on others/someone/somebody',
    'tell/telling teacher everything',
    'tell/telling a teacher/grown-up',
  ],
  situations: ['learn', 'deed', 'trait', 'cannot'],
  topic: 'telling tales',
  thing: 'the climbing frame',
  main: 'school',
  plots: [
    {
      id: 'into-or-out-of-trouble',
      titles: ['{L} Tells the Teacher', 'Telling Tales', 'Into Trouble or Out of It?'],
      goal: 'know when to tell the teacher',
      trouble: '{L} told the teacher about everything',
      solved: '{L} knew when to tell and when not to',
      opener:
        '{L+} saw everything. Who had two biscuits, who was humming, who had put a red pencil in the blue pot. And whatever {L} saw, {L} told the teacher, at once.',
      friend:
        '“Teacher!” called {L}. “{F} has got a sock inside out!” {F+} went red and pulled down a trouser leg.',
      problem:
        'By lunchtime {L} had been to the teacher eleven times. When {L} came into the playground, the others stopped talking. “Careful,” somebody whispered. “{L} tells tales.” Nobody wanted to play with {L}.',
      tries: [
        '{L} told the teacher about that, too. That did not help at all.',
        '{L} decided never to tell anybody anything again. That was hard, and it did not feel right either.',
        '{L} wrote it all down in a notebook instead. “What are you writing about us?” asked {F}.',
      ],
      tip: '“Before you tell me something, ask yourself one question,” said {G+}. “Will it get somebody into trouble, or out of trouble? If it’s into, leave it. If it’s out of, come and find me as fast as you can.”',
      low: '{L} stood by the wall and watched the game. It was a nice game, with room for one more.',
      turn: 'Then {L} saw something else. {F} was right at the top of the climbing frame, with one foot stuck between the bars. Into trouble or out of it? {L} did not have to think for long, and ran.',
      done: '“{F} is stuck and needs help!” called {L}. The teacher came at once, held {F} tight, and freed the foot. “Thank you for telling,” said {F}, down on the ground, with shaky legs. “I couldn’t even shout.”',
      again:
        'Somebody had the red pencil in the blue pot again. {L} saw it, took it out, and went off to play.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“{F} is stuck and needs help!” called {L}. The teacher came at once and freed the foot. When {L} turned round, the whole playground was standing there. “Careful,” somebody whispered, “here comes the rescuer.” They made room for {L} in the ring, and {told}.',
        },
        {
          asked: ['safe/help/tell/teacher/tattle/learn/stop/difference/when/rescue/adult/grown-up'],
          kinds: ['learns', 'gets', 'wins', 'no-longer', 'helps', 'makes'],
          done: '“{F} is stuck and needs help!” called {L}. The teacher came at once, held {F} tight, and freed the foot. “Eleven times you told me something today,” said the teacher, “and I’m glad that you came for the twelfth.” {F} was on the ground again, and {told}.',
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
            'new-friend',
            'home',
            'way-home',
          ],
          done: '“{F} is stuck and needs help!” called {L}. The teacher came at once, held {F} tight, and freed the foot. The sock was inside out again. {L} saw it, and did not say so. “I couldn’t even shout,” said {F}, with shaky legs, and {told}.',
        },
      ],
      helper: { name: 'Mrs Larkin', creature: 'hen' },
      art: {
        'saw everything': 'school: L point curious; teacher, children, biscuit',
        'has got a sock inside': 'school: L call proud; F look ashamed; teacher, sock',
        'stopped talking': 'playground: L look sad; children',
        'about that, too': 'school: L speak tearful; teacher',
        'never to tell anybody': 'playground: L cover-eyes sad; bench',
        'in a notebook instead': 'playground: L write curious; F arms-crossed angry',
        'ask yourself one question': 'playground: G speak calm; L listen ashamed',
        'by the wall and watched': 'playground: L stand sad; wall, children',
        'between the bars': 'playground: L point frightened; F climb frightened on ladder',
        'stuck and needs help': 'playground: L call brave; F look worried on ladder; teacher',
        'took it out': 'school: L hold red crayon calm; blue paint-pot',
      },
    },
  ],
};
