/** Creatures with a picture in the host's `/faces`. */
export const CREATURE_SHORTCUTS = [
  'fox',
  'bear',
  'cat',
  'rabbit',
  'owl',
  'frog',
  'panda',
  'lion',
  'penguin',
  'mouse',
  'dragon',
  'robot',
] as const;

/** Colours that the illustrator knows. */
export const COLOR_SHORTCUTS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
  'rainbow',
] as const;

const LEADING_COLOR = new RegExp(`^(${COLOR_SHORTCUTS.join('|')})\\b[.,]?\\s*`, 'i');

/** A description with this colour at its beginning, instead of the one that was there: `Blue. Likes to dance.` */
export const withColor = (description: string, color: string): string => {
  const rest = description.replace(LEADING_COLOR, '').trim();
  return `${color.charAt(0).toUpperCase()}${color.slice(1)}.${rest && ` ${rest}`}`;
};
