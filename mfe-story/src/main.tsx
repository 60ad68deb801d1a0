import '@weaversworld/shared/ui/base.css';
import { createBrowserRouter, RouterProvider, replace } from '@weaversworld/shared/router';
import { type CharacterPickerProps, ShellProvider } from '@weaversworld/shared/shell';
import { Button } from '@weaversworld/shared/ui';
import { createRoot } from 'react-dom/client';
import { createAloneShell } from './alone-world.ts';
import { remote } from './remote.tsx';

/* This remote alone, for its team: its own screens in a Shell in memory, no back end, no other remote. */

const { shell, friends } = createAloneShell();

/** Stands in for the characters remote. */
const Picker = ({ value, onChange }: CharacterPickerProps) => (
  <Button variant="quiet" onClick={() => onChange(value.length > 0 ? [] : friends)}>
    {value.length > 0 ? 'Send everybody home' : 'Call Pip and Bo'}
  </Button>
);
shell.slots.load = async (name) =>
  name === 'character-picker'
    ? { ok: true, component: Picker as never }
    : { ok: false, error: 'Nobody fills this place here.' };

const router = createBrowserRouter([
  {
    HydrateFallback: () => null,
    children: [
      ...remote.routes.map(({ path, load }) => ({
        path,
        lazy: async () => ({ Component: (await load()).Page }),
      })),
      { path: '*', loader: () => replace('/weaversworld') },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <ShellProvider shell={shell}>
    <RouterProvider router={router} />
  </ShellProvider>,
);
