/** Loads the chunk with the content of both dialogs. */
export const loadDialogContents = () => import('./dialog-contents.ts');
