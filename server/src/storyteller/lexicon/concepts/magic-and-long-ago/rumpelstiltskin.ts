import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Rumpelstiltskin, or a name that has to be guessed. */
export const rumpelstiltskin: StorySourceInput = {
  id: 'rumpelstiltskin',
  words: [
    'rumpelstiltskin',
    'rumplestiltskin',
    'rumpelstilzchen',
    'spin/spinning straw into gold',
    'straw into gold',
    'guess/guessing the/his/my name',
    'secret name',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'pair',
    'mystery',
  ],
  topic: 'a name that has to be guessed',
  thing: 'the spinning wheel',
  home: 'castle',
  main: 'forest',
  plots: [
    {
      id: 'the-song-by-the-fire',
      titles: ['What Is Your Name?', 'Straw Into Gold', 'The Little Man by the Fire'],
      goal: 'find out the little man’s name',
      trouble: 'nobody knew the little man’s name',
      solved: 'the little man’s name was known',
      opener:
        'The miller had boasted to the King: “At our mill straw is spun into gold!” It was not true. And now {L+} from the mill was sitting in a room full of straw, with a spinning wheel, and had until the morning.',
      friend:
        '“Can you do that?” asked {F+}, who had been locked in along with the straw. “Nobody can,” said {L}. At that moment the door creaked, and in came a very little man with a very long beard.',
      problem:
        'The little man sat down, whirr, whirr, and the straw turned to gold. “Now guess my name,” said the little man. “You have three days. If you don’t guess it, you’ll spin for me for ever!” And the door fell shut.',
      tries: [
        'On the first day they guessed all the names in the calendar, from Abel to Zachary. “Wrong!” cried the little man after each, and danced.',
        'On the second day they guessed odd ones: Ribcage, Lacelegs, Bandychops. “Wrong, wrong!” The beard wagged with delight.',
        'They asked all over the castle. But nobody had ever asked the little man anything, except for gold.',
      ],
      tip: '“You won’t guess it,” said {G+} at the window. “There are more names than leaves. But everyone says their own name sometimes, when they believe they’re alone. I hear a lot from up here. In the wood there’s a fire at night.”',
      low: 'The third day was almost over. Somewhere behind the trees it glowed a bit. Or was that only the sunset?',
      turn: '{L} climbed out of the window and ran into the wood, towards the glow. Behind a spruce {L} lay down flat. Round a little fire the little man was hopping on one leg and singing: “How lucky that nobody knows, when I dance, that Rumpelstiltskin’s my name!”',
      done: '“Is it Tom?” asked {L} in the castle. “No!” “Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went right through the floor. {L} pulled it out again. “It’s a splendid name,” said {L}. “Why don’t you tell people? Then they could call you to supper.”',
      again:
        'There’s one more place laid in the mill on Sundays. The straw in it remains straw. The talk is golden.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went right through the floor. {L} pulled it out again. “Why don’t you tell people? Then they could call you to supper.” The pot in the mill was big enough, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went through the floor. {L} pulled it out again. “It’s a splendid name,” said {L}. The little man went red, looked at all the gold, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went right through the floor, and the beard after it. {L} pulled it out again. “It’s a splendid name,” said {L}, “say it again!” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went through the floor. {L} pulled it out again. “It’s a splendid name,” said {L}. The door of the room with the straw stood open, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Is it Tom?” asked {L} in the castle. “No!” “Is it perhaps Rumpelstiltskin?” The little man stamped so that one leg went right through the floor. {L} pulled it out again. “It’s a splendid name,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Old Kee', creature: 'crow' },
      art: {
        'in a room full of straw': 'great-hall: L slump sad; hay, wheel',
        'came a very little man':
          'great-hall: F point worried; L look surprised; small grandfather, door, hay',
        'Now guess my name': 'great-hall: L look frightened; F look worried; grandfather, gold, wheel',
        'all the names in the calendar': 'great-hall: L read calendar worried; F think worried; grandfather',
        'guessed odd ones': 'great-hall: L speak worried; F think; grandfather',
        'asked all over the castle': 'great-hall: L say; F peek curious; guard, people',
        'says their own name sometimes': 'great-hall: G say; L+F look G curious; campfire',
        'Somewhere behind the trees': 'great-hall, evening: L point curious; F look worried; hay',
        'climbed out of the window': 'forest, night: L run brave; campfire, tree',
        'hopping on one leg': 'forest, night: L hide surprised behind tree; grandfather, campfire',
        'Is it perhaps': 'great-hall: L point proud; F cheer; small grandfather, hole',
        'one more place laid': 'kitchen: L sit at table happy; F sit at table happy; grandfather, plate',
      },
    },
  ],
};
