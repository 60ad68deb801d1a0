import type { Scene } from '../../storyteller/story-plan.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Action, Contact } from './read-actions.ts';
import type { Carrying } from './read-carrying.ts';
import type { GazeTarget } from './read-gazes.ts';
import type { Relation } from './read-relation.ts';
import type { Rests } from './read-rests.ts';
import type { Seating } from './read-seating.ts';
import type { Setting } from './read-setting.ts';
import type { NamedThing } from './read-things.ts';
import type { Worn } from './read-worn.ts';
import { plannedFeeling } from './show-feelings.ts';

/** What the picture of a page shows: who does what, where and with what. */
export interface PageReading {
  setting: Setting;
  actions: ReadonlyMap<string, Action>;
  contact: Contact;
  /** It says itself that they touch. */
  isContactNamed: boolean;
  /** Those who do; all where fewer than two are named. */
  touching: readonly string[];
  things: readonly NamedThing[];
  /** They sit or stand back to back. */
  isBackToBack: boolean;
  /** One of its sentences tells of an event. */
  hasEvent: boolean;
  /** It is about a face, a feeling or what they say to each other. */
  isAboutFaces: boolean;
  /** The thing that the page's event is about, which stands in the middle. */
  focus: NamedThing | null;
  /** What is lost or missing, to be thought of. */
  missed: PropName | null;
  /** What somebody tells of where the page shows nothing else. */
  told: PropName | null;
  /** Who thinks or tells of it; null for the first. */
  thinker: string | null;
  /** What actors put on. */
  worn: readonly Worn[];
  /** What somebody rides in or sits on. */
  seating: Seating | null;
  /** What some are behind, under, in or on. */
  relation: Relation | null;
  /** Which things are on others. */
  rests: Rests;
  /** What two carry between them. */
  carrying: Carrying | null;
  /** What actors look at. */
  gazes: ReadonlyMap<string, GazeTarget>;
  /** The actor who speaks. */
  speaker: string | null;
}

/** How the actors of a page feel. */
export const feelingsOf = (scene: Scene, actions: PageReading['actions']): FigureFeeling[] =>
  scene.actors.map(
    ({ castId, feeling }) => actions.get(castId)?.feeling ?? plannedFeeling(scene, { feeling }),
  );
