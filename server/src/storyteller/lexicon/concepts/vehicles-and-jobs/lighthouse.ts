import type { StorySourceInput } from '../../story-source.ts';

/** Stories about keeping the lighthouse. */
export const lighthouse: StorySourceInput = {
  id: 'lighthouse',
  words: ['lighthouse', 'lighthouse keeper', 'foghorn', 'beacon'],
  situations: ['wants', 'visit', 'learn', 'ability', 'question'],
  topic: 'keeping the lighthouse',
  thing: 'the big lamp',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'the-lamp-that-went-out',
      titles: ['The Night the Lamp Went Out', '{L} Keeps the Light', 'One Hundred and One Steps'],
      goal: 'show the boats the way home',
      trouble: 'the big lamp was dark and the boats were out at sea',
      solved: 'all the boats had found the way home',
      opener:
        'The lighthouse had a hundred and one steps, and {L+} knew each one. Every evening the big lamp went on up there and turned: light, dark, light. And far out the boats knew where home was.',
      problem:
        'Tonight it was foggy. {L} pressed the switch. The lamp said pling, and was dark. Out there in the fog somebody was hooting, and then another. There were three boats, and between them and the harbour lay the rocks.',
      tries: [
        '{L} screwed in the spare bulb. Up here a bulb is as big as a pumpkin. It rolled down a hundred and one steps.',
        'They held a torch out of the window. The fog swallowed it up before it had got to the railing.',
        'They all shouted “This way!” But in fog a voice comes from all sides. One boat turned round and sailed off towards nowhere.',
      ],
      tip: '“When I was keeper,” said {G+}, “we had only candles. One candle is nothing. But one candle and many mirrors is a lamp. And the fog can be told things by a bell, if it’s always the same: three, and a rest.”',
      turn: 'Down and up they ran, a hundred and one steps, with every mirror in the house, with pot lids and spoons. {L} put them all round one single candle. And {F} rang the bell: three, and a rest. Three, and a rest.',
      done: 'A beam stood in the fog, thin and golden. It found the first boat, then the second. At last there came the third one, which had nearly gone wrong. “We heard a bell and saw a spoon!” the skipper called.',
      again:
        'The lamp has a new bulb. But the soup in the lighthouse is still eaten with a spoon that once showed three boats the way.',
      outcomes: [
        {
          asked: ['lamp/light/lighthouse shine/light/work/glow', 'lamp/light on'],
          done: 'A beam stood in the fog, thin and golden. It found the first boat, then the second, then the third. “We saw a spoon!” called the skipper, and carried a new bulb up all the steps. {L} screwed it in, and {told}.',
          again:
            'Light, dark, light. And on foggy nights, to be on the safe side, somebody still puts a spoon beside it.',
        },
        {
          asked: ['boat/ship/sailor/fisherman/captain safe/home/back/harbour/harbor/shore/save/land'],
          done: 'A beam stood in the fog, thin and golden. It found the first boat, then the second. The third one was almost on the rocks. Then it turned its nose to the light, and {told}. “We heard a bell and saw a spoon!” the skipper called.',
        },
        {
          kinds: ['party', 'eats', 'shares'],
          done: 'A beam stood in the fog, thin and golden, and three boats followed it in. “We heard a bell and saw a spoon!” the skipper called, and came up the steps with a pot of fish soup. All the mirrors stood around the table, and {told}.',
        },
        {
          kinds: ['plays', 'claps', 'hugs', 'laughs', 'happy'],
          done: 'A beam stood in the fog, thin and golden. It found the first boat, then the second, then the third. “We heard a bell and saw a spoon!” the skipper called up. {L} still had it in one hand. The lamp’s last mirror flashed, and {told}.',
        },
      ],
      helper: { name: 'Grandpa Barnacle', creature: 'walrus' },
      setting: { night: true, weather: 'mist' },
      object: 'bell',
      art: {
        'a hundred and one steps, and': 'shore, night: L climb happy; lighthouse, lamp',
        'big lamp went on up': 'shore, night: L look happy; F point happy; lighthouse, ship',
        'far out the boats knew': 'shore, night: L point happy; F wave happy; ship, lighthouse',
        'Tonight it was foggy': 'shore, night, mist: L open worried; F point worried; unlit-lamp, ship',
        'as big as a pumpkin': 'shore, night: L startle worried; F fall; big light-bulb, stairs',
        'held a torch out of the window': 'shore, night, mist: L hold torch worried; F look worried',
        'in fog a voice': 'shore, night, mist: L+F call worried; ship',
        'many mirrors is a lamp': 'shore, night: G say; L+F look G curious; candle, mirror',
        'Down and up they ran': 'shore, night: L carry mirror; F carry pot-lid spoon; stairs',
        'all round one single candle':
          'shore, night: L hold mirror brave; F ring bell brave; candle, many mirror',
        'A beam stood in the fog':
          'shore, night, mist: L cheer proud; F ring bell happy; two ship, candle, mirror',
        'still eaten with a spoon': 'kitchen: L eat spoon happy; F eat spoon happy; bowl, lamp',
      },
    },
  ],
};
