import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from './config.ts';

const folder = resolve(import.meta.dirname, '../../deploy/container');
const Service = z.object({ environment: z.record(z.string(), z.string()).optional() });
const ComposeFile = z.object({ services: z.record(z.string(), Service) });

/** Throws for a key that is there twice, as Docker Compose does. */
const readCompose = () =>
  ComposeFile.parse(parse(readFileSync(resolve(folder, 'compose.yaml'), 'utf8'), { merge: true }));

describe('compose.yaml', () => {
  it('is valid, with two servers that have the same settings', () => {
    const { services } = readCompose();
    expect(Object.keys(services)).toEqual(['database', 'server-1', 'server-2', 'balancer']);
    expect(services['server-1']).toEqual(services['server-2']);
  });

  it('starts a server with the variables that it must be given, the others being empty', () => {
    const given: Record<string, string> = {
      DATABASE_PASSWORD: 'p',
      SECRET_KEY: 'k'.repeat(64),
      OPERATOR_TOKEN: 't'.repeat(64),
    };
    const fill = (text: string) =>
      text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, kind: string, value: string) => {
        if (kind === '?' && given[name] === undefined)
          throw new Error(`${name} is required, and not in this test`);
        return given[name] ?? value;
      });
    const settings = readCompose().services['server-1']?.environment ?? {};
    const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fill(value)]));
    expect(readConfig({ ...env, NODE_ENV: 'production', SITE_DIR: '/site' })).toMatchObject({
      DATABASE_URL: 'postgres://weaversworld:p@database:5432/weaversworld',
      SENTENCE_ENCODER: expect.anything(),
    });
  });

  it('requires only what env.example lists', () => {
    const required = readFileSync(resolve(folder, 'compose.yaml'), 'utf8').matchAll(/\$\{(\w+):\?\}/g);
    const example = readFileSync(resolve(folder, 'env.example'), 'utf8');
    for (const [, name] of required) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});
