import { createMemoryStorage } from '@weaversworld/shared/storage';
import { describe, expect, it } from 'vitest';
import { overridesFrom, overrideText } from './overrides.ts';
import { createReleaseChoice } from './release-choice.ts';

describe('overrides in the URL', () => {
  it.each([
    ['', null],
    ['?pageIndex=2', null],
    ['?release=', []],
    ['?release=story@1.4.0-ab12cd', ['story@1.4.0-ab12cd']],
    ['?release=story@1,auth@2&release=profile@3', ['story@1', 'auth@2', 'profile@3']],
    ['?release=story@1,story@2', ['story@2']],
    ['?release=story@http://localhost:3102', ['story@http://localhost:3102']],
    ['?release=story@http://localhost:3102/', ['story@http://localhost:3102']],
    ['?release=story@javascript:alert(1)', []],
    ['?release=story@http://a:b@localhost', []],
    ['?release=story@https://x.example/path', []],
    ['?release=story', []],
    ['?release=../x@1', []],
  ])('%s', (search, expected) => {
    expect(overridesFrom(search)?.map(overrideText) ?? null).toEqual(expected);
  });
});

describe('the release choice of a tab', () => {
  const createStorage = (text: string | null = null) =>
    createMemoryStorage(text === null ? {} : { 'ww.releases': text });

  it('is persisted for its next page load', () => {
    const storage = createStorage();
    createReleaseChoice(storage).update({ releases: { story: '1' } });
    createReleaseChoice(storage).update({ overrides: [{ remote: 'auth', release: '2' }] });
    createReleaseChoice(storage).update({ releases: { profile: '3' } });
    expect(createReleaseChoice(storage).read()).toEqual({
      releases: { story: '1', profile: '3' },
      overrides: [{ remote: 'auth', release: '2' }],
    });
  });

  it.each([['garbage'], ['3'], ['{"releases":3,"overrides":[4]}'], [null]])(
    '%s counts as no choice',
    (text) => {
      expect(createReleaseChoice(createStorage(text)).read()).toEqual({ releases: {}, overrides: [] });
    },
  );

  it('is empty where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const tab = createReleaseChoice({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    tab.update({ releases: { story: '1' } });
    expect(tab.read().releases).toEqual({});
  });
});
