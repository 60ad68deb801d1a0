import { expect, it, vi } from 'vitest';
import { createWorkerUrl, type TrustedTypesScope } from './worker-url.ts';

type Rules = { createScriptURL(url: string): string };
const scopeWith = (createPolicy: (name: string, rules: Rules) => Rules) =>
  ({ trustedTypes: { createPolicy } }) as TrustedTypesScope;

it("creates a policy that allows the worker's URL only", () => {
  const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
  expect(createWorkerUrl(scopeWith(createPolicy))).toBe('/service-worker.js');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('weaversworld-service-worker', expect.anything());
  const [, rules] = createPolicy.mock.calls[0]!;
  expect(() => rules.createScriptURL('https://evil.example/worker.js')).toThrow(TypeError);
});

it('is the plain URL in a browser without Trusted Types, and null where the policy is not allowed', () => {
  expect(createWorkerUrl({} as TrustedTypesScope)).toBe('/service-worker.js');
  const refuse = () => {
    throw new TypeError('not allowed');
  };
  expect(createWorkerUrl(scopeWith(refuse))).toBeNull();
});
