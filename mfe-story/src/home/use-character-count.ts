import { useSession, useShell } from '@weaversworld/shared/shell';
import { useEffect, useState } from 'react';

/** How many characters the visitor has. `null` while that is being asked, `'unknown'` when it could not be told. */
export const useCharacterCount = (): number | 'unknown' | null => {
  const { api, report } = useShell();
  const { loading, isAuthenticated, activeChildProfile } = useSession();
  const visitor = loading ? null : `${isAuthenticated}/${activeChildProfile?.id ?? ''}`;
  const [known, setKnown] = useState<{ visitor: string; count: number | 'unknown' } | null>(null);

  useEffect(() => {
    if (visitor === null) return;
    let gone = false;
    const tell = (count: number | 'unknown') => gone || setKnown({ visitor, count });
    api.characters.list().then(
      (characters) => tell(characters.length),
      (error) => {
        report({ level: 'warning', source: 'mfe-story', message: 'Failed to fetch characters', error });
        tell('unknown');
      },
    );
    return () => {
      gone = true;
    };
  }, [api, report, visitor]);

  return known !== null && known.visitor === visitor ? known.count : null;
};
