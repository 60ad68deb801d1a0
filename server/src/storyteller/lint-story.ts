import { detectProps } from './detect-props.ts';
import { containsKeyword, hasEnoughKeywords } from './grammar/keywords.ts';
import { mentionsName } from './grammar/mentions-name.ts';
import { countWords, splitSentences } from './grammar/sentences.ts';
import { capitalize } from './grammar/text-formatting.ts';
import { lintPageText, maskSpans } from './lint-page-text.ts';
import { findNonWords } from './lint-words.ts';
import { moderateByRules } from './moderation/moderate-text.ts';
import { type Ending, parseEnding } from './parse/parse-ending.ts';
import { parseTheme, type Theme } from './parse/parse-theme.ts';
import { assignShortNames } from './parse/short-names.ts';
import { ENDING_WORDS, readingLevelFor } from './reading-level.ts';
import type { CastMember, Scene, StoryPlan } from './story-plan.ts';

/** The theme and ending that the user asked for, parsed as the planner parsed them. */
type ParsedInput = { theme: Theme; ending: Ending };

/** Checks a finished story: language, lengths, presence, repetitions, and that theme and ending occur. One finding per entry. */
export function lintStory(plan: StoryPlan): string[] {
  const shortNames = assignShortNames(plan.cast);
  const input = parseInput(plan);
  const userTexts = input ? userWrittenTexts(input) : [];
  const typed = wordsTyped(plan);
  const allowance = extraWordAllowance(plan, shortNames, userTexts);
  const onPage = ({ pageNumber }: Scene, findings: string[]) =>
    findings.map((finding) => `Page ${pageNumber}: ${finding}`);
  return [
    ...lintTitle(plan.title),
    ...plan.scenes.flatMap((scene) => [
      ...onPage(scene, lintPageText(scene.text, pronounsOf(plan), shortNames, userTexts)),
      ...onPage(
        scene,
        findNonWords(scene.text, typed).map((word) => `“${word}” is no word.`),
      ),
      ...onPage(scene, lintPicture(scene, plan, shortNames, userTexts)),
      ...onPage(scene, lintLength(scene, plan, allowance)),
    ]),
    ...lintNames(plan.scenes, shortNames),
    ...lintReferents(plan.scenes, shortNames),
    ...lintPresence(plan, shortNames),
    ...lintDoer(plan),
    ...(input ? lintInputOccurs(plan, shortNames, input) : []),
    ...lintRepetitions(plan.scenes, shortNames),
    ...lintHeldProps(plan.scenes),
  ];
}

function parseInput({ asked, cast }: StoryPlan): ParsedInput | null {
  if (!asked) return null;
  const { maxThemeWords, maxEndingWords } = readingLevelFor(asked.age);
  const ending = parseEnding(asked.desiredEnding, cast, maxEndingWords);
  // An ending that was not asked for, or cannot be understood, is not told.
  const isTold = asked.desiredEnding.trim() !== '' && ending.kind !== 'quoted';
  return {
    theme: parseTheme(asked.theme, maxThemeWords),
    ending: isTold ? ending : { ...ending, keywords: [] },
  };
}

/** Every word of the request, in lower case. */
const wordsTyped = ({ asked, cast }: StoryPlan): ReadonlySet<string> =>
  new Set(
    [
      asked?.theme,
      asked?.desiredEnding,
      ...cast.flatMap(({ name, creature, description }) => [name, creature, description]),
    ]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );

/** Texts that come from the user's input, in every form in which they may be printed. */
function userWrittenTexts({ theme, ending }: ParsedInput): string[] {
  const statements = [ending.statement, ending.fullStatement].map((text) => text.replace(/^\{\w+\} /, ''));
  const wish = (ending.wish ?? '').replace(/\{[^}]*\}/g, '');
  return [
    theme.quotation,
    theme.topic ?? '',
    theme.fullTopic ?? '',
    ending.quotation,
    wish,
    ...statements,
    // Of somebody whom only the user named: `escaped from his cage`.
    ...(`${theme.quotation} ${ending.quotation}`.match(/\b(?:his|her) \p{L}+/giu) ?? []),
  ].filter((text) => text.length > 2);
}

function lintTitle(title: string): string[] {
  if (title.trim().length < 3 || title.length > 60) return [`The title is too short or too long: “${title}”`];
  return /[{}[\]<>|~]/.test(title) || !moderateByRules(title).ok
    ? [`The title can't be shown: “${title}”`]
    : [];
}

