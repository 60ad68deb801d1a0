import { chooseBeats } from './beats/choose-beats.ts';
import type { StoryContext } from './beats/story-context.ts';
import { writeScenes } from './beats/write-scenes.ts';
import { lintBodies } from './bodies/lint-bodies.ts';
import { choosePlot } from './choose-plot.ts';
import { fillTemplate, type SlotCharacters, UnknownSlotError } from './fill-template.ts';
import { withArticle } from './grammar/articles.ts';
import type { StorySource } from './lexicon/story-source.ts';
import { chooseSource } from './lexicon-stories/choose-source.ts';
import { endingPhrases } from './lexicon-stories/ending-phrases.ts';
import { withPronouns } from './lexicon-stories/kin-and-age.ts';
import { withoutOutcomes } from './lexicon-stories/outcome.ts';
import { planLexiconStory } from './lexicon-stories/plan-lexicon-story.ts';
import { themeOfCast } from './lexicon-stories/theme-of-cast.ts';
import { lintStory } from './lint-story.ts';
import { moderateByRules, type StoryTone, toneOf } from './moderation/moderate-text.ts';
import { type Character, parseCharacter } from './parse/parse-character.ts';
import { parseEnding } from './parse/parse-ending.ts';
import { parseTheme } from './parse/parse-theme.ts';
import { assignShortNames } from './parse/short-names.ts';
import { readingLevelFor } from './reading-level.ts';
import { plotWithoutRotation } from './rotation.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { CastMember, Guest, StoryPlan, StoryRequest } from './story-plan.ts';
import { createTemplateRenderer } from './template-renderer.ts';
import { sidekicks, spareHelperNames } from './templates/sidekicks.ts';
import { correctSpelling } from './theme/correct-spelling.ts';
import { readTheme } from './theme/read-theme.ts';
import type { ThemeReading } from './theme/theme-rule.ts';
import type { Plot } from './theme-packs/theme-pack.ts';
import { whilePlanning } from './while-planning.ts';

/** How many seeds are tried until a story has no lint finding; what three seeds have not mended, is in what was typed. */
const MAX_ATTEMPTS = 6;

/** After so many attempts the plot's own solution is told, and the ending after it. */
const ATTEMPTS_WITH_OUTCOMES = 3;

/** A fish with toes is odd, but no wrong sentence: it is worth fewer attempts, and counts only among stories that are right otherwise. */
const MAX_ATTEMPTS_FOR_BODIES = 2;
const WEIGHT = 100;

/**
 * Plans the whole story of a request: title, and the text, actors and props of every page. Deterministic: the same request gives the
 * same story. The story is linted before it is returned; a finding means another attempt, and after the last the best one is taken.
 * Callers reject unsafe input beforehand; a theme or ending that fails moderation here is replaced by a default.
 */
export function planStory(input: StoryRequest): StoryPlan {
  return whilePlanning(() => planLinted(input));
}

function planLinted(input: StoryRequest): StoryPlan {
  const typed = usable(input.theme, 'friendship');
  const theme = correctSpelling(typed.text);
  const themeTone = theme === typed.text ? typed.tone : toneOf(theme);
  const ending = usable(input.desiredEnding, 'everyone is happy');
  const request = {
    ...input,
    cast: input.cast.map(withPronouns),
    theme,
    desiredEnding: correctSpelling(ending.text),
  };
  const reading = readTheme(themeOfCast(theme, request.cast) ?? theme);
  const chosen = chooseSource(reading, themeTone);
  const isGentle = themeTone === 'gentle' || ending.tone === 'gentle';
  const source = chosen && { ...chosen, gentle: chosen.gentle || isGentle };
  let best: { plan: StoryPlan; findings: number } | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const seed = attempt === 0 ? request.seed : `${request.seed}#${attempt}`;
    const told = source && attempt >= ATTEMPTS_WITH_OUTCOMES ? withoutOutcomes(source) : source;
    const plan = { ...planOnce({ ...request, seed }, told, reading), seed: request.seed };
    const findings = lintStory(plan).length * WEIGHT + lintBodies(plan).length;
    if (best === null || findings < best.findings) best = { plan, findings };
    if (best.findings === 0 || (best.findings < WEIGHT && attempt + 1 >= MAX_ATTEMPTS_FOR_BODIES)) break;
  }
  return best!.plan;
}

/** What was typed with its tone, or the default where it fails moderation. Moderation is a fifth of planning: once for each text. */
function usable(text: string, fallback: string): { text: string; tone: StoryTone } {
  const result = moderateByRules(text);
  return result.ok ? { text, tone: result.tone } : { text: fallback, tone: 'plain' };
}

