import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who is not believed. */
export const nobodyBelievesMe: StorySourceInput = {
  id: 'nobody-believes-me',
  words: [
    'nobody/no-one believe/believes/believed',
    'not believe/believes/believed me',
    'they don’t believe me',
    'no one believes me',
    'won’t believe',
    'nobody would believe',
    'not be believed',
    'telling the truth but',
    'boy who cried wolf',
    'cry/cried wolf',
  ],
  situations: [
    'mystery',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'not being believed',
  thing: 'the thing in the pond',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'something-in-the-pond',
      titles: ['But It’s True!', 'Something in the Pond', 'Nobody Believes {L}'],
      goal: 'make the others believe it',
      trouble: 'nobody believed {L}',
      solved: 'everybody had seen it with their own eyes',
      opener:
        '“There’s something with horns in the pond,” said {L+}. “It has a face like a dragon, and it’s as long as a finger.” They laughed at the supper table. “And yesterday it was a lion in the hedge,” they said.',
      friend:
        '{F+} laughed along at first. But then {F} saw {L}’s face and stopped. “Is it really true this time?” asked {F}.',
      problem:
        'That was just it. There had been the lion, and the pirate in the bath, and they had been made up, and very good. But the thing with the horns was real. The truer it was, the more it sounded like the lion.',
      tries: [
        '{L} said it once more, and louder, and made it as long as an arm so that they’d come. Then they really didn’t believe it.',
        '{L} took {F} to the pond at noon. There was nothing there but a frog, who looked insulted.',
        '{L} drew it. It was a good drawing. “What an imagination,” everyone said, and hung it on the fridge.',
      ],
      tip: '“I’ve named eleven kinds of moss,” said {G+}, “and nobody believed the first. Don’t tell it bigger. Tell it exactly. Where, when, how many legs? Then anybody can go and look. A true thing can bear to be looked at.”',
      low: '{L} was ashamed of the arm. A finger had been long enough.',
      turn: '{L} went to the pond early and late, with a ruler and a notebook. “Seven in the morning, by the reeds. Four legs. Six frills at the neck. As long as my little finger.” That was all {L} read out at supper. “Come along and check,” said {L}.',
      done: 'At seven they stood by the reeds in their coats. Then a small dragon came up out of the dark, with four legs and six frills. “A baby newt,” whispered somebody. “I’ve never seen one.” And then they said what {L} had been waiting for. “You were right.”',
      again: '{L} still tells of the lion. But now there’s a word in front of it: “Once upon a time”.',
      helper: { name: 'Dr Lichen', creature: 'badger' },
      outcomes: [
        {
          asked: ['believe/sorry/say/right/apologise/apologize'],
          kinds: ['says'],
          done: 'At seven they stood by the reeds in their coats. A small dragon came up out of the dark, with four legs and six frills. “A baby newt,” whispered somebody, and then they all looked at {L}. It had been true, to the last frill, and {told}.',
        },
        {
          asked: ['newt/dragon/name/pet/pond/keep/see'],
          kinds: ['sees'],
          done: 'A small dragon came up out of the dark, with four legs and six frills, just as {L} had read it out. “You were right,” they said. They knelt down in their coats, so that their shadows didn’t fall on it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'stays'],
          done: '“A baby newt,” whispered somebody. “I’ve never seen one.” It had four legs and six frills, as it said in {L’s} notebook. They all knelt in the reeds. “And was there a lion as well?” asked somebody, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'home', 'tells', 'sleep'],
          done: 'At seven they stood by the reeds, and up came a small dragon with six frills. “You were right,” they said. {G} was told about it, and got out the big book with the empty lines. {L} was given the pencil. So {told}.',
        },
      ],
    },
  ],
};
