import type { StorySourceInput } from '../../story-source.ts';

/** Stories about otters. */
export const otters: StorySourceInput = {
  id: 'otters',
  words: ['otter', 'otters', 'sea otter', 'sea otters', 'baby otter', 'river otter'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'otters',
  thing: 'the river',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'holding-paws',
      titles: ['{S} Floats Away', '{L} and the Otter', 'Hold My Paw'],
      goal: 'let {S} sleep without drifting away',
      trouble: '{S} drifted away in every sleep',
      solved: '{S} woke up in the same place',
      opener:
        'By the water it was still early, and there was mist over the bay. {L+} sat on the jetty and let both feet dangle. Something brown and whiskery came floating by, on its back.',
      friend:
        '“Good morning,” it said. “Can you tell me where I am?” It was {S+}. “I fell asleep at home,” said {S}, “and I woke up here. That’s happened every night since I’ve slept alone.”',
      problem:
        'Otters sleep on the water, on their backs. But the water doesn’t sleep. It pulls, and it carries you off. Yesterday {S} had woken up in the harbour, next to a ship’s propeller. “I don’t dare to close my eyes any more,” said {S}.',
      tries: [
        '{L} tied {S} to the jetty with a string. When the tide went out, {S} was hanging in the air.',
        '{L} built a bed of driftwood. It was a good bed, and it drifted away together with {S}.',
        '{S} put a stone on {S.their~the} tummy so as to be heavier. Otters love stones. {S} played with it all night.',
      ],
      tip: '“When I was small, I got lost as well,” said {G+}. “Otters do two things. They roll themselves up in something that’s tied to the ground. And they hold somebody’s paw.”',
      low: '“Whose paw?” asked {S}. “They’re all asleep on the other side of the bay.” {L} looked at the water. Something long and brown was waving down there.',
      turn: '{L} waded in and pulled up a long leaf of kelp. It held tight at the bottom. {L} wound it round {S’s} tummy, once, twice. Then {L} whistled across the bay, until another small head came up. “Would you mind holding somebody’s paw?”',
      done: 'That night two otters lay on the water, wrapped up like parcels, paw in paw. The tide came in, and the tide went out. In the morning {S} opened one eye. There was the jetty, and there was {L}. “I’m still here!” said {S}.',
      again:
        'It’s eleven otters now. They hold on to each other in a long row, and it looks like a raft with whiskers.',
      helper: { name: 'Grandpa Seal', creature: 'seal' },
    },
  ],
};
