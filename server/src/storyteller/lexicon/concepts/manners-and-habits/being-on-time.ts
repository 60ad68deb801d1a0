import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being on time. */
export const beingOnTime: StorySourceInput = {
  id: 'being-on-time',
  words: [
    'be/being on time',
    'on time',
    'punctual',
    'punctuality',
    'dawdler',
    'slowcoach',
    'slow in the morning',
    'always late',
    'hurry up',
    'getting ready in the morning',
    'morning routine',
    'not want get dressed morning',
  ],
  situations: ['learn', 'value', 'trait', 'deed', 'cannot', 'forgets'],
  topic: 'being on time',
  thing: 'the string of pictures',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'where-the-minutes-went',
      titles: ['Where Did the Minutes Go?', '{L} Is on Time', 'The String of Mornings'],
      goal: 'be at the corner on time',
      trouble: 'the minutes got lost every morning',
      solved: '{L} was at the corner on time',
      opener:
        'Every morning at eight they all set off together from the corner. And every morning {L+} came running at five past, with one shoe on. “I did hurry,” said {L}. And that was true.',
      friend:
        '“On Friday we’re going to the lake,” said {F+}. “The boat doesn’t wait.” {L} promised to be on time. But {L} had promised that on Monday as well, and on Tuesday.',
      problem:
        '“I get up at seven,” said {L}. “That’s a whole hour. Where does it go?” It was a puzzle. Somebody must be stealing minutes, between the bed and the door.',
      tries: [
        '{L} got up at half past six. Then there was time to build a tower before breakfast. The tower grew and grew. It was five past eight.',
        '{F} stood under the window and called, “Hurry up!” {L} hurried so much that the socks went on over the shoes.',
        '{L} put the clock forward. But {L} knew it, and so it was no use.',
      ],
      tip: '“Don’t run faster, find the thief,” said {G+}. “Sit down tonight and draw what you do in the morning, one picture for each thing. Hang them up in order. What isn’t hanging there comes afterwards.”',
      low: 'It was Thursday evening. {L} thought of a boat that grew smaller and smaller.',
      turn: '{L} drew: bed, wash, clothes, porridge, teeth, shoes, door. Seven pictures. And now {L} saw the thieves as well: the tower, the picture book, and a long talk with the cat. {L} drew them too, and hung them behind the door.',
      done: 'On Friday {L} took down one picture after the other. Bed. Wash. Clothes. The cat wanted to talk. “After the lake,” said {L}. Shoes, door. At three minutes to eight {L} was standing at the corner, first of all, with two shoes.',
      again:
        'With the three minutes left over {L} looked at a snail. It was on its way as well, and in no hurry at all.',
      helper: {
        name: 'Mr Punctum',
        creature: 'hare',
      },
      outcomes: [
        {
          asked: ['boat/lake/sail/trip/go/swim/bus'],
          done: 'At three minutes to eight {L} was standing at the corner, first of all, with two shoes. The cat had been told to wait until after the lake. {F} came running, and had to look twice. Nobody had to wait for anybody, and {told}.',
        },
        {
          asked: ['first/on-time/time/early/teacher/proud/star/sticker/never/late'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'happy', 'feels', 'claps'],
          done: 'Bed, wash, clothes, and one picture after the other came off the wall. The tower stayed where it was, and so did the book. At three minutes to eight {L} was standing at the corner, all alone. {F} looked at the clock, and at {L}, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} took down the last picture, and it was the door. At three minutes to eight {L} was standing at the corner, with two shoes. {F} came at four minutes to, no, at two. “You’re late,” said {L}, very kindly, and {told}.',
        },
      ],
      art: {
        'with one shoe on': 'village, morning: L run worried shoe; people, clock',
        'The boat doesn’t wait': 'village: F point worried; L look ashamed; boat',
        'stealing minutes': 'bedroom, morning: L search worried; clock, bed',
        'build a tower before breakfast': 'bedroom, morning: L build happy; big block-tower, clock',
        'stood under the window': 'village, morning: F shout worried; L run worried; sock, shoe',
        'put the clock forward': 'bedroom: L handle clock worried',
        'find the thief': 'bedroom, evening: G speak calm; L listen curious; picture, clock',
        'a boat that grew smaller': 'bedroom, evening: L think boat sad',
        'bed, wash, clothes, porridge': 'bedroom, evening: L draw drawing-pad(bed) happy; cat, many picture',
        'At three minutes to eight': 'village, morning: L stand proud; F cheer; clock, people',
        'took down one picture': 'village, morning: L stand proud; F cheer; clock, people',
        'looked at a snail': 'village: L crouch happy; snail',
      },
    },
  ],
};
