import type { Garment } from '../description/find-clothes.ts';
import { type Appearance, HUMAN_KINDS } from './appearance.ts';

/** What one dresses for: a room, mild or hot weather, or cold and rain. */
export type Climate = 'indoors' | 'mild' | 'cold' | 'hot';

/** Kinds of people whose clothes say what they are. */
const IN_COSTUME: ReadonlySet<string> = new Set([
  'wizard',
  'knight',
  'royal',
  'pirate',
  'hero',
  'fairy',
  'mermaid',
]);
/** What an animal takes off in the heat. */
const WARM: ReadonlySet<Garment> = new Set<Garment>(['jumper', 'scarf', 'dungarees']);

/**
 * The look of a character in this climate, in its own colours: coats are worn outside in the cold and rain only, and in the heat nobody
 * wears wool. Clothes of its description and of its role stay on.
 */
export function dressFor(appearance: Appearance, climate: Climate): Appearance {
  const { kind, garment, hasOwnClothes, hat, age } = appearance;
  if (hasOwnClothes || garment === 'none' || IN_COSTUME.has(kind)) return appearance;
  const wear = (worn: Garment): Appearance =>
    worn === garment ? appearance : { ...appearance, garment: worn };
  if (!HUMAN_KINDS.has(kind)) return climate === 'hot' && WARM.has(garment) ? wear('none') : appearance;
  if (age === 'baby') return appearance;
  if (climate === 'cold') return wear('coat');
  // A covered head goes with covered arms.
  return climate === 'hot' && garment !== 'dress' && hat !== 'hijab' ? wear('tshirt') : appearance;
}
