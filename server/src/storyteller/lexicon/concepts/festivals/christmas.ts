import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Christmas. */
export const christmas: StorySourceInput = {
  id: 'christmas',
  words: [
    'christmas',
    'christmas eve',
    'christmas tree',
    'xmas',
    'christmas day',
    'christmas around the world',
    'christmas all over the world',
    'christmas in other countries',
    'christmas traditions',
  ],
  situations: ['lost', 'wants'],
  topic: 'Christmas',
  thing: 'the Christmas tree',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'crooked-tree',
      titles: ['The Crooked Christmas Tree', '{L} and the Little Tree', 'A Tree for Christmas'],
      goal: 'bring a Christmas tree home',
      trouble: 'there was no tree for Christmas',
      solved: 'a Christmas tree stood in the room',
      opener:
        'It was the day before Christmas. {L+} had hung the stars in the window and baked the biscuits. Only one corner of the room was empty: the one for the tree.',
      problem:
        'In the snowy wood the first tree was too tall for the door. The next was too wide for the stairs. And the next had an owl living in it.',
      tries: [
        'They tried to pull up a tree with both hands. Out came {L}, backwards, with a lap full of snow. The tree had not moved.',
        'They tied branches to a broomstick and hung one bauble on it. The broomstick tree fell over, and the bauble rolled under the stove.',
        '{F} stood in the corner with arms stretched out, and {L} hung biscuits on them. It was a very good tree until it sneezed.',
      ],
      tip: '“Everyone walks past the smallest one,” said {G+}. “It’s crooked, you see. But turn a crooked tree the right way round, and look again.”',
      turn: 'At the edge of the wood stood a tree no taller than {L}, with a bend in the middle. {L} walked all the way round it and looked at it from the other side. It was leaning towards home.',
      done: 'They dug it out with its roots and pulled it home on the sledge. In the corner its bend fitted exactly under the slope of the roof, and the star on top just touched the ceiling.',
      again:
        'After Christmas the tree went back to the edge of the wood. It is a little taller every year, and every Christmas Eve they hang one biscuit on it.',
      helper: { name: 'Old Frost', creature: 'reindeer' },
    },
    {
      id: 'present-mix-up',
      titles: ['The Christmas Mix-Up', 'Whose Present Is This?', 'Every Label Blew Away'],
      goal: 'find out whose present was whose',
      trouble: 'all the Christmas presents had lost their names',
      solved: 'every present was with the right one',
      opener:
        '{L+} had wrapped all the Christmas presents, and tied a label with a name to each. They stood under the tree in a neat row. “Ready!” said {L}.',
      problem:
        'Then somebody opened the door, and the wind came in. When it had gone, all the labels were outside in the snow, and not one present had a name.',
      tries: [
        '{L} shook a present. It rattled. {F} shook it too. It rattled again, and they knew no more than before.',
        'They sniffed at each one. This one smelled of soap, or cheese. That one smelled of paper. So did all the others.',
        'They tried to guess by size: the biggest present for the biggest friend. But the biggest present had the smallest friend’s hat in it.',
      ],
      tip: '“When you wrapped it,” asked {G+}, “whom were you thinking of? Hold it and remember. Hands don’t forget so quickly.”',
      turn: '{L} held the first present with both eyes shut, and remembered the long ribbon, and why it was long: because somebody likes to pull it. {L} knew! They did the next one, and the next.',
      done: 'On Christmas morning each present was in the right lap. “How did you know that I wanted this?” everyone asked, and {L} laughed. “I nearly didn’t.”',
      again: 'Now {L} writes the names on the paper itself, in big letters, and shuts the door first.',
      helper: { name: 'Mrs Pine', creature: 'squirrel' },
    },
    {
      id: 'santas-list',
      titles: ['{L} Saves Christmas', 'Santa’s Lost List', 'The Night Before Christmas'],
      goal: 'find Santa’s list before Christmas morning',
      trouble: 'Santa did not know which present was whose',
      solved: 'every Christmas present had found its child',
      object: 'letter',
      opener:
        'It was Christmas Eve. The tree stood in the corner and smelled of forest. {L+} was lying awake and listened for bells in the snow.',
      friend:
        'There was a knock at the window. Outside stood {F+}, all white, and held up a letter. “This fell out of the sky,” said {F}. “It’s from Santa’s sack!”',
      problem:
        'Behind the hill they found the sleigh, deep in the snow, and beside it Santa, with both hands in that great white beard. “I’ve lost the Christmas list,” said Santa. “A thousand presents, and I don’t know whose they are!”',
      tries: [
        'They shook the presents, to guess. One rattled, one squeaked, one went “moo”. It was no help at all.',
        'They followed the bits of paper over the snow. But it was snowing harder and harder, and soon everything was as white as the paper.',
        'The reindeer tried to remember. They remembered only those who had put out carrots.',
      ],
      tip: '“A list!” said {G+}, the oldest of the reindeer. “In my day there was no list. What did the children write at the end of their letters? Nobody ever reads that far.”',
      turn: '{L} opened the letter and read it to the end. “P.S.: We live in the house with the red gate.” {L} took the next one out of the sack, and the next. At the very end of each of them it said where, and for whom!',
      done: 'They read, Santa drove, the reindeer ran, and down every chimney went the right present. Just as the first Christmas bell rang, the sack was empty. “Merry Christmas!” called Santa, far above the roofs.',
      again: 'Under {L’s} tree lay a small parcel. On it was written: “For the one who reads to the end. S.”',
      helper: {
        name: 'Old Holly',
        creature: 'deer',
      },
      setting: {
        topic: 'Christmas',
        thing: 'the Christmas tree',
        main: 'snowfield',
        weather: 'snow',
      },
    },
    {
      id: 'five-kinds-of-christmas',
      words: [
        'christmas around the world',
        'christmas all over the world',
        'christmas in other countries',
        'christmas traditions',
      ],
      titles: [
        'Christmas around the World',
        'Five Cousins, One Christmas',
        '{L} and the Five Kinds of Christmas',
      ],
      goal: 'make a Christmas that was right for everybody',
      trouble: 'everybody was waiting for another kind of Christmas',
      solved: 'there was a bit of everybody’s Christmas in the house',
      opener:
        'This Christmas guests were coming from all over the world, and they were all to sleep at {L+}’s. The tree stood there, the stockings hung up, and the pudding was in its pot. “It’s just as it should be,” said {L}.',
      friend:
        '{F+} helped to carry in the suitcases. In one there was a star of paper, in one a crown of candles, in one a piñata, in one a pair of wooden shoes, and in one a swimming costume.',
      problem:
        '“Where’s the beach?” asked Ruby from Australia. “Where’s the crown with the lights?” asked Elsa from Sweden. “And when do we go from door to door and sing?” asked Diego from Mexico. They looked at the stockings, and were far too polite to cry.',
      tries: [
        '{L} explained how Christmas goes. They all nodded. But you cannot nod away being homesick.',
        'They put everything up at once, in one corner. The star hung in the stockings, the shoes stood in the pudding, and it looked like lost property.',
        '{F} suggested leaving it all out, so that it was fair. The room was quite bare, and felt like a Tuesday.',
      ],
      tip: '“Christmas doesn’t get smaller when you share it,” said {G+}. “It gets longer. You don’t have to choose. You have a whole day from morning till night, and five guests. Who begins when it’s still dark?”',
      turn: '{L} took a sheet of paper and drew a clock. “In the dark, Elsa comes with the crown of lights,” said {L}. “At noon we have Ruby’s beach, in the bathtub. When it gets dark, we go with Diego from door to door. And Mutya’s star hangs up all day!”',
      done: 'So it was. They had saffron buns by candlelight, and a picnic in swimming costumes on the bathroom floor. They sang at eleven doors, broke the piñata, and put carrots in Daan’s wooden shoes, for the horse. And at night the stockings hung there, seven of them.',
      again:
        '“How do you say it at your place?” asked {L}. “Feliz Navidad. God jul. Maligayang Pasko.” It was a long good night, and it smelled of oranges.',
      helper: { name: 'Aunt Holly', creature: 'reindeer' },
      setting: {
        topic: 'Christmas around the world',
        thing: 'the five kinds of Christmas',
        main: 'cottage',
        indoors: true,
        weather: 'snow',
      },
    },
  ],
};
