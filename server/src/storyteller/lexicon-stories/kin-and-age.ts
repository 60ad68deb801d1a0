import type { CastMember, Pronouns } from '../story-plan.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';

/** The relatives of a child, with the words for each. */
const KIN = {
  mother: /^(?:mum|mummy|mom|mommy|mama|mamma|mam|mother|ma|ammi|stepmum|stepmom|stepmother)$/,
  father: /^(?:dad|daddy|papa|baba|father|pa|pop|abba|stepdad|stepfather)$/,
  grandmother:
    /^(?:grandma|grandmum|grandmother|granny|gran|nan|nanna|nana|nonna|oma|abuela|dadi|nani|bubbe|yiayia|babushka)$/,
  grandfather: /^(?:grandpa|granddad|grandad|grandfather|gramps|opa|abuelo|nonno|dada|zayde|papou)$/,
  aunt: /^(?:aunt|auntie|aunty|tante)$/,
  uncle: /^(?:uncle|onkel)$/,
  parent: /^parent$/,
  grandparent: /^grandparent$/,
} as const;
export type Kin = keyof typeof KIN;

/** Which relative a word names; null for other words. */
export function kinOf(word: string): Kin | null {
  const found = Object.entries(KIN).find(([, words]) => words.test(word.toLowerCase()));
  return found ? (found[0] as Kin) : null;
}

const CHILD =
  /^(?:girl|boy|child|kid|toddler|baby|newborn|infant|schoolgirl|schoolboy|teenager|brother|sister|cousin|twin|son|daughter|niece|nephew)$/;
const BABY = /^(?:newborn|infant|baby)$/;
/** Grown-ups in a child's life; kings, pirates and astronauts are what children play, and have adventures of their own. */
const GROWN_UP =
  /^(?:man|woman|lady|teacher|headteacher|doctor|nurse|dentist|vet|coach|trainer|babysitter|childminder|officer|policeman|policewoman|policeperson|firefighter|fireman|librarian|neighbour|neighbor|baker|farmer|driver|postman|postwoman|scientist|carer|lollipop)$/;
const TITLE = /^(?:mr|mrs|ms|miss|dr|doctor|nurse|officer|coach|teacher|pc)$/;

/** The words of a text in lower case, without signs. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];

/** What a character is, in one word: `dog` of `scruffy little dog`. */
export const kindWord = ({ creature }: CastMember): string => wordsOf(creature).at(-1) ?? '';

/** A new baby, who cannot speak or play; a baby mammoth can do both. */
export const isBaby = (member: CastMember): boolean =>
  BABY.test(kindWord(member)) || /\bnew-?born\b/i.test(member.description);

/** How old a character is; animals and beings of storybooks are neither child nor grown-up. */
export function ageOf(member: CastMember): 'baby' | 'child' | 'grown-up' | null {
  if (isBaby(member)) return 'baby';
  const kind = kindWord(member);
  if (CHILD.test(kind)) return 'child';
  const isRelative = kinOf(kind) !== null || wordsOf(member.name).some((word) => kinOf(word) !== null);
  return isRelative || GROWN_UP.test(kind) || TITLE.test(wordsOf(member.name)[0] ?? '') ? 'grown-up' : null;
}

export const isGrownUp = (member: CastMember): boolean => ageOf(member) === 'grown-up';

/** Whether a character is an animal, of whom one speaks as of a pet. */
export const isAnimal = (member: CastMember): boolean =>
  /^(?:animal|bird|fish|bug)$/.test(kindOfNoun(kindWord(member)) ?? '') ||
  /^(?:puppy|kitten|pony|guinea-pig)$/.test(kindWord(member));

const SHE = /^(?:girl|woman|lady|queen|princess|witch|fairy|mermaid|sister|daughter|niece|schoolgirl)$/;
const HE = /^(?:boy|man|king|prince|wizard|brother|son|nephew|schoolboy)$/;

/** The pronouns that a character is spoken of with: those chosen, else those that its kind says (`girl`, `Grandpa`). */
export function withPronouns<T extends CastMember>(member: T): T {
  if (member.pronouns !== '') return member;
  const kind = kindWord(member);
  const kin = kinOf(kind);
  const title = wordsOf(member.name)[0] ?? '';
  const isShe =
    SHE.test(kind) || /^(?:mrs|ms|miss)$/.test(title) || /^(?:mother|grandmother|aunt)$/.test(kin ?? '');
  const isHe = HE.test(kind) || title === 'mr' || /^(?:father|grandfather|uncle)$/.test(kin ?? '');
  const pronouns: Pronouns = isShe ? 'she/her' : isHe ? 'he/him' : '';
  return { ...member, pronouns };
}

const JOB =
  /^(?:doctor|dentist|nurse|vet|teacher|coach|trainer|librarian|hairdresser|barber|babysitter|firefighter|optician)$/;

/** The job of a grown-up of the cast, as a plot would say it: `doctor` of Dr Hop the rabbit; null for others. */
export function jobOf(member: CastMember): string | null {
  const words = [...wordsOf(member.creature).reverse(), ...wordsOf(member.name)];
  return words.map((word) => (word === 'dr' ? 'doctor' : word)).find((word) => JOB.test(word)) ?? null;
}
