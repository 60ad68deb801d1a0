import type { StorySourceInput } from '../../story-source.ts';

/** Stories about friends who each have one funny power. */
export const oneFunnyPower: StorySourceInput = {
  id: 'one-funny-power',
  words: [
    'funny/silly/strange/odd/weird/useless power/powers',
    'funny/silly/strange/odd/weird/useless superpower/superpowers/magic',
    'one funny power',
    'each have/has a power',
    'unicorn and friends',
    'unicorn and her/his friends',
    'unicorn friends',
    'unicorns and friends',
    'unicorn with a superpower/power',
    'unicorn superpower/power',
    'magic sneeze',
    'sneeze/sneezes/sneezing magic/glitter/sparkles/stars',
    'magical sneeze',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'lacks',
    'thing-pair',
  ],
  topic: 'a power that was rather silly',
  thing: 'the sleeping giant',
  home: 'village',
  main: 'mountain',
  plots: [
    {
      id: 'everything-hops',
      titles: ['{L} and the Funny Power', 'Atishoo!', 'Everything Hops'],
      goal: 'do something useful with a funny power',
      trouble: 'the funny powers seemed to be good for nothing',
      solved: 'the funniest power had moved the giant',
      opener:
        'Some can make it snow, and some can fly. {L+} had a power as well, but it was a funny one. When {L} sneezed, everything near hopped up, once, and came down again. It was no good for anything at all.',
      friend:
        '{F+} had a funny power, too. Wherever {F} blew, it smelled of warm toast. “We’re the silliest heroes in the world,” said {F}. “Atishoo!” said {L}. The teapot hopped, and so did the table.',
      problem:
        'One morning a giant lay across the road, fast asleep. Nobody could get past, not the milk cart and not the school bus. The famous wizards came with their wands. “Leave it to us,” they said. “You two just watch.”',
      tries: [
        'The first wizard made it thunder. The giant pulled a fir wood up to its chin and turned over.',
        'The second wizard made it snow. The giant smiled and slept even better.',
        '{F} blew as hard as possible. It smelled of toast from here to the sea. The giant licked its lips, but its eyes stayed shut.',
      ],
      tip: '“They’re all trying to wake it,” said {G+} from a molehill. “Why? Let it sleep. It’s only lying in the wrong place. If something like that would just hop over a bit, we’d all be happy.”',
      low: '“Hop?” said {L}. {L} and {F} looked at each other. Nobody had ever said that word as if it was something useful.',
      turn: '{L} went right up to the giant’s side. It needed an enormous sneeze. “Tickle my nose,” said {L}, and {F} took a blade of grass. “Ah,” said {L}. “Aaah.” The wizards put up their umbrellas.',
      done: '“ATISHOO!” Up hopped the wizards. Up hopped the school bus. And up hopped the giant, still snoring, over the ditch, and came down softly in the big meadow. The road was free! {F} blew, very gently, and the giant dreamed of breakfast.',
      again:
        'In the evening {L} and {F} sit on the wall. If somebody has lost something under a cupboard, they come and ask for {L}. They bring pepper.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“ATISHOO!” Up hopped the wizards, up hopped the school bus, and up hopped the giant, still snoring, over the ditch and into the meadow. The milk cart had hopped as well. It was butter now, and {F} made it smell of toast, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“ATISHOO!” Up hopped the wizards, up hopped the bus, and up hopped the giant, still snoring, over the ditch and into the meadow. The road was free! The oldest wizard picked up the hat and came over to the silliest heroes in the world, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“ATISHOO!” Up hopped the wizards. Up hopped the school bus. And up hopped the giant, still snoring, over the ditch, and came down softly in the meadow. The wizards’ hats came down last, on the wrong heads, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“ATISHOO!” Up hopped the giant, still snoring, over the ditch, and came down softly in the big meadow. The road was free! {F} blew, very gently, and it smelled of toast and bedtime down the whole valley, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“ATISHOO!” Up hopped the wizards. Up hopped the school bus. And up hopped the giant, still snoring, over the ditch, and came down softly in the big meadow. {F} blew, so that it dreamed of breakfast, and {told}.',
        },
      ],
      helper: { name: 'Velvet', creature: 'mole' },
      art: {
        'Some can make it snow': 'village: L sneeze; cup, chair',
        'it smelled of warm toast': 'village: F blow; L sneeze; toast, teapot, table',
        'lay across the road': 'village: L look curious; F peek curious; father, bus',
        'The famous wizards': 'village: L slump sad; F look sad; father, bus, magician',
        'made it thunder': 'village: L cover-ears; F point worried; magician, lightning',
        'made it snow. The': 'village, snow: L shiver; F shiver; magician',
        'from here to the sea': 'village: F blow; L sniff; toast',
        'from a molehill': 'village: G say; L+F look G curious; heap',
        'as if it was something': 'village: L look surprised; F look surprised',
        'Tickle my nose': 'village: F hold grass happy; L open surprised; magician, umbrella',
        'hopped the giant, still snoring': 'village: L sneeze; F jump; bus, magician',
        'sit on the wall. If': 'village, evening: L sit on wall happy; F sit on wall happy; pepper',
      },
    },
  ],
};
