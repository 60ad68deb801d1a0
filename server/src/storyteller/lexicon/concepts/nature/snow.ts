import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the snowman. */
export const snow: StorySourceInput = {
  id: 'snow',
  words: ['snow', 'snowman', 'winter', 'sledge/sled', 'snowball', 'first snow', 'play snow'],
  situations: ['make', 'visit'],
  topic: 'the snowman',
  thing: 'the snowman',
  home: 'village',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'snowman-needs',
      titles: ['{L} and the Snowman', 'The Snowman’s Head', 'The First Snow'],
      goal: 'build the biggest snowman',
      trouble: 'the snowman had no head',
      solved: 'the snowman had a head',
      object: 'scarf',
      opener:
        'In the night somebody had turned off all the noise. {L+} ran to the window. Snow! On the roof, on the gate, on every twig. Today they would build a snowman.',
      friend:
        '{F+} was already there with a carrot, two buttons and a scarf. “First comes the tummy,” said {F}. They began to roll.',
      problem:
        'The tummy of the snowman was as high as {L}. The middle bit just went up, with all of them pushing. But then came the head. It was as heavy as a calf, and the snowman was too tall. They could not get it up there.',
      tries: [
        'They threw it up, on three. It came down, on four, and everyone sat in the snow and looked like a snowman.',
        'They built stairs out of snow. On the third step the head rolled off, all the way down the hill, and came to a stop against the church.',
        '“Then the small ball will do as the head,” said {F}. With it the snowman looked as if it had swallowed somebody.',
      ],
      tip: '“Must the head go up to the snowman?” asked {G+}. “Snow is patient. You could take the snowman to the head. Or make the ground a bit higher on one side.”',
      turn: 'The ground! {L} looked at the slope behind the school. “We’ll heap up a ramp,” said {L}, “a long one, not steep at all.” They shovelled, they stamped it smooth, and then they rolled the head up, slowly, round and round, to the very shoulders.',
      done: 'Plop, it sat. Two buttons, one carrot, the scarf twice round. The snowman looked out over all the roofs. And the ramp, it turned out, was the best sledge run for miles.',
      again: 'In March the scarf lay in a puddle. {L} hung it up to dry, for next time.',
      helper: { name: 'Grandpa Ptarmigan', creature: 'penguin' },
      outcomes: [
        {
          asked: ['sledge/sled/slide/ride/race'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. And the ramp, it turned out, was the best sledge run for miles. The snowman stood at the top and gave the start, as far as one could see, and {told}.',
        },
        {
          asked: ['snowman/alive/life/talk/dance/fly/walk/come/hat/nose/carrot'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. {L} climbed down the ramp and looked up. In the evening sun the buttons shone like eyes. Nobody had said anything, but it was very still, and {told}.',
        },
        {
          asked: ['warm/cocoa/chocolate/home/fire/tea/inside'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. The snowman looked out over all the roofs. Of those who had rolled it up nobody could feel a thumb. Behind the window, where they could see it from the stove, {told}.',
        },
        {
          asked: ['snowball/fight/angel/family/friend/snowwoman'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. The snowman looked out over all the roofs, rather lonely, so high up. There was a whole ramp of snow left, stamped and ready, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. “Whoever can see that from home will come,” said {G}. They came from all the roofs that the snowman looked out over, with flasks and lanterns, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Plop, the head sat. Two buttons, one carrot, the scarf twice round. {L} put both arms round it, and they didn’t reach. It took all of them, mitten in mitten, right round that cold tummy, and {told}.',
        },
      ],
      art: {
        'ran to the window': 'bedroom, snow: L look laughing at sky',
        'with a carrot, two': 'snowfield, snow: F hold carrot happy; L push big snowball happy',
        'as heavy as a calf': 'snowfield, snow: L+F push snowball worried; headless-snowman',
        'threw it up, on three': 'snowfield, snow: L fall; F fall; headless-snowman',
        'stairs out of snow': 'snowfield, snow: L startle worried; F run; snowball, step',
        'the small ball will do': 'snowfield, snow: F raise small snowball; L look; headless-snowman',
        'Must the head go': 'snowfield, snow: G say; L look G curious; headless-snowman',
        'looked at the slope': 'snowfield, snow: L point brave; F look; ramp',
        'rolled the head up': 'snowfield, snow: L+F push snowball brave; ramp, headless-snowman',
        'Plop, it sat': 'snowfield, snow: L cheer; F give scarf happy; snowman',
        'In March the scarf': 'garden, day: L hang scarf happy; puddle',
      },
    },
  ],
};
