import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chickens. */
export const chickens: StorySourceInput = {
  id: 'chickens',
  words: [
    'chickens',
    'hens',
    'henhouse',
    'hen house',
    'chicken coop',
    'keep/keeping chickens',
    'our chickens',
    'hens and chickens',
    'laying eggs',
    'lay/lays egg',
    'broody hen',
    'chicken/chickens in our/the garden',
    'chicken/chickens garden/backyard',
    'get/getting chickens/hens',
    'collect/collecting eggs',
    'first egg',
    'rescue hens',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'hen',
  topic: 'chickens',
  thing: 'the nest',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'where-are-the-eggs',
      titles: ['{S} Has a Secret', '{L} and the Missing Eggs', 'Where Does {S} Lay?'],
      goal: 'find out where {S} laid the eggs',
      trouble: 'there was no egg in the nest box',
      solved: '{S} had shown the nest',
      opener:
        'Every morning {L+} went out to the chickens with a basket. In each box of the henhouse there was an egg, still warm. Only the last box was empty, for the ninth day.',
      friend:
        'That box belonged to {S+}, who was scratching in the straw. “Are you ill?” asked {L}. “Not at all,” said {S}, and looked the other way. “I just haven’t got anything to say about that.”',
      problem:
        'A hen lays an egg nearly every day. So there had to be nine of them somewhere. “If they lie about in the sun, they go bad,” said the farmer. But {S} kept quiet, and so did all the other chickens.',
      tries: [
        '{L} put a wooden egg into the empty box, as people do who keep chickens, to show how it’s done. {S} rolled it out again.',
        '{L} walked behind {S} all morning. {S} walked to the gate, round the pump, and back to the gate. It was a very long walk, and no egg.',
        '{L} looked in all the places where eggs had been before: behind the bucket, under the cart, in the farmer’s hat.',
      ],
      tip: '“Nobody lays while somebody’s looking,” said {G+}. “Would you? Sit down somewhere, look at the sky, and use your ears. Afterwards every hen has to sing about it. It’s stronger than they are.”',
      low: '{L} lay down in the grass under the apple tree and looked at the clouds. One of them was shaped like an egg.',
      turn: 'It was quiet. Then there was a song: “Buk, buk, buk, ba-GAWK!” {L} didn’t run. {L} only turned {L.their~the} head. It came from the nettles behind the barn. {L} went there on tiptoe, and bent the stalks apart.',
      done: 'There sat {S}, on a nest of hay, as broad as a cushion. “You may look,” said {S}, “but don’t lift me up. They aren’t for breakfast.” And under one wing it went “peep”.',
      again:
        'Two weeks later ten chickens walked across the yard, a large one in front and nine very small ones behind. {S} sleeps in the last box now, and it’s rather full.',
      helper: { name: 'Old Mog', creature: 'cat' },
      outcomes: [
        {
          asked: ['egg/find/lay', 'breakfast/omelette'],
          done: 'There sat {S} in the nettles, on a nest of hay, as broad as a cushion. Under one wing it went “peep”. So that was why there had been nothing to say! {S} moved over, one finger wide, and {told}.',
        },
        {
          asked: ['chick/hatch/baby/babies'],
          done: 'There sat {S} in the nettles, on a nest of hay, as broad as a cushion. “You may look,” said {S}, “but don’t lift me up.” It went “peep” and “crack” and “peep”, nine times over, and {told}.',
        },
        {
          asked: ['home/henhouse/coop/safe/fox/sleep'],
          done: 'There sat {S}, on a nest of hay in the nettles, with a “peep” under one wing. “A fox walks past here,” said {L}. {S} thought about that. Then {L} carried the hay, {S} walked in front, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'There sat {S}, on a nest of hay, as broad as a cushion, and under one wing it went “peep”. Ba-GAWK! The other hens had to know, and the farmer, and the pump. They left the nettles in peace, and in the yard {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'There sat {S}, on a nest of hay, as broad as a cushion. “You may look,” said {S}, and lifted one wing. Something wet and yellow looked back at {L}, and said “peep”, and in among the nettles {told}.',
        },
      ],
      art: {
        'box of the henhouse': 'farm, morning: L hold basket curious; hen, egg',
        'scratching in the straw': 'farm: S dig hay calm; L look S curious; nest',
        'nine of them somewhere': 'farm: L stand worried; S look calm; farmer, hen',
        'a wooden egg': 'farm: L hold egg curious; S push egg angry',
        'walked behind': 'farm: S walk calm; L tiptoe curious; gate',
        'where eggs had been before': 'farm: L search worried; bucket, hat',
        'lays while': 'farm: G say; L look G curious',
        'looked at the clouds': 'farm: L lie-back calm; cloud, tree',
        'It was quiet': 'farm: L listen surprised; grass',
        'bent the stalks apart': 'farm: L peek curious; nettle',
        'on a nest of hay': 'farm: S sit proud in nest; L kneel happy; egg',
      },
    },
  ],
};
