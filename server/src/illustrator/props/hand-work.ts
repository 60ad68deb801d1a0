import type { PropName } from './prop-catalog.ts';

/**
 * What somebody works on or plays with both hands, with the things that its drawing shows. Its origin is the middle between the hands,
 * which are 50 to its sides.
 */
export const HAND_WORK: Partial<Record<PropName, readonly PropName[]>> = {
  'writing-pad': ['paper', 'list', 'crayon', 'pencil', 'letter', 'note', 'card', 'quill', 'label', 'book'],
  'drawing-pad': [
    'paper',
    'scribble',
    'crooked-line',
    'drawing-of-a-person',
    'drawing-of-a-house',
    'drawing-of-a-heart',
    'crayon',
    'pencil',
    'picture',
    'card',
    'map',
    'note',
  ],
  'painting-board': ['paintbrush', 'paint-pot', 'picture', 'paper', 'crayon', 'pencil'],
  'flipped-pancake': ['pan', 'pancakes'],
  'half-folded-paper': ['paper', 'origami', 'letter', 'note', 'boat', 'aeroplane', 'paper-plane'],
  'paper-and-scissors': ['scissors', 'paper'],
  needlework: ['cloth', 'string', 'button', 'wool'],
  knitting: ['wool', 'scarf'],
  'mixing-bowl': ['bowl', 'spoon', 'pot', 'dough', 'flour', 'egg'],
  'nail-and-hammer': ['hammer', 'plank'],
  'bow-of-string': ['ribbon', 'string', 'rope'],
  'raised-flute': ['flute'],
  'raised-horn': ['horn'],
  'fiddle-and-bow': ['violin'],
  'tilted-guitar': ['guitar'],
  'drum-and-sticks': ['drum'],
  'triangle-and-beater': ['triangle'],
};

/** The props that a drawing shows: itself, and what somebody works on with it. */
export const shownWith = (prop: PropName): readonly PropName[] => [prop, ...(HAND_WORK[prop] ?? [])];
