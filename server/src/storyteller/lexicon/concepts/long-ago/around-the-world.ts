import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a journey round the world. */
export const aroundTheWorld: StorySourceInput = {
  id: 'around-the-world',
  words: [
    'round the world',
    'travel/travelling/traveling/trip/journey/sail/sailing/fly/flying/voyage around/round the world',
    'world tour',
    'world trip',
    'see/seeing the world',
    'see/seeing the whole world',
    'see/seeing the wide world',
    'travel/travelling the world',
    'around the world in eighty days',
    'eighty days',
    'go/going around the world',
    'want/wants to see the world',
    'world traveller',
    'magellan',
    'phileas fogg',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'wants-to-go',
    'ride',
    'record',
  ],
  topic: 'a journey round the world',
  thing: 'the ship',
  home: 'city',
  main: 'ship',
  plots: [
    {
      id: 'the-day-too-many',
      titles: ['Round the World', 'The Day Too Many', 'Always Towards the Sunrise'],
      goal: 'be back from the journey round the world in time',
      trouble: '{L} was one day late by the diary',
      solved: '{L} was home from the journey round the world on the right day',
      opener:
        'In the harbour the ship lay ready. “I’m going to travel right round the world,” said {L+}, “and in eighty days I’ll be home again, for the big summer fair on Saturday.” They all thought that was far too soon.',
      friend:
        '{F+} came along, with a small suitcase and a thick diary. “I’ll write down each day,” said {F}, “so that we don’t lose one.” They sailed off to the east, towards the sunrise.',
      problem:
        'They went through the heat, with flying fish beside the ship, and over the desert on a camel. In India an elephant stood on the rails. In the Pacific there was no wind for three days. {F} wrote and wrote. They were always a bit behind.',
      tries: [
        'They took a train where the ship was slow. The train was faster, but then it stopped, because the bridge had been washed away.',
        'They gave up sleep and travelled by night. They got on quickly, in the wrong direction, and had to go back all the way.',
        '{L} put the clock on a little in every country, as the people there had it. It didn’t bring them home any faster, or so they thought.',
      ],
      tip: '“East, you say?” said {G+} at the ship’s wheel. “Always towards the sun? Then it rose a bit earlier for you each day than for the folks at home. What’s become of all those bits?”',
      low: 'The church tower of home came into sight. {F} counted the pages in the diary. “It’s Sunday,” said {F} quietly. “The fair was yesterday. We’re one day too late.”',
      turn: '{L} took out the clock. In every country they had put it on, an hour, and another hour. “That’s twenty-four hours,” said {L}, “and twenty-four hours are a whole day! We’ve seen the sun come up one more time than they have. The diary has got a day too many!”',
      done: 'They hurried up the harbour road. Paper flags hung there, and the band was just tuning up. “What day is it?” gasped {L}. “Why, Saturday!” said the baker. “You’re right on time.” {L} got the first ride on the merry-go-round, round and round, like the ship.',
      again:
        'The diary stands on the shelf. On one of its pages {F} has written: “This day belongs to us alone.”',
      object: 'compass',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“What day is it?” gasped {L} on the harbour road. “Why, Saturday!” said the baker. “You’re right on time.” The band was just tuning up, there were eighty lanterns in the trees, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“What day is it?” gasped {L} on the harbour road. “Why, Saturday!” said the baker. {L} told the folks of the elephant on the rails and the day that belonged to nobody else. The band leader climbed on to a chair, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“What day is it?” gasped {L} on the harbour road. “Why, Saturday!” said the baker. All those who had thought that it was far too soon stood there under the paper flags, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“What day is it?” gasped {L} on the harbour road. “Why, Saturday!” said the baker. {L} got the first ride on the merry-go-round. Then the small suitcase was carried up the stairs, for the first time in eighty days, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They had seen the sun come up one more time than the folks at home. “What day is it?” gasped {L} on the harbour road. “Why, Saturday!” said the baker. “You’re right on time.” The paper flags were up, and {told}.',
        },
      ],
      helper: { name: 'Captain Gale', creature: 'woman' },
    },
  ],
};
