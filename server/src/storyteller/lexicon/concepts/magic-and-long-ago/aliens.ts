import type { StorySourceInput } from '../../story-source.ts';

/** Stories about visitors from another planet. */
export const aliens: StorySourceInput = {
  id: 'aliens',
  words: [
    'alien',
    'aliens',
    'alien land/lands/landing',
    'aliens land/landing',
    'alien come/comes/coming to school',
    'aliens come/coming to school',
    'alien want/wants to go home',
    'spaceship land/lands/landing',
    'people from another planet',
    'visitor/visitors from space/another planet',
    'visitor/visitors from outer space',
    'ufo',
    'ufos',
    'flying saucer',
    'martian',
    'martians',
    'first contact',
    'little green man/men',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'lost',
    'stuck',
    'strayed',
    'longing-being',
    'wants-to-go',
    'afraid-being',
    'odd-pet',
    'makes-being',
    'mystery',
  ],
  topic: 'a visitor from another planet',
  thing: 'the flying saucer',
  creature: 'alien',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'three-short-flashes',
      titles: ['Beep, Beep', 'The Flying Saucer in the Beans', 'A Visitor From Far Away'],
      goal: 'help {S} get home',
      trouble: 'nobody understood what {S} needed',
      solved: '{S} had been fetched home',
      opener:
        'Something came down out of the sky behind the houses, softly, like a leaf. {L+} ran out. Between the beans stood a silver saucer, no bigger than a car, and one of its lights was broken.',
      friend:
        'A flap opened, and out climbed {S+}. “Beep, beep, beep,” said {S}, and pointed up. “Are you lost?” asked {L}. “You must be. Nobody lands in beans on purpose.”',
      problem:
        '“Beep, beep, beep,” said {S} again, to everyone, and always pointed up. It sounded like a question. But nobody on Earth speaks Beep, and {S} looked sadder every time they shook their heads.',
      tries: [
        'Perhaps {S} was hungry? {L} brought a bowl of soup. {S} thanked them with a bow and put the bowl on like a hat. That was not what {S} had asked for.',
        '{F} fetched a map and spread it on the grass. {S} looked at the whole of the Earth, turned it over and looked on the back. Home was not on it.',
        'They took {S} to the roof, nearer to the sky, and everyone pointed up together. “Beep, beep, beep!” It was still the same question.',
      ],
      tip: '“You keep guessing,” said {G+}, who sat on the fence. “Guessing is quick, but it’s all you. Give your visitor something to draw with, and then be quiet and watch.”',
      low: 'Far up between the stars a tiny light went round and round. It looked as if somebody was searching for something.',
      turn: '{L} gave {S} a stick. {S} drew in the earth: a big ship in the sky, a small one in a garden, and three short lines between them. “Three beeps, three lines,” said {L} slowly. “It’s three flashes! They can’t find {S}, because the light is broken!”',
      done: '{L} took the lantern, covered it and uncovered it: flash, flash, flash. High up the tiny light stopped. Flash, flash, flash, it answered. Then a great ship came down without a sound, and somebody who looked very like {S} ran out with open arms.',
      again:
        'The beans have grown up again, in a perfect circle. And when there’s a clear sky, {L} says good night with three flashes. Sometimes there’s an answer.',
      object: 'lantern',
      outcomes: [
        {
          asked: ['home/back/fly/fetch/return/go planet/family/mum/space/ship/parent', 'home'],
          done: '{L} took the lantern and covered it: flash, flash, flash. High up the tiny light stopped and answered. A great ship came down without a sound, and somebody who looked very like {S} ran out with open arms. So {told}.',
        },
        {
          asked: [
            'ride/fly/trip/visit/go/come/take space/spaceship/saucer/ufo/planet/moon/star/again',
            'invite',
            'spaceship/ufo',
          ],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. A great ship came down without a sound, and the door stayed open. “Beep?” asked {S}, and pointed at {L}, and then up, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. The great ship came down in the beans, and one after the other climbed out and blinked. {L} turned the wheelbarrow over for a table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. The great ship came down, and somebody ran out with open arms. Before the flap closed, {S} took the broken lamp off the saucer, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. A great ship came down, and somebody who looked very like {S} ran out with open arms. {S} pulled {L} in between them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. The great ship came down, and somebody ran out with open arms. Then it rose, as softly as a leaf, and blinked three times over the roof, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Flash, flash, flash, went {L’s} lantern, and high up the tiny light answered. The great ship came down softly in the beans. “Beep,” said {S} to those inside, and showed them the stick and the drawings, and {told}.',
        },
      ],
      helper: { name: 'Mr Tufts', creature: 'cat' },
    },
  ],
};
