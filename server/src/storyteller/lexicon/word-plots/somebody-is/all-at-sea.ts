import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `all-at-sea` of the frame `somebody-is`, for themes with its words. */
export const allAtSea: StoryPlotInput = {
  id: 'all-at-sea',
  words: ['seasick', 'carsick', 'travel sick', 'airsick', 'queasy', 'giddy', 'sick'],
  titles: ['{S} Turns Green', 'Up and Down, Said {S}', 'Look Far Away, {S!}'],
  goal: 'help {S} to get over it',
  trouble: '{S} was {quality} as soon as anything moved',
  solved: '{S} could ride on the biggest wave and was not green any more',
  opener:
    '{L+} had never seen anybody of that colour. It was a sort of green, like pea soup with milk in it. And it was sitting on the edge of the quay, and groaning.',
  friend:
    '“Don’t rock the bench,” said {S+}. “I’m {quality}. I always am, when something goes up and down. And everything that I’m meant to do goes up and down.” {L} held the bench still.',
  problem:
    'The others were on board already, and laughing. “Where’s {S}?” they called. {S} put one foot on it. It moved by a finger’s width. {S} went from green to white, and back to the bench. “They mustn’t know it,” said {S}. “What am I, if I can’t even do that?”',
  tries: [
    '{S} shut both eyes. Now it went up and down, and you could not see when.',
    '{F} brought a bucket. It was kindly meant, but it helped only afterwards.',
    '{S} ate nothing at all, for two days. Then {S} was {quality}, and hungry as well.',
  ],
  tip: '“You’re looking at your feet,” said {G+}, who had been at sea for fifty years, “and they’re the ones that rock. Look at what doesn’t. There’s one line out there that’s always straight. And stand right in the middle.”',
  turn: '{L} and {S} sat down right in the middle of the deck. “Do you see the line, where the sky begins?” asked {L}. {S} looked at it, and at nothing else. In with the breath when it goes up, and out when it goes down.',
  done: 'A wave came, a big one. {S} looked at the line. In, and out. And another. “I’m not green,” said {S}, surprised. “Am I?” {S} was pink! By evening {S} stood right at the front, both arms out, and shouted, “Is that all?”',
  again:
    'In {S’s} pocket there’s a bit of ginger, to be on the safe side. And when someone turns green, {S} moves up. “Look at the line,” says {S}.',
};
