/** An account's creation date for people, e.g. 'March 1, 2026'; 'N/A' when it is missing or no date. */
export const accountDate = (joined: string | null | undefined): string => {
  const date = new Date(joined ?? '');
  return Number.isNaN(date.getTime())
    ? 'N/A'
    : date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
};
