/* Both windows in one piece: nearly all of their code is the same. */
export { ConfirmWindow } from './confirm-window.tsx';
export { DialogWindow } from './dialog-window.tsx';
