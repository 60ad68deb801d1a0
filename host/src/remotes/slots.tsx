import type { Remote, Shell, SlotName, SlotProps, Slots } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { type ComponentType, useState } from 'react';
import type { Directory, RemoteChoice } from './directory.ts';
import type { Opened, RemoteLoader } from './load-remote.ts';
import { ReleaseBoundary } from './release-boundary.tsx';

const NOT_FOUND = 'This part of the page could not be found.';
const BROKEN = 'This part of the page could not be loaded.';

interface SlotsWorld {
  directory: Directory;
  loader: RemoteLoader;
  shell: () => Shell;
}

type Filling<Name extends SlotName> = { Slot: ComponentType<SlotProps[Name]> };

const fillingOf =
  <Name extends SlotName>(name: Name) =>
  async (remote: Remote): Promise<Filling<Name>> => {
    const filling = await remote.slots?.[name]?.();
    if (!filling) throw new Error(`it fills no ${name}`);
    return filling;
  };

interface PlaceProps<Name extends SlotName> extends SlotsWorld {
  choice: RemoteChoice;
  open(): Promise<Opened<Filling<Name>>>;
  first: Opened<Filling<Name>>;
  slotProps: SlotProps[Name];
}

/** One filled place: when what fills it throws, the next release does, and in the end a notice with another try. */
const Place = <Name extends SlotName>({
  loader,
  shell,
  choice,
  open,
  first,
  slotProps,
}: PlaceProps<Name>) => {
  const [{ opened, round }, setPlace] = useState({ opened: first, round: 0 });
  const put = (next: Opened<Filling<Name>>) =>
    setPlace((before) => ({ opened: next, round: before.round + 1 }));
  const again = () => void open().then(put);
  if (!opened.ok)
    return (
      <Notice tone="error" action={{ label: 'Try again', onClick: again }}>
        {opened.error}
      </Notice>
    );
  const { remote, release, value, asked } = opened;
  const { Provider } = remote;
  const { Slot } = value;
  const onBroken = (error: unknown): boolean => {
    if (loader.broke(choice.name, release, error, asked)) again();
    else put({ ok: false, error: BROKEN });
    return true;
  };
  return (
    <ReleaseBoundary
      key={round}
      onShown={() => loader.shown(choice.name, release, asked)}
      onBroken={onBroken}
    >
      <Provider shell={shell()}>
        <Slot {...slotProps} />
      </Provider>
    </ReleaseBoundary>
  );
};

/** Finds who fills a place by the registry and loads it when it is first shown. Never rejects. */
export const createSlots = (world: SlotsWorld): Slots => ({
  load: async (name) => {
    const choice = world.directory.remotes.find(({ slots }) => slots.includes(name));
    if (!choice) return { ok: false, error: NOT_FOUND };
    const open = () => world.loader.open(choice, fillingOf(name));
    const opened = await open();
    if (!opened.ok) return opened;
    return {
      ok: true,
      component: (props) => <Place {...world} choice={choice} open={open} first={opened} slotProps={props} />,
    };
  },
});
