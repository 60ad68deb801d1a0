import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the platypus. */
export const platypus: StorySourceInput = {
  id: 'platypus',
  words: ['platypus', 'platypuses', 'duck-billed platypus', 'echidna'],
  situations: ['visit', 'learn', 'question', 'deed', 'trait', 'sad', 'newcomer'],
  topic: 'the platypus',
  thing: 'the guest list',
  creature: 'platypus',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'which-table-please',
      titles: ['Which Table, Please?', '{S} Fits Nowhere', 'A Bit of Everything'],
      goal: 'find the right table for {S}',
      trouble: '{S} fitted at no table',
      solved: '{S} had the right place',
      opener:
        'By the river there was a big party, and {L+} showed the guests to their tables. Table one: birds. Table two: beasts with fur. Table three: swimmers. Then {S+} came up the bank, wet and friendly.',
      friend:
        '“I’m a platypus,” said {S}. “Where do I sit?” {L} looked at the list and at {S}, and again at the list. There was no platypus on it.',
      problem:
        '“You’ve got a beak,” said {L}. “So it’s the birds.” But {S} had fur from head to tail. The beasts with fur looked up. “You lay eggs?” they asked. “Then it’s the birds!” And so it went to and fro.',
      tries: [
        'At the table of the swimmers {S} was welcome. But they stayed under water all evening, and {S} has to come up for air.',
        '{L} put a chair between two tables. Whoever went for soup bumped into it.',
        '{S} hid all four feet under the cloth, and the beak in a napkin. Then the others laughed at something, and out it all came.',
      ],
      tip: '“Who made those tables?” asked {G+}. “Lists are only made for what we know already. A platypus has fur, feeds its babies milk, and still lays eggs. It isn’t half of two things. It’s all of one.”',
      low: '{S} sat on the bank and stirred the water with a webbed foot. “Perhaps I’m a mistake,” said {S}.',
      turn: 'Then the lantern fell into the river, and it was pitch dark under water. Nobody could see it. “I don’t need to see,” said {S}, shut both eyes, and dived. A platypus finds things with its bill. “You can do something that no table can,” called {L}.',
      done: '{S} came up with the lantern. Then {L} took down the signs and pushed all the tables together into one long one. Fur sat next to feathers, and {S} sat in the middle, with something to tell to both sides.',
      again:
        'In a burrow in the bank lie two small soft eggs now. {L} is going to be shown what comes out: a bit of everything, and all of it platypus.',
      object: 'lantern',
      helper: {
        name: 'Madam Wombat',
        creature: 'wombat',
      },
      outcomes: [
        {
          asked: ['friend/belong/proud/special/accept/welcome', 'place/seat/table'],
          done: '{S} came up with the lantern in that bill. They took down the signs and pushed all the tables together. “But next to whom?” asked {L}. Fur moved up, and feathers moved up, and down at the end the swimmers waved. And {told}.',
        },
        {
          asked: ['egg/baby/babies/hatch/mum/mother/family/home'],
          done: '{S} came up with the lantern, and they pushed all the tables together into one long one. “I must go before the soup,” {S} whispered to {L} then. “I’m expected.” {L} held the lantern over the burrow in the bank, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} came up with the lantern. {L} took down the signs and pushed all the tables together into one long one. Fur sat next to feathers, the swimmers hung their tails into the river, {S} sat in the middle, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} came up with the lantern. {L} took down the signs and pushed all the tables together. Fur sat next to feathers, with {S} in the middle. “Half of nothing,” said {G}, “and all of one.” Along the whole table {told}.',
        },
      ],
      art: {
        'By the river there was': 'river, evening: L point happy; table, people',
        'to their tables': 'river, evening: L hold paper happy; S wave happy',
        'Where do I sit': 'river, evening: S say curious; L hold paper worried',
        'So it’s the birds': 'river, evening: S look worried; L stand worried; bird, bear',
        'stayed under water': 'river, evening: S swim worried in water; L look worried',
        'between two tables': 'river, evening: S sit sad on chair; L startle; people, bowl',
        'under the cloth': 'river, evening: S hide ashamed under table; L look worried; people',
        'Who made those tables': 'river, evening: G say; L+S look G curious',
        'stirred the water': 'river, evening: S sit sad; L comfort S; pond',
        'the lantern fell': 'river, night: S jump brave in water; L point brave',
        'took down the signs': 'river, night: S hold lantern proud; L cheer; long-table, people',
        'two small soft eggs': 'burrow: S point happy; L look happy; two egg',
      },
    },
  ],
};
