import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `everything-turns-into-it` of the frame `somebody-in-role`, for themes with its words. */
export const everythingTurnsIntoIt: StoryPlotInput = {
  id: 'everything-turns-into-it',
  words: ['wizard', 'witch', 'magician', 'sorcerer', 'fairy godmother'],
  titles: ['{Noun} the Wizard', 'Abracadabra, Said {S}', 'The Wrong Spell'],
  goal: 'find the spell that gives back the king’s crown',
  trouble: 'every spell of {S} turned things into {treat}',
  solved: 'the king had his crown back',
  opener:
    'A blue spark jumped over the garden wall, and then a green one. “Abraca… bother,” somebody said. {L+} looked over the wall.',
  friend:
    'There was {S+}, in a pointed hat with stars, and with a stick. “I do magic,” said {S}. “It works, too. Only it’s always the same that comes out.”',
  problem:
    '“Watch,” said {S}, and waved the stick at a stone. Puff! It was {treat}. A bucket? Puff, {treat}. Just then the king rode by, and {S} wanted to bow. But {S} {slip}, the stick went off, and the king had {treat} where the crown had been.',
  tries: [
    '{S} said the spell backwards. Puff! The horse wore a saddle of {treat}. It turned its head and began to eat.',
    'They looked it up in the big book of magic. It was written for wizards with ten fingers. “I’m {a},” said {S}. “Which finger do they mean?” The book became {treat}.',
    '{L} held the stick for a bit. Nothing came out at all, only a small wind.',
  ],
  tip: '“What do you think of when you say the magic word?” asked {G+}. “I know. It’s nearly supper time. A stick gives you what you think of. So think of somebody else, if you can.”',
  turn: '{S} looked at the king, really looked. The king was not angry. The king was only sad, and had very little hair. “It belonged to the king’s grandmother,” whispered {L}. And {S} forgot all about {treat}, and thought of that, and waved.',
  done: 'Puff! There sat the crown, polished, and it even fitted better. “{Voice}!” cried {S}, and jumped so high that the pointed hat fell off. The king laughed, and made {S} the wizard of the whole land, with a salary in {treat}.',
  again:
    'There’s magic in the village every Saturday. For the last trick {S} thinks of supper, on purpose, and everybody gets {treat}.',
  setting: { home: 'garden', main: 'castle' },
};
