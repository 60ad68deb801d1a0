import type { StorySourceInput } from '../../story-source.ts';

/** Stories about China. */
export const china: StorySourceInput = {
  id: 'china',
  words: [
    'china',
    'beijing',
    'chinese',
    'great wall',
    'great wall of china',
    'shanghai',
    'trip to china',
    'chinese culture/food',
    'chopsticks',
    'chopstick',
  ],
  situations: ['visit', 'learn', 'newcomer', 'question', 'cannot'],
  topic: 'China',
  thing: 'the Great Wall',
  home: 'mountain',
  main: 'mountain',
  plots: [
    {
      id: 'the-last-noodle',
      titles: ['{L} in China', '{L} and the Long Noodle', 'Two Sticks'],
      goal: 'eat noodles with chopsticks',
      trouble: 'the noodles would not stay on the chopsticks',
      solved: 'the last noodle was eaten',
      opener:
        'The Great Wall goes up the mountain and down again, for thousands of miles. {L+} had climbed one thousand steps of it, and was very hungry.',
      friend:
        'At the bottom there was a noodle shop, with red lanterns. {F+} had two bowls brought to the table. Steam rose from them. Beside each lay two thin sticks, and no fork.',
      problem:
        '{L} took one stick in each hand and lifted. The noodle looked at {L}, and slid back into the soup. Splash. All around, grandmothers and small children were eating, quick as sparrows. {L’s} tummy rumbled.',
      tries: [
        '{L} speared a mushroom. It was one mushroom, and it jumped under the next table.',
        '{F} held the bowl up high and let it run. It’s allowed, for the soup. But the noodles stayed where they were.',
        'They rolled the noodles round the sticks, like wool. It was a fine ball, as big as a fist. It didn’t go into anybody’s mouth.',
      ],
      tip: '“You’re moving both sticks,” said {G+} from the next table. “With me only one works. The other one’s lazy. It lies in the corner of your thumb and doesn’t move, like me after lunch.”',
      low: 'One was lazy, and one did the work. {L} looked at both sticks and decided which was to be which.',
      turn: '{L} laid the lower one into the corner between thumb and hand, and kept it still. The upper one was held like a pencil. Open, shut. It was like the beak of a bird! {L} lowered it, very slowly, took hold of a noodle, and lifted.',
      done: 'It stayed on! It came up and up, out of the soup, and {L} had to stand on the chair. In China long noodles mean a long life. “That one’s at least a hundred years,” said {F}. The whole shop clapped.',
      again:
        'At home {L} eats even the peas like that. It takes rather a long time, but none of them is ever lost.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It stayed on! The noodle came up and up, out of the soup, and {L} had to stand on the chair. Long noodles mean a long life, and that one was at least a hundred years. “A hundred years!” called the cook, and lit all the red lanterns. So {told}.',
        },
        {
          asked: ['wall/climb/top/panda/dragon/photo/chopstick/learn/noodle/temple'],
          kinds: ['learns', 'wins', 'gets', 'sees', 'says', 'tells', 'makes'],
          done: 'It stayed on! The noodle came up and up, out of the soup, and {L} had to stand on the chair. The whole shop clapped. “Whoever can do that,” said the grandmother at the next table, “can do anything here.” And {told}.',
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
            'home',
            'way-home',
            'sleep',
            'helps',
          ],
          done: 'It stayed on! The noodle came up and up, out of the soup, until {L} had to stand on the chair. It had no end. So {F} caught the other end with two sticks, and they ate towards each other, until {told}.',
        },
      ],
      helper: { name: 'Old Bao', creature: 'panda' },
      art: {
        'The Great Wall goes up': 'mountain: L climb sleepy; wall',
        'two bowls brought':
          'restaurant: F point happy at table; L sit at table happy; two bowl, paper-lantern',
        'slid back into the soup': 'restaurant: L hold two stick sad at table; noodles, bowl',
        'speared a mushroom': 'restaurant: L startle; F point surprised; mushroom, table',
        'held the bowl up high': 'restaurant: F raise bowl happy; L think worried; noodles',
        'rolled the noodles': 'restaurant: L hold stick wool worried; F point worried; noodles',
        'from the next table': 'restaurant: G hold stick calm; L+F look G curious; noodles',
        'decided which was to be which': 'restaurant: L hold two stick curious at table; F look curious',
        'It was like the beak of a bird': 'restaurant: L hold stick brave; F look curious; noodles, bowl',
        'had to stand on the chair': 'restaurant: L raise noodles proud on chair; F clap; people',
        'even the peas like that': 'kitchen: L eat peas happy at table; F clap happy; bowl',
      },
    },
  ],
};
