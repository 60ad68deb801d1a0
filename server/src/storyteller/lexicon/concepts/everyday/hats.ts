import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hats. */
export const hats: StorySourceInput = {
  id: 'hats',
  words: [
    'hat',
    'hats',
    'cap',
    'caps',
    'new hat',
    'lost hat',
    'lose/lost/losing hat',
    'hat blow/blew/blown away',
    'straw hat',
    'favourite/favorite hat',
    'silly hat',
    'baseball cap',
    'bobble hat',
  ],
  situations: ['lost', 'wants', 'has', 'trait', 'deed', 'flown', 'visit'],
  weather: 'wind',
  topic: 'hats',
  thing: 'the hat',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'where-the-hat-went',
      titles: ['{L} and the Hat', 'Where Is {L’s} Hat?', 'The Hat That Went for a Walk'],
      goal: 'find the hat again',
      trouble: 'the wind had taken the hat',
      solved: '{L} knew where the hat was',
      opener:
        '{L+} had a hat, and it was a good one: soft, blue, with a brim all round. {L} wore it to breakfast, to the shop and up the stairs to bed.',
      friend:
        'One windy day {L} met {F+} by the fountain. “I like your hat,” {F} was going to say. But all that came out was “I like your…”, for at that moment the wind took it.',
      problem:
        'The hat rolled down the street on its brim like a wheel. It hopped over the bridge and was gone round the corner. {L’s} head felt very bare.',
      tries: [
        '{L} ran after it as far as the bridge. Down in the river swam something round and blue. They fished it out. It was a bucket.',
        'They asked at the baker’s. “A blue hat? A goat was wearing it,” said the baker, “but only for a moment. Then it sneezed.”',
        'They put up notices on every tree. The wind read them one by one, and took them as well.',
      ],
      tip: '“You’re looking on the ground,” said {G+}. “That’s where people look. But what’s soft and round and deep is worth a lot to some of us, at this time of the year. Look up a bit.”',
      low: '{L} walked home with {L.their~the} hands in both pockets and {L.their~the} nose in the air, to look up, and nearly fell over the cat.',
      turn: 'In the fork of the old apple tree there was something blue. {L} climbed up. It was the hat! It hung upside down, lined with moss, and in it lay four little eggs. A blackbird sat on the branch and looked at {L}.',
      done: '{L} put out one hand, and took it back. “It’s only a hat to me,” said {L}. “To you it’s a house.” {L} tied the brim to the branch with a shoelace, so that the wind couldn’t take it again, and climbed down very quietly.',
      again:
        'In July four young blackbirds flew out. Then {L} washed the hat, twice, and put it on. It had never been so well worn.',
      helper: { name: 'Old Bobbin', creature: 'goat' },
    },
  ],
};