/** Plans with the plot that fits the theme: of a concept or general frame, or of a theme pack where the theme names its world. */
function planOnce(request: StoryRequest, source: StorySource | null, reading: ThemeReading): StoryPlan {
  if (source === null) return planPackStory(request);
  try {
    return planLexiconStory(request, source, reading);
  } catch (error) {
    // A theme of several sentences can be read as one that names nobody for the plot: a story about something else is better than none.
    if (error instanceof UnknownSlotError) return planPackStory(request);
    throw error;
  }
}

function planPackStory(request: StoryRequest): StoryPlan {
  const random = createSeededRandom(request.seed);
  const { theme, desiredEnding } = request;
  const recentPlots = (request.recentPlots ?? []).map(plotWithoutRotation);
  const { id, plot } = choosePlot({ theme, desiredEnding, recentPlots }, random);
  const { lead, friend, third, helper, sidekick } = chooseCharacters(request.cast, plot, random);
  const characters: SlotCharacters = {
    L: lead,
    F: friend,
    T: third,
    G: { shortName: helper.name, fullName: `${helper.name} the ${helper.creature}` },
  };
  const planned = chooseBeats(request.totalPages);
  const readingLevel = readingLevelFor(request.age);
  const parsedTheme = parseTheme(theme, readingLevel.maxThemeWords);
  const ending = parseEnding(desiredEnding, request.cast, readingLevel.maxEndingWords);
  const values = {
    ...endingPhrases(ending, third !== null),
    spot: plot.spot,
    thing: plot.thing,
    object: plot.object,
    ...(parsedTheme.topic ? { topic: parsedTheme.topic } : {}),
  };
  const context: StoryContext = {
    plot,
    lead,
    friend,
    third,
    theme: parsedTheme,
    ending,
    themeTemplateIndex: random.nextInt(readingLevel.id === 'young' ? 3 : 60),
    hasHelper: sidekick === null,
    beats: planned.map(({ beat }) => beat),
    readingLevel,
    random,
    progress: { pagesWritten: 0, pagesByName: new Map() },
    renderer: createTemplateRenderer({
      characters,
      values,
      random,
      isBrief: readingLevel.id === 'young' || request.totalPages <= 3,
    }),
  };
  return {
    title: chooseTitle(context, characters, random),
    plot: id,
    seed: request.seed,
    cast: request.cast,
    scenes: writeScenes(context, planned, { helper, sidekick }),
    asked: { theme, desiredEnding, age: request.age },
  };
}

/** The cast in its roles, with a sidekick for a single character, and the plot's helper under a name that nobody else has. */
function chooseCharacters(members: readonly CastMember[], plot: Plot, random: SeededRandom) {
  const shortNames = assignShortNames(members);
  const cast = members.map((member, i) => parseCharacter(member, shortNames[i] ?? member.name, random));
  const sidekick = cast.length === 1 ? chooseSidekick(shortNames, random) : null;
  const { name, creature } = plot.helperCharacter;
  return {
    lead: cast[0] as Character,
    friend: sidekick?.character ?? (cast[1] as Character),
    third: cast[2] ?? null,
    helper: { name: avoidNameClash(name, shortNames, random), creature },
    sidekick: sidekick?.guest ?? null,
  };
}

function chooseSidekick(
  shortNames: readonly string[],
  random: SeededRandom,
): { character: Character; guest: Guest } {
  const taken = shortNames.map((name) => name.toLowerCase());
  const available = sidekicks.filter(
    (sidekick) => !taken.some((name) => name.includes(sidekick.name.toLowerCase())),
  );
  const chosen = random.pick(available);
  const character = parseCharacter({ id: 'guest', ...chosen }, chosen.name, random);
  return { character, guest: { name: chosen.name, creature: chosen.creature } };
}

function avoidNameClash(name: string, shortNames: readonly string[], random: SeededRandom): string {
  const taken = shortNames.map((shortName) => shortName.toLowerCase());
  const clashes = (candidate: string) =>
    taken.some((other) => candidate.toLowerCase().includes(other) || other.includes(candidate.toLowerCase()));
  return clashes(name) ? random.pick(spareHelperNames.filter((spare) => !clashes(spare))) : name;
}

function chooseTitle({ plot, lead }: StoryContext, characters: SlotCharacters, random: SeededRandom): string {
  const fitting = plot.titles
    .map((title) => fillTemplate(title, characters, {}, random))
    .filter((title) => title.length <= 48);
  return fitting.length > 0 ? random.pick(fitting) : `${lead.shortName} and ${withArticle(plot.object)}`;
}
