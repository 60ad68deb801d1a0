import { createPortal } from 'react-dom';

/** Proof of membership, pinned to the page by the host's own react-dom. */
export const Badge = () => createPortal(<p>Friend of the story club</p>, document.body);
