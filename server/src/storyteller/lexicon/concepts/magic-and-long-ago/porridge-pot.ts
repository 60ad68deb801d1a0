import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the magic porridge pot. */
export const porridgePot: StorySourceInput = {
  id: 'porridge-pot',
  words: [
    'magic porridge pot',
    'porridge pot',
    'sweet porridge',
    'magic pot',
    'porridge',
    'magic cooking pot',
  ],
  situations: ['learn', 'deed', 'magic-thing', 'by-itself', 'make'],
  topic: 'the magic porridge pot',
  thing: 'the porridge pot',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'stop-little-pot',
      titles: ['Stop, Little Pot!', '{L} and the River of Porridge', 'Porridge in the Street'],
      goal: 'get the pot to stop',
      trouble: 'the pot would not stop cooking',
      solved: 'the pot had stopped',
      opener:
        '{L+} was hungry. In the wood sat an old woman with a little pot. “It cooks sweet porridge,” said the old woman. “You only say: Cook, little pot! And to stop it…”',
      friend:
        'But {L} had already run off, for joy. “Cook, little pot!” said {L} at home, and the pot cooked sweet, hot porridge, till {L} and {F+} were full. “And now?” asked {F}. “How do we stop it?”',
      problem:
        '{L} hadn’t listened to the end. The pot cooked on and on. The porridge ran over the stove, under the table, and out of the door. “Blub,” it said, and had already reached the gate.',
      tries: [
        '“Halt! Enough! Finish!” called {L}. The pot didn’t even listen. It cooked a bit faster, if anything.',
        '{F} put on the lid and sat down on it. It was all right for a moment. Then {F} floated past the window.',
        'They ate as fast as they could. Two people cannot eat a street.',
      ],
      tip: '“It’s a polite pot,” said {G+} from the roof. “How did you speak to it when you wanted something? Then speak like that again. Shouting has never stopped anybody who was working.”',
      low: 'The porridge had come to the church by now. {L} went over it all again. What were the old woman’s words? “Cook, little pot.” It had sounded so gentle.',
      turn: '{L} waded back, through the warm porridge, up to the knees, right to the stove. Then {L} bent down to the pot and said, not loud at all, “Stop, little pot. Thank you. That was delicious.”',
      done: 'Blub. The pot shook itself once, and stood still. It was quiet in the whole village. Then all the windows opened, and out came the neighbours with spoons. They ate their way along the street, and nobody in the village was hungry that winter.',
      again:
        'It cooks on Sundays, for everyone who comes. And {L} always listens to the end now, even if it takes a while.',
      outcomes: [
        {
          asked: [
            'pot stop',
            'stop',
            'clean/mess',
            'village/town/everyone/people eat/full/hungry/feed/porridge/share',
            'hungry',
          ],
          done: '“Stop, little pot,” {L} had said, and, “thank you.” Blub. The pot shook itself once, and stood still. It was quiet in the village, and the street was full up to the window sills. Then a window was opened, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Blub. The pot shook itself once, and stood still. It was quiet in the whole village. Then out came the neighbours with spoons, with honey and with apples, and began at both ends of the street, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Blub. The pot shook itself once, and stood still. All the windows opened. There stood {L}, white up to the knees, and behind {L} came the dog, white up to the ears, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Blub. The pot shook itself once, and stood still. The neighbours came out with spoons, and ate their way along the street, up to {L’s} door. They were so full and so warm that not much more was said, and {told}.',
        },
      ],
      helper: { name: 'Mrs Sparrow', creature: 'robin' },
      art: {
        'In the wood sat': 'forest: L look happy; grandmother, pot',
        'Cook, little pot!” said': 'kitchen: L eat spoon happy; F eat spoon happy; pot, bowl',
        'hadn’t listened to the end': 'kitchen: L startle worried; F startle worried; pot, big mud',
        'The pot didn’t even': 'kitchen: L shout; F point worried; pot',
        'put on the lid and sat': 'kitchen: F sit worried; L look surprised; pot-lid, pot',
        'Two people cannot eat': 'village: L eat spoon sleepy; F eat spoon sleepy; puddle',
        'from the roof': 'kitchen: G say; L+F look G curious; pot',
        'had come to the church': 'village: L think grandmother worried; F look worried; tower, puddle',
        'waded back, through': 'kitchen: L whisper calm; F peek curious; pot',
        'out came the neighbours': 'village: L cheer; F eat spoon happy; people, bowl',
        'It cooks on Sundays': 'kitchen: L hold bowl happy; F eat spoon happy; pot, people',
      },
    },
  ],
};
