import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pyjama day. */
export const pyjamaDay: StorySourceInput = {
  id: 'pyjama-day',
  words: [
    'pyjama/pajama day',
    'pyjamas/pajamas to/at school',
    'wear/wearing pyjamas/pajamas to school',
    'non-uniform day',
    'own clothes day',
    'crazy/wacky hair day',
    'odd socks day',
    'wrong day',
    'dress-up day at school',
    'wear/wearing wrong clothes',
  ],
  situations: ['visit', 'wants', 'deed'],
  topic: 'pyjama day',
  thing: 'the pyjamas with the moons',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'one-day-early',
      titles: ['{L} in Pyjamas', 'One Day Too Early', 'Pyjama Day'],
      goal: 'get through the day in pyjamas',
      trouble: '{L} was the only one in pyjamas',
      solved: 'nobody minded the pyjamas any more',
      opener:
        'Pyjama day! {L+} had read it in the letter from school: everybody comes in pyjamas. {L’s} were blue with moons, and the slippers were new. {L} danced all the way to the gate, under a coat.',
      friend:
        'At the gate stood {F+}. In a jumper, with proper shoes. And so did everyone else. “Where are your pyjamas?” asked {L}. “That’s tomorrow,” said {F}.',
      problem:
        'Tomorrow! {L} stood there and went hot all over, right down to the slippers. There were moons on every bit of {L}. The bell rang, and there was no time to go home. “Nobody must see,” said {L}.',
      tries: [
        '{L} kept the coat on and did it up to the chin. By ten o’clock {L} was as red as a radiator. “Aren’t you hot?” everyone asked.',
        '{L} sat behind the shelf in the book corner. But there was painting, and you cannot paint behind a shelf.',
        '{F} tied a paper apron round {L}. It covered most of the moons, but not the slippers.',
      ],
      tip: '“I came to school on a Sunday once,” said {G+}. “The longer you hide a thing, the bigger it gets. Say it out loud and it’ll shrink to the size of a pea.”',
      low: '{L} looked at the clock. There were still four hours of today left.',
      turn: '{L} came out, took a deep breath, and undid the coat. “I mixed up the days,” said {L} in front of everyone. “I’m in pyjamas. Here are the moons.” And {L} turned round once, so that they could all see.',
      done: 'It was quiet, and then somebody laughed, and {L} laughed as well. “They’re nice moons,” said somebody. {F} put on a woolly hat and a pair of gloves, and another one wore a jumper back to front. “Now you aren’t the only one,” said {F}.',
      again:
        'The next day everybody came in pyjamas. {L} came in a jumper, for a joke, and had the moons on underneath.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'wins'],
          done: 'Somebody laughed, and {L} laughed as well. “They’re nice moons,” said somebody. {F} put on a woolly hat, and another one a jumper back to front. “Then it’s Moon Day today,” said the teacher, and drew the curtains. In the dark the moons glowed, and {told}.',
        },
        {
          asked: ['pyjama/pajama/tomorrow/next/teacher/same/wear'],
          kinds: ['learns', 'no-longer', 'gets', 'says', 'stays', 'makes'],
          done: 'Somebody laughed, and {L} laughed as well. “They’re nice moons,” said somebody. {F} put on a woolly hat and gloves, and another turned a jumper back to front. By break there was no proper jumper left in the room. The teacher came in wearing slippers, and {told}.',
          again: 'On the real day {L} came in a jumper, for a joke, and had the moons on underneath.',
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
            'home',
            'way-home',
          ],
          done: 'It was quiet, and then somebody laughed, and {L} laughed as well. {F} pulled on a woolly hat and two gloves that did not match. “Now you aren’t the only one,” said {F}, and stood right beside all the moons. And {told}.',
        },
      ],
      object: 'slippers',
      helper: { name: 'Mr Button', creature: 'penguin' },
      art: {
        'read it in the letter': 'village: L dance happy wearing coat; letter, slippers',
        'In a jumper, with proper': 'playground: L look surprised; F point surprised; gate, children',
        'went hot all over': 'playground: L stand ashamed wearing pyjamas; bell, children',
        'kept the coat on': 'school: L sit worried wearing coat; radiator, children',
        'in the book corner': 'school: L hide worried; shelf, paint-pot',
        'tied a paper apron': 'school: F tie happy; L stand worried wearing apron; slippers',
        'on a Sunday once': 'school: G speak laughing; L listen worried',
        'looked at the clock': 'school: L look worried wearing coat; clock',
        'undid the coat': 'school: L dance brave wearing pyjamas; coat, children',
        'laughed, and': 'school: L laugh wearing pyjamas; F laugh wearing hat; children',
        'They’re nice moons': 'school: L laugh wearing pyjamas; F laugh wearing hat; children',
        'for a joke, and had': 'school: L laugh; children, many pyjamas',
      },
    },
  ],
};
