import type { NamedCharacter } from '../fill-template.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import { capitalize } from '../grammar/text-formatting.ts';
import type { StoryPlot, StorySource, Text } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { Ending } from '../parse/parse-ending.ts';
import type { Theme } from '../parse/parse-theme.ts';
import type { ReadingLevel } from '../reading-level.ts';
import type { Beat } from '../story-plan.ts';
import type { TemplateRenderer } from '../template-renderer.ts';
import type { Episode } from '../templates/episodes.ts';
import type { Climax } from './climax/climax.ts';
import type { ThemeDetail } from './details/theme-details.ts';
import type { ChosenArc } from './ending-arcs/choose-arc.ts';
import type { EndingClass } from './ending-class.ts';
import type { ShownTrait } from './shown-traits/shown-trait.ts';
import type { StoryCharacters } from './story-characters.ts';
import type { Texture } from './texture.ts';

/** Everything that is decided before the first page of a lexicon story is written, and the progress of the pages. */
export type LexiconStoryContext = {
  source: StorySource;
  plot: StoryPlot;
  texture: Texture;
  roles: StoryCharacters;
  theme: Theme;
  /** What whoever the theme names does, as a clause with slots; null where the theme does not say it. */
  deed: string | null;
  /** The plot’s attempts in the order of this story: those of the two pages first. */
  tries: readonly Text[];
  ending: Ending;
  /** The family asked for an ending. */
  isEndingAsked: boolean;
  /** How the ending belongs to the plot; null for an ending that is quoted. */
  endingClass: EndingClass | null;
  /** The turn that the ending makes; null where the plot's own solution is told. */
  climax: Climax | null;
  /** The theme is a wish, so the ending may be one. */
  isAboutWish: boolean;
  /** How the ending that was asked for is prepared, told and followed; null where it is told in plain words, or not at all. */
  arc: ChosenArc | null;
  /** The wished ending is what the plot is about. */
  isOwnSolution: boolean;
  /** The plot has an outcome for the ending, which tells it. */
  isOutcome: boolean;
  /** The words of the theme that the plot leaves out, which general sentences take up. */
  details: readonly ThemeDetail[];
  /** How what the family wrote of its characters shows, by the ids of the cast. */
  traits: ReadonlyMap<string, ShownTrait>;
  /** What the lead's last adventure was about. */
  memory: string | null;
  beats: readonly Beat[];
  /** Shuffled episodes for extra pages, used from the end. */
  episodes: Episode[];
  readingLevel: ReadingLevel;
  renderer: TemplateRenderer;
  /**
   * How many pages are written, and on how many each character is named; `rest` is what the next page tells of a text of the plot that was
   * divided over two pages, `isProblemBegun` that it is the problem's. `traitsShown` are the ids of those who have been as they were described,
   * `traitOnPage` whose turn it is on this page.
   */
  progress: {
    pagesWritten: number;
    pagesByName: Map<string, number>;
    rest: string | null;
    isProblemBegun: boolean;
    traitsShown: Set<string>;
    traitOnPage: { castId: string; text: string } | null;
  };
};

/** The characters beside the lead, without a guest. */
export function companionsOf({ roles }: LexiconStoryContext): Character[] {
  return [roles.friend, roles.third, roles.fourth].filter((character) => character !== null);
}

/** Whether a text names a character, also at the start of a sentence (`The dragon`). */
export function namesCharacter(text: string, { shortName }: NamedCharacter): boolean {
  return mentionsName(text, shortName) || mentionsName(text, capitalize(shortName));
}

/** Whether a companion is the being that the plot is about. */
export const isBeing = ({ subject }: StoryCharacters, { shortName }: Character): boolean =>
  subject !== null && subject.shortName === shortName;

/** The templates without those in which the friend speaks of the plot, when the friend is the being that the plot is about. */
export function withoutFriendIfSubject(
  { roles }: LexiconStoryContext,
  templates: readonly string[],
): string[] {
  const isSubject = isBeing(roles, roles.friend);
  return isSubject ? templates.filter((template) => !template.includes('{F}')) : [...templates];
}

/** The wordings of a text. */
export const wordings = (text: Text): string[] => (typeof text === 'string' ? [text] : text);

/** Whether a page of this beat happens where the story began. */
export const isAtHome = (beat: Beat): boolean =>
  beat === 'home-and-wish' || beat === 'friend-and-object' || beat === 'home-again';
