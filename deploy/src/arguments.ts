import { parseArgs } from 'node:util';
import { ReleaseError } from '@weaversworld/shared/releases';

const OPTIONS = {
  store: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  revision: { type: 'string' },
  dist: { type: 'string' },
  entry: { type: 'string' },
  days: { type: 'string' },
  server: { type: 'string' },
  'skip-tests': { type: 'boolean' },
  again: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

interface CommandShape {
  /** Names of what stands after the command; all of them are needed. */
  needs: string[];
  /** Options beside --store, --json and --help. */
  takes: OptionName[];
  example: string;
  says: string;
}

const CHANGES: OptionName[] = ['author', 'reason', 'revision'];

/** Every command, in the order a team meets them. */
export const COMMANDS = {
  publish: {
    needs: ['folder'],
    takes: ['dist', 'entry', 'skip-tests', ...CHANGES],
    example: 'publish mfe-story',
    says: 'Tests and builds this remote alone, copies it to the store and registers it. Nobody gets it yet.',
  },
  ramp: {
    needs: ['remote', 'release', 'share'],
    takes: ['again', ...CHANGES],
    example: 'ramp story 1.4.0 10',
    says: 'Gives 10 % of the visitors the release, always the same ones. Then 50, then 100.',
  },
  rollback: {
    needs: ['remote'],
    takes: CHANGES,
    example: 'rollback story',
    says: 'Takes the newest release from everybody, at their next page load. No rebuild.',
  },
  status: {
    needs: [],
    takes: ['server'],
    example: 'status',
    says: 'Who gets what, since when. With --server https://… also how each release fares in browsers.',
  },
  history: { needs: [], takes: [], example: 'history', says: 'Every change: when, who, what, why.' },
  verify: {
    needs: [],
    takes: [],
    example: 'verify',
    says: 'Checks that every file of every release is there and is what was published, and that contracts fit.',
  },
  prune: {
    needs: [],
    takes: ['days', 'author', 'reason'],
    example: 'prune --days 14',
    says: 'Deletes releases that nobody was given for so many days (7 or more: open tabs need their files), and old registries.',
  },
  inline: {
    needs: [],
    takes: [],
    example: 'inline',
    says: 'Writes registry and hashes into index.html. Every change does it too; this is for a host put there by hand.',
  },
} satisfies Record<string, CommandShape>;
export type CommandName = keyof typeof COMMANDS;

const column = (rows: [string, string][]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** The text of --help. */
export const helpText = (): string =>
  `A release is one immutable build of one remote. The registry says who gets which.

${column(Object.values(COMMANDS).map(({ example, says }) => [`pnpm release ${example}`, says]))}

Options:
${column([
  ['--store DIR', 'The store: the folder that is served. Default: dist/site'],
  ['--reason TEXT', 'Why, for the history.'],
  ['--author NAME', 'Who, for the history. Default: RELEASE_AUTHOR, else the name of this account.'],
  ['--revision N', 'Change nothing unless the registry is still at revision N.'],
  ['--dist DIR', 'publish: takes a build that is there, and runs no tests.'],
  [
    '--entry FILE',
    'publish: what it begins with, remoteEntry.js or mf-manifest.json; else its package.json says.',
  ],
  ['--skip-tests', 'publish: builds without testing.'],
  ['--again', 'ramp: a release that was halted.'],
  ['--json', 'Answers in JSON.'],
])}

A first rollout, from build to everybody:
  pnpm release publish mfe-story        says the release's name, e.g. 1.4.0-ab12cd34ef
  pnpm release ramp story 1.4.0 10      watch: pnpm release status --server https://…
  pnpm release ramp story 1.4.0 100
  pnpm release rollback story           should anything be wrong
`;

export interface Order {
  command: CommandName;
  /** What stood after the command, in order; as many as the command needs. */
  words: string[];
  options: { [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean };
}

/** Reads the command line; null asks for help. Throws ReleaseError with the right way to write it. */
export const readOrder = (args: string[]): Order | null => {
  let parsed: { values: Order['options']; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message.split('. ')[0]}. See: pnpm release --help`);
  }
  const [command, ...words] = parsed.positionals;
  if (command === undefined || command === 'help' || parsed.values.help) return null;
  if (!(command in COMMANDS))
    throw new ReleaseError(
      `There is no command ${command}. There are: ${Object.keys(COMMANDS).join(', ')}. See: pnpm release --help`,
    );
  const shape: CommandShape = COMMANDS[command as CommandName];
  if (words.length !== shape.needs.length)
    throw new ReleaseError(
      `${command} ${shape.needs.length === 0 ? 'takes no names' : `needs ${shape.needs.join(', ')}`}. For example: pnpm release ${shape.example}`,
    );
  const allowed = new Set<string>([...shape.takes, 'store', 'json', 'help']);
  const stray = Object.keys(parsed.values).find((name) => !allowed.has(name));
  if (stray) throw new ReleaseError(`${command} takes no --${stray}. See: pnpm release --help`);
  return { command: command as CommandName, words, options: parsed.values };
};

/** Reads a number that stands on the command line. */
export const readNumber = (what: string, text: string): number => {
  const number = Number(text.replace(/\s*%$/, ''));
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new ReleaseError(`${what} must be a number; "${text}" is none.`);
};
