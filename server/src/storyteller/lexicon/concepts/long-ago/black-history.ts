import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Black History Month and Rosa Parks. */
export const blackHistory: StorySourceInput = {
  id: 'black-history',
  words: [
    'black history',
    'black history month',
    'rosa parks',
    'rosa parks bus',
    'montgomery bus',
    'civil rights',
    'bus boycott',
    'make/making a change',
    'people who changed the world',
    'equal rights',
  ],
  situations: ['learn', 'question', 'deed', 'trait', 'value'],
  gentle: true,
  topic: 'Rosa Parks',
  thing: 'the seat on the bus',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-one-word',
      titles: ['One Quiet Word', '{L} and the Seat on the Bus', 'Rosa Parks Stayed Sitting'],
      goal: 'say one word so that everybody heard it',
      trouble: 'nobody could hear {L’s} one word',
      solved: 'everybody had heard {L’s} one word',
      opener:
        'For Black History Month the class was doing a play about Rosa Parks. Twelve chairs stood there like the seats of a bus. {L+} was Rosa Parks, and had one word to say: “No.”',
      friend:
        '{F+} was the bus driver and had a cap. “Why did Rosa Parks say no?” asked {F}. {L} had read about it. “In that town in America there was an unfair law. Black people had to stand up when white people wanted their seats.”',
      problem:
        'They tried it. “Stand up!” called the driver. Everybody in the bus turned round and stared. {L} knew the word very well, but all that came out was a whisper. “We can’t hear you at the back,” called the teacher.',
      tries: [
        '{L} shouted it, as loudly as possible: “NO!” Everyone jumped. But now it sounded like somebody quarrelling, and Rosa Parks had not quarrelled with anybody.',
        'The next time, when the driver said “Get up!”, {L} simply stood up, and only noticed it afterwards. It is hard to stay sitting when everybody expects you to stand.',
        '{L} read the word from a card, with both eyes on the card. Now they could hear it. But nobody believed it.',
      ],
      tip: '“Rosa Parks wasn’t loud,” said {G+}, the teacher. “Rosa Parks was sure. It was a good reason that kept that seat, not a big voice. Before you say the word, think of the reason for it.”',
      low: '{L} sat in the empty bus for a while and thought of Rosa Parks, on a winter evening in 1955, with everybody staring. It must have been frightening. And still Rosa Parks had not moved.',
      turn: 'On Friday the hall was full. “Get up!” said the driver. {L} sat up very straight and thought: I have paid for my seat like everybody else. It isn’t fair. Then {L} looked the driver in the eye. “No,” said {L}, quite quietly.',
      done: 'You could hear it in the last row. One after another the others left the bus and walked, round and round the hall. “They walked for 381 days,” said {L}, “until the law was changed.” The whole hall stood up and clapped.',
      again:
        'The chairs are back at the tables. But when something isn’t fair, {L} sits up straight, thinks of the reason, and says it. It doesn’t have to be loud.',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. The others left the bus and walked, until the law was changed. An old lady from the last row came up to the twelve chairs, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'feels', 'happy'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. One after another the others left the bus and walked. “They walked for 381 days, until the law was changed.” The whole hall stood up, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. One after another the others left the bus and walked, until the law was changed. Behind the curtain {F} took off the driver’s cap, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. The others left the bus and walked, until the law was changed. Afterwards the twelve chairs stood in a circle, with everybody’s grandparents in it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. The others left the bus and walked, until the law was changed. In the evening there was a free seat beside {L} on number nine, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“No,” said {L}, quite quietly, and you could hear it in the last row. One after another the others left the bus and walked, round and round the hall. “For 381 days,” said {L}, and {told}.',
        },
      ],
      helper: { name: 'Mrs Rivers', creature: 'woman' },
      art: {
        'like the seats of a bus': 'school: L sit happy on chair; many chair',
        'was the bus driver': 'school: F point happy wearing hat; L say; chair',
        'in the bus': 'school: L sit worried on chair; F shout; children',
        'as loudly as possible': 'school: L shout angry; children, chair',
        'simply stood up': 'school: L stand ashamed; F point; chair',
        'from a card': 'school: L read card worried; children',
        'It was a good reason': 'school: G say; L look G curious; chair',
        'in the empty bus': 'school: L sit sad on chair; many chair',
        'sat up very straight': 'stage: L sit brave on chair; F point angry; children',
        'left the bus and walked': 'stage: L stand proud; F walk happy; people',
        'when something isn’t fair': 'school: L sit brave at table; children',
      },
    },
  ],
};
