import '@weaversworld/shared/ui/base.css';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { runStandalone } from '@weaversworld/shared/testing';
import { Button } from '@weaversworld/shared/ui';
import { createAloneShell } from './alone-world.ts';
import { createRemote } from './remote.tsx';

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

runStandalone(createRemote, shell, '/weaversworld');
