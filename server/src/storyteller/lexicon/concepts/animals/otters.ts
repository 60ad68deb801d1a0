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
      outcomes: [
        {
          asked: ['sleep/asleep/paw/hand/hold/float/drift/safe/home/mum/mother/family'],
          done: 'That night two otters lay on the water, wrapped up in kelp like parcels, paw in paw. The tide came in and pulled, and the tide went out. The kelp held at the bottom, the paw held at the top, and {told}.',
        },
        {
          asked: ['shell/clam/fish/eat/stone'],
          done: 'Two otters lay on the water all night, wrapped up like parcels, paw in paw. In the morning {S} opened one eye. There was the jetty, and {L}. “I’m still here!” said {S}, and dived, and put breakfast on both tummies. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'All night two otters lay on the water, paw in paw, wrapped up in kelp. In the morning {S} opened one eye. There was the jetty, with {L} on it. From across the bay nine others came floating, on their backs, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'All night two otters lay on the water, paw in paw. In the morning {S} opened one eye. There was the jetty, and there was {L}, with both feet in the water. “I’m still here!” called {S}, and splashed, and {told}.',
        },
      ],
      art: {
        'mist over the bay': 'shore, morning, mist: L sit curious; otter',
        'I fell asleep at home': 'shore, morning: S say worried in water; L listen',
        'next to a ship': 'shore: S cry frightened; L comfort S; ship',
        'with a string': 'shore: L tie string worried; S hang surprised',
        'a bed of driftwood': 'shore: S lie worried; L call worried; plank, wave',
        'a stone on': 'shore, night: S hold stone laughing; L look worried; moon',
        'When I was small': 'shore: G say; L+S look G curious',
        'Something long and brown': 'shore: L point curious; S look sad; seaweed',
        'a long leaf of kelp': 'shore: L hold seaweed happy; S lie happy',
        'paw in paw': 'shore, morning: S wave happy in water; L cheer; otter',
        'eleven otters': 'shore: S wave happy in water; L clap happy; many otter',
      },
    },
  ],
};
