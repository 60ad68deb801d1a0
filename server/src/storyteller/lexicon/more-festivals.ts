import type { StorySourceInput } from './story-source.ts';

/** Further festivals of the year, each with what really happens at it. */
export const moreFestivals: StorySourceInput[] = [
  {
    id: 'holi',
    words: ['holi', 'festival of colours/colors', 'colour powder'],
    topic: 'Holi',
    thing: 'the colours',
    home: 'village',
    main: 'village',
    plots: [
      {
        id: 'one-white-shirt',
        titles: ['{L} and Holi', 'One White Shirt', 'The Day of Colours'],
        goal: 'get everybody to celebrate Holi',
        trouble: 'somebody stayed indoors on Holi',
        solved: 'the whole street was full of colours',
        opener:
          'In the kitchen stood the bowls: pink, yellow, green and blue, soft as flour. It was Holi, the day when spring comes and everyone may colour everyone. {L+} had put on a white shirt for it.',
        problem:
          '“Holi hai!” it rang through the street. Red clouds, yellow clouds! Only one door stayed shut. Behind the curtain stood old Mr Rao. “Not for me,” it came from inside.',
        tries: [
          '{L} drew a pink hand on the door. A cloth came out and wiped it off.',
          'They sang beneath the window, all the songs of Holi. The curtain was pulled shut. But a foot was tapping behind it.',
          '{F} wanted to throw a water balloon up to the balcony. It came down again, on {F}.',
        ],
        tip: '“That one used to be the wildest of us all,” said {G+}. “Then the others moved away, and now nobody asks any more. One doesn’t throw the first colour. One gives it.”',
        turn: '{L} put a little of the yellow on a plate, with a sweet dumpling beside it, and knocked. “Happy Holi,” said {L}. “I’d like you to colour me first.” The shirt was still quite white. {L} had kept it so, all morning.',
        done: 'For a long time nothing moved. Then a thumb dipped into the yellow, and put a dot on {L’s} forehead, and a stripe on the nose. And a hand took the blue, all of it. “Holi hai!” roared Mr Rao, and ran out into the street.',
        again:
          'In the evening everybody was washed, almost. The shirt hangs on the line, and will never be white again. That’s what it’s for.',
        helper: { name: 'Auntie Meera', creature: 'peacock' },
      },
    ],
  },
  {
    id: 'midsummer',
    words: ['midsummer', 'summer solstice', 'maypole', 'may day', 'saint john', 'longest day'],
    topic: 'Midsummer',
    thing: 'the maypole',
    home: 'village',
    main: 'meadow',
    plots: [
      {
        id: 'seven-flowers',
        titles: ['{L} and the Longest Day', 'Seven Kinds of Flowers', 'The Midsummer Pole'],
        goal: 'get the pole up for Midsummer',
        trouble: 'there were no flowers for the Midsummer pole',
        solved: 'the Midsummer pole stood there in full bloom',
        opener:
          'At Midsummer the day is so long that one is allowed to stay up for all of it. {L+} had been awake since three. In the meadow lay the pole, long and bare, waiting for its flowers.',
        problem:
          'But in the night somebody had been in the meadow. Not one flower was left, only short green stalks. In the middle stood the goats, and looked innocent. Without flowers there’s no pole, and without a pole no dance.',
        tries: [
          'They tied on green leaves and nothing else. It looked like a very long leek.',
          '{F} made flowers out of napkins. The dew came. Then they were napkins again, wet ones.',
          'They asked the goats to give them back. It was not possible in a way that anyone wanted.',
        ],
        tip: '“On Midsummer night you need seven kinds,” said {G+}, “and from seven different fences. Then you put them under your pillow. But who says you can’t do it by day, and all together?”',
        turn: '{L} went along the fences. Behind each was a garden, and in each garden somebody. “Could you spare one flower?” asked {L}, seven times. Nobody gave just one. They came out with armfuls, and came along.',
        done: 'They wound them round and round, daisies, cornflowers, roses from the mayor. “Heave!” The pole rose and stood, and swayed, and smelled. Then they hopped round it like small frogs, the old ones too, until the sun sat on the hill.',
        again:
          'That night {L} had seven flowers under the pillow. What one dreams then is not told to anybody.',
        helper: { name: 'Farmor Elsa', creature: 'hen' },
      },
    ],
  },
  {
    id: 'day-of-the-dead',
    words: ['day of the dead', 'dia de los muertos', 'day of dead', 'sugar skull'],
    gentle: true,
    topic: 'the Day of the Dead',
    thing: 'the table with the pictures',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'the-path-of-petals',
        titles: ['The Path of Petals', '{L} and the Day of the Dead', 'A Place for Great-Grandma'],
        goal: 'show the dead the way home',
        trouble: 'there was no picture of Great-Grandma',
        solved: 'Great-Grandma had a place among the candles',
        opener:
          'On the Day of the Dead the table is full: candles, bread, oranges, and pictures of everyone who isn’t here any more. “Tonight they visit us,” said {L+}, “so one has to lay the table nicely.”',
        problem:
          '{L} put up the pictures, one after the other. There was Grandpa with the guitar, and the dog with the white ear. But of Great-Grandma there was none. “How can anyone find the way without a picture?” asked {L}.',
        tries: [
          'They looked in all the boxes. There was half a picture, with an elbow on it. It might have been anybody’s elbow.',
          '{L} wanted to draw the face. But {L} had never seen it, and the pencil did not know where to begin.',
          'They lit twice as many candles. It was bright now. The place on the table was still empty.',
        ],
        tip: '“A picture is only one way,” said {G+}. “They come to what they loved. To a smell, or a song. Ask everybody for one thing that they still know.”',
        turn: '{L} went from one to the next and asked. “Orange cake with too much sugar,” said one. “A blue comb.” “A song about a goat, and always the second verse first.” {L} laid all of it on the table, and hummed the second verse.',
        done: 'Then they scattered marigolds from the gate to the door, a path of orange petals. It grew dark. The candles flickered, although there was no wind, and it smelled of oranges. “Good evening,” said {L}, softly.',
        again:
          'The blue comb lies in a drawer till next year. {L} can sing all the verses now, in the wrong order.',
        helper: { name: 'Doña Paloma', creature: 'dove' },
      },
    ],
  },
  {
    id: 'mask-and-costume',
    words: [
      'costume',
      'dress up',
      'dressing up',
      'fancy dress',
      'mask',
      'make mask',
      'disguise',
      'world book day',
    ],
    situations: ['make', 'learn', 'newcomer'],
    topic: 'dressing up',
    thing: 'the costume',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'nine-dragons',
        titles: ['What Shall {L} Be?', 'The Costume', 'Nine Dragons and a Teapot'],
        goal: 'find a costume like nobody else’s',
        trouble: '{L} had no costume yet',
        solved: 'nobody else had a costume like {L’s}',
        opener:
          'There was a box with hats, scarves, one wing and a beard. {L+} stood in front of it in socks. “What shall I be?” In an hour the parade would begin.',
        problem:
          'A dragon, of course! {L} put on the green blanket. Then {L} looked out of the window. Down there went a dragon. And another. Nine dragons! And all of them had better tails.',
        tries: [
          '{L} put on everything from the box at once. Now {L} was something with a beard and one wing, that could not see.',
          '{F} made {L} a mask out of paper, and cut the eyes where the ears are. It was a good mask for somebody else.',
          '{L} tried to be a ghost. The sheet had ducks on it. “Boo,” said the ducks.',
        ],
        tip: '“You’re looking for the most splendid thing,” said {G+}. “They all do. That’s why there are nine dragons. Take the thing that you like best, and that no one thinks of.”',
        turn: '{L} shut both eyes and thought. What did {L} like best? The moment when the tea is poured, when it steams and gurgles! “I’ll be a teapot,” said {L}. A cushion in front, one arm for the handle, one arm for the spout, and the saucepan lid for a hat.',
        done: 'In the parade came nine dragons. Everybody clapped. Then came a teapot, bent over at the corner, and gurgled. First it was quiet, and then they cheered so loudly that the lid rattled. “Pour again!” they shouted.',
        again: 'The next year there were six teapots. {L} went as a tram.',
      },
    ],
  },
];
