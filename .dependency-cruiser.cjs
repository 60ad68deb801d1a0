/** Who may import whom. One rule a line of the table in ARCHITECTURE.md. */
const REMOTES = ['auth', 'story', 'characters', 'profile'];
const TESTS = '\\.test\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'host-loads-by-name',
      'The host loads a remote at run time, by name.',
      { path: '^host/' },
      { path: '^(mfe-|server|deploy|tests-e2e)' },
    ),
    ...REMOTES.map((name) =>
      forbid(
        `mfe-${name}-alone`,
        'A remote imports no other remote and not the host.',
        { path: `^mfe-${name}/` },
        { path: '^(host|server|deploy|tests-e2e)/|^mfe-', pathNot: `^mfe-${name}/` },
      ),
    ),
    forbid(
      'server-borders',
      'Server and deploy import the contract and the releases only.',
      { path: '^(server|deploy)/' },
      { path: '^(host/|mfe-|tests-e2e/|shared/src/(?!contract|releases))' },
    ),
    forbid(
      'journeys-use-screens',
      'End-to-end tests see screens and addresses.',
      { path: '^tests-e2e/', pathNot: '^tests-e2e/(bench/monolith|other-makes)/' },
      { path: '^(host/|mfe-|server/|shared/)' },
    ),
    forbid(
      'contract-zod-only',
      'contract and releases know zod, by its door, and nothing else.',
      { path: '^shared/src/(contract|releases)/', pathNot: TESTS },
      { pathNot: '^shared/src/(contract|releases|schema)/' },
    ),
    forbid(
      'zod-by-its-door',
      'What runs in a browser takes zod from the share scope, so that a page has it once.',
      { path: '^(host|mfe-[a-z]+|shared)/src/', pathNot: `^shared/src/schema/|${TESTS}` },
      { path: '/node_modules/zod/' },
    ),
    forbid(
      'server-uses-store-only',
      'Of deploy, the server uses the store of releases only.',
      { path: '^server/' },
      { path: '^deploy/src/(?!store/)' },
    ),
    forbid(
      'store-plain',
      'The store of releases imports the contract, the releases, zod and Node only.',
      { path: '^deploy/src/store/', pathNot: TESTS },
      {
        path: '^(shared|deploy)/|/node_modules/',
        pathNot: '^shared/src/(contract|releases)/|^deploy/src/store/|/zod/',
      },
    ),
    forbid(
      'plain-doors',
      'api and storage know the contract; no React, no zustand.',
      { path: '^shared/src/(api|storage)/', pathNot: TESTS },
      { pathNot: '^shared/src/(contract|schema|api|storage)/' },
    ),
    forbid(
      'host-live-and-speech',
      "The host's live channel and speech know the contract and the Shell's types; no React, no zustand.",
      { path: '^host/src/(live|speech)/', pathNot: TESTS },
      { pathNot: '^host/src/(live|speech|latest)|^shared/src/(contract|schema|shell)/' },
    ),
    forbid(
      'testing-stays-in-tests',
      'Nothing that is shipped reaches the test kit.',
      { path: '/src/remote\\.tsx$|^(host|server)/src/main\\.tsx?$' },
      { path: '^(shared|host)/src/testing/', reachable: true },
    ),
    forbid('no-circles', 'A circle of imports has no beginning to read from.', {}, { circular: true }),
    forbid('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
