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
    {
      id: 'coming-home-backwards',
      titles: ['{L} Gets Dressed for the Snow', 'Coming Home Backwards', 'Mittens Last'],
      goal: 'get dressed for the snow without any help',
      trouble: '{L} had put everything on in the wrong order',
      solved: '{L} was dressed for the snow',
      opener:
        'It had snowed in the night, and {L+} wanted to go out at once. “I’ll choose my own clothes,” said {L}, “and I’ll put them on all by myself.” Soon a yellow jumper, thick trousers, boots, mittens and a coat with a zip lay in a heap.',
      friend:
        '{F+} was waiting by the door. “Can I help you?” asked {F}. “No, thank you,” said {L}. “I’ve nearly finished.” So far {L} had put on one sock.',
      problem:
        '{L} began with the mittens, because they were the nicest. But you can’t do up a zip in mittens. Then {L} put on the boots, and the trousers would not go over them. The yellow jumper was on back to front, with the label under {L’s} chin.',
      tries: [
        '{L} pulled harder. The trousers got stuck on the boots, halfway up, and {L} could only hop.',
        '{L} put the coat on first, and the yellow jumper over it. That was so tight that {L} could not bend down to the boots.',
        '{L} pulled the zip up without looking. At the top it was closed, and at the bottom it had come open again. The coat looked like a tent.',
      ],
      tip: '“What do you do when you come home?” asked {G+}. “Think of what you take off first. That’s what has to go on last. And a zip needs two bare hands: one holds it at the bottom, and the other pulls.”',
      low: '{L} took everything off again and turned the jumper round, so that the label was at the back. “First I have to come home,” said {L}, and went to the door in socks. {F} looked puzzled.',
      turn: '“I’m coming in from the snow,” said {L}. “First I take off my mittens, then my coat, then my boots, then my thick trousers, and then my jumper.” {L} turned round. “So getting dressed is coming home backwards!”',
      done: 'Jumper, trousers, boots: each thing went on easily after the one before. Next came the coat. One bare hand held the zip at the bottom, the other hand pulled, and up it went. “Mittens last!” called {L}, and opened the door to the snow.',
      again:
        'When {L} comes in now, the mittens always come off first. “I’m getting dressed backwards,” says {L}, “to practise for tomorrow.”',
      helper: { name: 'Mrs Toggle', creature: 'reindeer' },
      setting: { weather: 'snow', thing: 'the zip' },
    },
  ],
};
