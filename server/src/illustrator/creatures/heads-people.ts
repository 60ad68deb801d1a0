import { brightness, darker, lighter } from '../palette.ts';
import { ellipse, fillPath, parsePoints, smoothPath, strokePath } from '../svg.ts';
import {
  type DrawHead,
  type FigureContext,
  faceLayout,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';
import { drawHair } from './hair.ts';
import { drawFaceDetails, drawSkinMarks } from './person-details.ts';

const FACE = symmetricPath(parsePoints('0,-80 46,-74 78,-34 82,10 66,52 34,76 0,82'));

function beardOf(ctx: FigureContext): string {
  const { hair, kind, age, skin } = ctx.appearance;
  const long = kind === 'wizard';
  return (
    shadedPath(
      ctx,
      smoothPath([
        [-72, 22],
        [-46, 40],
        [-16, 34],
        [16, 36],
        [48, 34],
        [72, 22],
        [64, 66],
        [40, 92],
        [long ? 20 : 14, long ? 150 : 100],
        [long ? -4 : -14, long ? 156 : 100],
        [-40, 92],
        [-66, 62],
      ]),
      hair,
    ) +
    // A dark mouth is not seen on a dark beard.
    (age === 'grownup' ? ellipse(4, 52, 25, 15, skin) : '') +
    fillPath(
      smoothPath(parsePoints('-22,36 -2,24 16,30 34,24 56,36 34,44 16,40 0,44')),
      lighter(hair, age === 'grownup' ? 0.08 : 0.3),
    )
  );
}

const person: DrawHead = (ctx) => {
  const { skin, beard, kind, hat, species } = ctx.appearance;
  const hair = drawHair(ctx);
  const isGrownup = ctx.appearance.age === 'grownup';
  const dark = brightness(skin) < 0.55;
  const pointed = kind === 'fairy' || species === 'elf';
  const ear = (x: number, k: number) =>
    pointed
      ? shadedPath(
          ctx,
          `M${x} 20C${x - 26 * k} 14 ${x - 38 * k} -16 ${x - 42 * k} -40C${x - 18 * k} -34 ${x} -22 ${x + 4 * k} -4Z`,
          skin,
        )
      : shadedEllipse(ctx, x, 6, 17, 20, skin);
  const helm =
    kind === 'knight'
      ? shadedPath(ctx, symmetricPath(parsePoints('0,-112 70,-92 100,-30 98,40 78,86 40,96 0,96')), '#B5BECB')
      : '';
  return {
    back: kind === 'knight' ? '' : hair.back,
    behind: kind === 'knight' ? helm : hat === 'hijab' ? '' : ear(-80, 1) + ear(84, -1),
    skull: shadedPath(ctx, FACE, skin) + drawSkinMarks(ctx) + (beard ? beardOf(ctx) : ''),
    face: faceLayout(ctx, skin, {
      style: 'dot',
      lashes: ctx.appearance.lashes,
      eyeX: 33,
      eyeY: 0,
      // Grown-ups have smaller eyes and larger noses for the size of their heads.
      eyeR: isGrownup ? 14.2 : 16.5,
      mouthY: beard ? 48 : 44,
      mouthW: 16,
      browRoom: 5,
      cheekX: 54,
      cheekY: 28,
      browColor:
        kind === 'grandparent' || dark ? darker(ctx.appearance.hair, 0.3) : outlineColor(ctx.appearance.hair),
    }),
    over:
      ellipse(17, isGrownup ? 24 : 22, isGrownup ? 12 : 9, isGrownup ? 9 : 7, darker(skin, 0.14)) +
      ellipse(15, 20, 4, 2.6, lighter(skin, 0.4)) +
      (kind === 'knight'
        ? shadedPath(
            ctx,
            smoothPath(
              parsePoints('-92,-22 -84,-74 -40,-108 10,-114 60,-102 92,-66 96,-22 56,-40 10,-44 -50,-40'),
            ),
            '#C3CBD6',
          )
        : hair.front) +
      drawFaceDetails(ctx) +
      (kind === 'pirate'
        ? strokePath('M-84 -34L86 -14', '#3B3450', 5) + ellipse(49, 0, 22, 20, '#3B3450')
        : ''),
    hat: { x: 3, y: -60, w: 76 },
  };
};

/** Heads of people and humanlike creatures. */
export const PEOPLE_HEADS = {
  child: person,
  grandparent: person,
  wizard: person,
  knight: person,
  royal: person,
  pirate: person,
  hero: person,
  fairy: person,
  mermaid: person,
} as const;
