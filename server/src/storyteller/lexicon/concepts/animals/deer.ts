import type { StorySourceInput } from '../../story-source.ts';

/** Stories about deer, moose and elk. */
export const deer: StorySourceInput = {
  id: 'deer',
  words: [
    'deer',
    'fawn',
    'stag',
    'doe',
    'moose',
    'elk',
    'roe deer',
    'antlers',
    'baby deer',
    'bambi',
    'moose and deer',
  ],
  situations: ['visit', 'learn', 'question', 'lost'],
  creature: 'theme',
  topic: 'deer',
  thing: 'the deer',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'lying-quite-still',
      titles: ['{S} and the Antlers', '{L} in the Early Wood', 'Something Is Missing'],
      goal: 'find out what had become of {S’s} antlers',
      trouble: '{S’s} antlers were gone',
      solved: '{S} knew that the antlers would grow again',
      opener:
        'In spring, very early, there is mist between the trees, and if you are quiet you can meet somebody. {L+} sat on a stump and hardly breathed.',
      friend:
        'A twig cracked, and there was {S+}. “Don’t look at me,” said {S}. “I’ve lost my antlers. Yesterday I still had both. I must have left them lying somewhere.” {S’s} head looked quite bare.',
      problem:
        '“They were as big as a bush,” said {S}, “and everyone admired them. Now I look like nobody at all.” {S} would not go out to the clearing where the others were. And a stag can’t put up a notice.',
      tries: [
        'They searched the wood, and found one antler under a fir tree. A mouse was sitting on it and gnawing. “It’s full of good things,” said the mouse.',
        '{L} tied it back on with a scarf. It slipped over {S’s} left eye, and hurt {S.their~the} ear.',
        '{L} stuck two branches behind {S’s} ears. Then a bird wanted to move in.',
      ],
      tip: '“Every year there’s the same fuss,” said {G+}. “They don’t get lost. They fall off, like milk teeth. Put your hand up there, very gently. But ask first.”',
      low: '{S} bent that long neck. “Like milk teeth?” {S} asked. “I had a wobbly one once,” said {L}. “There was something under it already.”',
      turn: '“May I?” asked {L}, and put one hand between {S’s} ears. There was something there: two little bumps, warm, and soft as velvet. “{S!}! They’re growing,” whispered {L}. “You’ve got new ones under there. They’ve only just begun.”',
      done: 'Now {S} wanted to know it, too, and looked into the forest pool. Two velvet bumps! {S} walked straight out into the clearing. There stood all the others, with bare heads. “Yours as well?” they said. In summer the new ones were bigger than ever.',
      again:
        'The mice in the wood ate the old antlers, bit by bit. They say it makes strong teeth. {L} was given one little tip of one, to keep.',
      helper: { name: 'Old Jay', creature: 'crow' },
    },
  ],
};
