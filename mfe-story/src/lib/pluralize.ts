/** '1 story', '2 stories'. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
