import '@weaversworld/shared/ui/base.css';
import type { Character } from '@weaversworld/shared/contract';
import { createMemoryRouter, RouterProvider } from '@weaversworld/shared/router';
import { aCharacter, createTestShell } from '@weaversworld/shared/testing';
import { Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createRemote } from './remote.tsx';

/* The remote by itself, for its team: the picker on a page, with characters in memory and no back end. */

let characters = [aCharacter(), aCharacter({ id: 2, name: 'Bo', creature: 'bear', pronouns: 'he/him' })];
let lastId = 2;

const shell = createTestShell({
  api: {
    characters: {
      list: async () => characters,
      create: async (input) => {
        const created = aCharacter({ ...input, id: ++lastId, profile_id: null });
        characters = [...characters, created];
        return created;
      },
      update: async (id, input) => aCharacter({ ...input, id, profile_id: null }),
      remove: async (id) => {
        characters = characters.filter((one) => one.id !== id);
      },
    },
  },
});

const { Component: CharacterPicker } = await createRemote(shell).slots['character-picker']!();

const PickerPage = () => {
  const [value, onChange] = useState<Character[]>([]);
  return (
    <Page title="Characters">
      <CharacterPicker value={value} onChange={onChange} max={3} />
    </Page>
  );
};

const router = createMemoryRouter([{ path: '*', element: <PickerPage /> }]);

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
