import { describe, expect, it } from 'vitest';
import { createResiliencePolicy } from './resilience-policy.ts';
import { ServiceError } from './service-error.ts';

const never = new AbortController().signal;

const createPolicy = (atOnce = 2) => {
  let time = 1_000_000;
  const reported: string[] = [];
  const policy = createResiliencePolicy({
    atOnce,
    now: () => time,
    halfOpenAfterMs: 20,
    onLastingFailure: ({ kind }) => reported.push(kind),
  });
  const fail = (kind: ServiceError['kind']) =>
    policy
      .run(() => Promise.reject(new ServiceError(kind)), never)
      .catch((error: unknown) => (error as ServiceError).kind);
  return { policy, fail, reported, advance: (ms: number) => (time += ms) };
};

const succeed = ({ policy }: ReturnType<typeof createPolicy>) => policy.run(async () => 'ok', never);

describe('service policy', () => {
  it('leaves a service alone after five failures in a row, then tries once', async () => {
    const policy = createPolicy();
    for (let i = 0; i < 5; i += 1) expect(await policy.fail('unavailable')).toBe('unavailable');
    let calls = 0;
    await policy.policy.run(async () => (calls += 1), never).catch(() => undefined);
    expect(calls).toBe(0);
    await expect.poll(() => succeed(policy).catch(() => 'closed')).toBe('ok');
    expect(await succeed(policy)).toBe('ok');
  });

  it('does not count refusals, and begins anew after a success', async () => {
    const policy = createPolicy();
    for (let i = 0; i < 6; i += 1) expect(await policy.fail('refused')).toBe('refused');
    for (let i = 0; i < 4; i += 1) await policy.fail('timeout');
    await succeed(policy);
    for (let i = 0; i < 4; i += 1) await policy.fail('timeout');
    expect(await succeed(policy)).toBe('ok');
  });

  it.each(['settings', 'quota'] as const)(
    'leaves it alone for an hour after %s, reported once',
    async (kind) => {
      const policy = createPolicy();
      await policy.fail(kind);
      expect(await policy.fail(kind)).toBe('not-asked');
      policy.advance(3_599_000);
      expect(await policy.fail(kind)).toBe('not-asked');
      expect(policy.reported).toEqual([kind]);
      policy.advance(2_000);
      expect(await succeed(policy)).toBe('ok');
    },
  );

  it('runs as many calls at once as it may, the others in turn', async () => {
    const { policy } = createPolicy(2);
    let open = 0;
    let most = 0;
    const work = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => policy.run(work, never)));
    expect(most).toBe(2);
  });

  it('refuses a crowd instead of letting it wait', async () => {
    const { policy } = createPolicy(1);
    const release: (() => void)[] = [];
    const calls = Array.from({ length: 30 }, () =>
      policy.run(() => new Promise<void>((done) => release.push(done)), never),
    );
    const kinds = Promise.allSettled(calls);
    await expect.poll(() => release.length).toBe(1);
    const timer = setInterval(() => release.shift()?.(), 1);
    const settled = await kinds;
    clearInterval(timer);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(19);
  });

  it('lets a waiting caller go at once, and does not start its work later', async () => {
    const { policy } = createPolicy(1);
    let release: () => void = () => undefined;
    const first = policy.run(() => new Promise<void>((done) => (release = done)), never);
    const caller = new AbortController();
    let started = false;
    const second = policy
      .run(async () => (started = true), caller.signal)
      .catch((error: unknown) => (error as ServiceError).kind);
    caller.abort();
    expect(await second).toBe('aborted');
    release();
    await first;
    expect(await policy.run(async () => 'next', never)).toBe('next');
    expect(started).toBe(false);
  });
});
