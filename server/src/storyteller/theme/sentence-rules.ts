import { BEING_RULES } from './being-rules.ts';
import { EVERYDAY_RULES } from './everyday-rules.ts';
import { HAPPENING_RULES } from './happening-rules.ts';
import { LONGING_RULES } from './longing-rules.ts';
import { MISHAP_RULES } from './mishap-rules.ts';
import type { Rule } from './theme-rule.ts';
import { WORLD_RULES } from './world-rules.ts';

/** Rules for whole sentences, as children say them; tried in this order, before the general rules of `read-theme.ts`. */
export const SENTENCE_RULES: readonly Rule[] = [
  ...WORLD_RULES,
  ...HAPPENING_RULES,
  ...EVERYDAY_RULES,
  ...MISHAP_RULES,
  ...LONGING_RULES,
  ...BEING_RULES,
];
