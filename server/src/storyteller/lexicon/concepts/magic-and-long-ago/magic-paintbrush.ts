import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the magic brush. */
export const magicPaintbrush: StorySourceInput = {
  id: 'magic-paintbrush',
  words: [
    'magic paintbrush/brush/pencil/pen/crayon/chalk',
    'magic drawing',
    'drawing come alive',
    'pencil draw by itself',
    'paintbrush magic',
  ],
  situations: ['has', 'ability', 'deed'],
  topic: 'the magic brush',
  thing: 'the magic brush',
  main: 'village',
  plots: [
    {
      id: 'it-comes-off-the-paper',
      titles: ['{L} and the Magic Brush', 'It Came Off the Paper', 'Careful What You Paint'],
      goal: 'put right what the brush had painted',
      trouble: 'everything that was painted came alive',
      solved: 'the painted things had found their places',
      object: 'paintbrush',
      opener:
        'It was an ordinary paintbrush, with three hairs missing. {L+} painted a fly with it. The fly sat there, cleaned its legs, and flew off the paper.',
      friend:
        '“Do that again,” said {F+}. {L} took the paintbrush and painted a bun. They ate it. It tasted a little of blue.',
      problem:
        'Then {L} painted a lion. That was a mistake. It climbed down from the paper and wanted a bun as well, and then the dog. And because {L} had been in a hurry, it had only three legs, and was in a bad temper.',
      tries: [
        '{L} painted a cage, quickly. But the bars were crooked. The lion walked out between them.',
        'They wanted to wash it off, with a wet sponge. The lion liked that. It purred and got a bit paler, and bigger.',
        '{F} painted a second lion, so that the first one would have company. Now there were two, and one of them had five legs.',
      ],
      tip: '“The brush does exactly what you paint,” said {G+}, “not what you mean. Don’t paint against it. Look at the lion. What did you leave out?”',
      turn: 'The leg! {L} took a deep breath, went up to the lion and painted, slowly and properly, a fourth leg, with all its claws. The lion stood on it. It was surprised. Then {L} painted what every lion wants: a hill, some shade, and a long, yellow afternoon.',
      done: 'The lion yawned, walked into the picture and lay down under the tree. The other one went after it, and lent it a leg. {L} painted a gold frame round it all. It was quiet now. Only the tip of one tail still twitched.',
      again:
        'The brush lies in a drawer, and gets used on birthdays. Before each line {L} thinks. Three hairs are still missing.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The lion got its leg, yawned, walked into the picture and lay down under the tree. {L} turned the sheet over. On the back {L} painted a long table, properly, with every leg, and whatever one puts on it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} painted a hill, some shade, and a long, yellow afternoon. The lion yawned, walked in and lay down under the tree, and the other one went after it and lent it a leg. Only one tail still twitched, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The lion got its leg, yawned, walked into the picture and lay down under the tree. It looked so comfortable there that {L} painted a moon over it, and a pillow. The brush was put in the drawer, and {told}.',
        },
        {
          asked: [
            'lion friend/home/happy/tame/ride/back/painting/picture',
            'back/stop/normal/paper/safe',
            'never/only/careful use',
          ],
          done: '{L} painted the lion its fourth leg, and then what every lion wants: a hill, some shade, and a long, yellow afternoon. The lion yawned and looked from {L} to the picture, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The lion got its leg, yawned, walked into the picture and lay down under the tree. There was a clean sheet left, and half a jar of blue. This time {L} thought before the first line, and {told}.',
        },
      ],
      art: {
        'The fly sat there': 'living-room: L hold paintbrush surprised; fly, paper',
        'tasted a little of blue': 'living-room: F eat bun happy; L hold paintbrush happy; paper',
        'wanted a bun as well': 'living-room: L startle frightened; F hide frightened; lion',
        'the bars were crooked': 'living-room: L hold paintbrush worried; F hide; lion, cage',
        'with a wet sponge': 'living-room: L hold sponge; F hold bucket; big lion',
        'painted a second lion': 'living-room: F hold paintbrush ashamed; L think worried; two lion',
        'Don’t paint against': 'living-room: G say; L hold paintbrush curious; F look G; lion',
        'a fourth leg, with': 'living-room: L stretch-out paintbrush brave; F peek curious; lion',
        'a long, yellow afternoon': 'living-room: L paint painting-board(sun) calm; F look curious; lion',
        'walked into the picture': 'living-room: L wave happy; F clap happy; big picture(lion)',
        'Before each line': 'living-room: L think cake happy; paint-pot',
      },
    },
    {
      id: 'it-only-borrows',
      titles: ['The Brush That Borrowed', 'Where Did the Red Go?', '{L} and the Grey Village'],
      goal: 'give the colours back',
      trouble: 'the colours were going out of the village',
      solved: 'the colours were back where they belonged',
      object: 'paintbrush',
      opener:
        '{L+} had found the magic brush in an old jam jar. It painted without any paint. One stroke, and a red apple rolled off the paper. Another, and a green frog hopped across the table.',
      friend:
        '{F+} wished for a blue boat, a real one. {L} took the paintbrush, and by noon the boat was rocking on the village pond.',
      problem:
        'Then {L} looked up. The postbox had turned grey. So had the meadow behind the mill, and the sky above it was as pale as paper. Every colour that the brush had painted was missing somewhere else.',
      tries: [
        '{L} painted the postbox with the magic brush, quickly, in bright red. Now the postbox was red again, but all the roses along the wall were grey.',
        'They fetched ordinary paint from the shed. It would not stay on the postbox. It ran down like water and made a puddle in the road.',
        'They tried to give the red back. {F} rubbed the apple against the postbox until it squeaked. The apple was very shiny now, and the postbox was as grey as before.',
      ],
      tip: '“That brush can’t make colours,” said {G+}. “It borrows them from whatever is nearest, and it has never once given them back. What does a good painter do at the end of the day?”',
      low: '{L} and {F} sat down at the village pump to think about painters. The brush lay between them. When the sun shone on it, they could see red and green and blue, deep down among the hairs.',
      turn: '“A good painter washes the brush!” said {L}. They filled a bucket at the pump, and {L} stirred. Red came out of the hairs, and green, and blue, like long ribbons. “Go home,” said {L}, and flicked the wet brush at the grey village.',
      done: 'Where the drops fell, the colours came back: red to everything that had been red, green to the meadow, and blue to the sky. The frog and the boat were as clear as glass now. The frog did not mind. It felt much lighter, and hopped twice as high.',
      again:
        'Before every picture {L} asks politely, “May I borrow a little blue?” In the evening the brush is washed, and the sky gets its blue back.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Where the drops fell, the colours came back, red to the postbox, green to the meadow, and blue to the sky. The people came out to see if their doors were right. Some had got pink ones by mistake, and liked it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Where the drops fell, the colours came back, green to the meadow and blue to the sky. The frog was as clear as glass now, and so was the boat. {F} rowed off in it, on nothing, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Where the drops fell, the colours came back, green to the meadow and blue to the sky. Last of all {L} flicked the brush at the west, where the sun was going down. It got all the red that was left, and {told}.',
        },
        {
          asked: [
            'lion friend/home',
            'back/stop/normal/paper/safe',
            'never/only/careful use',
            'colour/color/rainbow/village',
          ],
          done: '{L} stirred the brush in the bucket, and red came out, and green, and blue, like long ribbons. “Go home,” said {L}, and shook the wet hairs over the grey village, drop by drop, until {told}.',
        },
        {
          kinds: ['any'],
          done: 'Where the drops fell, the colours came back: red to the postbox, green to the meadow, and blue to the sky. The brush was clean. “May I borrow a little of everything?” {L} asked, loud and clear, and {told}.',
        },
      ],
      helper: { name: 'Mrs Easel', creature: 'goose' },
      art: {
        'a red apple rolled off': 'living-room: L hold paintbrush surprised; red apple, frog',
        'the boat was rocking': 'village: F cheer; L hold paintbrush proud; blue boat, pond',
        'The postbox had turned grey': 'village: L think worried; F point worried; grey postbox',
        'all the roses along': 'village: L hold paintbrush worried; F point worried; postbox, many grey rose',
        'ordinary paint from the shed':
          'village: L hold paintbrush; F hold paint-pot worried; grey postbox, puddle',
        'the apple against the postbox': 'village: F push apple; L look curious; grey postbox',
        'It borrows them': 'village: G say; L hold paintbrush curious; F look G',
        'sat down at the village pump': 'village: L sit curious; F sit sad; paintbrush, well',
        'Red came out of the hairs': 'village: L stir paintbrush happy; F point surprised; bucket, ribbon',
        'the colours came back': 'village: L raise paintbrush proud; F cheer; postbox, frog, rose',
        'asks politely': 'living-room: L hold paintbrush happy; F clap happy; paint-pot',
      },
    },
  ],
};
