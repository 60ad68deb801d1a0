import '@weaversworld/shared/ui/base.css';
import type { Mount, RemoteModule } from '@weaversworld/shared/shell';
import { createTestShell } from '@weaversworld/shared/testing';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

/** What an ordinary host does with our remote: it gives it an element and a Shell, here one in memory. */
export const showRemote = async (load: () => Promise<unknown>, path: string): Promise<void> => {
  const { contract, mount } = (await load()) as RemoteModule & { mount: Mount };
  createRoot(document.getElementById('host') as HTMLElement).render(
    <StrictMode>
      <p>
        Host with React {version}, remote of contract {contract}
      </p>
    </StrictMode>,
  );
  const element = document.getElementById('remote') as HTMLElement;
  const unmount = await mount(element, { shell: createTestShell(), path, navigate: () => undefined });
  document.getElementById('unmount')?.addEventListener('click', () => unmount?.());
};
