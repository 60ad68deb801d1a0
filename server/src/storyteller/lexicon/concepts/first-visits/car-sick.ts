import type { StorySourceInput } from '../../story-source.ts';

/** Stories about feeling sick in the car. */
export const carSick: StorySourceInput = {
  id: 'car-sick',
  words: [
    'car sick',
    'carsick',
    'car sickness',
    'travel/motion sickness',
    'travel/boat/bus/sea sick',
    'seasick',
    'seasickness',
    'feel/feeling sick car/bus/boat',
    'sick in the car',
  ],
  situations: ['ailment', 'ride', 'visit', 'cannot', 'learn', 'has', 'trait', 'afraid'],
  topic: 'feeling sick in the car',
  thing: 'the winding road',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'look-far-away',
      titles: ['{L} Feels Sick in the Car', 'Round the Bends', 'Look Far Away'],
      goal: 'get there without feeling sick',
      trouble: '{L} felt sick in the car',
      solved: '{L} felt well again in the car',
      opener:
        'It was a long drive, with a picnic in the boot. {L+} had a new comic. The road went up and round a bend, and down and round another. On page four the pictures began to swim.',
      problem:
        '{L} went pale and stopped talking. There was a funny taste, and the tummy went up where the car went down. “Stop, please,” said {L}. They just managed to stop beside a field. {L} stood there in the wind and shivered.',
      tries: [
        '“I’ll lie down,” said {L}. But lying down, there was only the roof to look at, and the roof swayed.',
        '{L} ate a whole bag of sweets, to get rid of the taste. At the next bend the sweets wanted to come out again.',
        '{L} went on reading and held the comic very still. The car did not hold still, and it was the worst of all.',
      ],
      tip: '“Your tummy feels the bends, and your eyes see a book that doesn’t move,” said {G+} at the picnic place. “They quarrel about it, and that makes you feel sick. Let them both see the same thing. Look far away.”',
      turn: '{L} put the comic away and moved to the middle, to see out of the front. Somebody opened a window. “There’s a bend coming,” said {L}. “To the left. And now a church.” {L} kept both eyes on the church, till it was behind them.',
      done: 'They drove on, bend after bend, and {L} called out every one of them. Then, round the last one, the whole valley lay there, with a lake. “I forgot to feel sick!” said {L}. The taste had gone, and the picnic was eaten to the last crumb.',
      again:
        'There is always a bag in the seat pocket, just in case, and dry biscuits. The comic is for when they have arrived. {L} sits where the bends can be seen, and says when they come.',
      outcomes: [
        {
          asked: ['better/sick/well/arrive/beach/holiday/home/reach/there/sea/lake/drive/trip'],
          kinds: ['home', 'way-home', 'no-longer', 'sees', 'learns', 'goes', 'feels', 'makes'],
          done: 'They drove on, bend after bend, and {L} called out every one of them. Then, round the last one, the whole valley lay there, with a lake. “I forgot to feel sick!” said {L}. The taste had gone, the road ran straight down to the water, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'Bend after bend, {L} called out every one of them. Then, round the last one, the whole valley lay there, with a lake. “I forgot to feel sick!” said {L}. “And I’m hungry!” They stopped on the spot, took the basket from the boot, and {told}.',
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
            'says',
            'sleep',
            'helps',
          ],
          done: 'Bend after bend, {L} called out every one of them. “You could be a driver,” said the driver. Then the whole valley lay there, with a lake. “I forgot to feel sick!” said {L}. They all climbed out into the wind, with nothing pale about anyone, and {told}.',
        },
      ],
      object: 'biscuit',
      helper: { name: 'Driver Goat', creature: 'goat' },
      art: {
        'had a new comic': 'mountain: L read book happy in car; car',
        'page four the pictures': 'mountain: L read book worried in car; F point worried; car',
        'stop beside a field': 'meadow, wind: L shiver sad; F look worried; car',
        'But lying down, there': 'mountain: L lie sad; F think worried; car',
        'a whole bag of sweets': 'mountain: L eat sweets sad in car; F point worried; car',
        'reading and held the comic': 'mountain: L read book tearful in car; F look worried; car',
        'quarrel about it': 'meadow: G point; L+F look G curious; car',
        'put the comic away': 'mountain: L ride in car calm; F point; house',
        'on the church': 'mountain: L ride in car brave; F ride in car curious; tower',
        'the whole valley lay there': 'mountain: L point happy; F cheer; car, pond',
        'in the seat pocket': 'village: L ride in car happy; F ride in car happy; biscuit',
      },
    },
  ],
};
