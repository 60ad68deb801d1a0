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
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          kinds: ['says', 'says-words'],
          done: 'On the hill the heat went out of {L}, like a dragon’s breath, until there was only something small and wet underneath. “It was my tower,” said {L}. {F} understood that. They walked back down, past the window with the hole in it, and {told}.',
        },
        {
          asked: ['calm/calmer/breathe/better/happy/feel/happier/control'],
          kinds: ['happy', 'feels'],
          done: '{L} roared into the wind, once, twice, and then breathed out like a dragon, long and slow. The heat went out with it, a bit more each time. “I’d worked so hard on it,” said {L}. The wind had taken the rest along, and {told}.',
        },
        {
          asked: ['tower/build/rebuild/block/again/fix/mend/window'],
          kinds: ['makes', 'plays', 'helps', 'shares'],
          done: '{L} roared on the hill until there was only something small and wet left. “It was my tower,” said {L}. {F} had carried the last red block up there in one hand, and gave it to {L}. So they went down again, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'gets',
            'given-by',
            'all-get',
            'claps',
            'tells',
            'sleep',
          ],
          done: '{L} roared into the wind and breathed out like a dragon. Then the heat was gone, and there was only something small and wet underneath. “I’d worked so hard on it,” said {L}. {F} had run up the whole hill behind, and had no breath left either, and {told}.',
        },
      ],
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
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          kinds: ['says', 'says-words'],
          done: '{L} stamped ten times at the end of the garden, and let out all the steam. Under the anger there was something small and sad. {F} was still sitting by the gate, with that quiet face. It was ten steps away, without stamping, and {told}.',
        },
        {
          asked: ['calm/calmer/breathe/better/happy/feel/happier/control'],
          kinds: ['happy', 'feels'],
          done: '{L} stamped the anger into the grass, ten times, and breathed out the steam like a kettle. “I was cross about the sock,” said {L}. The sock lay there, and was just a sock. {L} put it on the right way round, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
          ],
          done: '{L} let out all the steam, and there was something else under it, small and sad. “I was cross about the sock,” said {L}, “and I’m sorry I shouted.” “I know,” said {F}, who had found the sock in the lamp, and {told}.',
        },
        {
          kinds: [
            'makes',
            'shares',
            'party',
            'eats',
            'gets',
            'given-by',
            'all-get',
            'claps',
            'tells',
            'sleep',
          ],
          done: '“I was cross about the sock,” said {L} to {F}, “and I’m sorry I shouted.” The volcano had gone out, and the grass was only a bit flat. It was just the right place for a blanket, that flat bit, and {told}.',
        },
      ],
    },
  ],
};
