import { describe, expect, it } from 'vitest';
import { withoutAsides } from './by-the-way.ts';
import { readTheme } from './read-theme.ts';

describe('withoutAsides', () => {
  it.each([
    ['a parcel by the door and nobody knows who it’s for', 'a parcel by the door'],
    ['Sam got a letter that he is too late for the team', 'he is too late for the team'],
    ['Tomorrow she takes the bus and she is proud and nervous', 'she takes the bus'],
    ['how bridges are built and who builds them', 'bridges'],
    ['what if my toys wake up when I sleep', 'my toys wake up when I sleep'],
    ['what if cats could talk', 'what if cats could talk'],
    ['caring for a sick bird found under the window', 'a bird who is ill'],
    ['my friend is happy', 'my friend is happy'],
  ])('leaves of %s only %s', (theme, rest) => {
    expect(withoutAsides(theme)).toBe(rest);
  });
});

describe('readTheme', () => {
  it.each([
    ['Mina knows what is in the box', null],
    ['first sleepover at a friend’s house and missing home', null],
    ['a hedgehog who is found in the garden by a family', null],
    ['our street has a party and everybody brings a chair', null],
    ['she wants to wear her wellies every day', null],
    ['Max lost his roller skate on the way to school', 'lost-by'],
    ['Growing out of my favourite jumper', 'does-not-fit'],
    ['I lost my library book', 'lost'],
  ])('takes %s for %s', (theme, situation) => {
    expect(readTheme(theme).situation).toBe(situation);
  });
});
