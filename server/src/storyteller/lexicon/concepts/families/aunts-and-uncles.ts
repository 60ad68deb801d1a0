import type { StorySourceInput } from '../../story-source.ts';

/** Stories about aunts and uncles. */
export const auntsAndUncles: StorySourceInput = {
  id: 'aunts-and-uncles',
  words: [
    'aunts',
    'uncles',
    'aunts and uncles',
    'favourite/favorite aunt/uncle',
    'aunt and uncle',
    'crazy uncle',
    'my aunt and me',
    'my uncle and me',
    'aunt comes to visit',
    'uncle comes to visit',
    'uncle/aunt visit/visits',
  ],
  situations: ['visit', 'newcomer', 'has', 'trait', 'deed'],
  creature: 'uncle',
  indoors: true,
  topic: 'aunts and uncles',
  thing: 'the party',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'one-day-late',
      titles: ['{S} Comes a Day Late', '{L} and the Second Party', 'One Day Late'],
      goal: 'have a party for {S} after all',
      trouble: '{S} had come a day late for the party',
      solved: 'there was a party for {S}',
      opener:
        'Once a year the whole family came together: eleven cousins, three dogs and a cake with cherries. {L+} had put up the paper chains. Only one chair stayed empty.',
      friend:
        'The next morning, when the last plate had been washed, there was a knock, and outside stood {S+}, with a bunch of balloons. “Happy party!” cried {S}. “Am I the first?”',
      problem:
        '“It was yesterday,” said {L}. {S’s} mouth fell open. The cake was gone, the cousins were gone, and the chains were in the box. “I wrote it down,” said {S}, “on the wrong page.” And the balloons hung down a bit.',
      tries: [
        '{L} telephoned everyone. They were all at work, or asleep, or on the motorway.',
        '{S} wanted to go home again quietly. “I’ll just leave the balloons,” said {S}. {L} held on to one sleeve.',
        'They warmed up what was left. It was one potato, and they shared it. It wasn’t much of a party.',
      ],
      tip: '“I’ve seen many parties from under the table,” said {G+}. “Most people talk to everybody for one minute. What would you do if you had one person for the whole day, and nobody else needed anything?”',
      low: '{L} thought about yesterday. There had been so many people that nobody had seen the trick with the spoon, not properly.',
      turn: '“Today’s the second day of the party,” said {L}, and hung up the paper chains again. “It’s only for people who are late.” {L} laid two plates and baked a cake in a cup, with one cherry on it. {S} was given the paper crown.',
      done: 'And {S} had time! For the trick with the spoon, three times, and for the handstand, and for the long story about the goose. They danced through the kitchen with six balloons. “That was the best party I’ve ever been late for,” said {S}.',
      again:
        'On the new calendar it says twice, in red: “Party.” And the day after: “Party, part two. {L} and {S}.”',
      helper: { name: 'Bruno', creature: 'dog' },
      outcomes: [
        {
          asked: ['dance/sing/play/game/trick/handstand'],
          kinds: ['party', 'plays', 'eats', 'shares', 'makes'],
          done: 'There was nobody to share {S} with, and so there was time for the trick with the spoon, three times over. {S} put on the paper crown and turned up the radio. The six balloons wanted something to do as well, and {told}.',
        },
        {
          asked: [
            'stay/come/visit night/again/longer/every/back',
            'best/favourite/favorite party/uncle/aunt/day/ever',
            'promise',
          ],
          kinds: ['stays', 'says', 'says-words', 'gets', 'given-by', 'all-get', 'home', 'way-home'],
          done: '{S} had time for the handstand, for the trick with the spoon and for the long story about the goose. “That was the best party I’ve ever been late for,” said {S}, and looked for the right page of the calendar this time. So {told}.',
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
            'tells',
          ],
          done: '{S} had time for the trick with the spoon, three times, and for the long story about the goose. At the best bit {S} fell off the chair, paper crown and all. {L} reached down with both hands, and {told}.',
        },
      ],
      art: {
        'Once a year the whole family came': 'living-room: L hang paper-chain happy; chair, cake on table',
        'outside stood': 'cottage: S wave happy balloon; L startle surprised in doorway',
        'mouth fell open': 'living-room: L say sad; S stand sad; many balloon',
        'They were all at work': 'living-room: L phone worried; S stand sad',
        'wanted to go home again quietly': 'hallway: L pull worried; S walk sad; balloon',
        'It was one potato': 'kitchen: L look sad at potato; S sit sad; potato on table',
        'from under the table': 'living-room: G say calm under table; L listen curious',
        'thought about yesterday': 'living-room: L hold spoon sad; S look L',
        'hung up the paper chains again': 'living-room: L hang paper-chain happy; S look L',
        'baked a cake in a cup': 'kitchen: S sit proud wearing crown at table; L give cup happy S',
        'trick with the spoon, three': 'kitchen: L+S dance laughing; many balloon',
        'for the long story about': 'kitchen: L+S dance laughing; many balloon',
        'On the new calendar': 'living-room: L draw happy; calendar',
      },
    },
  ],
};
