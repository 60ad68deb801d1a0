import { capitalize } from '../grammar/text-formatting.ts';

/** A person whom a theme names, as a text of an ending (`Dad`, `{L’s} sister`), and the pronoun for them. */
export type PersonOfTheme = { text: string; pronoun: 'he' | 'she' };

const PERSON =
  /(?:\b(my|our|the|an?|his|her|their) )?((?:(?:little|big|baby|older|younger|twin|best|new|great) )*)\b(mum|mummy|mom|mommy|mother|grandma|granny|nana|nan|grandmother|aunt|auntie|sister|niece|girl|dad|daddy|papa|father|grandpa|granddad|grandad|grandfather|uncle|brother|nephew|boy)\b(?!’s (?:day|school))(?: (\p{L}+))?/giu;
const SHE = /^(?:mum|mom|mother|gran|nan|aunt|sister|niece|girl)/i;
const CALLED = /^(?:mum|mummy|mom|mommy|grandma|granny|nana|dad|daddy|papa|grandpa|granddad|grandad)$/i;

/** The relatives and children whom a theme names. */
export function peopleOfTheme(theme: string): PersonOfTheme[] {
  return [...theme.replace(/'/g, '’').matchAll(PERSON)].map(([, owner = '', kind = '', word = '', name]) => {
    const pronoun =
      SHE.test(word) && !/^grand(?:p|d|f)/i.test(word) ? 'she' : /^grandm/i.test(word) ? 'she' : 'he';
    const lower = word.toLowerCase();
    // A name has a capital, which the pattern cannot say: `Aunt Olga`, not `dad cooks`.
    if (name !== undefined && /^\p{Lu}/u.test(name)) return { text: `${capitalize(lower)} ${name}`, pronoun };
    if (CALLED.test(lower) && kind === '') return { text: capitalize(lower), pronoun };
    const who = `${kind.toLowerCase()}${lower}`;
    return { text: /^(?:my|our)$/i.test(owner) ? `{L’s} ${who}` : `the ${who}`, pronoun };
  });
}

/** Whom `he` or `she` means among the people of the theme; undefined where it is nobody or the being of the theme itself. */
export function personFor(
  pronoun: string,
  people: readonly PersonOfTheme[] = [],
  being?: string | undefined,
): string | undefined {
  const found = people.find((person) => person.pronoun === pronoun)?.text;
  const head = found?.split(' ').at(-1);
  return head !== undefined && being?.toLowerCase().endsWith(head.toLowerCase()) ? being : found;
}
