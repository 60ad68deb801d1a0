import { describe, expect, it } from 'vitest';
import { readConfig, renamedVariableWarnings } from './config.ts';

describe('the settings', () => {
  it('have defaults, and an empty variable counts as missing', () => {
    expect(readConfig({ PORT: '', OTHER: 'x' })).toMatchObject({
      PORT: 4000,
      HOST: 'localhost',
      ALLOWED_ORIGINS: [],
      RATE_LIMITS: 'on',
      SIGNUP: 'open',
      EMAIL_VERIFICATION: 'mandatory',
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '4000.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { PUBLIC_ORIGIN: 'tales.example' },
      'PUBLIC_ORIGIN must be an origin without a path, like https://stories.example.org.',
    ],
    [
      { PUBLIC_ORIGIN: 'https://tales.example/x' },
      'PUBLIC_ORIGIN must be an origin without a path, like https://stories.example.org.',
    ],
    [
      { ALLOWED_ORIGINS: 'http://a.example, nonsense' },
      'ALLOWED_ORIGINS must be origins separated by commas, like http://localhost:3000.',
    ],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://user:password@mail.example.org:587.'],
    [
      { SMTP_URL: 'smtp://mail.example.org' },
      'PUBLIC_ORIGIN must be set beside SMTP_URL, so that links in mails lead to your site and nowhere else.',
    ],
    [{ SIGNUP: 'no' }, 'SIGNUP must be open or closed.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
  ])('%j: %s', (env, sentence) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(sentence);
  });

  it('accept a list of origins', () => {
    expect(
      readConfig({ ALLOWED_ORIGINS: 'http://a.example, https://b.example:8443' }).ALLOWED_ORIGINS,
    ).toEqual(['http://a.example', 'https://b.example:8443']);
  });

  it('are read by an earlier name too, with a warning; the present name comes first', () => {
    const env = { PAGE_PACE_MS: '70' };
    expect(readConfig(env).PAGE_DELAY_MS).toBe(70);
    expect(readConfig({ ...env, PAGE_DELAY_MS: '80' }).PAGE_DELAY_MS).toBe(80);
    expect(() => readConfig({ PAGE_PACE_MS: 'slow' })).toThrow('PAGE_DELAY_MS must be a whole number');
    expect(renamedVariableWarnings(env)).toEqual([
      'PAGE_PACE_MS is now named PAGE_DELAY_MS. Rename it: the earlier name will be removed.',
    ]);
    expect(renamedVariableWarnings({ PAGE_DELAY_MS: '80', PAGE_PACE_MS: '' })).toEqual([]);
  });
});
