import { createBrowserRouter, RouterProvider, replace } from '@weaversworld/shared/router';
import { type CreateRemote, type Shell, ShellProvider } from '@weaversworld/shared/shell';
import { createRoot } from 'react-dom/client';

/** Renders a remote by itself into `#root`, for its team's development page. Unknown URLs redirect to `home`. */
export const runStandalone = (createRemote: CreateRemote, shell: Shell, home: string): void => {
  const { routes } = createRemote(shell);
  const router = createBrowserRouter([
    {
      hydrateFallbackElement: null,
      children: [
        ...routes.map(({ path, lazy }) => ({ path, lazy })),
        { path: '*', loader: () => replace(home) },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with id "root".');
  createRoot(root).render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
};
