import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the bees. */
export const bees: StorySourceInput = {
  id: 'bees',
  words: ['bee', 'honey', 'bumblebee', 'wasp', 'hive'],
  situations: ['afraid', 'visit'],
  topic: 'the bees',
  thing: 'the beehive',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'no-flowers',
      titles: ['{L} and the Bees', 'A Carpet for the Bees', 'Bzzz, Said the Garden'],
      goal: 'find flowers for the bees',
      trouble: 'the bees had found no flowers',
      solved: 'the bees were humming again',
      object: 'flower',
      opener:
        'At the end of the garden stood a beehive, painted blue. {L+} liked to sit beside it with closed eyes and listen to the bees: bzzz, as if the summer were thinking.',
      friend:
        '{F+} brought a flower in a pot. At once eleven bees sat down on it. “They’re hungry,” said {F}. “I’ve never seen them so hungry.”',
      problem:
        'The hum of the bees had grown thin. All around there were only stones, lawns and car parks. No clover, no thistles, no poppies. Bees that find no flowers make no honey, and in the end no hum.',
      tries: [
        'They painted flowers on paper and hung them up. The bees came, bumped into them, and flew home offended.',
        'They carried the one flower from bee to bee. There were forty thousand bees. By evening they had got to number sixty.',
        'They put out sugar lumps. The ants sent their thanks.',
      ],
      tip: '“One garden is a drop in a bucket,” said {G+} through the bee veil. “But seeds are cheap, and you’ve got friends. Bees like a path of flowers, from one garden to the next.”',
      turn: '{L} and {F} made small balls of earth with seeds in them, a whole basket full. They went through the town, and everywhere, behind the bus stop, at the car park, along the railway, they let one fall. Then it rained.',
      done: 'Three weeks later a ribbon of poppies, clover and cornflowers ran through the whole town. And over it went the bees! The blue hive hummed so loudly that you could feel it in the bench.',
      again:
        'In autumn there was a jar of honey for everyone in the street. It tasted of bus stop, and it was the best ever.',
      helper: { name: 'Mrs Meadows', creature: 'bear' },
      outcomes: [
        {
          asked: ['honey'],
          done: 'Three weeks later a ribbon of poppies and clover ran through the whole town, and over it went the bees. They came home with yellow trousers. When {G} lifted the lid of the blue hive, it smelled of summer, and {told}.',
        },
        {
          asked: ['flower/garden/bloom/grow/plant/meadow'],
          done: 'Three weeks later the little balls of earth had burst: behind the bus stop, at the car park, along the railway. Poppies, clover, cornflowers! The bees hummed over them from one end of the town to the other, and {told}.',
        },
        {
          asked: ['bee home/hive/hum/buzz/back/happy/return/safe'],
          done: 'Three weeks later a ribbon of poppies and clover ran through the whole town. The bees flew along it with yellow trousers, in at the small blue door and out again, so loudly that the bench trembled, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Three weeks later a ribbon of poppies and clover ran through the whole town, and the blue hive hummed. At the bus stop people got off early, to walk under the bees. They carried benches out among the flowers, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Three weeks later a ribbon of poppies, clover and cornflowers ran through the whole town. {L} shut both eyes beside the blue hive, as before. It hummed so loudly that one could feel it in the bench, and on that bench {told}.',
        },
      ],
      art: {
        'painted blue': 'garden: L sit calm; blue beehive, bee',
        'a flower in a pot': 'garden: F hold flower happy; L look surprised; many bee',
        'only stones, lawns': 'village: L look sad; bee, stone',
        'painted flowers on paper': 'garden: L paint painting-board(flower) happy; F hang paper(flower); bee',
        'from bee to bee': 'garden: L+F carry flower worried; many bee',
        'sugar lumps': 'garden: L offer plate worried; F look; many big ant',
        'a drop in a bucket': 'garden: G say; L+F look G curious; seed',
        'small balls of earth': 'garden: L hold basket happy; F knead mud happy',
        'behind the bus stop': 'village: L throw ball happy; F hold basket happy',
        'a ribbon of poppies': 'village: L+F cheer happy; many flower, bee',
        'a jar of honey': 'village: L give honey happy; people, honey',
      },
    },
    {
      id: 'the-bees-move-house',
      titles: ['The Bees Move House', '{L} and the Swarm', 'A Home with a Small Door'],
      goal: 'find a new home for the bees',
      trouble: 'the bees had no home',
      solved: 'the bees had moved into their new home',
      opener:
        'It began with a hum, as if a lorry were coming. But it came from the sky. {L+} stood at the window and saw a brown cloud above the garden. They were bees, thousands of them!',
      friend:
        '{F+} came running through the back door and closed it. “They’ve sat down on the apple tree,” said {F}, “right above the swing!” There they hung, one on top of the other, like a big brown beard.',
      problem:
        'All morning the bees hung there and hummed. Nobody could go on the swing, and the neighbours closed their windows. “What are they waiting for?” whispered {L}. In the distance dark clouds were coming up, and the bees had no roof.',
      tries: [
        '{L} painted a sign, “This way to the woods!”, and held it up to the window. Bees can do many things, but they cannot read.',
        'They put an open shoebox on the grass in front of the house. From the window they could see that not one bee even looked at it.',
        '{F} opened the window a crack and told the bees about a fine hollow tree in the park. They went on humming, and stayed.',
      ],
      tip: '“Stay well away and don’t be afraid,” said {G+} through the beekeeper’s veil. “They’re moving house. Their old hive got too full. The scouts are looking for something dry and dark, off the ground, with a small door. If you’ve got something like that, don’t keep it a secret.”',
      low: '“Dry and dark, with a small door,” {L} murmured. On the other side of the house there was a shed, and in the shed there were a lot of things that nobody had used for years.',
      turn: 'In the shed, under old sacks, {L} found a wooden beehive, which still smelled a little of honey. {L} brushed out the cobwebs and rubbed the inside with sweet lemon balm. {G} stood it on a bench, far down the garden. Then they watched from indoors.',
      done: 'First came a single bee. It looked round inside, flew back and danced for the others. Then many came to look. At last the whole brown beard let go, hummed across the garden and poured in through the small door, just before the rain.',
      again:
        'The hive still hums at the end of the garden, and {L} watches from the swing. In the second summer there was honey, and it tasted of apple blossom.',
      helper: { name: 'Mr Clover', creature: 'hare' },
      setting: { thing: 'the swarm' },
      outcomes: [
        {
          asked: ['honey'],
          done: 'First came a single bee, looked round inside the old hive, and danced for the others. Then the whole brown beard poured in through the small door. {G} came with a spoon when the summer was at its warmest, and {told}.',
        },
        {
          asked: ['bee home/hive/house/safe/live/move/tree/queen'],
          done: 'First came a single bee, looked round in the old hive, flew back and danced. Then many came. At last the whole brown beard let go and hummed across the garden, and just before the rain {told}.',
        },
        {
          asked: ['swing'],
          done: 'First came a single bee and danced for the others. Then the whole brown beard hummed across the garden and poured in at the small door. “Only the rope is sticky,” said {G}, and wiped it dry. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'First came a single bee and danced. Then the whole brown beard hummed across the garden and poured in at the small door. Everywhere in the street windows opened again. The neighbours brought whatever they had, and, at a polite distance, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First came a single bee and danced. Then the whole brown beard let go, hummed across the garden and poured in at the small door. The last bee turned round once more in front of the window, like somebody who waves, and {told}.',
        },
      ],
      art: {
        'a brown cloud above': 'bedroom: L look-up surprised at sky; many bee',
        'top of the other, like': 'kitchen: F run worried; L look worried; many bee, tree',
        'could go on the swing': 'garden: L whisper worried at window; many bee, swing',
        'held it up to the window': 'living-room: L raise sign worried; many bee',
        'an open shoebox': 'garden: F hold box curious; L point worried; bee',
        'a fine hollow tree': 'living-room: F call curious at sky; L listen; bee',
        'don’t be afraid': 'garden: G say; L listen; many bee',
        'with a small door,”': 'living-room: L think shed curious',
        'a wooden beehive': 'shed: L sweep broom happy; beehive, sack',
        'danced for the others': 'garden, rain: L look happy; beehive, many bee',
        'The hive still hums': 'garden: L sit happy on swing; beehive, honey',
      },
    },
  ],
};
