import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const RULES =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;background:#FFF8EC;color:#2B2440;font:20px/1.5 Andika,Lexend,system-ui,sans-serif}h1{font-family:Fredoka,Andika,system-ui,sans-serif;font-weight:600;line-height:1.15}main{max-width:34rem}a{display:inline-block;margin-top:16px;padding:16px 32px;border-radius:32px;background:#6B3FA0;color:#fff;font-family:Fredoka,Andika,system-ui,sans-serif;text-decoration:none}a:focus-visible{outline:4px solid #2B2440;outline-offset:4px}@media(prefers-color-scheme:dark){body{background:#1B1D3A;color:#FFF1DC}a:focus-visible{outline-color:#FFF1DC}}';

/** The host's typefaces: family, weight and the start of the file's name in the site's assets. */
const FACES = [
  ['Andika', '400', 'andika-latin-400-normal.'],
  ['Fredoka', '300 700', 'fredoka-latin-wght-normal.'],
] as const;

/** Style sheet and Content-Security-Policy of the share pages. */
export interface SharePageStyle {
  css: string;
  policy: string;
}

/** The style of the share pages, with the typefaces of the built site where there is one. */
export const createSharePageStyle = (siteDir: string): SharePageStyle => {
  const assets = join(resolve(siteDir), 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const faces = FACES.flatMap(([family, weight, start]) => {
    const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
    return file
      ? `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url("/assets/${file}") format("woff2")}`
      : [];
  });
  const css = faces.join('') + RULES;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    css,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
};
