import { darker, lighter, mix } from '../palette.ts';
import { disc, group, line, oval, place, pts, shape, soft, spiky } from '../svg.ts';
import { ball, body, edge, faceMap, type HeadPainter, nose, outline, type Pen, TURN } from './pen.ts';

const INK = '#2B2440';

/** A pointed ear at a place, leaning outwards. */
export function pointedEar(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  color: string,
  inner: string,
  tip?: string,
): string {
  const ear = body(
    pen,
    `M${-w} 14C${-w * 0.95} ${-h * 0.4} ${-w * 0.35} ${-h * 0.92} 0 ${-h}C${w * 0.35} ${-h * 0.92} ${w * 0.95} ${-h * 0.4} ${w} 14Z`,
    color,
  );
  const hollow = shape(
    `M${-w * 0.55} 10C${-w * 0.5} ${-h * 0.3} ${-w * 0.2} ${-h * 0.62} 0 ${-h * 0.7}C${w * 0.2} ${-h * 0.62} ${w * 0.5} ${-h * 0.3} ${w * 0.55} 10Z`,
    inner,
  );
  const end = tip
    ? shape(
        `M${-w * 0.46} ${-h * 0.66}C${-w * 0.3} ${-h * 0.86} ${-w * 0.16} ${-h * 0.96} 0 ${-h}C${w * 0.16} ${-h * 0.96} ${w * 0.3} ${-h * 0.86} ${w * 0.46} ${-h * 0.66}Q0 ${-h * 0.8} ${-w * 0.46} ${-h * 0.66}Z`,
        tip,
      )
    : '';
  return group(ear + hollow + end, place(x, y, lean));
}

/** A round ear with a soft inner. */
export const roundEar = (pen: Pen, x: number, y: number, r: number, color: string, inner: string) =>
  ball(pen, x, y, r, r, color) + disc(x + (x < 0 ? r * 0.12 : -r * 0.05), y + r * 0.12, r * 0.58, inner);

const VULPINE = outline(pts('0,-80 46,-76 82,-42 104,14 86,42 52,66 24,80 0,84'));

const vulpine =
  (bush: boolean): HeadPainter =>
  (pen) => {
    const { base, belly, dark, accent } = pen.look.coat;
    const inner = mix(accent, dark, 0.25);
    return {
      behind:
        pointedEar(pen, -58, -52, 32, 86, -20, base, inner, bush ? dark : undefined) +
        pointedEar(pen, 66, -52, 30, 84, 20, base, inner, bush ? dark : undefined),
      skull:
        body(pen, VULPINE, base) +
        shape(
          soft([
            [-97, 12],
            [-66, -2],
            [-26, 16],
            [TURN, 22],
            [46, 14],
            [76, 0],
            [100, 14],
            [86, 42],
            [52, 66],
            [24, 80],
            [0, 84],
            [-24, 80],
            [-52, 66],
            [-84, 42],
          ]),
          pen.fill(belly),
        ) +
        (bush
          ? ''
          : shape(
              soft(
                [
                  [-8, -78],
                  [TURN, -40],
                  [30, -78],
                ],
                true,
                0.4,
              ),
              mix(base, dark, 0.45),
            )),
      face: faceMap(pen, base, { eyeY: -8, mouthY: 54, mouthW: 17, cheekY: 28, mouthShift: 16 }),
      over: nose(17, 34, 13, INK, 10),
      hat: { x: 4, y: -72, w: 62 },
    };
  };

const SKULL = outline(pts('0,-82 50,-74 88,-30 96,16 74,58 36,78 0,82'));

