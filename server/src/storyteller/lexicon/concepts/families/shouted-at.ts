import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grown-up at home who has shouted. */
export const shoutedAt: StorySourceInput = {
  id: 'shouted-at',
  words: [
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father shout/shouts/shouted/shouting/yell/yells/yelled',
    'mum/mom/mummy/mommy/mama/dad/daddy/papa/mother/father is/was cross/angry/mad',
    'mum/mom/mummy/dad/daddy/mother/father get/gets cross/angry',
    'mum/mom/mummy/dad/daddy lose/loses/lost temper/patience',
    'angry mum/mom/mummy/dad/daddy/mother/father/parent/parents',
    'cross mum/mom/mummy/dad/daddy',
    'shout/shouted/yelled at me',
    'when mum/mom/mummy/dad/daddy shouts/shout/yells',
    'parents shout/yell',
    'shouty mum/dad',
    'bad-tempered mum/dad',
  ],
  situations: [
    'misdeed',
    'afraid',
    'sad-being',
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
  gentle: true,
  happensToLead: true,
  topic: 'a grown-up who shouted',
  thing: 'the kitchen door',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-word-that-was-too-loud',
      titles: ['Too Loud', 'When {S} Shouted', 'The Word in the Kitchen'],
      goal: 'be friends with {S} again',
      trouble: '{S} had shouted',
      solved: '{S} and {L} had made it up',
      opener:
        'It was one of those mornings. The milk had boiled over, the bus was on its way, and {L+} still had only one sock on. “Will you PUT ON that SOCK!” shouted {S}. The cups rang.',
      friend:
        '{S} never shouted. At least, hardly ever. {L} sat on the stairs with the sock in one hand, and everything in {L} was pulled together into a small hard ball.',
      problem:
        '“Now {S} doesn’t like me any more,” thought {L}. It was quite clear. You don’t shout like that at somebody you like. {L} put on the sock, and nobody said another word, not in the hall and not at the bus stop. It was a long, cold way.',
      tries: [
        '{L} was quiet all day, so that it couldn’t happen again. It’s like holding your breath. It doesn’t work for long.',
        '{L} shouted back in the evening, at the bear. The bear looked frightened. Now {L} knew how that looks.',
        '{L} drew a heart and pushed it under the door. But {L} ran away before anybody could say anything.',
      ],
      tip: '“When my kettle’s too full, it boils over,” said {G+}. “That isn’t the fault of the one standing next to it. Love doesn’t go out because of a shout. But you may say that it was too loud. {S} ought to know.”',
      low: '{L} stood at the kitchen door and looked through the crack. {S} sat at the table with the drawn heart, holding it by both edges.',
      turn: '{L} went in. “You shouted,” said {L}. “I got such a fright. I thought you didn’t like me any more.” {S} knelt down on the floor, to be as tall as {L}. “That was too loud,” said {S}. “I was worried about the bus. It wasn’t right. I’m sorry.”',
      done: '“I loved you even in the middle of it,” said {S}. “You just couldn’t hear it.” The small hard ball came undone. They decided on a sign: whoever feels the kettle starting to whistle holds up one hand, and then they both breathe out. They practised it, with faces.',
      again:
        'It has been used four times since then. Three times it was {S}’s hand that went up. Once it was {L}’s.',
      helper: { name: 'Mrs Kettle', creature: 'hen' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up', 'say/promise'],
          kinds: ['says'],
          done: '“I loved you even in the middle of it,” said {S}, kneeling on the floor. “You just couldn’t hear it.” The small hard ball came undone. They decided on a sign for the kettle: whoever feels it whistle holds up one hand. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'stays', 'friends', 'team', 'home'],
          done: '“That was too loud,” said {S}, on both knees, as tall as {L}. “I loved you even in the middle of it.” The small hard ball in {L} came undone. The sock was on the right foot, nothing was boiling over any more, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'tells', 'gets', 'sleep', 'claps'],
          done: '“I loved you even in the middle of it,” said {S}. They decided on a sign: whoever feels the kettle whistle holds up one hand, and then they both breathe out. They practised it with faces. The bus could do without them for once, so {told}.',
        },
      ],
    },
  ],
};
