import { brightness, darker, lighter } from '../palette.ts';
import { ellipse, fillPath, parsePoints, scallopedPath, smoothPath, strokePath } from '../svg.ts';
import {
  type DrawHead,
  type FigureContext,
  faceLayout,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';

const FACE = symmetricPath(parsePoints('0,-80 46,-74 78,-34 82,10 66,52 34,76 0,82'));

/** Hair behind the head and over the brow, by `hairStyle`: 0 tousled, 1 parted, 2 long, 3 pigtails, 4 ponytail, 5 curls, 6 bald. */
function hairOf(ctx: FigureContext): { back: string; front: string } {
  const { hair, hairStyle, kind } = ctx.appearance;
  const cap = smoothPath(
    parsePoints(
      '-88,6 -92,-42 -56,-92 2,-104 62,-92 94,-44 90,4 80,-24 60,-44 20,-56 -20,-46 -58,-30 -76,-14',
    ),
  );
  const parted = smoothPath(
    parsePoints(
      '-88,10 -94,-36 -64,-86 0,-102 62,-90 94,-42 90,8 80,-16 66,-40 34,-62 -6,-40 -50,-22 -76,-12',
    ),
  );
  const shine = strokePath('M-46 -78Q-16 -94 18 -92', lighter(hair, 0.35), 7, { opacity: '.7' });
  if (hairStyle === 6) return { back: '', front: '' };
  if (kind === 'grandparent' && hairStyle >= 2)
    return {
      back:
        shadedEllipse(ctx, 4, -104, 38, 32, hair) +
        shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-84 94,-20 84,30 40,40 0,40')), hair),
      front: shadedPath(ctx, parted, hair) + shine,
    };
  switch (hairStyle) {
    case 1:
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-86 94,-24 84,22 40,30 0,30')), hair),
        front: shadedPath(ctx, parted, hair) + shine,
      };
    case 2:
      return {
        back: shadedPath(
          ctx,
          smoothPath(
            parsePoints(
              '0,-102 72,-86 100,-20 98,60 112,112 60,126 0,118 -62,126 -112,110 -98,60 -100,-20 -72,-86',
            ),
          ),
          hair,
        ),
        front: shadedPath(ctx, parted, hair) + shine,
      };
    case 3:
      return {
        back:
          shadedPath(ctx, smoothPath(parsePoints('-84,4 -118,10 -134,62 -112,112 -94,70 -74,30')), hair) +
          shadedPath(ctx, smoothPath(parsePoints('88,4 122,10 136,62 116,112 98,70 78,30')), hair) +
          shadedPath(ctx, symmetricPath(parsePoints('0,-98 70,-84 92,-20 80,26 0,30')), hair) +
          shadedEllipse(ctx, -90, 12, 14, 14, ctx.appearance.garmentColor) +
          shadedEllipse(ctx, 94, 12, 14, 14, ctx.appearance.garmentColor),
        front: shadedPath(ctx, cap, hair) + shine,
      };
    case 4:
      return {
        back:
          shadedPath(
            ctx,
            smoothPath(parsePoints('-40,-92 -96,-104 -138,-56 -132,24 -150,70 -108,56 -98,-10 -66,-50')),
            hair,
          ) +
          shadedEllipse(ctx, -66, -82, 16, 16, ctx.appearance.garmentColor) +
          shadedPath(ctx, symmetricPath(parsePoints('0,-98 70,-84 92,-20 80,20 0,24')), hair),
        front: shadedPath(ctx, cap, hair) + shine,
      };
    case 5:
      return {
        back: shadedPath(ctx, scallopedPath(2, -24, 112, 96, 12), hair),
        front: shadedPath(ctx, scallopedPath(4, -76, 76, 28, 9, 0.5), hair),
      };
    default:
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-86 94,-26 84,14 40,24 0,24')), hair),
        front:
          shadedPath(
            ctx,
            smoothPath(
              parsePoints(
                '-88,4 -96,-42 -58,-92 -20,-98 -8,-118 14,-102 40,-112 46,-96 66,-90 94,-42 90,2 74,-34 52,-26 36,-46 10,-28 -10,-48 -40,-24 -62,-34',
              ),
              true,
              0.9,
            ),
            hair,
          ) + shine,
      };
  }
}

function beardOf(ctx: FigureContext): string {
  const { hair, kind } = ctx.appearance;
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
    fillPath(smoothPath(parsePoints('-22,36 -2,24 16,30 34,24 56,36 34,44 16,40 0,44')), lighter(hair, 0.3))
  );
}

const person: DrawHead = (ctx) => {
  const { skin, beard, kind } = ctx.appearance;
  const hair = hairOf(ctx);
  const dark = brightness(skin) < 0.55;
  const pointed = kind === 'fairy';
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
    behind: kind === 'knight' ? helm : ear(-80, 1) + ear(84, -1),
    skull: shadedPath(ctx, FACE, skin) + (beard ? beardOf(ctx) : ''),
    face: faceLayout(ctx, skin, {
      style: 'dot',
      eyeX: 33,
      eyeY: 0,
      eyeR: 16.5,
      mouthY: beard ? 48 : 44,
      mouthW: 16,
      cheekX: 54,
      cheekY: 28,
      browColor:
        kind === 'grandparent' || dark ? darker(ctx.appearance.hair, 0.3) : outlineColor(ctx.appearance.hair),
    }),
    over:
      ellipse(17, 22, 9, 7, darker(skin, 0.14)) +
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
