import { chooseBeats } from '../beats/choose-beats.ts';
import { fillTemplate, type SlotValues } from '../fill-template.ts';
import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import type { Facts } from '../lexicon/facts/fact-table.ts';
import { factsForFrame } from '../lexicon/facts/facts.ts';
import type { StoryPlot, StorySource } from '../lexicon/story-source.ts';
import { normalizeInput } from '../parse/normalize-input.ts';
import type { Character } from '../parse/parse-character.ts';
import { type Ending, parseEnding } from '../parse/parse-ending.ts';
import { parseTheme, type Theme } from '../parse/parse-theme.ts';
import { unwrapRequest } from '../parse/unwrap-request.ts';
import { readingLevelFor } from '../reading-level.ts';
import { createRotatingChooser, formatRotation, nextRotation } from '../rotation.ts';
import { createSeededRandom, fnv1a } from '../seeded-random.ts';
import { type CastMember, Place, type StoryPlan, type StoryRequest } from '../story-plan.ts';
import { createTemplateRenderer } from '../template-renderer.ts';
import { episodes } from '../templates/episodes.ts';
import { type Noun, readNoun } from '../theme/noun.ts';
import { capitalizeProperNouns } from '../theme/proper-nouns.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { withHelperOf } from './advice-of-cast.ts';
import { isThere } from './apart-presence.ts';
import { memberOfTheme, withNames } from './cast-of-theme.ts';
import { choosePlot, plotsForEnding, plotsForTheme } from './choose-lexicon-plot.ts';
import { climaxOf } from './climax/climax.ts';
import { climaxPhrases } from './climax/climax-phrases.ts';
import { mostTellingPlots } from './coverage.ts';
import { isElsewhere } from './details/is-elsewhere.ts';
import { nameInCast } from './details/name-in-cast.ts';
import { detailsOf, type ThemeDetail } from './details/theme-details.ts';
import { happensIn, toldBy } from './details/told-words.ts';
import { arcOf } from './ending-arcs/choose-arc.ts';
import { classOfEnding } from './ending-class.ts';
import { endingPhrases } from './ending-phrases.ts';
import { referentsOf } from './ending-referents.ts';
import { gentleTexture } from './gentle-texture.ts';
import { isBeing, type LexiconStoryContext, wordings } from './lexicon-story-context.ts';
import { merryTexture } from './merry-texture.ts';
import { askedEnding, outcomeFor, toldOfOutcome, withOutcome } from './outcome.ts';
import { pagesOfPlot } from './pages-of-plot.ts';
import { withPartsForCast } from './parts-for-cast.ts';
import { shownTraits } from './shown-traits/shown-trait.ts';
import { slotValues } from './slot-values.ts';
import { sourceForCast } from './source-for-cast.ts';
import { toldOfCast } from './stand-in.ts';
import { assignRoles, castInRoles, doneTo, type StoryCharacters } from './story-characters.ts';
import { chooseTitle } from './story-title.ts';
import { tellStory } from './tell-story.ts';
import { textureWords } from './texture-words.ts';
import { triesInOrder } from './tries-in-order.ts';
import { whoDoesIt } from './who-does-it.ts';
import {
  doneByLead,
  doneByOthers,
  doneForLead,
  doneToGroup,
  endingText,
  givenToLead,
} from './who-the-ending-names.ts';

