import { describe, expect, it } from 'vitest';
import { helpText, parseCommand, readNumber } from './arguments.ts';

describe('the command line', () => {
  it.each([
    ['status', { name: 'status', args: [], options: {} }],
    [
      'ramp story 1.4.0 10 --reason try',
      { name: 'ramp', args: ['story', '1.4.0', '10'], options: { reason: 'try' } },
    ],
    [
      'publish mfe-story --dist out --json',
      { name: 'publish', args: ['mfe-story'], options: { dist: 'out', json: true } },
    ],
    ['--help', null],
    ['', null],
    ['ramp --help', null],
  ])('%s', (line, command) => {
    expect(parseCommand(line.split(' ').filter(Boolean))).toEqual(command);
  });

  it.each([
    ['constructor', /no command constructor/],
    ['rmap story', /no command rmap.*publish, ramp/],
    ['ramp story', /needs remote, release, share.*pnpm release ramp story 1\.4\.0 10/],
    ['status story', /takes no arguments/],
    ['status --dist x', /takes no --dist/],
    ['status --frob', /frob.*--help/],
  ])('%s is rejected with the correct usage', (line, message) => {
    expect(() => parseCommand(line.split(' '))).toThrow(message);
  });

  it.each([
    ['10', 10],
    ['10 %', 10],
    ['0.5%', 0.5],
  ])('%s is parsed as a number', (text, number) => {
    expect(readNumber('The share', text)).toBe(number);
  });

  it('rejects what is not a number', () => {
    expect(() => readNumber('The share', 'ten')).toThrow('The share must be a number, not "ten".');
  });

  it('lists every command in the help', () => {
    for (const name of ['publish', 'ramp', 'rollback', 'status', 'history', 'verify', 'prune', 'inline'])
      expect(helpText()).toContain(`pnpm release ${name}`);
  });
});
