import type { Beat } from '../story-plan.ts';

/** What the animal that a theme is about does on a page, by what is known of its kind: what it can do and the sound it makes. */
export const animalLines: Partial<Record<Beat, readonly string[]>> = {
  problem: ['“{^cry},” said {S}, much more quietly than usual.'],
  'first-try': ['“{^cry},” said {S}, and it sounded like “oh dear”.'],
  lowest: ['“{^cry},” said {S}, very low.'],
  turn: ['“{^cry}!” said {S}, loud and clear.'],
  ending: ['For joy {S} {skilled}.', '“{^cry}!” called {S} happily.'],
};

/** What gentle stories say of the theme, where a page has room for it. */
export const gentleThemeLines: Partial<Record<Beat, readonly string[]>> = {
  'friend-and-object': [
    '{L} could talk to {F} about {topic}, and {F} listened.',
    'It is easier to talk about {topic} when somebody is there.',
  ],
  'home-again': ['{L} can talk about {topic} now, whenever it is needed.'],
};
