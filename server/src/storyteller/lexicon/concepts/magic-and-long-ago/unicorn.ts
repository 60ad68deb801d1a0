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
      helper: { name: 'The Hare of the Hill', creature: 'rabbit' },
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
      helper: { name: 'Carpenter Peg', creature: 'beaver' },
      setting: { home: 'cottage', main: 'cottage', thing: 'the kitchen door' },
    },
  ],
};
