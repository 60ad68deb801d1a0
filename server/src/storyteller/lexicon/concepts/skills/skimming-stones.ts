import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making stones hop over the water. */
export const skimmingStones: StorySourceInput = {
  id: 'skimming-stones',
  words: [
    'skim/skimming/skip/skipping/skiff stone/stones/pebble/pebbles/rock/rocks',
    'stone skimming',
    'stone skipping',
    'ducks and drakes',
    'throw/throwing stone/stones/pebbles in/into/on/across lake/water/river/sea/pond',
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
    'record',
  ],
  topic: 'skimming stones',
  thing: 'the flat stone',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'flat-and-low',
      titles: ['Seven Hops', 'Plop', 'The Stone That Danced'],
      goal: 'make a stone hop across the water',
      trouble: 'every stone went plop',
      solved: 'a stone had hopped across the water',
      opener:
        'The lake was as smooth as glass that evening. A stone came flying along the shore, and it did not sink: it hopped, one, two, three, four, five times. {L+} stared at the rings in the water.',
      friend:
        '“How did it do that?” asked {F+}. “Stones can’t hop.” They looked at all the stones that lay about on the shore. There were thousands of them. It was just a matter of starting.',
      problem:
        '{L} picked up the finest stone, round as an egg, and let it fly. Plop. It went down at once. {F’s} went plop as well. They sent out twenty stones, and got twenty plops.',
      tries: [
        '“Harder!” said {F}. {L} put everything into it. It was a much louder plop, and it made them both wet.',
        '{L} took a bigger stone, because it would have more strength. It made the biggest plop of the day, and a fish looked out.',
        'They tried very small ones. The wind took those. They didn’t even plop.',
      ],
      tip: '“I run on water every day,” said {G+} on its six thin legs. “I’d never land on it with a point. I lie as flat as I can. Perhaps it’s just the same with stones?”',
      low: 'The sun was nearly down. On the whole lake there was not one ring left. It was so flat that you could have ironed a shirt on it.',
      turn: 'Flat! {L} threw no more eggs, but searched among the stones until there was one like a biscuit, thin and smooth. Then {L} crouched down low, down to the height of the water, gave the stone a spin, and sent it out level, like a plate across a table.',
      done: 'Tip! it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water in a row, each one smaller than the last. “Flat, low and with a spin,” said {L}, quite quietly, so as not to frighten it. {F’s} next one did three.',
      again:
        '{L} has a flat stone on the windowsill that is never thrown. It’s the best one of all. You have to have something to look forward to.',
      object: 'pebble',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Tip, it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water. {F’s} next one did three. They made a heap of all the flat ones, with the bag and the bottle beside it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Tip, it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water in a row. {G} ran along them, from one to the next, and stopped in front of {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Tip, it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water in a row, each one smaller than the last. “Stones can hop,” said {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Tip, it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water in a row. When one could not see them any more, only hear them, {L} put the flattest stone in one pocket, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Flat, low and with a spin {L} sent the stone out, like a plate across a table. Tip, it went, and rose again. Tip, tip, tip, tip! Five rings lay on the water. {L} bent down for the next biscuit of a stone, and {told}.',
        },
      ],
      helper: { name: 'Skip', creature: 'water strider' },
      art: {
        'The lake was as smooth as glass': 'shore, evening: L look surprised; stone',
        'How did it do that': 'shore: F say curious; L look; many stone',
        'picked up the finest stone': 'shore: L throw stone worried; F look sad',
        'put everything into it': 'shore: L splash surprised; F splash; stone',
        'took a bigger stone': 'shore: L throw big stone worried; fish',
        'tried very small ones': 'shore, wind: L throw pebble worried; F throw pebble',
        'I run on water': 'shore: G say calm; L listen curious; pebble',
        'The sun was': 'shore, evening: L+F sit sad; sun',
        'searched among the stones': 'shore: L crouch happy stone; F look',
        'went, and rose again': 'shore, evening: L cheer; F cheer; stone',
        'a flat stone on the windowsill': 'bedroom: L look happy at stone; stone, window',
      },
    },
  ],
};
