import type { StorySourceInput } from '../../story-source.ts';

/** Stories about salmon that swim home upstream. */
export const salmon: StorySourceInput = {
  id: 'salmon',
  words: [
    'salmon',
    'salmons',
    'salmon swimming upstream',
    'salmon life cycle',
    'life cycle of a salmon',
    'swimming upstream',
    'salmon run',
    'trout',
    'eel',
    'eels',
  ],
  situations: ['visit', 'learn', 'question', 'deed', 'wants-to-go', 'ability'],
  topic: 'salmon that swim home',
  thing: 'the waterfall',
  creature: 'salmon',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'up-the-waterfall',
      titles: ['Up the Waterfall', '{S} Swims Home', 'The Smell of Home'],
      goal: 'get up the waterfall',
      trouble: 'the water came down faster than {S} could swim',
      solved: '{S} was above the waterfall',
      opener:
        'A silver back flashed in the river, against the stream. It was {S+}, just back from the sea. “I’m going home,” said {S}, “to where I came out of the egg. It’s a long way, and all of it uphill.”',
      friend:
        '{L+} walked along beside the water on the bank. “How do you know the way?” asked {L}. “My stream has a smell of its own,” said {S}. “I never forgot it, in all those years at sea.”',
      problem:
        'Then there came a roaring. The whole river fell down over a rock, white and loud. {S} swam at it as fast as ever, and the water pushed {S} back again. Once, twice, three times.',
      tries: [
        '{S} swam close along the bottom. The water was just as strong there, and it tasted of pebbles.',
        '{L} wanted to lift {S} out in a bucket. “I can’t breathe in the air,” said {S}, “and up there I must be strong enough by myself.”',
        '{S} took a run-up from very far away. By the waterfall the run-up was used up.',
      ],
      tip: '“Don’t fight the whole waterfall,” said {G+}. “Look at it first. Where does it fall deepest? Under there is a pool, and from a deep pool you can jump. And halfway up there are steps, where you can rest.”',
      low: '{S} lay behind a stone, where the water was quiet, and the gills went up and down.',
      turn: '{L} climbed on to a rock, from where everything could be seen. “There!” called {L}. “Left of the big stone it’s deep and dark. And above that is a pool, like a basin!” {S} sank down, deep into the dark water, and turned upwards.',
      done: '{S} shot out, flew through the spray, bent like a bow, and landed in the basin. There {S} rested. Then came the second leap, right over the edge! Above lay the stream, clear and shallow. “It smells right,” said {S}.',
      again:
        'In spring {L} stands at the shallow place. Between the pebbles something stirs, as thin as a needle: little salmon. One day they’ll know the way as well.',
      helper: {
        name: 'Old Heron',
        creature: 'heron',
      },
      outcomes: [
        {
          asked: ['home/river/stream/egg/baby/lay/top/reach/family'],
          done: '{S} shot out, flew through the spray, and landed in the basin. There {S} rested. Then came the second leap, right over the edge! Above lay the stream, clear and shallow. “It smells right,” said {S}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} shot out, flew through the spray, and landed in the basin. After a rest came the second leap, right over the edge! In the shallow stream others were waiting who had jumped before. {L} ran round by the path, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} shot out, flew through the spray, and landed in the basin. Then came the second leap, right over the edge, and the splash went all over {L}, who had shouted at every jump. “It smells right!” called {S}. And {told}.',
        },
      ],
      art: {
        'A silver back': 'river: S swim brave in water; L look S surprised',
        'walked along beside': 'river: L walk curious; S swim happy in water',
        'there came a roaring': 'river: S swim worried in water; L look worried; wave',
        'close along the bottom': 'undersea: S swim worried; many pebble',
        'in a bucket': 'river: L hold bucket worried; S swim worried in water',
        'a run-up from very': 'river: S jump worried; L look S; wave',
        'the whole waterfall': 'river: G say; L+S look G curious',
        'where the water was quiet': 'river: S lie sleepy; L comfort S; stone',
        'climbed on to a rock': 'river: L point brave on stone; S swim brave',
        'bent like a bow': 'river: S jump proud; L cheer; wave',
        'as thin as a needle': 'river: L kneel happy; many small fish',
      },
    },
  ],
};
