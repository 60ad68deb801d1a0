import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the first aeroplanes. */
export const firstFlight: StorySourceInput = {
  id: 'first-flight',
  words: [
    'wright brothers',
    'first aeroplane/airplane/plane',
    'amelia earhart',
    'history of flight',
    'bessie coleman',
    'louis bleriot',
    'flying machine',
    'early aeroplanes',
    'invention of the aeroplane/airplane',
    'build/building flying machine',
  ],
  situations: ['learn', 'make', 'wants', 'question', 'works-as'],
  topic: 'the first flight',
  thing: 'the flying machine',
  home: 'workshop',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'twelve-seconds',
      titles: ['Twelve Seconds in the Air', '{L} and the Flying Machine', 'The First Flight'],
      goal: 'make the flying machine fly',
      trouble: 'the flying machine tipped over every time',
      solved: 'the flying machine had flown',
      opener:
        'More than a hundred years ago, when only birds could fly, {L+} had a workshop for bicycles. In the back room stood something with two long wings of cloth. It was a flying machine. So far it had not flown.',
      friend:
        '{F+} had sewn the wings, and held the ladder. Every day they read about others who had tried. “They all jumped off something,” said {F}, “and then they fell.”',
      problem:
        '{L} lay down on it, up on the windy dune. It lifted, it glided, and then one wing went down, and it stuck in the sand. So it was each time. People from the village laughed. “We’d have feathers, if we were meant to fly!”',
      tries: [
        'They made the wings longer. It lifted better and tipped over faster.',
        '{F} ran alongside and held the low wing up. As long as somebody holds on to it, it is not flying.',
      ],
      tip: '“Those birds out there don’t keep still,” said {G+}, who kept the lifeboat. “When one side drops, what do they do? You two ride bicycles. A bicycle falls over if you let it stand. You have to steer the whole time.”',
      low: 'The winter came, and there was sand in everything, even in the bread. They had mended the left wing six times.',
      turn: '{L} watched the gulls. They twisted the tips of their wings, one up and one down! “The wings have to bend!” said {L}. They ran wires to the wing tips. When {L} moved, one tip twisted up and the other down.',
      done: 'The engine coughed and ran. The machine rolled, lifted, tipped, and {L} steered against it. It came up straight again! One, two, three… twelve seconds. Then it bumped down in the sand, in one piece.',
      again:
        'Now people fly across whole oceans and look out at the wings. If you watch closely, there is a bit at the end that moves.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The machine rolled, lifted, tipped, and {L} steered against it. One, two, three… twelve seconds! Then it bumped down in the sand. From the village they came running, without a word about feathers, and with a basket, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The machine rolled, lifted, tipped, and {L} steered against it. Twelve seconds! Then it bumped down in the sand, in one piece. Somebody from the newspaper climbed over the dune with a hat in one hand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The machine rolled, lifted, tipped, and {L} steered against it. One, two, three… twelve seconds! Then it bumped down in the sand, in one piece. {F} had run along beneath it with the ladder, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The machine rolled, lifted, tipped, and {L} steered against it. Twelve seconds! Then it bumped down in the sand, in one piece. They folded its wings as well as they could and pushed it back between two bicycles, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The wing tips twisted, one up and one down. The engine coughed and ran. The machine rolled, lifted, tipped, and {L} steered against it, with a gull on each side. It came up straight again, and {told}.',
        },
      ],
      helper: { name: 'Captain Gull', creature: 'pelican' },
      art: {
        'a workshop for bicycles': 'workshop: L build curious; bike, aeroplane',
        'had sewn the wings': 'workshop: F sew; L hammer happy; aeroplane, ladder',
        'on the windy dune': 'meadow, wind: L fall; people, aeroplane',
        'made the wings longer': 'meadow, wind: L hold plank worried; F look; aeroplane',
        'held the low wing up': 'meadow, wind: F run worried; L ride worried in aeroplane',
        'don’t keep still': 'meadow, wind: G point; L look G curious; bird',
        'sand in everything': 'meadow, snow: L hammer sad; F eat bread sad; aeroplane',
        'watched the gulls': 'meadow, wind: L point surprised; F look-up; two white bird',
        'One, two, three': 'meadow, wind: L ride laughing in aeroplane; F cheer',
        'across whole oceans': 'aeroplane: L look happy; window, cloud',
      },
    },
  ],
};
