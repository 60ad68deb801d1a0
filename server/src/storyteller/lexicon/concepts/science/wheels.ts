import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wheels and things that go round. */
export const wheels: StorySourceInput = {
  id: 'wheels',
  words: [
    'wheel',
    'wheels',
    'wheels that turn',
    'things that go round',
    'things that go round and round',
    'things that roll',
    'round and round',
    'wheels and axles',
    'wheel and axle',
    'how wheels work',
    'invent/inventing the wheel',
    'wheels go round',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'wheels',
  thing: 'the cart',
  home: 'garden',
  main: 'workshop',
  plots: [
    {
      id: 'a-cart-that-rolls',
      titles: ['Round and Round', '{L} Needs Wheels', 'The Cart That Would Not Roll'],
      goal: 'make the cart roll',
      trouble: 'the cart had no wheels',
      solved: 'the wheels of the cart went round and round',
      opener:
        'In the shed {L+} had found a wooden box. “That’s going to be a cart!” said {L}. All the apples would go into it, and then downhill to the cider press. It was a fine cart. There was just something missing underneath.',
      friend:
        '{F+} pulled in front and {L} pushed behind. Scrape, scrape. The cart moved as far as the gate, and left a groove like a plough.',
      problem:
        '“It needs something that goes round,” said {L}. They knew plenty of things that do: the roundabout, the moon, the hands of the clock. But what could go round under a cart?',
      tries: [
        'They nailed on four square tiles. Bump, went the cart, bump, bump. All the apples jumped out at the corners.',
        'They took two big round lids and two small ones. The cart rolled! It rolled in a circle, all the way round the well, and back to the shed.',
        'They nailed four round lids on tight, with three nails each. The lids were round, but they did not turn. Scrape, it went again.',
      ],
      tip: '“Round is right,” said {G+}. “And four the same, that’s right too. But a wheel has to turn round something. Where does it stay quite still, when everything else goes round?”',
      turn: '{L} spun a lid on the floor, and watched it. The rim whirled, but the middle stood still. “In the middle!” cried {L}. {L} made a hole in the middle of each lid, put a broomstick through two of them, and another through the other two.',
      done: 'This time the lids turned. {F} gave the cart one push with one finger. Round and round went the wheels, out of the gate and down the lane, and not one apple jumped out. “Wait for us!” called {L}, and they ran after it.',
      again:
        'Now {L} sees them everywhere: wheels on the pram, wheels on the bus, little wheels on the tea trolley. They all have the still place in the middle.',
      helper: { name: 'Mr Spoke', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['cart/roll/ride/apple/wheel/race/fast/car/drive/hill/down'],
          done: 'This time the lids turned, round the still place in the middle. {F} gave the cart one push with one finger. Out of the gate it went, and not one apple jumped out. “Wait for us!” called {L}, and down the lane {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'This time the lids turned. {F} gave the cart one push with one finger, and they ran after it, to the yard with the press. Not one apple had jumped out, so every mug was full, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'This time the lids turned. {F} gave the cart one push with one finger, and it was off, out of the gate, without them. “Wait for us!” called {L}. At the press it waited. Out of breath, on their own wheels, {told}.',
        },
      ],
      art: {
        'found a wooden box': 'workshop: L look happy; box',
        'apples would go into it': 'workshop: L hold apple happy; box, apple',
        'Scrape, scrape': 'garden: F pull rope worried; L push box worried; apple, gate',
        'something that goes round': 'garden: L think moon worried; F look; roundabout, clock',
        'four square tiles': 'garden: L startle worried; F fall; apple, box',
        'in a circle, all': 'garden: L+F run worried; box, well',
        'four round lids on tight': 'workshop: L hammer worried; F look; wheel',
        'Round is right': 'workshop: G say; L look G curious; wheel',
        'on the floor, and watched': 'workshop: L kneel curious; wheel',
        'put a broomstick through': 'workshop: L hold broom happy; F hold wheel happy; box',
        'out of the gate and down': 'village: L+F run laughing; wheelbarrow, apple',
        'on the tea trolley': 'village: L point happy; bus, pram, wheel',
      },
    },
  ],
};
