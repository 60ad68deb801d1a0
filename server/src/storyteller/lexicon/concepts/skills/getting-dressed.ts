import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting dressed without help. */
export const gettingDressed: StorySourceInput = {
  id: 'getting-dressed',
  words: [
    'get/getting/gets dressed',
    'dress/dressing myself/yourself',
    'dressing by myself',
    'put/putting on clothes',
    'put/putting own clothes',
    'getting dressed alone',
    'choose/choosing own clothes',
    'choose/choosing what to wear',
    'choose/choosing clothes',
    'what shall I wear',
    'button/buttons',
    'buttoning',
    'zip',
    'zips',
    'zipper',
    'jumper/shirt/trousers/dress inside out',
    'clothes on backwards',
    'clothes inside out',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'refuses',
    'reluctant',
    'deed',
    'own-wish',
    'trait',
    'does-not-fit',
  ],
  topic: 'getting dressed without help',
  thing: 'the buttons',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'begin-at-the-bottom',
      titles: ['{L} Gets Dressed', 'Begin at the Bottom', 'All by Myself!'],
      goal: 'get dressed without any help',
      trouble: 'everything went on the wrong way round',
      solved: '{L} was dressed, and everything was in the right place',
      opener:
        '“Today I’ll get dressed all by myself,” said {L+} in the morning. On the chair lay a vest, a shirt with six buttons, trousers, and two socks. That did not look like a lot.',
      friend:
        '“Shall I help?” asked {F+}. “No,” said {L}, “but you can watch.” {F} sat down on the edge of the bed and watched. It was hard not to say anything.',
      problem:
        'Both legs went into one trouser leg, and {L} hopped round the room and fell over. The shirt was on, but the pictures were at the back. And at the top one button was left over, and at the bottom one hole.',
      tries: [
        '{L} went faster, because breakfast was ready. Now the vest was on top of the shirt, and one arm had gone missing inside.',
        '{L} started again with the buttons, at the top, right under {L.their} chin. But you can’t see anything there. At the bottom, one hole was left over again.',
        '{L} put the trousers over {L.their} head, to try something new. It was dark in there.',
      ],
      tip: '“When I was learning it, I had to wear odd buttons for a year,” said {G+}. “Lay your things out flat on the floor first, like somebody lying there. The label goes at the back. And with buttons you begin at the bottom, where you can see them.”',
      low: '{L} took it all off again, down to the underwear, and that was not easy to do with breakfast smelling so good. Then {L} looked for the label in the shirt. There it was, small and white. That was the back.',
      turn: '{L} laid the clothes on the carpet: the shirt, below it the trousers, and a sock at the end of each leg. It was a whole flat {L}! {L} got into it piece by piece, and put the lowest button into the lowest hole.',
      done: 'Then came the next one, and the next, up and up. The last button found the last hole. The pictures were at the front. “I’m dressed!” shouted {L}. They all stood up from the breakfast table to have a look.',
      again:
        'Now there’s a flat {L} on the carpet every evening, ready for the morning. Once {L} gave it a hat. It looked as if it were asleep.',
      helper: { name: 'Mrs Button', creature: 'woman' },
    },
  ],
};
