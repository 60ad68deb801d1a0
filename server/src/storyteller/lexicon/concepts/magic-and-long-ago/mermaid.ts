import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the mermaid. */
export const mermaid: StorySourceInput = {
  id: 'mermaid',
  words: ['mermaid', 'merman', 'little mermaid'],
  situations: ['newcomer'],
  creature: 'mermaid',
  topic: 'the mermaid',
  thing: 'the mermaid',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'lost-song',
      titles: ['{L} and the Mermaid', 'The Mermaid’s Comb', 'What the Tide Took'],
      goal: 'bring back the mermaid’s comb',
      trouble: 'the mermaid could not sing without the comb',
      solved: 'the mermaid had the comb again',
      object: 'shell',
      opener:
        'In the evening somebody sang out on the rocks. The fishermen steered home by it. {L+} always listened, with both feet in the water. Tonight it was quiet.',
      friend:
        'On the rock sat {S+}, with tangled hair, holding one half of a shell. “My comb is gone,” said {S}. “It was made of pearl. Only when I comb my hair do I find the song in it.”',
      problem:
        'Without the song of the mermaid the boats could not find the harbour. They could see the lamps out there, going round and round. And somewhere on the bottom of the sea lay a comb, no bigger than a hand.',
      tries: [
        'The mermaid tried it with a fork. It gave a scratchy sort of song, and all the boats turned round and sailed away from it.',
        'They dived to the wreck. There were eleven combs in the captain’s chest, all of them with teeth missing, like the captain.',
        'They asked the fish. “We have no hair,” said the fish. “We don’t notice such things.”',
      ],
      tip: '“What the tide takes, it puts down somewhere,” said {G+}. “It’s tidier than you think. It sorts by weight: the wood here, the shells there. Where would it put pearl?”',
      turn: 'They swam with the current and let it carry them. It put them down where all the light things lie, in a hollow full of feathers and bubbles. “It sorts,” whispered {L}. “Then pearl will be with pearl!” And there was the oyster bank.',
      done: 'Between two oysters, neatly put away, lay the comb. The mermaid drew it through the tangled hair, once, from top to bottom, and the song came out, long and golden. Out there the lamps turned, one after the other, towards home.',
      again:
        'In the evening somebody sings on the rocks, and beside the mermaid sits somebody with both feet in the water and sings the second part.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Between two oysters lay the comb, and the song came out, long and golden. The lamps turned home, one after the other. Instead of sailing on into the harbour the boats stopped round the rock, with their baskets open, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Between two oysters lay the comb, and the song came out, long and golden. The lamps turned home, one after the other. {S} held out the hand with the pearl comb in it, and then the other hand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Between two oysters, neatly put away, lay the comb. The mermaid drew it through the tangled hair, once, from top to bottom, and the song came out, long and golden. {L} hummed along underneath, quite low, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Between two oysters lay the comb. The mermaid drew it through the tangled hair, and the song came out, long and golden. The lamps turned home, one after the other. The last verse is a lullaby, and {told}.',
        },
        {
          asked: [
            'sing/song/comb/voice/back/find',
            'boat/sailor/fisherman/ship/home/safe/harbour/harbor',
            'find comb/pearl',
          ],
          done: 'Between two oysters, neatly put away, lay the comb. The mermaid drew it through the tangled hair, once, from top to bottom. The song came out, long and golden, and went across the dark water, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Between two oysters, neatly put away, lay the comb, and the song came out, long and golden. The boats turned homewards. “Whoever finds things by letting go,” said {S}, “should see where they all come from.” So {told}.',
        },
      ],
      helper: { name: 'Uncle Hermit', creature: 'crab' },
      art: {
        'The fishermen steered home': 'shore, evening: L listen worried in water; ship',
        'one half of a shell': 'shore, evening: S hold shell sad; L think worried',
        'song of the mermaid the': 'shore, night: L look worried; S look sad; ship, lamp',
        'tried it with a fork': 'shore, night: S hold fork worried; L cover-ears; ship',
        'dived to the wreck': 'undersea: L swim curious; S swim; chest, comb',
        'asked the fish': 'undersea: L say; S look sad; many fish',
        'What the tide takes': 'undersea: G say; L look G curious; S look; shell',
        'swam with the current': 'undersea: L swim curious; S swim calm; feather, bubbles',
        'was the oyster bank': 'undersea: L point surprised; S swim happy; many shell',
        'drew it through': 'shore, night: S sing happy; L cheer; comb, ship',
        'and sings the second part': 'shore, evening: L sing happy in water; S sing; ship',
      },
    },
  ],
};
