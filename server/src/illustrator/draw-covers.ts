import type { BackgroundContext } from './backgrounds/background-context.ts';
import type { Shot } from './direction/direct-book.ts';
import { faceBox, type PlacedActor } from './direction/placed-actor.ts';
import { ellipse, fillPath, group, num, strokePath } from './svg.ts';

/** The water in which actors swim, or the blanket over somebody, in front of them. */
export function drawCovers(
  { relation }: Shot,
  actors: readonly PlacedActor[],
  ctx: BackgroundContext,
): string {
  const covered = actors.filter(({ actor }) => relation?.doers.includes(actor.castId));
  if (relation?.kind === 'water') return drawWater(actors, ctx);
  if (relation?.kind === 'doorway') return covered.map((placed) => drawDoorway(placed, ctx)).join('');
  if (relation?.kind === 'blanket') return covered.map((placed) => drawBlanket(placed, ctx)).join('');
  return '';
}

/** Water over the whole width, as high as the chests. */
function drawWater(actors: readonly PlacedActor[], ctx: BackgroundContext): string {
  const surface = Math.max(...actors.map((placed) => faceBox(placed).bottom + 26 * placed.scale));
  const color = ctx.applyLight('#4FA6CC');
  const light = ctx.applyLight('#BFE6F2');
  const crest = Array.from({ length: 13 }, (_, i) => `q25 ${i % 2 ? 14 : -14} 50 0t50 0`).join('');
  const rings = actors
    .map(({ x, scale, extent }) => {
      const rx = (extent.bodyHalf + 46) * scale;
      return (
        ellipse(x, surface + 12, rx, 15 * scale, light, { opacity: '.55' }) +
        ellipse(x, surface + 14, rx * 0.66, 9 * scale, color)
      );
    })
    .join('');
  const waves = [0, 1, 2, 3, 4]
    .map((i) => {
      const [x, y] = [90 + ((i * 271) % 1000), surface + 54 + i * 26];
      return y > 884 ? '' : strokePath(`M${x} ${num(y)}q28 -14 56 0t56 0`, light, 5, { opacity: '.6' });
    })
    .join('');
  return group(
    fillPath(`M-20 ${num(surface)}${crest}V920H-20Z`, color, { opacity: '.9' }) + rings + waves,
    undefined,
    { 'data-part': 'water' },
  );
}

/** The frame of an open door in front of somebody who is too wide for it: the face is free, the sides are behind the posts. */
function drawDoorway(placed: PlacedActor, ctx: BackgroundContext): string {
  const face = faceBox(placed);
  const { scale } = placed;
  const x = (face.left + face.right) / 2;
  const half = Math.max((face.right - face.left) / 2 + 8, placed.extent.bodyHalf * scale * 0.7);
  const post = 44 * scale;
  const foot = placed.y + 10;
  const top = Math.max(30, placed.y - (placed.extent.height + 36) * scale);
  const wide = half + post;
  const frame = `M${num(x - wide)} ${num(foot)}V${num(top - post)}H${num(x + wide)}V${num(foot)}H${num(x + half)}V${num(top)}H${num(x - half)}V${num(foot)}Z`;
  const [leaf, slant] = [150 * scale, 46 * scale];
  const door = `M${num(x + wide)} ${num(top)}L${num(x + wide + leaf)} ${num(top + slant)}V${num(foot + slant * 0.4)}L${num(x + wide)} ${num(foot)}Z`;
  const line = { stroke: ctx.applyLight('#7C5A40'), 'stroke-width': '5' };
  return group(
    fillPath(door, ctx.applyLight('#5E9C8C'), { ...line, stroke: ctx.applyLight('#3F7468') }) +
      ellipse(
        x + wide + leaf * 0.82,
        (top + foot) / 2 + 20 * scale,
        9 * scale,
        10 * scale,
        ctx.applyLight('#E8C15A'),
      ) +
      fillPath(frame, ctx.applyLight('#C99B6B'), line),
    undefined,
    { 'data-part': 'doorway' },
  );
}

/** A blanket around somebody, of which only the face looks out. */
function drawBlanket(placed: PlacedActor, ctx: BackgroundContext): string {
  const face = faceBox(placed);
  const [x, y] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2];
  const [rx, ry] = [(face.right - face.left) / 2 + 4, (face.bottom - face.top) / 2 + 4];
  const half = Math.max(rx * 1.7, placed.extent.bodyHalf * placed.scale * 1.25);
  const foot = placed.y + 12;
  const top = y - ry * 1.75;
  const outside = `M${num(x - half)} ${num(foot)}C${num(x - half * 1.02)} ${num(y + ry * 0.4)} ${num(x - rx * 1.5)} ${num(top)} ${num(x)} ${num(top)}C${num(x + rx * 1.5)} ${num(top)} ${num(x + half * 1.02)} ${num(y + ry * 0.4)} ${num(x + half)} ${num(foot)}Q${num(x)} ${num(foot + 26)} ${num(x - half)} ${num(foot)}Z`;
  const hole = `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;
  const color = ctx.applyLight('#8E86C9');
  const fold = (side: number) =>
    `M${num(x + side * rx * 0.7)} ${num(y + ry * 1.25)}Q${num(x + side * half * 0.5)} ${num((y + foot) / 2 + 20)} ${num(x + side * half * 0.62)} ${num(foot - 8)}`;
  return group(
    fillPath(outside + hole, color, {
      'fill-rule': 'evenodd',
      stroke: ctx.applyLight('#5F588F'),
      'stroke-width': '4',
    }) +
      strokePath(fold(-1) + fold(1), ctx.applyLight('#6F67AB'), 5, { opacity: '.7' }) +
      strokePath(
        `M${num(x - half * 0.97)} ${num(foot - 34)}Q${num(x)} ${num(foot - 6)} ${num(x + half * 0.97)} ${num(foot - 34)}`,
        ctx.applyLight('#F2D58A'),
        9,
      ),
    undefined,
    { 'data-part': 'blanket-over' },
  );
}
