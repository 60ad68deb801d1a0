import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being a knight. */
export const knights: StorySourceInput = {
  id: 'knights',
  words: [
    'knight',
    'knights',
    'armour',
    'tournament',
    'round table',
    'brave knight',
    'king arthur',
    'castle knight',
  ],
  situations: ['wants', 'visit', 'trait', 'lacks', 'learn', 'pair'],
  topic: 'being a knight',
  thing: 'the armour',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'what-knights-do',
      titles: ['{L} the Knight', 'Clank, Clank, {L}', 'The Knight and the Dragon'],
      goal: 'become a real knight',
      trouble: '{L} had not done a brave deed yet',
      solved: '{L} was a real knight',
      opener:
        'Clank, clank, clonk. {L+} came down the castle stairs in a suit of armour that was two sizes too big. “Today I’ll become a knight,” it said from inside.',
      problem:
        'To be a knight you need a brave deed, before the sun goes down. “There’s a dragon in the cellar,” said the cook. “Nobody dares to go down.” {L} swallowed. It echoed in the helmet.',
      tries: [
        '{L} charged down the cellar steps with a lance. The lance was longer than the stairs. It stuck, and {L} hung on it, like washing.',
        '{F} rattled a chain to frighten the dragon. It rattled back. It liked rattling.',
        'They polished a shield, so that the dragon would see itself and run away. “Pretty,” said a voice from the dark, and kept the shield.',
      ],
      tip: '“I was a knight for fifty years,” said {G+}. “Swinging a sword is easy. The bravest thing I ever did was to take off my helmet and ask, ‘What’s the matter?’”',
      turn: '{L} took off the helmet, and then the gloves, and went down, clank, clank, all alone. “What’s the matter?” asked {L}. Two round eyes opened. “I can’t get out,” said the dragon. “I came in when I was small. Now I’ve grown, and the door hasn’t.”',
      done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it sneezed for joy, and lit all the candles. The king took the big sword. “Kneel, {L},” said the king. “You’re a knight.”',
      again:
        'The armour is hanging in the hall. It is still too big. But on cold nights the dragon warms it up from inside.',
      outcomes: [
        {
          asked: [
            'friend/friends dragon',
            'ride/fly dragon',
            'dragon free/friend/home/fly/save',
            'save/rescue dragon/princess/castle',
          ],
          done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it stretched, first one wing and then the other, and looked down at the one who had asked, “What’s the matter?” And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it sneezed for joy, and lit all the candles and the kitchen stove. “Then we may as well lay the round table,” said the cook, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it sneezed for joy, and lit all the candles, and the feather on the king’s helmet as well. It was quite a small fire, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They carried the wall away, stone by stone. The dragon stood in the sun and sneezed for joy. “Kneel, {L},” said the king, and there was one knight more. In the evening the armour came off, piece by piece, clank, clonk, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it sneezed for joy, and lit all the candles. The king had been watching from the stairs, and took the big sword from its hook, and {told}.',
        },
      ],
      helper: { name: 'Old Sir Rowan', creature: 'badger' },
      art: {
        'Clank, clank, clonk': 'great-hall: L walk happy; knight, stairs',
        'it said from inside': 'great-hall: L say proud wearing hat; F clap happy; knight, stairs',
        'dares to go down': 'great-hall: L think worried; F point worried; baker, stairs',
        'longer than the stairs': 'cellar: L hang worried; F look worried; pole, stairs',
        'rattled a chain': 'cellar: F hold chain; L look worried; stairs',
        'polished a shield': 'cellar: L wipe plate; F wipe; dragon',
        'was a knight for fifty': 'great-hall: G say; L+F look G curious; hat',
        'and then the gloves': 'cellar: L hold hat brave; F peek curious; stairs',
        'Two round eyes opened': 'cellar: L say calm; dragon',
        'stood in the sun': 'castle: L cheer; F cheer; dragon, king, candle',
        'on cold nights the dragon': 'great-hall, night: L sleep calm; F sleep; dragon, knight',
      },
    },
  ],
};
