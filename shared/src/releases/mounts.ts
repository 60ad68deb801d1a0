/** The item one of whose mounts is the longest prefix of the path, by whole segments; null when there is none. */
export const findByMount = <Item>(
  items: readonly Item[],
  mountsOf: (item: Item) => readonly string[],
  pathname: string,
): Item | null => {
  const path = pathname.replace(/\/+$/, '');
  const matches = items.flatMap((item) =>
    mountsOf(item)
      .filter((mount) => path === mount || path.startsWith(`${mount}/`))
      .map((mount) => ({ item, length: mount.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.item ?? null;
};
