import {
  addRelease,
  candidatesFor,
  findRelease,
  haltRamp,
  pickRelease,
  pruneReleases,
  type Registry,
  RegistryEntry,
  rampRelease,
  releaseName,
  releasesOf,
  replaceBuild,
  rollback,
} from '@weaversworld/shared/releases';
import { describe, expect, it } from 'vitest';

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const change = (day = 1) => ({ at: at(day), reason: 'because' });
const entry = (release: string, contract = '^1.0.0') =>
  RegistryEntry.parse({
    url: `/remotes/story/${release}/remoteEntry.js`,
    metadata: { version: release.split('-')[0] },
    extras: { weaversworld: { release, contract, salt: release } },
  });
const none: Registry = { microFrontends: {} };
const publish = (registry: Registry, release: string, day = 1) =>
  addRelease(registry, 'story', entry(release), change(day));
const ramp = (registry: Registry, release: string, share: number, day = 1) =>
  rampRelease(registry, 'story', release, { ...change(day), share, salt: `salt-${day}` });
const build = (registry: Registry, release: string, day: number) =>
  replaceBuild(registry, 'story', entry(release), change(day));
/** `release:traffic` per release; `*` marks the default, `x` a halted one. */
const sketch = (registry: Registry) =>
  releasesOf(registry, 'story')
    .map(({ deployment, extras, ...rest }) => {
      const mark = deployment.default ? '*' : extras.weaversworld?.status === 'halted' ? 'x' : '';
      return `${releaseName({ deployment, extras, ...rest })}${mark}:${deployment.traffic}`;
    })
    .join(' ');

const one = ramp(publish(none, '1.0.0-a'), '1.0.0', 100);
const two = publish(one, '1.1.0-b', 2);
const three = ramp(publish(ramp(two, '1.1.0', 100, 3), '1.2.0-c', 4), '1.2.0', 100, 5);
const hostEntry = (supports: string) =>
  RegistryEntry.parse({
    url: '/remotes/host/1.0.0-h/index.html',
    metadata: { version: '1.0.0' },
    extras: { weaversworld: { release: '1.0.0-h', contract: '^1.0.0', salt: '', supports } },
  });
const withHost = replaceBuild(two, 'host', hostEntry('1.0.0'), change(6));
const mounting = (release: string, mounts: string[]) =>
  RegistryEntry.parse({
    url: `/remotes/x/${release}/remoteEntry.js`,
    metadata: { version: release.split('-')[0] },
    extras: { weaversworld: { release, contract: '^1.0.0', salt: '', mounts } },
  });
/** Of a remote whose first release had the mount that another remote has now. */
const mountTaken = [
  ['club', mounting('1.0.0-a', ['/w'])] as const,
  ['club', mounting('1.1.0-b', ['/club'])] as const,
  ['story', mounting('1.0.0-a', ['/w'])] as const,
].reduce((registry, [remote, added], day) => replaceBuild(registry, remote, added, change(day + 1)), none);
const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);
const shareOf = (registry: Registry, release: string) =>
  visitors.filter((visitor) => {
    const picked = pickRelease(releasesOf(registry, 'story'), { visitor, contract: '1.0.0' });
    return picked !== null && releaseName(picked) === release;
  });

