import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pushing and pulling. */
export const pushesAndPulls: StorySourceInput = {
  id: 'pushes-and-pulls',
  words: [
    'car/cars on ramp',
    'toy car/cars on ramp',
    'push/pushes and pull/pulls',
    'pushing and pulling',
    'push or pull',
    'forces',
    'friction',
    'ramp',
    'simple machine',
    'lever',
    'pulley',
  ],
  situations: ['learn', 'question', 'make', 'being-and-thing'],
  topic: 'pushes and pulls',
  thing: 'the big box',
  main: 'school',
  plots: [
    {
      id: 'the-box-at-the-bottom',
      titles: ['Push and Pull', 'The Box at the Bottom of the Steps', '{L} Moves the Box'],
      goal: 'get the heavy box up the steps',
      trouble: 'the box was too heavy to lift',
      solved: 'the box was at the top',
      opener:
        'A box had come for the classroom, as high as {L+}. There was a whole bookshelf in it. The driver had put it down at the bottom of the steps and driven off.',
      friend: '“It has to go up there,” said {F+}. There were three steps. They had never looked so high.',
      problem:
        '{L} took hold of the box on one side, and {F} on the other. “One, two, three, lift!” It didn’t move at all. {L} went quite red.',
      tries: [
        '{L} pushed from behind as hard as possible. The box slid to the first step, bumped against it, and stopped.',
        '{F} tied a rope round it and pulled from the top. The rope went tight. The box leaned a little, and stayed where it was.',
        'They shouted at it, both at once. That is neither a push nor a pull, and it didn’t help.',
      ],
      tip: '“To move a thing, you can push it or you can pull it,” said {G+}, “and both together is best. But steps stop every push. Give the box a slope, and something round to roll on. That’s how they moved the stones for the pyramids, or nearly.”',
      low: '{L} sat down on the steps and looked about. By the fence lay two long planks. In the shed stood a bundle of broomsticks. “Something round,” said {L}.',
      turn: 'They laid the planks over the steps for a ramp, and the broomsticks under the box. “I’ll push, and you pull,” called {L}. The broomsticks rolled. When one came out at the back, {L} laid it down in front again.',
      done: 'The box rolled to the ramp, and up it went, slowly, with a push from below and a pull from above, and everyone in the class at the rope. At the top they let go and cheered.',
      again:
        'The bookshelf stands in the classroom now. {L} looks for pushes and pulls everywhere: doors, drawers, swings, and socks.',
      object: 'rope',
      helper: { name: 'Mr Crane', creature: 'badger' },
      outcomes: [
        {
          asked: ['box/open/shelf/book/top/up/move/inside/read'],
          done: 'Up it went, slowly, with a push from below and a pull from above, and everyone in the class at the rope. The broomsticks rolled away across the floor. At the top they let go, pulled at the lid, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Up it went, slowly, with a push from below and a pull from above, and everyone in the class at the rope. The empty box was as high as {L}, and as long as a table when it lay down. On it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Up it went, slowly, with a push from below and a pull from above, and everyone in the class at the rope. At the top they let go, all at the same moment, and sat down in one long row. There {told}.',
        },
      ],
      art: {
        'as high as': 'school: L look-up surprised; huge box',
        'three steps. They': 'school: F point worried; L stand worried; step, box',
        'lift!” It': 'school: L+F pull worried; huge box',
        'bumped against it': 'school: L push box worried; step',
        'pulled from the top': 'school: F pull rope worried; L look; huge box',
        'both at once. That': 'school: L+F shout angry; huge box',
        'both together is best': 'school: G say; L look G curious; box',
        'Something round': 'school: L sit curious on step; plank, broom',
        'for a ramp': 'school: L hold broom happy; F carry plank happy; ramp',
        'and up it went, slowly': 'school: L push box brave; F pull rope brave; ramp, children',
        'The bookshelf stands': 'school: L push door happy; shelf, book',
      },
    },
  ],
};
