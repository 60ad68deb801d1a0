import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the memory of elephants. */
export const elephantsRemember: StorySourceInput = {
  id: 'elephants-remember',
  words: [
    'elephant/elephants never forget/forgets',
    'elephant never forgets',
    'elephants never forget',
    'elephant/elephants remember/remembers',
    'elephant memory',
    'memory of an elephant',
    'matriarch',
  ],
  situations: ['deed', 'ability', 'learn', 'question', 'trait', 'forgets', 'visit'],
  topic: 'the memory of elephants',
  thing: 'the old water hole',
  creature: 'elephant',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'the-water-that-grandmother-knew',
      titles: ['The Water That {S} Remembered', 'An Elephant Never Forgets', 'Left at the Red Rock'],
      goal: 'find the water that {S} remembered',
      trouble: 'all the water holes were dry',
      solved: 'they had found the old water hole',
      opener:
        'It had not rained for many months. {L+} met {S+} at the last water hole, where there was nothing but cracked mud. “I know of another one,” said {S}. “I was there once, when I was small.”',
      friend:
        '“Only once?” asked {L}. “When was that?” “Forty-one years ago,” said {S}. “I walked behind my grandmother and held on to a tail.” And {S} set off, with slow steps, and with {L} alongside.',
      problem:
        'But after half a day {S} stopped. “There was a big tree here, with a hollow in it,” said {S}. Before them lay only sand. The tree was gone, fallen or burnt. Without the tree, which way was it?',
      tries: [
        '{L} asked a bird. It was two years old, and had never seen that tree.',
        'They went straight on. After an hour {S} shook those big ears. “My feet don’t know this ground,” said {S}.',
        '{L} climbed up on {S’s} back and looked around. Sand lay in every direction, and it all looked the same.',
      ],
      tip: '“You’re looking with your eyes,” said {G+}. “Forty-one years ago you were as small as a bush. You saw nothing but legs! What did you smell? What did you hear, what did you feel under your feet? That’s still there.”',
      low: 'In the evening it cooled down. {S} stood quite still and closed both eyes.',
      turn: '“It went downhill,” said {S} slowly. “The stones were round. On the left there was a red rock that was still warm at night. I leaned on it.” “I can see something red!” called {L}. “Over there, on the left!”',
      done: 'The rock was still warm. Behind it round stones led downhill, and {S’s} steps became quicker. {S} laid that long trunk on the sand, and began to dig with a front foot. It grew dark, it grew damp, and then the hole filled up with water.',
      again:
        'In the night the others came, by the smell: the zebras, the goats, even the bird. {S} moved aside for a very small elephant, who was holding on to a tail. “Look well,” said {S}.',
      helper: {
        name: 'Tortoise Methuselah',
        creature: 'tortoise',
      },
      outcomes: [
        {
          asked: ['water/drink/find/waterhole/thirsty'],
          done: 'The rock was still warm. Behind it round stones led downhill, and {S’s} steps became quicker. {S} laid that long trunk on the sand, and began to dig with one front foot. It grew dark, it grew damp, and {told}.',
        },
        {
          asked: ['grandmother/grandma/family/herd/home/remember/friend'],
          done: 'The rock was still warm. Round stones led downhill. {S} dug with one front foot, and the hole filled with water. In the night the others came, by the smell, holding on to each other’s tails as one did forty-one years before, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The rock was still warm, and behind it round stones led downhill. {S} dug, and the hole filled with water. {S} trumpeted in every direction, and they came: the zebras, the goats, even the bird that was two years old. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The rock was still warm, and behind it round stones led downhill. {S} dug, and the hole filled up with water. “I was as small as a bush,” said {S} quietly, and blew the first trunkful over {L}. By the red rock {told}.',
        },
      ],
      art: {
        'cracked mud': 'desert: L look S worried; S point sad; mud',
        'I know of another one': 'desert: S say brave',
        'held on to a tail.': 'desert: S walk brave; L walk happy',
        'But after half a day': 'desert: S stand worried; L look S worried',
        'asked a bird': 'desert: L say curious; S stand worried; bird',
        'straight on. After': 'desert: S walk sad; L walk worried; cactus',
        'and looked around': 'desert: L ride worried; S stand worried; sun',
        'looking with your eyes': 'desert: G say; L+S look G curious',
        'closed both eyes': 'desert, evening: S think tree calm; L look S',
        'there was a red rock': 'desert, evening: L point happy; S walk happy; big red stone',
        'dig with a front foot': 'desert, night: S dig happy; L cheer; pond, stone',
        'the others came': 'desert, night: S drink happy; L wave; small elephant, pond, zebra',
      },
    },
  ],
};
