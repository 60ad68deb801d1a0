import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the flood. */
export const flood: StorySourceInput = {
  id: 'flood',
  words: [
    'flood',
    'flooding',
    'street/house/kitchen/cellar/basement/village/town/road/room flood/floods/flooded',
    'water in the kitchen/cellar/basement/house',
    'burst pipe',
    'pipe burst',
    'leak/leaking/leaky washing-machine/pipe/tap',
    'high water',
    'river burst/overflow/overflows/flood/floods',
  ],
  situations: ['damage', 'afraid', 'deed', 'broken', 'trait', 'sad', 'own-damage', 'rains', 'all-turned'],
  happensToLead: true,
  topic: 'the flood',
  thing: 'the brown water',
  main: 'village',
  weather: 'rain',
  plots: [
    {
      id: 'hand-to-hand',
      titles: ['Water in the Street', 'The Flood', 'From Hand to Hand'],
      goal: 'keep the water out',
      trouble: 'the water kept rising',
      solved: 'the water had gone down',
      opener:
        'It had rained for a week. The stream behind the houses was brown and fast. {L+} had stuck a twig in the bank to see how high it was. In the morning the twig was under water.',
      problem:
        'By noon the water ran across the road, and by two o’clock it stood at the bottom step. Somebody rang at all the doors: “It’s coming!” At the lowest house, where the old neighbour lived, it already ran in under the door.',
      tries: [
        '{L} swept it back with a broom. For each sweep out, two came in.',
        'They laid towels along the door. The towels drank until they were full, and then the water went over them.',
        '“I’ll scoop it out,” said {L}, and scooped, bucket after bucket. It was a lot of buckets for one pair of arms. The water was up to the second step.',
      ],
      tip: '“You can’t push water away, not alone,” said {G+}, in high boots. “But it goes round anything heavy, if there’s no gap. There’s sand at the playground, and there are sacks. And how many people live in this street?”',
      turn: '{L} ran from door to door. “We need everyone!” They stood in a line, from the sandpit to the lowest house. One filled the sacks, one tied them, and then they went from hand to hand. {L} stood in the middle and passed each one on.',
      done: 'The wall of sacks was as high as {L’s} knees, and there wasn’t a gap in it. The water came, and pushed, and turned aside. All evening long they watched the top step. It stayed dry. In the night the rain stopped, and by morning the water was going down.',
      again:
        'There was mud everywhere, and for three days the whole street scrubbed and ate soup at one long table. A line is painted on the wall: “Up to here.” Under it are a lot of handprints.',
      helper: { name: 'Captain Moss', creature: 'beaver' },
      outcomes: [
        {
          asked: ['clean/mud/tidy/scrub/help/together/neighbour/neighbor/rebuild'],
          done: 'The wall of sacks was as high as {L’s} knees, without a gap. The water pushed, turned aside, and by morning it was going down. It left mud behind, on every step but the top one. Nobody went home: they only swapped sacks for brooms, and {told}.',
        },
        {
          asked: ['water/rain/stop/down/dry/safe/home/house/save/rescue/clean'],
          done: 'The wall of sacks was as high as {L’s} knees, without a gap. The water came, pushed, and turned aside. All evening they watched the top step of the lowest house, with a lantern. In the night the drumming on the roofs grew thin, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The wall of sacks was as high as {L’s} knees, without a gap. The water pushed, and turned aside, and by morning it was going down. The old neighbour opened that door for the first time, carried out the biggest pot, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The wall of sacks was as high as {L’s} knees, without a gap. The water pushed, turned aside, and by morning it was going down. They still stood in their line, from the sandpit to the lowest house, with nothing left to pass on. So {told}.',
        },
      ],
      art: {
        'stuck a twig': 'village, rain: L look worried; stick, wave',
        'the twig was under water': 'village, rain: L startle worried; wave',
        'at all the doors': 'village, rain: L look worried; house, wave',
        'with a broom': 'village, rain: L sweep worried; door, wave',
        'laid towels': 'village, rain: L hold towel worried; F hold towel worried; door',
        'I’ll scoop it out': 'village, rain: L pour bucket worried; wave',
        'in high boots': 'village, rain: G say; L look G curious; sack',
        'We need everyone': 'village, rain: L shout brave; people, door',
        'from hand to hand': 'village, rain: L+F carry sack brave; people',
        'The wall of sacks': 'village, rain: L cheer happy; many sack, people',
        'a lot of handprints': 'village, day: L sweep happy; wall, long-table, people',
      },
    },
  ],
};
