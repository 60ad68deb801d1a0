import type { Remote, SlotName, SlotProps, Slots } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { type ComponentType, useState } from 'react';
import { ReleaseBoundary } from './error-boundaries.tsx';
import type { LoadResult, RemoteLoader } from './load-remote.ts';
import { NothingShownError } from './nothing-shown-error.ts';
import type { RemoteCatalog } from './remote-catalog.ts';
import { hasVisibleBox } from './visible-content.ts';

const NOT_FOUND = 'This part of the page could not be found.';
// Its screen may hide a slot, for example in a closed section.
const isHiddenByScreen = (parent: Element | null): boolean => parent !== null && !hasVisibleBox(parent);

const FAILED = 'This part of the page could not be loaded.';

interface SlotsDeps {
  catalog: RemoteCatalog;
  loader: RemoteLoader;
}

type Loaded<Name extends SlotName> = LoadResult<ComponentType<SlotProps[Name]>>;

const selectSlot =
  <Name extends SlotName>(name: Name) =>
  async (remote: Remote): Promise<ComponentType<SlotProps[Name]>> => {
    const loaded = await remote.slots[name]?.();
    if (!loaded) throw new Error(`it does not fill the slot ${name}`);
    return loaded.Component;
  };

interface FilledSlotProps<Name extends SlotName> {
  remote: string;
  loader: RemoteLoader;
  load(): Promise<Loaded<Name>>;
  first: Loaded<Name>;
  slotProps: SlotProps[Name];
}

/** One filled slot. When its component throws, the next release replaces it; in the end a notice offers a retry. */
const FilledSlot = <Name extends SlotName>({
  remote,
  loader,
  load,
  first,
  slotProps,
}: FilledSlotProps<Name>) => {
  const [{ result, attempt }, setState] = useState({ result: first, attempt: 0 });
  const replace = (next: Loaded<Name>) =>
    setState((before) => ({ result: next, attempt: before.attempt + 1 }));
  const retry = () => void load().then(replace);
  if (!result.ok)
    return (
      <Notice tone="error" action={{ label: 'Try again', onClick: retry }}>
        {result.error}
      </Notice>
    );
  const { release, value: Component, startedAt } = result;
  const onRenderError = (error: unknown): boolean => {
    const isReplaced = loader.onRenderError(remote, release, error, startedAt);
    if (isReplaced) retry();
    else if (error instanceof NothingShownError) return false;
    else replace({ ok: false, error: FAILED });
    return true;
  };
  return (
    <ReleaseBoundary
      key={`${remote}@${release} ${attempt}`}
      onVisible={(renderedAt) => loader.onVisible(remote, release, startedAt, renderedAt)}
      onRenderError={onRenderError}
      isPaused={isHiddenByScreen}
    >
      <Component {...slotProps} />
    </ReleaseBoundary>
  );
};

/** Finds the remote that fills a slot in the catalog and loads it when the slot is first shown. Never rejects. */
export const createSlots = ({ catalog, loader }: SlotsDeps): Slots => ({
  load: async (name) => {
    const remote = catalog.remotes.find(({ slots }) => slots.includes(name));
    if (!remote) return { ok: false, error: NOT_FOUND };
    const load = () => loader.load(remote, selectSlot(name));
    const first = await load();
    if (!first.ok) return first;
    return {
      ok: true,
      component: (props) => (
        <FilledSlot remote={remote.name} loader={loader} load={load} first={first} slotProps={props} />
      ),
    };
  },
});
