import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { isDrawnByBackdrop } from '../backgrounds/backdrop-things.ts';
import { COLOR_WORDS } from '../palette.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { COLLECTIVE, CROWDS, ROLE_LOOKS } from '../role-looks.ts';
import { isAmbient } from './ambient-sentences.ts';
import { isWornByGuest, relativesKin } from './guest-looks.ts';
import { inStory } from './in-story.ts';
import { isName, isOfCast, properNames } from './names-of-cast.ts';
import { propMentions, propOfNoun, toSingular, wordsOf } from './prop-words.ts';
import { lackedBy, readAbsent } from './read-absent.ts';
import { readCrowd } from './read-crowd.ts';
import type { PageEvent } from './read-event.ts';
import { readSpeaker } from './read-gazes.ts';
import { ANIMALS, holderIn, isHoldable } from './read-holder.ts';
import { readImplied } from './read-implied.ts';
import type { Setting } from './read-setting.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';
import { colorOfSubject, growthOf, hasNamedChild, isBoardGame } from './thing-looks.ts';
import { wholeOf } from './thing-states.ts';

/** A thing of the page that has a drawing. */
export interface NamedThing {
  prop: PropName;
  /** The text names several. */
  isMany: boolean;
  /** It names two. */
  isPair?: boolean;
  /** The colour that the text gives it. */
  color: string | null;
  /** The actor that takes or holds it, by the text. */
  holder: string | null;
  /** What the story or the page is about: drawn first. */
  isSubject: boolean;
  /** It only fills the page: drawn small and apart. */
  isAside?: boolean;
  /** A sentence names it that only says what goes on around. */
  isFiller?: boolean;
  /** How much larger than usual the text has it: a great stone, a little tree, a ship that gets smaller. */
  growth?: number;
  /** The page does not say that it is there: the story is about it. */
  isUnnamed?: boolean;
  /** A being that shares the sorrow of the page. */
  isSad?: boolean;
  /** Of several that look different, which one. */
  nth?: number;
  /** The clause that names it, in lower case, and the noun by which it does. */
  clause?: string;
  noun?: string;
  /** What is drawn on it. */
  shows?: PropName;
  /** The lead of the story, whose relative it is or among whose kind it lives. */
  kinOf?: { creature: string; description: string };
}

