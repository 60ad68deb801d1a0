import { Prop } from '../../storyteller/story-plan.ts';
import type { Box } from '../box.ts';
import type { Gradients } from '../gradients.ts';
import { darker } from '../palette.ts';
import { group } from '../svg.ts';
import art from './prop-art.json' with { type: 'json' };
import { PROP_CATALOG, type PropEntry, type PropName } from './prop-catalog.ts';

/** The catalog entry of a prop. */
export const propEntry = (prop: PropName): PropEntry => PROP_CATALOG[prop];

/** The box of a prop around its grip point (0, 0), in figure units. */
export function propBox(prop: PropName): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = art[prop].box.split(' ').map(Number);
  return { left, top, right, bottom };
}

const TOKEN = /\{([sogf])(!?)(#\w{6})(?:\/([\d.]+))?\}/g;

const PLAIN_COLOR = /(fill|stroke)="(#\w{6})"/g;

/** How a prop is drawn. */
export interface PropLook {
  /** Mirrored by the caller, so that light still comes from the upper left. */
  flip?: boolean;
  /** Replaces the prop's main colour. */
  color?: string | null;
  /** Adapts every colour to the light of the scene. */
  light?: (color: string) => string;
}

/** Draws a prop around its grip point (0, 0), in figure units. */
export function drawProp(
  prop: PropName,
  gradients: Gradients,
  { flip = false, color = null, light = (own) => own }: PropLook = {},
): string {
  const drawing = art[prop].art
    .replace(PLAIN_COLOR, (_all, name: string, own: string) => `${name}="${light(own)}"`)
    .replace(TOKEN, (_all, kind: string, mark: string, own: string, strength?: string) => {
      if (kind === 'g') return gradients.glow(own, Number(strength ?? 0.8));
      const shown = light(mark && color ? color : own);
      if (kind === 's') return gradients.shaded(shown, flip);
      return kind === 'o' ? darker(shown, 0.28) : shown;
    });
  return group(drawing, undefined, { 'data-part': prop });
}

/** How much lower than the hand the origin of a held prop is: most are held at a third of their height, some by a handle. */
export function heldOffset(prop: PropName): number {
  const { spot, hasHandle } = propEntry(prop);
  if (spot === 'hand' || isOfPlan(prop)) return 0;
  const { top, bottom } = propBox(prop);
  return hasHandle ? -top - 4 : (bottom - top) * 0.3;
}

/** The props of stored plans have their origin where a hand holds them. */
const isOfPlan = (prop: PropName) => Prop.safeParse(prop).success;
