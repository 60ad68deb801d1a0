import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a noise above the ceiling. */
export const noiseInTheAttic: StorySourceInput = {
  id: 'noise-in-the-attic',
  words: [
    'noise/noises/sound/sounds in the attic/loft/roof/ceiling',
    'noise/noises/sound/sounds in our attic/loft/roof/ceiling',
    'strange/funny/weird/scary/spooky/odd/mysterious noise/noises/sound/sounds in/from the attic/loft/roof/ceiling',
    'noise/noises/sound/sounds from/above the attic/loft/roof/ceiling',
    'something/somebody/someone in the attic/loft/roof',
    'footsteps in the attic/loft',
    'footsteps above/upstairs',
    'scratching/scrabbling/rustling/pattering in the attic/loft/roof/ceiling',
    'what is/was/lives in the attic/loft',
  ],
  situations: [
    'mystery',
    'afraid',
    'afraid-being',
    'question',
    'deed',
    'learn',
    'sound',
    'trait',
    'has',
    'wants',
    'own-wish',
    'what-if',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'the noise in the attic',
  thing: 'the noise in the attic',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'feet-above-the-ceiling',
      titles: ['Feet above the Ceiling', '{L} and the Noise in the Attic', 'Who Is Up There?'],
      goal: 'find out who was in the attic',
      trouble: 'something was running about in the attic every evening',
      solved: '{L} knew who lived in the attic',
      opener:
        'Above {L+}’s bed was the ceiling, and above the ceiling was the attic. Nobody lived there. There were only boxes and an old lampshade. And yet, when it got dark, something went pitter-patter, pitter-patter, from one end to the other.',
      friend:
        '{F+} was staying the night. “There it is again,” whispered {L}. They both looked up at the ceiling. Pitter-patter. Thump! “It’s jumped off something,” said {F}.',
      problem:
        'By day everything was still up there. In the dark it always began again. {L} pulled the blanket up and thought about feet. How many had it got? And what would it do if it found the stairs?',
      tries: [
        '{L} knocked on the ceiling with a broom. The feet stood still. As soon as the broom was back in its corner, they ran on.',
        'They put a chair in front of the attic door. It kept nobody in who wanted to be in there anyway, and the pattering went on.',
        '{F} thought it was the wind. But there was no wind that evening, and wind doesn’t jump off boxes.',
      ],
      tip: '“Whoever has feet leaves tracks,” said {G+}. “There’s no need to be up there in the dark. Sprinkle some flour on the floor while it’s light, shut the door, and look at it in the morning. I’ll hold the ladder.”',
      low: 'That night it pattered more than ever. But this time {L} thought of the flour, and was more curious than afraid.',
      turn: 'In the morning {L} climbed up the ladder and shone the lamp over the floor. The flour was full of tiny prints, in twos and fours, and a long soft stripe ran along between them. “Small feet,” said {L}, “and a bushy tail!” The tracks led behind the boxes.',
      done: '{L} looked into the gap without a sound. In the old lampshade, on a bed of wool, slept a squirrel, with its tail over its nose. Under the roof a board was loose: that was its front door. “So it’s you,” whispered {L}, and climbed down again very quietly.',
      again:
        'When it goes pitter-patter in the evening, {L} looks up at the ceiling and says, “Good morning.” The squirrel is getting up just then. In spring it will move out into the oak.',
      helper: { name: 'Grandpa Rafter', creature: 'man' },
    },
  ],
};
