import type { CastMember } from './plan.ts';
import { checkWords } from './safety.ts';
import { articleFor } from './words/articles.ts';
import { isLetter } from './words/mentions.ts';

/** What is wrong with the words of one page; `typed` are texts that people wrote themselves, whose grammar is their own. */
export function lintWords(
  text: string,
  cast: readonly CastMember[],
  calls: readonly string[],
  typed: readonly string[],
): string[] {
  const found: string[] = [];
  if (/[{}[\]<>|~]|undefined|null\b|\bNaN\b/.test(text)) found.push('an unresolved token.');
  if (/\s{2,}|\s[.,!?;:”]|“\s|^\s|\s$/.test(text)) found.push('a stray space.');
  if (!/[.!?…]”?$/.test(text)) found.push('no end to the last sentence.');
  if ((text.match(/“/g) ?? []).length !== (text.match(/”/g) ?? []).length)
    found.push('a quotation mark without its partner.');
  if (/[.,!?]{2,}|,”? *[.!?]/.test(text)) found.push('two stops in a row.');
  if (!checkWords(text).ok) found.push('an unsafe word.');
  const own = without(without(text, typed), calls);
  const small = /(?<!Mr|Mrs|Dr)[.!?] (\p{Ll}\S*)|^[“‘(]*\p{Ll}\S*/u.exec(own);
  if (small) found.push(`a sentence without a capital: “${small[0]}”`);
  const doubled = /\b(\p{L}+) \1\b/iu.exec(own);
  if (doubled && !/^aha/i.test(doubled[0])) found.push(`a doubled word: “${doubled[0]}”`);
  if (/\b(an?|the) (an?|the)\b/i.test(own)) found.push('a doubled article.');
  for (const match of own.matchAll(/\b(an?) [“]?([\p{L}\p{N}]\S*)/giu)) {
    if (!match[2]?.startsWith('Aha') && match[1]?.toLowerCase() !== articleFor(match[2] ?? ''))
      found.push(`a wrong article: “${match[0]}”`);
  }
  found.push(...agreement(own, text, cast, calls));
  return found;
}

function agreement(
  own: string,
  text: string,
  cast: readonly CastMember[],
  calls: readonly string[],
): string[] {
  const found: string[] = [];
  const wrong =
    /\b(they|we|you|these|those) (was|is|has|does|isn’t|wasn’t|doesn’t)\b|\b(he|she) (were|are|have|do|don’t|aren’t|weren’t)\b|\bI (is|are|has)\b|\b(everyone|everybody|nobody) (were|are)\b/i.exec(
      own,
    );
  if (wrong) found.push(`a verb that does not agree: “${wrong[0]}”`);
  const used = new Set(cast.map(({ pronouns }) => pronouns));
  const she = /\b(she|hers?|herself)\b/i.exec(own);
  const he = /\b(he|him|his|himself)\b/i.exec(own);
  if (she && !used.has('she/her')) found.push(`“${she[0]}”, though nobody goes by she.`);
  if (he && !used.has('he/him')) found.push(`“${he[0]}”, though nobody goes by he.`);
  for (const call of calls) {
    const at = text.search(
      new RegExp(`(?<!and )(?<!, )${quoted(call)} (were|are|have|don’t|aren’t)\\b`, 'u'),
    );
    if (at >= 0) found.push(`a verb that does not agree with ${call}.`);
    const pair = calls.some((other) =>
      ['was', 'is', 'has'].some((verb) => text.includes(`${other} and ${call} ${verb} `)),
    );
    if (pair) found.push(`a singular verb after two names: and ${call}.`);
  }
  return found;
}

/** The text with other people's words and names replaced by one that harms no check. */
export function without(text: string, spans: readonly string[]): string {
  return [...spans].sort((a, b) => b.length - a.length).reduce(withoutOne, text);
}

function withoutOne(text: string, span: string): string {
  const lower = text.toLowerCase();
  const wanted = span.toLowerCase();
  let out = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); wanted && at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const isWhole = !isLetter(text[at - 1]) && !isLetter(text[at + span.length]);
    if (at < from || !isWhole) continue;
    out += `${text.slice(from, at)}Aha`;
    from = at + span.length;
  }
  return out + text.slice(from);
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
