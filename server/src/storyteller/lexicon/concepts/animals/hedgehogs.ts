import type { StorySourceInput } from '../../story-source.ts';

/** Stories about hedgehogs. */
export const hedgehogs: StorySourceInput = {
  id: 'hedgehogs',
  words: ['hedgehog', 'hedgehogs', 'baby hedgehog', 'hedgehog family', 'hoglet'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  night: true,
  topic: 'hedgehogs',
  thing: 'the fence',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'a-hole-in-the-fence',
      titles: ['{S} and the Fence', '{L} Makes a Hedgehog Road', 'Five Gardens'],
      goal: 'let {S} get from one garden to the next',
      trouble: '{S} could not get past the fence',
      solved: '{S} could walk through five gardens',
      opener:
        'Every evening, when the first star came out, something rustled along the fence behind {L’s} house. It went up to the corner, and back, and up to the corner again. {L+} fetched the lantern.',
      friend:
        'It was {S+}. “Good evening,” said {S}. “I’m looking for the way through. I can smell beetles over there.” {L} held the lantern lower. There was no way through. There were only boards.',
      problem:
        '“A hedgehog walks more than a mile every night,” said {S}, “and eats what it finds: beetles, caterpillars, slugs. One garden isn’t enough. I’ve eaten all there is in this one.” And on every side there was a fence.',
      tries: [
        '{L} lifted {S} over, with thick gloves on. But in the next garden there was another fence, and now {S} couldn’t get back.',
        '{L} put out a bowl of water and some cat food. {S} ate it up, and said thank you, and went back to the fence.',
        '{L} leaned a plank against the fence as a ramp. {S} climbed up very well. Then {S} looked down the other side, and rolled up into a ball.',
      ],
      tip: '“It doesn’t need a gate,” said {G+}. “It needs a hole no bigger than a saucer, right at the bottom. But every fence in the row must have one. A road with one gap in it is no road.”',
      low: '“All of them?” said {L}. There were five gardens, and five front doors. {L} had never spoken to some of the people there.',
      turn: '{L} took a deep breath and rang at the first door. “It’s for a hedgehog,” said {L}, “and it only costs you a saucer of fence.” By the fifth door {L} wasn’t shy any more. On Saturday the saws were humming all along the row.',
      done: 'That night {S} came to the fence, sniffed, and found a little square hole. {S} walked through it, and through the next, and the next. Five gardens full of beetles! In the last one you could hear somebody munching very loudly.',
      again:
        'Over every hole there is a small sign: “Hedgehog Street”. And in none of the five gardens have the slugs eaten the lettuce this year.',
      helper: { name: 'Mrs Bark', creature: 'toad' },
      outcomes: [
        {
          asked: ['home/family/mum/mother/nest/friend/garden/baby/babies/find'],
          done: 'That night {S} found a little square hole, and walked through it, and through the next, and the next. In the fourth garden there was a rustle that wasn’t {S’s} own. {L} held the lantern low, and {told}.',
        },
        {
          asked: ['beetle/slug/eat/food/full'],
          done: '{S} found a little square hole, sniffed, and walked through it. Five gardens lay one behind the other, with five compost heaps, and nobody had munched there all summer. From the last one it came as loud as an engine, and {told}.',
        },
        {
          asked: ['sleep/hibernate/winter/leaf/leaves'],
          done: '{S} found a little square hole and walked through it, and the next, and the next, until {S} was round and full. In the last garden lay a heap of dry leaves. “I’ve been looking for that, too,” said {S}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'That night {S} walked through one little square hole after another. Behind five fences five families had stayed up, and had never spoken so much to each other. They put their tables end to end along the row, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'That night {S} walked through the little square hole, and through the next. At each fence somebody lay in the grass with a torch and held their breath. Somebody giggled in the third garden. “Good evening,” said {S}. And {told}.',
        },
      ],
      art: {
        'when the first star': 'garden, night: L hold lantern curious; fence',
        'looking for the way through': 'garden, night: S sniff worried; L hold lantern curious; fence',
        'every side there was a': 'garden, night: S sit sad; L look S worried; fence',
        'with thick gloves on': 'garden, night: L carry worried; S look worried; two fence',
        'a bowl of water': 'garden, night: S eat happy; L hold bowl worried; fence',
        'a plank against the fence': 'garden, night: S shiver frightened on wall; L startle; plank',
        'a hole no bigger than a saucer': 'garden, night: G point; L look G curious; hole, fence',
        'five gardens, and five': 'village: L look worried at door',
        'rang at the first door': 'village: L ring brave; lady, door',
        'found a little square hole': 'garden, night: S crawl happy; L cheer; fence, hole',
        'every hole there is': 'garden: L hang sign proud; fence, cabbage',
      },
    },
  ],
};
