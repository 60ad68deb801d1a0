import { expect, it } from 'vitest';
import { chooseRegion } from './choose-region.ts';
import data from './help-lines.json' with { type: 'json' };
import { findSupport, HelpLineFile, helpLineRegions } from './index.ts';

it.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['en-us', 'US'],
  ['fr-CA', 'CA'],
  ['de', 'DE'],
  ['de-AT, de;q=0.8', 'AT'],
  ['zh-Hant-HK, en-AU;q=0.5', 'AU'],
  ['en', null],
  ['xx-YY', null],
  ['', null],
  [undefined, null],
  [';;;,,,---', null],
])('the region of Accept-Language: %s is %s', (header, region) => {
  expect(chooseRegion(header, helpLineRegions)).toBe(region);
});

it('prefers the region that the operator set', () => {
  expect(findSupport('en-US', 'IE').region).toBe('IE');
  expect(findSupport('en-US', 'XX').region).toBe('US');
});

it('knows the lines that families know', () => {
  const { regions } = findSupport(undefined);
  const phones = (code: string) => regions.find((one) => one.code === code)?.lines.map(({ phone }) => phone);
  expect(phones('GB')).toContain('0800 1111');
  expect(phones('US')).toEqual(['1-800-422-4453', '988']);
  expect(phones('CA')).toEqual(['1-800-668-6868', '988']);
  expect(phones('AU')).toContain('1800 55 1800');
  expect(phones('DE')).toContain('116 111');
});

it('lists every region once, with dialable numbers, sorted by name', () => {
  const { regions } = findSupport(undefined);
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
  expect(regions.map(({ name }) => name)).toEqual(
    regions.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
  );
  for (const { emergency, lines } of regions) {
    expect(lines.length).toBeGreaterThan(0);
    for (const phone of [emergency, ...lines.map((line) => line.phone)])
      expect(phone).toMatch(/^\d[\d -]{1,14}$/);
  }
});

it('has a source and the date of a check for every line, which visitors are not sent', () => {
  const lines = HelpLineFile.parse(data).regions.flatMap((region) => region.lines);
  expect(lines.length).toBeGreaterThan(45);
  expect(findSupport('en-GB').regions.find(({ code }) => code === 'GB')?.lines[0]).toEqual({
    name: 'Childline',
    phone: '0800 1111',
  });
});

it.each([{ source: 'childline' }, { source: undefined }, { checked: 'yesterday' }, { checked: undefined }])(
  'refuses a line with %j',
  (fault) => {
    const line = { name: 'A', phone: '1', source: 'https://a.example', checked: '2026-01-01', ...fault };
    const region = { code: 'XX', name: 'X', emergency: '112', lines: [line] };
    expect(HelpLineFile.safeParse({ ...data, regions: [region] }).success).toBe(false);
  },
);
