import type { StorySourceInput } from '../../story-source.ts';

/** Stories about looking after one’s things. */
export const lookingAfterYourThings: StorySourceInput = {
  id: 'looking-after-your-things',
  words: [
    'look/looking after things',
    'look/looking after your/my/our thing/things',
    'look/looking after toys',
    'take/taking care of things',
    'take/taking care of your/my things',
    'care/caring for toys',
    'careless',
    'always losing things',
    'loses everything',
    'lose/loses/losing everything',
    'respecting property',
    'put/putting things back',
  ],
  situations: ['learn', 'value', 'lost', 'forgets', 'trait', 'deed', 'cannot'],
  topic: 'looking after one’s things',
  thing: 'the wooden cart',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-cart-in-the-rain',
      titles: ['The Cart in the Rain', '{L} Takes Care of It', 'A Roof and a Drop of Oil'],
      goal: 'make the old cart roll again',
      trouble: 'the cart had stood out in the rain for weeks',
      solved: 'the cart was rolling again',
      opener:
        '{L+} had a wooden cart with red wheels. It had been the best thing in the world, on the first day. Since then it had stood behind the shed, for that was where {L} had got out.',
      friend:
        '“Come on, let’s carry stones with it,” said {F+}. They pulled at the shaft. There was a squeal, and a wheel lay in the grass.',
      problem:
        'The red had come off in flakes. Where there had been a nail there was rust. In the cart was a puddle with a leaf in it. “It’s broken,” said {L}. “It wasn’t me! I didn’t do anything.” That was just it.',
      tries: [
        '{L} asked for a new one. “And where would that one stand?” was the answer. “Behind the shed?”',
        '{F} pushed the wheel back on and held it. It rolled as long as {F} crawled along beside it.',
        '{L} painted over the dirt. It looked nice as long as it was wet. Then it fell off, together with the dirt.',
      ],
      tip: '“Things don’t break only when you drop them,” said {G+}. “They also break when nobody’s there. Clean first, dry next, then mend. And after that a drop of oil and a roof, every evening. It takes a minute.”',
      low: 'A snail looked out from under the axle. At least there was one who had been glad of that cart.',
      turn: '{L} carried the snail to the hedge and the puddle to the beans. Then {L} brushed off the rust and rubbed the wood with a dry cloth, until it was warm. They put in a new nail. A drop of oil went on each wheel.',
      done: '{L} pulled. There was no squeal, only a soft rumble. They fetched stones, and then {F}, and then the cat. In the evening {L} did not leave it where the game had ended. {L} pushed it into the shed and shut the door.',
      again:
        'At night it rained. {L} lay in bed, heard it drumming on the roof of the shed, and turned over contentedly.',
      helper: {
        name: 'Cartwright Hob',
        creature: 'badger',
      },
      outcomes: [
        {
          asked: ['cart/toy/ride/roll/play/race/pull'],
          kinds: ['plays'],
          done: '{L} pulled. There was no squeal, only a soft rumble. The rust was off, the nail was new, and a drop of oil shone on each red wheel. They fetched stones, and the cat, and then the long hill, and {told}.',
        },
        {
          asked: ['careful/look/care/tidy/mum/dad/proud/happy/paint/learn/new'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'There was no squeal, only a soft rumble. In the evening {L} did not leave the cart where the game had ended. The shed had a place for it, with a roof and a dry cloth on a nail. Somebody saw that from the window, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'party',
            'eats',
            'shares',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} pulled, and the wheels rumbled softly. They fetched stones, and then {F} sat in it, and then the cat did not want to get out. Up the path they went, to the house, like a king with two horses, and {told}.',
        },
      ],
      art: {
        'cart with red wheels': 'garden: L look happy; wheelbarrow, red wheel, shed',
        'pulled at the shaft': 'garden: L pull wheelbarrow; F look surprised; red wheel',
        'come off in flakes': 'garden: L look worried; wheelbarrow, puddle, leaf',
        'asked for a new one': 'kitchen: L reach-up worried; mother, shed',
        'crawled along beside': 'garden: F crawl red wheel; L push wheelbarrow; wheelbarrow',
        'painted over the dirt': 'garden: L offer paintbrush worried; wheelbarrow, paint-pot, mud',
        'Clean first, dry next': 'garden: G speak calm; L listen ashamed; wheelbarrow',
        'from under the axle': 'garden: L crouch sad; snail, wheelbarrow',
        'brushed off the rust': 'workshop: L wipe happy; F hammer happy; wheelbarrow, wheel',
        'only a soft rumble': 'garden: L pull happy; F ride laughing in wheelbarrow; cat, shed',
        'At night it rained': 'bedroom, night, rain: L lie happy in bed; shed',
      },
    },
  ],
};