/** Plans a story whose plot comes from a concept of the lexicon or from a general frame. */
export function planLexiconStory(asked: StoryRequest, chosen: StorySource, reading: ThemeReading): StoryPlan {
  const request = {
    ...asked,
    desiredEnding: withNames(
      asked.desiredEnding,
      asked.cast,
      /^(?:pet-died|death-of-somebody)$/.test(chosen.id),
    ),
  };
  const concept = sourceForCast(chosen, reading, request);
  const random = createSeededRandom(request.seed);
  const recentPlots = request.recentPlots ?? [];
  const salt = (fnv1a(request.seed) >>> 0).toString(36);
  const rotation = nextRotation(recentPlots, salt);
  const chooser = createRotatingChooser(rotation);
  const noun = reading.object ?? reading.subject;
  const facts = factsOfTheme(concept, reading);
  const asks = askedEnding(request.desiredEnding, request.cast);
  const forTheme = mostTellingPlots(concept, plotsForTheme(concept.plots, reading, facts !== null), reading);
  const plainPlot = choosePlot(
    { ...concept, plots: plotsForEnding(forTheme, request.desiredEnding, asks) },
    recentPlots,
    chooser,
    forTheme,
  );
  const outcome = outcomeFor(plainPlot, asks);
  const chosenPlot = withOutcome(plainPlot, outcome);
  const place = Place.safeParse(facts?.place).data;
  const isTold = toldBy(concept, chosenPlot, reading);
  const details = detailsOf(
    unwrapRequest(normalizeInput(request.theme)),
    { isTold, isPlace: happensIn(concept, chosenPlot, reading) },
    {
      names: [
        ...request.cast.flatMap(({ name, creature }) => [name, creature]),
        ...[whoDoesIt(concept, reading).hero?.head ?? []].flat(),
      ],
      memberOf: (mention) => nameInCast(mention, request),
    },
  ).filter((detail) => !isElsewhere(detail, concept, chosenPlot));
  const base: StorySource = {
    ...concept,
    ...withoutUndefined(chosenPlot.setting ?? {}),
    ...(place && { main: place }),
    ...settingOf(details, concept),
  };
  const roles = assignRoles(request, { ...base, plots: [chosenPlot] }, reading, chosenPlot.helper, random);
  const double = base.creature === undefined ? companionAs(roles.subject, roles) : null;
  const { source, plot: written } = toldOfCast(
    base,
    withHelperOf(roles, chosenPlot),
    besideLead(roles),
    request.cast,
    double,
    { lead: roles.lead, theme: request.theme },
  );
  const readingLevel = readingLevelFor(request.age);
  const cast = castInRoles(roles, request.cast);
  const { referents, referent, group, dead } = referentsOf({ request, source, reading, roles, cast });
  const meant = doneToGroup(endingText(request, source, roles, dead), referents);
  const parsed = givenToLead(parseEnding(meant.text, cast, readingLevel.maxEndingWords, meant.referents));
  const ending = roles.isLeadNamed
    ? doneForLead(parsed)
    : doneByOthers(doneByLead(parsed, cast), cast, roles.friendIsGuest ? roles.friend.shortName : undefined);
  const characters = { L: roles.lead, F: roles.friend, T: roles.third, G: roles.helper, S: roles.subject };
  const named = namedValues(roles, reading, request.cast);
  const values = {
    ...textureWords,
    ...slotValues(source, written, reading, facts),
    ...named,
    topic: topicOf(source.topic, roles, 'the' in named),
    reward: rewardOf(ending),
    ...endingPhrases(ending, roles.third !== null),
    ...(outcome && toldOfOutcome(ending)),
    ...climaxPhrases(ending, roles.isLeadNamed && roles.lead.pronouns === 'they/them'),
  };
  const endingClass = classOfEnding(ending, referent, group);
  const isOutcome = outcome !== null;
  const isOwn =
    isOutcome || (endingClass !== 'happy' && !source.isMissing && isOwnSolution(ending, written, values));
  const climax = isOwn
    ? null
    : climaxOf(
        {
          deed: ending.deed,
          endingClass,
          referent,
          group,
          isSearch: isSearch(source) || /^(?:culprit|mystery)$/.test(reading.situation ?? ''),
          isGeneralPlot: source.words.length === 0,
        },
        ending.statement,
      );
  const attempts = triesInOrder(written, (second) => chooser.pick(second), isBeing(roles, roles.friend));
  const planned = pagesOfPlot(chooseBeats(request.totalPages), {
    hasLow: written.low !== undefined || (climax !== null && climax.low.length > 0),
    tries: attempts.length,
  });
  const { plot, tries } = withPartsForCast(
    { plot: written, tries: attempts },
    roles,
    planned,
    climax === null,
  );
  const texture = source.gentle ? gentleTexture : merryTexture;
  const isEndingAsked = request.desiredEnding.trim() !== '';
  const context: LexiconStoryContext = {
    source,
    plot,
    texture,
    roles,
    theme: themeOf(request.theme, source, readingLevel.maxThemeWords),
    deed: deedOf(roles, reading),
    tries,
    ending,
    isEndingAsked,
    endingClass,
    arc:
      isEndingAsked && !isOutcome
        ? arcOf(ending, endingClass, { source, plot }, cast, {
            ...endingPhrases(ending, roles.third !== null),
            pal: roles.friendIsGuest && roles.third ? '{T}' : '{F}',
          })
        : null,
    climax,
    isAboutWish: /^(?:wants|own-wish|longing)/.test(reading.situation ?? '') || reading.situation === 'lacks',
    isOwnSolution: isOwn,
    isOutcome,
    details,
    traits: shownTraits(request.cast, isTold),
    memory: memoryOf(request, roles),
    beats: planned.map(({ beat }) => beat),
    episodes: random.shuffle(episodes.filter(({ weather }) => !weather)),
    readingLevel,
    renderer: createTemplateRenderer({
      characters,
      values,
      random: chooser,
      isBrief: request.totalPages <= 3,
    }),
    progress: {
      pagesWritten: 0,
      pagesByName: new Map(),
      rest: null,
      isProblemBegun: false,
      traitsShown: new Set(),
      traitOnPage: null,
    },
  };
  const fill = (template: string) => fillTemplate(template, characters, values, chooser);
  return {
    title: chooseTitle(plot, roles, fill, chooser),
    plot: `${source.id}/${plot.id}${formatRotation(rotation)}`,
    seed: request.seed,
    cast: request.cast,
    scenes: tellStory(context, planned, random),
    asked: { theme: request.theme, desiredEnding: request.desiredEnding, age: request.age },
    about: {
      source: source.id,
      noun: noun?.bare ?? null,
      kind: noun?.kind ?? null,
      isGentle: source.gentle,
      doer: doerOf(roles, reading),
      absent: absentOf(roles),
      topic: fillTopic(fill('{topic}')),
      thing: fill('{thing}').toLowerCase(),
    },
  };
}

