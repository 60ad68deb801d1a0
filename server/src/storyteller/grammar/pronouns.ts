import type { Pronouns } from '../story-plan.ts';
import { possessive } from './text-formatting.ts';

export type PronounForm = 'they' | 'them' | 'their' | 'was';

const PRONOUN_FORMS: Record<Exclude<Pronouns, ''>, Record<PronounForm, string>> = {
  'she/her': { they: 'she', them: 'her', their: 'her', was: 'was' },
  'he/him': { they: 'he', them: 'him', their: 'his', was: 'was' },
  'they/them': { they: 'they', them: 'them', their: 'their', was: 'were' },
};

/** The word for somebody in the form asked for; without pronouns it is the name, or `instead` where one is given. */
export function pronounFor(pronouns: Pronouns, form: PronounForm, name: string, instead?: string): string {
  if (pronouns !== '') return PRONOUN_FORMS[pronouns][form];
  if (form === 'was') return 'was';
  return instead ?? (form === 'their' ? possessive(name) : name);
}
