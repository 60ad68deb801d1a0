import { describe, expect, it } from 'vitest';
import { readTheme } from './read-theme.ts';

describe('themes that are no sentences', () => {
  it.each([
    ['splish splash', 'sound', 'splish-splash'],
    ['choo choo', 'sound', 'choo-choo'],
    ['wiggle and giggle', 'sound', 'wiggle-giggle'],
    ['the smallest dog in the world', 'record-being', 'smallest'],
    ['the biggest sandwich ever', 'record', 'biggest'],
  ])('“%s” is in the situation %s', (theme, situation, quality) => {
    expect(readTheme(theme)).toMatchObject({ situation, quality });
  });

  it.each([
    ['the spoon and the fork', 'thing-pair', null, 'the spoon', 'the fork'],
    ['sun and rain', 'thing-pair', null, 'the sun', 'the rain'],
    ['the cat and the moon', 'being-and-thing', 'the cat', 'the moon', null],
    ['a lion and a mouse', 'pair', 'the lion', 'the mouse', null],
  ])('“%s” is in the situation %s', (theme, situation, subject, object, matter) => {
    const reading = readTheme(theme);
    expect(reading.situation).toBe(situation);
    expect([reading.subject, reading.object, reading.matter].map((noun) => noun?.the ?? null)).toEqual([
      subject,
      object,
      matter,
    ]);
  });

  it.each([
    ['a day in the life of a snail', 'snail'],
    ['the top of a skyscraper', 'skyscraper'],
    ['Ramadan nights', 'Ramadan'],
  ])('“%s” is about the noun %s', (theme, noun) => {
    const { situation, subject, object } = readTheme(theme);
    expect([situation, (subject ?? object)?.bare]).toEqual([null, noun]);
  });

  it.each(['my best friend', 'the forest', 'mum and dad', 'the knock'])('“%s” is none of these', (theme) => {
    expect(readTheme(theme).situation ?? '').not.toMatch(/^(?:sound|record|thing-pair|being-and-thing)/);
  });
});
