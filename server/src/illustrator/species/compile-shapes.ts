import { readdirSync, readFileSync } from 'node:fs';
import { Shape } from './shape.ts';

const FOLDER = new URL('../shapes/', import.meta.url);

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

function compileShape(name: string, svg: string): Shape {
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
  const parsed = Shape.safeParse({
    coat: { base: color('base'), belly: color('light'), dark: color('dark'), accent: color('accent') },
    face: guide('face'),
    arm: guide('arm'),
    leg: guide('leg'),
    limbs: /<circle id="arm" class="guide (\w+)"/.exec(svg)?.[1] ?? null,
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

/** Compiles all SVG files of `shapes/`, by their names without ending; throws with the file and the part that it lacks. */
export function compileShapes(): Record<string, Shape> {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/\.svg$/, ''))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, compileShape(name, readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8'))]),
  );
}
