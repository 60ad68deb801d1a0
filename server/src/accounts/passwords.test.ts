import { describe, expect, it } from 'vitest';
import { optionsOf } from '../testing/quick-argon2.ts';
import { hashPassword, passwordErrors } from './passwords.ts';

const codesOf = (password: string, email?: string) => passwordErrors(password, email).map(({ code }) => code);

describe('a new password', () => {
  it.each([
    ['eight spaces', '        '],
    ['spaces and tabs', ' \t \t \t \t '],
    ['one letter eight times', 'aaaaaaaa'],
    ['one letter with a remainder', 'aaaaaaaaab'],
    ['a pair of letters', 'abababab'],
    ['three letters', 'xyzxyzxyz'],
    ['one emoji', '🦊🦊🦊🦊🦊🦊🦊🦊'],
    ["the product's name", 'weaversworld'],
    ["the product's name with digits for letters", 'w3aversw0rld'],
    ["the product's name, a sign and a year", "We@ver's World!2026"],
    ["the product's name as it is written", "Weaver's World"],
    ["the product's name and a year", 'weavers-world-2026'],
    ['a common password', 'Password'],
    ['a common password in spaces', '  sunshine '],
  ])('is too common: %s', (_what, password) => {
    expect(codesOf(password)).toContain('password_too_common');
  });

  it.each([
    ['the address', 'anna.berg@example.org', 'anna.berg@example.org'],
    ['the address in capitals', 'ANNA.BERG@EXAMPLE.ORG', 'anna.berg@example.org'],
    ['the name before the @', 'annaberg', 'anna.berg@example.org'],
    ['the name with a number', 'anna-berg-77', 'anna.berg@example.org'],
    ['the words in another order', 'berg.anna1', 'anna.berg@example.org'],
    ['the domain', 'example.org1', 'anna.berg@example.org'],
  ])('is too similar: %s', (_what, password, email) => {
    expect(codesOf(password, email)).toEqual(['password_too_similar']);
  });

  it('that is too long is not examined any further, which could take seconds', () => {
    expect(codesOf('1234567'.repeat(80))).toEqual(['password_too_long']);
    expect(codesOf(`${'anna'.repeat(130)}1`, 'anna@example.org')).toEqual(['password_too_long']);
  });

  it.each([
    ['a loom of nine threads', 'anna@example.org'],
    ['paper-lantern-7', 'parent-1a2b3c4d@family.example'],
    ['anna likes lanterns', 'anna@example.org'],
    ['weavers world of nine threads', 'anna@example.org'],
    ['aaaaaaaa-lantern', 'anna@example.org'],
    ['jo-is-a-short-name', 'jo@example.org'],
    ['zwölf grüne Boote', undefined],
  ])('is fine: %s', (password, email) => {
    expect(codesOf(password, email)).toEqual([]);
  });
});

it('is hashed with argon2id as OWASP recommends: 19 MiB, two iterations, one lane', async () => {
  const hashed = await hashPassword('a loom of nine threads');
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(optionsOf(hashed)).toEqual({ algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});