const bearish =
  (kind: 'bear' | 'panda' | 'koala'): HeadPainter =>
  (pen) => {
    const { base, belly, dark, accent } = pen.look.coat;
    const ears =
      kind === 'koala'
        ? roundEar(pen, -92, -44, 46, base, mix(belly, accent, 0.5)) +
          roundEar(pen, 98, -44, 44, base, mix(belly, accent, 0.5))
        : roundEar(
            pen,
            -68,
            -62,
            34,
            kind === 'panda' ? dark : base,
            kind === 'panda' ? lighter(dark, 0.14) : mix(belly, accent, 0.5),
          ) +
          roundEar(
            pen,
            78,
            -60,
            32,
            kind === 'panda' ? dark : base,
            kind === 'panda' ? lighter(dark, 0.14) : mix(belly, accent, 0.5),
          );
    const patches =
      kind === 'panda'
        ? group(oval(0, 0, 23, 29, dark), place(-24, -4, 24)) +
          group(oval(0, 0, 22, 28, dark), place(49, -4, -24))
        : '';
    const muzzle =
      kind === 'koala' ? '' : oval(17, 38, 40, 32, pen.fill(kind === 'panda' ? lighter(base, 0.5) : belly));
    return {
      behind: ears,
      skull: body(pen, SKULL, base) + patches + muzzle,
      face: faceMap(pen, kind === 'panda' ? dark : base, {
        mouthY: kind === 'koala' ? 50 : 46,
        mouthShift: 17,
        ...(kind === 'panda' ? { browColor: dark, eyeR: 13.5 } : {}),
      }),
      over:
        kind === 'koala'
          ? group(body(pen, outline(pts('0,-28 15,-20 19,8 10,24 0,26')), dark), place(17, 14))
          : nose(18, 24, 14, INK, 14),
      hat: { x: 4, y: -74, w: 66 },
    };
  };

const rabbit: HeadPainter = (pen) => {
  const { base, belly, accent } = pen.look.coat;
  const ear = (x: number, lean: number, bend: number) =>
    group(
      body(pen, `M-22 20C-34 -50 -30 -128 ${bend} -140C${26 + bend} -136 32 -50 20 20Z`, base) +
        shape(`M-10 10C-17 -46 -14 -104 ${bend} -114C${11 + bend} -106 16 -46 8 10Z`, accent),
      place(x, -62, lean),
    );
  return {
    behind: ear(-36, -13, -4) + ear(44, 14, 6),
    skull:
      body(pen, outline(pts('0,-78 46,-72 80,-32 94,20 76,56 36,76 0,80')), base) +
      oval(2, 36, 26, 21, belly) +
      oval(34, 36, 25, 20, belly),
    face: faceMap(pen, base, { mouthY: 44, mouthShift: 18, mouthW: 14 }),
    over:
      nose(18, 20, 10, mix(accent, '#C8505A', 0.45), 14) +
      (pen.asleep
        ? ''
        : shape('M12 45h12v9q-6 4 -12 0Z', '#FFFBF4', { stroke: '#CDBFB8', 'stroke-width': '1.5' })),
    hat: { x: 4, y: -70, w: 46 },
  };
};

const mouse: HeadPainter = (pen) => {
  const { base, belly, accent, dark } = pen.look.coat;
  const hair = (x: number, y: number, dx: number, dy: number) =>
    line(`M${x} ${y}q${dx * 0.6} ${dy - 4} ${dx} ${dy}`, dark, 2.6);
  return {
    behind: roundEar(pen, -84, -66, 54, base, accent) + roundEar(pen, 88, -66, 52, base, accent),
    skull:
      body(pen, outline(pts('0,-74 44,-68 78,-28 84,18 62,54 26,76 0,80')), base) +
      oval(18, 42, 36, 27, pen.fill(belly)),
    face: faceMap(pen, base, { mouthY: 52, mouthShift: 19, mouthW: 14, eyeX: 34, cheekX: 56 }),
    over:
      hair(-14, 40, -40, -8) +
      hair(-14, 48, -38, 6) +
      hair(50, 40, 38, -8) +
      hair(50, 48, 36, 6) +
      ball(pen, 20, 30, 13, 11, '#EE8C8C'),
    hat: { x: 4, y: -66, w: 50 },
  };
};

const hedgehog: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  const quills = spiky(0, -10, 132, 102, 17, 0.09);
  return {
    behind: body(pen, quills, accent) + shape(spiky(0, -6, 112, 88, 15, 0.2), darker(accent, 0.2)),
    skull:
      body(pen, outline(pts('0,-58 30,-70 68,-48 86,6 72,50 36,74 0,80')), base) +
      shape(soft(pts('-6,20 20,6 52,22 56,48 26,66 -4,52')), pen.fill(belly)),
    face: faceMap(pen, base, { mouthY: 50, mouthShift: 22, mouthW: 15, cheekX: 58 }),
    over: nose(25, 28, 14, dark, 12),
    hat: { x: 4, y: -86, w: 64 },
  };
};

