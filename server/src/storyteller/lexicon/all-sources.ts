import { type Phrase, parsePhrase } from '../theme/match-words.ts';
import { animals } from './animals.ts';
import { bodiesAndMinds } from './bodies-and-minds.ts';
import { everyday } from './everyday.ts';
import { factPlots } from './facts/fact-plots.ts';
import { families } from './families.ts';
import { feelingsAndFamily } from './feelings-and-family.ts';
import { festivals } from './festivals.ts';
import { firstVisits } from './first-visits.ts';
import { actorFrames } from './frames/actor-frames.ts';
import { deedPlots } from './frames/deed-plots.ts';
import { doingPlots } from './frames/doing-plots.ts';
import { gentleFrames } from './frames/gentle-frames.ts';
import { kindFrames } from './frames/kind-frames.ts';
import { knownFrames } from './frames/known-frames.ts';
import { mishapFrames } from './frames/mishap-frames.ts';
import { ownWishFrames } from './frames/own-wish-frames.ts';
import { qualityPlots } from './frames/quality-plots.ts';
import { situationFrames } from './frames/situation-frames.ts';
import { wishFrames } from './frames/wish-frames.ts';
import { magic } from './magic.ts';
import { making } from './making.ts';
import { mannersAndHabits } from './manners-and-habits.ts';
import { moreFestivals } from './more-festivals.ts';
import { moreJobs } from './more-jobs.ts';
import { morePlots } from './more-plots.ts';
import { moreSkills } from './more-skills.ts';
import { nature } from './nature.ts';
import { onceUponATime } from './once-upon-a-time.ts';
import { ridesAndRescues } from './rides-and-rescues.ts';
import { schoolDays } from './school-days.ts';
import { science } from './science.ts';
import { secondPlots } from './second-plots.ts';
import { skills } from './skills.ts';
import { smallAnimals } from './small-animals.ts';
import { statesOfMind } from './states-of-mind.ts';
import { StorySource } from './story-source.ts';
import { things } from './things.ts';
import { vehiclesAndJobs } from './vehicles-and-jobs.ts';
import { youngDays } from './young-days.ts';

/** The concepts of every domain; add a new file here. */
const domains = [
  animals,
  bodiesAndMinds,
  everyday,
  families,
  feelingsAndFamily,
  festivals,
  firstVisits,
  magic,
  making,
  mannersAndHabits,
  moreFestivals,
  moreJobs,
  moreSkills,
  nature,
  onceUponATime,
  ridesAndRescues,
  schoolDays,
  science,
  skills,
  smallAnimals,
  statesOfMind,
  things,
  vehiclesAndJobs,
  youngDays,
];

/** The concepts that themes can name. */
export const concepts: readonly StorySource[] = domains.flat().map((source) =>
  StorySource.parse({
    ...source,
    plots: [...source.plots, ...(morePlots[source.id] ?? []), ...(secondPlots[source.id] ?? [])],
  }),
);

/** The general frames, by situation or kind of thing. */
export const frames: readonly StorySource[] = [
  ...situationFrames,
  ...actorFrames,
  ...wishFrames,
  ...ownWishFrames,
  ...mishapFrames,
  ...kindFrames,
  ...knownFrames,
  ...gentleFrames,
].map((source) =>
  StorySource.parse({
    ...source,
    plots: [
      ...source.plots,
      ...(qualityPlots[source.id] ?? []),
      ...(doingPlots[source.id] ?? []),
      ...(deedPlots[source.id] ?? []),
      ...(factPlots[source.id] ?? []),
    ],
  }),
);

/** The phrases by which a concept is found. */
export const phrasesOf: ReadonlyMap<StorySource, readonly Phrase[]> = new Map(
  concepts.map((source) => [source, source.words.map(parsePhrase)]),
);