/** The things that a page names as present, in the order of the text, each once; first what the story is about. */
export function readThings(
  plan: StoryPlan,
  scene: Scene,
  setting: Setting,
  event: PageEvent | null = null,
): NamedThing[] {
  const found = new Map<PropName, NamedThing>();
  const subject = subjectOf(plan, scene);
  const told = withoutSpeech(scene.text).toLowerCase();
  const names = properNames(scene.text);
  for (const { clause, earlier, isAside, isAmbient: isAmbientHere } of clausesOf(scene.text, event)) {
    const words = wordsOf(clause);
    for (const { prop: named, from, to } of propMentions(words)) {
      const meant = inStory(named, plan, scene);
      if (meant === null) continue;
      const isSketch = meant === 'picture' && !setting.isInside && !ON_EASEL.test(scene.text);
      const prop = isSketch ? 'paper' : ((setting.isInside ? INDOORS : OUTDOORS)[meant] ?? meant);
      if (PROP_CATALOG[prop].figure && !isBystander(words, from, to, plan)) continue;
      // Of whom somebody speaks is not there, and a guest is often the doctor.
      if (ROLE_LOOKS[prop] && !told.includes(words[to - 1] ?? '')) continue;
      if (ROLE_LOOKS[prop] && !CROWDS.has(prop) && WITH_TITLE.test(scene.guest?.name ?? '')) continue;
      if (isName(words, from, to, plan)) continue;
      if (isDreamtOf(prop, plan)) continue;
      if (PROP_CATALOG[meant].figure !== null && IS_ELSEWHERE.test(clause)) continue;
      if (PROP_CATALOG[meant].figure === null && words.slice(from, to).every((word) => names.has(word)))
        continue;
      // A basket of buns is one thing.
      if (CONTENTS.test(words.slice(0, from).join(' '))) continue;
      // The bench under which a marble lies, and the picture in the post, do not matter.
      if (isAmbientHere && prop !== subject && !SMALL.has(PROP_CATALOG[prop].spot)) continue;
      // Nor what is only spoken of, unless it is shown: `Stay for carrots`.
      if (prop !== subject && !SHOWN_BY_SPEECH.test(clause) && isOnlySpokenOf(words[to - 1] ?? '', plan))
        continue;
      const giver = isGiven(words, from) && isHoldable(prop) ? readSpeaker(plan, scene) : null;
      // What somebody speaks of at the end of a page is not there.
      if (isAside && !giver && prop !== subject && !told.includes(words[to - 1] ?? '')) continue;
      if (isOfCast(words.slice(from, to), plan)) continue;
      // What people do in general.
      if (CROWDS.has(prop) && /\b(?:every time|each time|always|sometimes)\b/.test(clause)) continue;
      const last = words[to - 1] ?? '';
      if (!found.has(prop))
        found.set(prop, {
          prop,
          isMany: toSingular(last) !== last || COLLECTIVE.test(last),
          ...(PAIR.test(words.slice(Math.max(0, from - 3), from).join(' ')) && { isPair: true }),
          holder: giver ?? (isHoldable(prop) ? holderIn(clause, last, plan, scene, earlier) : null),
          color:
            COLOR_WORDS.get(words[from - 1] ?? '') ??
            (words[to] === 'painted' ? COLOR_WORDS.get(words[to + 1] ?? '') : null) ??
            (prop === subject ? colorOfSubject(plan) : null),
          isSubject: prop === subject,
          clause,
          noun: last,
          ...growthOf(words, from, prop, scene, prop === subject),
          ...(isAside && !giver && prop !== subject ? { isAside, isFiller: isAmbientHere } : {}),
          ...((PROP_CATALOG[prop].kin || ROLE_LOOKS[prop]) && plan.cast[0]
            ? { kinOf: relativesKin(plan, scene) ?? plan.cast[0] }
            : {}),
        });
    }
  }
  const isActor = (prop: PropName) => PROP_CATALOG[prop].words.some((word) => isOfCast([word], plan));
  for (const prop of scene.props) if (!found.has(prop) && !isActor(prop)) found.set(prop, plainThing(prop));
  // A rainbow is in the sky when the text says so.
  const isSeen =
    subject !== null &&
    !isDreamtOf(subject, plan) &&
    !SKY_LIGHTS.has(subject) &&
    !isActor(subject) &&
    !isWornByGuest(subject, plan, scene);
  if (isSeen && !found.has(subject))
    found.set(subject, {
      ...plainThing(subject),
      isSubject: true,
      isUnnamed: true,
      color: colorOfSubject(plan),
      ...(ROLE_LOOKS[subject] && plan.cast[0] ? { kinOf: plan.cast[0] } : {}),
    });
  const lead = plan.cast[0];
  if (lead && hasNamedChild(plan, scene) && !found.has('children'))
    found.set('children', { ...plainThing('children'), kinOf: lead });
  const crowd = readCrowd(plan, scene, setting);
  if (lead && crowd && ![...CROWDS].some((each) => found.has(each)))
    found.set(crowd, { ...plainThing(crowd), isMany: true, kinOf: lead });
  for (const prop of readImplied(plan, scene, setting))
    if (!found.has(prop) && !isActor(prop)) found.set(prop, { ...plainThing(prop), isSubject: true });
  const absent = new Set([...readAbsent(scene.text), ...lackedBy(plan, scene)]);
  const asides = [...found.values()].filter(
    ({ prop, isAside }) =>
      isAside && !PLAIN.has(prop) && !isDrawnByBackdrop(prop, setting) && !absent.has(wholeOf(prop)),
  );
  const shown = asides
    // What a filler names is drawn in a hand or not at all: in a corner nobody knows why it is there.
    .filter(({ holder, isFiller }) => holder !== null || !isFiller)
    .slice(0, scene.actors.length < 3 ? 2 : 1);
  return (
    [...found.values()]
      .filter(({ prop }) => !absent.has(wholeOf(prop)))
      .filter(({ prop }) => !isPart(prop, found, plan))
      // A detail is a discovery, several beside three actors are clutter.
      .filter((thing) => !thing.isAside || shown.includes(thing))
      // Those of Holi are of powder.
      .filter(({ prop }) => prop !== 'cloud' || !/\bholi\b/i.test(plan.about?.topic ?? ''))
      .filter(
        ({ prop, isSubject }) =>
          // A boat is mended in a workshop.
          (isSubject && setting.backdrop === 'workshop') ||
          !(setting.isInside ? PROP_CATALOG[prop].isOutdoors : PROP_CATALOG[prop].isIndoors),
      )
      // A room has its door; a second one would stand in its middle.
      .filter(({ prop, isSubject }) => prop !== 'door' || isSubject || !setting.isInside)
      // Who is indoors does not see the house.
      .filter(({ prop, isSubject }) => prop !== 'house' || isSubject || !setting.isInside)
      // Those on deck need no other ship.
      .filter(({ prop }) => setting.backdrop !== 'ship' || (prop !== 'rowing-boat' && prop !== 'ship'))
      .sort((a, b) => Number(b.isSubject) - Number(a.isSubject))
  );
}

