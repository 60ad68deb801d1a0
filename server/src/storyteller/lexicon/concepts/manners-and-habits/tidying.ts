import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tidying up. */
export const tidying: StorySourceInput = {
  id: 'tidying',
  words: [
    'tidy/tidying',
    'tidy/tidying up',
    'clean/cleaning room/up',
    'clean/cleaning up room/toys',
    'messy',
    'messy room',
    'mess',
    'help home',
    'untidy',
    'messy bedroom',
    'toys all over the floor',
    'toys everywhere',
    'put/putting toys away',
    'put/putting away toys',
    'pick/picking up toys',
  ],
  situations: ['refuses', 'learn', 'cannot', 'lost', 'deed'],
  topic: 'tidying up',
  thing: 'the big heap',
  main: 'cottage',
  plots: [
    {
      id: 'the-heap',
      titles: ['{L} and the Big Heap', 'Something in the Heap', 'Tidy Up, {L}!'],
      goal: 'tidy the room',
      trouble: 'the heap in the room grew and grew',
      solved: 'everything in the room had its place',
      opener:
        'Somewhere in this room there was a floor. {L+} was nearly sure of it. On top lay socks, bricks, books and something that had once been a sandwich. “Tidy up!” they called from the kitchen.',
      problem:
        '{L} pushed everything into a heap. The heap reached up to the window sill. And then the heap moved. A sock rolled down, and from deep inside came a small “miaow”. The cat was in there!',
      tries: [
        '{L} pushed the heap under the bed. The bed went up, like a ship at high tide, and the “miaow” grew quieter.',
        'They stuffed it all into the wardrobe, leaned against the door and turned the key. Crash! Now the heap was back, with the wardrobe on top.',
        '{F} began to tidy, and found an old picture book in the heap. They read it. The heap waited.',
      ],
      tip: '“A heap is too much for anyone,” said {G+}. “But ten red things are easy. Look only for what is red. Then for what is blue. And every time, ask it where it lives.”',
      turn: '“Red!” called {L}. A ball, a mitten, a fire engine. “Where do you live?” In the box, on the hook, on the shelf. “Blue!” called {F}. The heap came down to the knee, to the ankle. And there was a tail.',
      done: 'The cat walked out, stretched, and sat down on something brown and flat. It was the floor! Everything else was in its place, and there was so much room that they turned three cartwheels.',
      again:
        'On Fridays {L} says, “Ten red ones!” and it takes no longer than a song. The cat sits on the floor and supervises.',
      helper: { name: 'Mrs Broomfield', creature: 'hedgehog' },
    },
    {
      id: 'the-floor-is-missing',
      titles: ['Where Is the Floor?', 'The Room That Ate a Shoe', '{L} Digs for the Carpet'],
      goal: 'find the floor again',
      trouble: 'the floor had disappeared under all the things',
      solved: 'the floor was there again, from wall to wall',
      opener:
        'Once upon a time there had been a floor in {L+}’s room. It was blue, with stars. {L} could remember it quite well. But nobody had seen it since about [Easter|March].',
      problem:
        '“Tidy up,” they said, “then we’ll go for ice cream.” {L} stood at the door and looked. There lay the bricks, the bears, the train. Somewhere something was ticking. Where do you begin with a thing that is everywhere?',
      tries: [
        '{L} pushed it all under the bed. The bed rose to the ceiling. That was too high for sleeping.',
        '{L} put each thing away, one by one. After the first thing {L} found the second one, and played with it till lunch.',
        '{L} shut the door and declared that it was tidy. From inside something knocked.',
      ],
      tip: '“Nobody can tidy up a room,” said {G+}. “It’s far too big. But anyone can find all that’s red. What would you like to be: a collector of red, or a train that brings home whatever has wheels?”',
      turn: '{L} became the collector of red. In two minutes the crate was full, and it looked like a sunset. Then came the train: whatever had wheels got on. Then all those with fur came up the stairs by themselves, nearly.',
      done: 'And there, under a sock, something blue was shining. “The floor!” called {L}. One star, two, a whole sky of them. What had been ticking was the clock they had been looking for since winter. It was time for ice cream.',
      again:
        'Every evening at six the train comes by and takes home whatever has wheels. Sometimes a bear gets on as well, without a ticket.',
      helper: { name: 'Aunt Shelf', creature: 'magpie' },
    },
  ],
};