/** Worlds with a roof, where a plot of a room stays in one. */
const INDOORS = /^(?:cottage|school|library|castle|ship)$/;

/** What the words that the plot leaves out change in the pictures; a plot in a building keeps it, but the way there is changed. */
function settingOf(details: readonly ThemeDetail[], { indoors, gentle }: StorySource): Partial<StorySource> {
  const setting: NonNullable<ThemeDetail['setting']> = Object.assign(
    {},
    ...details.map((each) => each.setting),
  );
  if (gentle) return {};
  if (details.some(({ role }) => role === 'world') && !INDOORS.test(setting.main ?? 'cottage'))
    return { ...setting, indoors: false };
  return indoors && setting.main ? { home: setting.main } : setting;
}

/** What is known about the thing or the being that a source's plots are about. */
function factsOfTheme({ id, factsOf, creature }: StorySource, reading: ThemeReading): Facts | null {
  const noun =
    creature === 'theme' ? (reading.subject ?? reading.object) : (reading.object ?? reading.subject);
  const named = factsOf && noun ? noun.bare : reading.text;
  return factsForFrame(factsOf ?? id, named, noun);
}

/** A single word that names one of these, or such a place, needs an article: `thinking about an airport`. */
const isCounted = ({ kind, head }: Noun): boolean =>
  /^(?:animal|bird|bug|being|person|vehicle|machine|instrument|toy|furniture)$/.test(kind ?? '') ||
  /(?:port|shop|castle|museum|market|park|library|farm|lighthouse|circus|zoo|cave|island|station|bakery)$/.test(
    head,
  );

/** The theme in its own words; one word that a concept understands is a topic, not a riddle to quote. */
function themeOf(input: string, source: StorySource, maxWords: number): Theme {
  const parsed = parseTheme(input, maxWords);
  const [topic, fullTopic] = [parsed.topic, parsed.fullTopic].map(
    (text) => text && capitalizeProperNouns(text),
  );
  const theme = { ...parsed, topic: topic ?? null, fullTopic: fullTopic ?? null };
  const isUnderstood = source.words.length > 0 || source.gentle;
  if (theme.topic !== null || !theme.isOneWord || theme.isQuestion || !isUnderstood) return theme;
  const typed = theme.quotation.replace(/[.!?]+$/, '');
  const noun = readNoun(typed);
  const isOne = noun !== null && isCounted(noun) && !noun.isPlural && !noun.isProper;
  const word = capitalizeProperNouns(isOne ? noun.a : typed);
  return { ...theme, topic: word, fullTopic: word };
}

/** What the lead remembers: an adventure in which the lead was. */
function memoryOf({ lastAdventure }: StoryRequest, { lead }: StoryCharacters): string | null {
  return lastAdventure?.castIds.includes(lead.castId) ? lastAdventure.topic : null;
}

function withoutUndefined<T extends object>(values: T): Required<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Required<T>;
}

/** A topic within a sentence: filling a template has given it a capital. */
function fillTopic(filled: string): string {
  return /^(An?|The|How|Why|What) /.test(filled) ? filled[0]?.toLowerCase() + filled.slice(1) : filled;
}

/** Whether a source is about something that is looked for, or that nobody can explain. */
const isSearch = ({ id, isMissing }: StorySource): boolean =>
  isMissing ||
  /lost|gone|strayed|mystery|culprit|who-did-it|took|detective|noise-in|missing|thief|disappear/.test(id);

