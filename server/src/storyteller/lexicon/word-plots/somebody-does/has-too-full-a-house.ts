import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `has-too-full-a-house` of the frame `somebody-does`, for themes with its words. */
export const hasTooFullAHouse: StoryPlotInput = {
  id: 'has-too-full-a-house',
  words: ['collect', 'gather', 'save', 'keep', 'pick up'],
  verbs: ['keep'],
  titles: ['{S} and the {Items}', 'One More, Said {S}', 'The House That Was Full'],
  goal: 'make room for {S} among the {items}',
  trouble: '{S’s} house was full of {items} up to the roof',
  solved: 'everyone could see the {items}, and {S} had a bed again',
  opener:
    '“Is anyone at home?” called {L+}. The door opened by a hand’s width and then it went “clonk”. There was something behind it. There was a great deal behind it.',
  friend:
    '“Come in through the chimney,” called {S+}. “The door’s full.” Inside there were {items} on the shelves, {items} in the bath, and {items} where other people have a bed. “I {did},” said {S}, “for years.”',
  problem:
    '{S} had to sleep standing up, and there was no room left for one single visitor. And still {S} brought home one more. “It was all alone,” said {S}. “And it’s different from the others. Look.”',
  tries: [
    'They stacked them, from the floor to the lamp. {F} put the last one on top. Then {F} breathed out. It took until evening to find {F} again.',
    '“Then give away half,” said {F}. They tried to choose the half. {S} cried over each one, and kissed it, and put it back.',
    'They built on another room. It was full before the door was in.',
  ],
  tip: '“Why do you {do}?” asked {G+}. “For having, or for showing? What lies in a heap can’t be seen, not even by you. It wants a wall, a light and a line about where it comes from.”',
  turn: '{L} took the first of the {items} and asked, “Where did you find that one?” {S} told it, and {L} wrote it on a card. Then came the next. They hung them up along the street, on fences and washing lines, each with its card.',
  done: 'People came out of their houses and stood still. They read, and laughed, and read the next. “I used to have one just like that!” someone called. {S} walked up and down, and told the long version to everyone.',
  again:
    'There’s a bed in {S’s} house now, and a chair for visitors. On the chair lies a new one. It was all alone.',
};
