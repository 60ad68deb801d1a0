export { CREATURE_KINDS } from './creatures/creature-kinds.ts';
export { describeScene } from './describe-scene.ts';
export { drawPortrait, type PortraitOptions } from './draw-portrait.ts';
export { drawScene } from './draw-scene.ts';
export { previewCreature } from './preview-creature.ts';
