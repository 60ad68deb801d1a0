import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a ninja hamster and other animals that are ninjas. */
export const ninjaPets: StorySourceInput = {
  id: 'ninja-pets',
  words: [
    'ninja hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea',
    'ninja pig',
    'ninja guinea pig',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea who/that be/is/was ninja',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea ninja',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea become/becomes/became ninja',
    'secretly a ninja',
    'ninja pet',
    'quiet feet',
  ],
  situations: [
    'in-role',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'refuses',
    'lacks',
    'odd-pet',
  ],
  topic: 'ninjas at night',
  thing: 'the creaking stairs',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'one-step-for-every-tick',
      titles: ['{L} the Ninja', 'Quiet Feet', 'The Ninja on the Stairs'],
      goal: 'get down the creaking stairs like a ninja',
      trouble: 'the stairs creaked at every step',
      solved: '{L} had come down the stairs without a sound',
      opener:
        'By day {L+} looked quite ordinary. But when the last lamp went out, {L} tied on a black mask and was a ninja. A ninja comes like a shadow, and nobody ever hears those feet.',
      friend:
        '“Mission for tonight,” whispered {F+}. “The smallest one in this house cannot sleep. The toy bear has been left downstairs, next to the big dog. Can you bring it back without waking anybody?” The ninja bowed.',
      problem:
        'Between {L} and the bear were the stairs. They were old, and they were made of wood. {L} put one foot on the top step. Creeeak! Downstairs the dog lifted one ear. A ninja who can be heard is not a ninja.',
      tries: [
        '{L} ran down very fast, on tiptoe. Creak, creak, creak! Behind a door somebody said, “Hello? Is anyone there?” {L} stood like a coat until it was quiet again.',
        '{L} slid down the banister. It went beautifully, and much too fast. At the bottom stood the umbrella stand. Clatter! {L} hid behind it and did not breathe.',
        '{L} pulled on thick socks. Now those feet were as soft as moss. But the stairs creaked just the same.',
      ],
      tip: '“You listen only to your feet,” said {G+} from the wall. “Listen to the house. It’s never quite quiet at night. There’s always something that ticks or drips or snores. A clever ninja steps when something else makes a noise.”',
      low: '{L} climbed back up to the top, sat down in the dark and listened. Tick, said the tall clock in the hall. Tock.',
      turn: 'That was it! At “tick” {L} put a foot down at the edge of the first step. Creak, it said, but the clock said tick, and nobody noticed. Tock, the next one. Tick, the next one. The dog’s ear did not move.',
      done: 'At the bottom the ninja took the bear, right from beside the dog’s nose. Tick, tock, up they went again. When the smallest one felt about on the pillow, there was the bear. Nobody had seen how it came there. {F} had, and clapped without a sound.',
      again:
        'In the morning everybody wonders how the bear got upstairs. {L} yawns and looks quite ordinary. Tick, says the clock.',
      outcomes: [
        {
          asked: [
            'save/rescue/catch thief/burglar/day/world/toy/bear/teddy',
            'mission',
            'baby/child/smallest/boy/girl bear/teddy/sleep/asleep',
            'secret',
            'hero',
            'nobody/no know',
          ],
          done: 'Tick, tock, down the stairs went the ninja, took the bear from beside the dog’s nose, and tick, tock, up again. The dog’s ear didn’t move. At the door of the smallest one the black mask was pulled straight, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Tick, tock, down went the ninja, and tick, tock, up again with the bear. The smallest one felt about on the pillow, and there it was. On the way back they stepped at every tick as far as the kitchen, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Tick, tock, down went the ninja, and tick, tock, up again with the bear. The smallest one felt about on the pillow, and there it was. In the morning something lay in the basket that had not lain there before, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Tick, tock, down went the ninja, and tick, tock, up again with the bear. The smallest one felt about on the pillow, and there it was. {F} had seen it all from behind the curtain, without a sound, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Tick, tock, down went the ninja, and tick, tock, up again with the bear. The smallest one felt about on the pillow, and there it was. The mask was hung behind the stove, the dog sighed in its sleep, and {told}.',
        },
      ],
      helper: { name: 'Silk', creature: 'spider' },
    },
  ],
};
