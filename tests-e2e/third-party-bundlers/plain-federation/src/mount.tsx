import type { Mount } from '@weaversworld/shared/shell';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import App from './app.tsx';

interface ShopProps {
  contract: string;
  path: string;
  onLeave(): void;
}

const Shop = ({ contract, path, onLeave }: ShopProps) => {
  useEffect(
    () => () => {
      document.documentElement.dataset.shop = 'closed';
    },
    [],
  );
  return (
    <>
      <App />
      <p>
        Shell {contract}, at {path}
      </p>
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    </>
  );
};

/** The same with the React that it brings; build.mjs chooses version 18. */
export const mount: Mount = (element, { shell, path, navigate }) => {
  const root = createRoot(element);
  root.render(<Shop contract={shell.contract} path={path} onLeave={() => navigate('/weaversworld')} />);
  return () => root.unmount();
};
