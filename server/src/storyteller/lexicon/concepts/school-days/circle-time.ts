import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sitting in the circle. */
export const circleTime: StorySourceInput = {
  id: 'circle-time',
  words: [
    'carpet time',
    'circle time',
    'sit/sitting on carpet/rug',
    'sit/sitting nicely',
    'story carpet',
    'fidgeting',
    'fidgety',
    'wriggle/wriggling',
    'can’t/cannot sit still',
    'sit/sitting still',
    'wiggly/wriggly',
  ],
  situations: ['learn', 'cannot', 'trait', 'deed', 'reluctant'],
  topic: 'sitting in the circle',
  thing: 'the circle on the carpet',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'a-job-for-the-hands',
      titles: ['{L} in the Circle', 'Wriggly Legs', 'A Job for {L’s} Hands'],
      goal: 'sit still in the circle',
      trouble: '{L’s} legs wriggled all by themselves',
      solved: '{L} had sat through the whole circle',
      opener:
        'Circle time! Everyone sat down on the round carpet with crossed legs. {L+} did, too. But {L’s} legs did not like being crossed. They wanted to be somewhere else.',
      friend:
        '{F+} sat next to {L} and listened. The talking stone went round. Whoever held it could speak, and the rest had to listen.',
      problem:
        '{L’s} left foot tapped. Then the right one kicked, only a little, and hit {F}. {L} rolled over, and rocked, and pulled a thread out of the carpet. “Please sit still, {L},” said the teacher. {L} wanted to. It just did not work.',
      tries: [
        '{L} sat on both feet. They went to sleep, and then they prickled, and {L} had to jump up and hop.',
        '{L} thought of a statue, and was one, for as long as you can hold your breath. Then the statue needed to scratch its nose.',
        '{F} held {L’s} knee down. Then the other knee started.',
      ],
      tip: '“Your legs aren’t naughty,” said {G+}. “They’ve got too much go in them, and your hands have nothing to do. Let the go out first. And then give your hands a small, quiet job, so that your ears are free.”',
      low: '{L} was allowed to go and sit on a chair at the edge. From there you could see the circle, but you were not in it.',
      turn: 'The next day, before circle time, {L} did twenty star jumps outside the door, and {F} did them too. Then {L} sat down with a smooth pebble and turned it over and over. The hands were busy. The legs grew quiet.',
      done: 'The talking stone went all the way round and came to {L}. “I’d like to tell you about my uncle’s boat,” said {L}, and everyone listened. Nobody had been kicked. {L} had even heard what {F} did on Sunday.',
      again:
        'Now they all do star jumps before circle time. It is very loud, and afterwards it is very quiet.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The talking stone went all the way round and came to {L}. Everyone heard about the uncle’s boat, and nobody was kicked. “In a boat you have to rock,” said {L} at the end. So the whole circle rocked, left and right, and {told}.',
        },
        {
          asked: ['sit/still/listen/story/wriggle/fidget/quiet/quietly/carpet/calm/teacher'],
          kinds: ['gets', 'learns', 'wins', 'makes'],
          done: 'The talking stone went all the way round, and the pebble in {L’s} fingers went round as well. Nobody had been kicked. “I’d like to tell you about my uncle’s boat,” said {L}, and everyone listened. The teacher saw the pebble, and nodded, and {told}.',
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
            'helps',
            'no-longer',
          ],
          done: 'The talking stone went all the way round, and nobody was kicked. {L} had even heard what {F} did on Sunday. “I’d like to tell you about my uncle’s boat,” said {L}, “and {F} can come on it.” {F} moved up closer, and {told}.',
        },
      ],
      object: 'pebble',
      helper: { name: 'Miss Pepper', creature: 'kangaroo' },
      art: {
        'with crossed legs': 'school: L sit worried; teacher, children, rug',
        'The talking stone went round': 'school: F sit stone calm; L sit worried; children',
        'left foot tapped': 'school: L kick worried; F look surprised; teacher',
        'sat on both feet': 'school: L jump worried; children',
        'thought of a statue': 'school: L stand worried; statue, children',
        'knee down': 'school: F push worried; L sit laughing',
        'legs aren’t naughty': 'school: G give stone calm; L listen curious',
        'a chair at the edge': 'school: L sit sad on chair; children, rug',
        'twenty star jumps': 'corridor: L jump happy; F jump happy; door',
        'talking stone went all': 'school: L speak stone happy; F listen happy; children',
        'came to': 'school: L speak stone happy; F listen happy; children',
        'all do star jumps': 'school: L jump happy; children, teacher',
      },
    },
  ],
};
