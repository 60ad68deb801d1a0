import { isDeterminer, nounPhrase } from '../grammar/noun-phrase.ts';
import { analyzeVerb, presentParticiple } from '../grammar/verb-inflection.ts';
import { moderateByRules } from '../moderation/moderate-text.ts';
import { normalizeInput } from './normalize-input.ts';

/** What a character likes; `phrase` can follow `about`: `cake`, `dancing`, `the moon`. */
export type Like = { kind: 'food' | 'activity' | 'thing'; phrase: string };

const FOOD =
  /\b(cakes?|cookies?|biscuits?|pizza|pasta|cheese|apples?|bananas?|berries|strawberries|blueberries|honey|chocolate|ice[- ]cream|pancakes?|pies?|soup|bread|toast|jam|carrots?|nuts|fish|noodles|rice|sandwiches|muffins|waffles|popcorn|sweets|candy|candies|cupcakes|doughnuts|donuts|buns|tea|fruit|melons?|oranges|grapes|porridge|spaghetti|mangoes|tacos)\b/;

/** Finds what a character likes in its description, or null. */
export function parseLike(description: string): Like | null {
  const found =
    /\b(?:loves?|likes?|adores?|enjoys?|fond of|favou?rite (?:food|thing|hobby) is)\s+(to\s+)?([^,.;!?]+)/i.exec(
      normalizeInput(description),
    );
  if (!found) return null;
  const phrase = (found[2] ?? '')
    .toLowerCase()
    .split(/\b(?:and|but|who|because|when|while|is|has|can|or|so|with|very much|a lot)\b/)[0]
    ?.trim();
  if (!phrase || phrase.split(' ').length > 4 || !moderateByRules(phrase).ok) return null;
  const verb = analyzeVerb(phrase.split(' ')[0] ?? '');
  if (found[1]) {
    if (verb?.form !== 'base') return null;
    return {
      kind: 'activity',
      phrase: [presentParticiple(verb.base), ...phrase.split(' ').slice(1)].join(' '),
    };
  }
  if (verb?.form === 'ing' || /^[a-z]{3,}ing\b/.test(phrase)) return { kind: 'activity', phrase };
  const noun = FOOD.test(phrase) && !isDeterminer(phrase.split(' ')[0] ?? '') ? phrase : nounPhrase(phrase);
  if (!noun || /^(his|her|their|its) /.test(noun)) return null;
  return { kind: FOOD.test(noun) && !/^an? /.test(noun) ? 'food' : 'thing', phrase: noun };
}
