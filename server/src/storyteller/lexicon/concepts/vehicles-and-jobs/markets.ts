import type { StorySourceInput } from '../../story-source.ts';

/** Stories about market day. */
export const markets: StorySourceInput = {
  id: 'markets',
  words: [
    'market',
    'farmers market',
    'market day',
    'marketplace',
    'market stall',
    'street market',
    'bazaar',
    'outdoor market',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'market day',
  thing: 'the market',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'nobody-stopped',
      titles: ['Market Day', '{L} at the Market', 'Fresh Today!'],
      goal: 'sell the plums before the market closed',
      trouble: 'nobody stopped at the stall',
      solved: 'all the plums were sold',
      object: 'basket',
      opener:
        'On Saturdays the square was full of stalls: cheese, bread, flowers and fish. Today {L+} had a stall as well. On it stood a basket of plums from the tree at home, blue and ripe.',
      problem:
        'People came by with their bags. They walked past. One looked at the plums, and went on. By eleven the basket was as full as at eight. At noon the market would close, and ripe plums don’t keep until next week.',
      tries: [
        '{L} called as loudly as the fish man: “Plums! Plums!” The fish man called louder, with thirty years of practice.',
        'They built the plums into a tower. It was so fine that nobody dared to take one.',
        '{L} lowered the price. Now people thought that something was wrong with them.',
      ],
      tip: '“They’re good plums,” said {G+} from the cheese stall. “But how should anybody know? When you buy cheese from me, what do you get first? And before I put it in the bag, what do I ask?”',
      turn: 'A taste! {L} cut some plums into quarters and laid them on a plate. “Would you like to try?” {L} asked everybody. And then: “What would you like to make with them?” To those who said cake, {L} told Grandma’s recipe.',
      done: 'First one lady stopped, and then there was a queue. “So sweet!” People talked to each other about plum cake and plum jam. At five to twelve {L} turned the basket over. There was one plum left, and {F} got it.',
      again: 'Next Saturday the lady brought {L} a piece of plum cake. It was still warm.',
      outcomes: [
        {
          asked: [
            'sell/sold everything/all/plum/out',
            'people/everyone/customer buy/come/taste/stop',
            'money/coin/earn',
            'buy present/gift/something',
          ],
          done: '{L} held out the plate to everybody. First one lady stopped, and then there was a queue. “So sweet!” they said, and the next one wanted to know too, and {told}.',
        },
        {
          asked: ['cake/pie/jam', 'bake/cook', 'share'],
          done: 'First one lady stopped for a taste, and then there was a queue. At five to twelve the basket was empty but for the last few plums, the softest ones. “Those are the best for it,” said {L}, and thought of Grandma’s recipe, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'First one lady stopped, and then there was a queue. At five to twelve the basket was empty. The cheese was going home too, and the bread, so they pushed the stalls together in the square, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'First one lady stopped, and then there was a queue. At five to twelve {L} turned the basket over. It was empty. {G} came across from the cheese stall with something wrapped in paper, for the new neighbour, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'First one lady stopped, and then there was a queue. “So sweet!” At five to twelve {L} turned the basket over, and one last plum rolled across the square, between all the shoes. Everybody bent down for it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'First one lady stopped for a taste, and then there was a queue. At five to twelve {L} turned the basket over. It was empty, and so light that it could be carried on one finger. The bells rang noon, and {told}.',
        },
      ],
      helper: { name: 'Mrs Gouda', creature: 'mouse' },
      art: {
        'cheese, bread, flowers and fish': 'village, morning: L look happy; market-stall, cheese, fish',
        'a basket of plums': 'village, morning: L hold basket proud; F clap happy; market-stall, many cherry',
        'People came by with their bags': 'village: L slump sad; F look sad; market-stall, basket, people',
        'as loudly as the fish man': 'village: L call; F cover-ears; fish, gentleman',
        'built the plums into a tower': 'village: L build cherry proud; F look happy; people, heap',
        'lowered the price': 'village: L show label worried; F point worried; basket, people',
        'But how should anybody know': 'village: G say cheese happy; L+F look G curious; market-stall',
        'laid them on a plate': 'village: L cut plate brave; F peek curious; basket',
        'To those who said cake': 'village: L give plate; F give plate happy; people, lady',
        'there was a queue': 'village: L show empty-basket proud; F eat cherry happy; lady, people',
        'It was still warm': 'village: L eat cake happy; F eat cake happy; lady, basket',
      },
    },
  ],
};