/** Whoever is named is in the picture, and every prop in the picture is in the text. */
function lintPicture(
  scene: Scene,
  plan: StoryPlan,
  shortNames: readonly string[],
  userTexts: readonly string[],
): string[] {
  const findings: string[] = [];
  const present = new Set(scene.actors.map(({ castId }) => castId));
  const ownText = maskSpans(scene.text, userTexts);
  plan.cast.forEach((member, i) => {
    if (mentionsName(ownText, shortNames[i] ?? '') && !present.has(member.id) && !isAbsent(plan, member))
      findings.push(`${shortNames[i]} is named but not in the picture.`);
  });
  const { guest } = scene;
  if (guest && mentionsName(scene.text, guest.name) && !present.has('guest'))
    findings.push(`${guest.name} is named but not in the picture.`);
  for (const prop of scene.props) {
    if (!detectProps(scene.text, scene.beat, null).includes(prop))
      findings.push(`a ${prop} is shown that is not in the text.`);
  }
  return findings;
}

/** The page has as many words as the reading level asks for; the maximum is strict for the youngest from three pages on. */
function lintLength(scene: Scene, plan: StoryPlan, allowance: number): string[] {
  if (!plan.asked) return [];
  const { id, minWords, maxWords } = readingLevelFor(plan.asked.age);
  const words = countWords(scene.text);
  const isStrict = id === 'young' && plan.scenes.length >= 3;
  const isCrowdedFirstPage = plan.scenes.length <= 6 && scene.pageNumber === 1;
  const isEndingTold = /^(?:ending|home-again)$/.test(scene.beat) && plan.asked.desiredEnding.trim() !== '';
  const limit =
    maxWords + (isEndingTold ? ENDING_WORDS : 0) + (isStrict ? 0 : allowance + (isCrowdedFirstPage ? 18 : 0));
  const findings: string[] = [];
  if (words < minWords) findings.push(`only ${words} words, fewer than ${minWords}.`);
  if (words > limit) findings.push(`${words} words, more than ${limit}.`);
  return findings;
}

/** Extra words that are tolerated for long user texts and names, and on the crowded pages of very short stories. */
function extraWordAllowance(
  { scenes }: StoryPlan,
  shortNames: readonly string[],
  userTexts: readonly string[],
): number {
  const longInput = Math.max(0, ...userTexts.map(countWords)) - 5;
  const longNames = shortNames.reduce((sum, name) => sum + countWords(name) - 1, 0) * 4;
  const crowded = scenes.length === 1 ? 120 : scenes.length <= 3 ? 90 : 12;
  return Math.max(0, longInput) * 2 + longNames + crowded;
}

/** Names that a page may have, and one more for each character; more of them read like a list. Very short stories need more. */
const MAX_NAMES = 8;

function lintNames(scenes: readonly Scene[], shortNames: readonly string[]): string[] {
  if (scenes.length < 3) return [];
  return scenes.flatMap(({ text, pageNumber }) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const names = words.filter((word) => shortNames.includes(word)).length;
    return names > MAX_NAMES + shortNames.length
      ? [`Page ${pageNumber}: ${names} names, more than ${MAX_NAMES + shortNames.length}.`]
      : [];
  });
}

/** What somebody does to somebody else: between two names that are the same it makes no sense. */
const DONE_TO_SOMEBODY =
  / (?:looked|smiled|waved|nodded|winked|pointed|whispered|listened|belonged|talked|bowed|gave|told|asked|helped|hugged|thanked|scared|followed|watched|saw|heard|met|found|caught|held|fed|led|missed|loved|liked|visited|invited|called|carried|pulled|pushed|tickled|taught|showed|brought|leaned|waited)(?: (?:at|to|for|with|after|on|over|back at))? /gi;
const NOUN_BEFORE = /(?<!\p{L})the \p{L}+$/iu;
/** Before one of two who do it: `Mira and Bo looked at Bo`. */
const JOINED = /(?:[\p{L}’] ?and |\p{L})$/iu;
/** The characters before what is done in which a noun stands. */
const NOUN_LENGTH = 40;

/** Nobody looks at themselves or gives themselves something: no name is the subject and the object of a sentence. */
function lintReferents(scenes: readonly Scene[], shortNames: readonly string[]): string[] {
  return scenes.flatMap(({ text, pageNumber }) => {
    for (const { 0: done, index } of text.matchAll(DONE_TO_SOMEBODY)) {
      const before = text.slice(0, index);
      const after = text.slice(index + done.length).toLowerCase();
      const doer =
        shortNames.find((name) => before.toLowerCase().endsWith(name.toLowerCase())) ??
        NOUN_BEFORE.exec(before.slice(-NOUN_LENGTH))?.[0];
      if (doer === undefined || JOINED.test(before.slice(0, before.length - doer.length).slice(-NOUN_LENGTH)))
        continue;
      if (after.startsWith(doer.toLowerCase()) && !/^[\p{L}’]/u.test(after.slice(doer.length)))
        return [`Page ${pageNumber}: “${doer}${done}${doer}”, though both are the same.`];
    }
    return [];
  });
}

/** Whether a story only speaks of a chosen character, who is away or has died. */
const isAbsent = ({ about }: StoryPlan, { id }: CastMember): boolean => about?.absent?.includes(id) ?? false;

/** The part of the pages on which everybody chosen is named and shown. */
const PRESENT_PART = 0.2;

