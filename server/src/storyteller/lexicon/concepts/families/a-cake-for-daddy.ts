import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a birthday cake with which a father is surprised. */
export const aCakeForDaddy: StorySourceInput = {
  id: 'a-cake-for-daddy',
  words: [
    'cake for dad/daddy/papa/father',
    'birthday/surprise/secret/chocolate cake for dad/daddy/papa/father',
    'cake for my/our dad/daddy/papa/father',
    'cake for dad’s/daddy’s/papa’s birthday',
    'cake for dad/daddy/papa/father birthday',
    'bake/baking/make/making dad/daddy/papa birthday/a cake',
    'dad/daddy/papa/father birthday',
    'dad’s/daddy’s/papa’s birthday',
    'dad’s/daddy’s/papa’s birthday cake',
    'dad/daddy/papa/father birthday cake',
    'birthday surprise for dad/daddy/papa',
  ],
  situations: ['make', 'wants', 'deed', 'learn', 'visit', 'has', 'own-wish', 'mystery'],
  creature: 'dad',
  happensToLead: true,
  topic: 'the birthday cake',
  thing: 'the birthday cake',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'before-the-key-turns',
      titles: ['A Cake for {S}', 'Before the Key Turns', '{L} Bakes for {S}'],
      goal: 'have a birthday cake ready when {S} came home',
      trouble: 'the cake had come out of the tin in pieces',
      solved: '{S} had a birthday cake such as nobody had ever seen',
      opener:
        'It was {S+}’s birthday. At five o’clock the key would turn in the door, and until then {L+} had the kitchen, a recipe and an apron down to the floor. There was going to be a cake, and it was going to be a surprise.',
      friend:
        '{L} read the recipe twice, and stirred until it was smooth. The flour flew, the eggs went in with only one piece of shell, and a grown-up put the tin into the hot oven. Soon the whole house smelled of birthday.',
      problem:
        'At three the cake was golden and as round as the moon. {L} turned the tin over on the plate, carefully, and lifted it. Half of the cake stayed in the tin. The other half fell out, in seven pieces. “Oh no,” said {L}. Nobody had buttered the tin.',
      tries: [
        '{L} pushed the pieces together as in a jigsaw. For a moment it was a cake. Then it sighed and fell apart again.',
        '{L} poured chocolate over it, to glue it. The chocolate ran down through the cracks and came out at the bottom. It made a lake on the plate.',
        '“I’ll bake a new one,” said {L}. But there was no flour left in the packet, and the shop was closed until Monday.',
      ],
      tip: '“What does {S} like best of all?” asked {G+}, who had come for a cup of sugar. “A round cake, or something else? You’ve got seven good pieces and a lot of chocolate. I’d ask what they look like, not what they were.”',
      low: 'It was nearly four. {L} put both elbows on the table and looked at the pieces: a long one, some short ones, and one like a chimney.',
      turn: '“A train!” said {L}. “{S} loves trains!” The long piece was the engine, with the chimney on top, and the others were the wagons. {L} stuck on biscuits for wheels, with chocolate, and laid the rails out of liquorice. One wagon was full of raspberries.',
      done: 'At five o’clock the key turned. {S} came in, put down the bag, and stopped. On the table stood a train with a candle in its chimney. “Is that for me?” asked {S}, in quite a small voice. Then {S} swung {L} up into the air.',
      again:
        'They ate the engine last. {S} has kept one biscuit wheel for good luck. “Next year,” said {L}, “we’ll butter the tin, and then we’ll break it on purpose.”',
      object: 'cake',
      helper: { name: 'Mrs Crispin', creature: 'woman' },
      outcomes: [
        {
          asked: ['blow/light candle', 'make/makes wish', 'sing/sang song/birthday', 'sing'],
          done: 'At five o’clock the key turned, and there stood {S}, staring at a cake like a train. “Just a moment,” said {G}, and lit the candle in the chimney. Everybody gathered round the last wagon, {L} hummed the first note, and {told}.',
        },
        {
          asked: [
            'love/like/adore/delicious/tasty/enjoy cake/it',
            'surprise/surprised/amazed/delighted',
            'best/nicest/greatest/favourite/favorite birthday/cake/day/present/ever',
            'proud',
            'cry/tear happy/joy',
          ],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'At five o’clock the key turned. {S} put down the bag and stopped. On the table stood a train with biscuit wheels, and the candle burned in its chimney. Out of seven broken pieces it had come chugging in, straight up to {S}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'At five o’clock the key turned, and {S} stopped: on the table stood a train with a candle in its chimney. “It has to be unloaded before the raspberries fall off,” said {L}, and fetched plates for the whole house. {S} took the engine driver’s seat, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: 'At five o’clock the key turned. {S} put down the bag and stopped. “Is that a train? For me?” asked {S}, in quite a small voice. {L} nodded, with chocolate up to both elbows. Then {S} opened both arms, and {told}.',
        },
      ],
      art: {
        'the key would turn in the door': 'kitchen: L hold apron happy; clock',
        'recipe twice, and stirred': 'kitchen: L stir happy; flour on table',
        'Half of the cake stayed in the tin': 'kitchen: L cover-eyes sad; cake on table',
        'pushed the pieces together': 'kitchen: L push worried; cake on table',
        'poured chocolate over it': 'kitchen: L pour jug worried; cake',
        'no flour left in the packet': 'kitchen: L hold flour sad',
        'What does': 'kitchen: G say calm; L listen curious; cake on table',
        'put both elbows on the table': 'kitchen: L sit sad at table; cake',
        'The long piece was the engine': 'kitchen: L raise biscuit happy; toy-train on table',
        'five o’clock the key turned': 'kitchen: S startle happy; L cheer proud; toy-train on table',
        'ate the engine last': 'kitchen: L+S eat laughing; plate on table',
      },
    },
  ],
};
