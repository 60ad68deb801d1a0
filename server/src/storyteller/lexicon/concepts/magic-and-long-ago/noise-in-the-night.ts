import type { StorySourceInput } from '../../story-source.ts';

/** Stories about strange noises in the night. */
export const noiseInTheNight: StorySourceInput = {
  id: 'noise-in-the-night',
  words: [
    'noise/sound/bump/knock/knocking/tapping/scratching/creaking/rustling in/during the night',
    'noise/noises/sound/sounds/creak/creaks at night',
    'strange/funny/weird/scary/spooky/odd/mysterious noise/noises/sound/sounds',
    'things that go bump in the night',
    'go bump in the night',
    'creaky stairs/floor',
    'noise/noises/sound/sounds in the dark/cellar/house',
    'what is/was that noise',
    'what’s that noise',
    'hear/hears/hearing a noise/noises',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'afraid',
    'afraid-being',
    'mystery',
    'sad',
  ],
  gentle: true,
  topic: 'a noise in the night',
  thing: 'the noise',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-bottle-on-the-balcony',
      titles: ['Hooo', 'What Was That?', 'The Noise Has a Name'],
      goal: 'find out what was making the noise',
      trouble: 'there was a strange noise in the night and {L} could not sleep',
      solved: '{L} knew what had made the noise',
      opener:
        'It was long past bedtime. The wind went round the house, and {L+} was nearly asleep. Then there was a sound. “Hooo,” it went, quite long and low. {L} was wide awake at once.',
      friend:
        '“Did you hear that?” whispered {F+}, who was staying the night. They lay without moving. For a while there was only the clock. Then it came again: “Hooo.”',
      problem:
        'It was not the owl, and it was not the clock. It came, it stopped, it came again. The more {L} thought about it, the bigger it got: first it was as big as a cat, and by now it was as big as a cow.',
      tries: [
        'They pulled the blanket over themselves. “Hooo,” it went, only more softly. Under there it was also very hot.',
        '{F} said that it was nothing. But they could both hear that it was something.',
        '{L} sang, so as not to hear it. Every time {L} took a breath, there it was: “Hooo.”',
      ],
      tip: '“I know all the noises of this house,” said {G+}, who had come in with a lamp, and sat down on the edge of the bed. “Each one belongs to something. It’s not brave or silly to listen, just useful. When does it come, and when does it stop?”',
      low: '{G} didn’t put the light out and didn’t go away. So it was already a little less dark than before.',
      turn: '{L} listened. The wind blew in the tree: “Hooo.” The wind stopped, and it was still. “It only comes with the wind,” said {L} slowly. “And it comes from there.” {L} went to the balcony door, close beside {G}, and shone the lamp outside. “Hooo!” it went.',
      done: 'There it stood, beside the flowerpot: an empty green bottle. The wind blew across its neck, just as if on a flute. {L} laid it on its side. Nothing. {L} put it up again: “Hooo!” “Good evening, bottle,” said {F}. Then they laid it down, and slept.',
      again:
        '{L} collects noises now. The stairs say “ick”, the fridge says “mmm”, and the bottle has a place on the shelf. By day {L} blows on it.',
      helper: { name: 'Grandma Juniper', creature: 'grandma' },
    },
  ],
};
