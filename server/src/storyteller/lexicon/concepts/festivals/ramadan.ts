import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Ramadan, fasting and breaking the fast. */
export const ramadan: StorySourceInput = {
  id: 'ramadan',
  words: [
    'ramadan',
    'fasting',
    'break fast',
    'break the fast',
    'iftar',
    'suhoor',
    'first fast',
    'month of ramadan',
  ],
  situations: ['wants', 'visit', 'learn', 'question'],
  topic: 'Ramadan',
  thing: 'the long day until sunset',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-longest-hour',
      titles: ['{L’s} First Fast', 'When the Sun Goes Down', 'The Longest Hour'],
      goal: 'fast until the sun went down',
      trouble: 'the last hour before sunset would not pass',
      solved: 'the sun was down, and they broke the fast together',
      opener:
        'It was still dark when {L+} woke up, and there was light in the kitchen. In Ramadan people eat before the sun is up, and then not until it has gone down. “I’ll try it, too,” said {L}. “Half a day,” they said. “You’re still growing.”',
      problem:
        'Till noon it was easy, because {L} was proud. And then it smelled of somebody’s toast. “You may stop now,” they said. But {L} wanted to reach the evening, with all the others, and the sun stood there, over the mosque, and did not move.',
      tries: [
        '{L} looked at the clock, every minute. A clock that’s looked at gets shy.',
        '{L} lay down and thought of something else. It turned out to be dates, round and sticky, in a long row.',
        'They played football. Now {L} was hungry and thirsty as well, and had been hit by the ball.',
      ],
      tip: '“Now you know,” said {G+}, “what it’s like for somebody who’s hungry and has no table laid for the evening. So what do we do with this last hour? We cook for somebody.”',
      turn: 'So {L} tied on an apron. They filled boxes with rice and warm bread, put three dates on each, and carried them down the street: to the old man upstairs, and to the lady with the dog. At each door somebody smiled. {L} forgot to look at the sun.',
      done: '“It’s gone down!” called {F}. They sat close together on the rug. First came a date. {L} had never known how sweet one is. And then water, and soup, and everyone’s hands in the same dish, and over the roof the moon, as thin as a fingernail.',
      again:
        '“Half a day tomorrow,” said {L}, already half asleep. “But the boxes, those I’ll do for the whole month.”',
      outcomes: [
        {
          asked: ['eat/date/moon/sun/sunset/iftar/feast/food/meal/mosque/pray/eid'],
          done: '“It’s gone down!” called {F}. They sat close together on the rug. The boxes had been carried out, and at each door somebody smiled. First came a date, and {L} had never known how sweet one is. And {told}.',
        },
        {
          asked: [
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
          ],
          kinds: ['shares', 'makes', 'gets', 'party', 'plays', 'eats'],
          done: '“It’s gone down!” called {F}. First came a date, and {L} had never known how sweet one is. There was a knock. It was the old man from upstairs and the lady with the dog, each with a dish in return. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: '“It’s gone down!” called {F}. They sat close together on the rug, with everyone’s hands in the same dish. “Half a day and one hour,” they said to {L}, “and the hour was the longest.” Over the roof stood the moon, and {told}.',
        },
      ],
      art: {
        'there was light in the kitchen': 'kitchen, night: L yawn in doorway; lamp, table',
        'You’re still growing': 'kitchen, night: L look proud; F clap happy; bread, cup',
        'over the mosque, and': 'village: L slump sad; F point worried; sun, toast',
        'every minute. A clock': 'kitchen: L look worried at clock; F look worried; clock',
        'round and sticky, in a': 'bedroom: L think raisins sad; F look worried; bed',
        'played football': 'garden: L slump sad; F kick ball',
        'no table laid for': 'kitchen: G say; L+F look G curious; bowl',
        'tied on an apron': 'kitchen: L cook spoon happy wearing apron; F hold bread; box',
        'to the old man upstairs': 'hallway: L give box happy; F hold box happy; grandfather, door',
        'forgot to look at': 'hallway: L give bread happy; F hold box happy; lady, dog, door',
        'sat close together': 'living-room, evening: L eat happy; F drink cup happy; bowl, people, rug',
        'already half asleep': 'bedroom, night: L yawn in bed; box',
      },
    },
  ],
};