describe('the lifecycle of a release', () => {
  it.each<[string, Registry, string]>([
    ['the first release starts at 0 %', publish(none, '1.0.0-a'), '1.0.0-a:0'],
    ['a first ramp has no default', ramp(publish(none, '1.0.0-a'), '1.0.0', 10), '1.0.0-a:10'],
    ['at 100 % the first release is the default', one, '1.0.0-a*:100'],
    [
      'a rollback of a first ramp leaves nothing',
      rollback(ramp(publish(none, '1.0.0-a'), '1.0.0', 10), 'story', change()),
      '1.0.0-ax:0',
    ],
    ['a second one starts at 0 %', two, '1.0.0-a*:100 1.1.0-b:0'],
    ['a ramp takes its share from the default', ramp(two, '1.1.0', 10), '1.0.0-a*:90 1.1.0-b:10'],
    ['at 100 % the default remains as the fallback', ramp(two, '1.1.0', 100), '1.0.0-a*:0 1.1.0-b:100'],
    [
      'the next ramp makes it the default',
      ramp(publish(ramp(two, '1.1.0', 100), '1.2.0-c'), '1.2.0', 10),
      '1.0.0-a:0 1.1.0-b*:90 1.2.0-c:10',
    ],
    [
      'a rollback ends the ramp',
      rollback(ramp(two, '1.1.0', 50), 'story', change()),
      '1.0.0-a*:100 1.1.0-bx:0',
    ],
    [
      'a halt ends the ramp',
      haltRamp(ramp(two, '1.1.0', 50), 'story', '1.1.0-b', change()),
      '1.0.0-a*:100 1.1.0-bx:0',
    ],
    [
      'a halt of another release changes nothing',
      haltRamp(ramp(two, '1.1.0', 50), 'story', '1.0.0-a', change()),
      '1.0.0-a*:50 1.1.0-b:50',
    ],
    [
      'a build of the checkout becomes the default',
      replaceBuild(ramp(two, '1.1.0', 50), 'story', entry('1.2.0-c'), change()),
      '1.0.0-a:0 1.1.0-b:0 1.2.0-c*:100',
    ],
    [
      'the next build replaces the previous one, which stays',
      replaceBuild(
        replaceBuild(two, 'story', entry('1.2.0-c'), change()),
        'story',
        entry('1.2.0-d'),
        change(),
      ),
      '1.0.0-a:0 1.1.0-b:0 1.2.0-c:0 1.2.0-d*:100',
    ],
    [
      'a rollback after the second build goes to the first',
      rollback(build(build(none, '1.0.0-a', 1), '1.0.0-b', 2), 'story', change(3)),
      '1.0.0-a*:100 1.0.0-bx:0',
    ],
    [
      'a build that was rolled back stays so',
      build(rollback(build(build(none, '1.0.0-a', 1), '1.0.0-b', 2), 'story', change(3)), '1.0.0-b', 4),
      '1.0.0-a*:100 1.0.0-bx:0',
    ],
    [
      'a checkout that went back makes its earlier build the default',
      build(build(build(none, '1.0.0-a', 1), '1.0.0-b', 2), '1.0.0-a', 3),
      '1.0.0-b:0 1.0.0-a*:100',
    ],
    [
      'an unchanged build leaves a published release that became the default',
      build(
        ramp(
          publish(ramp(publish(build(none, '1.0.0-a', 1), '1.1.0-b'), '1.1.0', 100, 2), '1.2.0-c'),
          '1.2.0',
          10,
          3,
        ),
        '1.0.0-a',
        4,
      ),
      '1.0.0-a:0 1.1.0-b*:90 1.2.0-c:10',
    ],
    [
      'a build that exists changes nothing',
      replaceBuild(ramp(two, '1.1.0', 50), 'story', entry('1.0.0-a'), change()),
      '1.0.0-a*:50 1.1.0-b:50',
    ],
  ])('%s', (_what, registry, expected) => {
    expect(sketch(registry)).toBe(expected);
  });

  it('a build replaces the host together with the remotes that it does not support', () => {
    const both = replaceBuild(two, 'host', hostEntry('2.0.0'), { ...change(6), others: ['host', 'story'] });
    const after = replaceBuild(both, 'story', entry('2.0.0-z', '^2.0.0'), change(6));
    expect(sketch(after)).toBe('1.0.0-a:0 1.1.0-b:0 2.0.0-z*:100');
  });

  it('a ramp can be taken back whatever the contract and the mounts of the default', () => {
    expect(sketch(rollback(ramp(two, '1.1.0', 50), 'story', change(), '2.0.0'))).toBe(
      '1.0.0-a*:100 1.1.0-bx:0',
    );
  });

  it('remembers when a ramp that was set back to 0 % lost its visitors', () => {
    const back = ramp(ramp(two, '1.1.0', 10, 3), '1.1.0', 0, 4);
    const { extras, deployment } = findRelease(back, 'story', '1.1.0');
    expect([deployment.traffic, extras.weaversworld?.servedUntil]).toEqual([0, at(4)]);
    const again = findRelease(ramp(back, '1.1.0', 10, 5), 'story', '1.1.0');
    expect(again.extras.weaversworld?.servedUntil).toBeUndefined();
  });

  it('remembers when a build lost its visitors, so that it can be pruned', () => {
    const three = [1, 2, 3].reduce((registry, day) => build(registry, `1.0.0-${day}`, day), none);
    const servedUntil = releasesOf(three, 'story').map(({ extras }) => extras.weaversworld?.servedUntil);
    expect(servedUntil).toEqual([at(2), at(3), undefined]);
    expect(sketch(pruneReleases(three, at(20)).registry)).toBe('1.0.0-2:0 1.0.0-3*:100');
  });

  it('rolls a default back to the one before it', () => {
    const first = rollback(three, 'story', change(6));
    expect(sketch(first)).toBe('1.0.0-a:0 1.1.0-b*:100 1.2.0-cx:0');
    expect(sketch(rollback(first, 'story', change(7)))).toBe('1.0.0-a*:100 1.1.0-bx:0 1.2.0-cx:0');
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'publishing the same release twice',
      () => publish(two, '1.1.0-b'),
      /published already.*pnpm release ramp story 1\.1\.0-b 10/,
    ],
    [
      'an unknown remote',
      () => ramp(two, 'x', 10) && releasesOf(two, 'profile'),
      /no release story@x.*1\.0\.0-a, 1\.1\.0-b/,
    ],
    ['a remote that does not exist', () => releasesOf(two, 'profile'), /no remote profile.*story/],
    [
      'a version that two releases have',
      () => findRelease(publish(two, '1.1.0-c'), 'story', '1.1.0'),
      /several.*1\.1\.0-b, 1\.1\.0-c/,
    ],
    ['ramping the default', () => ramp(two, '1.0.0', 10), /is the default/],
    ['a share over 100', () => ramp(two, '1.1.0', 101), /0 to 100/],
    ['a share that is not a number', () => ramp(two, '1.1.0', Number.NaN), /0 to 100/],
    [
      'two ramps at once',
      () => ramp(publish(ramp(two, '1.1.0', 10), '1.2.0-c'), '1.2.0', 10),
      /being ramped at 10 %.*rollback story/,
    ],
    [
      'ramping a halted release',
      () => ramp(rollback(ramp(two, '1.1.0', 50), 'story', change()), '1.1.0', 10),
      /halted: because.*--again/,
    ],
    ['a rollback without an earlier release', () => rollback(one, 'story', change()), /no earlier release/],
    [
      'a release for another contract',
      () => addRelease(two, 'story', entry('2.0.0-c', '^2.0.0'), change(), '1.0.0'),
      /needs contract \^2\.0\.0.*1\.0\.0/,
    ],
    [
      'a contract that does not fit',
      () => rampRelease(two, 'story', '1.1.0', { ...change(), share: 10, salt: '', contract: '2.0.0' }),
      /needs contract \^1\.0\.0.*2\.0\.0/,
    ],
    [
      'a rollback to a release that the host does not run any more',
      () => rollback(three, 'story', change(6), '2.0.0'),
      /story@1\.1\.0-b needs contract \^1\.0\.0.*2\.0\.0.*Deploy a host/,
    ],
    [
      'a rollback to a release whose mount another remote has by now',
      () => rollback(mountTaken, 'club', change(6)),
      /club@1\.0\.0-a mounts \/w, which belongs to story.*First roll back that remote/,
    ],
    [
      'a build of the host that takes a remote from its visitors',
      () => replaceBuild(three, 'host', hostEntry('2.0.0'), change(6)),
      /host@1\.0\.0-h supports contract 2\.0\.0, and story@1\.1\.0-b needs contract \^1\.0\.0/,
    ],
    [
      'a build that no host with visitors runs',
      () => replaceBuild(withHost, 'story', entry('2.0.0-z', '^2.0.0'), change(7)),
      /story@2\.0\.0-z needs contract \^2\.0\.0.*has 1\.0\.0/,
    ],
  ])('%s is rejected with the remedy', (_what, change, message) => {
    expect(change).toThrow(message);
  });
});

