import type { StorySourceInput } from '../../story-source.ts';

/** Stories about crossing the road. */
export const ducklingsCrossing: StorySourceInput = {
  id: 'ducklings-crossing',
  words: [
    'duckling cross/crossing',
    'duck cross/crossing road/street',

    'crossing',
    'hedgehog cross road',
    'toad cross/crossing',
  ],
  situations: ['deed', 'learn'],
  topic: 'crossing the road',
  thing: 'the road',
  home: 'garden',
  main: 'city',
  plots: [
    {
      id: 'seven-in-a-row',
      titles: ['Seven Ducklings Cross the Road', 'Stop, Look, Quack', '{L} and the Ducklings'],
      goal: 'get seven ducklings across the road',
      trouble: 'the cars did not stop for ducklings',
      solved: 'all seven ducklings were on the other side',
      opener:
        'Seven ducklings stood on the kerb, one behind the other, like a string of beads. On the other side was the pond. In between was the road. {L+} stopped too.',
      problem:
        'Whoosh! A car. Whoosh! A lorry. The first duckling put one foot down and pulled it back. From the pond their mother quacked, again and again.',
      tries: [
        '{L} put up a hand. But {L} was smaller than the bonnets, and no one saw it.',
        'They wanted to carry the ducklings. One has two hands, and they had seven. While you pick up the sixth, the first one is gone.',
        '{F} painted a sign, “Ducks!” The drivers looked at the sign, and not at the ducks.',
      ],
      tip: '“Stop at the kerb,” said {G+}. “Look left, look right, and left again. And not here, behind the parked van. Go where everybody can see you: to the stripes.”',
      turn: '{L} led the way to the white stripes, and the ducklings waddled along behind. Stop. Left: a bus. It stopped! Right: a bicycle. It stopped as well. Left again. {L} held out an arm, and {F} went at the back, so that none of them got lost.',
      done: 'One, two, three, four, five, six. The seventh sat down in the middle, because of a crumb. The whole street waited. The bus driver turned off the engine. Then it got up, waddled on, and plop: there were seven in the pond.',
      again:
        'They come every morning now, and stop at the stripes, and look left, right and left. Some grown-ups learn it from them.',
      outcomes: [
        {
          asked: [
            'swim',
            'friend/friends duck/duckling/ducks',
            'feed/give duck/duckling',
            'police/policeman',
            'sign',
          ],
          done: 'One, two, three, four, five, six. The seventh sat down because of a crumb, and the whole street waited for it. Plop: there were seven in the pond. They turned round once more in the water and looked for {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Plop, plop, plop: there were seven in the pond. The bus driver had turned off the engine, and people had got out to look. They sat down in the grass by the water, bus and all, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The seventh sat down in the middle, because of a crumb. The whole street waited. Then it got up, waddled on, and plop: there were seven in the pond. All the windows of the bus were open, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Six were across, and the seventh came too, after a crumb. Plop! Their mother lifted one wing, and seven heads went under it, one after the other, until only beaks were to be seen. So {told}.',
        },
        {
          kinds: ['any'],
          done: 'Six were across. The seventh sat down in the middle, because of a crumb. The whole street waited, and the bus driver turned off the engine. {L} picked up the crumb and carried it ahead. So {told}.',
        },
      ],
      helper: { name: 'Mrs Halt', creature: 'goose' },
      art: {
        'stood on the kerb': 'city: L look curious; many duck',
        'In between was the road': 'city: L wait curious; F point; many duck, car',
        'A lorry. The first': 'city: L think worried; F point worried; lorry, many duck',
        'their mother quacked': 'city: L look worried; F listen worried; duck, many duck, car',
        'smaller than the bonnets': 'city: L raise worried; F look worried; car, many duck',
        'carry the ducklings': 'city: L hold two duck worried; F hold duck worried; duck',
        'painted a sign': 'city: F raise sign proud; L hands-on-hips worried; car, many duck',
        'Stop at the kerb': 'crossing: G say; L+F look G curious; van',
        'led the way to the white stripes': 'crossing: L walk brave; F walk; many duck',
        'held out an arm': 'crossing: L stretch-out brave; F walk; bus, bike, many duck',
        'The seventh sat down': 'crossing: L wait happy; F look happy at ground; duck, bus, crumbs',
        'stop at the stripes': 'crossing, morning: L point happy; F wave; many duck, people',
      },
    },
  ],
};
