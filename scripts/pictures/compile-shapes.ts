/* Compiles the SVG files of objects with faces into `shape-art.json`, which the server draws from. Run it after changing a file. */
import { writeFileSync } from 'node:fs';
import { compileShapes } from '../../server/src/illustrator/species/compile-shapes.ts';

const FILE = new URL('../../server/src/illustrator/species/shape-art.json', import.meta.url);
const shapes = compileShapes();
writeFileSync(FILE, `${JSON.stringify(shapes, null, 2)}\n`);
console.log(`${Object.keys(shapes).length} shapes compiled.`);
