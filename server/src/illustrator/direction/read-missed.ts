import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { ROLE_LOOKS } from '../role-looks.ts';
import { inStory } from './in-story.ts';
import { isOfCast } from './names-of-cast.ts';
import { propMentions, propOfNoun, wordsOf } from './prop-words.ts';
import { lackedBy, readAbsent } from './read-absent.ts';
import { isAway, subjectOf } from './read-things.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';
import { wholeOf } from './thing-states.ts';

/** A bubble is only over somebody of whom the page says that they think of something, wish for it, miss or look for it. */
const HAS_IN_MIND =
  /\b(?:th(?:inks?|inking|ought)|dream\w*|remember\w*|spoke of|talked|told|wish\w*|long(?:ed|ing|s) (?:for|to)|miss(?:ed|es|ing)?|los(?:e|es|ing|t)|look(?:ed|ing|s)? (?:\w+ ){0,2}for|search\w*|hunt\w*|gone|vanished|disappeared|where|nowhere|imagin\w*|pictured|want(?:ed|s)?|need(?:ed|s)?|find|would like|without|not there|far away)\b/i;

/** `climbed up without a hammer`: nobody misses it. */
const DOES_WITHOUT = /\b(?:up|down|out|along|home) without\b/gi;

/** What the page says is lost or missing: what the story is about, else what comes first; null for nothing. */
export function readMissed(plan: StoryPlan, scene: Scene): PropName | null {
  if (!HAS_IN_MIND.test(scene.text.replace(DOES_WITHOUT, ' '))) return null;
  const absent = [...lackedBy(plan, scene), ...readAbsent(scene.text)]
    .filter(
      (prop) =>
        (PROP_CATALOG[prop].figure === null || isRunaway(prop)) &&
        !isThere(prop, scene) &&
        !PROP_CATALOG[prop].words.some((words) => isOfCast([words], plan)),
    )
    .map((prop) => inStory(prop, plan, scene))
    .filter((prop) => prop !== null)
    .map(wholeOf);
  const told = subjectOf(plan, scene);
  const subject = told && wholeOf(told);
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
    lackedBy(plan, scene).find((prop) => !PROP_CATALOG[prop].words.some((word) => isOfCast([word], plan))) ??
    absent.find((prop) => prop === subject) ??
    absent.find((prop) => early.has(prop) && !VAGUE.has(prop)) ??
    wishedFor(plan, scene)
  );
}

/** Animals run away. */
const isRunaway = (prop: PropName): boolean => {
  const { spot, kin } = PROP_CATALOG[prop];
  return spot === 'ground' && kin === null && !ROLE_LOOKS[prop];
};

/** A guest is not missing. */
const isThere = (prop: PropName, { guest, secondGuest }: Scene): boolean =>
  [guest, secondGuest].some((each) => each && PROP_CATALOG[prop].words.includes(each.creature.toLowerCase()));

/** What somebody wishes for on the pages on which it is not there yet. */
const WISHED =
  /\b(?:wish(?:ed|es)? for|long(?:ed|s) for|dream(?:ed|t|s)? of|thought of|would like (?:to have )?|wanted(?: to have)?|needed|pictured|imagined) (?:an? |the |some |one |his |her |their )((?:[\p{L}’-]+ ){0,2}[\p{L}’-]+)/giu;

/** What somebody remembers or tells of on any page. */
const RECALLED =
  /\b(?:remembered|thought back to|spoke of|talked (?:of|about)|told (?:\p{L}+ ){1,2}(?:of|about)) (?:an? |the |some |one |his |her |their )((?:[\p{L}’-]+ ){0,2}[\p{L}’-]+)/giu;

function wishedFor(plan: StoryPlan, scene: Scene): PropName | null {
  const said = beginningOf(scene.text).replace(/[^.!?]*\b(?:nobody|no one|not|never)\b[^.!?]*/gi, ' ');
  const wishes = MISSING_BEATS.has(scene.beat) ? [...said.matchAll(WISHED)] : [];
  for (const [, words = ''] of [...wishes, ...withoutSpeech(said).matchAll(RECALLED)]) {
    const named = propMentions(wordsOf(words.toLowerCase()))[0];
    const prop = named && inStory(named.prop, plan, scene);
    if (prop && !VAGUE.has(prop) && !PROP_CATALOG[prop].figure) return prop;
  }
  return null;
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
  'rainbow',
  'star',
  'bird',
  'flower',
]);
