import type { StorySourceInput } from '../../story-source.ts';

/** Stories about how things are made in a factory. */
export const inTheFactory: StorySourceInput = {
  id: 'in-the-factory',
  words: [
    'factory',
    'factories',
    'in/inside the factory',
    'how crayons are made',
    'how things are made',
    'how things are made in a factory',
    'conveyor belt',
    'made in a factory',
    'how pencil/pencils/crayon/crayons/toy/toys are made',
    'crayon factory',
    'toy factory',
    'visit a factory',
    'factories and how crayons are made',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'how crayons are made',
  thing: 'the conveyor belt',
  home: 'city',
  main: 'workshop',
  indoors: true,
  plots: [
    {
      id: 'back-along-the-belt',
      titles: ['Back along the Belt', '{L} in the Crayon Factory', 'Where Did the Red Go?'],
      goal: 'find out where the mistake was made in the factory',
      trouble: 'all the red crayons came out pink',
      solved: 'the red crayons were red again',
      opener:
        'In the crayon factory it smelled of wax. At the front the belt brought wax in, and at the back it brought crayons out, eight to a box. {L+} stood at the very end and put the lids on: blue, green, yellow, red. Click.',
      friend:
        '{F+} stacked the boxes. “Four hundred an hour,” said {F}. “That’s a lot of drawings.” Then {L} held one lid in the air and did not put it on.',
      problem:
        'Where the red one should be, there was a pink one. In the next box too, and the next. On the paper wrapper it said “Red”, but what was in it was as pink as a piglet. And the belt brought more, and more, and more.',
      tries: [
        '{L} picked out the pink ones. But while {L} was picking out ten, twenty more came by.',
        'They wrote “Pink” on the wrappers. Then there were two pinks in every box, and no red for the fire engines.',
        '{F} coloured one in with a felt pen. It was red on the outside. It drew pink.',
      ],
      tip: '“At the end of the belt you only see that something is wrong,” said {G+}, and stopped the belt. “You don’t see why. Things are made one step after another. Go back, step by step, and look for the last place where it’s still right.”',
      turn: '{L} walked back along the belt. At the wrapping machine: pink. At the moulds, where the wax gets hard: pink. At the big pot, where it’s stirred: pink. And at the bag of colour? There it was as red as a poppy! So the mistake was in between.',
      done: '{L} climbed up the ladder with the lamp. Above the pot of red hung the pipe of the white, and at its end hung a drop. Plip, it went. Plip. {G} turned a wheel on the pipe. Then the belt ran again: wax, pot, mould, wrapper, and out came red!',
      again:
        'The pink ones weren’t thrown away. {L} drew a whole page of piglets, with a red fire engine for each.',
      helper: { name: 'Mrs Wick', creature: 'hen' },
      outcomes: [
        {
          asked: ['crayon/red/box/belt/work/draw/drawing/fix/run/colour/color'],
          done: '{G} turned a wheel on the pipe, and the plip stopped. Then the belt ran again: wax, pot, mould, wrapper, and out came red, as red as a poppy! {L} put the lids on, click, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{G} turned a wheel on the pipe, and the plip stopped. Wax, pot, mould, wrapper, and out came red! The belt may rest for once, said {G}, and so may everyone. On boxes of pink for chairs {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{G} turned a wheel on the pipe, and the plip stopped. Wax, pot, mould, wrapper, and out came red! {F} drew a line with it, on {L’s} hand, to be sure. All along the quiet belt {told}.',
        },
      ],
      art: {
        'it smelled of wax': 'workshop: L hold box happy; many crayon, machine',
        'stacked the boxes': 'workshop: F carry box happy; L look surprised; many box, crayon',
        'as pink as a piglet': 'workshop: L hold pink crayon surprised; F look worried; box',
        'picked out the pink': 'workshop: L handle pink crayon worried; many pink crayon, machine',
        'on the wrappers': 'workshop: L write worried; F hold pink crayon sad; many box',
        'in with a felt pen': 'workshop: F draw drawing-pad(heart) worried; L look worried; pink crayon',
        'stopped the belt': 'workshop: G push calm; L listen curious; machine',
        'back along the belt': 'workshop: L walk curious; F walk curious; machine, pink crayon',
        'as red as a poppy': 'workshop: L point surprised; F look surprised; big red bag, pink pot',
        'mould, wrapper, and out came': 'workshop: L cheer; F cheer; many red crayon, machine',
        'climbed up the ladder with': 'workshop: L raise lamp proud on ladder; F cheer; pipe, big red pot',
        'a whole page of piglets': 'workshop: L draw drawing-pad(pig) happy; fire-engine',
      },
    },
  ],
};
