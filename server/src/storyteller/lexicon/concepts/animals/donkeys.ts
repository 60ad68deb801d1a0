import type { StorySourceInput } from '../../story-source.ts';

/** Stories about donkeys. */
export const donkeys: StorySourceInput = {
  id: 'donkeys',
  words: ['donkey', 'donkeys', 'mule', 'donkey ride', 'baby donkey'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'donkeys',
  thing: 'the bridge',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'not-stubborn-but-careful',
      titles: ['{S} Stands Still', '{L} and the Donkey on the Bridge', 'Stubborn or Clever?'],
      goal: 'get across the bridge with {S}',
      trouble: '{S} would not cross the bridge',
      solved: '{S} and the apples were across',
      opener:
        'Two baskets of apples had to go to the market, one on the left side and one on the right. Luckily {L+} knew somebody with a strong back and a soft nose.',
      friend:
        '{S+} was waiting by the gate and wiggled both ears. “Not too heavy on the left,” said {S}. Then they set off along the lane, clip-clop, and {L} scratched {S} behind the ears.',
      problem:
        'They came to the wooden bridge. {S} put one hoof on the first board, and took it back. And there {S} stood. “Come on,” said {L}. {S} didn’t come on. On the other side they could already hear the market.',
      tries: [
        '{L} pulled at the rope. {S} leaned back a little, and now they both stood still.',
        '{L} held out the reddest apple. {S} stretched a long, long neck and took it, and all four hooves stayed where they were.',
        '{L} pushed from behind, with {L.their~the} shoulder, until {L} was out of breath. “I can wait,” said {S} politely.',
      ],
      tip: '“People call a donkey stubborn,” said {G+}. “But a horse runs away when it’s frightened, and a donkey stands still and thinks. It has noticed something. It’s only waiting for you to notice it too.”',
      low: '{L} stopped pulling and looked at the bridge for the first time. It looked like any other bridge. Or did it?',
      turn: '{L} knelt down, held on to the rail, and knocked on the boards, one after another. Tock. Tock. Tock. Tuck! The fourth one was rotten right through, and you could see the water below. “{S!}!” said {L}. “You heard that with your hoof!”',
      done: 'The miller came with a hammer and nailed down a strong new board. {L} walked across first and stamped on every one. {S} listened, nodded, and followed, clip-clop, to the other side. Not one apple had fallen out.',
      again:
        'At the market {L} told everybody about it. Since then nobody has called {S} stubborn. They say, “Ask the donkey.”',
      helper: { name: 'Mrs Mill', creature: 'duck' },
      outcomes: [
        {
          asked: ['bridge/cross/market/across/safe/home/reach'],
          done: 'The miller nailed down a strong new board. {L} walked across first and stamped on every one. {S} listened, nodded, and put one hoof on it, then the next. Clip-clop, with every apple still in its basket, {told}.',
        },
        {
          asked: ['ride/carry/race/win'],
          done: 'The miller nailed down a strong new board, {L} stamped on it, and {S} followed, clip-clop. Not one apple had fallen out. At the market both baskets were soon empty, and a back was free. “Not too heavy on the left,” said {S}. And {told}.',
        },
        {
          asked: ['christmas/stable/baby/jesus/bethlehem'],
          done: 'The miller nailed down a strong new board. {L} stamped on it, and {S} followed, clip-clop, to the other side. It was not only the apples that had to be carried safely this year. Step by step {S} listened to the road, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The miller nailed down a strong new board, and {S} followed {L} across, clip-clop. Not one apple had fallen out. At the market they all wanted to see the hooves that could hear. {L} put down both baskets, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The miller nailed down a strong new board. {S} listened, nodded, and followed {L}, clip-clop, to the other side. “You heard it, and I only pulled,” said {L}, and scratched {S} behind both ears. In the middle of the bridge {told}.',
        },
      ],
      art: {
        'Two baskets of apples': 'village: L hold basket happy; apple',
        'wiggled both ears': 'village: S walk happy; L hug S; basket',
        'the wooden bridge': 'meadow: S stand worried; L look S surprised; bridge',
        'pulled at the rope': 'meadow: L pull rope; S stand calm; bridge',
        'the reddest apple': 'meadow: L offer apple happy; S eat apple calm; bridge',
        'pushed from behind': 'meadow: L push worried; S stand calm',
        'call a donkey stubborn': 'meadow: G say; L look G curious; S stand proud',
        'stopped pulling': 'meadow: L look curious at bridge; S stand calm',
        'knocked on the boards': 'meadow: L knock surprised; S look proud; broken-bridge',
        'a strong new board': 'meadow: L walk happy; S walk happy; plank, gentleman',
        'told everybody about it': 'market: L tell bridge proud; S stand proud; people, apple',
      },
    },
  ],
};
