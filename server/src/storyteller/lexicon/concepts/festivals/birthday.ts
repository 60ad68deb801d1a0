import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the birthday. */
export const birthday: StorySourceInput = {
  id: 'birthday',
  words: [
    'birthday',
    'birthday party',
    'birthday cake',
    'birthday present',
    'birthday surprise',
    'rained on birthday/party',
    'rain on my birthday',
    'nobody/no-one came to birthday/party',
    'nobody/no-one came to my birthday/party',
  ],
  situations: ['wants'],
  topic: 'the birthday',
  thing: 'the birthday cake',
  main: 'garden',
  plots: [
    {
      id: 'nobody-remembered',
      titles: ['The Quietest Birthday', 'Has Everyone Forgotten?', '{L}’s Birthday Surprise'],
      goal: 'find somebody who remembered the birthday',
      trouble: 'nobody seemed to remember the birthday',
      solved: 'the birthday party had begun',
      opener:
        '{L+} woke up and knew at once: today is my birthday! {L} ran to the door to see who was coming with a cake. There was nobody there.',
      problem:
        'The postman brought no card. The baker said “Good morning” and nothing else. Had everybody forgotten that it was {L’s} birthday?',
      tries: [
        '{L} walked down the street very slowly, humming “Happy birthday to me”. Curtains moved. But nobody came out.',
        '“Is today a special day?” {L} asked. “It’s Tuesday,” said everyone, and hurried on with something behind their backs.',
        '{L} put up a note: “Birthday here, please ring.” The bell stayed quiet. Somewhere, someone giggled.',
      ],
      tip: '“When everybody hides something at the same time,” said {G+} with a wink, “I wouldn’t be sad yet. I would follow the smell of cake.”',
      turn: '{L} sniffed. There it was: chocolate, and a little smoke, as from candles! The smell went round the house, through the hedge and into the garden behind the wash on the line.',
      done: '“Surprise!” They were all there, with paper hats, and in the middle stood the cake with exactly the right number of candles. Nobody had forgotten {L}. They had just been bad at keeping secrets.',
      again:
        '“Did you really think that we’d forget?” asked {F}. “Only until the cake,” said {L} with a full mouth.',
      outcomes: [
        {
          asked: ['present/gift/bike/puppy/wish/candle/kitten/cake/balloon/get'],
          done: '“Surprise!” They were all there, with paper hats, and in the middle stood the cake with exactly the right number of candles. {L} took a deep breath and blew. “Now the other one,” said {G} with a wink, and held back the wash on the line, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['party', 'plays', 'eats', 'shares', 'makes', 'claps', 'team'],
          done: '“Surprise!” They were all there, behind the wash on the line, with paper hats, and in the middle stood the cake with exactly the right number of candles. {G} gave the sign with a wooden spoon, and {told}, until the hats were crooked.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'home', 'sleep'],
          done: '“Surprise!” They were all there, behind the wash on the line, and in the middle stood the cake. Nobody had forgotten {L}. They had just been bad at keeping secrets. “It’s Tuesday,” said {L}. “It’s birthday!” they shouted, and {told}.',
        },
      ],
      helper: { name: 'Mr Button', creature: 'mole' },
    },
    {
      id: 'cake-for-friend',
      titles: ['A Cake with a Dent', 'The Birthday Cake That Sank', 'Seven Candles and a Hole'],
      goal: 'bake a birthday cake that does not sink',
      trouble: 'the birthday cake had sunk in the middle',
      solved: 'the birthday cake was on the table',
      opener:
        'There was a birthday in the house, and a birthday needs a cake. {L+} put on the big apron. “I’ll do it all by myself,” said {L}. “It’ll be as high as a hat.”',
      problem:
        'The cake went into the oven as round as the moon. It came out flat at the edge, with a hole in the middle as deep as a soup bowl.',
      tries: [
        'They turned it upside down. Now it was a hill. The candles slid down it, one after another.',
        'They baked a second one and looked into the oven every minute to see it grow. Each time they looked, it sank a bit more.',
        '{F} blew into the hole with a straw. The cake gave a small sigh, and came out at the side.',
      ],
      tip: '“A cake with a hole isn’t spoiled,” said {G+}. “It’s a bowl that you can eat. What would you like to find in the middle of a cake?”',
      turn: '“Strawberries!” said {L}. “And cream. And a secret.” They filled the hole to the brim, put a lid of chocolate on top, and smoothed it with a spoon.',
      done: 'With all its candles alight it was the finest birthday cake in the street. And when they cut it, a whole garden of strawberries rolled out. Everyone shouted.',
      again:
        'Since then everyone wants a cake with a hole in it for their birthday. {L} has to open the oven door too soon, on purpose.',
      outcomes: [
        {
          asked: ['present/gift/bike/puppy/wish/candle/kitten/balloon/get'],
          done: 'With all its candles alight it was the finest birthday cake in the street. They cut it, and a whole garden of strawberries rolled out. At the very bottom was the secret, wrapped in gold paper. It was for {L}, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['eats', 'party', 'shares', 'plays', 'makes', 'claps', 'team'],
          done: 'With all its candles alight it was the finest birthday cake in the street. And when they cut it, a whole garden of strawberries rolled out, and nobody could say any more where the hole had been. So {told}, down to the last crumb of the lid.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'home', 'sleep'],
          done: 'With all its candles alight it was the finest birthday cake in the street. They cut it, and a whole garden of strawberries rolled out. There was cream on every nose. “It sank on purpose,” said {L} to anyone who asked, and {told}.',
        },
      ],
      object: 'cake',
      helper: { name: 'Mrs Crumb', creature: 'badger' },
    },
    {
      id: 'no-one-came',
      titles: ['{L} and the Birthday', 'The Wrong Saturday', 'One Candle More'],
      goal: 'have a real birthday',
      trouble: 'nobody had come to the birthday',
      solved: 'every guest had come to the birthday',
      object: 'cake',
      opener:
        'There was one candle more than last year. {L+} had laid the table in the garden: paper cups, streamers, and a place for every guest. Today was the birthday!',
      friend:
        'The first to come was {F+}, very early, with a cake on a wobbly plate. “I baked it myself,” said {F}. “It’s meant to lean.”',
      problem:
        'Then they waited for the others. Three o’clock. Half past three. The streamers hung, the cake leaned, and the chairs stayed empty. What is a birthday without guests?',
      tries: [
        'They blew all the party trumpets at once, so that everyone could hear where the birthday was. A flock of starlings came, and stole the raisins.',
        'They put teddies and cushions on the chairs instead of guests. They sat nicely. But they did not sing.',
        '{L} went to the gate and looked up and down the street, nine times. There was nobody, not even by the ninth.',
      ],
      tip: '“For you,” said {G+}, the postman, and took a whole bundle out of the bag. “All these came back. Somebody has forgotten the house number.” They were the birthday invitations!',
      turn: '“Nobody knew where to go!” cried {L}. They ran, each with half of the bundle, from door to door through the whole town. “It’s today! It’s now! Bring nothing, just come!”',
      done: 'And they came, out of breath, some in slippers, all of them. They sang so loudly that the cake stood up straight for a moment. {L} drew a deep breath and blew out every candle.',
      again:
        'On the calendar the next birthday has a ring round it already, and beside it, very big, the number of the house.',
      outcomes: [
        {
          asked: ['present/gift/bike/puppy/wish/candle/kitten/balloon/get'],
          done: 'And they came, out of breath, some in slippers, all of them. “Bring nothing,” {L} had called, and nobody had kept to it. {L} drew a deep breath and blew out every candle. The cake leaned over a little further, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['party', 'plays', 'eats', 'shares', 'makes', 'claps', 'team'],
          done: 'And they came, out of breath, some in slippers, all of them. They sang so loudly that the cake stood up straight for a moment. Every chair was taken, and {G} sat down on the bag with the letters. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'home', 'sleep'],
          done: 'And they came, out of breath, some in slippers, all of them. They sang so loudly that the cake stood up straight for a moment. “I thought nobody wanted to,” said {L}. “We thought so, too!” they all said, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Stamp',
        creature: 'pelican',
      },
      setting: {
        topic: 'the birthday',
        thing: 'the birthday table',
        main: 'garden',
      },
    },
  ],
};
