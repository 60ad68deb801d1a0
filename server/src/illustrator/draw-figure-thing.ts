import { drawFigure } from './body/draw-figure.ts';
import { type Appearance, HUMAN_KINDS } from './creatures/appearance.ts';
import { appearanceOf } from './creatures/derive-appearance.ts';
import type { NamedThing } from './direction/read-things.ts';
import type { Gradients } from './gradients.ts';
import { propEntry } from './props/draw-prop.ts';
import type { PropName } from './props/prop-catalog.ts';
import { ROLE_LOOKS } from './role-looks.ts';

/** Draws a being of the story that is not in its cast with its feet at (0, 0), in figure units; relatives are of the lead's kind. */
export function drawFigureThing(thing: NamedThing, flip: boolean, gradients: Gradients): string {
  const feeling = thing.isSad ? 'worried' : (ROLE_LOOKS[thing.prop]?.feeling ?? 'calm');
  return drawFigure(
    appearanceOf(memberFor(thing)),
    { pose: 'stand', feeling, holding: null, flip },
    gradients,
  );
}

/** Draws a being that somebody carries with its feet at (0, 0), in figure units; a relative is of the kind of who carries it. */
export function drawBeingInArms(
  prop: PropName,
  holder: Appearance,
  flip: boolean,
  gradients: Gradients,
): string {
  const { figure, kin } = propEntry(prop);
  const isHuman = HUMAN_KINDS.has(holder.kind);
  const creature = kin ? (isHuman ? kin : holder.kind) : (figure ?? '');
  const looks = appearanceOf({ id: `arms/${prop}`, creature, description: kin && !isHuman ? kin : '' });
  const own = kin ? { ...looks, ...(isHuman ? { skin: holder.skin } : { coat: holder.coat }) } : looks;
  return drawFigure(own, { pose: 'stand', feeling: 'happy', holding: null, flip }, gradients);
}

function memberFor({ prop, kinOf, nth = 0 }: NamedThing) {
  const { figure, kin } = propEntry(prop);
  if (kin && kinOf) return relative(kin, kinOf);
  const look = ROLE_LOOKS[prop];
  if (!look || !kinOf) return { id: `figure/${prop}`, creature: figure ?? '', description: '' };
  const among = isHuman(kinOf) ? look.people : look.animals;
  const creature = among[nth % among.length] ?? '';
  return { id: `figure/${prop}/${nth}`, creature, description: isHuman(kinOf) ? '' : look.looks };
}

const isHuman = (of: NonNullable<NamedThing['kinOf']>): boolean =>
  HUMAN_KINDS.has(appearanceOf({ ...of, id: 'kin' }).kind);

/** A relative of somebody: people have the same skin, others are of the same kind. */
function relative(kin: string, of: NonNullable<NamedThing['kinOf']>) {
  const skin = /\b(?:\w+ )?skin\b/i.exec(`${of.creature} ${of.description}`)?.[0] ?? '';
  return isHuman(of)
    ? { id: `kin/${kin}`, creature: kin, description: skin }
    : { id: `kin/${kin}`, creature: of.creature, description: kin.replace(/^(?:old )?(?:wo)?man/, '') };
}
