import {
  addRelease,
  ownerConflicts,
  type Registry,
  RegistryEntry,
  rampRelease,
  replaceBuild,
} from '@weaversworld/shared/releases';
import { describe, expect, it } from 'vitest';

const change = { at: '2026-01-01T00:00:00.000Z', reason: '' };
const entry = (remote: string, mounts: string[], more: object = {}) =>
  RegistryEntry.parse({
    url: `/remotes/${remote}/1.0.0-a/remoteEntry.js`,
    metadata: { version: '1.0.0' },
    extras: { weaversworld: { release: '1.0.0-a', contract: '^1.0.0', mounts, ...more } },
  });
const publish = (registry: Registry, remote: string, mounts: string[], more: object = {}) =>
  addRelease(registry, remote, entry(remote, mounts, more), change);
const ramp = (registry: Registry, remote: string, share: number) =>
  rampRelease(registry, remote, '1.0.0', { ...change, share, salt: '' });

const auth = ramp(
  publish({ microFrontends: {} }, 'auth', ['/accounts'], { slots: ['sign-in'] }),
  'auth',
  100,
);

describe('a new remote', () => {
  it.each([
    ['the same mount', ['/accounts'], {}, /mounts \/accounts, which belongs to auth/],
    [
      'a path below a mount',
      ['/club', '/accounts/login'],
      {},
      /mounts \/accounts\/login, which belongs to auth/,
    ],
    ['a slot', [], { slots: ['sign-in'] }, /fills the slot sign-in, which auth fills/],
    ['the same mount with a grant', ['/accounts'], { grantedMounts: ['/accounts'] }, /mounts \/accounts,/],
  ])('is refused when it takes %s of another remote', (_what, mounts, more, message) => {
    expect(() => publish(auth, 'rogue', mounts, more)).toThrow(message);
    expect(() => replaceBuild(auth, 'rogue', entry('rogue', mounts, more), change)).toThrow(message);
  });

  it.each([
    ['a path beside a mount', ['/accounts-help'], {}],
    ['a mount above another', ['/'], {}],
    ['a path below a mount that was granted', ['/accounts/help'], { grantedMounts: ['/accounts/help'] }],
  ])('is accepted with %s', (_what, mounts, more) => {
    const published = ramp(publish(auth, 'help', mounts, more), 'help', 10);
    expect(ownerConflicts(published, 'help', published.microFrontends.help![0]!)).toEqual([]);
    expect(ownerConflicts(published, 'auth', published.microFrontends.auth![0]!)).toEqual([]);
  });

  it('is refused at its ramp when another one got the mount first', () => {
    const both = publish(publish(auth, 'one', ['/club']), 'two', ['/club/new']);
    expect(() => ramp(ramp(both, 'one', 10), 'two', 10)).toThrow(/mounts \/club\/new, which belongs to one/);
  });
});

it('a grant holds for the next releases of the remote', () => {
  const first = publish(auth, 'help', ['/accounts/help'], { grantedMounts: ['/accounts/help'] });
  const next = RegistryEntry.parse({
    ...entry('help', ['/accounts/help', '/help']),
    extras: { weaversworld: { release: '1.1.0-b', contract: '^1.0.0', mounts: ['/accounts/help', '/help'] } },
  });
  const second = addRelease(first, 'help', next, change);
  expect(second.microFrontends.help?.[1]?.extras.weaversworld?.grantedMounts).toEqual(['/accounts/help']);
});