const DREAMT_OF =
  /\b(?:wants?|wanted|would like|learn\p{L}*|dream\p{L}*|pretend\p{L}*) (?:to be|of being|being) (?:an? )?(\p{L}+(?: \p{L}+)?)/iu;

/** Who wants to be a firefighter is the only one there. */
function isDreamtOf(prop: PropName, { about, asked }: StoryPlan): boolean {
  if (PROP_CATALOG[prop].figure === null) return false;
  const words = DREAMT_OF.exec(`${about?.topic ?? ''}, ${asked?.theme ?? ''}`)?.[1]?.toLowerCase() ?? '';
  return [words, words.split(' ')[0] ?? ''].some((noun) => noun !== '' && propOfNoun(noun) === prop);
}

/** `Take this lantern`, `Here’s an egg timer`: it is in the speaker’s hand. */
const isGiven = (words: readonly string[], from: number): boolean =>
  GIVES.test(words.slice(Math.max(0, from - 5), from).join(' '));
const GIVES =
  /\b(?:take|here’s|here is|(?:i’ve|i have) (?:brought|got)|you can have|borrow) (?:you )?(?:an?|the|this|my|our|some|these|one of my)(?: \p{L}+){0,2}$/u;

/** `two shoes`, `a pair of red boots` */
const PAIR = /\b(?:two|both|pair of)(?: \p{L}+)?$/u;

/** What is in something that is carried comes next. */
const CONTENTS = /\b(?:basket|bag|box|flask|jug|jar|bucket|sack|tin|bottle|pot) of(?: [\p{L}-]+)?$/u;

/** Who is at home is not in the shop. */
const IS_ELSEWHERE = /\b(?:was|were|sat|sitting|stayed) (?:\w+ )?(?:at home|on holiday|far away)\b/;

/** In a room a car is a toy, and a fire is in its place. */
const INDOORS: Partial<Record<PropName, PropName>> = { car: 'toy-car', campfire: 'fireplace' };

/** Outdoors a drawing is a sheet of paper, unless somebody paints there. */
const ON_EASEL = /\b(?:paint\w*|easel|exhibition|gallery|hung|hang\w*)\b/i;

/** Parts that are drawn with the whole. */
const PART_OF: Partial<Record<PropName, readonly PropName[]>> = {
  saddle: ['bike', 'horse', 'donkey'],
  wheel: ['bike', 'car', 'bus', 'van', 'lorry', 'tractor', 'wheelchair', 'pram', 'scooter', 'train'],
};

