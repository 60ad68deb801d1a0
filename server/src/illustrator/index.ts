export { drawScene } from './compose.ts';
export { CREATURE_KINDS } from './creatures/kinds.ts';
export { matchCreature } from './creatures/match.ts';
export { drawPortrait } from './portrait.ts';
