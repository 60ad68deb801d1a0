import type { StorySourceInput } from '../../story-source.ts';

/** Stories about learning letters. */
export const reading: StorySourceInput = {
  id: 'reading',
  words: ['read', 'learn read', 'learn letter', 'reading'],
  situations: ['learn', 'cannot'],
  topic: 'learning letters',
  thing: 'the letters',
  main: 'library',
  plots: [
    {
      id: 'letter-tracks',
      titles: ['{L} Learns to Read', 'The Letters Hold Still', 'The Sign at the Gate'],
      goal: 'read the sign at the gate',
      trouble: 'the letters would not hold still',
      solved: 'the letters made a word',
      opener:
        'There were letters everywhere: on the milk, on the bus, on the shop. {L+} looked at them and knew that they were saying something. Only, they said it to everyone else.',
      problem:
        'At the old garden gate hung a sign with four letters. What did it say? “Keep out”? “Free cake”? {L} stared at it until the letters began to crawl about like ants. You could not read them at all.',
      tries: [
        '{L} guessed. “It says ‘Dog’,” said {L}, and they waited for the dog for an hour.',
        '{L} learned all the letters by heart, from front to back, as a song. But on the sign they did not stand in the order of the song.',
        '{F} held the sign upside down. That made it a different sign that nobody could read.',
      ],
      tip: '“Letters are tracks,” said {G+}. “Every one of them has a sound, like every animal. Don’t look at all of them. Go after the first one, say its sound, and hold it until the next one comes.”',
      turn: '{L} put one finger under the first letter. “Ooo,” said {L}, and held on to it. Under the second: “p”. Then the third, then the last. “O… p… e… n.” Once more, and faster.',
      done: '“Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide, and behind it was a garden with swings that had been open the whole time.',
      again: 'Now nothing is safe from {L}: milk, bus, soap, shop. “It talks to me as well,” says {L}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide, and behind it was a garden with swings that had been open the whole time. There were people in it as well, at a long table, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Open!” shouted {L}. “It says ‘open’!” The gate swung wide, and behind it was a garden with swings. {G} looked over the glasses at {L}, and then for something in a coat pocket, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide, and behind it was a garden that had been open the whole time. “For us as well,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Open!” shouted {L}. “It says ‘open’!” Behind the gate was a garden with swings. They swung until the letters on the sign could not be told apart any more. The milk, the bus and the shop said good evening to {L}, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One finger under the first letter, and then the next. “Ooo… p… e… n. Open!” shouted {L}. “It says ‘open’!” They pushed, and the gate swung wide. There were letters on the swings as well, and on the shed, and {told}.',
        },
      ],
      helper: { name: 'Professor Inkwell', creature: 'owl' },
      art: {
        'There were letters everywhere': 'village: L look curious at alphabet; alphabet, bus',
        'they said it to': 'village: L stand sad; alphabet, people',
        'At the old garden gate': 'village: L look worried at sign; sign, gate, ant',
        'crawl about like ants': 'village: L cover-eyes sad; sign, many ant',
        'guessed. “It': 'village: L wait happy; sign',
        'all the letters by heart': 'village: L sing happy; alphabet, sign',
        'held the sign upside down': 'village: F hold sign happy; L look worried',
        'Letters are tracks': 'village: G say calm; L listen curious; footprints, alphabet',
        'one finger under the first': 'village: L touch curious; sign, gate',
        'third, then the last': 'village: L touch happy; sign, gate',
        'It says ‘open’': 'garden: L push happy; F run laughing; gate, swing',
        'Now nothing is safe': 'shop: L read happy; soap, bottle',
      },
    },
    {
      id: 'long-word',
      titles: ['The Word as Long as a Train', '{L} Reads a Book', 'What Is Sitting on My Hat?'],
      goal: 'read the longest word in the book',
      trouble: 'one word in the book was too long to read',
      solved: '{L} had read the long word',
      object: 'book',
      opener:
        '{L+} had learned to read “sun”. Then came “cat”, and “hat”, and “mud”. “I know all the letters in them,” said {L}. “Now I want to read a whole book.”',
      friend:
        '{F+} found a book with a red hat on the cover and gave it to {L}. “You read it to me,” said {F}, “and I’ll look at the pictures.”',
      problem:
        '“The sun is hot,” read {L}. “The cat is in the mud. On my hat sits a…” But then came a word as long as a train, nine letters without a gap. {L} had not learned to read anything like that.',
      tries: [
        '{L} left out the long word and read on. “It is big,” said the book. Now something big was sitting on the hat, and nobody knew what it was.',
        '{L} looked at the first letter and guessed. “Ball,” said {L}. “A ball sits on my hat.” But on the next page the ball had six legs.',
        '{L} said all of the letters as fast as possible. It sounded like a sneeze. “Bless you,” said {F}.',
      ],
      tip: '“A long word is a train,” said {G+}, who was putting books on the shelf, “and a train has carriages. Cover it up, and let out only as much as you can read. Then let out the next bit, and join them together.”',
      low: '{L} looked at the long word again, but only at the front. There was something short that looked like “but”. And short words were no trouble.',
      turn: '{L} laid a strip of paper over the word and pulled it along until three letters showed. “But,” read {L}. Then came the next three. “Ter.” Then came the last three. “Fly.” {L} took the paper away. “But, ter, fly.”',
      done: '“Butterfly!” cried {L}. “On my hat sits a butterfly!” They turned the page, and there it was in the picture, with six legs and big open wings. {L} read on, carriage by carriage, to the very end of the book.',
      again:
        'Now {L} looks out for long words everywhere. “Wheel-bar-row,” reads {L}, and “straw-ber-ry”. The longer the train, the better.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Butterfly!” cried {L}. “On my hat sits a butterfly!” {L} read on, carriage by carriage, to the end of the book. “The sun is hot,” {L} read once more. It was. They carried the book out into the garden, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Butterfly!” cried {L}. “On my hat sits a butterfly!” {L} read on, carriage by carriage, to the end of the book. {G} stopped putting books on the shelf, and stamped a card. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“But, ter, fly. Butterfly!” cried {L}. “On my hat sits a butterfly!” {F} turned the page, and there it was, with big open wings, on a red hat. {F} felt for something on the top of the head, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Butterfly!” cried {L}. “On my hat sits a butterfly!” {L} read on, carriage by carriage, to the end of the book. A strip of paper marks the place where one begins again. The lamp was turned down, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“But, ter, fly.” “Butterfly!” cried {L}. “On my hat sits a butterfly!” They turned the page, and there it was in the picture. Carriage by carriage {L} went on, with the strip of paper, to the last page, and {told}.',
        },
      ],
      helper: { name: 'Mr Carriage', creature: 'hedgehog' },
      art: {
        'had learned to read': 'library: L read happy; cat on table, hat',
        'with a red hat on the cover': 'library: F offer red book happy; L look happy',
        'came a word as long as a train': 'library: L read worried; F look',
        'left out the long word': 'library: L hold book worried; F look curious',
        'at the first letter and guessed': 'library: L hold book happy; ball',
        'It sounded like a sneeze': 'library: L sneeze; F laugh; book',
        'A long word is a train': 'library: G show book calm; L+F listen; train',
        'looked at the long word again': 'library: L hold book curious; magnifying-glass',
        'laid a strip of paper': 'library: L read happy; F look; paper',
        'sits a butterfly': 'library: L raise book laughing; F cheer; big butterfly',
        'looks out for long words': 'garden: L point happy; wheelbarrow, strawberry',
      },
    },
  ],
};