/** Whether a whole is there, or is what the story is about. */
const isPart = (prop: PropName, found: ReadonlyMap<PropName, NamedThing>, { about }: StoryPlan): boolean =>
  PART_OF[prop]?.some((whole) => found.has(whole) || propOfNoun(about?.noun ?? '') === whole) ?? false;

/** No standard lamp stands in a meadow. */
const OUTDOORS: Partial<Record<PropName, PropName>> = { lamp: 'lantern', 'unlit-lamp': 'unlit-lantern' };

const SKY_LIGHTS: ReadonlySet<PropName> = new Set<PropName>([
  'rainbow',
  'sun',
  'moon',
  'star',
  'cloud',
  'lightning',
  'fireworks',
]);
const SMALL: ReadonlySet<string> = new Set(['hand', 'ground', 'table']);
/** Somebody speaks of what is before their eyes. */
const SHOWN_BY_SPEECH = /\b(?:here|look|this|that|these|those|there|take|have (?:an?|some|one)|my|your)\b/;

/** Whether no page of the book tells of a thing, but somebody speaks of it. */
export const isOnlySpokenOf = (word: string, plan: StoryPlan): boolean =>
  !toldInBook(plan).includes(toSingular(word));

const TOLD = new WeakMap<StoryPlan, string>();
function toldInBook(plan: StoryPlan): string {
  const known =
    TOLD.get(plan) ??
    plan.scenes
      .map(({ text }) => withoutSpeech(text))
      .join(' ')
      .toLowerCase();
  TOLD.set(plan, known);
  return known;
}
/** No discovery by itself. */
const PLAIN: ReadonlySet<PropName> = new Set<PropName>(['grass', 'leaf', 'bush', 'window', 'door']);

/** The clauses of a page that state what is the case; what only fills it comes in its second half, or is somewhere else. */
function clausesOf(
  text: string,
  event: PageEvent | null,
): { clause: string; earlier: string; isAside: boolean; isAmbient: boolean }[] {
  let start = 0;
  return splitSentences(text).flatMap((sentence) => {
    const isEvent = event !== null && withoutSpeech(sentence).includes(event.sentence.trim());
    const isAside = start > 0 && !isEvent && (start > text.length * 0.5 || isAmbient(sentence));
    start += sentence.length;
    return factualClauses(sentence).map((clause, i, clauses) => ({
      clause,
      earlier: clauses.slice(0, i).join(' '),
      isAside,
      isAmbient: isAside && isAmbient(sentence),
    }));
  });
}

/** The prop of what the story is about, if its pages speak of it and not of something else instead. */
export function subjectOf(plan: StoryPlan, scene: Scene): PropName | null {
  if (isBoardGame(plan, scene)) return 'chess';
  const noun = plan.about?.noun?.toLowerCase();
  const own = noun ? subjectNamed(noun, plan) : null;
  if (own) return inStory(own, plan, scene);
  // `Somebody collecting umbrellas`: what the being of the story is busy with.
  const words = wordsOf((plan.about?.topic ?? '').toLowerCase());
  const other =
    propMentions(words)
      .map(({ from, to }) => subjectNamed(words.slice(from, to).join(' '), plan))
      .find((prop) => prop !== null && PROP_CATALOG[prop].figure === null) ?? recurringIn(plan, scene);
  return other ? inStory(other, plan, scene) : null;
}

const RECURRING = new WeakMap<StoryPlan, { prop: PropName; from: number } | null>();

/** The animals that half of the pages tell of, from their first page on: the ducklings of a story about a road. */
function recurringIn(plan: StoryPlan, scene: Scene): PropName | null {
  const known = RECURRING.get(plan);
  const found = known === undefined ? mostTold(plan) : known;
  RECURRING.set(plan, found);
  return found && plan.scenes.findIndex(({ pageNumber }) => pageNumber === scene.pageNumber) >= found.from
    ? found.prop
    : null;
}

