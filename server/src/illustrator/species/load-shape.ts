import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Coat } from '../creatures/coats.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { outlineColor } from '../creatures/figure-drawing.ts';
import type { ShapeName } from './shape-words.ts';

const Point = z.tuple([z.number(), z.number(), z.number()]);
const Drawing = z.object({
  /** The colours of the file, as a coat. */
  coat: z.object({ base: z.string(), belly: z.string(), dark: z.string(), accent: z.string() }),
  /** Middle and radius of the face. */
  face: Point,
  /** Where the near arm and the near leg begin; the far ones are mirrored. Without them it has none. */
  arm: Point.nullable(),
  leg: Point.nullable(),
  /** Where a hat sits, and half its width. */
  hat: Point,
  behind: z.string(),
  body: z.string().min(1),
  over: z.string(),
});

/** A drawing of shapes/: a body that a face, arms and legs are drawn on. Its bottom is at y = 0. */
export type Shape = z.infer<typeof Drawing>;

const PAINTS = ['base', 'light', 'dark', 'accent'] as const;

/** Replaces the colour classes of an element by placeholders, which are filled in for every character. */
function withPlaceholders(element: string): string {
  return element.replace(/ class="([^"]*)"/, (_whole, list: string) => {
    const classes = list.split(' ');
    const paint = PAINTS.find((name) => classes.includes(name));
    if (classes.includes('line')) return ` fill="none"${paint ? ` stroke="{plain ${paint}}"` : ''}`;
    if (!paint) return '';
    if (classes.includes('flat')) return ` fill="{plain ${paint}}"`;
    return ` fill="{shaded ${paint}}" stroke="{outline ${paint}}"`;
  });
}

function parseShape(name: string, svg: string): Shape {
  const layer = (id: string): string => {
    const content = new RegExp(`<g id="${id}">([\\s\\S]*?)</g>`).exec(svg)?.[1] ?? '';
    return (content.match(/<[a-z]+ [^>]*\/>/g) ?? []).map(withPlaceholders).join('');
  };
  const guide = (id: string) => {
    const tag = new RegExp(`<circle id="${id}"[^>]*>`).exec(svg)?.[0];
    return tag
      ? ['cx', 'cy', 'r'].map((key) => Number(new RegExp(` ${key}="([^"]+)"`).exec(tag)?.[1]))
      : null;
  };
  const color = (paint: string) => new RegExp(`\\.${paint}\\{fill:(#[0-9A-Fa-f]{6})`).exec(svg)?.[1];
  const parsed = Drawing.safeParse({
    coat: { base: color('base'), belly: color('light'), dark: color('dark'), accent: color('accent') },
    face: guide('face'),
    arm: guide('arm'),
    leg: guide('leg'),
    hat: guide('hat'),
    behind: layer('behind'),
    body: layer('body'),
    over: layer('over'),
  });
  if (parsed.success) return parsed.data;
  const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(
    `shapes/${name}.svg lacks ${missing}; docs/illustrators-guide.md describes the parts of a shape.`,
  );
}

const loaded = new Map<ShapeName, Shape>();

/** Reads a shape once; throws with the missing part when the file is incomplete. */
export function loadShape(name: ShapeName): Shape {
  const known = loaded.get(name);
  if (known) return known;
  const shape = parseShape(name, readFileSync(new URL(`../shapes/${name}.svg`, import.meta.url), 'utf8'));
  loaded.set(name, shape);
  return shape;
}

/** A layer of a shape in the colours of a character. */
export function paintShape(ctx: FigureContext, layer: string, coat: Coat): string {
  const colors = { base: coat.base, light: coat.belly, dark: coat.dark, accent: coat.accent };
  return layer.replace(/\{(\w+) (\w+)\}/g, (_whole, how: string, paint: string) => {
    const color = colors[paint as keyof typeof colors];
    if (how === 'plain') return color;
    return how === 'shaded' ? ctx.shaded(color) : outlineColor(color);
  });
}
