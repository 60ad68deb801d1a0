import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giving up the bottle. */
export const goodbyeBottle: StorySourceInput = {
  id: 'goodbye-bottle',
  words: [
    'no more bottle/bottles',
    'give/giving up bottle',
    'bottle at bedtime/night',
    'baby bottle goodbye',
    'last bottle',
    'stop/stopping breastfeeding',
    'weaning',
    'too big for bottle/the bottle',
    'too big for a dummy/bottle/nappy/buggy',
    'big boy/girl cup',
    'thumb-sucking',
  ],
  situations: [
    'lacks',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'saying goodbye to the bottle',
  thing: 'the blue cup',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-cup-with-the-moon',
      titles: ['The Cup with the Moon in It', 'Good Night, Bottle', '{L} Is Getting Big'],
      goal: 'fall asleep without the bottle',
      trouble: 'the bottle belonged to going to sleep',
      solved: '{L} could go to sleep in a new way',
      opener:
        'Every evening it went like this: pyjamas, blanket, bottle. It was warm, and it said “glug”. After the last glug {L+}’s eyes closed all by themselves. It had always been like that.',
      friend:
        '“Your teeth are big now,” they said, “and they don’t like to sleep in milk.” {L} felt with {L.their~the} tongue. It was true, there were a lot of them.',
      problem:
        'So there was warm milk in a cup, at the table. That was all right. But then came the bed, and the dark, and something was missing. There was no glug. {L}’s mouth didn’t know what to do. “I want it back,” said {L}, very small.',
      tries: [
        '{L} tried the corner of the blanket. It was woolly and tasted of wool.',
        '{L} counted sheep. They all had bottles.',
        'They filled it with water. {L} took one sip, and gave it back. It was not that kind of thirst.',
      ],
      tip: '“When I moved out of my old hole, I didn’t miss the hole,” said {G+}. “I missed how the evening went. You don’t need a bottle. You need three things, one after another, always the same. Make up new ones. The last has to be the softest.”',
      low: '{L} thought about what was soft, and warm, and could be done in the dark. {L} didn’t have to think for very long.',
      turn: '“First the milk, in the cup with the moon,” said {L}. When it was empty, there was the moon at the bottom. “Then teeth. Then a song. And then somebody puts a hand on my back.” The first evening {L} cried a bit, and the hand stayed there.',
      done: 'On the second evening {L} found the moon quicker. On the third the song had only got to the second verse when it grew very quiet in that bed. The hand stayed a moment longer. The bottle stood washed on the shelf, with a small flower in it.',
      again:
        '{L} tells all the guests about the flower. “That’s where I used to drink,” says {L}, “when I was little.”',
      helper: { name: 'Mrs Burrow', creature: 'rabbit' },
    },
  ],
};
