import './app.css';
import { type ComponentType, useState, version } from 'react';

/** A remote that was written for no host in particular: one component, with a chunk loaded on demand. */
const App = () => {
  const [things, setThings] = useState(0);
  const [Gift, setGift] = useState<ComponentType | null>(null);
  return (
    <main className="shop">
      <h1>Corner shop</h1>
      <p>React {version}</p>
      <button type="button" onClick={() => setThings(things + 1)}>
        Things: {things}
      </button>
      <button type="button" onClick={() => import('./gift.tsx').then((one) => setGift(() => one.Gift))}>
        Wrap a gift
      </button>
      {Gift && <Gift />}
    </main>
  );
};
// biome-ignore lint/style/noDefaultExport: what such a remote exposes
export default App;
