import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { joinWithAnd } from '../grammar/text-formatting.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Beat } from '../story-plan.ts';
import { apartFragments } from './apart-presence.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';
import { animalLines, gentleThemeLines } from './theme-lines.ts';

/** Lines for the characters whom the required fragments do not name: companions, then those who cannot take part. */
export function presence(
  context: LexiconStoryContext,
  beat: Beat,
  required: readonly Fragment[],
): Fragment[] {
  return [...companionLines(context, beat, required), ...apartFragments(context, beat, required)];
}

/** Lines for lead and companions whom the required fragments do not name; whoever was named least comes first. */
function companionLines(context: LexiconStoryContext, beat: Beat, required: readonly Fragment[]): Fragment[] {
  const { progress, texture, renderer, roles, readingLevel } = context;
  const text = required
    .filter(({ priority }) => priority === 'required')
    .map((fragment) => fragment.shorterVersions?.at(-1)?.text ?? fragment.text)
    .join(' ');
  const pagesOf = (name: string) => progress.pagesByName.get(name) ?? 0;
  const isRare = (name: string) => pagesOf(name) * 2 <= progress.pagesWritten + 1;
  const brief = (who: string, lines: readonly string[]) => renderer.renderUnused(lines, undefined, { who });
  const line = (name: string, rendered: string | null, lines: readonly string[]): Fragment[] =>
    toFragments(
      'required',
      rendered ?? brief(name, lines),
      ...inFewerWords(brief(name, lines)),
      ...(isRare(name) ? [] : [omitAtCost(1)]),
    );
  const lead = namesCharacter(text, roles.lead)
    ? []
    : line(roles.lead.shortName, leadLine(context, beat), texture.briefLead[beat]);
  const companions = companionsOf(context)
    .filter((companion) => companion.castId !== 'guest' && !namesCharacter(text, companion))
    .filter((companion) => !isHelping(context, beat, companion))
    .sort((a, b) => pagesOf(a.shortName) - pagesOf(b.shortName));
  if (companions.length > 1 && readingLevel.id === 'young') {
    const who = joinWithAnd(companions.map(({ shortName }) => shortName));
    const isNeeded = companions.some(({ shortName }) => isRare(shortName));
    const together = toFragments(
      'required',
      brief(who, texture.brief[beat]),
      ...(isNeeded ? [] : [omitAtCost(1)]),
    );
    return [...lead, ...missedBeing(context, beat, text, isRare), ...together];
  }
  return [
    ...lead,
    ...missedBeing(context, beat, text, isRare),
    ...companions.flatMap((companion) =>
      line(companion.shortName, companionLine(context, beat, companion), texture.brief[beat]),
    ),
  ];
}

/** Whoever the theme says does it is not only talked about. */
function missedBeing(
  context: LexiconStoryContext,
  beat: Beat,
  text: string,
  isRare: (name: string) => boolean,
): Fragment[] {
  const { subject } = context.roles;
  if (subject === null || beat === 'home-and-wish') return [];
  const isOfCast = companionsOf(context).some(
    ({ castId, shortName }) => castId !== 'guest' && shortName === subject.shortName,
  );
  if (isOfCast || !isRare(subject.shortName) || namesCharacter(text, subject)) return [];
  const who = { who: subject.shortName };
  return toFragments('required', context.renderer.renderUnused(context.texture.brief[beat], undefined, who));
}

/** Optional lines to lengthen a page that is too short: what the theme is about, and what everyone says and does. */
export function fillers(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const { readingLevel } = context;
  const round = () => [
    ...companionsOf(context)
      .filter((companion) => !isHelping(context, beat, companion))
      .flatMap((companion) => toFragments('optional', companionLine(context, beat, companion))),
    ...toFragments('optional', leadLine(context, beat)),
  ];
  return [...themeLine(context, beat), ...round(), ...round(), ...(readingLevel.id === 'old' ? round() : [])];
}

/** Whether a companion is the one who gives the advice of this page. */
const isHelping = ({ roles }: LexiconStoryContext, beat: Beat, companion: Character): boolean =>
  beat === 'helper' && companion === roles.helper;

/** A sentence about the theme: what its animal does, or in gentle stories what the plot is about. */
function themeLine(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const { renderer, source, animal } = context;
  if (source.gentle) {
    const lines = withoutFriendIfSubject(context, gentleThemeLines[beat] ?? []);
    return toFragments('optional', renderer.renderUnused(lines));
  }
  return toFragments('optional', animal && renderer.renderUnused(animalLines[beat] ?? [], undefined, animal));
}

/** What the lead says or does; a page of a friend who is the plot's being has no talk with that friend. */
const leadLine = (context: LexiconStoryContext, beat: Beat): string | null =>
  context.renderer.renderUnused(withoutFriendIfSubject(context, context.texture.lead[beat]));

/** Frames in which the being of the theme is against what the others want: it does not cheer them on. */
const AGAINST_IT = /^(?:somebody-refuses|somebody-is|somebody-took-it|hurtful-deed|two-quarrel)$/;
const plainLines = [
  '{X} looked at {L} and said nothing.',
  '{X} was quiet for a moment.',
  '{X} looked away.',
  '{X} thought about that.',
  '{X} did not answer.',
  '{X} listened all the same.',
];
/** Between the problem and the solution the being that the plot is about may be the one who is helped, or the one who is in the way. */
const IN_TROUBLE = /^(?:problem|setting-out|first-try|helper|lowest|turn)$/;

/** What a companion says or does; the being that the theme is about does not speak of itself as of somebody else. */
function companionLine(context: LexiconStoryContext, beat: Beat, companion: Character): string | null {
  const { texture, renderer, roles, source } = context;
  const isSubject = companion === roles.subject || (companion.castId === 'guest' && roles.subject !== null);
  if (isSubject && IN_TROUBLE.test(beat))
    return AGAINST_IT.test(source.id) ? renderer.renderUnused(plainLines, companion) : null;
  return renderer.renderUnused(texture.companion[beat], companion);
}
