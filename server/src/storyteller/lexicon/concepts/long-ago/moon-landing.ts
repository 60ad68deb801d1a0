import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first people on the Moon. */
export const moonLanding: StorySourceInput = {
  id: 'moon-landing',
  words: [
    'moon landing',
    'land/landing on the moon',
    'landing moon',
    'neil armstrong',
    'buzz aldrin',
    'apollo',
    'apollo 11',
    'first person/man/people/woman on the moon',
    'first man on moon',
    'first moon',
    'walk on the moon',
    'moon walk',
    'man on the moon',
  ],
  situations: ['learn', 'question', 'visit', 'wants'],
  topic: 'the moon landing',
  thing: 'the landing craft',
  home: 'space',
  main: 'moon',
  plots: [
    {
      id: 'a-smooth-place',
      titles: ['{L} Lands on the Moon', 'A Smooth Place, Please', 'One Small Step for {L}'],
      goal: 'land safely on the moon',
      trouble: 'there were rocks wherever they wanted to land',
      solved: 'they had landed on the moon',
      opener:
        'Three days they had flown. Behind them the earth was as small as a marble. In front of the window hung the moon. {L+} was the pilot of the landing craft. It had four thin legs and room for two.',
      friend:
        '{F+} read out the numbers. “Two hundred metres. Everything’s fine,” said {F}. The computer was steering. All that they had to do was to sit still.',
      problem:
        'Then {L} looked out. The computer was taking them straight to a crater full of rocks, each as big as a car! If only one leg landed on a rock, they would tip over. And the fuel was only enough for a very short while.',
      tries: [
        '{L} pressed the button for another place. The computer blinked and said an error number. It had too much to do already.',
        '{F} hoped for a smooth place behind the crater. There were smaller rocks there, and more of them.',
      ],
      tip: '“The computer can count,” said {G+} over the radio, from the earth, “but it can’t see. You’ve got eyes and hands. Take the controls. Fly along, not down. You have sixty seconds.”',
      low: 'It was so quiet that they could hear their own breath. “Forty seconds,” said {F}.',
      turn: '{L} took hold of the stick. Now {L} was flying, low over the rocks, sideways, further and further. “Thirty seconds,” said {F}. There! Between two craters was a place as smooth as a sheet. {L} let the craft sink, slowly.',
      done: 'A bump, very soft. “We’ve landed,” said {L}. Then {L} climbed down the ladder, and left a footprint where nobody had ever been. {F} put up the flag, and they hopped like kangaroos.',
      again: 'There is no wind on the moon and no rain. The footprints are still there.',
      object: 'flag',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'A bump, very soft. “We’ve landed,” said {L}. {F} put up the flag, and they hopped like kangaroos. Back inside they pushed two little stools up to the window with the earth in it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'A bump, very soft. “We’ve landed,” said {L}. {F} put up the flag, and they hopped like kangaroos. Over the radio there was a crackle, and then a voice that they knew from the television, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'A bump, very soft. “We’ve landed,” said {L}. At the other end of the radio they had all held their breath, as far away as a marble. “You’ve got eyes and hands!” called {G}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'A bump, very soft. “We’ve landed,” said {L}, and left a footprint where nobody had ever been. With the last drop of fuel they rose again. The earth grew, from a marble to a ball to a garden, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'A bump, very soft, between two craters. “We’ve landed,” said {L}. Then {L} climbed down the ladder, and left a footprint where nobody had ever been, and {told}.',
        },
      ],
      helper: { name: 'Mission Control Mo', creature: 'owl' },
      art: {
        'as small as a marble': 'space: L ride curious in rocket; planet, moon',
        'read out the numbers': 'space: F read paper happy; L look happy; moon',
        'full of rocks': 'space: L startle worried; F stand worried; many stone, moon',
        'pressed the button': 'space: L touch worried; F look; computer',
        'hoped for a smooth': 'space: F point worried; L look; many stone',
        'over the radio': 'space: L listen headphones; F look; computer',
        'The computer can count': 'space: L listen brave; G say; computer',
        'their own breath': 'space: L+F stand worried; clock',
        'took hold of the stick': 'space: L ride brave in rocket; F ride brave in rocket',
        'down the ladder': 'moon: L jump laughing; F hold flag happy; footprints, ladder',
        'no wind on the moon': 'moon: L wave happy; footprints, flag',
      },
    },
  ],
};
