import type { StorySourceInput } from '../../story-source.ts';

/** Stories about balloons that go bang. */
export const balloonPop: StorySourceInput = {
  id: 'balloon-pop',
  words: [
    'afraid/scared/frightened/fear balloon/balloons',
    'balloon/balloons pop/pops/popping/burst/bursts/bursting',
    'popping balloon/balloons',
    'scared of bangs',
    'loud bang',
    'afraid/scared/frightened cracker/crackers',
  ],
  situations: ['afraid', 'afraid-being', 'damage', 'trait', 'sad', 'learn', 'cannot'],
  gentle: true,
  happensToLead: true,
  topic: 'balloons that go bang',
  thing: 'the balloons',
  main: 'cottage',
  plots: [
    {
      id: 'the-slow-way',
      titles: ['Bang!', '{L} and the Balloons', 'The Quiet Balloon'],
      goal: 'stay at the party with the balloons',
      trouble: '{L} was afraid that a balloon would go bang',
      solved: '{L} had found a way to make a balloon quiet',
      opener:
        'There was a party, and {L+} had looked forward to it all week. There was cake, there was music, and there were balloons all over the place, in every colour.',
      friend:
        '{F+} came in right behind {L}. “There are a lot of them,” said {F}. “Yes,” said {L}, and stayed close to the door.',
      problem:
        'Somebody sat down on a red one. Bang! {L} jumped, and the tears came by themselves. The others laughed and went on playing. But {L} could only look at the balloons. Each one of them might be the next. {L} stood in the hall with both hands on both ears.',
      tries: [
        '{L} put on a woolly hat, over {L.their} ears. It was not so loud now. But the waiting was just the same.',
        'They carried the balloons out of one corner. The children thought that it was a game and carried them back again.',
        '“It’s only air,” somebody said. {L} knew that. It was the bang that {L} minded, not the air.',
      ],
      tip: '“I jump as well,” said {G+} in the kitchen. “It isn’t silly. Your ears are looking after you. But a balloon can let its air out slowly too. It needs a small door instead of a big one. Shall we try it out here?”',
      turn: '{L} held the blue one a long way off, and {F} held it too. They did not untie it. They stuck a bit of sticky tape on, and through the tape went the pin, very gently. {L} shut both eyes. There was no bang. There was just a tiny “ssss”.',
      done: 'The blue balloon got smaller and softer, and its skin went all wrinkled, like a grape. {L} opened both eyes and held it. “It went to sleep,” said {L}. Then {L} went in and had some cake, on the side where there were no balloons.',
      again:
        'At {L’s} own party there are paper lanterns and bubbles. And if a balloon does come along, there is some tape in the drawer.',
      helper: { name: 'Aunt Olive', creature: 'hen' },
      outcomes: [
        {
          asked: ['balloon/hold/play/animal/blow/afraid/scared/brave/fear/anymore'],
          kinds: ['plays'],
          done: '“Ssss,” said the blue balloon, and got smaller and softer, and its skin was all wrinkled, like a grape. “It went to sleep,” said {L}. {L} put it to one cheek. If you know how to make them quiet, it’s another thing, and {told}.',
        },
        {
          asked: ['cake/party/dance/fun/enjoy/music/present/eat'],
          kinds: ['party', 'eats', 'shares'],
          done: '“Ssss,” said the blue balloon, and went to sleep. {L} went back in, with the pin and the tape in one pocket, to the side where there were no balloons. The cake was on that side, too. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'There was no bang, there was just a tiny “ssss”. The blue balloon got as soft as a grape, and {F} held it, too. “It sounds like you when you blow on soup,” said {F}. They listened till the last bit was out, and {told}.',
        },
      ],
      art: {
        'There was cake, there was music': 'living-room: L stand worried; many balloon, cake, children',
        'There are a lot of them': 'living-room: F speak L worried; L stand worried; many balloon, door',
        'sat down on a red': 'living-room: L startle frightened; red balloon, children',
        'put on a woolly hat': 'living-room: L stand worried wearing hat; balloon',
        'carried the balloons out of': 'living-room: L hold balloon worried; F hold balloon; children',
        'It’s only air': 'hallway: L cover-ears sad; children, balloon',
        'I jump as well': 'kitchen: G show balloon calm; L listen curious',
        'held the blue one': 'kitchen: L hold blue balloon worried; F hold sticky-tape',
        'There was just a tiny': 'kitchen: L cover-eyes worried; F hold blue balloon curious',
        'got smaller and softer': 'kitchen: L hold small blue balloon happy; F look happy',
        'side where there were no': 'kitchen: L hold small blue balloon happy; F look happy',
        'blue balloon got': 'kitchen: L hold small blue balloon happy; F look happy',
        'there are paper lanterns and bubbles': 'living-room: L blow happy; many paper-lantern, bubbles',
      },
    },
  ],
};
