import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Nowruz. */
export const nowruz: StorySourceInput = {
  id: 'nowruz',
  words: [
    'nowruz',
    'norooz',
    'navroz',
    'persian new year',
    'iranian new year',
    'haft sin',
    'haft-seen',
    'haft seen',
  ],
  situations: ['wants', 'lost', 'make', 'learn'],
  topic: 'Nowruz',
  thing: 'the table with the seven things',
  home: 'city',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-goldfish-and-the-seven',
      titles: ['{L} and the Seven Things', 'The Table for Nowruz', 'Six and One More'],
      goal: 'lay the table for Nowruz',
      trouble: 'one of the seven things was missing',
      solved: 'all seven things stood on the table',
      opener:
        'In a few hours it would be spring, and then it was Nowruz, the new year. {L+} was laying the table: seven things that begin with S in Persian, each for a good wish. Garlic, apple, vinegar, sumac, dried fruit, sweet pudding.',
      friend:
        '{F+} counted them. “Six,” said {F}. “What’s the seventh?” It was the sabzeh, the green sprouts that mean new life. {L} had sown them two weeks ago, on a plate.',
      problem:
        '{L} fetched the plate. There were a few brown seeds on it, and not one green tip. It had stood in a dark corner, and it was bone dry. Without the sprouts there was no spring on the table.',
      tries: [
        '{L} cut green paper into thin strips. They looked like grass, and they rustled. But paper does not grow.',
        '{F} pulled up a clump of grass in the yard. There was a snail in it, and mud on the tablecloth.',
      ],
      tip: '“Spring doesn’t only grow on a plate,” said {G+} from upstairs. “It’s on your own street. Ask at every door. Somebody always sows too much, and at Nowruz we visit the neighbours anyway.”',
      low: 'The clock on the wall ticked. Everyone else was putting on new clothes.',
      turn: '{L} rang at the first door. “Happy Nowruz! Have you got a bit of sabzeh to spare?” There were hugs, and a biscuit, and no sprouts. At the fourth door old Mrs Sohrabi held up two plates. “One’s for you.”',
      done: '{L} tied a red ribbon round the thick green sprouts and set them on the table. Seven! At that moment the new year came. “Happy Nowruz!” they all called, and kissed each other, and the goldfish turned in its bowl.',
      again:
        'On the thirteenth day they had a picnic by the stream and let the sprouts float away, as you do. {L} had tied a wish into them.',
      outcomes: [
        {
          asked: ['spring/flower/fish/goldfish/wish/year/sprout/sabzeh/jump/fire'],
          done: '{L} tied a red ribbon round the thick green sprouts and set them on the table. Seven! At that moment the new year came. The goldfish turned in its bowl, as it should, and outside somebody opened a window. Spring was out there, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: '{L} set the green sprouts on the table. Seven! At that moment the new year came. “Happy Nowruz!” they all called. Then the doorbell rang: it was everyone whose bell {L} had rung before, with old Mrs Sohrabi in front. So {told}.',
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
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: '{L} tied a red ribbon round the thick green sprouts and set them on the table. Seven! At that moment the new year came, and the goldfish turned in its bowl. “Happy Nowruz!” they all called, and {told}.',
        },
      ],
      object: 'bowl',
      helper: { name: 'Uncle Bahram', creature: 'stork' },
      art: {
        'was laying the table: seven': 'living-room: L carry apple happy; table, fish-tank',
        'counted them': 'living-room: F point; L think worried; apple, onion',
        'a few brown seeds': 'living-room: L hold plate sad; F look sad; table',
        'cut green paper': 'living-room: L cut; F point worried; grass',
        'pulled up a clump': 'living-room: F hold grass ashamed; L look worried; snail, mud',
        'Spring doesn’t only grow': 'hallway: G say; L think grass curious; F look G; door',
        'was putting on new clothes': 'living-room: L slump sad; F look worried; clock, shirt',
        'There were hugs, and': 'hallway: L ring bell brave; F hold biscuit; door, lady',
        'held up two plates': 'hallway: L look surprised; F cheer; grandmother, two grass',
        'tied a red ribbon': 'living-room: L tie red ribbon proud; F cheer; grass, fish-tank, apple',
        'float away, as you do': 'river: L wave happy; F wave; grass, wave',
      },
    },
  ],
};