/** Every cast member is named and shown on some pages; whoever is absent is named. */
function lintPresence(plan: StoryPlan, shortNames: readonly string[]): string[] {
  return plan.cast.flatMap((member, i) => {
    const pages = plan.scenes.filter(
      (scene) =>
        mentionsName(scene.text, shortNames[i] ?? '') &&
        (isAbsent(plan, member) || scene.actors.some(({ castId }) => castId === member.id)),
    );
    return pages.length >= plan.scenes.length * PRESENT_PART
      ? []
      : [`${shortNames[i]} acts on ${pages.length} of ${plan.scenes.length} pages only.`];
  });
}

/** The pronouns of the cast, and of whoever the theme names. */
const pronounsOf = ({ cast, about }: StoryPlan): Pick<CastMember, 'pronouns'>[] =>
  about?.doer ? [...cast, about.doer] : cast;

/** Whoever the theme says does it is named on two pages at least; on the others the plot may say `it`. */
function lintDoer({ about, scenes }: StoryPlan): string[] {
  const doer = about?.doer;
  if (doer === undefined || scenes.length < 3) return [];
  const name = doer.name.replace(/^the /, '');
  const pages = scenes.filter(({ text }) => mentionsName(text, name) || mentionsName(text, capitalize(name)));
  return pages.length >= 2
    ? []
    : [`${doer.name} does it, but is named on ${pages.length} of ${scenes.length} pages only.`];
}

/** The first two pages of a pack's story name the theme, and the ending's keywords occur on the last two of every story. */
function lintInputOccurs(
  { scenes, about, cast }: StoryPlan,
  shortNames: readonly string[],
  { theme, ending }: ParsedInput,
): string[] {
  const wordsOfNames = (names: readonly string[]) => names.flatMap((name) => wordsOf(name).split(' '));
  // Of a long name a story prints the beginning.
  const unprinted = new Set(wordsOfNames(cast.map(({ name }) => name)));
  for (const word of wordsOfNames(shortNames)) unprinted.delete(word);
  const textOf = (pages: readonly Scene[]) => pages.map(({ text }) => text).join(' ');
  const firstPages = textOf(scenes.slice(0, 2));
  const lastPages = textOf(scenes.slice(-2));
  const missing = (keywords: readonly string[], text: string) =>
    keywords.filter((keyword) => !containsKeyword(text, keyword));
  return [
    // A plot that was chosen by the theme tells it in its own words, as it does a theme that is no topic.
    ...(about !== undefined || theme.topic === null || hasEnoughKeywords(firstPages, theme)
      ? []
      : missing(theme.keywords, firstPages)
    ).map((keyword) => `The theme's “${keyword}” is not on the first pages.`),
    // The big sister of a new baby is told by name.
    ...missing(ending.keywords, lastPages)
      .filter((word) => !/^(?:everyone|everybody|whole)$/.test(word) && !unprinted.has(word))
      // `they all become best friends` is told by how they are friends, `we all go home` by who got home.
      .filter((word) => ending.kind !== 'friends' || !/^(?:become|best)$/.test(word))
      .filter((word) => word !== 'go' || !/\b(?:got|came|back|were|was) home\b/.test(lastPages))
      .filter((word) => !/^(?:big|older|sister|brother)$/.test(word) || !theme.keywords.includes('baby'))
      .map((keyword) => `The ending's “${keyword}” is not on the last pages.`),
  ];
}

/** A sentence without quotation marks and other signs: a speech tag moves them. */
const wordsOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** No sentence of more than four words occurs twice, also not of somebody else: `“…,” said Bo` and `“…,” said Mira`. */
function lintRepetitions(scenes: readonly Scene[], shortNames: readonly string[]): string[] {
  const seen = new Set<string>();
  const guests = scenes.flatMap(({ guest, secondGuest }) => [guest?.name ?? '', secondGuest?.name ?? '']);
  const names = new Set([...shortNames, ...guests].flatMap((name) => wordsOf(name).split(' ')));
  return scenes.flatMap(({ text, pageNumber }) =>
    splitSentences(text)
      .filter((sentence) => countWords(sentence) > 4)
      .flatMap((sentence) => {
        const words = wordsOf(sentence)
          .split(' ')
          .map((word) => (names.has(word) ? 'x' : word))
          .join(' ');
        if (seen.has(words)) return [`Page ${pageNumber}: repeated sentence: “${sentence}”`];
        seen.add(words);
        return [];
      }),
  );
}

/** A prop is named on the page on which somebody holds it for the first time. */
function lintHeldProps(scenes: readonly Scene[]): string[] {
  const seen = new Set<string>();
  return scenes.flatMap(({ actors, text, pageNumber }) =>
    actors.flatMap(({ holding }) => {
      if (!holding || seen.has(holding)) return [];
      seen.add(holding);
      return text.toLowerCase().includes(holding)
        ? []
        : [`Page ${pageNumber}: a ${holding} is held that is not in the text.`];
    }),
  );
}
