import { createPortal } from 'react-dom';

/** What the drops make, put on the page by the host's own react-dom. */
export const Potion = () => createPortal(<p>A potion that smells of ink</p>, document.body);
