import { expect, it } from 'vitest';
import { readNoun } from './noun.ts';
import { readTheme } from './read-theme.ts';
import { SENTENCE_RULES } from './sentence-rules.ts';

const situationOf = (theme: string): string | null => {
  for (const read of SENTENCE_RULES) {
    const match = read(theme);
    if (match) return match.situation;
  }
  return null;
};

it.each([
  ['two friends row a boat', 'quarrel'],
  ['two knights fight a dragon', 'quarrel'],
  ['my dog has got the hiccups', 'taken'],
  ['my cat hides the whole day', 'taken'],
])('%s: is not read as the situation %s', (theme, situation) => {
  expect(situationOf(theme)).not.toBe(situation);
});

it.each([
  ['two knights fight over a castle', 'quarrel'],
  ['two snails who quarrel about a leaf', 'quarrel'],
  ['a dog and a cat both want the sofa', 'quarrel'],
  ['my sister took my scooter', 'taken'],
  ['my brother has got my shoe', 'taken'],
  ['a magpie stole the ring', 'taken'],
  ['I wish I had a tail', 'own-wish'],
  ['if I were a giant', 'own-wish-to-be'],
  ['my bike has a flat tyre', 'broken'],
  ['a broken toy', 'broken'],
  ['a rabbit who doesn’t like carrots', 'deed'],
  ['a pirate who gets seasick', 'trait'],
  ['an elephant who never forgets', 'deed'],
  ['a squirrel who forgot where he hid his nuts', 'forgets'],
])('%s: is read as the situation %s', (theme, situation) => {
  expect(situationOf(theme)).toBe(situation);
});

it('somebody whom nobody knows is looked for', () => {
  expect(readTheme('someone ate all the biscuits').situation).toBe('culprit');
  expect(readTheme('who took my shoes?').object?.plural).toBe('shoes');
});

it.each([
  ['a monkey who steals hats', 'hats'],
  ['a dog who digs up the garden', 'gardens'],
  ['a wizard who mixed up his spells', 'spells'],
  ['a squirrel who forgot where he hid his nuts', 'nuts'],
  ['a tiger who came to nursery', undefined],
])('%s: is done to %s', (theme, things) => {
  const { item, object } = readTheme(theme);
  expect((item ?? object)?.plural).toBe(things);
});

it.each([
  ['our bus to grandma breaks down', 'broken', 'bus'],
  ['the van won’t start', 'broken', 'van'],
  ['my tortoise is hiding from the vet', 'hides', 'tortoise'],
  ['the hamster won’t come out', 'hides', 'hamster'],
  ['my best friend is ill', 'friend-ill', 'best friend'],
  ['I cut my own hair', 'own-damage', 'hair'],
  ['my boots don’t fit any more', 'does-not-fit', 'boot'],
  ['the presents got mixed up', 'broken', 'present'],
  ['the peacock lost his colours', 'lost-its-own', 'peacock'],
  ['a hedgehog who is always late', 'trait', 'hedgehog'],
  ['a cow fell into the pond', 'stuck', 'cow'],
  ['the river runs backwards', 'deed', 'river'],
  ['my dog is eating the flowers', 'deed', 'dog'],
])('%s: what happens is %s, and it happens to the %s', (theme, situation, whom) => {
  const { situation: read, subject, object } = readTheme(theme);
  expect(read).toBe(situation);
  expect((subject ?? object)?.bare).toBe(whom);
});

it('a possessive is no verb', () => {
  expect(readTheme('a beetle on its back').action).toBeNull();
});

it.each(['the school bus', 'a squirrel who hides nuts', 'my jumper', 'the fire engines'])(
  '%s: nothing happens that a rule about one verb reads',
  (theme) => {
    expect(String(readTheme(theme).situation)).not.toMatch(/^(broken|hides|does-not-fit|lost-its-own)$/);
  },
);

it.each([
  ['we bake a cake but the oven is broken', 'broken', 'oven'],
  ['the class goes to the zoo and the penguin runs away', 'runaway', 'penguin'],
  ['the monkeys throw bananas at the keeper', 'deed', 'monkey'],
  ['the fire goes out', 'deed', 'fire'],
  ['a goose who looks after an egg', 'deed', 'goose'],
  ['I don’t like my new coat', null, 'new coat'],
])('%s: the trouble is %s, of the %s', (theme, situation, name) => {
  const reading = readTheme(theme);
  expect(reading.situation).toBe(situation);
  expect((reading.subject ?? reading.object)?.bare).toBe(name);
});

it.each([
  ['A stallholder is given far too much money', 'was given far too much money'],
  ['my friend Chloe moves to Canada at the end of the summer', 'moved to Canada'],
  ['the girl paints what she sees and not what she is told', 'painted what she sees'],
])('%s: somebody %s', (theme, did) => {
  expect(readTheme(theme).action?.did).toBe(did);
});

it('somebody’s friend who is called by name is that person', () => {
  expect(readNoun('her best friend Chloe')).toMatchObject({ bare: 'Chloe', isProper: true, kind: 'person' });
  expect(readNoun('100 kittens')).toMatchObject({ bare: 'kitten', plural: 'kittens', isPlural: true });
  expect(readNoun('far too much money')).toMatchObject({ bare: 'money', plural: 'money' });
});

it.each(['paper snowflakes', 'pine cones'])('%s are things, and nobody’s deed', (theme) => {
  expect(readTheme(theme).action).toBeNull();
});
