import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the wobbly tooth. */
export const looseTooth: StorySourceInput = {
  id: 'loose-tooth',
  words: [
    'lose/losing/loose/wobbly/wiggly/first/missing tooth',
    'front tooth',
    'lose/losing front tooth',
    'tooth fall/falls/falling out',
    'wobbly teeth',
  ],
  situations: ['lost', 'wants', 'afraid', 'trait', 'deed', 'ability', 'question'],
  topic: 'the wobbly tooth',
  thing: 'the wobbly tooth',
  main: 'cottage',
  plots: [
    {
      id: 'will-not-fall',
      titles: ['{L’s} Wobbly Tooth', 'Wobble, Wobble', 'The Tooth That Took Its Time'],
      goal: 'get the wobbly tooth out',
      trouble: 'the tooth wobbled and would not come out',
      solved: 'the wobbly tooth was out',
      opener:
        'It began at breakfast, with the toast. Something in {L+}’s mouth went click. {L} pushed with {L.their} tongue: to, fro, to, fro. “My tooth!” cried {L}. “It wobbles!”',
      problem:
        'Everyone came to see it wobble. But days went by, and it wobbled and wobbled, and did not come out. {L} could eat nothing but soup, and say nothing with an S.',
      tries: [
        '{L} bit into the hardest apple of all. The apple had a hole afterwards. The tooth was still there, and looked pleased.',
        'They tied a thread to the tooth, and the thread to the door. Then nobody dared to shut the door, all day long.',
        '{F} told a joke, so that the tooth would be laughed out. They laughed until they hiccuped. It wobbled in time.',
      ],
      tip: '“A tooth is like a pear,” said {G+}. “It falls when it’s ripe, and a new one is pushing from below. Don’t pull. Just wobble it a little every evening, and go to sleep.”',
      turn: 'So {L} stopped pulling. To and fro, gently, ten times every evening. And one morning, in the middle of a yawn, it felt quite different in there.',
      done: 'On the pillow lay the tooth, no bigger than a grain of rice! And in {L’s} mouth was a gap, just right for whistling. “It came out all by itself!” whistled {L}.',
      again:
        'In the night the tooth lay under the pillow in a matchbox. In the morning there was a shiny coin, and a very small note: “A beauty.”',
      outcomes: [
        {
          asked: ['fairy/coin/money/pillow/pound/gold'],
          done: 'On the pillow lay the tooth, no bigger than a grain of rice! {L} washed it and put it in a matchbox, and the matchbox under the pillow, on the side of the window. That night it got very light in weight. For {told}.',
          again:
            'In {L’s} mouth there’s a gap, just right for whistling. And in the gap something new is pushing from below.',
        },
        {
          asked: ['tooth/it fall/come/out/grow/new/wobble/apple'],
          done: 'To and fro, ten times every evening: that was all that {L} did. Then came a morning with a big yawn in it, and {told}. On the pillow it lay, no bigger than a grain of rice, and {L} whistled through the gap.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['eats', 'party', 'plays', 'shares', 'makes'],
          done: 'On the pillow lay the tooth, no bigger than a grain of rice! “It came out all by itself!” whistled {L}. For a week there had been nothing but soup. {G} put the hard things on the table, everything that crunches, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'On the pillow lay the tooth, no bigger than a grain of rice! “It came out all by itself!” whistled {L} through the gap. The whole house had watched it wobble, and the whole house came to see it lie still. Then {told}.',
        },
      ],
      helper: { name: 'Granny Gap', creature: 'walrus' },
      art: {
        'began at breakfast': 'kitchen, morning: L eat toast surprised at table',
        'It wobbles': 'kitchen: L point surprised; tooth, toast',
        'came to see it wobble': 'kitchen: L hold bowl worried; people, spoon',
        'the hardest apple': 'garden: L eat apple brave; tree',
        'a thread to the tooth': 'hallway: L stand worried; F tie worried; door, string',
        'told a joke': 'living-room: L laugh; F tell laughing',
        'like a pear': 'garden: G hold pear calm; L listen curious; tree',
        'stopped pulling': 'bedroom, evening: L touch calm in bed; tooth',
        'the middle of a yawn': 'bedroom, morning: L yawn; bed',
        'no bigger than a grain': 'bedroom, morning: L raise tooth proud; bed',
        'a shiny coin': 'bedroom, morning: L hold coin happy in bed; note',
      },
    },
    {
      id: 'wobble',
      titles: ['{L} and the Wobbly Tooth', 'Wobble, Wobble', 'A Gap in the Smile'],
      goal: 'get the wobbly tooth out',
      trouble: 'the tooth wobbled and would not come out',
      solved: 'the tooth was out',
      opener:
        'It happened over breakfast. {L+} bit into the toast, and something moved that had never moved before. “My tooth!” said {L}. “It wobbles!”',
      problem:
        'It wobbled to the left and it wobbled to the right, but it did not come out. {L} could not bite an apple and could not whistle. The tooth hung on like the last leaf on a tree.',
      tries: [
        'They tied a thread to the tooth and to the door handle. {F} shut the door, very gently. The thread slipped off, and the door handle fell off instead.',
        '{L} bit into the hardest thing in the house, an old ginger biscuit. The biscuit won.',
        '{L} pushed it with {L.their} tongue, a hundred times. It said click, and it stayed.',
      ],
      tip: '“A tooth goes when it’s ready,” said {G+}. “You can’t hurry it, but you can forget it. Mine fell out when I was laughing, in the middle of a word.”',
      turn: '“Then we’ll forget it,” said {L}. They rolled down the hill and told each other the silliest words they knew. “Wibble-wobble-pudding!” shouted {F}, and {L} laughed with a wide open mouth.',
      done: 'Something flew out in a high curve and landed on a daisy: the tooth, small and white as a grain of rice. {L’s} smile had a gap in it, and the wind blew in.',
      again:
        'That night the tooth lay under the pillow, in a matchbox. In the morning there was a shiny coin, and in the gap you could feel the tip of something new.',
      outcomes: [
        {
          asked: ['fairy/coin/money/pillow/pound/gold'],
          done: 'Something flew out in a high curve and landed on a daisy: the tooth! {L} carried it home in a matchbox, with the daisy for a blanket, and put it under the pillow. And in the night, when the daisy had shut, {told}.',
          again: 'In the gap you can feel the tip of something new. And the daisy lives in a glass.',
        },
        {
          asked: ['tooth/it fall/come/out/grow/new/wobble/apple'],
          done: '{L} laughed with a wide open mouth, right in the middle of “pudding”. So {told}. It flew in a high curve and landed on a daisy, small and white as a grain of rice, and the wind blew into {L’s} smile.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['eats', 'party', 'plays', 'shares', 'makes'],
          done: 'Something flew out in a high curve and landed on a daisy: the tooth, small and white! The wind blew into {L’s} smile. “Now the apple,” said {L}, “and the ginger biscuit. We’ll see who wins this time.” So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'Something flew out in a high curve and landed on a daisy: the tooth! {L’s} smile had a gap in it, and when {L} wanted to say “pudding” once more, only wind came out. {F} rolled on down the hill, and {told}.',
        },
      ],
      helper: {
        name: 'Grandpa Beaver',
        creature: 'beaver',
      },
      setting: {
        topic: 'the wobbly tooth',
        thing: 'the wobbly tooth',
        main: 'garden',
      },
      art: {
        'happened over breakfast': 'kitchen, morning: L eat toast surprised at table',
        'something moved that had': 'kitchen, morning: L point surprised; toast',
        'like the last leaf': 'garden: L hold apple worried; tree',
        'to the door handle': 'hallway: L stand worried; F pull string; door',
        'an old ginger biscuit': 'kitchen: L eat biscuit worried',
        'said click': 'garden: L touch sad',
        'when it’s ready': 'garden: G laugh; L think tooth curious',
        'rolled down the hill': 'garden: L lie-back happy; F lie-back happy',
        'Wibble-wobble-pudding': 'garden: F shout laughing; L laugh',
        'landed on a daisy': 'garden: L cheer; F point surprised; tooth on flower',
        'a shiny coin': 'bedroom, morning: L hold coin happy in bed',
      },
    },
    {
      id: 'where-is-the-tooth',
      titles: ['Where Is {L’s} Tooth?', 'The Tooth That Went Missing', 'The Whistling S'],
      goal: 'find the tooth that had fallen out',
      trouble: 'the tooth had gone missing',
      solved: 'the missing tooth had been found',
      opener:
        'For days the tooth had wobbled, to and fro, to and fro. “It could fall out at any moment,” said {L+}, and packed a picnic. The wobbly tooth came along, of course.',
      friend:
        '{F+} brought the biggest apples from the tree. They sang, and ate, and asked each other riddles, until there was nothing in the basket but apple cores.',
      problem:
        'Then {F} stared at {L}. “There’s a gap!” {L} felt with {L.their~the} tongue. It was true. The tooth had fallen out and had not said a word, and it was nowhere to be seen.',
      tries: [
        'They crawled through the grass with their noses close to the ground. They found a white pebble, a snail shell and a daisy. They did not find a tooth.',
        'They shook out the blanket, very gently. Crumbs rained down, and one surprised beetle. There was no tooth on it anywhere.',
        '{L} looked in every pocket, and {F} looked in the lemonade jug. They found half a biscuit and a slice of lemon.',
      ],
      tip: '“You’re asking where it is,” said {G+}. “First ask when it went. A mouth with a gap sounds different. Say something with an S in it, and listen.”',
      low: '“Sausages,” said {L}. It whistled in the gap like a small kettle, and both of them had to laugh. “You didn’t whistle when we were singing,” said {F}. “But you did at the riddles.”',
      turn: '“So it fell out in between,” said {L}, and thought back, bit by bit. After the singing and before the riddles, what had there been? “My apple!” {L} took the core out of the basket and turned it round, very slowly.',
      done: 'Something small and white was sticking in the apple core: the tooth! It had stayed behind at the last big bite. “I’ve found it!” whistled {L}, and the gap was just right for a tune.',
      again:
        'That night the tooth lay under the pillow, in a walnut shell. In the morning there was a shiny coin, and {L} whistled all through breakfast.',
      outcomes: [
        {
          asked: ['fairy/coin/money/pillow/pound/gold'],
          done: 'Something small and white was sticking in the apple core: the tooth! {L} took it home in a walnut shell, with the lid shut this time, and put it under the pillow. It did not get lost again. That night {told}.',
          again:
            '{L} whistled all through breakfast. And nobody in this house eats an apple now without looking at it first.',
        },
        {
          asked: ['tooth/it find/come/out/grow/new'],
          done: '{L} turned the core round, very slowly. There was the last big bite, and in it something small and white. So {told}. “I’ve got you!” whistled {L}, and the gap was just right for a tune.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['eats', 'party', 'plays', 'shares', 'makes'],
          done: 'Something small and white was sticking in the apple core: the tooth! It had stayed behind at the last big bite. “I’ve found it!” whistled {L}. A picnic with such an ending needs a second helping, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'Something small and white was sticking in the apple core: the tooth! “I’ve found it!” whistled {L}, and tried it once more: “Sausages.” It sounded like a kettle at a wedding, and {told}.',
        },
      ],
      helper: { name: 'Auntie Nibble', creature: 'squirrel' },
      setting: { topic: 'the wobbly tooth', thing: 'the missing tooth', main: 'meadow' },
      art: {
        'packed a picnic': 'kitchen: L hold basket happy; sandwich',
        'the biggest apples': 'meadow: L eat apple happy; F eat apple happy; picnic-blanket, basket',
        'There’s a gap': 'meadow: L touch surprised; F point surprised; picnic-blanket',
        'crawled through the grass': 'meadow: L+F crawl worried; pebble, snail',
        'shook out the blanket': 'meadow: L+F raise blanket worried; beetle, crumbs',
        'in every pocket': 'meadow: L search worried; F peek jug worried',
        'when it went': 'meadow: G speak calm; L listen curious; F listen',
        'whistled in the gap like': 'meadow: L+F laugh; sausage, kettle',
        'thought back, bit by bit': 'meadow: L think apple curious; F look',
        'small and white': 'meadow: L raise apple proud; F cheer; tooth',
        'in a walnut shell': 'bedroom, morning: L hold coin happy in bed',
      },
    },
  ],
};
