import { friends } from './friends.ts';
import type { Pack } from './pack.ts';
import { sea } from './sea.ts';

/** Every pack; `friends` is where themes go that no other pack answers to. */
export const allPacks: readonly Pack[] = [sea, friends];
export { friends as fallbackPack };
