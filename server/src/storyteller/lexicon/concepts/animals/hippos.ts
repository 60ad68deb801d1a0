import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hippos. */
export const hippos: StorySourceInput = {
  id: 'hippos',
  words: ['hippo', 'hippos', 'hippopotamus', 'baby hippo'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'hippos',
  thing: 'the river',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'along-the-bottom',
      titles: ['{S} Can’t Swim', '{L} and the Hippo under the River', 'Who Walks on the Bottom?'],
      goal: 'get {S} across the river',
      trouble: '{S} could not swim',
      solved: '{S} was on the other side',
      opener:
        'On the other side of the river the grass was long and sweet. {L+} could see it from the bank. Ducks swam over, otters swam over, even the snake did. Only one stood there and sighed.',
      friend:
        'It was {S+}, up to the tummy in the water. “Everyone thinks that hippos can swim,” said {S}, “because we’re always in the river. But I’ve tried. I go down like a stone.” {L} had never heard of that.',
      problem:
        'Every evening the others ate grass on the far bank, and {S} stayed behind. “I’m the only hippo who can’t,” said {S}. And on this side the grass was nibbled down to the ground.',
      tries: [
        '{L} showed {S} how to paddle. {S} paddled with all four feet, and sank, and made a large wave. It washed the ducks ashore.',
        'They tied two logs to {S} with a rope. The logs went under as well. The rope came up on its own.',
        '{L} wanted to build a raft. When {S} put one foot on it, it was no longer a raft. It was a lot of sticks.',
      ],
      tip: '“I’ve lived on hippos’ backs all my life,” said {G+}, “and I’ve never seen one swim. They’re far too heavy to float. Have you ever asked yourself how the others get across?”',
      low: '{S} looked at the river, and {L} looked at it too. There was nothing to be seen of the others, only a row of bubbles.',
      turn: '“They don’t go over the water,” cried {L}. “They go under it! {S!}, don’t try to float. Take a deep breath, go right down to the bottom, and run!” {L} counted the bubbles from the bank. They went straight across.',
      done: '{S} shut both nostrils, as hippos can, and sank. Down there every step was as long as a jump. A hippo can hold its breath for five minutes. {S} only needed two. Then two ears and a great big grin came up on the other side.',
      again:
        'Now {S} gallops along the bottom of the river each evening. If you look closely from the bank, you can see the bubbles running.',
      helper: { name: 'Tick', creature: 'crow' },
      outcomes: [
        {
          asked: ['swim/river/across/cross/other/grass/water'],
          done: '{S} shut both nostrils and sank. Down there every step was as long as a jump. From the bank there was only a row of bubbles to be seen, as straight as a string. Where it ended, two ears came up, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} shut both nostrils, sank, and ran along the bottom. Then two ears and a great big grin came up on the other side, where the grass was long and sweet. The ducks brought {L} across, on a raft that floated, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} shut both nostrils, and sank, and ran. Two ears and a great big grin came up on the far side. Then the bubbles came all the way back, because such a thing must be told at once, and on the bank {told}.',
        },
      ],
      art: {
        'the grass was long and sweet': 'river: L look curious; duck, otter',
        'up to the tummy': 'river: S say sad in water; L listen',
        'ate grass on the far bank': 'river, evening: S sulk sad; L comfort S; hippopotamus, grass',
        'how to paddle': 'river: S splash worried; L fall; duck, wave',
        'two logs': 'river: S swim sad in water; L pull rope worried; log',
        'build a raft': 'river: L build plank worried; S stand ashamed; stick',
        'on hippos’ backs': 'river: G say; L+S look G curious',
        'only a row of bubbles': 'river: L point surprised; S look; bubbles',
        'Take a deep breath': 'river: L call happy; S blow brave; pond',
        'great big grin': 'river: S wave laughing in water; L cheer',
        'gallops along the bottom': 'undersea: S run happy; bubbles',
      },
    },
  ],
};
