/** Import boundaries: the table in ARCHITECTURE.md. */
const REMOTES = ['auth', 'story', 'characters', 'profile'];
const TESTS = '\\.test\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'host-imports-no-remote',
      'The host loads remotes at run time, by name.',
      { path: '^host/' },
      { path: '^(mfe-|server|deploy|tests-e2e)' },
    ),
    ...REMOTES.map((name) =>
      forbid(
        `mfe-${name}-imports-no-app`,
        'A remote imports neither another remote nor the host.',
        { path: `^mfe-${name}/` },
        { path: '^(host|server|deploy|tests-e2e)/|^mfe-', pathNot: `^mfe-${name}/` },
      ),
    ),
    forbid(
      'server-boundaries',
      'Server and deploy import the contract and the releases only.',
      { path: '^(server|deploy)/' },
      { path: '^(host/|mfe-|tests-e2e/|shared/src/(?!contract|releases))' },
    ),
    forbid(
      'e2e-imports-no-app',
      'End-to-end tests use screens and URLs.',
      { path: '^tests-e2e/', pathNot: '^tests-e2e/(bench/monolith|third-party-bundlers)/' },
      { path: '^(host/|mfe-|server/|shared/)' },
    ),
    forbid(
      'mount-only-remotes',
      'The mount form is for remotes in other hosts.',
      { path: '^(host|server|deploy)/', pathNot: TESTS },
      { path: '^shared/src/mount/' },
    ),
    forbid(
      'contract-imports-zod-only',
      'contract and releases import shared/schema (zod) and nothing else.',
      { path: '^shared/src/(contract|releases)/', pathNot: TESTS },
      { pathNot: '^shared/src/(contract|releases|schema)/' },
    ),
    forbid(
      'zod-through-shared-schema',
      'Browser code imports zod through shared/schema, which the share scope loads once per page.',
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
      'The store of releases imports the contract, the releases, zod, aws4fetch and Node only.',
      { path: '^deploy/src/store/', pathNot: TESTS },
      {
        path: '^(shared|deploy)/|/node_modules/',
        pathNot: '^shared/src/(contract|releases)/|^deploy/src/store/|/(zod|aws4fetch)/',
      },
    ),
    forbid(
      'plain-entry-points',
      'api and storage import the contract; no React, no zustand.',
      { path: '^shared/src/(api|storage)/', pathNot: TESTS },
      { pathNot: '^shared/src/(contract|schema|api|storage)/' },
    ),
    forbid(
      'host-live-and-speech',
      "The host's live channel and speech import the contract and the Shell's types; no React, no zustand.",
      { path: '^host/src/(live|speech)/', pathNot: TESTS },
      { pathNot: '^host/src/(live|speech|latest|schedule)|^shared/src/(contract|schema|shell)/' },
    ),
    forbid(
      'testing-in-tests-only',
      'Production code does not reach the test kit.',
      { path: '/src/remote\\.tsx$|^(host|server)/src/main\\.tsx?$' },
      { path: '^(shared|host)/src/testing/', reachable: true },
    ),
    forbid('no-circular', 'No circular imports.', {}, { circular: true }),
    forbid(
      'no-unresolvable',
      'Every import resolves, but those of remotes in the hosts of a journey.',
      { pathNot: '^tests-e2e/third-party-bundlers/plain-federation/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // The template is a project of its own: it builds against the packed package.
    exclude: { path: '/dist/|^deploy/remote-template/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
