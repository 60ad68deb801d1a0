import type { StorySourceInput } from '../../story-source.ts';

/** Stories about new neighbours. */
export const newNeighbours: StorySourceInput = {
  id: 'new-neighbours',
  words: [
    'new neighbours/neighbors',
    'neighbour/neighbours/neighbor/neighbors move/moves/moving in',
    'new family next door',
    'new family street',
    'new people next door',
    'someone/somebody new next door',
    'new kid/child/boy/girl next door',
    'move/moves/moving in next door',
    'neighbours',
    'neighbors',
    'neighbourhood friends',
    'new neighbour/neighbor',
  ],
  situations: ['newcomer', 'learn', 'wants', 'visit', 'afraid', 'deed', 'own-wish', 'mystery', 'question'],
  happensToLead: true,
  topic: 'the new neighbours',
  thing: 'the house next door',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'a-knock-on-the-wall',
      titles: ['Somebody Is Moving In', 'The House Next Door', 'Knock, Knock, Neighbour'],
      goal: 'get to know the new neighbours',
      trouble: 'nobody knew how to begin',
      solved: 'they had knocked, and somebody had knocked back',
      opener:
        'The house next door had been empty since the winter. Now a removal van stood in front of it, and out came a sofa, a bath chair, seven boxes that said “books”, and a drum. {L+} counted everything from behind the curtain.',
      friend:
        '“Perhaps they have children,” said {F+}. “Or a dog.” A small bicycle was carried past, with a flag on it. {L} pressed {L.their} nose flat against the window. It was the very same flag that {L} had!',
      problem:
        'But then the door shut, and stayed shut. In the evening there was a light in the window up there, and a shadow that looked out. When {L} waved, it was gone. The whole street was looking, and nobody rang the bell.',
      tries: [
        '{L} walked up and down in front of the house, quite by chance, eleven times. Nobody came out. They had moved in two hours ago, and were asleep.',
        '{L} baked biscuits for them. They turned out so well that there were none left by the time they were cool.',
        '{L} wanted to think of the perfect first sentence. By supper it had become a very long one, and {L} could no longer remember how it began.',
      ],
      tip: '“When I came here, I didn’t know anybody,” said {G+}. “I was afraid that nobody would like my hat. It doesn’t take a cake, and it doesn’t take a speech. It only takes a sign that somebody’s there. Your walls touch each other, don’t they?”',
      low: '{L} lay in bed and looked at the wall. It had flowers on it. It had never occurred to {L} that there was another wall at the back of it, with perhaps another bed.',
      turn: '{L} knocked: knock, knock-knock. Then {L} waited and held {L.their} breath. For a while there was nothing. And then, quite softly, from the other side: knock, knock-knock.',
      done: 'In the morning they both opened their doors at the same moment. “Was that you?” asked {L}. “Was that YOU?” said the child with the flag. They needed no first sentence any more, because they were in the middle of it. By noon {L} knew where the drum lived.',
      again:
        'Every evening it goes through the wall: knock, knock-knock. That means good night. When it goes on for longer, it is a conversation.',
      helper: { name: 'Mrs Gulliver', creature: 'woman' },
      outcomes: [
        {
          asked: ['drum/bike/bicycle/ride/game/football/play'],
          kinds: ['plays'],
          done: 'In the morning they both opened their doors at the same moment. “Was that YOU?” said the child with the flag. They needed no first sentence, because they were in the middle of it. The drum was carried out on to the steps, and {told}.',
        },
        {
          asked: ['best/new friend/friends', 'friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: 'Knock, knock-knock, it had gone through the wall, and somebody had knocked back. In the morning they both opened their doors at the same moment, with the same flag and the same question. By noon there was a path across the hedge, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'invited', 'gets', 'given-by', 'all-get'],
          done: 'In the morning they both opened their doors at the same moment. “Was that you?” – “Was that YOU?” Seven boxes that said “books” were still in the hall, and nobody could find the plates. So the whole street brought some, with something on them, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'says', 'says-words', 'stays', 'sleep'],
          done: 'In the morning they both opened their doors at the same moment. “Was that you?” asked {L}. “Was that YOU?” said the child with the flag. They knocked it once more, on each other’s doors, to be quite sure, and {told}.',
        },
      ],
      art: {
        'Now a removal van stood': 'village: L peek curious; van, sofa, drum',
        'bicycle was carried past, with':
          'living-room: L look surprised at window; F look happy; window, bike, flag',
        'a shadow that looked out': 'village, evening: L wave worried; house, window',
        'walked up and down in front': 'village: L walk worried; house',
        'baked biscuits for them': 'kitchen: L eat biscuit ashamed; plate on table',
        'the perfect first sentence': 'living-room: L write worried',
        'Your walls touch each other': 'village: G say happy wearing hat; L listen curious; house',
        'lay in bed and looked at the wall': 'bedroom, night: L lie curious in bed',
        'knocked: knock, knock-knock': 'bedroom, night: L knock worried; bed',
        'there was nothing': 'bedroom, night: L listen happy; bed',
        'both opened their doors': 'village, morning: L wave happy; children, flag, door',
        'goes through the wall': 'bedroom, night: L knock happy; bed',
      },
    },
  ],
};
