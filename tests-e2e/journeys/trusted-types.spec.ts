import { REFUSED_SINK_PROBLEMS, refusedSinks } from '../fixtures/string-sinks.ts';
import { expect, test } from '../fixtures/test.ts';

/*
 * All other journeys show that host, federation runtime and remotes work under the policy: a violation fails them. These
 * show that the policy is demanded, on the screens of every remote.
 */

test('the policy demands Trusted Types and allows the two policies that the host creates', async ({
  product,
}) => {
  const { headers } = await fetch(`${product.origin}/weaversworld`, { headers: { accept: 'text/html' } });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types weaversworld-service-worker weaversworld-scripts",
  );
});

for (const path of ['/weaversworld', '/weaversworld/create', '/accounts/login'])
  test(`a string is refused wherever it would become code on ${path}`, async ({
    product,
    visit,
    problems,
  }) => {
    const { page } = await visit(product.origin);
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(problems.all()).toEqual([]);
    problems.allow(...REFUSED_SINK_PROBLEMS);
    const { refused, accepted, ran } = await refusedSinks(page);
    expect(accepted).toEqual([]);
    expect(refused).toContain('innerHTML');
    expect(ran).toBe(false);
  });
