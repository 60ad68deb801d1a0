import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a lemonade stand. */
export const aStallOfOurOwn: StorySourceInput = {
  id: 'a-stall-of-our-own',
  words: [
    'lemonade stand',
    'lemonade',
    'stall',
    'flea market',
    'sell/selling',
    'shop of our own',
    'open/opening shop',
    'earn/earning money',
    'bake sale',
  ],
  situations: ['make', 'wants', 'learn', 'visit'],
  topic: 'a lemonade stand',
  thing: 'the lemonade stand',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'nobody-is-thirsty',
      titles: ['Lemonade, One Penny', 'The Stand at the Corner', 'Who Wants Lemonade?'],
      goal: 'sell a whole jug of lemonade',
      trouble: 'nobody bought any lemonade',
      solved: 'the jug was empty and the tin was full',
      opener:
        'Two crates and a board: that was the shop. A jug with slices of lemon in it: that was the lemonade. {L+} put a tin beside it for the money, and stood behind the board, very straight.',
      problem:
        'Nobody came. Then somebody did come and said, “Brr, far too cold today.” A pigeon drank some and did not pay. By noon there was one button in the tin, and it was {L’s} own.',
      tries: [
        '{L} shouted, “Lemonade!” so loudly that the people crossed to the other side of the road.',
        '{L} wrote a sign with the biggest letters: “CHEEP”. A farmer came and asked where the chicks were.',
        '{L} lowered the price to half a penny. Nobody had half a penny.',
      ],
      tip: '“You’re looking at your jug,” said {G+}, shivering. “Look at the people instead. What are they lacking? My ears are red. My bus isn’t coming. I’d give two pennies for something warm and a kind word.”',
      turn: '{L} looked. Everybody had their collars turned up. So {L} carried the jug home, warmed it in a pot with honey and a [cinnamon stick|bit of ginger], and carried it back. It steamed. “Hot lemonade,” said {L}, “and there’s room on the crate.”',
      done: 'The first one held the cup tight and said, “Ah.” That was the best sign. Soon there was a whole queue, and they all told each other things. When the bus came, nobody got in. And the tin rattled.',
      again:
        'They bought new lemons with the money, and one wool hat, for {G}. In summer they’ll look at the people again. It’ll be ice, probably.',
      outcomes: [
        {
          asked: [
            'money/coin/pound/dollar/penny buy/earn/enough/give/charity/save',
            'sell all/out/everything/lemonade/cake',
            'sell out',
            'buy toy/bike/present/gift/something/ice',
            'jug/tin full/empty',
            'charity',
          ],
          done: 'The first one held the warm cup tight and said, “Ah.” Soon there was a whole queue, and when the bus came, nobody got in. The jug was empty, and the tin rattled when {L} picked it up, and {told}.',
        },
        {
          asked: [
            'friend/friends',
            'thirsty',
            'queue',
            'everyone/everybody/people/customer come/buy/drink/like/love',
          ],
          done: 'The first one held the warm cup tight and said, “Ah.” That was the best sign. There was room on the crate, and then the next one moved up for the next, and they all told each other things, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The first one held the warm cup tight and said, “Ah.” Soon there was a whole queue, and when the bus came, nobody got in. “Put the crates together,” said {G}, whose ears were quite pale by then, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The first one held the warm cup tight and said, “Ah.” Soon there was a whole queue, and when the bus came, nobody got in. {G} drank the last drop, unbuttoned the coat, and put something beside the tin, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The first one held the warm cup tight and said, “Ah.” Soon there was a whole queue. {L} turned the tin over on the board: coins, coins, and right at the end the button, {L’s} own, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The first one held the warm cup tight and said, “Ah.” Soon there was a whole queue, the tin rattled, and the jug was empty. They carried the two crates between them, with the board on top and the tin on the board, and {told}.',
        },
      ],
      helper: { name: 'Mr Mitten', creature: 'stork' },
      art: {
        'Two crates and a board': 'village: L stand happy; market-stall, lemon',
        'beside it for the money': 'village: L hold tin happy; market-stall, jug',
        'did come and said': 'village, cloudy: L stand sad; market-stall, bird, tin',
        'one button in the tin': 'village, cloudy: L hold button sad; tin, market-stall',
        'so loudly that the people': 'village: L shout happy; people, market-stall',
        'a sign with the biggest letters': 'village: L hold sign happy; farmer, market-stall',
        'lowered the price': 'village: L slump sad; market-stall, coin',
        'Look at the people instead': 'village, cloudy: G shiver; L listen curious; jug, market-stall',
        'had their collars turned up': 'village, cloudy: L look curious; people, market-stall',
        'warmed it in a pot': 'kitchen: L cook happy; pot, honey',
        'room on the crate': 'village: L hold jug happy; market-stall, crate',
        'first one held the': 'village: L give cup happy; people, market-stall',
        'bought new lemons with the': 'village: L give hat happy; lemon, market-stall',
      },
    },
  ],
};
