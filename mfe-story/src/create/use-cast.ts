import { type Character, type Id, LIMITS } from '@weaversworld/shared/contract';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { useEffect, useState } from 'react';

/** The characters chosen for the story, beginning with those who come along from another one. */
export const useCast = (requested: Id[]) => {
  const { api, report } = useShell();
  const { loading } = useSession();
  const [cast, setCast] = useState<{ chosen: Character[]; touched: boolean }>({ chosen: [], touched: false });
  const names = requested.join(',');

  useEffect(() => {
    if (loading || names === '') return;
    let gone = false;
    const join = (all: Character[]) => {
      const friends = names.split(',').flatMap((id) => all.find((one) => String(one.id) === id) ?? []);
      if (!gone)
        setCast((now) =>
          now.touched ? now : { ...now, chosen: friends.slice(0, LIMITS.charactersPerStory) },
        );
    };
    api.characters.list().then(join, (error) => {
      report({ level: 'warning', source: 'mfe-story', message: 'Failed to fetch characters', error });
    });
    return () => {
      gone = true;
    };
  }, [api, report, loading, names]);

  return {
    chosen: cast.chosen,
    choose: (chosen: Character[]) => setCast({ chosen, touched: true }),
    /** Shown once the last one was removed. */
    error: cast.touched && cast.chosen.length === 0 ? 'Please select at least one character' : null,
  };
};
