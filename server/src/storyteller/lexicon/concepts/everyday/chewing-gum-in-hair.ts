import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chewing gum in somebody’s hair. */
export const chewingGumInHair: StorySourceInput = {
  id: 'chewing-gum-in-hair',
  words: [
    'chewing/bubble gum hair',
    'gum in hair',
    'gum stuck hair',
    'bubblegum in hair',
    'bubblegum hair',
    'gum hair',
    'blow/blowing bubble gum',
    'blow/blowing bubblegum',
    'bubblegum',
    'bubble gum',
    'chewing gum',
    'sticky hair',
    'something sticky hair',
  ],
  situations: ['damage', 'own-damage', 'stuck', 'misdeed', 'deed', 'learn', 'cannot', 'has', 'make'],
  topic: 'the bubble gum that stuck',
  thing: 'the bubble gum',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'pop-went-the-bubble',
      titles: ['Pop!', '{L} and the Bubble Gum', 'The Biggest Bubble'],
      goal: 'get the bubble gum out of {L’s} hair',
      trouble: 'the bubble gum was stuck, and it got worse and worse',
      solved: 'the gum was out, and no hair had been cut',
      opener:
        '{L+} could whistle, hop and wiggle one ear. But {L} could not blow a bubble yet. Today was the day. {L} chewed for ten minutes, till it was quite soft, and blew.',
      friend:
        'It grew. It was as big as a cherry, an apple, a football! {F+} did not dare to move. Behind the bubble two proud eyes were shining. And then a fly came past and bumped into it.',
      problem:
        'Pop! When {L} could see again, it was everywhere: on {L.their} nose, on {L.their} chin, and at the front in {L.their} hair, in a big pink lump. {L} pulled at it. It got longer. “Ow,” said {L}.',
      tries: [
        '{L} tried to comb it out. Now the comb was in there, too.',
        '{F} wanted to pull it off, carefully, with one finger. Then they were stuck to one another, and had to go everywhere together for a while.',
        '{L} washed it with hot water. Hot water makes gum soft, and then it walks. It had been in one place. Now it was in three.',
      ],
      tip: '“Put those scissors away,” said {G+}, who cut hair. “Nobody has to cut anything. Gum is afraid of two things. When it’s cold, it gets hard and crumbles. And what’s left slides off with salad oil.”',
      low: 'Oil and ice! It sounded more like a salad than like a hairdresser. But {L} would have tried anything now that was not a pair of scissors.',
      turn: '{L} sat down on the stool in the garden and held an ice cube against the pink lump till the gum was as hard as a pebble. {L} broke it, and it came away in crumbs. Then {L} rubbed salad oil on the rest.',
      done: 'It slid! The last bit came out as if it were on ice skates, and the comb too. Then {L} was washed, twice, and rubbed dry. Every single hair was still there. They only smelled of salad.',
      again:
        'Now {L} can do it, and there’s a rule for it: hat on, and out in the garden. The record is as big as a melon. The flies fly round it.',
      helper: { name: 'Miss Curl', creature: 'woman' },
    },
  ],
};
