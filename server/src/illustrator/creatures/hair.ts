import { darker, lighter } from '../palette.ts';
import { fillPath, parsePoints, scallopedPath, smoothPath, strokePath } from '../svg.ts';
import { type FigureContext, shadedEllipse, shadedPath, symmetricPath } from './figure-drawing.ts';

/** Hair behind the head and over the brow; none under a headscarf. */
export function drawHair(ctx: FigureContext): { back: string; front: string } {
  const { hair, hairStyle, hat } = ctx.appearance;
  const cap = smoothPath(
    parsePoints(
      '-88,6 -92,-42 -56,-92 2,-104 62,-92 94,-44 90,4 80,-24 60,-44 20,-56 -20,-46 -58,-30 -76,-14',
    ),
  );
  const parted = smoothPath(
    parsePoints(
      '-88,10 -94,-36 -64,-86 0,-102 62,-90 94,-42 90,8 80,-20 66,-46 34,-64 -6,-56 -50,-42 -76,-18',
    ),
  );
  const shine = strokePath('M-46 -78Q-16 -94 18 -92', lighter(hair, 0.35), 7, { opacity: '.7' });
  if (hairStyle === 'bald' || hat === 'hijab' || hat === 'turban') return { back: '', front: '' };
  if (hairStyle === 'bun')
    return {
      back:
        shadedEllipse(ctx, 4, -104, 38, 32, hair) +
        shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-84 94,-20 84,30 40,40 0,40')), hair),
      front: shadedPath(ctx, parted, hair) + shine,
    };
  switch (hairStyle) {
    case 'parted':
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-86 94,-24 84,22 40,30 0,30')), hair),
        front: shadedPath(ctx, parted, hair) + shine,
      };
    case 'long':
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
    case 'pigtails':
      return {
        back:
          shadedPath(ctx, smoothPath(parsePoints('-84,4 -118,10 -134,62 -112,112 -94,70 -74,30')), hair) +
          shadedPath(ctx, smoothPath(parsePoints('88,4 122,10 136,62 116,112 98,70 78,30')), hair) +
          shadedPath(ctx, symmetricPath(parsePoints('0,-98 70,-84 92,-20 80,26 0,30')), hair) +
          shadedEllipse(ctx, -90, 12, 14, 14, ctx.appearance.garmentColor) +
          shadedEllipse(ctx, 94, 12, 14, 14, ctx.appearance.garmentColor),
        front: shadedPath(ctx, cap, hair) + shine,
      };
    case 'ponytail':
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
    case 'afro':
      return {
        back: shadedPath(ctx, scallopedPath(2, -44, 136, 118, 17), hair),
        front: shadedPath(ctx, scallopedPath(4, -92, 88, 34, 13, 0.5), hair),
      };
    case 'puffs':
      return {
        back:
          shadedPath(ctx, scallopedPath(-80, -88, 50, 48, 11), hair) +
          shadedPath(ctx, scallopedPath(88, -88, 50, 48, 11), hair) +
          shadedPath(ctx, symmetricPath(parsePoints('0,-96 70,-84 90,-20 80,16 0,20')), hair),
        front: shadedPath(
          ctx,
          smoothPath(
            parsePoints('-84,0 -88,-44 -56,-88 2,-98 62,-88 90,-44 88,0 70,-40 40,-62 4,-68 -34,-62 -68,-40'),
          ),
          hair,
        ),
      };
    case 'braids': {
      const braid = (x: number, lean: number) =>
        [0, 1, 2, 3]
          .map((i) => shadedEllipse(ctx, x + lean * i, 38 + i * 27, 19 - i * 2, 17, hair))
          .join('') + shadedEllipse(ctx, x + lean * 4, 140, 10, 13, ctx.appearance.garmentColor);
      return {
        back:
          braid(-92, -5) +
          braid(96, 5) +
          shadedPath(ctx, symmetricPath(parsePoints('0,-98 70,-84 94,-20 88,34 0,36')), hair),
        front: shadedPath(ctx, cap, hair) + strokePath('M2 -102Q-2 -74 2 -50', darker(hair, 0.3), 4) + shine,
      };
    }
    case 'locs': {
      const loc = (x: number, y: number, k: number) =>
        shadedPath(
          ctx,
          `M${x - 11} ${y}Q${x - 16 * k} ${y + 70} ${x - 8 - 6 * k} ${y + 118}Q${x} ${y + 130} ${x + 10 - 6 * k} ${y + 116}Q${x + 8} ${y + 60} ${x + 11} ${y}Z`,
          hair,
        );
      return {
        back:
          [-96, -74, 78, 102].map((x, i) => loc(x, -24, i < 2 ? 1 : -1)).join('') +
          shadedPath(ctx, symmetricPath(parsePoints('0,-104 72,-88 98,-24 90,40 0,44')), hair),
        front:
          shadedPath(ctx, cap, hair) +
          strokePath('M-40 -84L-52 -36M-12 -98L-20 -52M20 -98L24 -54M50 -88L62 -44', darker(hair, 0.25), 4),
      };
    }
    case 'bob':
      return {
        back: shadedPath(
          ctx,
          symmetricPath(parsePoints('0,-104 76,-88 106,-20 110,50 92,72 60,66 0,60')),
          hair,
        ),
        front:
          shadedPath(
            ctx,
            smoothPath(
              parsePoints(
                '-88,14 -94,-40 -58,-92 2,-104 62,-92 96,-40 92,14 84,-22 60,-46 0,-52 -56,-46 -78,-22',
              ),
              true,
              0.8,
            ),
            hair,
          ) + shine,
      };
    case 'short':
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-94 66,-80 88,-24 80,2 0,10')), hair),
        front: shadedPath(
          ctx,
          smoothPath(
            parsePoints('-84,0 -88,-44 -56,-86 2,-96 62,-86 90,-44 86,0 76,-34 44,-54 4,-58 -36,-54 -68,-34'),
          ),
          hair,
        ),
      };
    case 'spiky':
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-94 66,-80 90,-24 82,4 0,10')), hair),
        front: shadedPath(
          ctx,
          'M-86 2L-104 -48L-78 -58L-84 -100L-48 -92L-32 -132L-6 -102L22 -138L38 -100L76 -118L74 -74L108 -64L90 0L72 -44L46 -44L26 -58L4 -46L-18 -60L-44 -44L-66 -46Z',
          hair,
        ),
      };
    case 'mohawk':
      // A high comb over the crown, and stubble where the sides are shaved.
      return {
        back: shadedPath(
          ctx,
          'M-40 -60L-52 -104L-30 -100L-34 -142L-8 -128L4 -168L24 -132L46 -150L46 -108L66 -114L52 -60Z',
          hair,
        ),
        front:
          fillPath(
            'M-84 -8C-88 -56 -50 -82 -22 -82L-24 -58C-54 -52 -72 -30 -84 -8ZM88 -8C92 -56 60 -82 36 -82L40 -58C62 -52 76 -30 88 -8Z',
            hair,
            { opacity: '.4' },
          ) +
          shadedPath(
            ctx,
            'M-30 -58C-38 -86 -30 -112 -16 -120L-6 -104L6 -128L18 -104L32 -118C46 -104 50 -84 42 -56C32 -66 24 -48 14 -42L4 -52L-6 -40C-12 -54 -20 -64 -30 -58Z',
            hair,
          ),
      };
    case 'wisp':
      return { back: '', front: strokePath('M2 -80C-16 -104 10 -122 20 -104C26 -92 12 -86 8 -94', hair, 8) };
    case 'curls':
      return {
        back: shadedPath(ctx, scallopedPath(2, -24, 112, 96, 12), hair),
        front: shadedPath(ctx, scallopedPath(4, -84, 76, 27, 9, 0.5), hair),
      };
    default:
      return {
        back: shadedPath(ctx, symmetricPath(parsePoints('0,-100 70,-86 94,-26 84,14 40,24 0,24')), hair),
        front:
          shadedPath(
            ctx,
            smoothPath(
              parsePoints(
                '-88,4 -96,-42 -58,-92 -20,-98 -8,-118 14,-102 40,-112 46,-96 66,-90 94,-42 90,2 76,-38 54,-44 36,-58 10,-48 -10,-60 -40,-44 -64,-40',
              ),
              true,
              0.9,
            ),
            hair,
          ) + shine,
      };
  }
}