/** A chosen character who is feared, missed or acted on has its name where the plot says `{the}` or `{the_item}`. */
function namedValues(roles: StoryCharacters, reading: ThemeReading, cast: readonly CastMember[]): SlotValues {
  const { subject, object, item, situation } = reading;
  const named = object ?? subject;
  const nth = named ? memberOfTheme(named, cast) : -1;
  const isPart = nth >= 0 && cast[nth]?.id !== roles.lead.castId && roles.subject === null;
  const done = situation === null ? -1 : doneTo(reading, cast);
  const of = (index: number) =>
    [roles.lead, roles.friend, roles.third, ...roles.apart.map(({ character }) => character)].find(
      (character) => character !== null && character.castId === cast[index]?.id,
    );
  const whole = isPart ? of(nth) : item === null && done >= 0 ? of(done) : undefined;
  const part = item !== null && done >= 0 ? of(done) : undefined;
  return {
    ...(whole && { a: whole.fullName, the: whole.shortName }),
    ...(part && {
      an_item: part.fullName,
      the_item: part.shortName,
      goods: part.shortName,
      some_goods: part.fullName,
    }),
  };
}

/** The topic of a source; a name in it is followed by a comma: `Vera, who was broken`. */
function topicOf(topic: string, { subject, friend, third }: StoryCharacters, isNamed: boolean): string {
  const isOfCast = subject !== null && (subject === friend || subject === third);
  const ofThe = isNamed ? topic.replace(/\{the\} (?:that|who)\b/, '{the}, who') : topic;
  return isOfCast ? ofThe.replace('{S} who', '{S}, who') : ofThe;
}

/** The chosen characters beside the lead, those who cannot take part among them. */
const besideLead = ({ friend, third, fourth, apart }: StoryCharacters): Character[] =>
  [friend, third, fourth, ...apart.map(({ character }) => character)].filter((role) => role !== null);

/** The chosen companion who is the being that the plot is about; null where somebody invented is. */
function companionAs(
  subject: StoryCharacters['subject'],
  { friend, third, friendIsGuest }: StoryCharacters,
): Character | null {
  if (subject === null) return null;
  if (subject === third) return third;
  return subject === friend && !friendIsGuest ? friend : null;
}

/** The ids of those of whom the story only speaks. */
function absentOf({ apart }: StoryCharacters): string[] | undefined {
  const absent = apart.filter(({ why }) => !isThere(why)).map(({ character }) => character.castId);
  return absent.length > 0 ? absent : undefined;
}

/** Whoever the theme says does or is something, as the text calls them. */
function doerOf(
  { isLeadNamed, lead, subject }: StoryCharacters,
  reading: ThemeReading,
): NonNullable<StoryPlan['about']>['doer'] {
  const doer = isLeadNamed ? lead : (reading.subject ?? reading.object) === null ? null : subject;
  return doer ? { name: doer.shortName, pronouns: doer.pronouns ?? '' } : undefined;
}

/** What whoever the theme names does, as a clause in the past tense. */
function deedOf(
  { isLeadNamed, subject, friend, third, friendIsGuest }: StoryCharacters,
  { situation, action }: ThemeReading,
): string | null {
  if (action === null) return null;
  if (isLeadNamed) return situation === 'cannot' || situation === 'wants' ? null : '{L} {did}';
  // A chosen character who does it comes on page 2.
  const isChosen = (subject === friend && !friendIsGuest) || subject === third;
  return subject !== null && !isChosen && /^(?:deed|misdeed|makes-being)$/.test(situation ?? '')
    ? '{S+} {did}'
    : null;
}

/** What somebody gets at the end, as an object: `a strawberry` of `he gets a strawberry`. */
const rewardOf = ({ statement }: Ending): string =>
  /\b(?:got|ate|had|was given) ((?:an?|some) \p{L}+(?: \p{L}+)?)$/u.exec(statement)?.[1] ??
  'a little something good';

/** Whether the ending says what the plot's own solution says. */
function isOwnSolution(ending: Ending, plot: StoryPlot, values: ReturnType<typeof slotValues>): boolean {
  if (ending.kind === 'quoted') return false;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, slot: string) => values[slot.toLowerCase()] ?? all);
  const own = [plot.goal, plot.solved, ...wordings(plot.done)].map(fill).map(fill).join(' ');
  const keywords = extractKeywords(ending.fullStatement.replace(/\{[^}]*\}/g, ''));
  const told = keywords.filter((word) => word.length > 2 && containsKeyword(own, word));
  if (told.length === 0 || told.length * 2 <= keywords.length) return false;
  // What it is done to counts most: of `they have a party in the new house` the party.
  const act = (ending.deed?.infinitive ?? ending.statement).replace(/\{[^}]*\}/g, '');
  const [object = ''] = extractKeywords(act.replace(ending.deed ? /^\S+ / : '', '')).filter(
    (word) => !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|all)$/.test(word),
  );
  return containsKeyword(own, object);
}
