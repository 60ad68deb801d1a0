import { darker, lighter, mix } from '../palette.ts';
import { box, disc, group, line, oval, place, pts, shape, soft } from '../svg.ts';
import { rock, stars } from './kit.ts';
import type { PlacePainter, Stage } from './stage.ts';

const deepSky = (s: Stage) => {
  const warm =
    s.time === 'morning'
      ? '#8A5A9C'
      : s.time === 'day'
        ? '#4F5FA8'
        : s.time === 'evening'
          ? '#8A4A86'
          : '#34407C';
  return (
    box(
      0,
      0,
      1200,
      900,
      s.ink.wash([
        [0, '#1B1D3A'],
        [0.55, mix('#2B2F66', warm, 0.45)],
        [1, mix('#5A4A94', warm, 0.6)],
      ]),
    ) +
    shape(
      'M-20 520C240 380 420 470 640 330C840 210 1040 240 1220 120V330C1020 410 860 380 680 500C470 630 250 560 -20 700Z',
      s.ink.wash(
        [
          [0, '#F2A0C0', 0],
          [0.5, '#C9A0F0', 0.28],
          [1, '#7FD1D8', 0],
        ],
        20,
      ),
    ) +
    stars(s, 90, 660)
  );
};
const planet = (s: Stage, x: number, y: number, r: number, c: string, bands: string, ringed = false) => {
  const ring = (d: string) => line(d, lighter(bands, 0.3), r * 0.15, { 'stroke-linecap': 'butt' });
  return group(
    (ringed ? ring(`M${-r * 1.7} 0A${r * 1.7} ${r * 0.46} 0 0 1 ${r * 1.7} 0`) : '') +
      disc(0, 0, r, s.round(c)) +
      shape(
        `M${-r * 0.94} ${-r * 0.34}Q0 ${-r * 0.1} ${r * 0.94} ${-r * 0.34}L${r * 0.99} ${-r * 0.12}Q0 ${r * 0.16} ${-r * 0.99} ${-r * 0.12}ZM${-r * 0.92} ${r * 0.38}Q0 ${r * 0.62} ${r * 0.92} ${r * 0.38}L${r * 0.8} ${r * 0.6}Q0 ${r * 0.84} ${-r * 0.8} ${r * 0.6}Z`.replace(
          /(\.\d)\d+/g,
          '$1',
        ),
        bands,
        { opacity: '.5' },
      ) +
      (ringed ? ring(`M${-r * 1.7} 0A${r * 1.7} ${r * 0.46} 0 0 0 ${r * 1.7} 0`) : ''),
    place(x, y, ringed ? -16 : -10),
  );
};
const rocket = (x: number, y: number, turn: number, k: number) =>
  group(
    shape('M-16 66L0 116L16 66Z', '#FFC25E') +
      shape('M-36 70L-58 104L-30 92ZM36 70L58 104L30 92Z', '#C9503F') +
      shape('M0 -110C46 -60 46 30 30 78H-30C-46 30 -46 -60 0 -110Z', '#FFF3E4') +
      shape('M0 -110C46 -60 46 30 30 78H6C22 10 20 -60 0 -110Z', '#D9CDD8') +
      shape('M0 -110C22 -86 32 -64 36 -40H-36C-32 -64 -22 -86 0 -110Z', '#E2604F') +
      disc(0, 0, 19, '#8FCBE0', { stroke: '#5B6A94', 'stroke-width': '7' }),
    place(x, y, turn, k),
  );
const crater = (x: number, y: number, r: number, c: string) =>
  oval(x, y, r, r * 0.3, darker(c, 0.16)) +
  oval(x + r * 0.05, y + r * 0.07, r * 0.86, r * 0.22, lighter(c, 0.12));

