import '@weaversworld/shared/ui/base.css';
import type { Character } from '@weaversworld/shared/contract';
import { createMemoryRouter, RouterProvider } from '@weaversworld/shared/router';
import { ShellProvider } from '@weaversworld/shared/shell';
import { aCharacter, createTestShell } from '@weaversworld/shared/testing';
import { Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Slot } from './picker/character-picker.tsx';

/* This remote alone, for its team: the picker on a page of its own, characters in memory, no back end. */

let characters = [aCharacter(), aCharacter({ id: 2, name: 'Bo', creature: 'bear', pronouns: 'he/him' })];
let lastId = 2;

const shell = createTestShell({
  api: {
    characters: {
      list: async () => characters,
      create: async (input) => {
        const made = aCharacter({ ...input, id: ++lastId, profile_id: null });
        characters = [...characters, made];
        return made;
      },
      update: async (id, input) => aCharacter({ ...input, id, profile_id: null }),
      remove: async (id) => {
        characters = characters.filter((one) => one.id !== id);
      },
    },
  },
});

const Alone = () => {
  const [value, onChange] = useState<Character[]>([]);
  return (
    <Page title="Characters">
      <Slot value={value} onChange={onChange} max={3} />
    </Page>
  );
};

const router = createMemoryRouter([{ path: '*', element: <Alone /> }]);

createRoot(document.getElementById('root')!).render(
  <ShellProvider shell={shell}>
    <RouterProvider router={router} />
  </ShellProvider>,
);
