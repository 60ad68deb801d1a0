import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being very, very angry. */
export const anger: StorySourceInput = {
  id: 'anger',
  words: [
    'angry',
    'anger',
    'tantrum',
    'temper tantrum',
    'throw/throwing tantrum',
    'feel/feeling volcano',
    'temper',

    'get/getting angry/mad/cross/furious',
    'feel angry',
    'feel mad',
    'feel cross',
    'feeling angry',
    'feeling mad',
    'feeling cross',
    'furious',
    'rage',

    'grumpy',
    'bad mood',

    'hit/hitting',
  ],
  situations: ['learn', 'trait', 'cannot', 'wants', 'question'],
  topic: 'being very, very angry',
  thing: 'the anger',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'volcano-in-tummy',
      titles: ['The Volcano in {L’s} Tummy', 'So Angry!', '{L} Lets Off Steam'],
      goal: 'let the anger out without breaking anything',
      trouble: 'the anger was hot and wanted to burst',
      solved: 'the anger had gone out like the tide',
      opener:
        'It began with a tower. {L+} had built it, all morning, up to the last red block. Then somebody opened the door too fast, and the tower was on the floor.',
      problem:
        'Something hot came up inside {L}, from the feet to the ears, like a volcano. {L} stamped and roared and threw a block. It flew straight through the window.',
      tries: [
        '{L} swallowed the anger down. It stayed down until supper, and then came out at a spoon.',
        '{L} shut both fists and did not breathe. That way you only go red, and the anger gets bigger.',
        '“Just don’t be angry,” said {F}. That was the worst thing that anybody could have said.',
      ],
      tip: '“Anger isn’t bad,” said {G+}. “It’s strong, that’s all. Strong things need a job. Take it outside, where there’s nothing to break, and ask it what it’s really about.”',
      turn: '{L} ran to the top of the hill, as fast as the anger wanted to. There {L} roared into the wind, once, twice. Then {L} breathed in through the nose, and out like a dragon, long and slow.',
      done: 'And the heat went out with it, a bit more each time, until there was only something small and wet underneath. “It was my tower,” said {L}. “I’d worked so hard on it.” {F} understood that at once.',
      again:
        'They built it up again with four hands. The window was mended, too, and {L} held the putty. And there’s a path up the hill now, worn by running.',
      helper: { name: 'Ember', creature: 'dragon' },
    },
    {
      id: 'volcano',
      titles: ['{L} and the Volcano Inside', 'So Angry!', 'When {L} Was Cross'],
      goal: 'know what to do with so much anger',
      trouble: 'the anger was still boiling inside',
      solved: 'the anger had gone off without hurting anyone',
      opener:
        'It began with a sock. It was on the wrong way round, and then it was off, and then it flew across the room. {L+} was angry, red-hot angry, from the toes up.',
      problem:
        'The anger rumbled in {L’s} tummy like a volcano. It made {L} stamp and shout, “Go away!” And {F} did go away, with a very quiet face. Now {L} was angry and alone.',
      tries: [
        '{L} slammed the door. It was a good loud bang. But the anger was on the inside of the door as well.',
        '{L} tried to hold it in, both cheeks full. It got hotter and hotter, until it came out at the cat, who had done nothing.',
        '{L} said, “I’m not angry!” so loudly that the windows shook. Nobody believed it.',
      ],
      tip: '“A volcano needs somewhere to go,” said {G+}. “Stamp it into the ground, shout it into a pillow, breathe it out like steam. All of that is allowed. Only nobody may get burnt.”',
      turn: '{L} ran to the far end of the garden and stamped, ten times, as hard as possible. Then {L} breathed out all the steam, long and hissing, like a kettle. And again. The rumbling grew smaller.',
      done: 'Under the anger there was something else, small and sad. “I was cross about the sock,” said {L} to {F}, “and I’m sorry I shouted.” “I know,” said {F}. The volcano had gone out, and the grass was only a bit flat.',
      again:
        'At the end of the garden there is a patch where nothing grows. That is the stamping place. Anyone may use it.',
      helper: {
        name: 'Old Smoky',
        creature: 'dragon',
      },
      setting: {
        topic: 'being angry',
        thing: 'the anger',
        main: 'garden',
      },
    },
  ],
};
