import './lab.css';
import { Link } from '@weaversworld/shared/router';
import { useReadable, useShell } from '@weaversworld/shared/shell';
import { type ComponentType, useState, version } from 'react';

/** Counts drops. The potion is a chunk of its own, loaded on demand. */
export const Page = () => {
  const { contract, music } = useShell();
  const { playing } = useReadable(music);
  const [drops, setDrops] = useState(0);
  const [Potion, setPotion] = useState<ComponentType | null>(null);
  return (
    <main className="lab">
      <h1>Story lab</h1>
      <p>
        Shell {contract}, React {version}, {playing ? 'with music' : 'without music'}
      </p>
      <button type="button" onClick={() => setDrops(drops + 1)}>
        Drops: {drops}
      </button>
      <button type="button" onClick={() => import('./potion.tsx').then((one) => setPotion(() => one.Potion))}>
        Mix the potion
      </button>
      {Potion && <Potion />}
      <Link to="/club">Story club</Link>
      <Link to="/weaversworld">Back home</Link>
    </main>
  );
};
