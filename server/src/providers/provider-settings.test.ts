import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { providerVariables, readProviderSettings } from './provider-settings.ts';

const LOCAL = { STORY_AI_URL: 'http://localhost:11434/v1', STORY_AI_MODEL: 'writer' };
const REMOTE = { ...LOCAL, STORY_AI_URL: 'https://api.example.com/v1', STORY_AI_KEY: 'key' };
const NOTICE = { AI_NOTICE_NAME: 'Example Inc.', AI_NOTICE_URL: 'https://example.com/privacy' };

describe('settings of outside services', () => {
  it('are off by default, also with the variables of other programs around', () => {
    expect(readProviderSettings(readConfig({}))).toBeNull();
    expect(readProviderSettings(readConfig({ OPENAI_API_KEY: 'x' }))).toBeNull();
  });

  it('count as missing when they are empty, as a container passes them on', () => {
    const empty = Object.fromEntries(Object.keys(providerVariables).map((name) => [name, '']));
    expect(readProviderSettings(readConfig(empty))).toBeNull();
    expect(readProviderSettings(readConfig({ ...empty, ...LOCAL }))).toEqual(
      readProviderSettings(readConfig(LOCAL)),
    );
  });

  it.each(Object.keys(providerVariables))(
    '%s reaches the servers in containers, and is documented',
    (name) => {
      const root = resolve(import.meta.dirname, '../../..');
      const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
      expect(read('deploy/container/compose.yaml')).toContain(`    ${name}: \${${name}:-}\n`);
      const prefix = /^(STORY|PICTURE|CHECK)_AI/.exec(name)?.[0] ?? '';
      const row = read('docs/outside-services.md')
        .split('\n')
        .find(
          (line) =>
            line.startsWith('| `') &&
            line.includes(`\`${prefix}`) &&
            line.includes(name.slice(prefix.length)),
        );
      expect(row).toBeDefined();
    },
  );

  it('need only an address and a model for a service on this machine', () => {
    expect(readProviderSettings(readConfig(LOCAL))).toMatchObject({
      story: {
        url: 'http://localhost:11434/v1',
        key: null,
        model: 'writer',
        format: 'json_schema',
        waitMs: 20_000,
      },
      picture: null,
      check: null,
      storiesPerDay: 5,
      picturesPerDay: 60,
      picturesTotalPerDay: 500,
      atOnce: 2,
    });
  });

  it('accept a service elsewhere, with the notice for parents', () => {
    const settings = readProviderSettings(
      readConfig({ ...REMOTE, ...NOTICE, STORY_AI_BODY: '{"provider":{"data_collection":"deny"}}' }),
    );
    expect(settings?.notice).toEqual({ name: 'Example Inc.', url: 'https://example.com/privacy' });
    expect(settings?.story?.body).toEqual({ provider: { data_collection: 'deny' } });
  });

  it.each([
    [{ ...REMOTE }, /^AI_NOTICE_NAME and AI_NOTICE_URL must be set/],
    [{ ...REMOTE, AI_NOTICE_NAME: 'Example' }, /^AI_NOTICE_NAME and AI_NOTICE_URL must be set/],
    [{ ...LOCAL, OPENAI_BASE_URL: 'https://elsewhere.example' }, /^OPENAI_BASE_URL must not be set/],
    [{ ...LOCAL, OPENAI_API_KEY: 'x' }, /^OPENAI_API_KEY must not be set/],
    [{ STORY_AI_URL: 'http://localhost:1/v1' }, /^STORY_AI_MODEL must be set/],
    [{ STORY_AI_MODEL: 'writer' }, /^STORY_AI_URL must be set/],
    [{ PICTURE_AI_KEY: 'x' }, /^PICTURE_AI_URL must be set/],
    [{ CHECK_AI_URL: 'http://localhost:1/v1', CHECK_AI_MODEL: 'm' }, /set one of them too/],
    [{ ...LOCAL, STORY_AI_URL: 'localhost:11434' }, /STORY_AI_URL must be the base URL/],
    [{ ...LOCAL, STORY_AI_URL: 'ftp://localhost/v1' }, /STORY_AI_URL must be the base URL/],
    [{ ...LOCAL, STORY_AI_URL: 'http://user:pw@localhost/v1' }, /must not contain a password/],
    [{ ...LOCAL, STORY_AI_URL: 'http://localhost/v1?key=1' }, /must not have a query/],
    [{ ...LOCAL, STORY_AI_URL: 'http://localhost/v1/chat/completions' }, /leave out \/chat\/completions/],
    [{ ...REMOTE, ...NOTICE, STORY_AI_URL: 'http://api.example.com/v1' }, /must begin with https/],
    [{ ...REMOTE, ...NOTICE, STORY_AI_URL: 'http://[2001:db8::1]:8080/v1' }, /must begin with https/],
    [{ ...REMOTE, ...NOTICE, STORY_AI_URL: 'http://[::ffff:808:808]/v1' }, /must begin with https/],
    [{ ...LOCAL, STORY_AI_FORMAT: 'xml' }, /STORY_AI_FORMAT must be json_schema/],
    [{ ...LOCAL, STORY_AI_TOKENS: 'tokens' }, /STORY_AI_TOKENS must be/],
    [{ ...LOCAL, STORY_AI_BODY: '[1]' }, /STORY_AI_BODY must be a JSON object/],
    [{ ...LOCAL, STORY_AI_BODY: 'no' }, /STORY_AI_BODY must be a JSON object/],
    [{ ...LOCAL, STORY_AI_BODY: '{"user":"mia"}' }, /must not contain "user"/],
    [{ ...LOCAL, STORY_AI_BODY: '{"stream":true}' }, /must not contain "stream"/],
    [{ ...LOCAL, STORY_AI_WAIT_MS: '20' }, /STORY_AI_WAIT_MS must be a whole number of milliseconds/],
    [{ ...LOCAL, AI_AT_ONCE: '0' }, /AI_AT_ONCE must be/],
    [{ ...LOCAL, AI_STORIES_PER_DAY: '-1' }, /AI_STORIES_PER_DAY must be/],
    [{ ...LOCAL, STORY_AI_KEY: 'two words' }, /STORY_AI_KEY must have no spaces/],
    [{ ...LOCAL, PICTURE_AI_SIZE: 'large' }, /PICTURE_AI_SIZE must be a size/],
    [{ ...LOCAL, PICTURE_AI_MODE: 'paint' }, /PICTURE_AI_MODE must be generate or edit/],
    [{ ...LOCAL, AI_NOTICE_URL: 'example' }, /AI_NOTICE_URL must be the address/],
  ])('refuse %j with a sentence', (env: Record<string, string>, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each([
    'http://127.0.0.1:1/v1',
    'http://ollama:11434/v1',
    'http://192.168.1.20:8080/v1',
    'http://[fd12:3456::7]:8080/v1',
    'http://[fe80::1]/v1',
    'http://gpu.local/v1',
  ])('accept plain http within a private network: %s', (url) => {
    expect(readProviderSettings(readConfig({ ...LOCAL, ...NOTICE, STORY_AI_URL: url }))?.story?.url).toBe(
      url,
    );
  });
});
