import { describe, expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';

const member = (name: string, creature: string, pronouns: CastMember['pronouns'] = ''): CastMember => ({
  id: name,
  name,
  creature,
  description: '',
  pronouns,
});
const pagesOf = (theme: string, cast: CastMember[]) =>
  planStory({ theme, desiredEnding: '', totalPages: 10, cast, age: 6, seed: 'parts' }).scenes.map(
    ({ text }) => text,
  );
const mira = member('Mira', 'girl', 'she/her');
const STANDS_BY = /\b(?:was|were) there, too\b|\bstayed close by\b|\bwas with Mira\b|\blooked on\b/;

describe('whom a plot hardly names', () => {
  it.each([
    ['quilts', 'Nana', 'grandma', /Mira and Nana [a-z]+|told Nana|asked Nana|Nana said|said Nana/],
    ['the dragon dance at new year', 'Opa', 'grandpa', /said Opa|Opa said|Mira and Opa/],
    ['planting a tree', 'Bo', 'dog', /Mira and Bo|told Bo/],
  ])('%s: %s does a part of it', (theme, name, creature, part) => {
    const pages = pagesOf(theme, [mira, member(name, creature)]);
    expect(pages.join(' ')).toMatch(part);
    expect(pages.filter((text) => text.includes(name)).length).toBeGreaterThan(1);
    expect(pages.join(' ')).not.toMatch(STANDS_BY);
  });

  it('a friend who is not of the cast comes into the sentence in which they act', () => {
    const text = pagesOf('planting a tree', [mira]).join(' ');
    expect(text).not.toMatch(STANDS_BY);
    const camping = pagesOf('getting a haircut', [mira]).join(' ');
    expect(camping).toMatch(/\bfriend \p{Lu}\p{Ll}+ the /u);
  });

  it('nobody helps the one with whom they quarrel', () => {
    const pages = pagesOf('jealousy', [mira, member('Bo', 'boy', 'he/him')]);
    expect(pages.slice(3, 6).join(' ')).not.toMatch(/Mira and Bo/);
  });
});

it('a child whom a plot invents has another name than the one of the cast', () => {
  const pages = pagesOf('the wheelchair race', [mira, member('Kit', 'fox')]).join(' ');
  expect(pages).toMatch(/\bAlex\b/);
  expect(pages).not.toMatch(/\bto bend Kit\b/);
});

it('of a rule that is a sentence a poster says it, and nobody forgets a sentence', () => {
  const text = pagesOf('taking care of our teeth', [mira]).join(' ');
  expect(text).toContain('It said, “Taking care of our teeth.”');
  expect(text).not.toMatch(/forgot taking|thought of taking/);
});
