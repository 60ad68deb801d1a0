import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { factualClauses, toldSentences } from './sentences-of-page.ts';

/** What actors do by a part of a clause, in lower case. */
export interface Deed {
  doers: readonly string[];
  text: string;
  /** Where it is on the page, from 0 at its beginning to 1. */
  at: number;
}

/** A mention of actors: a name or a pronoun. */
interface Mention {
  ids: readonly string[];
  from: number;
  to: number;
}

const THEY =
  /\b(?:they|both of them|all of them|everyone|everybody|(?:the|all) (?:two|three)(?: friends| of them)?)\b/g;
const ONE = /\b(?:he|she)\b/g;
/** Whose name comes after such a word does not do it. */
const OBJECT =
  /\b(?:to|with|at|for|of|behind|beside|on|onto|from|by|round|around|after|than|like|over|under|near|between|past|about|told|gave|hugged|met|saw|helped|found|asked|called|pulled|pushed|lifted|carried|followed|kissed|held|tickled|thanked|watched|showed|brought|let|and behind) $/;
/** `“Come!” called Mira`, and not `Mira called Bo`. */
const CALLED_OUT = /“” called $/;
/** `“Come!” shouted Mira`: the verb comes first. */
const INVERTED =
  /\b(?:shouted|called|whispered|sang|cried|sobbed|laughed|yawned|read|said|asked|answered|explained|replied|wrote|murmured|squeaked|puffed|screamed|giggled|shrieked|panted) $/;

/** What somebody or something else does: `until all the letters swam`, `the more he tried, the more things fell`. */
const SUBORDINATE =
  / (?:until|till|because|while|when|that|which|who|where|so that) (?=(?:all|the|an?|his|her|their|its|it|every|nobody|everything|somebody|someone|something) )| (?:that|which) (?=(?:rang|came|went|was|were|had|stood|lay|ran|flew|fell|\p{L}+ed)\b)|, the (?:more|less) /u;

/** What the actors of a page do, in the order of its text: speech, wishes and comparisons are left out. */
export function readDeeds(plan: StoryPlan, scene: Scene): Deed[] {
  const names = scene.actors
    .map(({ castId }) => ({ castId, name: nameOfActor(plan, scene, castId) }))
    .filter(({ name }) => name !== '')
    .map(({ castId, name }) => ({ castId, pattern: new RegExp(namePattern(name).source, 'gi') }));
  const everybody = scene.actors.map(({ castId }) => castId);
  const lead = everybody.slice(0, 1);
  const sentences = toldSentences(scene.text);
  const out: Deed[] = [];
  let single: readonly string[] = lead;
  // `The others laughed, and they dived in`: they are nobody of the cast, until one of it does something.
  let isByOthers = false;
  let isCastNamed = false;
  for (const [i, sentence] of sentences.entries()) {
    let doers: readonly string[] = [];
    for (const clause of factualClauses(sentence)) {
      const mentions = subjectsIn(
        clause,
        names,
        isByOthers || !isCastNamed ? outsiders(clause, everybody, isByOthers) : everybody,
        (pronoun) => byPronoun(plan, scene, pronoun) ?? single,
      );
      if (OTHERS.test(clause)) isByOthers = true;
      const named = names.filter(({ pattern }) => clause.search(pattern) >= 0);
      if (named.length > 0) isByOthers = false;
      if (named.some(({ castId }) => plan.cast.some(({ id }) => id === castId))) isCastNamed = true;
      const first = mentions[0];
      const before = clause.slice(0, first?.from ?? clause.length);
      if (doers.length > 0 && before.trim() !== '' && !OTHER_SUBJECT.test(before))
        out.push({ doers, text: before, at: i / sentences.length });
      for (const [n, { ids, from }] of mentions.entries()) {
        doers = ids;
        if (ids.length === 1) single = ids;
        const text = clause.slice(from, mentions[n + 1]?.from).split(SUBORDINATE)[0] ?? '';
        out.push({ doers, text, at: i / sentences.length });
      }
    }
  }
  return out;
}

/** `and the water pulled at their feet`: somebody or something else does it. */
const OTHER_SUBJECT =
  /^(?:and |but |so |then |now )*(?:the|an?|it|nobody|somebody|something|everything|there) (?:\p{L}+ ){0,2}\p{L}+ed\b/u;
const OTHERS =
  /^(?:and |but |then |so )?(?:the others|people|the neighbours|the children|everybody else|everyone else|somebody)\b/;
/** `“Out!” they shouted`, before anybody of the cast has done anything. */
const SAID_BY_THEM = /“” they (?:all )?(?:said|called|shouted|cried|asked)\b/;

/** Those whom `they` means at the beginning of a page or after others have come in. */
const outsiders = (clause: string, everybody: readonly string[], isByOthers: boolean): readonly string[] =>
  isByOthers || OTHERS.test(clause) || SAID_BY_THEM.test(clause) ? [] : everybody;

/** The first of the actors to whom a pronoun belongs; null for none. */
function byPronoun({ cast }: StoryPlan, { actors }: Scene, pronoun: string): readonly string[] | null {
  const found = actors.find(({ castId }) =>
    cast.some(({ id, pronouns }) => id === castId && pronouns.startsWith(`${pronoun}/`)),
  );
  return found ? [found.castId] : null;
}

/** The mentions in a clause of those who act in it; names joined by `and` act together. */
function subjectsIn(
  clause: string,
  names: readonly { castId: string; pattern: RegExp }[],
  everybody: readonly string[],
  single: (pronoun: string) => readonly string[],
): Mention[] {
  const found: Mention[] = [
    ...names.flatMap(({ castId, pattern }) =>
      [...clause.matchAll(pattern)].map((match) => mention([castId], match)),
    ),
    ...[...clause.matchAll(THEY)].map((match) => mention(everybody, match)),
    ...[...clause.matchAll(ONE)].map((match) => mention(single(match[0]), match)),
  ].sort((a, b) => a.from - b.from);
  const out: Mention[] = [];
  for (const each of found) {
    const last = out.at(-1);
    if (last && /^(?:,| and|, and) $/.test(clause.slice(last.to, each.from))) {
      last.ids = [...new Set([...last.ids, ...each.ids])];
      last.to = each.to;
      continue;
    }
    const before = clause.slice(0, each.from);
    if (OBJECT.test(before) && !CALLED_OUT.test(before)) continue;
    const verb = INVERTED.exec(before);
    out.push({ ...each, from: verb ? verb.index : each.from });
  }
  return out;
}

const mention = (ids: readonly string[], match: RegExpExecArray): Mention => ({
  ids,
  from: match.index,
  to: match.index + match[0].length,
});
