import type { StorySourceInput } from '../../story-source.ts';

/** Stories about seeds that travel. */
export const howSeedsTravel: StorySourceInput = {
  id: 'how-seeds-travel',
  words: [
    'seed travel',
    'how seeds travel',
    'how do seeds travel',
    'seed dispersal',
    'dispersal',
    'dandelion',
    'dandelions',
    'dandelion clock',
    'dandelion clocks',
    'flying seed',
    'flying seeds',
    'blow/blowing dandelion',
    'sycamore seed',
    'burr',
    'burrs',
    'where did the flower come from',
  ],
  situations: ['learn', 'question', 'deed', 'mystery', 'finds', 'ability'],
  topic: 'how seeds travel',
  thing: 'the little seed',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'the-stowaway-on-the-sock',
      titles: ['The Stowaway', 'How Did It Get Here?', '{L} and the Travelling Seeds'],
      goal: 'find out how the flower had got on to the roof',
      trouble: 'nobody had planted the flower',
      solved: 'they knew how seeds travel',
      opener:
        'On the roof of the shed, high up between two tiles, a yellow dandelion was in flower. {L+} stared at it. “Who planted that? There’s no ladder, and nobody was up there.”',
      friend:
        '“Plants have no legs,” said {F+}. “It can’t have walked.” They both thought about it, until their necks were stiff.',
      problem:
        'There was another one in the wall, and a small tree in the gutter. Nobody had planted those, either. Somehow they had all got up there without a leg, a wing or a ladder.',
      tries: [
        'They asked the gardener next door. “Me? I pull dandelions out,” was the answer. “I certainly don’t carry them up.”',
        '{L} lay in wait behind the barrel to catch whoever it was. A pigeon came, and a cloud. Nobody had a spade.',
        '{F} threw an apple pip at the roof. It rolled down again and went behind the collar.',
      ],
      tip: '“Seeds don’t need legs,” said {G+}. “They take a lift. Go for a walk through the long grass, and when you’re back, look at yourselves from top to bottom.”',
      low: 'It sounded odd. But the roof was no nearer than before, so they set off.',
      turn: 'When they came back, {L} looked carefully. On {F’s} side hung little hooked balls: burrs, that had held on for the ride. A bird sat in the elder and ate berries, pips and all. Then {L} blew at a white dandelion head. Whoosh!',
      done: 'A hundred tiny parachutes rose, each with a seed hanging from it. They sailed over the fence and over the barrel, and one came down on the roof of the shed, exactly between two tiles. “That’s how!” shouted {L}.',
      again:
        '{L} pulled off the burrs and stuck them in a pot. Something is coming up there already. It travelled by sock.',
      object: 'seed',
      helper: {
        name: 'Mrs Thistle',
        creature: 'goat',
      },
      outcomes: [
        {
          asked: ['flower/grow/plant/seed/dandelion/garden/field/wish/bloom/land'],
          done: 'A hundred tiny parachutes rose, each with a seed hanging from it. One came down exactly between two tiles. {L} followed another with one finger in the air, across the barrel and across the fence, until it let itself down. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A hundred tiny parachutes rose, and one came down on the roof of the shed, exactly between two tiles. “That’s how!” shouted {L}. {G} ate the burrs off both socks. Everyone who had been planted nowhere sat down in the long grass, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A hundred tiny parachutes rose, and one came down exactly between two tiles. “That’s how!” shouted {L}. The rest had sat down in {F’s} hair, and wanted to take a lift from there. In the long grass {told}.',
        },
      ],
      art: {
        'a yellow dandelion was in flower': 'garden: L look-up surprised; dandelion on shed, shed',
        'Plants have no legs': 'garden: F look-up curious; L think curious; shed',
        'tree in the gutter': 'garden: L point worried; F look; dandelion, wall',
        'the gardener next door': 'garden: L say worried; gentleman, dandelion',
        'lay in wait': 'garden: L hide curious behind barrel; bird, cloud',
        'threw an apple pip': 'garden: F throw seed; L look; shed',
        'Seeds don’t need legs': 'garden: G say; L look G curious; seed',
        'It sounded odd': 'meadow: L+F walk curious; grass',
        'hooked balls: burrs': 'meadow: L point surprised; F look; burr, bird',
        'A hundred tiny': 'garden: L blow dandelion happy; F cheer; many parachute',
        'pulled off the burrs': 'garden: L plant burr happy; plant-pot, seedling, sock',
      },
    },
  ],
};
