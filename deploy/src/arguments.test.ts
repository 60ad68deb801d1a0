import { describe, expect, it } from 'vitest';
import { helpText, readNumber, readOrder } from './arguments.ts';

describe('the command line', () => {
  it.each([
    ['status', { command: 'status', words: [], options: {} }],
    [
      'ramp story 1.4.0 10 --reason try',
      { command: 'ramp', words: ['story', '1.4.0', '10'], options: { reason: 'try' } },
    ],
    [
      'publish mfe-story --dist out --json',
      { command: 'publish', words: ['mfe-story'], options: { dist: 'out', json: true } },
    ],
    ['--help', null],
    ['', null],
    ['ramp --help', null],
  ])('%s', (line, order) => {
    expect(readOrder(line.split(' ').filter(Boolean))).toEqual(order);
  });

  it.each([
    ['rmap story', /no command rmap.*publish, ramp/],
    ['ramp story', /needs remote, release, share.*pnpm release ramp story 1\.4\.0 10/],
    ['status story', /takes no names/],
    ['status --dist x', /takes no --dist/],
    ['status --frob', /frob.*--help/],
  ])('%s is told how it is written', (line, words) => {
    expect(() => readOrder(line.split(' '))).toThrow(words);
  });

  it.each([
    ['10', 10],
    ['10 %', 10],
    ['0.5%', 0.5],
  ])('%s is a number', (text, number) => {
    expect(readNumber('The share', text)).toBe(number);
  });

  it('says what is none', () => {
    expect(() => readNumber('The share', 'ten')).toThrow('The share must be a number; "ten" is none.');
  });

  it('has a help that shows every command', () => {
    for (const name of ['publish', 'ramp', 'rollback', 'status', 'history', 'verify', 'prune', 'inline'])
      expect(helpText()).toContain(`pnpm release ${name}`);
  });
});
