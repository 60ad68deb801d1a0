/** Names for characters of any kind; none is also the word for a thing or an animal. */
const NAMES = [
  'Abby',
  'Bibi',
  'Bruno',
  'Coco',
  'Dario',
  'Ella',
  'Enzo',
  'Fina',
  'Gus',
  'Ida',
  'Jojo',
  'Juno',
  'Kiki',
  'Leni',
  'Lotti',
  'Lulu',
  'Malu',
  'Milo',
  'Mika',
  'Momo',
  'Nico',
  'Nori',
  'Olu',
  'Otto',
  'Pia',
  'Ravi',
  'Romy',
  'Suri',
  'Tavi',
  'Tilly',
  'Yuki',
  'Zuzu',
] as const;

/** A name other than `current`. */
export const randomName = (current: string): string => {
  const others = NAMES.filter((name) => name !== current);
  return others[Math.floor(Math.random() * others.length)] ?? NAMES[0];
};
