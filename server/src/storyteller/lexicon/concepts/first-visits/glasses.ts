import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the new glasses. */
export const glasses: StorySourceInput = {
  id: 'glasses',
  words: ['glasses', 'new glasses', 'get/getting/wear/wearing glasses', 'optician', 'eye doctor', 'eye test'],
  situations: ['visit', 'wants', 'afraid'],
  topic: 'the new glasses',
  thing: 'the pair of glasses',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'fuzzy-world',
      titles: ['The Fuzzy World', '{L} Gets Glasses', 'So That’s What a Leaf Looks Like'],
      goal: 'see the far things clearly',
      trouble: 'everything far away was fuzzy',
      solved: 'the glasses made it all clear',
      opener:
        '{L+} said good morning to the postman. It was a bush. {L} waved to a friend. It was a coat on a line. “Strange,” said {L}. “The whole world is fuzzy today.”',
      problem:
        'It was fuzzy the next day, too. The letters on the board swam like fish. “You need glasses,” said everyone. “I don’t,” said {L}, and bumped into the door.',
      tries: [
        '{L} screwed up both eyes very tight. It got a bit clearer, but now it looked as if {L} was angry with everyone.',
        '{L} went right up close to things. That worked for flowers. It didn’t work for a goat.',
        'They made glasses from wire and jam-jar lids. They were beautiful. You couldn’t see a thing through them.',
      ],
      tip: '“I had that as well,” said {G+}. “Try some on! Nobody says that they have to be grey. Choose the pair in which you like yourself.”',
      turn: 'In the shop there were round ones, square ones, and one like a butterfly. {L} read the letters on the wall and tried them on, one after another. And then, at the green ones: oh!',
      done: 'The tree had leaves, every single one! The moon had an edge. And over there stood {F}, and was not a coat at all. “Hello,” said {L}. “I can see you.”',
      again:
        'In the evenings the glasses lie beside the bed. And the first thing {L} sees in the morning is no longer a fog.',
      helper: { name: 'Mr Lens', creature: 'mole' },
    },
    {
      id: 'eye-test',
      titles: ['{L} and the Eye Test', 'A House, an Apple, a Duck', 'Better Now, or Now?'],
      goal: 'see the bottom row of the eye test',
      trouble: 'the bottom row of the eye test was a blur',
      solved: 'the right glasses made the bottom row clear',
      opener:
        '“There’s an eye test today,” said {L+} at breakfast, “and I’m going to get everything right.” A test was a test, after all. {L} practised on the picture on the cereal box, from very close up.',
      friend:
        '{F+} came along to the optician’s, where pairs of glasses hung on all the walls. “It looks as if the whole shop is watching us,” said {F}.',
      problem:
        'On the wall were rows of pictures, big ones at the top and tiny ones at the bottom. “A house, an apple, a duck,” said {L}. But the next row was blurred, like a window in the rain.',
      tries: [
        '{L} guessed. “Apple, apple, apple,” said {L}, because one of them had to be an apple. But now nobody could tell which pictures {L} had really seen.',
        '{L} leaned forward in the chair, a little further each time. Just when the row was getting clearer, {L} slid off and sat on the floor.',
        '{F} wanted to help, and quacked very softly. “Another duck!” said {L}. But it was {L’s} ears that had found the duck, and nobody was testing ears.',
      ],
      tip: '“You can’t fail this test,” said {G+}, the optician. “It’s the blur that I need to hear about. Tell me where the pictures stop being clear, and I’ll know which glasses to try.”',
      low: 'So a blur was a good answer, too! {L} sat up straight in the chair. This time there would be no guessing at all.',
      turn: '“House, apple, duck,” said {L}, “and the rest is fog.” Now one round piece of glass after another was held up for {L} to look through. “Better like this, or like this?” Each time {L} said exactly what was there.',
      done: 'Click! “A cup, a tree and a mouse with whiskers!” cried {L}. The bottom row was as clear as the top one. Then {L} tried on one pair of glasses after another until one looked just right.',
      again:
        'The glasses were ready a week later. Now {L} can see the picture on the cereal box from the other end of the table.',
      helper: { name: 'Mrs Prism', creature: 'heron' },
    },
  ],
};
