import type { StorySourceInput } from '../../story-source.ts';

/** Stories about borrowing and giving back. */
export const borrowing: StorySourceInput = {
  id: 'borrowing',
  words: [
    'borrow',
    'borrowing',
    'borrowed',
    'lend/lending thing/things',
    'lend/lending toy/toys/book/books',
    'lend/lending something',
    'borrow/borrowing and give/giving back',
    'give/giving back',
    'borrowing things',
    'library of things',
    'look/looking after borrowed thing',
    'not give/giving back',
  ],
  situations: ['learn', 'forgets', 'damage', 'quarrel', 'deed', 'value', 'lost', 'has', 'misdeed'],
  topic: 'borrowing and giving back',
  thing: 'the borrowed umbrella',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-umbrella-that-stayed',
      titles: ['The Umbrella That Stayed', '{L} Gives It Back', 'Only Borrowed'],
      goal: 'give the umbrella back',
      trouble: 'the umbrella had never been given back',
      solved: 'the umbrella was back with its owner',
      opener:
        'In {L+}’s hall hung a blue umbrella. It had come on a wet day in autumn. “Just borrow it,” old Mrs Tern had said, “and bring it back when it’s dry.” That was a long time ago.',
      friend:
        '“It’s a nice umbrella you’ve got,” said {F+}. {L} wanted to say, “Thank you.” But something in {L} said, “It isn’t mine.” Both of them looked at it.',
      problem:
        '“I’ve had it so long,” said {L}, “that it’s embarrassing to bring it back.” And every day on which it was not brought back made it more embarrassing. Then {L} saw that one of its ribs was bent, too.',
      tries: [
        '{L} went round by the back lane, so as not to meet Mrs Tern. It was twice as far, and full of nettles.',
        'They wanted to hang it on the fence at night and run. But then nobody would have said thank you, and the wind would have taken it.',
        '{L} hoped that it had been forgotten. Then it rained, and Mrs Tern walked past with a plastic bag over a wet hat.',
      ],
      tip: '“Lent things have a string on them,” said {G+}. “You don’t see it, but it pulls. It’s never too late to give something back. Put right what you can, and say the rest. It takes two sentences.”',
      low: 'The rain ran down the window. On its hook the blue umbrella dripped a little, as if it was crying.',
      turn: '{L} took it to {G}, and they straightened the rib together. Then {L} dried it, rolled it up, and practised the two sentences. “I’m sorry it took so long. A rib was bent, and I’ve mended it.”',
      done: 'Mrs Tern opened the door. {L} said the first sentence, and then the second one. “Well, there it is!” said Mrs Tern, and stroked the handle. “I thought that the wind had got it. Would you like to borrow a book? You’re somebody who brings things back.”',
      again:
        'On the inside of the wardrobe {L} has a list now, with two columns: what, and from whom. Most of it has been crossed out.',
      object: 'umbrella',
      helper: {
        name: 'Tinker Rib',
        creature: 'hedgehog',
      },
      outcomes: [
        {
          asked: ['book/borrow/lend/give/read/return'],
          kinds: ['gets', 'given-by', 'all-get', 'tells'],
          done: '{L} said the first sentence, and then the second one. “I thought that the wind had got it,” said Mrs Tern, and stroked the handle of the blue umbrella. “You’re somebody who brings things back.” That opened another door, to a room full of shelves, and {told}.',
        },
        {
          asked: ['forgive/sorry/thank/say/apologise/apologize'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'Two sentences were enough: that it had been so long, and that the rib was mended. “Well, there it is!” said Mrs Tern, and put it up, indoors, to look. It opened like a flower. Nothing about it was embarrassing any more, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'invited'],
          done: '“Well, there it is!” said Mrs Tern. “I thought that the wind had got it.” The rib was straight, and it had begun to rain. {L} had no umbrella now, and Mrs Tern had one, and a kettle. So {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'hugs',
            'laughs',
            'claps',
            'stays',
            'plays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Well, there it is!” said Mrs Tern, and stroked the handle. Outside it began to rain, big drops. They both looked at {L}, and at the blue umbrella, and there was only one way of getting home dry. Side by side under it {told}.',
        },
      ],
      art: {
        'hung a blue umbrella': 'hallway: L look worried; blue umbrella',
        'a nice umbrella you’ve got': 'hallway: F point happy; L touch ashamed; blue umbrella',
        'of its ribs was bent': 'hallway: L hold blue umbrella worried',
        'by the back lane': 'village: L tiptoe worried; nettle',
        'on the fence at night': 'village, night: L hold blue umbrella worried; F run worried; fence',
        'a plastic bag over': 'village, rain: L peek ashamed; grandmother',
        'Lent things have a string': 'hallway: G speak calm; L listen ashamed; blue umbrella, string',
        'as if it was crying': 'hallway, rain: L sit sad; blue umbrella',
        'straightened the rib together': 'workshop: L hold blue umbrella happy; G hammer calm',
        'said Mrs Tern': 'village: L give blue umbrella brave; grandmother, door',
        'Mrs Tern opened the door': 'village: L give blue umbrella brave; grandmother, door',
        'a list now, with two': 'bedroom: L write proud; wardrobe, book',
      },
    },
  ],
};
