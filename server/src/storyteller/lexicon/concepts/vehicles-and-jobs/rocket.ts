import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the flight to the moon. */
export const rocket: StorySourceInput = {
  id: 'rocket',
  words: [
    'mars',
    'jupiter',
    'saturn',
    'venus',
    'planet mars',
    'rocket',
    'astronaut',
    'spaceship',
    'trip/journey/fly/flying to moon',

    'space station',
    'spacesuit',
    'outer space',
  ],
  situations: ['wants', 'learn', 'visit', 'ability', 'make'],
  topic: 'the flight to the moon',
  thing: 'the rocket',
  main: 'moon',
  night: true,
  plots: [
    {
      id: 'empty-tank',
      titles: ['Five, Four, Three, {L}!', '{L} Flies to the Moon', 'The Rocket in the Garden'],
      goal: 'fly the rocket home from the moon',
      trouble: 'the rocket was stuck on the moon',
      solved: 'the rocket was flying again',
      opener:
        'Behind the shed stood a rocket. {L+} had built it from three dustbins and a kettle. “Five, four, three, two, one!” It hissed, and the garden got smaller and smaller.',
      problem:
        'On the moon it was quiet and white. They jumped, and each jump was as high as a house. But when they wanted to go home, the rocket just went pff. The tank was empty.',
      tries: [
        'They jumped with the rocket on their backs. It went up as far as a chimney, and came down again, softly, in the same place.',
        'They waved at the earth with a tablecloth. But the earth was just turning the other way.',
        'They filled the tank with moon dust. The rocket sneezed for a quarter of an hour.',
      ],
      tip: '“Nothing’s heavy here,” said {G+}. “On my world you need a storm to fly, on this one a push is enough. How does a frog leave a pond?”',
      turn: '“It bends its knees!” cried {L}. They wound up the long rope between two rocks, like a bow, and sat the rocket in the middle. “Everyone in! And pull it back. More. More!”',
      done: 'Twang! The rocket shot off the moon like an arrow, past the stars, straight towards the blue ball. It came down in the pond behind the shed, with a very loud splash.',
      again:
        'Through the telescope you can see it still, if you know where to look: footprints on the moon, each one as far from the next as a house.',
      object: 'rope',
      helper: { name: 'Zib', creature: 'alien' },
    },
    {
      id: 'drifting',
      titles: ['{L} Flies into Space', 'Three, Two, One, {L}!', 'The Rocket That Drifted'],
      goal: 'steer the rocket home',
      trouble: 'the rocket was drifting through space',
      solved: 'the rocket was on its way home',
      object: 'balloon',
      opener:
        'The rocket was made of a water tank, two bathtubs and a great deal of silver paint. {L+} had put on the helmet that had been a fish bowl. “Three,” said {L}. “Two. One.”',
      friend:
        '{F+} jumped on board at the last second, with a balloon from the fair on a string. “You can’t fly into space without a present,” said {F}. “In case there’s somebody there.”',
      problem:
        'Whoosh! The houses became dots, and the Earth a blue ball. Then it was quiet. The tank was empty. The rocket did not fly any more, it drifted, sideways, past the moon and out into space.',
      tries: [
        'They all ran to the left, to steer the rocket. In space nobody weighs anything. They hung under the ceiling like washing.',
        '{L} leaned out and paddled with a soup spoon. There is nothing in space to paddle in.',
        'They called for help by radio. “You are number nine in the queue,” said a voice from a very distant star.',
      ],
      tip: 'There was a knock on the window. Outside sat {G+}, on a comet. “Need a push?” said {G}. “In space you don’t have to row. Throw something out at the back, and you go off at the front. Even a breath will do.”',
      turn: 'A breath! {L} looked at the balloon. {F} held it out of the rear window, with its mouth to the back. “Now!” They let the air out, in one long “pffff”. And slowly, slowly the rocket turned its nose.',
      done: 'Pffff! Past the moon, with a wave, and down towards the blue ball. It grew, it had seas, it had a garden. With a splash the rocket landed in the duck pond, the right way up.',
      again:
        'The balloon lies on the shelf, quite empty. It is the only one in the street that has pushed a rocket home.',
      helper: {
        name: 'Zib',
        creature: 'alien',
      },
      setting: {
        topic: 'the flight into space',
        thing: 'the rocket',
        home: 'workshop',
        main: 'space',
      },
    },
  ],
};
