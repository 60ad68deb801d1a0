import { articleFor } from './grammar/articles.ts';
import { isAlphanumeric } from './grammar/mentions-name.ts';
import { moderateByRules } from './moderation/moderate-text.ts';
import type { CastMember } from './story-plan.ts';

/**
 * Checks the language of one page: slots, spacing, punctuation, articles, agreement and pronouns. The grammar of `userTexts`, which the
 * user wrote, is not checked.
 */
export function lintPageText(
  text: string,
  cast: readonly Pick<CastMember, 'pronouns'>[],
  shortNames: readonly string[],
  userTexts: readonly string[],
): string[] {
  const found: string[] = [];
  if (hasUnresolvedSlot(text, userTexts)) found.push('an unresolved slot.');
  if (/\s{2,}|\s[.,!?;:”]|“\s|^\s|\s$/.test(text)) found.push('a stray space.');
  if (!/[.!?…]’?”?$/.test(text)) found.push('no end punctuation on the last sentence.');
  if ((text.match(/“/g) ?? []).length !== (text.match(/”/g) ?? []).length)
    found.push('an unbalanced quotation mark.');
  if (/[.,!?]{2,}|,”? *[.!?]/.test(text)) found.push('repeated punctuation.');
  if (!moderateByRules(text).ok) found.push('an unsafe word.');
  const ownText = maskSpans(maskSpans(text, userTexts), shortNames);
  const small = /(?<!Mr|Mrs|Dr)[.!?] (\p{Ll}\S*)|^[“‘(]*\p{Ll}\S*/u.exec(ownText);
  if (small) found.push(`a sentence without a capital: “${small[0]}”`);
  const doubled = /\b(?!aha)(\p{L}+) \1\b/iu.exec(ownText);
  if (doubled) found.push(`a doubled word: “${doubled[0]}”`);
  if (/\b(an?|the) (an?|the)\b/i.test(ownText)) found.push('a doubled article.');
  for (const match of ownText.matchAll(/\b(an?) [“]?([\p{L}\p{N}]\S*)/giu)) {
    if (!match[2]?.startsWith('Aha') && match[1]?.toLowerCase() !== articleFor(match[2] ?? ''))
      found.push(`a wrong article: “${match[0]}”`);
  }
  found.push(...lintSentences(ownText), ...lintAgreement(ownText, text, cast, shortNames));
  return found;
}

/** What readers stumbled over, each with a pattern that finds it again. */
const STUMBLES: readonly (readonly [finding: string, pattern: RegExp])[] = [
  [
    'present and past in one breath',
    /“[^”]*\b(?:can’t|won’t|will)\b[^”]*\b(?:while|as long as) [^”]*\b(?:was|were|had|would|could)\b[^”]*”/,
  ],
  ['“still” twice', /\b(?:and|but) still\b[^.!?“”]*\b(?:was|were|is|are|had|has|could|would) still\b/i],
  ['“round” twice', /\bround all the way round\b/],
  [
    'a capital before the speaker’s verb',
    /[!?]” (?:The|A|An) (?:\p{L}+ ){1,3}(?:said|asked|called|cried|shouted|whispered)\./u,
  ],
  ['a word that speaks without quotation marks', /[!?] Said\b/],
  ['an hour that no clock has', /\b(?:thirteen|fourteen|seventeen|nineteen|twenty) o’clock\b/],
  ['“Next” for “Then”', /(?:^|[.!?]”? )Next (?:they|he|she|it) /],
  ['nobody who does it', /(?:^|[.!?]”? )Then \p{Ll}+ed (?:in|out|up|down|away|off)\b/u],
  ['a plural pronoun for “it”', /\b[Ii]t (?:\p{L}+ ){1,3}by themselves\b/u],
  ['a wish that is only announced', /\bAnd so it came about:|\bhow the wish came true\b/],
  ['one of several', /\ban? (?:\p{Ll}+ )?(?:pants|trousers|scissors|glasses|pyjamas|shoes|socks|hands)\b/u],
  ['a wish for a sentence', /\b(?:wished for|came) (?:it|its|it’s|he|she|they) (?:is |was )?\p{L}/u],
  ['a preposition as a thing', /\b(?:an?|the) (?:for|of|already|how|there|we|they)\b/],
  ['the same day twice', /\bon an? (?:\p{L}+day) [^.!?]*\bon \p{Lu}\p{L}+day\b/u],
];

const lintSentences = (text: string): string[] =>
  STUMBLES.flatMap(([finding, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${finding}: “${found[0]}”`] : [];
  });

/** A bracket, or what a missing value prints, where nobody has typed that word. */
function hasUnresolvedSlot(text: string, userTexts: readonly string[]): boolean {
  if (/[{}[\]<>|~]/.test(text)) return true;
  const typed = userTexts.join(' ').toLowerCase();
  return (text.match(/undefined|null\b|\bNaN\b/g) ?? []).some((word) => !typed.includes(word.toLowerCase()));
}

function lintAgreement(
  ownText: string,
  text: string,
  cast: readonly Pick<CastMember, 'pronouns'>[],
  shortNames: readonly string[],
): string[] {
  const found: string[] = [];
  const wrong =
    /\b(they|we|you|these|those) (was|is|has|does|isn’t|wasn’t|doesn’t)\b|\b(he|she) (were|are|have|do|don’t|aren’t|weren’t)\b|\bI (is|are|has)\b|\b(everyone|everybody|nobody) (were|are)\b/i.exec(
      ownText,
    );
  if (wrong) found.push(`a verb that does not agree: “${wrong[0]}”`);
  const used = new Set(cast.map(({ pronouns }) => pronouns));
  const she = /\b(she|hers?|herself)\b/i.exec(ownText);
  const he = /\b(he|him|his|himself)\b/i.exec(ownText);
  if (she && !used.has('she/her')) found.push(`“${she[0]}”, though no character uses it.`);
  if (he && !used.has('he/him')) found.push(`“${he[0]}”, though no character uses it.`);
  for (const name of shortNames) {
    const at = text.search(
      new RegExp(`(?<!and )(?<!, )${escapeRegExp(name)} (were|are|have|don’t|aren’t)\\b`, 'u'),
    );
    if (at >= 0) found.push(`a verb that does not agree with ${name}.`);
    const pair = shortNames.some((other) =>
      ['was', 'is', 'has'].some((verb) => text.includes(`${other} and ${name} ${verb} `)),
    );
    if (pair) found.push(`a singular verb after two names: and ${name}.`);
  }
  return found;
}

/** The text with whole-word spans replaced by `Aha`, a word that triggers no finding. */
export function maskSpans(text: string, spans: readonly string[]): string {
  return [...spans].sort((a, b) => b.length - a.length).reduce(maskSpan, text);
}

function maskSpan(text: string, span: string): string {
  const lower = text.toLowerCase();
  const target = span.toLowerCase();
  let out = '';
  let from = 0;
  for (let at = lower.indexOf(target); target && at >= 0; at = lower.indexOf(target, at + 1)) {
    const isWhole = !isAlphanumeric(text[at - 1]) && !isAlphanumeric(text[at + span.length]);
    if (at < from || !isWhole) continue;
    out += `${text.slice(from, at)}Aha`;
    from = at + span.length;
  }
  return out + text.slice(from);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
