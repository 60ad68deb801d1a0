import type { StorySourceInput } from '../../story-source.ts';

/** Stories about yetis. */
export const yetis: StorySourceInput = {
  id: 'yetis',
  words: ['yeti', 'yetis', 'bigfoot', 'big foot', 'sasquatch', 'abominable snowman'],
  situations: ['visit', 'learn', 'question'],
  creature: 'yeti',
  weather: 'snow',
  topic: 'yetis',
  thing: 'the giant mitten',
  home: 'mountain',
  main: 'mountain',
  plots: [
    {
      id: 'one-very-large-mitten',
      titles: ['{S} and the Mitten', '{L} Meets a Yeti', 'One Very Cold Hand'],
      goal: 'find the lost mitten of {S}',
      trouble: '{S} had lost a mitten',
      solved: '{S} had two warm hands again',
      opener:
        'In the night it had snowed. Behind the mountain hut there were footprints as long as a sledge. {L+} followed them up to a cave, and heard somebody blow on cold fingers.',
      friend:
        'It was {S+}, large and white and woolly all over. “Please don’t scream,” said {S}. “Everybody screams. I’ve only lost my mitten. My granny knitted it, and now I’ve got one very cold hand.”',
      problem:
        'The other mitten was red, and as big as a sleeping bag. “It fell off the rock,” said {S}, “and down there is the village. I can’t go there. They’d run away and scream.” The wind blew, and {S’s} fingers were quite blue.',
      tries: [
        '{L} poked in the snow below the rock with a long stick. There was a ski in it, and a very old boot, but no mitten.',
        '{L} put a hat on {S} and stuck a carrot on {S.their~the} nose, like a snowman’s. They got as far as the first garden. Then a rabbit came and ate the carrot.',
        '{L} blew on {S’s} hand to warm it. It was a very large hand, and {L} had to sit down and rest.',
      ],
      tip: '“Nobody has lost anything in the village, so nobody is looking,” said {G+}. “But somebody has found something. Go and see who isn’t cold this morning.”',
      low: '“Who isn’t cold?” said {L}, and looked down at the roofs. Smoke was coming out of every chimney. Only at the school was there something red in the yard.',
      turn: '{L} ran down to the school. In the yard stood a red woolly tent with a thumb, and five children were sitting in it, as warm as toast. “That’s a mitten,” said {L}, “and somebody up there has a cold hand.” Then the children crawled out.',
      done: 'They all pulled the mitten up the mountain on a sledge. {S} was just as frightened as they were. But nobody screamed. {S} put the mitten on and moved all the fingers. “Oh, that’s warm,” said {S}, and then everyone laughed.',
      again:
        'On cold days {S} comes as far as the first garden now. Then there are sledge rides, with a very strong somebody to pull.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They all pulled the mitten up the mountain on a sledge, and nobody screamed. {S} put it on and moved all the fingers. “Oh, that’s warm. Come in,” said {S}. In the cave stood a kettle as big as a cottage, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They all pulled the mitten up the mountain on a sledge, and nobody screamed. {S} put it on. “Oh, that’s warm,” said {S}, and went back into the cave, to where Granny’s wool lay. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They all pulled the mitten up the mountain on a sledge, and nobody screamed. {S} put it on and moved all the fingers. “Oh, that’s warm,” said {S}, and held it out to be felt, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They all pulled the mitten up the mountain on a sledge, and nobody screamed. {S} put it on. “Oh, that’s warm.” From there it was downhill all the way, with one large push to begin with, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They all pulled the red mitten up the mountain on a sledge. {S} was just as frightened as they were. But nobody screamed. {S} put it on and moved all the fingers. “Oh, that’s warm,” said {S}, and {told}.',
        },
      ],
      helper: { name: 'Old Marmot', creature: 'marmot' },
      art: {
        'as long as a sledge': 'mountain, snow: L walk curious; huge footprints',
        'I’ve only lost my mitten': 'cave, snow: S cry; L look surprised; mitten',
        'fingers were quite blue': 'mountain, snow: S shiver sad; L think worried; house',
        'in the snow below': 'mountain, snow: L hold stick; S look sad; boot, snow-heap',
        'rabbit came and ate the':
          'village, snow: S look worried wearing hat; L look curious; rabbit, carrot',
        'to warm it. It': 'mountain, snow: L blow; S offer sad',
        'isn’t cold this morning': 'mountain, snow: G point; L look G curious; S look',
        'Only at the school was': 'mountain, snow: L point curious; S look; house',
        'a red woolly tent': 'playground, snow: L startle surprised; huge red mitten, children',
        'up the mountain on': 'mountain, snow: L pull rope; S look happy; sledge, huge red mitten, children',
        'That’s a mitten': 'playground, snow: L point happy; huge red mitten, children',
        'Then there are sledge':
          'village, snow: S pull rope happy; L ride in sledge laughing; sledge, children',
      },
    },
  ],
};
