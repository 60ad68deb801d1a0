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
      outcomes: [
        {
          asked: ['play/dance/space/room/floor/cartwheel/game'],
          kinds: ['plays'],
          done: '“Red!” and then “Blue!”, until the heap came down to the ankle, and there was a tail. The cat walked out, stretched, and sat down on the floor. They had forgotten how big it was. Nothing lay on it but the cat, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/proud/surprise/happy/ice-cream/cream/reward/treat/sticker/thank'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get', 'claps', 'eats'],
          done: 'Everything had been asked where it lives, and was there now: in the box, on the hook, on the shelf. The cat sat on something brown and flat. It was the floor! The kitchen door opened, there were steps on the stairs, and {told}.',
        },
        {
          asked: ['find/found/lost/teddy/toy'],
          kinds: ['sees'],
          done: '“Red!” called {L}, and then “Blue!” The heap came down to the knee, to the ankle, and there was a tail. The cat had lain on something all that time, deep down in the dark, and kept it warm. It got up, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'party',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'The cat walked out of what was left of the heap, stretched, and sat down on the floor. It had a sock on one ear, a red one. “Where do you live?” asked {L}. There was so much room to fall over in, and {told}.',
        },
      ],
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
      outcomes: [
        {
          asked: ['ice-cream/cream/treat/reward/sticker/park'],
          kinds: ['eats', 'gets', 'given-by', 'all-get'],
          done: 'Under a sock something blue was shining, one star, two, a whole sky of them. “The floor!” called {L}. The crate of red was full, the train was home, and the bears sat in a row. They had said so at the door this morning, so {told}.',
        },
        {
          asked: ['play/dance/space/room/floor/cartwheel/game'],
          kinds: ['plays'],
          done: '“The floor!” called {L}. One star, two, a whole sky of them, from wall to wall. Whatever had wheels was on the shelf, and whatever had fur was on the bed. The train could run again from one end of the night to the other, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/proud/surprise/happy/thank/find/found'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'claps'],
          done: 'There was the floor again, blue, with stars, and the thing that had been ticking was the clock they had been looking for since winter. {L} carried it down to the kitchen like an egg. They looked at the clock, and then into the room, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'party',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“The floor!” called {L}. One star, two, a whole sky of them. Everything that had wheels was home, and all those with fur had come up the stairs by themselves, nearly. They lay down in the middle of the stars, and {told}.',
        },
      ],
    },
  ],
};
