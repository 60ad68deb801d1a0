import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { showRemote } from './show-remote.tsx';

/** A host that is given its remotes when it runs. */
const single = { singleton: true, requiredVersion: `^${react.version}` };
init({
  name: 'other-host',
  remotes: [],
  shared: {
    react: { version: react.version, lib: () => react, shareConfig: single },
    'react-dom': { version: react.version, lib: () => reactDom, shareConfig: single },
  },
});
const { searchParams } = new URL(location.href);
const name = searchParams.get('remote') ?? '';
registerRemotes([{ name, entry: searchParams.get('entry') ?? '' }]);
showRemote(() => loadRemote(`${name}/remote`), searchParams.get('path') ?? '/');
