import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Day of the Dead. */
export const dayOfTheDead: StorySourceInput = {
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
        'On the Day of the Dead the table is full: candles, bread, oranges, and pictures of everyone who isn’t here any more. “Tonight they visit us,” said {L+}, “so we have to lay the table nicely.”',
      problem:
        '{L} put up the pictures, one after the other. There was Uncle Pepe with the guitar, and the dog with the white ear. But of Great-Grandma there was none. “How can anyone find the way without a picture?” asked {L}.',
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
      outcomes: [
        {
          asked: ['remember/memory/photo/picture/candle/story/tell/love/flower/marigold/butterfly/sing/song'],
          done: 'They scattered marigolds from the gate to the door, a path of orange petals. On the table lay the blue comb and the orange cake, with too much sugar. The candles flickered, although there was no wind, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'laugh/giggle/grin',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'home',
            'sleep/asleep/bed/snore',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: [
            'eats',
            'shares',
            'makes',
            'hugs',
            'happy',
            'friends',
            'laughs',
            'says',
            'stays',
            'home',
            'sleep',
            'plays',
          ],
          done: 'They scattered marigolds from the gate to the door, a path of orange petals. The candles flickered, although there was no wind. The orange cake had too much sugar, just as it should. “Good evening,” said {L}, softly, and {told}.',
        },
      ],
      helper: { name: 'Doña Paloma', creature: 'dove' },
      art: {
        'oranges, and pictures of': 'altar: L hold candle calm; bread, many orange',
        'so we have to lay': 'altar: L carry plate happy; F hold candle; table, orange',
        'put up the pictures': 'altar: L hang picture worried; F point worried; guitar, dog',
        'there was none': 'altar: L slump sad; F look sad; many candle',
        'looked in all the boxes': 'altar: L hold picture worried; F look worried; many box',
        'wanted to draw the face': 'altar: L draw drawing-pad worried; F think worried',
        'twice as many candles': 'altar: L hold candle sad; F hold candle; many candle, picture',
        'come to what they loved': 'altar: G say; L+F look G curious; candle',
        'went from one to the next': 'village: L say curious; F write writing-pad; people',
        'and hummed the second verse': 'altar: L sing calm; F hold comb; cake, comb, candle',
        'scattered marigolds from':
          'village, night: L throw flower calm; F hold candle calm; many orange flower, door',
        'The blue comb lies': 'altar: L sing happy; F clap happy; drawers, comb',
      },
    },
  ],
};
