import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the princess and the pea. */
export const princessAndThePea: StorySourceInput = {
  id: 'princess-and-the-pea',
  words: ['princess pea', 'princess and pea', 'pea under mattress', 'twenty mattresses'],
  situations: ['learn', 'deed', 'question'],
  indoors: true,
  night: true,
  topic: 'the princess and the pea',
  thing: 'the twenty mattresses',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'under-the-twentieth',
      titles: ['{L} and the Pea', 'Twenty Mattresses', 'What Is It Down There?'],
      goal: 'get a good night’s sleep on twenty mattresses',
      trouble: 'something hard was in the bed',
      solved: 'the pea was out of the bed',
      opener:
        'It rained as if from buckets. {L+} knocked at the castle gate, with water in both shoes. “Come in,” said the old queen. “You can sleep here.” And the queen winked at the cook.',
      friend:
        'The bed was higher than the wardrobe. It had twenty mattresses and a ladder. {F+} climbed up behind {L}. “You can touch the ceiling!” said {F}. “This is going to be the best night ever.”',
      problem:
        'But when the light was out, {L} turned to the left, and to the right, and on the tummy. Something was hard down there. It was quite small, and it pressed. “Can you feel it as well?” asked {L}.',
      tries: [
        '{L} put a pillow on top. Now it was softer, and still it pressed. It pressed right through.',
        'They changed sides. It was just as hard for {F}, and {F} had slept on stones before.',
        '{L} jumped up and down, to flatten it. The bed swayed like a ship, and a vase fell over.',
      ],
      tip: '“Everyone lies up there and grumbles,” whispered {G+}, who lived under the bed. “In the morning they say politely that they slept well. Nobody climbs down and looks. And it’s such a lot of mattresses to lift.”',
      low: 'It was the middle of the night. {L} looked down from the edge. The floor was a long way off. But lying awake was worse.',
      turn: '{L} climbed down the ladder and began at the bottom. Together they lifted the last mattress, just a crack, and {L} stretched out an arm, up to the shoulder, and felt about. “Got it!” called {L}. It was green, and round, and not even cooked.',
      done: '“A pea!” they said. {L} put it on the bedside table and climbed up again. Nothing was hard any more. They slept well. “How did you sleep?” asked the old queen. “Badly at first,” said {L}, “because of this.” “At last somebody says so!” said the queen.',
      again: 'The pea was planted. It climbs up the castle tower now, and every guest gets a bowl of soup.',
      outcomes: [
        {
          asked: ['sleep/asleep/dream/night', 'sleep'],
          done: 'It was only a pea. {L} put it on the bedside table, climbed up all twenty mattresses again, and lay down. Nothing was hard any more. The rain drummed on the castle roof, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They slept well without the pea. “How did you sleep?” asked the old queen. “Badly at first,” said {L}, “because of this.” “At last somebody says so!” cried the queen, and rang for breakfast with both hands, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They slept well without the pea. “How did you sleep?” asked the old queen. “Badly at first,” said {L}, “because of this.” “At last somebody says so!” said the queen, and unlocked the cupboard behind the throne, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They slept well without the pea. “How did you sleep?” asked the old queen. “Badly at first,” said {L}, “because of this.” The pea rolled across the table, right up to the queen’s spoon, and {told}.',
        },
        {
          kinds: ['home'],
          done: 'They slept well without the pea. “Badly at first,” {L} told the old queen, “because of this.” “At last somebody says so!” It had stopped raining. Both shoes stood by the castle stove, quite dry, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They slept well without the pea. “How did you sleep?” asked the old queen. “Badly at first,” said {L}, “because of this.” “At last somebody says so!” said the queen, and sent for the big book and the cook, and {told}.',
        },
      ],
      helper: { name: 'Squeak', creature: 'mouse' },
      art: {
        'with water in both shoes': 'castle, night, rain: L knock worried; gate, shoe',
        'winked at the cook': 'castle, night, rain: L look happy; lady, gate',
        'had twenty mattresses': 'bedroom, night: L climb happy on ladder; F climb happy; many mattress',
        'Something was hard down': 'bedroom, night: L look worried in bed; F point worried; mattress',
        'a pillow on top. Now': 'bedroom, night: L hold cushion worried; F look worried; mattress',
        'changed sides': 'bedroom, night: L think worried; F lie worried; many mattress',
        'a vase fell over': 'bedroom, night: L jump; F startle; broken-vase, mattress',
        'climbs down and looks': 'bedroom, night: G say; L look G curious; F look G; mattress',
        'looked down from the edge': 'bedroom, night: L peek worried; F think worried; ladder',
        'It was green, and round': 'bedroom, night: L raise peas proud; F raise mattress',
        'At last somebody says': 'bedroom, morning: L show peas proud; F laugh; lady',
        'climbs up the castle tower': 'castle: L eat spoon happy; F clap happy; tower, peas, leaf',
      },
    },
  ],
};
