import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useShell } from './context.tsx';
import type { SlotName, SlotProps } from './contract.ts';

type Filled<Name extends SlotName> =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType<SlotProps[Name]> }
  | { status: 'failed'; error: string };

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  loading: ReactNode;
  /** What stands here when the place cannot be filled; `retry` loads again. */
  failed: (error: string, retry: () => void) => ReactNode;
}

/** A place that another remote fills. The remote is loaded when the place is first shown. */
export const Slot = <Name extends SlotName>({ name, props, loading, failed }: SlotOptions<Name>) => {
  const { slots } = useShell();
  const [filled, setFilled] = useState<Filled<Name>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let gone = false;
    setFilled({ status: 'loading' });
    slots.load(name).then((result) => {
      if (gone) return;
      setFilled(
        result.ok
          ? { status: 'ready', component: result.component }
          : { status: 'failed', error: result.error },
      );
    });
    return () => {
      gone = true;
    };
  }, [slots, name, attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  if (filled.status === 'loading') return loading;
  if (filled.status === 'failed') return failed(filled.error, retry);
  const Component = filled.component;
  return <Component {...props} />;
};
