/** Parts of the body that not everybody has; what everybody has in a story (a head, a face, a back, eyes) is not among them. */
export type Part =
  | 'hand'
  | 'arm'
  | 'finger'
  | 'thumb'
  | 'fist'
  | 'elbow'
  | 'shoulder'
  | 'knee'
  | 'lap'
  | 'leg'
  | 'foot'
  | 'toe'
  | 'ear'
  | 'hair'
  | 'nose'
  | 'teeth';

/** What somebody has instead of a part, in the singular and the plural; without a plural there is only one. Null for nothing. */
export type OwnPart = { one: string; many: string | null } | null;

/** A body: the parts that differ from a person's, and whether it goes on legs. */
export type Body = {
  parts: Readonly<Partial<Record<Part, OwnPart>>>;
  hasLegs: boolean;
  /** How many arms there are, where two are not all. */
  arms?: 'all eight';
};

export type BodyKind =
  | 'person'
  | 'beast'
  | 'hoofed'
  | 'elephant'
  | 'bird'
  | 'reptile'
  | 'frog'
  | 'fish'
  | 'snake'
  | 'snail'
  | 'octopus'
  | 'crab'
  | 'bug'
  | 'ghost'
  | 'robot'
  | 'vehicle'
  | 'boat'
  | 'plant'
  | 'thing';

const several = (one: string, many: string): OwnPart => ({ one, many });
const single = (one: string): OwnPart => ({ one, many: null });

const paw = several('paw', 'paws');
const hoof = several('hoof', 'hooves');
const wing = several('wing', 'wings');
const fin = several('fin', 'fins');
const leg = several('leg', 'legs');
const arm = several('arm', 'arms');
const claw = several('claw', 'claws');
const leaf = several('leaf', 'leaves');
const root = several('root', 'roots');
const wheel = several('wheel', 'wheels');
const feeler = several('feeler', 'feelers');
const tail = single('tail');

/** What stands for hands, arms and all that belongs to them. */
const upper = (own: OwnPart) => ({ hand: own, arm: own, finger: own, thumb: own, fist: own, elbow: own });
const lower = (own: OwnPart) => ({ leg: own, foot: own, toe: own, knee: own, lap: null });
const withoutHead = { ear: null, hair: null, nose: null, teeth: null };

/** What each kind of body has. */
export const BODIES: Readonly<Record<BodyKind, Body>> = {
  person: { parts: {}, hasLegs: true },
  beast: { parts: { ...upper(paw), hair: single('fur') }, hasLegs: true },
  hoofed: { parts: { ...upper(hoof), toe: hoof, hair: single('coat'), lap: null }, hasLegs: true },
  elephant: { parts: { ...upper(several('foot', 'feet')), hair: null, lap: null }, hasLegs: true },
  bird: {
    parts: {
      ...upper(wing),
      shoulder: wing,
      lap: null,
      ear: null,
      hair: single('plumage'),
      nose: single('beak'),
      teeth: null,
    },
    hasLegs: true,
  },
  reptile: { parts: { ...upper(claw), hair: null, ear: null, lap: null }, hasLegs: true },
  frog: { parts: { hair: null, ear: null, lap: null }, hasLegs: true },
  fish: { parts: { ...upper(fin), ...lower(fin), shoulder: fin, ear: null, hair: null }, hasLegs: false },
  snake: { parts: { ...upper(tail), ...lower(tail), shoulder: null, ear: null, hair: null }, hasLegs: false },
  snail: {
    parts: { ...upper(feeler), ...lower(single('foot')), shoulder: null, ...withoutHead },
    hasLegs: false,
  },
  octopus: {
    parts: {
      hand: arm,
      finger: arm,
      thumb: arm,
      fist: arm,
      elbow: arm,
      ...lower(arm),
      shoulder: arm,
      ...withoutHead,
    },
    hasLegs: false,
    arms: 'all eight',
  },
  crab: { parts: { ...upper(claw), shoulder: null, lap: null, ...withoutHead }, hasLegs: true },
  bug: { parts: { ...upper(leg), shoulder: null, lap: null, ...withoutHead, ear: feeler }, hasLegs: true },
  ghost: { parts: { ...lower(null) }, hasLegs: false },
  robot: { parts: { hair: null, teeth: null }, hasLegs: true },
  vehicle: {
    parts: { ...upper(null), ...lower(wheel), shoulder: null, ...withoutHead },
    hasLegs: false,
  },
  boat: { parts: { ...upper(null), ...lower(null), shoulder: null, ...withoutHead }, hasLegs: false },
  plant: { parts: { ...upper(leaf), ...lower(root), shoulder: leaf, ...withoutHead }, hasLegs: false },
  thing: { parts: { ...upper(null), ...lower(null), shoulder: null, ...withoutHead }, hasLegs: false },
};

/** The forms of the parts, the plural last. */
const FORMS: Readonly<Record<Part, readonly string[]>> = {
  hand: ['hand', 'hands'],
  arm: ['arm', 'arms'],
  finger: ['finger', 'fingers'],
  thumb: ['thumb', 'thumbs'],
  fist: ['fist', 'fists'],
  elbow: ['elbow', 'elbows'],
  shoulder: ['shoulder', 'shoulders'],
  knee: ['knee', 'knees'],
  lap: ['lap', 'laps'],
  leg: ['leg', 'legs'],
  foot: ['foot', 'feet'],
  toe: ['toe', 'toes'],
  ear: ['ear', 'ears'],
  hair: ['hair', 'hairs'],
  nose: ['nose', 'noses'],
  teeth: ['tooth', 'teeth'],
};
const partOfForm = new Map(
  Object.entries(FORMS).flatMap(([part, forms]) =>
    forms.map((form, i) => [form, { part: part as Part, isPlural: i === 1 && part !== 'hair' }] as const),
  ),
);

/** A word for a part, in either number, as a pattern. */
export const PART = [...partOfForm.keys()].join('|');

/** What a body has where a person has the part that a word names: `same`, another word, or null for nothing. */
export function ownPart(body: Body, word: string): 'same' | { text: string; isPlural: boolean } | null {
  const found = partOfForm.get(word);
  if (!found) return 'same';
  const own = body.parts[found.part];
  if (own === undefined) return 'same';
  if (own === null) return null;
  const isPlural = found.isPlural && own.many !== null;
  return { text: isPlural ? (own.many as string) : own.one, isPlural };
}
