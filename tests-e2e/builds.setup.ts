import { test } from 'playwright/test';
import { BuildKind, needBuilds } from './fixtures/run-wide.ts';

test.setTimeout(600_000);

// First of all tests, so that no other has to wait for builds.
for (const kind of BuildKind.options)
  test(`makes the builds of the kind ${kind}, once in a run`, () => needBuilds(kind));