const space: PlacePainter = (s) => {
  const c = '#8E7FC0';
  return {
    back:
      deepSky(s) +
      planet(s, 900, 230, 120, '#F2A066', '#D97A4E', true) +
      planet(s, 250, 180, 74, '#7FC8B4', '#5BA894') +
      planet(s, 1110, 470, 40, '#F29AB0', '#D97A94') +
      planet(s, 560, 130, 30, '#FFD98A', '#EDB75E') +
      line('M480 300Q560 250 640 236', '#FFF3C4', 5, { opacity: '.6' }) +
      disc(652, 233, 9, '#FFF6D8') +
      disc(652, 233, 40, s.ink.glow('#FFF3C4', 0.7)) +
      group(
        rock(s, 0, 0, 90, '#8A7FA8') + rock(s, 150, -50, 50, '#8A7FA8') + rock(s, 90, 40, 34, '#8A7FA8'),
        place(80, 470),
      ) +
      rocket(1040, 620, 24, 0.6) +
      shape(
        'M-60 910Q-20 700 300 676Q600 650 900 676Q1220 700 1260 910Z',
        s.ink.wash(
          [
            [0, lighter(c, 0.28)],
            [0.4, c],
            [1, darker(c, 0.34)],
          ],
          16,
        ),
      ) +
      oval(540, 800, 560, 90, s.ink.glow('#E6D9FF', 0.5)) +
      crater(200, 752, 70, c) +
      crater(1010, 760, 84, c) +
      crater(620, 712, 44, c) +
      crater(420, 870, 80, c) +
      crater(820, 880, 64, c),
    front: rock(s, 30, 930, 220, '#6A5FA0') + rock(s, 1180, 930, 240, '#6A5FA0'),
    air: 'void',
    shadow: '#1B1236',
  };
};

const moon: PlacePainter = (s) => {
  const c = s.night ? '#B9B4C8' : s.time === 'evening' ? '#D9BDB8' : '#DAD4D6';
  return {
    back:
      deepSky(s) +
      disc(890, 240, 240, s.ink.glow('#8FD0F0', 0.5)) +
      disc(890, 240, 132, s.round('#5FA8D8')) +
      shape(soft(pts('800,190 840,150 900,150 920,190 880,220 840,250 810,240')), '#8FCB8A') +
      shape(soft(pts('910,260 960,240 1000,270 980,320 930,330 900,300')), '#8FCB8A') +
      line('M790 280q40 -16 90 0M870 130q40 -10 80 6M900 350q30 8 60 -6', '#FFFFFF', 11, { opacity: '.75' }) +
      shape('M-20 640Q140 560 320 610T700 590T1220 600V910H-20Z', darker(c, 0.3)) +
      shape(soft(pts('-40,690 60,540 190,590 300,680'), true, 0.7), darker(c, 0.2)) +
      shape(
        'M-20 690Q200 640 480 668T1220 650V910H-20Z',
        s.ink.wash(
          [
            [0, lighter(c, 0.4)],
            [0.35, c],
            [1, darker(c, 0.26)],
          ],
          12,
        ),
      ) +
      oval(540, 800, 600, 90, s.ink.glow('#FFFFFF', 0.45)) +
      crater(160, 740, 86, c) +
      crater(520, 716, 50, c) +
      crater(1040, 790, 100, c) +
      crater(330, 860, 76, c) +
      crater(760, 868, 90, c) +
      crater(820, 716, 34, c) +
      rocket(1070, 590, 8, 0.95) +
      line('M230 690V560', '#8A7F94', 7) +
      shape('M232 562Q270 548 310 566Q288 590 310 614Q270 600 232 616Z', '#EE7F5E') +
      rock(s, 1150, 770, 70, '#A9A2B4'),
    front: rock(s, 10, 930, 250, '#8A8398') + rock(s, 1190, 935, 230, '#8A8398'),
    air: 'void',
    shadow: '#2A2048',
  };
};

/** Places beyond the sky. */
export const HEAVEN_PLACES = { space, moon } as const;
