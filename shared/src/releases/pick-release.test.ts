import { contractFits, pickRelease, RegistryEntry } from '@weaversworld/shared/releases';
import { describe, expect, it } from 'vitest';

describe('contractFits', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.4.2', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '1.2.4', true],
    ['^2.0.0', '1.9.9', false],
    ['^1.0.0', '2.0.0', false],
  ])('%s in a host of contract %s: %s', (range, version, expected) => {
    expect(contractFits(range, version)).toBe(expected);
  });
});

const entry = (release: string, contract: string, isDefault: boolean) =>
  RegistryEntry.parse({
    url: `/remotes/story/${release}/remoteEntry.js`,
    deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
    extras: { weaversworld: { release, contract } },
  });

describe('pickRelease', () => {
  it('gives the default release', () => {
    const picked = pickRelease([entry('a', '^1.0.0', false), entry('b', '^1.0.0', true)], '1.0.0');
    expect(picked?.extras.weaversworld?.release).toBe('b');
  });

  it('passes over a default that was built for another contract', () => {
    const picked = pickRelease([entry('a', '^1.0.0', false), entry('b', '^2.0.0', true)], '1.0.0');
    expect(picked?.extras.weaversworld?.release).toBe('a');
  });

  it('gives none when none fits', () => {
    expect(pickRelease([entry('b', '^2.0.0', true)], '1.0.0')).toBeNull();
  });

  it('reads an entry that another tool wrote, with nothing but its url', () => {
    const foreign = RegistryEntry.parse({ url: 'https://cdn.example/app.js' });
    expect(pickRelease([foreign], '1.0.0')).toBe(foreign);
  });
});
