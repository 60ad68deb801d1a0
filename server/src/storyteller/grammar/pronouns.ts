import type { Pronouns } from '../story-plan.ts';
import { possessive } from './text-formatting.ts';

/** Subject, object and possessive form, and the past of `be` that agrees with the subject. */
export type PronounForm = 'they' | 'them' | 'their' | 'was';

const PRONOUN_FORMS: Record<Exclude<Pronouns, ''>, Record<PronounForm, string>> = {
  'she/her': { they: 'she', them: 'her', their: 'her', was: 'was' },
  'he/him': { they: 'he', them: 'him', their: 'his', was: 'was' },
  'they/them': { they: 'they', them: 'them', their: 'their', was: 'were' },
};

/** The pronoun (or `was`/`were`) of a character; one without pronouns gets its name, or `fallback` where one is given. */
export function pronounFor(pronouns: Pronouns, form: PronounForm, name: string, fallback?: string): string {
  if (pronouns !== '') return PRONOUN_FORMS[pronouns][form];
  if (form === 'was') return 'was';
  return fallback ?? (form === 'their' ? possessive(name) : name);
}
