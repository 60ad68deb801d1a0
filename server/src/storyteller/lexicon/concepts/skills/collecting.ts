import type { StorySourceInput } from '../../story-source.ts';

/** Stories about collecting things. */
export const collecting: StorySourceInput = {
  id: 'collecting',
  words: [
    'collect/collecting thing/things',
    'collecting',
    'collection',
    'collections',
    'collector',
    'stamp collecting',
    'collect/collecting stamp/sticker/card/shell/coin/button/feather/leaf',
    'sticker',
    'stickers',
    'sticker album',
    'trading card',
    'trading cards',
    'swap/swapping card/sticker',
    'stamps',
    'treasure box',
  ],
  situations: ['learn', 'wants', 'has', 'deed', 'visit', 'trait'],
  topic: 'collecting things',
  thing: 'the collection',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'number-forty-two',
      titles: ['Number Forty-Two', '{L} and the Sticker Album', 'One Is Missing'],
      goal: 'fill the last gap in the album',
      trouble: 'number forty-two was missing',
      solved: 'the last gap had been filled',
      object: 'book',
      opener:
        '{L+} had an album with a hundred boxes, and in each box belonged a sticker with an animal. Only one was missing: number forty-two, the snow leopard.',
      friend:
        '{F+} collected them as well. “I’ve got four hippos,” said {F}, “and no snow leopard.” Nobody in the whole school had got it.',
      problem:
        '{L} couldn’t think of anything else. The box was white, like a hole in a fence. Ninety-nine animals looked out of the album, and {L} only ever saw the one that wasn’t there.',
      tries: [
        '{L} spent all the pocket money on three packets. Inside there were a hippo, a hippo and a hippo.',
        '{L} offered twenty stickers for it, and then thirty. “I would,” everyone said, “if I had it.”',
        '{F} drew a snow leopard, cut it out and stuck it in. It was kindly meant. It looked like a sock.',
      ],
      tip: '“I’ve collected twigs all my life,” said {G+}, “and I’ve never been finished. It’s no good to be finished, then you can’t collect any more. Who else has a gap? Perhaps you’re the last piece for somebody.”',
      low: 'Who else had a gap? {L} had never looked. There was somebody new who always stood by the fence with an album that was shut.',
      turn: '{L} went across. “How many are you missing?” In the album there were only nine stickers, very neat. {L} sat down and fetched the box with the doubles: hippos, owls, eels, sixty of them. “Take what you need,” said {L}. They stuck and stuck, till the bell rang.',
      done: 'At the last page the new one went quite red. “This is the only one I’ve got twice,” said the new one, and laid it in {L’s} hand. It was grey, with spots, and looked out of the snow. Number forty-two!',
      again:
        '{L} stuck it in, a little crookedly. Now the album is full. They’re collecting bottle tops, all three of them.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Take what you need,” {L} had said. At the last page the new one laid something in {L’s} hand: grey, with spots. Number forty-two! They spread all the doubles out on the floor of the classroom, for everyone, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They stuck in hippos, owls and eels till the bell rang. At the last page the new one went quite red, felt in one sock, and laid something in {L’s} hand. It was grey, with spots, and looked out of the snow. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Take what you need,” {L} had said. At the last page the new one went quite red. “This is the only one I’ve got twice,” said the new one, and laid it in {L’s} hand. Number forty-two! And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They stuck in hippos, owls and eels, and at the last page the new one laid number forty-two in {L’s} hand. {L} stuck it in, a little crookedly. The snow leopard looked out of the album all the way, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Take what you need,” {L} had said, and they stuck in hippos, owls and eels till the bell rang. At the last page the new one went quite red. “This is the only one I’ve got twice.” It had grey fur and spots, and {told}.',
        },
      ],
      helper: { name: 'Mag', creature: 'magpie' },
      art: {
        'had an album with a hundred': 'bedroom: L hold book sad',
        'I’ve got four hippos': 'school: F show card happy; L hold book sad',
        'was white, like a hole': 'bedroom: L look sad at book; big book',
        'spent all the pocket money': 'shop: L hold card(hippopotamus) sad',
        'offered twenty stickers': 'playground: L offer many card worried; children',
        'drew a snow leopard': 'school: F offer paper(cat) happy; L stand worried',
        'I’ve collected twigs': 'village: G hold stick calm; L listen curious',
        'Who else had a gap': 'playground: L look curious; children, fence',
        'How many are you missing': 'playground: L offer card happy; children, box',
        'last page the new one': 'playground: L raise card(cat) surprised; children',
        'Now the album is full': 'playground: L hold bottle happy; F hold bottle happy; children',
      },
    },
  ],
};
