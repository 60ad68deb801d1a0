import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { toldSentences } from './sentences-of-page.ts';

/** What goes on growing or shrinking through a whole story, by the request or a description. */
const KEEPS_GROWING =
  /\b(?:stop(?:s|ped)?|keeps?|kept|starts?|started|never stops?) (?:on )?growing\b|\bgrow(?:s|ing)? (?:and grow(?:s|ing)?|(?:bigger|taller|larger)|too (?:big|tall))\b|\bgrew (?:and grew|too (?:big|tall)|bigger|taller)\b|\bgets? (?:bigger|taller) (?:and|every)\b|\bgetting (?:bigger|taller)\b/i;
const KEEPS_SHRINKING =
  /\b(?:stop(?:s|ped)?|keeps?|kept|starts?|started) (?:on )?shrinking\b|\bshr(?:inks?|ank|unk)\b|\b(?:gets?|getting|got) (?:smaller|tinier)\b/i;

const GREW =
  /\b(?:grew|grown|growing|grows|got|getting|became|swelled|was|were|stood) (?:\p{L}+ ){0,3}(?:bigger|larger|taller|huge|enormous|gigantic|as (?:big|tall|high|large) as (?:an? |the )?(?:house|horse|tree|tower|church|elephant|giant|mountain|hill|door|bus|whale|barn|castle|ship))\b|\bgrew and grew\b/iu;
const SHRANK =
  /\bshr[au]nk\b|\b(?:grew|grown|growing|got|getting|became|was|were) (?:\p{L}+ ){0,3}(?:smaller|tinier|tiny|no bigger than an? (?:mouse|thumb|pea|button|bee|bean|thimble)|as (?:small|little|tiny) as (?:an? |the )?(?:mouse|thumb|pea|button|bee|bean|thimble|ant|crumb))\b/iu;
const AS_BEFORE =
  /\b(?:own|usual|normal|right|proper|old) size\b|\bbig again\b|\bsmall again\b|\bas (?:big|small|tall) as before\b/i;
/** How much a page that says so changes a size, and the limits. */
const STEP = 1.4;
const SMALLEST = 0.5;
const LARGEST = 1.8;

const SIZES = new WeakMap<StoryPlan, ReadonlyMap<string, readonly number[]>>();

/** How much larger or smaller than usual an actor is on a page: what grows or shrinks in the text does so in the pictures. */
export function readGrowth(plan: StoryPlan, scene: Scene, castId: string): number {
  const known = SIZES.get(plan) ?? sizesOf(plan);
  SIZES.set(plan, known);
  return known.get(castId)?.[plan.scenes.findIndex(({ pageNumber }) => pageNumber === scene.pageNumber)] ?? 1;
}

function sizesOf(plan: StoryPlan): ReadonlyMap<string, readonly number[]> {
  return new Map(plan.cast.map(({ id }) => [id, throughTheStory(plan, id) ?? byPages(plan, id)]));
}

/** The sizes of a member who grows or shrinks all the time, until the turn; null for others. */
function throughTheStory({ about, asked, cast, scenes }: StoryPlan, castId: string): number[] | null {
  const member = cast.find(({ id }) => id === castId);
  if (!member) return null;
  const topic = `${about?.topic ?? ''}. ${asked?.theme ?? ''}`;
  const names = [member.name, member.creature].filter((name) => name.length > 2);
  const isMeant = names.some((name) => namePattern(name).test(topic));
  const told = `${member.creature} ${member.description}${isMeant ? ` ${topic}` : ''}`;
  const change = KEEPS_GROWING.test(told) ? 'grows' : KEEPS_SHRINKING.test(told) ? 'shrinks' : null;
  if (!change) return null;
  const turn = Math.max(
    1,
    scenes.findIndex(({ beat }) => beat === 'turn'),
  );
  return scenes.map(({ text }, i) => {
    if (i > turn && AS_BEFORE.test(text)) return 1;
    const share = Math.min(1, i / turn);
    return change === 'grows' ? 0.75 + (LARGEST - 0.75) * share : 1.2 - (1.2 - SMALLEST) * share;
  });
}

/** The sizes of a member by what the pages say of it, each until another says something else. */
function byPages(plan: StoryPlan, castId: string): number[] {
  let size = 1;
  return plan.scenes.map((scene) => {
    const name = namePattern(nameOfActor(plan, scene, castId));
    let isSubject = false;
    for (const sentence of toldSentences(scene.text)) {
      const others = plan.cast.some(
        ({ id }) => id !== castId && namePattern(nameOfActor(plan, scene, id)).test(sentence),
      );
      isSubject = name.test(sentence) || (isSubject && !others && /^(?:he|she|it|they)\b/i.test(sentence));
      if (!isSubject) continue;
      const subject = sentence.replace(/\b(?:like|than|if|wish\w*|want\w*|could|would) [^,.;]+/gi, '');
      if (AS_BEFORE.test(subject)) size = 1;
      else if (SHRANK.test(sentence) && startsWith(sentence, name, SHRANK))
        size = Math.max(SMALLEST, size / STEP);
      else if (GREW.test(subject) && startsWith(subject, name, GREW)) size = Math.min(LARGEST, size * STEP);
    }
    return size;
  });
}

/** Whether what grows is the one who is named before it, and not a part or thing of theirs: `Mira’s shadow grew bigger`. */
function startsWith(sentence: string, name: RegExp, change: RegExp): boolean {
  const before = sentence.slice(0, change.exec(sentence)?.index ?? 0);
  const own = before.replace(name, '').trim();
  return /^(?:(?:and|then|but|so|now|suddenly|at once|he|she|it|they|slowly|just|always|only|still|,|“”) ?)*$/i.test(
    own,
  );
}
