import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Passover. */
export const passover: StorySourceInput = {
  id: 'passover',
  words: [
    'passover',
    'pesach',
    'seder',
    'matzah',
    'matzo',
    'afikoman',
    'four questions',
    'moses',
    'story of moses',
    'exodus',
    'story of passover',
    'moses and the pharaoh',
    'moses and the red sea',
    'parting of the red sea',
  ],
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
    {
      id: 'the-way-through-the-sea',
      words: ['moses', 'story of passover', 'exodus', 'red sea'],
      titles: ['The Way through the Sea', '{L} Asks How It Goes On', 'Moses, Told at the Table'],
      goal: 'tell the story of Moses to the end',
      trouble: 'in the story they stood before the sea, and could not go on',
      solved: 'in the story they had all come through the sea',
      opener:
        'It was the evening of Passover, and the table was set: flat matzah, salt water, sweet charoset. Each year they tell the story of Moses here. This time it was {L+} who was to turn the pages for the little ones.',
      friend:
        '{F+} sat on a cushion and held the first picture. It was a basket in the reeds, and in it lay Moses, who was a baby. “The Pharaoh’s daughter pulled the basket out,” read {F}. “So Moses grew up in the palace.”',
      problem:
        '“Let my people go!” said Moses to Pharaoh. And they baked in such a hurry that the bread stayed flat, and ran. {L} turned the page, and it was all blue. In front of Moses was the sea. And the next page was missing.',
      tries: [
        '“Then they turned round,” guessed the smallest. But behind them came Pharaoh’s chariots, two pages long.',
        '“They had a boat,” said {F}. So many people would have needed a thousand boats, and there was not one in the picture.',
        'They looked for the page under the table. They found crumbs there, and somebody’s shoe.',
      ],
      tip: '“You don’t need a page for it,” said {G+}, and put down the glass. “We don’t read it out so that we know it. We tell it as if we’d been there ourselves. So you’re standing on the beach. What do you see?”',
      turn: '{L} pulled the blue cloth off the chair. “I see the sea,” said {L}, “and Moses lifts a staff.” {L} lifted the wooden spoon. Two of them held the cloth at its ends, and let it blow apart, down the middle. “There’s a path! It’s dry. Quick, everybody through!”',
      done: 'The little ones ran through first, between the blue waves, and then came {F} with the matzah on one shoulder, and the aunts, and Grandpa with a stick. On the other side they all stood by the window, out of breath. “And now we’re free,” said {L}. So they sang.',
      again:
        '{L} has drawn the missing page. There is a great deal of blue on it on both sides, and in the middle many small feet.',
      helper: { name: 'Grandpa Isaac', creature: 'grandpa' },
      setting: { topic: 'Moses', thing: 'the story of Moses', main: 'cottage', indoors: true, night: true },
    },
  ],
};
