import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the rubbish in the stream. */
export const recycling: StorySourceInput = {
  id: 'recycling',
  words: [
    'recycling centre',
    'recycling center',
    'recycle',
    'recycling',
    'save ocean/sea',
    'litter',
    'pollution',
    'plastic',
    'environment',
    'clean beach/park',
  ],
  situations: ['learn', 'wants', 'visit'],
  topic: 'the rubbish in the stream',
  thing: 'the stream',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'the-stream',
      titles: ['{L} Saves the Stream', 'The Net at the Bridge', 'Where Does It All Come From?'],
      goal: 'clean up the stream for good',
      trouble: 'new rubbish came down the stream every day',
      solved: 'the stream stayed clean',
      object: 'basket',
      opener:
        'A stream ran behind the houses, with stones to jump on and with water fleas. {L+} went there every day. But lately it gurgled so strangely, as if it had something stuck in its throat.',
      friend:
        '{F+} stood by the water, with a basket, and fished out a bottle, a bag and half a shoe. “The frogs have moved out,” said {F}. “I don’t blame them.”',
      problem:
        'There was rubbish in the stream everywhere, between the stones and in the reeds. They picked up all of it, until the basket was full. But the next morning there was new rubbish, just as much as before.',
      tries: [
        'They picked it up faster. The rubbish came faster too. It was a race, and it does not get tired.',
        'They put up a sign: “No rubbish here, please!” The next day the sign floated by, together with a tyre.',
        'They stretched a net across under the bridge. It caught all the rubbish, and also two ducks, and a canoe.',
      ],
      tip: '“You mop the floor and the tap’s still running,” said {G+}. “Go up the stream. Find the place where it gets in. And then don’t scold. Give them something better to do with it.”',
      turn: 'They walked up the stream, to where the market was. There was not one single bin! The wind took every bag straight into the water. {L} spoke to the market women. They painted five old barrels: glass, paper, tins, plastic, compost.',
      done: 'The next morning {L} ran down to the stream. Water, stones, water fleas, and nothing else. And the morning after that too! On the third day something green sat on the flat stone and said, “Croak.”',
      again: 'In the barrel for compost grow pumpkins now. The stream gurgles as if it were telling a joke.',
      helper: { name: 'Granny Heron', creature: 'stork' },
      outcomes: [
        {
          asked: ['clean/stream/fish/frog/duck/rubbish/bin/litter/planet/earth/river/animal'],
          done: 'Five barrels stood in the market: glass, paper, tins, plastic, compost. The next morning {L} ran down to the stream. Water, stones, water fleas, and nothing else, not at the bend and not under the bridge. It gurgled freely, and {told}.',
        },
        {
          asked: ['make/build/robot/new/toy/art/turn'],
          done: 'Five barrels stood in the market, and the stream stayed clean. “And what’s in the barrels?” asked {F}. {L} lifted one lid, then the next. There was everything: tins like heads, bottles like noses, wire like hair. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Five barrels stood in the market. The next morning there was nothing in the stream but stones and water fleas. “Croak,” said something green. The market women came down with what they had left, in baskets, and on the flat stones {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Five barrels stood in the market. The next morning there was nothing in the stream but stones and water fleas. On the third day something green sat on the flat stone and said, “Croak.” By the gurgling water {told}.',
        },
      ],
      art: {
        'with stones to jump on': 'river: L jump curious; stone',
        'fished out a bottle': 'river: F hold basket worried; L look; bottle, boot',
        'There was rubbish in the stream': 'river: L hold basket worried; F stand worried; rubbish',
        'The rubbish came faster': 'river: L run basket worried; F run; rubbish',
        'put up a sign': 'river: L hang sign worried; tyre, duck',
        'a canoe': 'river: L pull net worried; F startle; duck, bridge',
        'Go up the stream': 'river: G say; L+F look G curious; tap',
        'to where the market was': 'market: L point surprised; F look; rubbish, market-stall',
        'five old barrels': 'market: L paint painting-board happy; F carry barrel happy; lady',
        'something green sat': 'river, morning: L+F cheer; frog, stone',
        'grow pumpkins': 'garden: L look happy; pumpkin, barrel',
      },
    },
    {
      id: 'bring-your-own-cup',
      titles: ['A Cup of Your Own', '{L} and the Thousand Cups', 'The Day the Bin Stayed Empty'],
      goal: 'keep the beach clean',
      trouble: 'the paper and plastic cups were blowing into the sea',
      solved: 'there was no more rubbish on the beach',
      object: 'basket',
      opener:
        'On Sundays half the village came to the beach, and at the wooden hut there was lemonade. {L+} liked it best with mint. But on Sunday evenings the beach looked like the inside of a bin.',
      friend:
        '{F+} was walking along the water with a basket and gave {L} one handle. “Cup, lid, straw,” said {F}. “Cup, lid, straw. Each of them was used for a few minutes. The plastic lasts longer than my granny.”',
      problem:
        'They picked up the cups till the basket was full. Then the wind came round the hut, tipped over the bin and rolled a whole row of cups and lids into the water. “The fish will think that it’s food,” said {L}.',
      tries: [
        'They put up a bigger bin. People brought more rubbish for it, and by the evening it was overflowing as well.',
        'They laid a stone in every empty cup, so that it could not roll away. Now the beach was full of cups with stones in them.',
        'They sorted it all: paper here, plastic there. The heaps were very neat. Next Sunday they were just as high.',
      ],
      tip: '“You’re good at picking up,” said {G+}, who ran the hut. “But every Sunday I hand out more than you can carry. The best rubbish is the kind that’s never made. What would you drink from, if I had no more cups?”',
      low: '{L} thought about it all the way home. On a hook in the kitchen hung a blue mug with a chip in it. {L} had drunk from it every morning for years.',
      turn: '{L} screwed a long board to the hut, with hooks, and hung the blue mug on the first one. “Bring a cup of your own!” {L} painted above it. “It can live here.” Whoever forgot theirs could borrow one, and {F} washed up in a big tub.',
      done: 'The next Sunday there were mugs hanging there with dots, with ships and with cats. People drank, rinsed their mugs and hung them up again. In the evening {L} walked along the beach with the basket. There was sand in it, and a shell. The bin was empty.',
      again:
        'When the wind blows, all the mugs on the hut tinkle. People come just to listen, and then they have a lemonade after all.',
      helper: { name: 'Captain Lime', creature: 'seal' },
      setting: { topic: 'the rubbish on the beach', thing: 'the beach', main: 'shore' },
      outcomes: [
        {
          asked: ['make/build/robot/toy/art/statue/instrument/boat'],
          done: 'The next Sunday there were mugs on the hooks with dots, with ships and with cats, and the beach stayed clean. Only the old basket of cups and lids still stood behind the hut. “They last longer than Granny,” said {F}, and found the glue. So {told}.',
        },
        {
          asked: ['clean/beach/sea/ocean/fish/turtle/rubbish/cup/mug/plastic/shell'],
          done: 'The next Sunday there were mugs on the hooks with dots, with ships and with cats. People drank, rinsed, and hung them up again. The wind came round the hut, tried to roll something into the water, and only tinkled. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The next Sunday there were mugs on the hooks with dots, with ships and with cats, and {L’s} with a chip in it on the first. {G} filled every one to the brim, with mint. When the wind made them tinkle, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The next Sunday there were mugs with dots, with ships and with cats. {L} walked along the beach with the basket. There was sand in it, and a shell. {F} took the other handle, and they swung it high. On the clean sand {told}.',
        },
      ],
      art: {
        'with mint. But': 'shore: L hold cup worried; rubbish',
        'Cup, lid, straw': 'shore: F carry basket worried; L look; cup',
        'tipped over the bin': 'shore, wind: L startle worried; F look; many cup, wave',
        'a bigger bin': 'shore: L push dustbin worried; F look; rubbish',
        'in every empty cup': 'shore: L hold stone worried; many cup',
        'paper here, plastic': 'shore: L work worried; F look; heap, cup',
        'at picking up': 'shore: G hold cup; L look G curious',
        'a blue mug with a chip': 'kitchen: L hold blue cup curious',
        'a long board to the hut': 'shore: L hang blue cup brave; F wash happy; plank',
        'mugs hanging there': 'shore: L hold basket happy; people, many cup',
        'all the mugs on the hut': 'shore, wind: L listen happy; many cup',
      },
    },
  ],
};
