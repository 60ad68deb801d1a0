import type { StorySourceInput } from '../../story-source.ts';

/** Stories about odd and even numbers. */
export const oddAndEven: StorySourceInput = {
  id: 'odd-and-even',
  words: [
    'odd even',
    'odd and even',
    'odd even number',
    'even number',
    'odd number',
    'count/counting in twos',
    'count/counting in pairs',
    'find/finding a partner',
    'doubles',
  ],
  situations: ['learn', 'cannot', 'visit'],
  topic: 'odd and even numbers',
  thing: 'the row of partners',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'one-left-over',
      titles: ['One Left Over', 'Odd or Even?', '{L} Finds the Pairs'],
      goal: 'put everybody in pairs',
      trouble: 'there was always one left over',
      solved: 'nobody was left over any more',
      opener:
        '“Find a partner, please,” said the teacher. They were going for a walk, two by two. {L+} loved walking in twos. You had somebody to talk to all the way.',
      friend:
        '{L} took {F’s} hand. {F+} held on. All round them children took each other’s hands. Then it was quiet, and somebody was standing there alone. One was left over.',
      problem:
        '“That can’t be right,” said {L}. They let go and tried again, with other partners. Now somebody else was left over. And the third time it was {L}. It did not feel nice. “There’s always one,” said {L}. “Why?”',
      tries: [
        'They all ran about and grabbed the first hand that they could find. There was still one left over, and two had bumped their heads.',
        '{F} held on to two at once. It was a three, and at the narrow gate it got stuck.',
        '{L} said that the biggest one should count as two. The biggest one did not like that.',
      ],
      tip: '{G+} laid buttons on the table, two by two. “Six,” said {G}. “All have a partner. Now seven. Some numbers are even, and some are odd, and then there’s always one over. How many of you are there?”',
      low: 'Outside the sun was shining, and they were still in the corridor, and each of them was afraid of being the one.',
      turn: '{L} counted everyone: nineteen. {L} laid out nineteen buttons, two by two. There was one over. “Nineteen is odd,” said {L}. “We need one more, and then it’ll be even!” And {L} asked the teacher, “Will you be number twenty?”',
      done: 'The teacher laughed and took the last free hand. Twenty! They went through the gate, two by two, and it came out exactly. {L} and {F} counted along in twos, in time with their feet: two, four, six, eight.',
      again: '{L} puts socks in pairs now. There are always eleven. That is an odd number, too.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Nineteen buttons, and one over. The teacher was number twenty. They went through the gate, two by two, as far as the meadow with the benches, where two can sit on each, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Nineteen buttons, and one over. The teacher was number twenty and took the last free hand. They all looked along the row, two, four, six, eight: nobody was standing there alone, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Nineteen buttons, and one over. The teacher was number twenty, and they went through the gate, two by two. Two, four, six, eight, they counted in time with their feet, all the way, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Nineteen buttons, and one over. “Will you be number twenty?” asked {L}. The teacher took the last free hand, and they went through the gate, two by two, and it came out exactly. So {told}.',
        },
      ],
      helper: { name: 'Mrs Duo', creature: 'goose' },
      art: {
        'Find a partner': 'school: L look happy; teacher, children',
        'them children took each other’s': 'school: L hold-hands F happy; F look happy; children',
        'with other partners': 'school: L stand sad; F look worried; children',
        'first hand that they': 'school: L run worried; children',
        'held on to two': 'playground: F stand worried; L pull worried; children, gate',
        'should count as two': 'school: L point worried; children',
        'buttons on the table, two': 'school: G point calm; L look curious; many button',
        'still in the corridor': 'corridor: L stand sad; F stand sad; children',
        'laid out nineteen buttons': 'school: L speak happy; F look curious; many button, teacher',
        'went through the gate, two': 'village: L hold-hands F proud; F walk happy; teacher, children, gate',
        'took the last free hand': 'village: L hold-hands F proud; F walk happy; teacher, children, gate',
        'puts socks in pairs': 'bedroom: L hold sock laughing; many sock',
      },
    },
  ],
};
