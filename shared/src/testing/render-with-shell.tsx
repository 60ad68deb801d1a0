import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import type { ReactElement } from 'react';
import { createTestShell, type TestShell } from './test-shell.ts';

interface RenderOptions {
  /** `createTestShell()` when absent. */
  shell?: TestShell;
  /** The address the visit starts at. */
  route?: string;
  /** The element's route pattern when it reads parameters; other addresses then show 'Elsewhere'. */
  path?: string;
  /** The hand that types and presses, when the test sets up its own (fake timers). */
  user?: UserEvent;
}

/** Shows an element inside a Shell and a router in memory. `router.state.location` says where the visit went. */
export const renderWithShell = (
  element: ReactElement,
  { shell = createTestShell(), route = '/', path = '*', user = userEvent.setup() }: RenderOptions = {},
): RenderResult & {
  shell: TestShell;
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
} => {
  const elsewhere = path === '*' ? [] : [{ path: '*', element: <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ path, element }, ...elsewhere], { initialEntries: [route] });
  const view = render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { ...view, shell, router, user };
};
