/** An account's creation date as text, e.g. 'March 1, 2026'; 'N/A' when it is missing or invalid. */
export const accountDate = (joined: string | null | undefined): string => {
  const date = new Date(joined ?? '');
  return Number.isNaN(date.getTime())
    ? 'N/A'
    : date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
};
