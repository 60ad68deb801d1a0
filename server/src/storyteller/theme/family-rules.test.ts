import { expect, it } from 'vitest';
import { readTheme } from './read-theme.ts';

/** Situation, who does it, what it is about or done to, and the action. */
const readingOf = (theme: string) => {
  const { situation, subject, object, item, action } = readTheme(theme);
  return [situation, subject?.bare ?? null, (object ?? item)?.bare ?? null, action?.do ?? null];
};

it.each([
  ['my brother won’t let me in his room', ['refuses', 'brother', null, 'let {L} in {S.their~the} room']],
  ['my best friend won’t play with me any more', ['refuses', 'best friend', null, 'play with {L}']],
  [
    'somebody keeps stealing the gnomes in our village',
    ['culprit', null, 'gnome', 'steal the gnomes in {L’s} village'],
  ],
  ['our neighbour keeps parking on the flowers', ['deed', 'neighbour', null, 'park on the flowers']],
  ['Nobody wants to play with the porcupine', ['longing-being', 'porcupine', 'friend', null]],
  ['the baker whose bread won’t rise', ['refuses', 'bread', null, 'rise']],
  ['the hamster isn’t coming back', ['longing', null, 'hamster', null]],
  ['my teddy got left on the bus', ['lost', null, 'teddy', null]],
  ['we are going to live at grandma’s for a while', ['visit', null, 'Grandma', null]],
  ['he screams when we fold his napkin', ['deed', 'boy', null, 'scream']],
  ['my son is getting a new wheelchair', ['newcomer', null, 'new wheelchair', null]],
])('%s', (theme, reading) => {
  expect(readingOf(theme)).toEqual(reading);
});

it('a child’s habit that a concept is about is left to it', () => {
  expect(readTheme('she hides behind mummy when people talk to her').situation).toBeNull();
});

it.each([
  ['the day the lift got stuck', ['broken', null, 'lift', null]],
  ['the night the stars went out', ['deed', 'star', null, 'go out']],
  ['the day all the colours disappeared', ['absence', null, 'colour', null]],
  ['we baked a cake and the dog ate it', ['damage', 'dog', 'cake', null]],
  ['a snowman who goes on holiday and melts', ['visit', 'snowman', 'holiday', 'go on holiday']],
  ['the penguin wants to fly and his friends laugh at him', ['wants', 'penguin', null, 'fly']],
  ['dad burnt the pancakes again', ['deed', 'Dad', 'pancake', 'burn the pancakes again']],
  ['a robot who collects cakes and biscuits', ['deed', 'robot', 'cake', 'collect cakes and biscuits']],
])('the clause that carries the story: %s', (theme, reading) => {
  expect(readingOf(theme)).toEqual(reading);
});

it.each([
  ['Mei Lin won’t eat anything green', 'Mei Lin'],
  ['Ibrahim has a new scooter', 'Ibrahim'],
  ['Sofia and the giant pumpkin', 'Sofia'],
  ['Uncle Tom’s old van', 'old van'],
  ['Mr Patel’s corner shop', 'corner shop'],
  ['nobody came to the party', 'party'],
  ['the witch next door', 'witch'],
  ['a dragon, a knight and a very hot curry', 'dragon'],
])('a noun and no more: %s', (theme, name) => {
  const { subject, object } = readTheme(theme);
  expect((subject ?? object)?.bare).toBe(name);
});

it.each([
  ['Diwali with the whole street', 'Diwali'],
  ['Lunar New Year and the shy lion dancer', 'Lunar New Year'],
  ['Eid morning, new shoes', 'Eid'],
  ['Thanksgiving without turkey', 'Thanksgiving'],
])('a festival: %s', (theme, name) => {
  const { situation, subject, object } = readTheme(theme);
  expect([situation, subject, object?.bare, object?.kind]).toEqual([null, null, name, 'festival']);
});

it('a tree, and no festival', () => {
  expect(readTheme('the Christmas tree').object?.kind).not.toBe('festival');
});

it.each([
  ['the tree house is going to be cut down', [null, null, 'tree house', null]],
  ['teddy gets washed and does not smell right any more', ['deed', 'teddy', null, 'get washed']],
  ['twins can’t both be first', ['cannot', 'twin', null, 'be first']],
])('what is done to somebody, and when: %s', (theme, reading) => {
  expect(readingOf(theme)).toEqual(reading);
});
