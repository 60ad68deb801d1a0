import { conjugate } from './inflections.ts';

/** Past tense of irregular verbs, by base form. */
const IRREGULAR_VERBS: Record<string, string> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  bite: 'bit',
  blow: 'blew',
  break: 'broke',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  shed: 'shed',
  hit: 'hit',
  wet: 'wet',
  hurt: 'hurt',
  shut: 'shut',
  burst: 'burst',
  split: 'split',
  beat: 'beat',
  bend: 'bent',
  creep: 'crept',
  shrink: 'shrank',
  spin: 'spun',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  dream: 'dreamed',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  fly: 'flew',
  forget: 'forgot',
  forgive: 'forgave',
  freeze: 'froze',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hang: 'hung',
  have: 'had',
  hear: 'heard',
  hide: 'hid',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ride: 'rode',
  ring: 'rang',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shake: 'shook',
  shine: 'shone',
  sing: 'sang',
  sink: 'sank',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  speak: 'spoke',
  spend: 'spent',
  spread: 'spread',
  stand: 'stood',
  steal: 'stole',
  stick: 'stuck',
  sweep: 'swept',
  swim: 'swam',
  swing: 'swung',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  throw: 'threw',
  understand: 'understood',
  wake: 'woke',
  wear: 'wore',
  win: 'won',
  write: 'wrote',
};

const REGULAR_VERBS =
  `accept agree allow answer apologise apologize appear arrive ask bake bark beg believe belong bloom bounce calm camp
celebrate change chase cheer clap clean climb close collect color colour cook count crawl create cry cuddle dance decide defeat deliver disappear
discover drop earn enjoy enter escape explain explore fade fill finish fix float follow gather giggle glow guess hatch heal help hop hope hug
hunt invent invite join juggle jump kiss land laugh learn like listen live look love manage march marry melt mend miss move name need
open own paint party perform pick plan plant play please pop pray promise protect pull push race rain reach realise realize receive
relax remember rescue rest return reunite roar roll row sail save scare score search settle share shout show skate skip smile sneeze snow snuggle
solve splash start stay stop study succeed surprise swap talk thank tidy tie trade train travel treat trick trust try turn unite use vanish
visit wait walk want wash watch wave welcome whisper wish work yawn`.split(/\s+/);

const KNOWN_VERBS = new Set([...Object.keys(IRREGULAR_VERBS), ...REGULAR_VERBS]);

/** A verb form; `s` is the third person singular, `ing` the present participle. */
export type VerbAnalysis = { base: string; form: 'base' | 's' | 'past' | 'ing' };

/** The past tense of a verb given in its base form; unknown verbs are inflected as regular ones. */
export function pastTense(base: string): string {
  // A plain object also answers for `constructor`.
  if (Object.hasOwn(IRREGULAR_VERBS, base)) return IRREGULAR_VERBS[base] as string;
  if (doublesFinalL(base)) return `${base}led`;
  if (!KNOWN_VERBS.has(base)) return conjugate(base).past;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doublesFinalConsonant(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** Past participles that are no past tense: `given`. */
const PARTICIPLE =
  /^(?:given|taken|stolen|broken|chosen|forgotten|eaten|beaten|bitten|hidden|written|seen|shown|thrown|known|grown|blown|drawn|driven|ridden|fallen|frozen|spoken|woken|torn|worn|sworn|sung|sewn)$/;

/** Whether a word is only a past participle, so that it says what is done to somebody: `given` of `is given too much money`. */
export const isPastParticiple = (word: string): boolean => PARTICIPLE.test(word);

/** The base form of a known verb and which form of it the word is; null for any other word. */
export function analyzeVerb(word: string): VerbAnalysis | null {
  return VERB_FORMS.get(word.toLowerCase()) ?? null;
}

/** The base form of a word that must be a verb by its position, known or not; null when it cannot be one. */
export function guessBaseForm(word: string, singular: boolean): string | null {
  const lower = word.toLowerCase();
  const known = analyzeVerb(lower);
  if (known) return known.base;
  if (!/^[a-z]{3,}$/.test(lower)) return null;
  if (!singular) return /(ing|ly|ed)$/.test(lower) ? null : lower;
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : null;
}

const DOUBLING_VERBS = new Set([
  'beg',
  'clap',
  'drop',
  'hop',
  'hug',
  'plan',
  'pop',
  'skip',
  'stop',
  'swap',
  'get',
  'run',
  'swim',
  'win',
  'sit',
  'dig',
  'cut',
  'put',
  'let',
  'set',
  'forget',
  'begin',
]);

function doublesFinalConsonant(base: string): boolean {
  return DOUBLING_VERBS.has(base) || /^[^aeiou]*[aeiou][bdgmnpt]$/.test(base);
}

/** In British English: `travelled`, `quarrelling`. */
const doublesFinalL = (base: string): boolean => /[aeiou].*[^aeiou][aeo]l$/.test(base);

function thirdPersonSingular(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The present participle (-ing form) of a verb given in its base form. */
export function presentParticiple(base: string): string {
  if (base === 'be') return 'being';
  if (doublesFinalL(base)) return `${base}ling`;
  if (!KNOWN_VERBS.has(base)) return conjugate(base).gerund;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doublesFinalConsonant(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

const PLURAL_VERBS: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  'wasn’t': 'weren’t',
  'isn’t': 'aren’t',
  'hasn’t': 'haven’t',
  'doesn’t': 'don’t',
};

/** The verb of several for that of one: `was` as `were`, `sings` as `sing`; any other word as it is. */
export function pluralVerb(word: string): string {
  const found = analyzeVerb(word);
  return PLURAL_VERBS[word] ?? (found?.form === 's' ? found.base : word);
}

const VERB_FORMS = new Map<string, VerbAnalysis>();
for (const base of KNOWN_VERBS) {
  if (base === 'be') continue;
  VERB_FORMS.set(pastTense(base), { base, form: 'past' });
  VERB_FORMS.set(presentParticiple(base), { base, form: 'ing' });
  VERB_FORMS.set(thirdPersonSingular(base), { base, form: 's' });
}
for (const base of KNOWN_VERBS) VERB_FORMS.set(base, { base, form: 'base' });
VERB_FORMS.set('being', { base: 'be', form: 'ing' });
