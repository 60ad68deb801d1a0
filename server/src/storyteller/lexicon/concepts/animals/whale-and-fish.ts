import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the song under the sea. */
export const whaleAndFish: StorySourceInput = {
  id: 'whale-and-fish',
  words: ['whale', 'fish', 'under sea', 'ocean', 'sea creature/animal'],
  situations: ['visit'],
  creature: 'theme',
  topic: 'the song under the sea',
  thing: '{S}',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'the-net',
      titles: ['{S} and the Old Net', '{L} Under the Sea', 'The Quiet Reef'],
      goal: 'free {S} from the net',
      trouble: '{S} was caught in an old net',
      solved: '{S} was free',
      object: 'shell',
      opener:
        'The sea has a song, and anyone can hear it who holds a shell to one ear. {L+} did so every morning. But this time it was not a song. It sounded like somebody calling.',
      friend:
        'They dived down, {L} first, with the shell. Between the corals hung {S+}, quite still. “I can’t move,” said {S}.',
      problem:
        'An old, lost net had drifted over the reef, and {S} was caught in it, front and back. Every pull made the net tighter. The small fish hid, and the song had stopped.',
      tries: [
        'They pulled at the net from outside, as hard as they could. It only got tighter, and {S} gave a small cry.',
        'They bit the cords. They were as hard as wire. After an hour there was one cord less and one sore tooth more.',
        '{S} breathed out, grew thin and tried to slip out. The front went through. The rest did not.',
      ],
      tip: '“Don’t pull,” said {G+}, with eight arms folded. “A net is just one long piece of string that has forgotten it. Find the end. Then you need only go backwards, loop by loop.”',
      turn: '“Where’s the end?” They swam along the edge. There, behind a stone! {L} scratched the knot open with the sharp edge of the shell. “Now hold quite still,” said {L}, and undid the first loop, and the next, and the next.',
      done: 'The last loop fell away. {S} moved, a little and then a lot, and shot up through the blue like a firework. And from all sides the song came back, deep and clear, and the whole reef joined in.',
      again:
        'They rolled up the net. On land it is a swing now. When {L} holds the shell to one ear, somebody is laughing in the song.',
      helper: { name: 'Aunt Ink', creature: 'octopus' },
      outcomes: [
        {
          asked: ['free/swim/sing/song/home/ocean/sea/family/mum/mother/baby/jump/splash'],
          done: 'The last loop fell away. {S} moved, a little and then a lot, and shot up through the blue like a firework. {L} held the shell to one ear. From all sides it came back, deep and clear, and far out {told}.',
        },
        {
          asked: ['clean/plastic/rubbish/litter/trash/ride/back'],
          done: 'The last loop fell away, and {S} shot up through the blue like a firework. The song came back from all sides. {S} came back, too, swam slowly beside {L}, and waited, while they rolled up the net. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The last loop fell away. {S} shot up through the blue like a firework, and from all sides the song came back. The small fish left their holes. {G} had eight arms, and something on offer in each of them. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The last loop fell away. {S} shot up through the blue like a firework, came down again in a cloud of bubbles, and blew one of them at {L}. The song came back, deep and clear, and over the reef {told}.',
        },
      ],
      art: {
        'The sea has a song': 'shore: L hold shell curious; wave',
        'Between the corals': 'undersea: S stand sad; L swim worried; seaweed',
        'An old, lost net': 'undersea: S cry sad; L look worried; big net',
        'from outside, as hard': 'undersea: L+F pull net worried; S cry',
        'bit the cords': 'undersea: L+F swim worried; S stand sad; net',
        'grew thin and tried': 'undersea: S stretch-out worried; L look S worried; net',
        'has forgotten it': 'undersea: G say; L+S look G curious',
        'along the edge': 'undersea: L swim curious; F point happy; net, stone',
        'scratched the knot open': 'undersea: L hold shell brave; S look L; net',
        'The last loop fell': 'undersea: S jump happy; L+F cheer; fish, net',
        'On land it is a swing': 'shore: L sit happy on swing; shell',
      },
    },
  ],
};
