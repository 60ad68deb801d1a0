import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { PORTS } from './ports.ts';

/** The registry in development: every remote of this checkout at its dev server's port, with the metadata of its package.json. */
export const developmentRegistry = () => {
  const entries = Object.entries(PORTS).flatMap(([name, port]) => {
    const file = join(ROOT, `mfe-${name}/package.json`);
    if (!existsSync(file)) return [];
    const { version, weaversworld } = JSON.parse(readFileSync(file, 'utf8'));
    const { contract, mounts, slots } = weaversworld;
    const entry = {
      url: `http://localhost:${port}/remoteEntry.js`,
      metadata: { version },
      deployment: { traffic: 100, default: true },
      extras: { weaversworld: { release: `${version}-dev`, contract, mounts, slots } },
    };
    return [[name, [entry]]];
  });
  return { microFrontends: Object.fromEntries(entries) };
};
