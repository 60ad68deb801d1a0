import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { isOfCast } from './names-of-cast.ts';
import { propMentions, propOfNoun, wordsOf } from './prop-words.ts';
import { readAbsent } from './read-absent.ts';
import { isAway, subjectOf } from './read-things.ts';
import { factualClauses } from './sentences-of-page.ts';

/** What the page says is lost or missing: what the story is about, else what comes first; null for nothing. */
export function readMissed(plan: StoryPlan, scene: Scene): PropName | null {
  const absent = [...readAbsent(scene.text)]
    .filter((prop) => !PROP_CATALOG[prop].words.some((words) => isOfCast([words], plan)))
    .map((prop) => inStory(prop, plan, scene));
  const subject = subjectOf(plan, scene);
  const about = propOfNoun(plan.about?.noun ?? '');
  const isMissed =
    about !== null && PROP_CATALOG[about].kin && /\bmiss|far away/i.test(plan.about?.topic ?? '');
  if (isMissed && MISSING_BEATS.has(scene.beat)) return about;
  if (
    about &&
    PROP_CATALOG[about].kin &&
    factualClauses(scene.text).some((clause) => isNamedAway(clause, about))
  )
    return about;
  // What fills the page comes last: its lost gloves do not matter.
  const early = readAbsent(beginningOf(scene.text));
  return (
    absent.find((prop) => prop === subject) ??
    absent.find((prop) => early.has(prop) && !VAGUE.has(prop)) ??
    null
  );
}
const isNamedAway = (clause: string, subject: PropName): boolean => {
  const words = wordsOf(clause);
  return propMentions(words).some(({ prop, from }) => prop === subject && isAway(words, from));
};
const beginningOf = (text: string): string =>
  splitSentences(text)
    .slice(0, Math.ceil(splitSentences(text).length * 0.6))
    .join(' ');
const MISSING_BEATS: ReadonlySet<string> = new Set(['home-and-wish', 'problem', 'lowest']);
/** Said to be missing in sayings rather than in earnest. */
const VAGUE: ReadonlySet<PropName> = new Set<PropName>([
  'door',
  'window',
  'wall',
  'cloud',
  'leaf',
  'sun',
  'grass',
  'step',
]);
