import '@weaversworld/shared/ui/base.css';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { runStandalone } from '@weaversworld/shared/testing';
import { Button } from '@weaversworld/shared/ui';
import { createRemote } from './remote.tsx';
import { createStandaloneShell } from './standalone-shell.ts';

/* The remote's development page: its screens in a Shell in memory, without a back end or other remotes. */

const { shell, characters } = createStandaloneShell();

/** Stands in for the characters remote. */
const Picker = ({ value, onChange }: CharacterPickerProps) => (
  <Button variant="quiet" onClick={() => onChange(value.length > 0 ? [] : characters)}>
    {value.length > 0 ? 'Remove all' : 'Select Pip and Bo'}
  </Button>
);
shell.slots.load = async (name) =>
  name === 'character-picker'
    ? { ok: true, component: Picker as never }
    : { ok: false, error: 'No remote fills this slot here.' };

runStandalone(createRemote, shell, '/weaversworld');
