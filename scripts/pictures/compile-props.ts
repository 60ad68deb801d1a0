/* Compiles the SVG files of the props into `prop-art.json`, which the server draws from. Run it after changing a file. */
import { writeFileSync } from 'node:fs';
import { compileArt, formatArt } from '../../server/src/illustrator/props/compile-art.ts';

const FILE = new URL('../../server/src/illustrator/props/prop-art.json', import.meta.url);
const art = compileArt();
writeFileSync(FILE, formatArt(art));
console.log(`${Object.keys(art).length} props compiled.`);
