import type { StorySourceInput } from '../../story-source.ts';

/** Stories about bears. */
export const bears: StorySourceInput = {
  id: 'bears',
  words: [
    'bear',
    'bears',
    'brown bear',
    'black bear',
    'grizzly',
    'grizzly bear',
    'bear cub',
    'baby bear',
    'bear family',
    'wild bear',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'bears',
  thing: 'the itch',
  home: 'meadow',
  main: 'forest',
  plots: [
    {
      id: 'the-smooth-tree',
      titles: ['{S} Has an Itch', '{L} and the Scratching Tree', 'A Little to the Left'],
      goal: 'find something to scratch the back of {S}',
      trouble: '{S} could not reach the itch',
      solved: 'the itch was gone',
      opener:
        'Somebody was groaning in the wood. {L+} followed the sound through the ferns. “A bit higher,” the voice said. “No. Oh dear. A bit to the left.”',
      friend:
        'It was {S+}, trying to reach the middle of {S.their} own back. “My winter fur is falling out,” said {S}, “and it itches just where I can’t reach. Please help me!”',
      problem:
        'A bear’s arms are strong, but they are not made for reaching round a bear. {S} tried with the left paw and with the right. The itch sat exactly in between, and the whole day was spoilt.',
      tries: [
        [
          '{L} took a long twig and scratched. Snap! The twig was gone, and {S} had hardly felt it. Bears have very thick fur.',
          '{L} scratched with a long twig. It broke, and so did the next one. Bears have very thick fur.',
        ],
        '{S} lay down and rolled in the grass, this way and that. Now the itch was still there, and so were fourteen burrs.',
        '{S} sat down in the cold stream. That was lovely, until the fur began to dry. Then it itched twice as much.',
      ],
      tip: '“You aren’t the first bear with an itch,” said {G+}. “Go along your own old path and look at the trees. One of them has no rough bark left, as high up as a bear is tall.”',
      low: '“A smooth tree?” said {S}. “There are a thousand trees here.” “Then I’ll begin with the first one,” said {L}.',
      turn: '{L} walked along the path and looked at one trunk after another: rough, rough, rough. Then there was a pine as smooth as a table. In its bark hung a tuft of brown fur. “{S!}!” called {L}. “Come here and turn round!”',
      done: '{S} stood up tall, leaned against the tree, and rubbed: up and down, up and down, until the pine cones fell. “Aaah!” said {S}. “That’s it. That’s exactly it.” Tufts of old fur flew through the air. The itch was gone.',
      again:
        'Every bear that comes by rubs its back there. It leaves its smell, like a letter, and the next bear reads it. Now the tree says: {S} was here.',
      helper: { name: 'Old Hazel', creature: 'squirrel' },
      outcomes: [
        {
          asked: ['scratch', 'itch/back stop/go/better', 'tree/rub'],
          done: '{S} stood up tall, leaned against the smooth pine, and rubbed, up and down, until the cones fell. “That’s it,” said {S}. “That’s exactly it.” Tufts of old winter fur flew through the air, and {told}.',
        },
        {
          asked: ['honey/berry/berries/fish/salmon'],
          done: '{S} leaned against the smooth pine and rubbed, up and down, until the cones fell. Something else came loose in the top, too: bees! “I know that hum,” said {S}, free of the itch and hungry again. “Come along!” And {told}.',
        },
        {
          asked: ['sleep/asleep/hibernate/winter/den/cave/home/family/mum/mother/cub'],
          done: '{S} leaned against the smooth pine and rubbed, up and down, until the itch was gone and a heap of soft brown fur lay on the ground. “That makes a bed,” said {S}, and took an armful along. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} leaned against the smooth pine and rubbed, up and down, until the cones fell. “Aaah!” It was so loud that everybody in the wood who had an itch came running, and each brought something to nibble for the queue. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} leaned against the smooth pine and rubbed, up and down. “Aaah! That’s exactly it.” Tufts of fur flew through the air, and one of them stayed on {L’s} nose. {S} saw it there, came down on all fours, and {told}.',
        },
      ],
      art: {
        'groaning in the wood': 'forest: L peek curious; bush',
        'trying to reach the middle': 'forest: S stretch-out worried; L look S surprised',
        'not made for reaching': 'forest: S reach-up tearful; L stand worried',
        'rolled in the grass': 'forest: S lie laughing; L look worried; many burr',
        'the cold stream': 'river: S sit happy in water; L look S curious',
        'old path and look at the trees': 'forest: G point; L+S look G curious; tree',
        'A smooth tree': 'forest: L point brave; S think tree',
        'as smooth as a table': 'forest: L touch happy; S walk; big tree',
        'rubbed: up and down': 'forest: S stand happy; L cheer; tree, pine-cone',
        'like a letter': 'forest: S sniff happy; L wave; tree',
      },
    },
  ],
};
