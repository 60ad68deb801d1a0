import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the steam train. */
export const steamTrains: StorySourceInput = {
  id: 'steam-trains',
  words: ['steam train', 'steam engine', 'old train', 'steam railway', 'steam locomotive'],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'stuck'],
  topic: 'the steam train',
  thing: 'the steam engine',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'no-more-puff',
      titles: ['No More Puff', '{L} and the Steam Train', 'Chuff, Chuff, Up the Hill'],
      goal: 'get the steam train up the hill',
      trouble: 'the steam engine had no steam left',
      solved: 'the steam train was over the top of the hill',
      opener:
        'Chuff, chuff, chuff! Once a year the old steam train ran to the top of the hill. This year {L+} stood beside the driver in an oily cap, and was allowed to pull the whistle.',
      problem:
        'Half-way up, the chuffs grew slower. Chuff, and chuff, and then there was a long hiss, and the train stood still. In four carriages the people looked out of the windows. The needle on the clock for the steam had sunk right down.',
      tries: [
        'The passengers got out and pushed. An engine like that weighs as much as a house. It did not budge.',
        '{L} pulled the whistle, to cheer it up. Wheee! That used up the last of the steam.',
        'They threw a whole mountain of coal on the fire. It was too much, and the fire nearly went out.',
      ],
      tip: '“Think of the kettle at home,” said {G+}, the stoker. “What’s in it that turns to steam? And what must be under it? A steam engine needs both. We’ve plenty of coal. So look in the other tank.”',
      turn: '{L} lifted the lid of the water tank. It was empty! Beside the track ran a little stream. So the passengers made a chain, and buckets went from hand to hand, up into the tank. Then {L} spread the coal out thin, and the fire burned bright.',
      done: 'The water bubbled. The needle climbed. {L} pulled the lever, and the great wheels slipped once, and took hold. Chuff. Chuff. Chuff-chuff-chuff! Over the top they went, in a big white cloud, and everybody cheered.',
      again: '{L} still smells a bit of smoke. When the kettle boils at home, {L} says, “Tickets, please!”',
      outcomes: [
        {
          asked: [
            'top/hill/station/sea',
            'reach/get/arrive top/station/sea/seaside/there/home',
            'on time',
            'train work/run/go/again',
          ],
          done: 'The buckets went from hand to hand, the water bubbled, and the needle climbed. {L} pulled the lever, and the great wheels slipped once, and took hold. Chuff. Chuff-chuff-chuff! In a big white cloud it went, until {told}.',
        },
        {
          asked: ['drive/driver', 'whistle', 'engine/become/be/real driver', 'coal', 'wave'],
          done: 'The water bubbled. The needle climbed. {L} pulled the lever, and the great wheels took hold. Over the top they went, in a big white cloud. “Downhill is easy,” said the driver, and stepped to one side. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The water bubbled, the needle climbed, and over the top they went, in a big white cloud. The passengers had all carried buckets together, so in the four carriages everybody knew everybody. They opened their baskets, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The water bubbled, the needle climbed, and over the top they went in a big white cloud. The driver wiped both hands on a rag and took something down from its nail beside the fire, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The water bubbled. The needle climbed. Chuff. Chuff-chuff-chuff! Over the top they went, in a big white cloud. When it was gone, everyone at the windows had black dots on their cheeks, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The water bubbled, the needle climbed, and over the top they went in a big white cloud. From there it was all downhill. The wheels hardly had to turn, the lamps in the carriages swung, and {told}.',
        },
      ],
      helper: { name: 'Stoker Cole', creature: 'badger' },
      art: {
        'Once a year the old steam': 'mountain: L wave happy; train',
        'stood beside the driver': 'mountain: L drive in train proud; F wave; captain',
        'Half-way up, the chuffs': 'mountain: L drive in train worried; F point worried; train, cloud',
        'the clock for the steam': 'mountain: L think worried; F look worried; clock, train, people',
        'The passengers got out': 'mountain: L+F push; train, people',
        'used up the last of': 'mountain: L blow whistle; F cover-ears; train',
        'a whole mountain of coal': 'mountain: L dig shovel worried; F think worried; train, heap',
        'of the kettle at home': 'mountain: G say; L think kettle curious; F look G',
        'the lid of the water tank': 'mountain: L peek surprised; F point surprised; train, empty-bowl',
        'So the passengers made': 'mountain: L carry bucket brave; F carry bucket; train, people',
        'spread the coal out': 'mountain: L rake brave; F carry bucket; campfire, train',
        'The water bubbled': 'mountain: L drive in train proud; F cheer; cloud, people',
        'When the kettle boils': 'kitchen: L wave happy; F hold ticket happy; kettle',
      },
    },
  ],
};
