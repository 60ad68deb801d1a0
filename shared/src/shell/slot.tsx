import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useShell } from './context.tsx';
import type { SlotName, SlotProps } from './contract.ts';

type SlotState<Name extends SlotName> =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType<SlotProps[Name]> }
  | { status: 'failed'; error: string };

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while the remote that fills the slot is loading. */
  loading: ReactNode;
  /** Shown when the slot cannot be filled; `retry` loads again. */
  failed: (error: string, retry: () => void) => ReactNode;
}

/** An extension point that another remote fills. That remote is loaded when the slot is first shown. */
export const Slot = <Name extends SlotName>({ name, props, loading, failed }: SlotOptions<Name>) => {
  const { slots } = useShell();
  const [state, setState] = useState<SlotState<Name>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setState({ status: 'loading' });
    slots.load(name).then((result) => {
      if (abort.signal.aborted) return;
      setState(
        result.ok
          ? { status: 'ready', component: result.component }
          : { status: 'failed', error: result.error },
      );
    });
    return () => abort.abort();
  }, [slots, name, attempt]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') return failed(state.error, retry);
  const Component = state.component;
  return <Component {...props} />;
};
