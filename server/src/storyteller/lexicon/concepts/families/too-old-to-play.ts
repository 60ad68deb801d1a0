import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a big sister or brother who no longer wants to play. */
export const tooOldToPlay: StorySourceInput = {
  id: 'too-old-to-play',
  words: [
    'sister/brother not/never play any more',
    'sister/brother won’t/doesn’t/not want play',
    'sister/brother too old/big/grown-up play',
    'big sister/brother won’t/never/not play',
    'sister/brother won’t play with me',
    'sister/brother teenager',
    'teenage sister/brother',
    'teenager',
    'teenagers',
    'sister/brother shut/shuts/closed/closes door',
    'big sister/brother always on phone',
    'sister/brother has/have no time for me',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a big sister or brother who no longer plays',
  thing: 'the den behind the sofa',
  creature: 'sister',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'a-new-game-for-two',
      titles: ['The Door Is Shut', '{S} Is Too Big Now', 'Something for Two'],
      goal: 'be with {S} again',
      trouble: '{S} did not want to play any more',
      solved: 'there was something again that they both liked',
      opener:
        'For years the two of them had been pirates behind the sofa, {L+} and {S}. {S} was the captain, and {L} was the crew. They had a flag made out of a tea towel, and a chest with eleven buttons.',
      friend:
        'Then {S} grew by a whole head. There was music behind {S}’s door, and laughing, and now and then a smell of perfume. The flag lay in the corner.',
      problem:
        '“Captain?” called {L} through the keyhole. “Not now,” said {S}. It was “not now” on Monday and “not now” on Saturday, and on Sunday {S} said, “I’m too old for that.” {L} sat behind the sofa. A crew without a captain is only somebody on the floor.',
      tries: [
        '{L} hid {S}’s phone in the chest with the buttons. {S} was furious, and the door was locked after that.',
        '{L} talked like the big ones, about homework and hair. It sounded wrong, and {S} raised one eyebrow.',
        '{L} played both parts, first the captain and then the crew. It was hard work, and nobody gave a surprising answer.',
      ],
      tip: '“My sister stopped playing marbles with me when I was seven,” said {G+}. “I was angry for a year. But it was only the marbles that were over. It wasn’t me. So I asked my sister to teach me something. Big ones love to show what they can do.”',
      low: '{L} untied the flag from the broom handle and folded it up small. It wasn’t thrown away. It was only put away.',
      turn: '{L} knocked, and waited. “What do you do in there?” asked {L}. “Would you show me something? Anything.” It was quiet for a moment. Then the door opened by a hand’s breadth, and then all the way. “I’m learning to juggle,” said {S}. “Sit there. Watch.”',
      done: '{S} could do three. {L} began with one, and dropped it, and then with two. They laughed when a ball got stuck on the lamp. It wasn’t the pirate game. But it was something for two. “Tomorrow?” asked {S}. “After your homework,” said {L}.',
      again:
        'They can do five between them, if they stand back to back. The flag is in the chest, and every now and then one of them looks whether it’s still there.',
      helper: { name: 'Mrs Agate', creature: 'mole' },
      outcomes: [
        {
          asked: ['pirate/again/captain/flag/sofa/den'],
          done: '{S} could juggle three, and {L} began with one. They laughed when a ball got stuck on the lamp, and {S} climbed up for it, just like up a mast. From there you could see the flag in its corner. It was quiet for a moment, and {told}.',
        },
        {
          asked: ['teach/show/learn/juggle/do/make-up/music/hair/nails/dance'],
          kinds: ['makes'],
          done: '“Sit there,” said {S}. “Watch.” {S} could do three balls. {L} began with one, and dropped it, and then with two. One got stuck on the lamp. When a big one wants to show you something, you only have to hold out both hands, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'gets', 'tells', 'says', 'sees'],
          done: '{S} could do three balls, and {L} began with one. It wasn’t the pirate game, but it was something for two. “Tomorrow?” asked {S}. “After your homework,” said {L}. The door stayed open by a hand’s breadth, and then all the way, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'team', 'stays', 'home', 'sleep'],
          done: '{S} could do three balls, and {L} could drop two. One got stuck on the lamp, and one came down in the perfume. It wasn’t the crew that had been too small, it was only the game that was over. So {told}.',
        },
      ],
    },
  ],
};
