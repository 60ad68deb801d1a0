/*
 * Paths of the weaver bird in a 200 × 160 view box, facing right. The outline is a single closed path, so that the pencil
 * of `Loading` can follow it.
 */
export const BIRD = {
  outline:
    'M150 58C147 38 126 27 107 34 90 40 84 56 73 66 58 80 40 86 16 89c10 9 24 13 40 12 11 24 38 36 62 29 27-7 41-33 33-60l22-5-23-7Z',
  body: 'M150 58C147 38 126 27 107 34 90 40 84 56 73 66 58 80 40 86 16 89c10 9 24 13 40 12 11 24 38 36 62 29 27-7 41-33 33-60Z',
  mask: 'M151 72C152 62 148 50 140 43c-9-2-17 4-18 13-1 13 8 25 20 29 5-3 8-8 9-13Z',
  beak: 'M149 56.5 174 64.5 150 72Z',
  wing: 'M112 78C96 70 80 78 66 88c8 18 30 28 46 20 12-6 12-22 0-30Z',
  weave: 'M76 91c10-3 22-3 36 3M84 100c8-3 18-3 29 1M92 83c8 0 14 2 20 6',
  legs: 'M100 131v17M88 148h18M120 129.5V148M110 148h18',
} as const;
