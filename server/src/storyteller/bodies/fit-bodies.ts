import { bodyOf } from './body-of.ts';
import { type Body, ownPart, PART } from './body-table.ts';

/** The characters of a template by role, of whom a creature may be known. */
type Characters = Readonly<Partial<Record<Role, { creature?: string } | null>>>;
type Role = 'L' | 'F' | 'T' | 'G' | 'S' | 'X';

/** Parts in names of other things, and in phrases in which nobody has any. */
const OF_SOMETHING_ELSE =
  /^(?: of (?!\{)|[- ]?in[- ]hand|-|’s)|^ (?:on|of) (?:the|a) (?:clock|table|chair|ladder|hill|stairs|bed)\b/;
const CLOCK = /\b(?:clock|watch|o’clock|minute|hour)\b/;
const OF_A_CLOCK = /^(?:big|little|long|short|small|hour|minute) $/;

/** What stands before a part: `both`, `the left`, `{L’s} small`. */
const BEFORE = String.raw`(\{[LFTGSX](?:’s|\.their(?:~[^}]*)?)\}|\b[Mm]y|\b[Yy]our|\b[Bb]oth|\b[Oo]ne|\b[Tt]wo|\b[Tt]he|\b[Ee]ach|\b[Ee]very|\bwith its) ((?:(?:other|left|right|first|second|last|own|small|little|big|long|cold|warm|wet|front) ){0,2})(${PART})\b(?![’-])`;
const PARTS = new RegExp(BEFORE, 'gu');

/** Verbs of going on legs, and what whoever has none does. */
const WITHOUT_LEGS: Readonly<Record<string, string>> = {
  ran: 'hurried',
  walked: 'went',
  marched: 'went',
  strode: 'went',
  stepped: 'went',
  skipped: 'hurried',
  tiptoed: 'went quietly',
  trotted: 'hurried',
  knelt: 'bent',
};
const GOES = new RegExp(
  String.raw`(\{([LFTGSX])\} (?:had |then |also |(?:\p{Ll}+ly) )?)(${Object.keys(WITHOUT_LEGS).join('|')})\b`,
  'gu',
);

/** The body of a character whose creature is known. */
const bodyFor = (character: Characters[Role]): Body | null =>
  character?.creature === undefined ? null : bodyOf(character.creature);

/**
 * A template with the right words for the bodies of its characters: a bear has paws, a sparrow wings, and a fish does not run. What a body has nothing
 * for stays as it is; `lint-bodies.ts` finds it.
 */
export function fitBodies(template: string, characters: Characters): string {
  if (!PARTS.test(template) && !GOES.test(template)) return reset(template);
  reset(template);
  let speaker: string | null = null;
  return template
    .split(/(?<=[.!?…]”?) /)
    .map((sentence) => {
      const [, tagged] = /” (?:said|asked|called|cried|whispered) \{([LFTGSX])\+?\}/.exec(sentence) ?? [];
      speaker = tagged ?? (sentence.startsWith('“') ? speaker : null);
      return fitSentence(sentence, speaker, characters);
    })
    .join(' ');
}

/** A global pattern remembers where it stopped. */
function reset(template: string): string {
  PARTS.lastIndex = 0;
  GOES.lastIndex = 0;
  return template;
}

function fitSentence(sentence: string, speaker: string | null, characters: Characters): string {
  const of = (role: string | null): Body | null => (role === null ? null : bodyFor(characters[role as Role]));
  const subject = onlyRole(sentence);
  const fitted = sentence.replace(
    PARTS,
    (all, owner: string, adjectives: string, part: string, at: number) => {
      if (OF_SOMETHING_ELSE.test(sentence.slice(at + all.length))) return all;
      if (CLOCK.test(sentence) || OF_A_CLOCK.test(adjectives)) return all;
      const [, role] = /^\{([LFTGSX])/.exec(owner) ?? [];
      const body = of(role ?? (isInSpeech(sentence, at) ? ownerInSpeech(owner, speaker) : subject));
      const own = body && ownPart(body, part);
      const ofMany = body?.arms && own && /^both$/i.test(owner) && (own === 'same' || own.text === 'arms');
      if (ofMany) return `${/^\p{Lu}/u.test(owner) ? 'All eight' : body.arms} ${adjectives}arms`;
      if (!own || own === 'same') return all;
      const isOneOnly = !own.isPlural && /^(?:both|two|each|every)$/i.test(owner);
      const before = isOneOnly ? (/^\p{Lu}/u.test(owner) ? 'The' : 'the') : owner;
      return `${before} ${isOneOnly ? '' : adjectives}${own.text}`;
    },
  );
  return fitted.replace(GOES, (all, before: string, role: string, verb: string) => {
    const body = of(role);
    return body === null || body.hasLegs ? all : `${before}${WITHOUT_LEGS[verb]}`;
  });
}

/** Whose part somebody speaks of: `my`, or `your` to the lead, and of the lead to the friend. */
function ownerInSpeech(owner: string, speaker: string | null): string | null {
  if (speaker === null) return null;
  if (/^my$/i.test(owner)) return speaker;
  return /^your$/i.test(owner) ? (speaker === 'L' ? 'F' : 'L') : null;
}

/** The character whose sentence it is: the only one that it names. */
function onlyRole(sentence: string): string | null {
  const roles = new Set([...sentence.matchAll(/\{\^?([LFTGSX])[}+.’]/g)].map(([, role]) => role as string));
  return roles.size === 1 ? ([...roles][0] as string) : null;
}

const isInSpeech = (sentence: string, at: number): boolean => {
  const before = sentence.slice(0, at);
  return before.lastIndexOf('“') > before.lastIndexOf('”');
};
