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
      outcomes: [
        {
          asked: ['land/fly/get/come/go/back home/earth/safe/safely', 'see earth/family', 'home'],
          done: 'Twang! The rocket shot off the moon like an arrow, past the stars, straight towards the blue ball. It grew, and there was the garden, and the shed, and the pond. Splash! And {told}.',
        },
        {
          asked: ['friend/friends/meet alien/aliens/martian', 'alien', 'moon/martian'],
          done: '“Everyone in, and pull it back!” But before the rope went twang, somebody knocked on the window. It was {G}, with three suitcases and one more helmet. There was still a seat in the third dustbin, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Twang! The rocket shot off the moon like an arrow and came down in the pond behind the shed, with a very loud splash. It was heard all along the street. They came with towels, and lemonade, and a hundred questions, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Twang! The rocket shot off the moon like an arrow and came down in the pond with a splash. A small thing with a parachute came down after it. “For those who can jump,” {G} had written on the label, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Twang! The rocket shot off the moon like an arrow, straight towards the blue ball, and came down in the pond behind the shed. {L} opened the lid. On it sat a frog, with its knees bent, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Twang! The rocket shot off the moon like an arrow, straight towards the blue ball, and came down in the pond with a splash. They climbed out, hung the wet suits over the shed door, looked up once more, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Twang! The rocket shot off the moon like an arrow. With so much swing there was no hurry to steer. They went once round the moon, quite low, with the window open a crack, and {told}.',
        },
      ],
      helper: { name: 'Zib', creature: 'alien' },
      art: {
        'Behind the shed stood': 'garden: L look proud; rocket, dustbin, shed',
        'the garden got smaller': 'clouds: L+F ride in rocket happy; house',
        'each jump was as high as': 'moon, night: L jump happy; F point worried; rocket',
        'The tank was empty': 'moon, night: L think worried; F look sad; rocket, planet',
        'with the rocket on their backs': 'moon, night: L+F raise rocket',
        'waved at the earth': 'moon, night: L+F raise cloth worried; planet',
        'The rocket sneezed': 'moon, night: L dig shovel; F startle; rocket, cloud',
        'a storm to fly': 'moon, night: G say; L think frog curious; F look G; rocket',
        'wound up the long rope': 'moon, night: L tie rope brave; F pull rope; two stone, rocket',
        'sat the rocket in the middle': 'moon, night: L+F pull rope; rocket',
        'The rocket shot off': 'space, night: L+F ride in rocket surprised; many star',
        'footprints on the moon':
          'garden, night: L hold telescope proud; F look at sky happy; moon, telescope',
      },
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
      outcomes: [
        {
          asked: ['land/fly/get/come/go/back home/earth/safe/safely', 'see earth/family', 'home'],
          done: 'They let the air out of the balloon, pffff, and slowly the rocket turned its nose. Past the moon it went, with a wave, and down towards the blue ball. It had seas, it had a garden. Splash! And {told}.',
        },
        {
          asked: ['friend/friends/meet alien/aliens/martian', 'alien', 'martian'],
          done: 'Pffff! The rocket turned its nose towards the blue ball. The comet still flew beside it, and {G} pulled up alongside. {F} held the empty balloon out of the window: that was the present, in case there was somebody there. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Pffff! Past the moon, with a wave, and down to the blue ball. The rocket landed in the duck pond, the right way up. The ducks quacked until the neighbours came, with lanterns, blankets and a pot of soup, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Pffff! Past the moon the rocket went, and down towards the blue ball, and landed in the duck pond, the right way up. In the hatch there was a little letter, cold as a comet, with no stamp on it. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Pffff! Past the moon, with a wave, and down towards the blue ball. With a splash the rocket landed in the duck pond, the right way up. {L} took off the fish bowl, and a duck sat down in it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Pffff! Past the moon, with a wave, and down towards the blue ball. The rocket landed in the duck pond, the right way up, so softly that only one duck woke up. They walked up through the wet grass, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Pffff! The rocket turned its nose. There was still one breath left in the balloon. “Once round first?” asked {L}, and {F} pointed the balloon a bit to the left. They flew so low that they could have knocked, and {told}.',
        },
      ],
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
      art: {
        'a great deal of silver paint': 'workshop: L hold paintbrush happy; rocket, paint-pot',
        'with a balloon from the fair': 'workshop: F run balloon happy; L look happy; rocket',
        'The houses became dots': 'space, night: L+F ride in rocket worried; planet',
        'hung under the ceiling': 'space, night: L+F reach-up surprised; rocket',
        'with a soup spoon': 'space, night: L handle spoon worried in rocket; F point worried; rocket',
        'called for help by radio': 'cabin, night: L shout worried; F listen worried; radio',
        'a knock on the window': 'space, night: G wave happy; L+F look G curious; rocket, star',
        'looked at the balloon': 'space, night: L point surprised; F hold balloon curious; rocket',
        'in one long': 'space, night: F hold balloon brave; L cheer; rocket',
        'the rocket turned its nose': 'space, night: L+F ride in rocket happy; balloon, planet',
        'right way up': 'garden: L+F ride in rocket laughing; pond, duck',
        'pushed a rocket home': 'bedroom: L point proud; F clap happy; balloon on shelf, shelf',
      },
    },
  ],
};
