import { parseArgs } from 'node:util';
import { ReleaseError } from '@weaversworld/shared/releases';

const OPTIONS = {
  store: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  revision: { type: 'string' },
  dist: { type: 'string' },
  entry: { type: 'string' },
  url: { type: 'string' },
  share: { type: 'string' },
  'allow-mount': { type: 'string' },
  days: { type: 'string' },
  key: { type: 'string' },
  server: { type: 'string' },
  'skip-tests': { type: 'boolean' },
  again: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

interface CommandSpec {
  /** Names of the positional arguments; all are required. */
  args: string[];
  /** Options in addition to --store, --json and --help. */
  options: OptionName[];
  example: string;
  description: string;
}

const CHANGE_OPTIONS: OptionName[] = ['author', 'reason', 'revision'];

/** Every command, in the order of --help. */
export const COMMANDS = {
  publish: {
    args: ['folder'],
    options: ['dist', 'entry', 'url', 'share', 'allow-mount', 'skip-tests', ...CHANGE_OPTIONS],
    example: 'publish mfe-story',
    description:
      'Tests and builds this remote, or the host, alone, copies it to the store and registers it at 0 %.',
  },
  ramp: {
    args: ['remote', 'release', 'share'],
    options: ['again', ...CHANGE_OPTIONS],
    example: 'ramp story 1.4.0 10',
    description: 'Gives the release to 10 % of the visitors, always the same ones. Then 50, then 100.',
  },
  rollback: {
    args: ['remote'],
    options: CHANGE_OPTIONS,
    example: 'rollback story',
    description: 'Withdraws the newest release, effective at the next page load. No rebuild.',
  },
  status: {
    args: [],
    options: ['server'],
    example: 'status',
    description:
      'Share of each release, and since when. With --server https://… also page loads and failures (OPERATOR_TOKEN).',
  },
  history: {
    args: [],
    options: [],
    example: 'history',
    description: 'Every change: when, by whom, what and why.',
  },
  verify: {
    args: [],
    options: ['key'],
    example: 'verify',
    description:
      'Checks that every file of every release is present and unchanged, and that contracts fit. With --key release.pub also the signatures.',
  },
  reproduce: {
    args: ['remote', 'release'],
    options: [],
    example: 'reproduce story 1.4.0',
    description: 'Builds the commit of a release again in a clone and compares every byte.',
  },
  prune: {
    args: [],
    options: ['days', 'author', 'reason'],
    example: 'prune --days 14',
    description:
      'Deletes releases without visitors for so many days (7 or more: open tabs need their files), and old registries.',
  },
  upload: {
    args: ['folder'],
    options: ['author', 'reason'],
    example: 'upload dist/site --store https://…',
    description:
      'Puts a built site into a bucket: its host, and of each remote its default release, as the default.',
  },
  inline: {
    args: [],
    options: [],
    example: 'inline',
    description:
      'Writes registry and hashes into index.html. Every change does so too; this is for a host copied there by hand.',
  },
} satisfies Record<string, CommandSpec>;
export type CommandName = keyof typeof COMMANDS;

const formatColumns = (rows: [string, string][]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** The text of --help. */
export const helpText = (): string =>
  `A release is one immutable build of one remote, or of the host. The registry holds the share of visitors of each.

${formatColumns(Object.values(COMMANDS).map(({ example, description }) => [`pnpm release ${example}`, description]))}

Options:
${formatColumns([
  [
    '--store DIR',
    'The store: the folder that is served (default: dist/site), or an S3-compatible bucket by its path, https://s3.example.org/bucket/prefix, with RELEASES_BUCKET_KEY_ID, _SECRET and _REGION.',
  ],
  ['--reason TEXT', 'Reason, for the history.'],
  ['--author NAME', 'Author, for the history. Default: RELEASE_AUTHOR, else the name of this account.'],
  ['--revision N', 'Fails without a change unless the registry is at revision N.'],
  ['--dist DIR', 'publish: uses an existing build, and runs no tests.'],
  [
    '--entry FILE',
    'publish: entry file, remoteEntry.js or mf-manifest.json. Default: from its package.json.',
  ],
  [
    '--url URL',
    'publish: visitors load it from this folder of another site, where the build was uploaded; the store keeps a copy.',
  ],
  ['--share N', 'publish: also ramps it to N % of the visitors. Default: 0, also for a first release.'],
  ['--allow-mount PATH', 'publish: this mount may lie below one of another remote. Several: /a,/b'],
  [
    '--key FILE',
    'verify: every release must be signed by this public key (PEM, Ed25519). publish signs with RELEASE_SIGNING_KEY.',
  ],
  ['--skip-tests', 'publish: builds without testing.'],
  ['--again', 'ramp: allows a release that was halted.'],
  ['--json', 'Prints JSON.'],
])}

A first rollout, from build to everybody:
  pnpm release publish mfe-story        prints the release's name, e.g. 1.4.0-ab12cd34ef
  pnpm release ramp story 1.4.0 10      watch: pnpm release status --server https://…
  pnpm release ramp story 1.4.0 100
  pnpm release rollback story           if anything is wrong
`;

export interface Command {
  name: CommandName;
  /** Positional arguments, as many as the command requires. */
  args: string[];
  options: { [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean };
}

/** Parses the command line; null means --help. Throws ReleaseError with the correct usage. */
export const parseCommand = (args: string[]): Command | null => {
  let parsed: { values: Command['options']; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message.split('. ')[0]}. See: pnpm release --help`);
  }
  const [name, ...rest] = parsed.positionals;
  if (name === undefined || name === 'help' || parsed.values.help) return null;
  if (!Object.hasOwn(COMMANDS, name))
    throw new ReleaseError(
      `There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}. See: pnpm release --help`,
    );
  const spec: CommandSpec = COMMANDS[name as CommandName];
  if (rest.length !== spec.args.length)
    throw new ReleaseError(
      `${name} ${spec.args.length === 0 ? 'takes no arguments' : `needs ${spec.args.join(', ')}`}. For example: pnpm release ${spec.example}`,
    );
  const allowed = new Set<string>([...spec.options, 'store', 'json', 'help']);
  const unknown = Object.keys(parsed.values).find((option) => !allowed.has(option));
  if (unknown) throw new ReleaseError(`${name} takes no --${unknown}. See: pnpm release --help`);
  return { name: name as CommandName, args: rest, options: parsed.values };
};

/** Parses a number argument; `what` names it in the error. Throws ReleaseError. */
export const readNumber = (what: string, text: string): number => {
  const number = Number(text.replace(/\s*%$/, ''));
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new ReleaseError(`${what} must be a number, not "${text}".`);
};