function mostTold(plan: StoryPlan): { prop: PropName; from: number } | null {
  const pages = new Map<PropName, number[]>();
  for (const [i, { text }] of plan.scenes.entries()) {
    const words = factualClauses(withoutSpeech(text)).map(wordsOf);
    const props = words.flatMap((clause) =>
      propMentions(clause)
        .filter(({ from, to }) => !isName(clause, from, to, plan) && !isOfCast(clause.slice(from, to), plan))
        .map(({ prop }) => prop),
    );
    for (const prop of new Set(props)) pages.set(prop, [...(pages.get(prop) ?? []), i]);
  }
  const [best] = [...pages]
    .filter(([prop]) => ANIMALS.has(prop) && !PROP_CATALOG[prop].kin)
    .sort((a, b) => b[1].length - a[1].length);
  return best && best[1].length * 2 >= plan.scenes.length ? { prop: best[0], from: best[1][0] ?? 0 } : null;
}

/** The prop of a noun that a third of the pages name. */
function subjectNamed(noun: string, plan: StoryPlan): PropName | null {
  const prop = propOfNoun(noun);
  // Pages call a sandcastle the castle.
  const head = (noun.split(/[\s-]+/).at(-1) ?? '').replace(/^sand(?=castle)/, '');
  const named = plan.scenes.filter(({ text }) => text.toLowerCase().includes(toSingular(head))).length;
  if (!prop || named * 3 < plan.scenes.length) return null;
  // Beings of the cast are there already, and relatives only where the text says so.
  const isBeing = PROP_CATALOG[prop].figure !== null || ANIMALS.has(prop);
  return isOfCast([head], plan) || (isBeing && PROP_CATALOG[prop].kin) ? null : prop;
}

/** Guests who have the role themselves. */
const WITH_TITLE =
  /^(?:dr|doctor|nurse|miss|mrs?|ms|captain|coach|king|queen|sir|lady|chef|postman|farmer|professor)\b/i;
const ARTICLE =
  /^(?:an?|the|his|her|its|their|my|our|your|one|another|two|three|four|five|six|some|many|every)$/;
const RELATIVE = /^(?:mum|mummy|mama|dad|daddy|papa|grandma|granny|nana|grandpa|grandad|aunt|auntie|uncle)$/;
/** A paper tiger and a lion mask are none. */
const MADE = /^(?:paper|toy|stuffed|wooden|chocolate|plush|cardboard|knitted|sea)$/;
const THING_AFTER =
  /^(?:mask|costume|book|picture|cub|song|cake|biscuit|hat|ears?|story|suit|puppet|trap|pet|room|mates?|seat|shirt|photo|bus|guinea)$/;

/** Relatives to whom one goes, or of whom one thinks, are not there yet. */
export const isAway = (words: readonly string[], from: number): boolean =>
  RELATIVE.test(words[from] ?? '') &&
  /^(?:to|at|see|visit|for|about|of|miss|missed|from|towards?|like)$/.test(words[from - 1] ?? '');

/** Those for whom or from whom something is need not be there. */
const NOT_HERE = /^(?:for|from|about)$/;

/** Whether words name a being that is there: after an article or as a name, and nobody of the cast. */
function isBystander(words: readonly string[], from: number, to: number, plan: StoryPlan): boolean {
  const named = words.slice(from, to);
  if (isAway(words, from)) return false;
  // `a bill for the baker`
  if (ARTICLE.test(words[from - 1] ?? '') && NOT_HERE.test(words[from - 2] ?? '')) return false;
  if (isOfCast(named, plan)) return false;
  if (MADE.test(words[from - 1] ?? '') || THING_AFTER.test(words[to] ?? '')) return false;
  const isMany = toSingular(named.at(-1) ?? '') !== named.at(-1);
  return (
    isMany ||
    named[0] === 'the' ||
    RELATIVE.test(named[0] ?? '') ||
    words.slice(Math.max(0, from - 3), from).some((word) => ARTICLE.test(word))
  );
}

/** A thing of which the text says nothing more. */
export const plainThing = (prop: PropName): NamedThing => ({
  prop,
  isMany: false,
  color: null,
  holder: null,
  isSubject: false,
});
