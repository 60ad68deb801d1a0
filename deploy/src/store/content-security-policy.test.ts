import { createHash } from 'node:crypto';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import { readRegistry } from '@weaversworld/shared/releases';
import { expect, it } from 'vitest';
import {
  contentPolicy,
  crossOriginSources,
  inlineScriptHashes,
  pagePolicy,
} from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

it('adds nothing to the policy for an invalid host name', () => {
  expect(contentPolicy("a; script-src 'unsafe-inline'")).not.toMatch(/unsafe/);
  expect(contentPolicy('[::1]:4000')).toContain('ws://[::1]:4000');
});

it('hashes only scripts without a src attribute', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script><SCRIPT>x</SCRIPT><script></script>')).toEqual([
    `sha256-${createHash('sha256').update('x').digest('base64')}`,
  ]);
});

it('allows the page its own scripts and the back end of its settings when the policy is a meta element', () => {
  const plain = pagePolicy(RuntimeSettings.parse({}), ['sha256-abc']);
  expect(directive(plain, 'script-src')).toBe("script-src 'self' 'sha256-abc'");
  expect(directive(plain, 'connect-src')).toBe("connect-src 'self'");
  expect(plain).not.toMatch(/frame-ancestors|unsafe/);

  const settings = RuntimeSettings.parse({
    apiOrigin: 'https://api.example/',
    liveUrl: 'wss://live.example/ws/',
    overrideOrigins: ['http://localhost:3102/'],
  });
  const remote = pagePolicy(settings, []);
  expect(directive(remote, 'connect-src')).toBe(
    "connect-src 'self' http://localhost:3102 https://api.example wss://api.example wss://live.example ws://localhost:3102",
  );
  expect(directive(remote, 'img-src')).toBe(
    "img-src 'self' http://localhost:3102 blob: data: https://api.example",
  );
  expect(directive(remote, 'script-src')).toBe("script-src 'self' http://localhost:3102");
});

it('demands Trusted Types, in the header and in the meta element', () => {
  const demanded =
    "require-trusted-types-for 'script'; trusted-types weaversworld-service-worker weaversworld-scripts";
  expect(contentPolicy('tales.example')).toContain(demanded);
  expect(pagePolicy(RuntimeSettings.parse({}), [])).toContain(demanded);
});

it('allows releases at other origins the files whose hash is known, and no others', () => {
  const { registry } = readRegistry({
    microFrontends: {
      club: {
        url: 'https://cdn.example/club/1/mf-manifest.json',
        fallbackUrl: '/remotes/club/1/mf-manifest.json',
        extras: {
          weaversworld: {
            release: '1',
            contract: '^2.0.0',
            files: { 'a.js': 'sha384-a', 'a.css': 'sha384-b', "x'; script-src *": 'sha384-c' },
          },
        },
      },
      others: [
        { url: 'https://other.example/r.js', metadata: { integrity: 'sha384-d' } },
        { url: 'https://unknown.example/r.js' },
      ],
    },
  });
  const policy = contentPolicy('tales.example', [], [], crossOriginSources(registry));
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://cdn.example/club/1/a.js https://other.example/r.js",
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'self' https://cdn.example/club/1/a.css");
  expect(directive(policy, 'connect-src')).toMatch(/ https:\/\/cdn\.example\/club\/1\/mf-manifest\.json$/);
  expect(directive(policy, 'img-src')).toContain(' https://cdn.example/club/1/');
});
