import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Passover. */
export const passover: StorySourceInput = {
  id: 'passover',
  words: ['passover', 'pesach', 'seder', 'matzah', 'matzo', 'afikoman', 'four questions'],
  situations: ['wants', 'afraid', 'learn', 'lost'],
  topic: 'Passover',
  thing: 'the Seder table',
  home: 'city',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-four-questions',
      titles: ['{L} Asks the Four Questions', 'Why Is This Night Different?', '{L} at the Seder'],
      goal: 'ask the four questions at the Seder',
      trouble: '{L} had forgotten how the questions began',
      solved: '{L} had asked all four questions',
      opener:
        'On the first night of Passover the table was ready for the Seder, with candles, four cups, and the flat matzah under its cloth. And this year it was {L+} who would sing the four questions.',
      friend:
        '{F+} sat down next to {L}. There were more guests than chairs, and a great many candles. “Do you know it by heart?” whispered {F}. {L} nodded. {L} had practised for weeks.',
      problem:
        'They read, and they drank a sip, and then it was quiet. Everybody looked at {L}. The whole song had gone, even the first word. {L’s} ears burned.',
      tries: [
        '{L} looked in the book. The letters were swimming.',
        '{F} hummed the tune, very softly. {L} hummed along, and still no word came.',
      ],
      tip: '“I forgot it too, when I was six,” said {G+}. “Then my grandfather told me: you’re not saying a poem. You’re really asking. So look at the table. What do you see there that’s different tonight?”',
      low: 'It was so quiet that you could hear the candles. {L} would have liked to be under the table.',
      turn: '{L} looked. There lay the matzah, flat and dry, instead of bread. Why? There were bitter herbs. Why? “Why is this night different from all other nights?” asked {L}. And there it was, the song! It came by itself, with one question after the other.',
      done: '“Because we were slaves, and now we’re free,” they all answered, and told the long story, with the sea that opened up and let them through. Later {L} and {F} hunted for the hidden piece of matzah. It was under Grandpa’s cushion.',
      again: 'Next year somebody else will be the youngest. {L} will sit beside them and hum.',
      object: 'book',
      helper: { name: 'Great-Uncle Mendel', creature: 'goat' },
    },
  ],
};
