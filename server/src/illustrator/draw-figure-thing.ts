import { drawFigure } from './body/draw-figure.ts';
import { HUMAN_KINDS } from './creatures/appearance.ts';
import { appearanceOf } from './creatures/derive-appearance.ts';
import type { NamedThing } from './direction/read-things.ts';
import type { Gradients } from './gradients.ts';
import { propEntry } from './props/draw-prop.ts';

/** Draws a being of the story that is not in its cast with its feet at (0, 0), in figure units; relatives are of the lead's kind. */
export function drawFigureThing({ prop, kinOf }: NamedThing, flip: boolean, gradients: Gradients): string {
  const { figure, kin } = propEntry(prop);
  const appearance = appearanceOf(
    kin && kinOf ? relative(kin, kinOf) : { id: `figure/${prop}`, creature: figure ?? '', description: '' },
  );
  return drawFigure(appearance, { pose: 'stand', feeling: 'calm', holding: null, flip }, gradients);
}

/** A relative of somebody: people have the same skin, others are of the same kind. */
function relative(kin: string, of: NonNullable<NamedThing['kinOf']>) {
  const isHuman = HUMAN_KINDS.has(appearanceOf({ ...of, id: 'kin' }).kind);
  const skin = /\b(?:\w+ )?skin\b/i.exec(`${of.creature} ${of.description}`)?.[0] ?? '';
  return isHuman
    ? { id: `kin/${kin}`, creature: kin, description: skin }
    : { id: `kin/${kin}`, creature: of.creature, description: kin.replace(/^(?:old )?(?:wo)?man/, '') };
}
