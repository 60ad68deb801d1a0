export { drawScene } from './compose.ts';
export { CREATURE_KINDS, type CreatureKind } from './creatures/kinds.ts';
export { matchCreature } from './creatures/match.ts';
export { drawPortrait, type PortraitOptions } from './portrait.ts';