describe('the first release of a remote', () => {
  it.each([
    [0, 0],
    [10, 40],
    [50, 200],
    [100, 400],
  ])('of share %i is given to about %i of 400 visitors, and nothing to the others', (share, expected) => {
    const published = publish(none, '1.0.0-a');
    const registry = share === 0 ? published : ramp(published, '1.0.0', share);
    expect(Math.abs(shareOf(registry, '1.0.0-a').length - expected)).toBeLessThan(
      expected % 400 === 0 ? 1 : 40,
    );
    const picked = visitors.map((visitor) =>
      pickRelease(releasesOf(registry, 'story'), { visitor, contract: '1.0.0' }),
    );
    expect(picked.filter((one) => one === null).length).toBe(400 - shareOf(registry, '1.0.0-a').length);
  });
});

describe('visitors of a ramp', () => {
  const at10 = ramp(two, '1.1.0', 10);
  const at50 = ramp(at10, '1.1.0', 50, 2);

  it('are only added while the share is raised, also when the default moves in the list', () => {
    const [ten, fifty, all] = [at10, at50, ramp(at50, '1.1.0', 100)].map((one) => shareOf(one, '1.1.0-b'));
    expect(ten!.every((visitor) => fifty!.includes(visitor))).toBe(true);
    expect(Math.abs(ten!.length - 40)).toBeLessThan(20);
    expect(Math.abs(fifty!.length - 200)).toBeLessThan(40);
    expect(all).toHaveLength(400);
  });

  it('differ at the next ramp', () => {
    const again = ramp(ramp(at10, '1.1.0', 0, 3), '1.1.0', 10, 4);
    expect(shareOf(again, '1.1.0-b')).not.toEqual(shareOf(at10, '1.1.0-b'));
  });

  it('fall back from the ramped release to the default, then to the last good one', () => {
    const third = ramp(publish(ramp(two, '1.1.0', 100), '1.2.0-c'), '1.2.0', 100);
    const names = candidatesFor(releasesOf(third, 'story'), { visitor: 'v', contract: '1.0.0' });
    expect(names.map(releaseName)).toEqual(['1.2.0-c', '1.1.0-b', '1.0.0-a']);
  });
});

describe('pruning', () => {
  const long = ramp(publish(ramp(two, '1.1.0', 100, 3), '1.2.0-c', 4), '1.2.0', 100, 5);
  const later = ramp(publish(long, '1.3.0-d', 6), '1.3.0', 10, 20);
  it.each([
    ['removes releases without visitors for that long', later, at(25), '1.1.0-b:0 1.2.0-c*:90 1.3.0-d:10'],
    ['keeps releases that open tabs may still load', later, at(4), sketch(later)],
    ['never removes the last good release', long, at(25), sketch(long)],
  ])('%s', (_what, registry, before, expected) => {
    expect(sketch(pruneReleases(registry, before).registry)).toBe(expected);
  });
});