const squirrel: HeadPainter = (pen) => {
  const { base, belly, accent } = pen.look.coat;
  const ear = (x: number, lean: number) =>
    pointedEar(pen, x, -58, 23, 62, lean, base, mix(belly, accent, 0.5)) +
    group(line('M-8 -52l-4 -26M0 -58v-32M8 -52l5 -26', accent, 7), place(x, -58, lean));
  return {
    behind: ear(-54, -14) + ear(64, 14),
    skull:
      body(pen, outline(pts('0,-76 46,-70 80,-30 98,22 78,54 36,74 0,78')), base) +
      oval(-2, 36, 32, 25, belly) +
      oval(38, 36, 31, 24, belly) +
      oval(18, 50, 26, 20, belly),
    face: faceMap(pen, base, { mouthY: 46, mouthShift: 18, mouthW: 14 }),
    over:
      nose(19, 22, 11, INK, 13) +
      (pen.asleep
        ? ''
        : shape('M13 47h12v9q-6 4 -12 0Z', '#FFFBF4', { stroke: '#CDBFB8', 'stroke-width': '1.5' })),
    hat: { x: 4, y: -70, w: 54 },
  };
};

const raccoon: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  return {
    behind:
      pointedEar(pen, -64, -50, 30, 56, -26, base, dark) + pointedEar(pen, 74, -50, 29, 54, 26, base, dark),
    skull:
      body(pen, outline(pts('0,-76 48,-70 84,-36 106,18 78,52 36,76 0,82')), base) +
      shape(
        soft([
          [-84, -34],
          [-30, -44],
          [TURN, -30],
          [56, -44],
          [92, -34],
          [70, -16],
          [TURN, 0],
          [-56, -14],
        ]),
        belly,
      ) +
      shape(soft(pts('-100,14 -62,-20 -20,-28 2,-2 -16,22 -62,30')), dark) +
      shape(soft(pts('102,14 84,-20 44,-28 24,-2 40,22 76,30')), dark) +
      oval(18, 42, 36, 28, pen.fill(belly)) +
      shape(soft(pts('8,-74 20,-30 16,8 6,-30')), mix(accent, dark, 0.5)),
    face: faceMap(pen, dark, {
      mouthY: 50,
      mouthShift: 18,
      browColor: darker(base, 0.5),
      cheekY: 34,
      cheekX: 70,
    }),
    over: nose(19, 30, 13, INK, 12),
    hat: { x: 4, y: -70, w: 58 },
  };
};

const deer: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  const antler = (x: number, k: number) =>
    group(
      line(
        'M0 0C-6 -30 -18 -44 -22 -74M-10 -34C6 -46 8 -54 8 -66M-18 -56C-34 -62 -40 -70 -42 -80',
        edge('#B98A5E'),
        13,
      ) +
        line(
          'M0 0C-6 -30 -18 -44 -22 -74M-10 -34C6 -46 8 -54 8 -66M-18 -56C-34 -62 -40 -70 -42 -80',
          '#C9A274',
          9,
        ),
      place(x, -66, 0, k, 1),
    );
  const ear = (x: number, lean: number) =>
    group(
      body(pen, 'M0 14C-26 4 -30 -44 0 -66C30 -44 26 4 0 14Z', base) +
        shape('M0 4C-13 -4 -15 -34 0 -48C15 -34 13 -4 0 4Z', mix(belly, '#F0A8A0', 0.4)),
      place(x, -34, lean),
    );
  return {
    behind: antler(-24, 1) + antler(38, -1) + ear(-74, -66) + ear(84, 64),
    skull:
      body(pen, outline(pts('0,-78 44,-70 74,-34 76,8 58,50 34,78 0,86')), base) +
      oval(18, 54, 36, 29, pen.fill(belly)) +
      oval(-14, -54, 6, 5, accent) +
      oval(34, -58, 6, 5, accent) +
      oval(12, -44, 5, 4, accent),
    face: faceMap(pen, base, { eyeX: 38, mouthY: 60, mouthShift: 19, mouthW: 15, cheekX: 56, cheekY: 24 }),
    over: nose(20, 42, 15, darker(dark, 0.3), 8),
    hat: { x: 5, y: -72, w: 48 },
  };
};

/** Heads of wood and hedge. */
export const WOODLAND_HEADS = {
  fox: vulpine(true),
  wolf: vulpine(false),
  bear: bearish('bear'),
  panda: bearish('panda'),
  koala: bearish('koala'),
  rabbit,
  mouse,
  hedgehog,
  squirrel,
  raccoon,
  deer,
} as const;
