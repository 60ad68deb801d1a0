import type { Garment } from '../description/find-clothes.ts';
import { type Appearance, HUMAN_KINDS } from './appearance.ts';

/** What one dresses for: a room, mild or hot weather, or cold and rain. */
export type Climate = 'indoors' | 'mild' | 'cold' | 'hot';

/** A time with clothes of its own. */
export type Era = 'stone-age' | 'egypt' | 'knights';

const CLOTHES_OF: Readonly<Record<Era, { garment: Garment; garmentColor: string | null }>> = {
  'stone-age': { garment: 'fur', garmentColor: '#B07B4F' },
  egypt: { garment: 'linen', garmentColor: '#F6EEDC' },
  knights: { garment: 'tunic', garmentColor: null },
};

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
 * wears wool. Clothes of its description and of its role stay on. In a story of another time people wear what was worn then, and animals of
 * the Stone Age nothing.
 */
export function dressFor(appearance: Appearance, climate: Climate, era: Era | null = null): Appearance {
  const { kind, garment, hasOwnClothes, hat, age } = appearance;
  if (hasOwnClothes || garment === 'none' || IN_COSTUME.has(kind)) return appearance;
  const wear = (worn: Garment): Appearance =>
    worn === garment ? appearance : { ...appearance, garment: worn };
  if (era) return dressedOf(era, appearance);
  if (!HUMAN_KINDS.has(kind)) return climate === 'hot' && WARM.has(garment) ? wear('none') : appearance;
  if (age === 'baby') return appearance;
  if (climate === 'cold') return wear('coat');
  // A covered head goes with covered arms.
  return climate === 'hot' && garment !== 'dress' && hat !== 'hijab' ? wear('tshirt') : appearance;
}

function dressedOf(era: Era, appearance: Appearance): Appearance {
  const { kind, age, garmentColor } = appearance;
  if (!HUMAN_KINDS.has(kind)) return era === 'stone-age' ? { ...appearance, garment: 'none' } : appearance;
  if (age === 'baby') return appearance;
  const clothes = CLOTHES_OF[era];
  return { ...appearance, garment: clothes.garment, garmentColor: clothes.garmentColor ?? garmentColor };
}
