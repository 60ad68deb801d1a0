import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the snow day. */
export const snowDay: StorySourceInput = {
  id: 'snow-day',
  words: [
    'snow day',
    'snow day no/from school',
    'school closed/shut snow/because',
    'no school',
    'snowed in',
    'school is closed/shut',
    'too much snow',
  ],
  situations: ['visit', 'wants', 'deed', 'absence', 'trait', 'stuck', 'own-wish'],
  happensToLead: true,
  topic: 'the snow day',
  thing: 'the snow',
  main: 'village',
  weather: 'snow',
  plots: [
    {
      id: 'the-path-to-the-door',
      titles: ['Snow Day!', 'No School Today', 'The Longest Path'],
      goal: 'get through the snow to the neighbour’s door',
      trouble: 'the snow was as high as the fence',
      solved: 'there was a path through the snow',
      opener:
        'It was far too quiet. {L+} woke up, and the light on the ceiling was quite white. Outside the cars were gone, and the fence, and the road. “School is closed,” said the radio. Snow day!',
      problem:
        'They made angels, and a slide down the steps. Then {L} looked across the road. At all the houses there was smoke coming out of the chimney. But at old Mrs Finch’s, opposite, there was none. And the snow lay right up to the door handle.',
      tries: [
        '{L} waded straight in. After four steps it was up to {L’s} chest, and {F} had to pull {L} out.',
        'They rolled a big ball, to press the snow flat. It got bigger and bigger, till it got stuck in front of the gate. Now the gate was shut as well.',
        'They shouted across. The snow swallowed it. At the window a curtain moved, but nobody could hear.',
      ],
      tip: '“Don’t lift it all,” said {G+}, leaning on a shovel. “Snow is heavy, and you’ll be tired by the lamp post. Make it no wider than you are. And don’t throw it in front of you. One digs, one carries to the side. And then you swap.”',
      turn: 'So they fetched the dustpan and the sandpit spade. {L} dug, as wide as one {L}, and {F} carried it to the side. At every fence post they swapped. Others came out with spades and began from the other end. At noon they met in the middle and shook hands.',
      done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. They carried the wood in, log by log, along the narrow path between the white walls. Soon smoke came out of the chimney. And it smelled of pancakes for everybody.',
      again:
        'On the next day there was school again. The path stayed till March. It was as wide as one {L}, and everybody used it.',
      helper: { name: 'Mr Flake', creature: 'penguin' },
      outcomes: [
        {
          asked: ['warm/home/fire/chimney/help/safe/neighbour/neighbor/finch/tea/chocolate/cocoa'],
          done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. Log by log they carried the wood in, along the narrow path between the white walls. Soon smoke came out of the chimney, six noses thawed, and {told}.',
        },
        {
          asked: ['snowman/snowball/sledge/sled/snow/slide/angel/igloo'],
          done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. Log by log they carried the wood in, and soon smoke came out of the chimney. The snow from the path lay in two white walls, higher than {L}. With all of that {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. They carried the wood in, log by log, along the narrow path. Soon smoke came out of the chimney. Mrs Finch tied on an apron, for the whole street, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} knocked. “I couldn’t get out to the woodshed,” said Mrs Finch. Log by log they carried the wood in. Soon smoke came out of the chimney. At noon those from the other end knocked the snow off, and by the stove {told}.',
        },
      ],
      art: {
        'School is closed': 'bedroom, snow: L cheer; radio',
        'woke up, and the light': 'bedroom, snow: L look surprised in bed',
        'opposite, there was none': 'village, snow: L look worried; F look; house, snow-heap',
        'waded straight in': 'village, snow: F pull L worried; L fall; snow-heap',
        'ball, to press the snow': 'village, snow: L+F push snowball worried; gate',
        'shouted across': 'village, snow: L+F shout worried; house, window',
        'leaning on a shovel': 'village, snow: G hold shovel; L look G curious',
        'the sandpit spade': 'village, snow: L dig brave; F carry bucket brave',
        'met in the middle': 'village, snow: L dig happy; F wave happy; people, shovel',
        'carried the wood in': 'village, snow: L+F carry log happy; grandmother, door',
        'The path stayed till March': 'village, snow: L walk happy; snow-heap, people',
      },
    },
    {
      id: 'the-sledge-run',
      titles: ['{L} and the Snow Day', 'The Best Sledge Run', 'Tread, Tread, Whoosh!'],
      goal: 'sledge down the hill',
      trouble: 'the sledge sank into the deep snow',
      solved: 'there was a firm, smooth sledge run',
      opener:
        'All night long it had snowed. In the morning the school bus did not come, and then somebody called across the fence, “There’s no school today!” {L+} was in boots and mittens before the porridge was cold.',
      friend:
        '{F+} was already pulling the old wooden sledge out of the shed. “A whole day,” said {F}, “and a whole hill!” Nobody had been up there yet. It looked like a fresh pillow.',
      problem:
        'At the top {L} sat down on the sledge and pushed off. It did not go whoosh. It went “fff”, and sank in up to the seat. The snow was as deep and as soft as feathers, and the sledge stood still in it.',
      tries: [
        '{F} sat down on it as well, to make it heavier. Now it sank in even deeper, and they had to dig out the sledge with their mittens.',
        '{F} pushed from behind, and fell flat. In the snow there was now a very good picture of {F}, but the sledge had not moved.',
        'They tried it on a tea tray. It slid a little way, dug its nose into the snow and tipped {L} out, head first.',
      ],
      tip: '“That isn’t a hill of snow, it’s a hill of air,” said {G+}, and picked up a handful. “Fresh snow is nearly all air. Press it together, and it gets hard. You’ve got feet, so tread the air out of it. And leave a long flat end for stopping.”',
      low: '{L} pressed a handful of snow together. It got quite small, and as hard as wood. Then {L} looked up at the long white hill, and down at two boots.',
      turn: '{L} began at the bottom, far away from the road, and trod sideways up the hill, with small steps, boot beside boot. {F} trod next to it. The children from the other houses saw them and came as well. They all trod up in a long row, and down again.',
      done: 'Now a path as wide as a bed ran down the hill, firm and smooth. {L} sat down on the sledge. Whoosh! It flew past the fir trees and past the bench, and ran out slowly on the flat part. “Again!” called {L}, and by then there was a queue.',
      again:
        'The next day there was school again. When all the other snow had melted, a white stripe still ran down the hill, and it was the last thing in the village to go.',
      helper: { name: 'Mrs Fell', creature: 'reindeer' },
      setting: { thing: 'the sledge', main: 'meadow' },
      outcomes: [
        {
          asked: ['sledge/sled/slide/ride/race/hill/fast/down'],
          done: 'A path as wide as a bed ran down the hill, firm and smooth. {L} sat down on the sledge. Whoosh! Past the fir trees, past the bench, out on to the flat part. “Again!” By then there was a queue, and {told}.',
        },
        {
          asked: ['warm/cocoa/chocolate/home/fire/tea/soup'],
          done: 'A path as wide as a bed ran down the hill. {L} sat down on the sledge. Whoosh! Past the fir trees, past the bench. “Again!” They went down until the lamps came on and the mittens were stiff as boards, and then {told}.',
        },
        {
          asked: ['snowman/snowball/angel/fight/igloo'],
          done: 'A path as wide as a bed ran down the hill. {L} sat down on the sledge. Whoosh! Past the fir trees, past the bench. What they had dug out of the way stood in white heaps at the bottom, just right, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A path as wide as a bed ran down the hill. Whoosh! {L} flew past the fir trees and past the bench. {G} sold nothing and gave everyone something, out of a big kettle, because they had trodden so well. At the bottom {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A path as wide as a bed ran down the hill. Whoosh! {L} flew past the fir trees and past the bench, {F} behind, then all the rest, one long worm with a dozen hats. It tipped over in the deep snow, and {told}.',
        },
      ],
      art: {
        'in boots and mittens': 'meadow, snow: L cheer wearing boot; fence',
        'out of the shed': 'meadow, snow: F pull sledge happy; L look; shed',
        'go whoosh': 'meadow, snow: L sit surprised on sledge; F look; snow-heap',
        'to make it heavier': 'meadow, snow: L+F sit worried on sledge; snow-heap',
        'fell flat': 'meadow, snow: F fall; L startle; sledge',
        'on a tea tray': 'meadow, snow: L fall; F laugh; tray',
        'picked up a handful': 'meadow, snow: G hold snowball; L look G curious',
        'up at the long white hill': 'meadow, snow: L hold snowball curious; F look',
        'trod sideways': 'meadow, snow: L walk brave; F walk brave; footprints, children',
        'Whoosh! It flew': 'meadow, snow: L ride laughing on sledge; F ride laughing on sledge',
        'a white stripe': 'meadow, day: L look happy; snow-heap, sledge',
      },
    },
  ],
};
