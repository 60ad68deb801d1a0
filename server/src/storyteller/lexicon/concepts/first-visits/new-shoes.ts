import type { StorySourceInput } from '../../story-source.ts';

/** Stories about new shoes. */
export const newShoes: StorySourceInput = {
  id: 'new-shoes',
  words: [
    'new shoes',
    'buy/buying/get/getting/try/trying new/first shoe/shoes/boot/boots/trainers',
    'buy/buying shoe/shoes/trainers/boots',
    'shoe shop/shopping',
    'shop/shopping for new shoes',
    'shoes too small',
    'shoes don’t fit',
    'school shoes',
  ],
  situations: ['visit', 'wants', 'does-not-fit', 'learn', 'newcomer', 'refuses', 'has', 'own-wish'],
  topic: 'new shoes',
  thing: 'the old red shoes',
  main: 'city',
  plots: [
    {
      id: 'the-old-red-ones',
      titles: ['{L} Gets New Shoes', 'Ouch, My Toes!', 'The Old Red Shoes'],
      goal: 'find shoes that fit',
      trouble: 'no shoes were as good as the old red ones',
      solved: '{L} had shoes that fitted',
      opener:
        '{L’s} red shoes had been everywhere: up the hill, in the stream and on the roof of the shed. They had a hole at the front. But lately {L+} walked like a duck, and the big toe said ouch. “They’re too small,” they all said.',
      problem:
        'The shoe shop smelled of leather. The walls were full of boxes right up to the ceiling. {L} sat down on the bench and curled up both feet. “I don’t want any new ones,” said {L}. “I want these, but bigger.”',
      tries: [
        'They tried on blue ones. They were stiff, and rubbed at the heel. {L} took six steps and sat down.',
        'They tried on ones that flashed. They flashed beautifully. But inside {L’s} toes lay on top of each other, like sardines.',
        '{L} put the red ones on again. The toe came out at the front and looked round. That was no use either.',
      ],
      tip: '“You’re choosing with your eyes,” said {G+}, with the measuring board. “Put your foot on here. There. You’ve grown by two whole sizes! Now shut your eyes and let your toes choose. Can they wiggle? Does the heel stay put? Go for a walk, jump, and stand on tiptoe.”',
      turn: '{L} stood up with closed eyes, in one pair after the other, while {F} held the boxes. “Too tight. Too slippery. Too loud.” Then there was a pair that was soft at the edge. The toes wiggled. {L} jumped and landed and ran round the bench. “It’s these!”',
      done: '{L} opened both eyes. They were green, with a small red stripe along the side. {L} looked at the stripe for a long time. “They know the red ones,” said {L}, and kept them on.',
      again:
        'The old red shoes stand on the window sill now, with a plant in each. The green ones have been in the stream already.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: '{L} opened both eyes. They were green, with a small red stripe. “They know the red ones,” said {L}, and kept them on. New soles have to be shown everything: the stairs, the grass, the puddle and the way to the café on the corner. So {told}.',
        },
        {
          asked: ['shoe/boot/trainer/wear/fit/run/jump/puddle/fast/school/comfortable/new/old/love/like'],
          kinds: ['learns', 'wins', 'no-longer', 'home', 'way-home', 'goes', 'makes'],
          done: '{L} opened both eyes. They were green, with a small red stripe along the side. “They know the red ones,” said {L}, and kept them on. The old pair rode home in the box, with the lid a bit open so that they could see, and {told}.',
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
            'sleep',
            'helps',
          ],
          done: '{L} opened both eyes. They were green, with a small red stripe. “They know the red ones,” said {L}. {F} put down the tower of boxes at last and looked. Four toes had been squeezed for weeks, and now all of them could wiggle, and {told}.',
        },
      ],
      object: 'boot',
      helper: { name: 'Mrs Laceby', creature: 'duck' },
      art: {
        'up the hill, in the stream': 'village: L point happy; two red shoe',
        'walked like a duck': 'hallway: L walk sad; F point; two red shoe',
        'curled up both feet': 'shop: L sit on bench sad; F point worried; many shoe, box',
        'blue ones': 'shop: L walk worried; F hold box; two blue shoe',
        'on ones that flashed': 'shop: L think worried; F point happy; two yellow shoe, star',
        'put the red ones on again': 'shop: L sit on bench sad; F look worried; two red shoe',
        'You’re choosing with your eyes': 'shop: G hold ruler; L look G curious; F look; shoe',
        'in one pair after the other': 'shop: L cover-eyes curious; F hold box; many shoe',
        'The toes wiggled': 'shop: L jump happy; F cheer; two green shoe',
        'They were green, with': 'shop: L look happy; F clap; two green shoe, mirror',
        'on the window sill now': 'bedroom: L water happy; F clap happy; two red shoe, seedling',
      },
    },
  ],
};
