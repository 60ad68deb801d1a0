import { darker, lighter } from '../../palette.ts';
import { ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { cobbles, ground, hill } from '../land.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

interface TimberHouse {
  x: number;
  /** Height of the ground floor; two floors above it are as high together. */
  h: number;
  w: number;
  plaster: string;
  roof: string;
  distance: number;
}

/** A timbered house whose floors lean out over the street, with a pointed gable; it stands at y = 652. */
function timberHouse(ctx: BackgroundContext, { x, h, w, plaster, roof, distance }: TimberHouse): string {
  const [wall, beam, tiles] = [plaster, '#7A5240', roof].map((color) => ctx.applyLight(color, distance));
  const half = w / 2;
  const [upper, attic] = [half * 1.1, half * 1.2];
  const [first, second] = [-h, -h * 1.75];
  const beams =
    `M${-half} 0V${first}H${half}V0M${-upper} ${first}V${second}H${upper}V${first}H${-upper}` +
    `M0 ${first}V${second}M${-upper} ${first}L${-upper * 0.5} ${second}M${upper} ${first}L${upper * 0.5} ${second}`;
  const pane = (px: number, py: number, size: number) =>
    rect(px - size / 2, py - size * 0.65, size, size * 1.3, windowGlass(ctx), 3, {
      stroke: beam ?? '',
      'stroke-width': '5',
    }) + strokePath(`M${px} ${py - size * 0.65}v${size * 1.3}M${px - size / 2} ${py}h${size}`, beam ?? '', 3);
  const size = w * 0.2;
  return group(
    rect(-half, first, w, h + 4, ctx.diagonalGradient(darker(wall ?? '', 0.05))) +
      rect(-upper, second, upper * 2, h * 0.75, ctx.diagonalGradient(wall ?? '')) +
      fillPath(
        `M${-attic} ${second}L0 ${second - w * 0.72}L${attic} ${second}Z`,
        ctx.diagonalGradient(wall ?? ''),
      ) +
      strokePath(`${beams}M${-upper * 0.5} ${second - w * 0.3}H${upper * 0.5}`, beam ?? '', 9) +
      strokePath(`M${-attic} ${second + 6}L0 ${second - w * 0.74}L${attic} ${second + 6}`, tiles ?? '', 24) +
      pane(-upper * 0.25, (first + second) / 2, size) +
      pane(upper * 0.25, (first + second) / 2, size) +
      pane(0, second - w * 0.16, size * 0.8) +
      fillPath(
        `M${-half * 0.7} 4V${-h * 0.5}Q${-half * 0.45} ${-h * 0.7} ${-half * 0.2} ${-h * 0.5}V4Z`,
        beam ?? '',
      ) +
      pane(half * 0.45, -h * 0.45, size),
    transform(x, 652),
  );
}

/** A street of a town of long ago: timbered houses, a church, barrels and cobbles, and the river at its end. */
export const oldTown: DrawBackground = (ctx) => {
  const [stone, wood] = [ctx.applyLight('#CFC4B8', 0.4), ctx.applyLight('#A06B48')];
  const barrel = (x: number, y: number) =>
    group(
      ellipse(4, 2, 44, 9, SHADE, { opacity: '.2' }) +
        fillPath('M-34 0Q-48 -44 -34 -88H34Q48 -44 34 0Z', ctx.diagonalGradient(wood)) +
        strokePath('M-40 -24H40M-40 -64H40', darker(wood, 0.36), 7) +
        ellipse(0, -88, 34, 9, darker(wood, 0.2)),
      transform(x, y),
    );
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 18, '#A8BBA4', 0.85) +
      // The church, and the river between the houses.
      group(
        rect(-44, -250, 88, 254, ctx.diagonalGradient(stone)) +
          fillPath('M-52 -248L0 -410L52 -248Z', ctx.applyLight('#7E7890', 0.4)) +
          fillPath('M-18 -150A18 24 0 0 1 18 -150V-104H-18Z', windowGlass(ctx)),
        transform(560, 610),
      ) +
      rect(430, 590, 340, 64, ctx.applyLight('#7FB4CC', 0.3)) +
      strokePath('M452 612h60M560 628h80M660 608h70', lighter(ctx.applyLight('#7FB4CC', 0.3), 0.5), 4) +
      strokePath(
        'M430 652V628H770V652M490 628v24M560 628v24M640 628v24M710 628v24',
        ctx.applyLight('#8A6A52', 0.3),
        8,
      ) +
      timberHouse(ctx, { x: 372, h: 130, w: 150, plaster: '#F1DFC0', roof: '#8F6A5C', distance: 0.4 }) +
      timberHouse(ctx, { x: 800, h: 134, w: 150, plaster: '#EBD9C8', roof: '#9A6E58', distance: 0.4 }) +
      timberHouse(ctx, { x: 210, h: 160, w: 180, plaster: '#F6E6CA', roof: '#A8604E', distance: 0.2 }) +
      timberHouse(ctx, { x: 980, h: 164, w: 186, plaster: '#F3DFBE', roof: '#86607A', distance: 0.2 }) +
      timberHouse(ctx, { x: 20, h: 184, w: 200, plaster: '#EFD9B8', roof: '#7E6A62', distance: 0.08 }) +
      timberHouse(ctx, { x: 1184, h: 190, w: 200, plaster: '#F7E7CE', roof: '#A8604E', distance: 0.08 }) +
      lampGlow(ctx, 210, 500, 150) +
      lampGlow(ctx, 980, 500, 150) +
      ground(ctx, 652, '#D2BFA4', 10) +
      cobbles(ctx, 688, '#B39C82') +
      barrel(1120, 742) +
      barrel(1060, 756) +
      barrel(70, 744),
    front: '',
    medium: 'open',
    shadow: SHADE,
  };
};
