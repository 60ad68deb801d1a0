import type { StorySourceInput } from '../../story-source.ts';

/** Stories about votes for women. */
export const suffragettes: StorySourceInput = {
  id: 'suffragettes',
  words: [
    'suffragette',
    'suffragettes',
    'votes for women',
    'emmeline pankhurst',
    'pankhurst',
    'emmeline pankhurst votes for women',
    'women’s rights',
    'women rights',
    'international women day',
    'women history',
    'women history month',
    'women’s day',
    'women day',
    'susan b anthony',
    'girl power',
    'girls can do anything',
  ],
  situations: ['learn', 'question', 'deed', 'visit', 'value'],
  topic: 'votes for women',
  thing: 'the purple ribbon',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-longest-ribbon',
      titles: ['Votes for Women!', '{L} and the Purple Ribbon', 'The Longest Ribbon in Town'],
      goal: 'make the town listen',
      trouble: 'nobody listened to the women',
      solved: 'the town had listened to the women',
      opener:
        'A hundred years ago only men were allowed to vote. Women baked the bread and taught the children and paid for the lamps in the street, but nobody asked what they thought. {L+} lived with Aunt Em, who found that unfair.',
      friend:
        '{F+} carried the ribbons. They were purple, white and green. “The mayor is making a speech today,” said {F}. “Then we’ll ask.” {L} fastened one ribbon tight.',
      problem:
        'The square was full of hats. Aunt Em called out, “Will you let women vote?” “Go home and cook,” shouted somebody, and they all laughed. The mayor spoke on, as if it had been a sparrow.',
      tries: [
        'Aunt Em wrote a letter. The mayor’s secretary made a paper plane of it.',
        '{L} called out the question too. “Children aren’t allowed to vote, either,” said the mayor, and everybody laughed even louder.',
        'They painted it on a sign. It rained, and the question ran down the stick.',
      ],
      tip: '“One voice can be laughed away,” said {G+}, who sold newspapers. “Ten can, too. But have you ever counted how many of you there are? Behind every door in this town there’s one at least. They only don’t know of each other.”',
      low: '{L} turned the end of the ribbon between two fingers. Each of them had such a short piece.',
      turn: '“We’ll tie them together!” said {L}. {L} ran from door to door, to the laundry, to the school, to the bakery. “If you want to vote, tie on a piece,” said {L}. Aprons and hair ribbons, scarves and laces: they knotted them on, and came out with them.',
      done: 'On Sunday the ribbon went round the square three times. Four hundred women held it, and nobody shouted. It was so quiet that the mayor stopped speaking. “What is it that you want?” asked the mayor, for the first time. Then Aunt Em spoke.',
      again:
        'It still took years. But when Aunt Em voted for the first time, {L} was allowed to push the paper into the box. Round it was tied a bit of purple ribbon.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On Sunday the ribbon went round the square three times. Four hundred women held it, until the mayor stopped speaking. Then Aunt Em spoke. Afterwards the bakery, the school and the laundry put their tables in the square, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'On Sunday the ribbon went round the square three times. It was so quiet that the mayor stopped speaking, and Aunt Em spoke. In the evening Aunt Em cut off a piece, purple, white and green, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'On Sunday the ribbon went round the square three times. It was so quiet that the mayor stopped speaking. “What is it that you want?” Then Aunt Em spoke. Nobody let go of the ribbon, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On Sunday the ribbon went round the square three times. It was so quiet that the mayor stopped speaking, and Aunt Em spoke. Then it was untied, apron by apron, and carried back behind every door, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On Sunday the ribbon went round the square three times. Four hundred women held it, and nobody shouted. “What is it that you want?” asked the mayor, for the first time. Then Aunt Em spoke, and {told}.',
        },
      ],
      helper: { name: 'Mr Penny', creature: 'man' },
      art: {
        'Aunt Em': 'city: L stand angry; lady, gentleman',
        'carried the ribbons': 'city: F hold purple ribbon happy; L tie ribbon happy',
        'full of hats': 'city: L stand worried; lady, gentleman, people',
        'made a paper plane': 'city: L look sad; gentleman, paper, letter',
        'Children aren’t allowed': 'city: L shout worried; gentleman, people',
        'painted it on a sign': 'city, rain: L hold sign worried; F hold paintbrush; puddle',
        'sold newspapers': 'city: G hold newspaper; L look G curious',
        'such a short piece': 'city: L hold purple ribbon sad',
        'tie them together': 'city: L tie ribbon brave; F hold ribbon; lady, door',
        'three times. Four': 'city: L+F hold ribbon proud; people, gentleman',
        'into the box': 'city: L hold paper happy; box, lady',
      },
    },
  ],
};
