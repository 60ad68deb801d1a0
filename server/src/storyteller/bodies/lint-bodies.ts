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
    .filter(({ body }) => Object.keys(body.parts).length > 0 || !body.hasLegs)
    .map(({ name, pronouns, body }) => ({ name, misfitIn: misfitsOf(name, pronouns, body) }));
  return plan.scenes.flatMap(({ text, pageNumber }) =>
    splitSentences(text.replace(/“[^”]*(?:”|$)/g, '“”')).flatMap((sentence) =>
      bodies.flatMap(({ name, misfitIn }) => {
        if (!sentence.includes(name)) return [];
        const hasOthers = all.some((other) => other.name !== name && sentence.includes(other.name));
        const found = misfitIn(sentence, hasOthers);
        return found ? [`Page ${pageNumber}: “${found}”, which ${name} cannot.`] : [];
      }),
    ),
  );
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For a sentence that names somebody: what it says of them that the body cannot, or null for nothing. */
function misfitsOf(
  name: string,
  pronouns: string,
  body: Body,
): (sentence: string, hasOthers: boolean) => string | null {
  const call = escaped(name);
  const own = pronouns.startsWith('she') ? '|her' : pronouns.startsWith('he') ? '|his' : '';
  const parts = (owners: string) =>
    new RegExp(`(?<!\\p{L})(?:${owners}) (?:\\p{Ll}+ )?(${PART})\\b(?! of)`, 'gu');
  const goes = new RegExp(`(?<!\\p{L})${call} (?:\\p{Ll}+ly )?(?:${ON_LEGS})\\b`, 'u');
  const partsAmongOthers = parts(`${call}’s?`);
  const partsAlone = parts(`${call}’s?|both|one|the left|the right${own}`);
  return (sentence, hasOthers) => {
    const gone = body.hasLegs ? null : goes.exec(sentence);
    if (gone) return gone[0];
    for (const [found, part = ''] of sentence.matchAll(hasOthers ? partsAmongOthers : partsAlone))
      if (ownPart(body, part) !== 'same' && !/\bclock\b/.test(sentence)) return found;
    return null;
  };
}
