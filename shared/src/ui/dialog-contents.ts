/* Both dialogs in one chunk: nearly all of their code is the same. */
export { ConfirmDialogContent } from './confirm-dialog-content.tsx';
export { DialogContent } from './dialog-content.tsx';
