import type { StorySourceInput } from '../../story-source.ts';

/** Stories about laziness and hard work. */
export const laziness: StorySourceInput = {
  id: 'laziness',
  words: [
    'lazy',
    'laziness',
    'being lazy',
    'lazybones',
    'lazy day',
    'too lazy',
    'doesn’t want to work',
    'work hard',
    'hard work',
    'working hard',
    'ant and grasshopper',
    'grasshopper and ant',
    'the ant and the grasshopper',
    'ants and grasshoppers',
    'not do/doing any work',
  ],
  situations: ['learn', 'value', 'trait', 'deed', 'refuses'],
  topic: 'being lazy',
  thing: 'the lazy day',
  home: 'cottage',
  main: 'farm',
  plots: [
    {
      id: 'tomorrow-is-soon-enough',
      titles: ['Tomorrow Is Soon Enough', '{L} and the Roof', 'The Best Lie-Down'],
      goal: 'mend the roof before the rain',
      trouble: '{L} always put off mending the roof',
      solved: 'the roof was mended before the rain came',
      opener:
        'There was a hole in the roof. When the sun shone, a bright spot lay on the floor, and {L+} lay down in it. “I’ll mend that tomorrow,” said {L}.',
      friend:
        '{F+} went by with a ladder. “I’m mending my roof,” said {F}. “Shall I help you afterwards?” “Tomorrow’s soon enough,” said {L}, and turned over. That was on Monday. On Tuesday it was tomorrow again.',
      problem:
        'On Friday the swallows were flying low, and the sky was as grey as slate. {L} looked up through the hole. It was a very large hole, and there was a very large cloud in it.',
      tries: [
        '{L} moved the bed to the other side. That was less work. There was a smaller hole over there.',
        '{L} put a bucket under it. The bucket had a hole, too. {L} had meant to mend that in spring.',
        '{L} lay down and hoped that the cloud would go away. It had been doing that all week.',
      ],
      tip: '“I like to lie in the sun myself,” said {G+} from the wall. “But do you know when it’s best? Afterwards. If there’s something to do, it pricks you in the back, like straw. Don’t do the whole roof. Do one tile.”',
      low: 'It did prick, if {L} was honest. It had pricked since Monday. “One tile,” said {L}. “That’s hardly anything.”',
      turn: '{L} got up and fetched one tile. {F} held the ladder. When it was in its place, there was the next one. One tile, and one more. {L} began to whistle. The wind came up, and {L} didn’t stop.',
      done: 'The last tile was in when the first drop fell. It rained all night, as if from buckets, and not a drop came in. {L} lay in bed and listened. Nothing pricked. It was the best lie-down since Monday.',
      again:
        'The bright spot on the floor is gone, of course. But there’s a bench outside now. {L} made it on the same day, as a tile was left over.',
      helper: { name: 'Old Liz', creature: 'lizard' },
      outcomes: [
        {
          asked: ['roof/rain/dry/finish/work/house/mend/fix/build'],
          kinds: ['makes'],
          done: 'The last tile was in when the first drop fell. It rained all night, as if from buckets, and not a drop came in. {L} had one tile left over, and was wide awake, and {told}.',
        },
        {
          asked: ['rest/lie/sleep/sun/nap/bed/proud'],
          kinds: ['sleep', 'happy', 'feels'],
          done: 'The last tile was in when the first drop fell. It rained all night, and not a drop came in. Nothing pricked in the back. “Tomorrow’s soon enough,” said {L}, and this time it was true, so {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'gets', 'given-by', 'all-get', 'claps'],
          done: 'The last tile was in when the first drop fell, and {F} came in with the ladder. It drummed above their heads, as if from buckets, and the floor stayed dry. Under such a roof one can have guests, so {told}.',
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
            'says',
            'says-words',
            'tells',
          ],
          done: '{F} had held the ladder for the very last tile, when the first drop fell. It fell on {F’s} nose. After that it rained all night, and not a drop came in. They sat where the bright spot had been, and {told}.',
        },
      ],
      art: {
        'There was a hole in the roof': 'cottage: L lie sleepy; house, sun',
        'by with a ladder': 'cottage: F hold ladder happy; L lie sleepy',
        'On Friday the swallows': 'cottage, cloudy: L look worried at sky; bird, house, cloud',
        'moved the bed': 'bedroom: L push worried; bed',
        'put a bucket under it': 'bedroom: L look worried; bucket',
        'lay down and hoped': 'bedroom: L lie worried in bed; bucket',
        'I like to lie in the sun': 'cottage: G say sleepy; L listen worried; wall',
        'It did prick': 'cottage: L hold slate calm; hay',
        'got up and fetched one tile': 'cottage, wind: L climb happy on ladder; F look; slate',
        'when the first drop fell': 'bedroom, night, rain: L lie happy in bed; window',
        'there’s a bench outside': 'cottage: L lie happy; bench, sun',
      },
    },
  ],
};
