import { describe, expect, it } from 'vitest';
import { nextPath, safePath, withNextPath } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    ['/weaversworld/story/7?pageIndex=2', '/weaversworld/story/7?pageIndex=2'],
    ['/profile', '/profile'],
    ['/profile/#two-factor', '/profile/#two-factor'],
    ['/accounts/password/change/', '/accounts/password/change/'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('accepts %s', (next, expected) => {
    expect(safePath(next)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'profile',
    ' /profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/ok\\..\\evil',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'https:/evil.example',
    'https:evil.example',
    'http://here.invalid.evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/ok\u0000',
    '/ok\u007f',
    '@evil.example',
    '?next=/x',
    '/accounts/login',
    '/accounts/login/?next=/profile',
    '/accounts/signup/',
  ])('rejects %j', (next) => {
    expect(safePath(next)).toBeNull();
  });
});

it.each([
  ['next=%2Fprofile', '/profile'],
  ['next=%2F%2Fevil.example', '/weaversworld'],
  ['', '/weaversworld'],
])('the path after signing in at ?%s is %s', (search, expected) => {
  expect(nextPath(new URLSearchParams(search))).toBe(expected);
});

it.each([
  ['next=%2Fprofile%3Fa%3D1', '/accounts/signup/?next=%2Fprofile%3Fa%3D1'],
  ['next=javascript:x', '/accounts/signup/'],
  ['', '/accounts/signup/'],
])('a link to another auth screen keeps the next parameter of ?%s', (search, expected) => {
  expect(withNextPath('/accounts/signup/', new URLSearchParams(search))).toBe(expected);
});
