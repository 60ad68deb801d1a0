import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the wobbly tooth. */
export const looseTooth: StorySourceInput = {
  id: 'loose-tooth',
  words: [
    'lose/losing/loose/wobbly/wiggly/first/missing tooth',
    'front tooth',
    'lose/losing front tooth',
    'tooth fall/falls/falling out',
    'wobbly teeth',
  ],
  situations: ['lost', 'wants', 'afraid', 'trait', 'deed', 'ability', 'question'],
  topic: 'the wobbly tooth',
  thing: 'the wobbly tooth',
  main: 'cottage',
  plots: [
    {
      id: 'will-not-fall',
      titles: ['{L’s} Wobbly Tooth', 'Wobble, Wobble', 'The Tooth That Took Its Time'],
      goal: 'get the wobbly tooth out',
      trouble: 'the tooth wobbled and would not come out',
      solved: 'the wobbly tooth was out',
      opener:
        'It began at breakfast, with the toast. Something in {L+}’s mouth went click. {L} pushed with {L.their} tongue: to, fro, to, fro. “My tooth!” cried {L}. “It wobbles!”',
      problem:
        'Everyone came to see it wobble. But days went by, and it wobbled and wobbled, and did not come out. {L} could eat nothing but soup, and say nothing with an S.',
      tries: [
        '{L} bit into the hardest apple of all. The apple had a hole afterwards. The tooth was still there, and looked pleased.',
        'They tied a thread to the tooth, and the thread to the door. Then nobody dared to shut the door, all day long.',
        '{F} told a joke, so that the tooth would be laughed out. They laughed until they hiccuped. It wobbled in time.',
      ],
      tip: '“A tooth is like a pear,” said {G+}. “It falls when it’s ripe, and a new one is pushing from below. Don’t pull. Just wobble it a little every evening, and go to sleep.”',
      turn: 'So {L} stopped pulling. To and fro, gently, ten times every evening. And one morning, in the middle of a yawn, it felt quite different in there.',
      done: 'On the pillow lay the tooth, no bigger than a grain of rice! And in {L’s} mouth was a gap, just right for whistling. “It came out all by itself!” whistled {L}.',
      again:
        'In the night the tooth lay under the pillow in a matchbox. In the morning there was a shiny coin, and a very small note: “A beauty.”',
      helper: { name: 'Granny Gap', creature: 'walrus' },
    },
    {
      id: 'wobble',
      titles: ['{L} and the Wobbly Tooth', 'Wobble, Wobble', 'A Gap in the Smile'],
      goal: 'get the wobbly tooth out',
      trouble: 'the tooth wobbled and would not come out',
      solved: 'the tooth was out',
      opener:
        'It happened over breakfast. {L+} bit into the toast, and something moved that had never moved before. “My tooth!” said {L}. “It wobbles!”',
      problem:
        'It wobbled to the left and it wobbled to the right, but it did not come out. {L} could not bite an apple and could not whistle. The tooth hung on like the last leaf on a tree.',
      tries: [
        'They tied a thread to the tooth and to the door handle. {F} shut the door, very gently. The thread slipped off, and the door handle fell off instead.',
        '{L} bit into the hardest thing in the house, an old ginger biscuit. The biscuit won.',
        '{L} pushed it with {L.their} tongue, a hundred times. It said click, and it stayed.',
      ],
      tip: '“A tooth goes when it’s ready,” said {G+}. “You can’t hurry it, but you can forget it. Mine fell out when I was laughing, in the middle of a word.”',
      turn: '“Then we’ll forget it,” said {L}. They rolled down the hill and told each other the silliest words they knew. “Wibble-wobble-pudding!” shouted {F}, and {L} laughed with a wide open mouth.',
      done: 'Something flew out in a high curve and landed on a daisy: the tooth, small and white as a grain of rice. {L’s} smile had a gap in it, and the wind blew in.',
      again:
        'That night the tooth lay under the pillow, in a matchbox. In the morning there was a shiny coin, and in the gap you could feel the tip of something new.',
      helper: {
        name: 'Grandpa Beaver',
        creature: 'beaver',
      },
      setting: {
        topic: 'the wobbly tooth',
        thing: 'the wobbly tooth',
        main: 'garden',
      },
    },
    {
      id: 'where-is-the-tooth',
      titles: ['Where Is {L’s} Tooth?', 'The Tooth That Went Missing', 'The Whistling S'],
      goal: 'find the tooth that had fallen out',
      trouble: 'the tooth had gone missing',
      solved: 'the missing tooth had been found',
      opener:
        'For days the tooth had wobbled, to and fro, to and fro. “It could fall out at any moment,” said {L+}, and packed a picnic. The wobbly tooth came along, of course.',
      friend:
        '{F+} brought the biggest apples from the tree. They sang, and ate, and asked each other riddles, until there was nothing in the basket but apple cores.',
      problem:
        'Then {F} stared at {L}. “There’s a gap!” {L} felt with {L.their~the} tongue. It was true. The tooth had fallen out and had not said a word, and it was nowhere to be seen.',
      tries: [
        'They crawled through the grass with their noses close to the ground. They found a white pebble, a snail shell and a daisy. They did not find a tooth.',
        'They shook out the blanket, very gently. Crumbs rained down, and one surprised beetle. There was no tooth on it anywhere.',
        '{L} looked in every pocket, and {F} looked in the lemonade jug. They found half a biscuit and a slice of lemon.',
      ],
      tip: '“You’re asking where it is,” said {G+}. “First ask when it went. A mouth with a gap sounds different. Say something with an S in it, and listen.”',
      low: '“Sausages,” said {L}. It whistled in the gap like a small kettle, and both of them had to laugh. “You didn’t whistle when we were singing,” said {F}. “But you did at the riddles.”',
      turn: '“So it fell out in between,” said {L}, and thought back, bit by bit. After the singing and before the riddles, what had there been? “My apple!” {L} took the core out of the basket and turned it round, very slowly.',
      done: 'Something small and white was sticking in the apple core: the tooth! It had stayed behind at the last big bite. “I’ve found it!” whistled {L}, and the gap was just right for a tune.',
      again:
        'That night the tooth lay under the pillow, in a walnut shell. In the morning there was a shiny coin, and {L} whistled all through breakfast.',
      helper: { name: 'Auntie Nibble', creature: 'squirrel' },
      setting: { topic: 'the wobbly tooth', thing: 'the missing tooth', main: 'meadow' },
    },
  ],
};
