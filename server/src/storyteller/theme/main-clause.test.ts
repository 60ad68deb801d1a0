import { expect, it } from 'vitest';
import { mainClause } from './main-clause.ts';
import { readTheme } from './read-theme.ts';

it.each([
  ['a boy who uses a wheelchair wants to come on the class trip', 'a boy wants to come on the class trip'],
  ['a girl who believes her teddy is alive', 'a girl who believes her teddy is alive'],
  ['a dog who barks and is never heard', 'a dog who barks and is never heard'],
  ['Her best friend Chloe is moving to Canada', 'Her best friend is moving to Canada'],
  ['the children notice that the pond is full of litter', 'the pond is full of litter'],
  ['ironing day with Grandad', 'ironing with Grandad'],
  ['a spring day with Grandad', 'a spring day with Grandad'],
])('the main clause of "%s" is "%s"', (theme, clause) => {
  expect(mainClause(theme)).toBe(clause);
});

it.each([
  ['barn owls at dusk on the marsh', null],
  ['100 kittens in my bath', 'too-many'],
  ['there is a cloud that follows only me and it rains jam', 'rains'],
  ['my brother sold my teddy at the car boot and I have to get him back', 'taken'],
  ['the numbers run away from the maths book', 'runaway'],
  ['a very very long cat', 'trait'],
  ['a boy who lives next door comes to our class', 'deed'],
  ['a boy eats a seed', 'deed'],
  ['the whole village flies kites and Ravi’s string snaps', 'broken'],
])('%s is read as %s', (theme, situation) => {
  expect(readTheme(theme).situation).toBe(situation);
});

it('a predicate that is too long loses whole phrases', () => {
  const { action } = readTheme('a girl is moving to Canada at the end of the summer');
  expect(action?.do).toBe('move to Canada');
});
