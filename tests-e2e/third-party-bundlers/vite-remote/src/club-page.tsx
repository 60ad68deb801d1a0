import './club.css';
import { Link } from '@weaversworld/shared/router';
import { useReadable, useShell } from '@weaversworld/shared/shell';
import { type ComponentType, useState, version } from 'react';

/** Counts guests. The badge is a chunk of its own, loaded on demand. */
export const Page = () => {
  const { contract, music } = useShell();
  const { playing } = useReadable(music);
  const [guests, setGuests] = useState(0);
  const [Badge, setBadge] = useState<ComponentType | null>(null);
  return (
    <main className="club">
      <h1>Story club</h1>
      <p>
        Shell {contract}, React {version}, {playing ? 'with music' : 'without music'}
      </p>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        Guests: {guests}
      </button>
      <button type="button" onClick={() => import('./badge.tsx').then((one) => setBadge(() => one.Badge))}>
        Show the badge
      </button>
      {Badge && <Badge />}
      <Link to="/lab">Story lab</Link>
      <Link to="/weaversworld">Back home</Link>
    </main>
  );
};
