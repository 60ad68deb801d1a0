import { bucketOf, contractFits, pickRelease, RegistryEntry } from '@weaversworld/shared/releases';
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

interface Sketch {
  version: string;
  traffic?: number;
  isDefault?: boolean;
  contract?: string;
}
const entry = ({ version, traffic = 0, isDefault = false, contract = '^1.0.0' }: Sketch) =>
  RegistryEntry.parse({
    url: `/remotes/story/${version}/remoteEntry.js`,
    metadata: { version },
    deployment: { traffic, default: isDefault },
    extras: { weaversworld: { release: version, contract, salt: 'story-1' } },
  });

const releaseOf = (entries: RegistryEntry[], visitor: string, contract = '1.0.0') =>
  pickRelease(entries, { visitor, contract })?.extras.weaversworld?.release ?? null;

const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const atShare = (traffic: number) => [
  entry({ version: '1.0.0', traffic: 100 - traffic, isDefault: true }),
  entry({ version: '1.1.0', traffic }),
];

describe('pickRelease', () => {
  it('gives no visitor the new release at 0 % and everybody at 100 %', () => {
    expect(visitors.filter((visitor) => releaseOf(atShare(0), visitor) === '1.1.0')).toHaveLength(0);
    expect(visitors.filter((visitor) => releaseOf(atShare(100), visitor) === '1.1.0')).toHaveLength(4000);
  });

  it.each([1, 10, 50])('gives about %i %% of visitors the new release', (share) => {
    const got = visitors.filter((visitor) => releaseOf(atShare(share), visitor) === '1.1.0').length / 40;
    expect(Math.abs(got - share)).toBeLessThan(2.5);
  });

  it('only adds visitors when a share is raised', () => {
    const canary = (share: number) =>
      visitors.filter((visitor) => releaseOf(atShare(share), visitor) === '1.1.0');
    const raised = new Set(canary(50));
    expect(canary(10).every((visitor) => raised.has(visitor))).toBe(true);
  });

  it('distributes visitors independently with a new salt', () => {
    const moved = visitors.filter(
      (visitor) => bucketOf('a', visitor) < 1000 !== bucketOf('b', visitor) < 1000,
    );
    expect(moved.length).toBeGreaterThan(400);
  });

  it('falls back to the default when the ramped release needs a newer host', () => {
    const entries = [
      entry({ version: '1.0.0', isDefault: true }),
      entry({ version: '2.0.0', traffic: 100, contract: '^2.0.0' }),
    ];
    expect(releaseOf(entries, 'anyone')).toBe('1.0.0');
  });

  it('falls back to the newest that fits when the default does not', () => {
    const entries = [
      entry({ version: '2.0.0', isDefault: true, contract: '^2.0.0' }),
      entry({ version: '1.2.0' }),
      entry({ version: '1.10.0' }),
    ];
    expect(releaseOf(entries, 'anyone')).toBe('1.10.0');
  });

  it('returns null when none fits', () => {
    expect(
      releaseOf([entry({ version: '2.0.0', isDefault: true, contract: '^2.0.0' })], 'anyone'),
    ).toBeNull();
  });

  it('accepts an entry of another tool that has only a url', () => {
    const foreign = RegistryEntry.parse({ url: 'https://cdn.example/app.js' });
    expect(pickRelease([foreign], { visitor: 'anyone', contract: '1.0.0' })).toBe(foreign);
  });
});
