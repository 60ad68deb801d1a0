import { splitSentences } from '../grammar/sentences.ts';
import { assignShortNames } from '../parse/short-names.ts';
import type { StoryPlan } from '../story-plan.ts';
import { bodyOf } from './body-of.ts';
import { type Body, ownPart, PART } from './body-table.ts';

/** Whoever has no legs does nothing of this. */
const ON_LEGS = 'ran|walked|marched|skipped|tiptoed|trotted|knelt|kicked|climbed|stamped|danced on one leg';

/** Bodies that cannot: `Fin’s ears`, `Fin ran`, `Fin … both hands`. One finding per sentence. */
export function lintBodies(plan: StoryPlan): string[] {
  const names = assignShortNames(plan.cast);
  const guests = new Map(
    plan.scenes.flatMap(({ guest, secondGuest }) =>
      [guest, secondGuest].flatMap((each) => (each ? [[each.name, each.creature] as const] : [])),
    ),
  );
  const all = [
    ...plan.cast.map(({ creature, pronouns }, i) => ({ name: names[i] ?? '', creature, pronouns })),
    ...[...guests].map(([name, creature]) => ({ name, creature, pronouns: '' })),
  ];
  const bodies = all
    .map((each) => ({ ...each, body: bodyOf(each.creature) }))
    .filter(({ body }) => Object.keys(body.parts).length > 0 || !body.hasLegs);
  return plan.scenes.flatMap(({ text, pageNumber }) =>
    splitSentences(text.replace(/“[^”]*(?:”|$)/g, '“”')).flatMap((sentence) =>
      bodies.flatMap(({ name, pronouns, body }) => {
        const others = all.filter((other) => other.name !== name && sentence.includes(other.name));
        const found = misfit(sentence, name, pronouns, body, others.length > 0);
        return found ? [`Page ${pageNumber}: “${found}”, which ${name} cannot.`] : [];
      }),
    ),
  );
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a sentence says of somebody that the body cannot; null for nothing. */
function misfit(
  sentence: string,
  name: string,
  pronouns: string,
  body: Body,
  hasOthers: boolean,
): string | null {
  const call = escaped(name);
  if (!sentence.includes(name)) return null;
  const goes = new RegExp(`(?<!\\p{L})${call} (?:\\p{Ll}+ly )?(?:${ON_LEGS})\\b`, 'u').exec(sentence);
  if (goes && !body.hasLegs) return goes[0];
  const own = pronouns.startsWith('she') ? '|her' : pronouns.startsWith('he') ? '|his' : '';
  const owners = hasOthers ? `${call}’s?` : `${call}’s?|both|one|the left|the right${own}`;
  const parts = new RegExp(`(?<!\\p{L})(?:${owners}) (?:\\p{Ll}+ )?(${PART})\\b(?! of)`, 'gu');
  for (const [found, part = ''] of sentence.matchAll(parts))
    if (ownPart(body, part) !== 'same' && !/\bclock\b/.test(sentence)) return found;
  return null;
}
