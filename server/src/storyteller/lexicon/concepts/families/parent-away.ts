import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who is far away. */
export const parentAway: StorySourceInput = {
  id: 'parent-away',
  words: [
    'mum/mom/dad/daddy/mummy/mommy/father/mother work/works/working',
    'mum/mom/dad/daddy/mummy/mommy/father/mother away',
    'dad deployment',
    'mum deployment',
    'mom deployment',
    'daddy deployment',
    'miss/missing mommy/mummy/daddy',
    'mum/mom/dad/daddy/mummy/mommy/father/mother go/going work',
    'no time me',
    'business trip',
  ],
  situations: ['wants', 'afraid', 'question', 'deed', 'trait', 'lost'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody who is far away',
  thing: 'the paper chain',
  main: 'cottage',
  plots: [
    {
      id: 'paper-chain',
      titles: ['Until the Chain Is Gone', 'Far Away and Very Near', '{L} Waits'],
      goal: 'feel near to somebody far away',
      trouble: 'somebody dear was out of reach',
      solved: 'the two were close again',
      opener:
        'Somebody whom {L+} loved could not be there for a while. There had been a long hug, and a promise. Now one chair at the table was too many.',
      problem:
        'The first evening was the hardest. Nobody else does the voices right when reading aloud. “How long is a long time?” asked {L}, and nobody had a good answer.',
      tries: [
        '{L} waited at the window from morning on. Waiting is very slow when you watch it.',
        '{L} was cross instead, and would not talk about it. But crossness is cold to sleep with.',
        '{L} wanted to go there on foot. At the end of the street {L} turned round, because it got dark.',
      ],
      tip: '“Time gets smaller when you can hold it,” said {G+}. “Make a chain with paper rings, one for each day. And write on each what you want to tell.”',
      low: 'At night {L} smelled at the scarf which had been left on the hook. {F} did not say a word, and stayed till {L} was asleep.',
      turn: 'They cut and glued all afternoon. The chain went from the door to the window and back. “Today: there was soup. I fell off the wall. I love you.” Each evening one ring came off, and into an envelope.',
      done: 'And then came an answer, a thick one! In it was a drawing and a long story, and the voices were written down so well that {L} could do them all. It was almost like being read to.',
      again:
        'The chain gets shorter. And whatever happens, {L} has a place to put it: “That goes into tomorrow’s ring.”',
      helper: { name: 'Postwoman Wren', creature: 'pigeon' },
      outcomes: [
        {
          asked: ['come/return/arrive/back/home/surprise'],
          kinds: ['home', 'way-home', 'sees'],
          done: 'Then came an answer, a thick one, with all the voices written down. The chain got shorter, ring by ring, from the window to the door. There was one ring left on the nail. On that evening a key turned in the lock, and {told}.',
          again:
            'The last ring hangs on the nail, in case it’s needed. And {L} can do all the voices now, when somebody is too tired to read aloud.',
        },
        {
          asked: ['call/phone/talk/video/ring', 'letter/write/postcard/send/message/parcel'],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get', 'tells'],
          done: 'One ring a day came off the chain and went into the envelope: “There was soup. I love you.” Then came an answer, a thick one, with a long story in it and all the voices written down. There was one more surprise on the last page, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'feels', 'stays', 'sleep'],
          done: 'Then came an answer, a thick one! The voices were written down so well that {L} could do them all. The chain grew shorter, until there was one ring left, and {L} wore it on one thumb. There were steps at the door, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'plays',
            'shares',
            'makes',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'claps',
          ],
          done: 'Then came an answer, with a drawing and all the voices written down. The chain got shorter, from the window to the door. On the day of the last ring they hung up a new one, right across the hall, in every colour, and {told}.',
        },
      ],
      art: {
        'be there': 'hallway: L hug sad; mother, suitcase',
        'There had been a long hug': 'hallway: L hug sad; mother, suitcase',
        'Now one chair at the table': 'kitchen: L look sad at chair; chair, table',
        'The first evening was the hardest': 'bedroom, night: L hold book sad; bed',
        'at the window from morning on': 'living-room: L wait sad; window, clock',
        'was cross instead': 'bedroom, night: L sulk angry on bed',
        'to go there on foot': 'village, evening: L walk bag worried',
        'Make a chain with paper rings': 'living-room: G show paper-chain happy; L look curious',
        'smelled at the scarf': 'hallway, night: L sniff scarf sad; F comfort L; coat-pegs',
        'cut and glued all afternoon': 'living-room: L cut happy; F look happy; paper-chain',
        'Each evening one ring came off': 'living-room, evening: L write happy; paper-chain, letter',
        'came an answer, a thick': 'living-room: L read letter happy; paper-chain',
        'drawing and a': 'living-room: L read letter happy; paper-chain',
        'hangs on the nail, in': 'living-room: L read happy; paper-chain, mother',
        'The chain gets shorter': 'living-room: L raise paper-chain happy',
      },
    },
  ],
};
