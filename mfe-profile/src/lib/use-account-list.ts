import { isApiError } from '@weaversworld/shared/api';
import { useCallback, useEffect, useState } from 'react';

/** `missing`: neither this host nor the server has such a list. `failed`: it could not be loaded. */
export type AccountList<Item> =
  | { status: 'loading' | 'missing' | 'failed' }
  | { status: 'ready'; items: Item[] };

/**
 * A list of the account that is loaded when the component is mounted. `fetch` must be a stable function; it returns
 * undefined when the host does not have the call.
 */
export const useAccountList = <Item>(fetch: () => Promise<Item[]> | undefined) => {
  const [list, setList] = useState<AccountList<Item>>({ status: 'loading' });
  const reload = useCallback(async () => {
    try {
      const items = await fetch();
      setList(items === undefined ? { status: 'missing' } : { status: 'ready', items });
    } catch (error) {
      const isMissing = isApiError(error) && [404, 405].includes(error.status);
      // What is shown stays when it cannot be loaded again.
      setList((shown) => (shown.status === 'ready' ? shown : { status: isMissing ? 'missing' : 'failed' }));
    }
  }, [fetch]);
  useEffect(() => void reload(), [reload]);
  return { list, reload, setItems: (items: Item[]) => setList({ status: 'ready', items }) };
};
