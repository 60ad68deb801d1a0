export { drawScene } from './compose.ts';
export { CREATURE_KINDS } from './creatures/kinds.ts';
export { drawPortrait } from './portrait.ts';
