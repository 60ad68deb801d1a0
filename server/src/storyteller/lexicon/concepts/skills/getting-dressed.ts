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
    'dress/dressing for the weather',
    'get/getting dressed for the weather',
    'clothes for the weather',
    'clothes for every season',
    'winter clothes',
    'summer clothes',
    'mittens scarves and hats',
    'mittens scarves hats',
    'hats scarves and mittens',
    'scarf',
    'scarves',
    'warm clothes',
    'what to wear today',
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
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The last button found the last hole, and the pictures were at the front. “I’m dressed!” shouted {L}. They all stood up from the breakfast table to have a look, and turned {L} round once, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The last button found the last hole, and the pictures were at the front. “I’m dressed!” shouted {L}. {G} pulled one odd button off an old coat, the one from that year, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The last button found the last hole, and the pictures were at the front. “I’m dressed!” shouted {L}. {F}, who hadn’t said one word the whole time, let out a very long breath, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The last button found the last hole, and the pictures were at the front. “I’m dressed!” shouted {L}. In the evening it all came off again, and {L} laid it flat on the carpet, sock by sock, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The lowest button went into the lowest hole, then came the next one, and the next, up and up. The last button found the last hole. The flat one on the carpet was gone. In front of the mirror stood {L}, and {told}.',
        },
      ],
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
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Jumper, trousers, boots, coat: each went on easily after the one before. “Mittens last!” called {L}, and opened the door to the snow. The whole street was out there, buttoned up to the nose, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Jumper, trousers, boots, coat: each went on easily after the one before. “Mittens last!” called {L}. {F} looked down: one sock, one boot, and a scarf. “Wait for me!” shouted {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Jumper, trousers, boots, coat, and the mittens last! They were out in the snow until the lamps came on. Then the mittens came off first, and the coat, and the boots, and so on, down to the pyjamas, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Jumper, trousers, boots: each went on easily after the one before. One bare hand held the zip at the bottom, the other hand pulled, and up it went. “Mittens last!” called {L}, and opened the door to the snow, and {told}.',
        },
      ],
      helper: { name: 'Mrs Toggle', creature: 'reindeer' },
      setting: { weather: 'snow', thing: 'the zip' },
    },
    {
      id: 'four-weathers-before-lunch',
      words: [
        'weather',
        'clothes for every season',
        'winter clothes',
        'summer clothes',
        'mittens scarves and hats',
        'mittens scarves hats',
        'hats scarves and mittens',
        'scarf',
        'warm clothes',
        'what to wear',
      ],
      titles: ['Four Kinds of Weather before Lunch', '{L} Dresses for the Weather', 'Too Hot in That Scarf'],
      goal: 'put on the right clothes for the weather',
      trouble: '{L} was always dressed for another weather',
      solved: '{L’s} clothes were right for any weather',
      opener:
        'Out of the window the sun was shining. So {L+} put on the straw hat, the sandals and nothing much in between. “Summer!” said {L}, and opened the front door. Outside there was snow.',
      friend:
        '“Sun’s no use by itself in January,” said {F+}, who had mittens on, a scarf and a hat. {L’s} toes were already turning blue.',
      problem:
        '{L} ran back, and put on everything: two jumpers, the thick coat, the mittens, the scarf, and the hat with the flaps. At the corner the wind turned, and the snow melted. Now {L} was as hot as a pudding. Then it rained, and the coat drank it all up.',
      tries: [
        '{L} took everything off again and carried it. Clothes that you carry are twice as heavy, and none of them keep you dry.',
        'They asked the cat at the window, who had a thick coat on all year. The cat yawned.',
        '{F} lent {L} one mitten and half the scarf. Now they were both cold, and walked like a horse with two heads.',
      ],
      tip: '“Looking out isn’t enough,” said {G+}, and held one wet finger up. “Put your nose out, and then your hand. Is it cold? Wet? Windy? Each has its own clothes. And don’t put on one thick thing. Put on three thin ones, like me. Then you can peel.”',
      turn: 'The next morning {L} held {L.their~the} nose out of the door. “Cold,” said {L}: mittens, scarf, and a hat. {L} held a hand out. “Dry now, but there’s a grey cloud.” So the thin raincoat went over the jumper, and the jumper over the shirt: one, two, three.',
      done: 'In the morning it was freezing, and {L} was warm up to the nose. At ten the sun came out: off came the scarf and the hat, into the pocket. At eleven it rained on the raincoat: plip, plip. And the wind at twelve? {L} did not even notice.',
      again:
        '“What’s it like out?” they all ask in the morning. “Wait,” says {L}, and sends the nose to have a look.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'In the morning it was freezing, and {L} was warm up to the nose. The sun came out, then the rain: plip, plip, on the raincoat. They were the only ones in the park, and had all the puddles to themselves, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In the morning it was freezing, at ten the sun came out, and at eleven it rained on the raincoat: plip, plip. {F}, in mittens and a sun hat, looked at {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the morning it was freezing, at ten the sun came out, and at eleven it rained on the raincoat. Layer by layer it all came off again in the hall: one, two, three. Beneath was the softest shirt, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'In the morning it was freezing, and {L} was warm up to the nose. At ten off came the scarf, into the pocket, and at eleven it rained on the raincoat: plip, plip. Layer on, layer off, and {told}.',
        },
      ],
      helper: { name: 'Mrs Onion', creature: 'hen' },
      setting: { topic: 'dressing for the weather', thing: 'the scarf', main: 'village', weather: 'snow' },
    },
  ],
};
