/** Starts a download of `blob` in the browser. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event was handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
