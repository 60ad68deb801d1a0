import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Anansi the spider. */
export const anansi: StorySourceInput = {
  id: 'anansi',
  words: [
    'anansi the spider',
    'anansi spider',
    'anansi story/stories',
    'anansi and the pot of wisdom',
    'anansi',
    'african folktale',
    'african folktales',
    'african folk tale',
    'caribbean folk tale',
    'caribbean story',
    'story/tale from ghana',
    'pot of wisdom',
    'wisdom',
    'sky god',
    'sky god stories',
    'stories of the sky god',
    'anansi and the stories',
    'how stories came to the earth',
    'nyame',
  ],
  situations: [
    'learn',
    'question',
    'deed',
    'visit',
    'trait',
    'value',
    'ability',
    'thing-pair',
    'being-and-thing',
    'has',
  ],
  topic: 'Anansi and the pot of wisdom',
  thing: 'the pot of wisdom',
  creature: 'spider',
  home: 'village',
  main: 'forest',
  plots: [
    {
      id: 'the-pot-of-wisdom',
      titles: ['Anansi and the Pot of Wisdom', '{L} and Anansi the Spider', 'The Cleverest of All'],
      goal: 'get the pot of wisdom up the tree',
      trouble: 'the pot hung in the way of all those legs',
      solved: 'the wisdom belonged to everybody',
      opener:
        'In Ghana they tell of Anansi the spider, who collected all the wisdom in the world, every clever idea there was, in one clay pot. {L+} saw Anansi carry it into the forest.',
      friend:
        'Behind the pot came {S+}, panting. “Nobody must know,” said {S}. “I’ll hide it at the top of the tallest tree. Then I’m the only one who’s clever.” {L} went along to see that.',
      problem:
        '{S} tied the pot round in front, right over the tummy, and began to climb. But the pot was between the spider and the tree. Four legs reached the bark, and four did not. {S} slid down. And again. And again.',
      tries: [
        '{S} climbed faster. Now {S} slid down faster.',
        '{S} looked into the pot for an idea, in secret. There were so many in there that the right one could not be found.',
        '{S} went up backwards. Then you can’t see where you are going, and there was a branch.',
      ],
      tip: '“I’ve been watching you,” said {G+} from the bark. “There’s one thing in this forest that’s not in the pot. Small people get it when they look closely. It wants to be said out loud. Somebody here has known it for a long time.”',
      low: '{L} had known it for a long time, that was true. But can you give advice to somebody who has all the wisdom in the world?',
      turn: '{L} stepped forward. “Tie it on your back,” said {L}. Nothing more. {S} stood quite still. Then {S} tied the pot on the back, and set all eight legs to the bark, and was at the top in a moment.',
      done: 'Up there {S} looked into the pot for a long time, and then down at {L}. “I’ve got everything in here,” said {S} slowly, “but not that. So it wasn’t all the wisdom. Somebody always knows something that I don’t.” And {S} let go of the pot.',
      again:
        'It broke, and the wind carried the wisdom everywhere. Everyone got a bit of it. {L} did, too. That is why we have to ask each other.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“I’ve got everything in here,” said {S} at the top, “but not that.” And {S} let go of the pot. The wind blew the wisdom through the whole forest, and everyone came running with what they had just thought of, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“I’ve got everything in here,” said {S} slowly, “but not that.” And {S} let go of the pot. It broke, and the wind carried the wisdom away. {S} caught one last bit of it and brought it down to {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“I’ve got everything in here,” said {S} slowly, “but not that. Somebody always knows something that I don’t.” And {S} let go of the pot, slid down the tree on all eight legs, and landed in front of {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“I’ve got everything in here,” said {S} slowly, “but not that.” And {S} let go of the pot, and the wind carried the wisdom everywhere. With nothing to guard any more, {S} came down the tree and yawned, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“I’ve got everything in here,” said {S} at the top, and looked down at {L}, “but not that. Somebody always knows something that I don’t.” And {S} let go of the pot. It broke on the root, and {told}.',
        },
      ],
      helper: { name: 'Miss Beetle', creature: 'beetle' },
      art: {
        'in one clay pot': 'forest: L look curious; pot, spider',
        'hide it at the top': 'forest: S carry pot worried; L peek curious; tree',
        'slid down. And again': 'forest: S fall worried; L think worried; pot, tree',
        'climbed faster. Now': 'forest: S climb worried; L look curious; tree, pot',
        'into the pot for an idea': 'forest: S peek curious; L peek curious; pot',
        'and there was a branch': 'forest: S fall; L startle; tree',
        'from the bark': 'forest: G say; L look G curious; S look sad; pot',
        'had known it for': 'forest: L think pot curious; S slump sad',
        'Tie it on your back': 'forest: L say brave; S look surprised; pot',
        'Up there': 'forest: S hold pot calm; L look-up happy; tree',
        'got a bit of it': 'forest, wind: L look happy; S wave happy; broken-vase, many leaf',
      },
    },
    {
      id: 'the-box-of-the-sky-god',
      words: ['sky god', 'stories', 'nyame'],
      titles: ['The Sky God’s Box of Stories', '{L} and Anansi’s Three Tasks', 'How the Stories Came Down'],
      goal: 'bring the stories down from the sky god',
      trouble: 'all the stories of the world belonged to the sky god',
      solved: 'the stories belonged to everybody',
      opener:
        'Long ago there were no stories on earth. In the evening people sat there and had nothing to tell. All the stories lay in a golden box beside the chair of Nyame, the sky god. “Somebody must get them,” said Anansi. {L+} wanted to help.',
      friend:
        '{S+} went first, up a thread, as far as the clouds. “What do they cost?” asked {S}. Nyame laughed, till it thundered. “Bring me the hornets that sting, the python that nobody can hold, and the leopard that nobody can catch. Then the box is yours.”',
      problem:
        '{S} was no bigger than a plum, and {L} was not a giant either. They sat down under a tree and listened. To the left it hummed, to the right it hissed, and behind them something was sharpening its claws.',
      tries: [
        'They ran after the leopard. It looked round, and waited, until they had got their breath back.',
        '{S} pulled at one end of the python. It was still quite asleep at the other.',
        '{L} asked the hornets nicely to come along. They came along. They came along the whole way to the river, and {L} had to stay under water.',
      ],
      tip: '“You’re using your arms,” said {G+}, and rocked on a leaf. “You’ve only got a few of those, and they’re thin. What do hornets dislike? What’s a python proud of? What’s a leopard curious about? Nobody has to be caught who walks in.”',
      turn: '{L} poured water on a banana leaf: drip, drip. “It’s raining!” called {L} to the hornets. “There’s a dry gourd here!” In they flew. To the python {L} said, “You can’t be as long as this pole.” It lay down to prove it, and {S} tied it on.',
      done: 'For the leopard they dug nothing at all. They just looked into a basket, and said, “Oh!” So it had to look too. Nyame let all three go again at once. “Those weren’t arms,” said Nyame. “That was wit.” And {L} got the golden box.',
      again:
        'At home {S} lifted the lid. Out they flew, in all directions, and into all the houses. One of them landed on {L’s} pillow. It begins: “Long ago there were no stories on earth.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They just looked into a basket and said, “Oh!” So the leopard had to look too. Nyame let all three go again, and {L} got the golden box. Under the big tree everybody sat down in a circle before it was opened, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They just looked into a basket and said, “Oh!” So the leopard had to look too. Nyame let all three go again. “That was wit!” said Nyame, and it thundered. {S} dangled from the lid of the golden box, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They just looked into a basket and said, “Oh!” So the leopard had to look too. Nyame let all three go again, and {L} got the golden box. {S} let them down on a thread, softly, with the first story on the way, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They just looked into a basket and said, “Oh!” So the leopard had to look too. Nyame let all three go again. “Those weren’t arms,” said Nyame, “that was wit,” and pushed the golden box across the cloud, and {told}.',
        },
      ],
      helper: { name: 'Grandmother Frog', creature: 'frog' },
      setting: { topic: 'the sky god’s stories', thing: 'the golden box', home: 'village', main: 'forest' },
      art: {
        'a golden box beside': 'village, evening: L slump sad; people, campfire',
        'the box is yours': 'clouds: S look-up curious; L look curious; chest, king',
        'something was sharpening': 'forest: L listen frightened; S cower worried; tree, bee',
        'ran after the leopard': 'forest: L run sleepy; S look; tiger',
        'pulled at one end of the': 'forest: S pull; L peek curious; big rope',
        'had to stay under water': 'river: L splash frightened; many bee',
        'You’re using your arms': 'forest: G say; L look G curious; S look; leaf',
        'poured water on a banana': 'forest: L pour jug happy; S look; leaf, many bee',
        'lay down to prove it': 'forest: L point happy; S tie rope brave; pole',
        'There’s a dry gourd': 'forest: L call happy; S look; pumpkin, many bee',
        'got the golden box': 'clouds: L hold chest proud; S cheer',
        'Out they flew, in all': 'village, evening: S open; L look happy; chest, many star',
      },
    },
  ],
};
