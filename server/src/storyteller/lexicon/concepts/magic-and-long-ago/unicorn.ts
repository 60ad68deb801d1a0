import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the unicorn. */
export const unicorn: StorySourceInput = {
  id: 'unicorn',
  words: ['unicorn', 'pegasus', 'magic horse/pony'],
  situations: ['newcomer'],
  creature: 'unicorn',
  topic: 'the unicorn',
  thing: 'the unicorn',
  home: 'meadow',
  main: 'forest',
  plots: [
    {
      id: 'dull-horn',
      titles: ['{L} and the Unicorn', 'The Horn That Lost Its Light', 'A Unicorn in the Mist'],
      goal: 'make the unicorn’s horn shine again',
      trouble: 'the unicorn’s horn had gone dark',
      solved: 'the unicorn’s horn was shining',
      object: 'mirror',
      opener:
        'On misty mornings a light went through the forest, quite low, like a star on a walk. {L+} had seen it three times. Today it did not come.',
      friend:
        'Behind the ferns stood {S+}, white and still. And the horn was as grey as a twig. “It’s gone out,” said {S}. “And without its light the forest cannot find its way into the morning.”',
      problem:
        'And it was true: the mist did not lift. The flowers stayed shut and the birds sat with their heads under their wings. As long as the unicorn’s horn was dark, it would stay grey for ever.',
      tries: [
        'They polished the horn, with moss and with a sleeve. It was smooth now, and it was just as grey.',
        'They tied glow-worms round it in a row. The glow-worms were very honoured, and then they fell asleep.',
        'They washed it in the magic spring, as in the books. The unicorn got water in its ear.',
      ],
      tip: '“I knew its mother,” said {G+}. “A unicorn’s horn shines because somebody believes that it is beautiful. Ask it when it last looked at itself.”',
      turn: '“I’m only a horse with something on its forehead,” said the unicorn quietly. “Somebody said so.” {L} wiped the mist from a small mirror and held it up. “Look,” said {L}. “And now I’ll tell you what I see.” And {L} told it, all of it.',
      done: 'The unicorn looked and listened. First there was a glimmer at the tip, no more than a spark. Then it ran down in a spiral, silver and pink, and shone so brightly that the mist sprang apart. And the forest woke up, all at once.',
      again:
        'On misty mornings the light goes through the forest again. Under {L’s} window it stops for a moment, every time.',
      outcomes: [
        {
          asked: [
            'horn/light/magic/unicorn/forest/sun/flower/rainbow shine/back/wake/glow/find/return/come',
            'shine',
            'ride/fly unicorn/back/rainbow',
            'ride',
            'fly',
            'magic',
          ],
          done: 'The unicorn looked into the small mirror and listened. First there was a glimmer at the tip of the horn, no more than a spark. Then it ran down in a spiral, silver and pink. The mist sprang apart, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The unicorn looked and listened, and the light ran down the horn in a spiral, silver and pink, until the mist sprang apart. The forest woke up, all at once, with flowers and birds and a great hunger. There was room for everyone in the first clearing, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The unicorn looked and listened, and the light ran down the horn in a spiral, silver and pink. The mist sprang apart. It bent its head and touched {L’s} hand with the shining tip, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The unicorn looked and listened. There was a spark at the tip of the horn, and then the light ran down in a spiral, silver and pink. “That is what I see,” said {L}, and laid the mirror in the ferns, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The unicorn looked and listened, and the light ran down the horn in a spiral, silver and pink, and the mist sprang apart. It walked ahead like a lantern, along the path to the kitchen window, and {told}.',
        },
      ],
      helper: { name: 'The Hare of the Hill', creature: 'rabbit' },
      art: {
        'like a star on a walk': 'forest, morning, mist: L slump sad; star',
        'Behind the ferns stood': 'forest, mist: S look sad; L look surprised',
        'the mist did not lift': 'forest, mist: L think worried; S look sad; bird, flower',
        'with moss and with a': 'forest, mist: L wipe cloth; S look sad',
        'it in a row': 'forest, mist: L tie string; S look sad; spark',
        'in the magic spring': 'forest, mist: L pour jug; S shiver; pond',
        'I knew its mother': 'forest, mist: G say; L look G curious; S look; mirror',
        'I’m only a horse with': 'forest, mist: S speak sad; L look sad',
        'mirror and held it up': 'forest, mist: L hold mirror calm; S look surprised',
        'now I’ll tell you': 'forest, mist: L speak happy; S look surprised; mirror',
        'wiped the mist from': 'forest, mist: L hold mirror calm; S look surprised',
        'a glimmer at the tip': 'forest: S cheer; L cheer; star, bird, flower',
        'stops for a moment': 'bedroom, morning: L wave happy; S wave happy',
      },
    },
    {
      id: 'stuck-in-the-door',
      titles: ['A Unicorn in the Kitchen', 'Stuck!', '{L} and the Practical Horn'],
      goal: 'get the unicorn through the door',
      trouble: 'the unicorn was stuck in the kitchen door',
      solved: 'the unicorn was free',
      opener:
        'It had rained all night, and {L+} had left the back door open a crack. In the morning there were hoofprints on the mat. They shone a little.',
      friend:
        '“Good morning,” said {S+}. Half of {S} stood in the kitchen, and half stood in the yard. “I only wanted to smell the porridge. And then I put my head up.”',
      problem:
        'The horn had gone straight into the door frame, as deep as a nail. {S} pulled. The house pulled back. “I’m very sorry about your door,” said {S}. “At noon I have to make a rainbow.”',
      tries: [
        '{L} buttered the horn. Now it was a buttered horn, and stuck.',
        'They pulled at the back end, with five neighbours and a rope. The tail was very strong. So was the door.',
        '{L} tickled {S} under the chin. {S} laughed so much that the chimney pot came down. The horn stayed where it was.',
      ],
      tip: '“Everybody pulls,” said {G+}, “because a horn looks like a nail. Look closely. It has a groove in it that goes round and round. I have several things like that in my box. Do you pull those out?”',
      turn: '{L} looked. The groove did go round. “It isn’t a nail,” said {L}, “it’s a screw!” So {S} had to turn. They all took hold of a leg each and walked round in a circle, through the flower bed, to the left.',
      done: 'Squeak, squeak, plop! {S} was out. In the door frame there was a hole, and through it fell the first ray of the sun, in seven colours, right across the porridge. It was noon exactly.',
      again:
        'The hole is still there. Whenever the sun shines after rain, there’s a small rainbow in the kitchen. They’ve left the door frame as it was.',
      outcomes: [
        {
          asked: [
            'horn/light/magic/unicorn/rainbow free/out/make/appear/find/return/come',
            'rainbow',
            'ride/fly unicorn/back',
            'ride',
            'fly',
            'magic',
          ],
          done: 'Squeak, squeak, plop! Out came the horn like a screw. Through the hole in the door frame fell the first ray of the sun, in seven colours, right across the porridge. {S} bent down in front of {L}, because it was noon, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Squeak, squeak, plop! {S} was out. Through the hole fell the first ray of the sun, in seven colours, right across the porridge. Nobody had eaten any of it yet, because everyone had held a leg. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Squeak, squeak, plop! {S} was out, and everyone who had held a leg sat in the flower bed. Through the hole in the door frame fell a ray of the sun, in seven colours, from nose to nose, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Squeak, squeak, plop! {S} was out. Through the hole in the door frame fell the first ray of the sun, in seven colours. In the evening the moon came through it too, quite white, as far as the pillows, and {told}.',
        },
      ],
      helper: { name: 'Carpenter Peg', creature: 'beaver' },
      setting: { home: 'cottage', main: 'cottage', thing: 'the kitchen door' },
      art: {
        'In the morning there were': 'kitchen, morning: L look surprised; footprints, door, rug',
        'I only wanted to smell': 'kitchen, morning: S look ashamed in doorway; L startle surprised; bowl',
        'as deep as a nail': 'kitchen: S pull worried in doorway; L think worried; door',
        'buttered the horn': 'kitchen: L hold butter; S look worried in doorway',
        'with five neighbours': 'garden: L pull rope; people, door',
        'under the chin': 'kitchen: L touch happy; S laugh in doorway',
        'Do you pull those out': 'kitchen: G say; L look G curious; S look; toolbox',
        'It isn’t a nail': 'kitchen: L point surprised; S look surprised in doorway; spanner',
        'walked round in a circle': 'garden: L push; people, flower',
        'in seven colours': 'kitchen: S cheer; L cheer; rainbow, bowl, hole',
        'rainbow in the kitchen': 'kitchen: L look happy; F clap happy; small rainbow',
      },
    },
  ],
};
