import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giving up the dummy. */
export const givingUpTheDummy: StorySourceInput = {
  id: 'giving-up-the-dummy',
  words: [
    'dummy',
    'dummies',
    'pacifier',
    'pacifiers',
    'binky',
    'give/giving up dummy/pacifier/binky',
    'say/saying goodbye dummy/pacifier/binky',
    'goodbye dummy/pacifier',
    'need/needing dummy/pacifier',
    'dummy fairy',
    'pacifier fairy',
    'without dummy/pacifier',
    'lose/losing/lost dummy/pacifier',
    'last night with dummy',
  ],
  situations: [
    'cannot',
    'learn',
    'wants',
    'afraid',
    'deed',
    'has',
    'make',
    'question',
    'reluctant',
    'refuses',
    'absence',
    'lacks',
    'lost',
    'longing',
  ],
  gentle: true,
  topic: 'saying goodbye to the dummy',
  thing: 'the dummy',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-box-with-the-bow',
      titles: ['Goodbye, Dummy', '{L} and the Box with the Bow', 'The First Night Without'],
      goal: 'fall asleep without the dummy',
      trouble: 'at night it was hard to be without the dummy',
      solved: '{L} had slept the whole night without the dummy',
      opener:
        '{L+} had a dummy. It was yellow, and there was a small dent in it from the very first tooth. It had been there at every bedtime, and in every car, and once in the soup.',
      friend:
        '“When I’m big, I won’t need it,” said {L}. “Are you big yet?” asked {F+}. {L} looked at the mark on the door. It was quite high up. “Nearly,” said {L}.',
      problem:
        'By day it went well. {L} had so much to do that the dummy lay on the chair and was forgotten. But then came the evening, and the dark, and {L} wanted it back. Without it, {L.their} mouth felt empty.',
      tries: [
        '{L} put the dummy in the very top drawer and went to bed. Five minutes later {L} was standing at the drawer, on a chair.',
        '{L} gave it to teddy to look after. Teddy was very good. Teddy gave it back the moment that {L} asked.',
        '{L} sang all the songs {L.they} knew, so as to have something in {L.their} mouth. By the last one {L} was wide awake.',
      ],
      tip: '“Old friends get a proper goodbye,” said {G+}. “You choose the day, and you tie the bow. And you choose somebody to hold at night instead: somebody soft, who’s been waiting for a turn.”',
      low: 'It was not today. It was not tomorrow, either. {L} thought about it for three days. “On Sunday,” said {L} then, and put a cross on the calendar.',
      turn: 'On Sunday {L} laid the dummy in a little box, on cotton wool. “Thank you for everything,” said {L}. {L} tied the bow without any help. Then {L} fetched the soft rabbit from the very bottom of the basket, the one with the long ears.',
      done: 'The first night was long, and somebody sat beside the bed until the end. The second night was shorter. In the third night {L} held on to one long ear, and closed both eyes, and opened them again. It was morning. “I slept,” called {L}, “all by myself!”',
      again:
        'Sometimes {L} still thinks of it, just before falling asleep. Then {L} feels for the rabbit’s ear. It has a small dent in it already.',
      object: 'basket',
      helper: { name: 'Granny Rose', creature: 'woman' },
    },
  ],
};
