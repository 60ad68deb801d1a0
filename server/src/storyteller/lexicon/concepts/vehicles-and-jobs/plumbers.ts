import type { StorySourceInput } from '../../story-source.ts';

/** Stories about plumbers and dripping taps. */
export const plumbers: StorySourceInput = {
  id: 'plumbers',
  words: [
    'fix/fixes/fixing/mend/mends/mending pipe/pipes',
    'pipes',
    'plumber',
    'plumbers',
    'dripping taps',
    'water pipe',
    'water pipes',
    'blocked drain',
    'blocked sink',
    'flooded bathroom',
    'what does a plumber do',
  ],
  situations: ['works-as', 'learn', 'question', 'broken', 'visit', 'wants-to-be', 'deed'],
  topic: 'the work of a plumber',
  thing: 'the dripping tap',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'plip-plop-in-the-night',
      titles: ['Plip, Plop', '{L} and the Dripping Tap', 'Water Where It Belongs'],
      goal: 'stop the dripping',
      trouble: 'the water came out where it should not',
      solved: 'not a drop came out any more',
      opener:
        'In the night {L+} heard it: plip, plop, plip, plop. It was the kitchen tap. By morning the bowl underneath was full, and the drips had become a trickle.',
      friend:
        '“I’ll just turn it off,” said {F+}, and turned as hard as possible. Squeak! Now it did not trickle any more. It squirted, straight up to the lamp.',
      problem:
        'Water ran over the table and across the floor towards the carpet. “Somebody must come who knows about pipes,” said {L}. The plumber was on the way, but not here yet. And the puddle was growing.',
      tries: [
        '{L} put a cork in the tap. It held for three seconds, and then it hit the ceiling.',
        '{F} wound a towel round it. The towel became heavy, then wet, and then it squirted through.',
        'They fetched all the pots. In the end all the pots were full, and so was the floor.',
      ],
      tip: '“Don’t fight it at the tap,” called {G+} from the stairs, with a big bag. “Where does the water come from? Before a pipe gets to the sink, it goes past a little wheel. Every house has one. Find that first!”',
      low: 'A slipper floated by. The carpet was already dark along the edge.',
      turn: '{L} ran along the pipe with both eyes: down from the tap, behind the sink, through the wall, into the cupboard under the stairs. There was a red wheel! {L} turned it, round and round, until it would not turn any further.',
      done: 'The jet grew small, bent over, and was gone. It was quiet. Now {G} took the tap apart, and {L} handed up the spanner. Inside was a rubber ring, worn thin on one side. “That was all?” asked {L}. A new ring went in. Not a drop came out.',
      again:
        'At night it is quiet in the kitchen. On the cupboard under the stairs {L} has hung a sign with an arrow: “Red wheel”.',
      outcomes: [
        {
          asked: [
            'leak/water/tap/pipe stop/fix/mend/work/drip/clean',
            'fix/mend leak/pipe/tap/everything',
            'no/not leak/drip',
          ],
          done: '{L} turned the red wheel until it would not turn any further, and the jet grew small and was gone. {G} took the tap apart. {L} handed up the spanner, and then the new rubber ring, and so {told}.',
        },
        {
          asked: ['become/be plumber', 'bath/shower/swim/boat', 'help plumber', 'tool'],
          done: 'The jet grew small, bent over, and was gone. Inside the tap was a rubber ring, worn thin on one side. “You found the wheel, you hold the spanner,” said {G}, and the new ring went in. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The jet grew small, bent over, and was gone. A new rubber ring went in, and not a drop came out. Everyone in the house was up by then, with wet socks. {G} took the lid off the big flask, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The jet grew small and was gone. A new ring went in, and not a drop came out. {G} reached into the big bag, past the spanners, right down to the bottom. “For the one who found the wheel,” said {G}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The jet grew small, bent over, and was gone. A new ring went in. They all held their breath and looked at the tap. Nothing. Only {F}, who had got the first squirt, still went plip, plop, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The jet grew small, bent over, and was gone. A new ring went in. Everybody stood in the kitchen and listened. There was no plip, and there was no plop. {L} hung up the wet socks, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Washer',
        creature: 'otter',
      },
      art: {
        'plip, plop, plip, plop': 'kitchen, night: L listen worried; tap, bowl',
        'turned as hard as possible': 'kitchen, night: F push tap surprised; L think worried; tap, puddle',
        'Water ran over the table': 'kitchen, night: L startle worried; F point worried; tap, many puddle',
        'put a cork in the tap': 'kitchen, night: L reach-up worried; F cover-eyes; tap',
        'wound a towel round it': 'kitchen, night: F hold towel worried; L look worried; tap, puddle',
        'fetched all the pots': 'kitchen, night: L carry pot; F carry bucket worried; puddle, many pot',
        'from the stairs, with': 'hallway, night: G point toolbox; L+F look G curious; stairs, wheel',
        'A slipper floated by': 'kitchen, night: L slump sad; F look sad; slippers, puddle',
        'into the cupboard under the stairs':
          'hallway, night: L handle red wheel brave; F hold torch; stairs, pipe',
        'The jet grew small': 'kitchen, night: G handle ring calm; L give spanner proud; F look; tap',
        'hung a sign with an arrow':
          'hallway, night: L hang arrow-sign proud; F clap happy; red wheel, stairs',
      },
    },
  ],
};
