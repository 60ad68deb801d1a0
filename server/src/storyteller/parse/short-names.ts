import { capitalize } from '../grammar/text-formatting.ts';
import { moderateByRules } from '../moderation/moderate-text.ts';
import type { CastMember } from '../story-plan.ts';
import { normalizeInput } from './normalize-input.ts';

/** The short, distinct name of every cast member, in the given order. */
export function assignShortNames(cast: readonly CastMember[]): string[] {
  const plain = cast.map((member) => shortNameOf(member));
  return plain.map((name, i) => {
    const same = plain.filter((other) => other.toLowerCase() === name.toLowerCase());
    if (same.length < 2) return name;
    const nth = plain.slice(0, i).filter((other) => other.toLowerCase() === name.toLowerCase()).length;
    return `${['Big', 'Little', 'Middle'][nth] ?? 'Other'} ${name}`;
  });
}

/** Of the characters that are in use: a story is told and checked by the same ones. */
const known = new WeakMap<CastMember, string>();

function shortNameOf(member: CastMember): string {
  const name = known.get(member) ?? readShortName(member);
  known.set(member, name);
  return name;
}

function readShortName(member: CastMember): string {
  const cleaned = member.name
    .normalize('NFC')
    .replace(/\uFE0F/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}{}[\]|<>~*_#`^\\="“”„«»(),;:!?…]/gu, ' ')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const kind = normalizeInput(member.creature);
  if (!cleaned || !moderateByRules(cleaned).ok)
    return kind && moderateByRules(kind).ok && kind.length < 25 ? capitalize(kind) : 'Pip';
  const words = cleaned.split(' ');
  const short =
    cleaned.length <= 24
      ? cleaned
      : words.slice(0, 2).join(' ').length <= 24
        ? words.slice(0, 2).join(' ')
        : (words[0] ?? cleaned);
  const dotted = short.replace(/\.(?=\s|$)/g, '');
  return dotted
    .split(' ')
    .map((word) => (/^\p{Lu}{4,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .map((word, i) => (i === 0 ? capitalize(word) : word))
    .join(' ');
}
