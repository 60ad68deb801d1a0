import { mentionsName } from '../grammar/mentions-name.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { CastMember } from '../story-plan.ts';

const SLOTS = ['{L}', '{F}', '{T}'] as const;

/** The slot of the only girl or boy of the cast, where a theme speaks of one: `a shy boy`; else the text as it is. */
export function childOfCast(text: string, castInRoles: readonly CastMember[]): string {
  const word = /^(?:the|an?) (?:\p{L}+ )*?(girl|boy)$/u.exec(text)?.[1];
  if (word === undefined) return text;
  const children = castInRoles.filter(({ creature }) => creature.toLowerCase().endsWith(word));
  return children.length === 1 ? (SLOTS[castInRoles.indexOf(children[0] as CastMember)] ?? text) : text;
}

/** An ending in which everybody does something for one of them, as a deed of the others: `they make him a photo book`. `guest` is a friend who is not in the cast. */
export function doneByOthers(ending: Ending, castInRoles: readonly CastMember[], guest?: string): Ending {
  const { deed, statement } = ending;
  if (deed?.subject !== '{ALL}') return ending;
  // A friend who is no chosen character: `they bring the neighbour biscuits`.
  if (
    guest !== undefined &&
    castInRoles.length === 1 &&
    deed.infinitive.split(' ').slice(1).join(' ').startsWith(`${guest} `)
  )
    return {
      ...ending,
      statement: statement.replace('{ALL}', '{L}'),
      fullStatement: ending.fullStatement.replace('{ALL}', '{L}'),
      deed: { ...deed, subject: '{L}' },
    };
  const isFor = (nth: number): boolean => {
    const slot = SLOTS[nth] ?? '';
    const name = castInRoles[nth]?.name ?? '';
    const [object = ''] = /(?<=^\p{L}+ )(?:\{[LFT]\}|\p{Lu}[\p{L} ]*)(?!’)/u.exec(deed.infinitive) ?? [];
    return object === slot || (name !== '' && mentionsName(object, name));
  };
  const nth = castInRoles.findIndex((_member, i) => isFor(i));
  const others = nth === 0 ? '{FT}' : nth === 1 && castInRoles.length === 2 ? '{L}' : null;
  if (others === null) return ending;
  const named = (text: string) =>
    text.replaceAll('{ALL}', others).replaceAll(castInRoles[nth]?.name ?? '', SLOTS[nth] ?? '');
  return {
    ...ending,
    statement: named(statement),
    fullStatement: named(ending.fullStatement),
    deed: { ...deed, subject: others, infinitive: named(deed.infinitive) },
  };
}
