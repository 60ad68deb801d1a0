/** Copies text to the clipboard. Where that is not allowed, selects the field for copying by hand and gives false. */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
};
