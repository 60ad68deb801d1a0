import { type RenderResult, render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import type { ReactElement } from 'react';
import { createTestShell, type TestShell } from './test-shell.ts';

interface RenderOptions {
  /** `createTestShell()` when absent. */
  shell?: TestShell;
  /** The initial URL. */
  route?: string;
  /** The element's route pattern when it reads parameters; other URLs then render 'Elsewhere'. */
  path?: string;
  /** A user-event instance with the test's own setup, e.g. for fake timers. */
  user?: UserEvent;
}

/** Without the check whether styles allow a press: unit tests have no style sheets, and it reads the styles of all ancestors. */
const setupUser = (): UserEvent => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Renders an element inside a Shell and a memory router, whose `state.location` is the current URL. */
export const renderWithShell = (
  element: ReactElement,
  { shell = createTestShell(), route = '/', path = '*', user = setupUser() }: RenderOptions = {},
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
