import { poseCompanion, poseHelper, poseLead } from '../choose-poses.ts';
import { composePage, type Fragment } from '../compose-page.ts';
import { detectProps } from '../detect-props.ts';
import { mentionsName } from '../grammar/mentions-name.ts';
import { pronominalize } from '../pronominalize.ts';
import type { Actor, Beat, Guest, Place, Scene, TimeOfDay, Weather } from '../story-plan.ts';
import { type Episode, episodes } from '../templates/episodes.ts';
import { isOutdoorsOnLand } from '../templates/filter-by-setting.ts';
import type { Setting } from '../theme-packs/theme-pack.ts';
import { beatSetting } from './beat-setting.ts';
import type { PlannedBeat } from './choose-beats.ts';
import { endingFragments, homeAgainFragments, turnFragments } from './closing.ts';
import {
  episodeFragments,
  firstTryFragments,
  helperFragments,
  lowestFragments,
  problemFragments,
  settingOutFragments,
} from './middle.ts';
import { friendFragments, homeFragments } from './opening.ts';
import { companionsOf, type StoryContext } from './story-context.ts';

type Guests = { helper: Guest; sidekick: Guest | null };

const FRAGMENTS_OF_BEAT: Record<Beat, (context: StoryContext) => Fragment[]> = {
  'home-and-wish': homeFragments,
  'friend-and-object': friendFragments,
  problem: problemFragments,
  'setting-out': settingOutFragments,
  'first-try': firstTryFragments,
  helper: helperFragments,
  lowest: lowestFragments,
  turn: turnFragments,
  ending: endingFragments,
  'home-again': homeAgainFragments,
};

/** All pages of a story in order. From their arrival on, the companions are on every page and the lead holds the plot's object. */
export function writeScenes(context: StoryContext, planned: readonly PlannedBeat[], guests: Guests): Scene[] {
  const remainingEpisodes = shuffleEpisodes(context);
  const arrivalBeat = planned.some(({ beat }) => beat === 'friend-and-object')
    ? 'friend-and-object'
    : planned[0]?.beat;
  let hasArrived = false;
  return planned.map(({ beat, isEpisode }, i) => {
    hasArrived ||= beat === arrivalBeat;
    const script = isEpisode ? (remainingEpisodes.pop() ?? null) : null;
    const fragments = script ? episodeFragments(context, script) : FRAGMENTS_OF_BEAT[beat](context);
    const present = hasArrived ? [context.lead, ...companionsOf(context)] : [context.lead];
    const page = composePage(fragments, context.readingLevel);
    context.renderer.commitPage(page);
    const text = pronominalize(page, present);
    recordPage(context, text);
    const [place, time, weather] = settingOf(context, beat, script).split(' ') as [Place, TimeOfDay, Weather];
    const withHelper = beat === 'helper' && !script && context.hasHelper;
    const guest = withHelper ? guests.helper : hasArrived ? guests.sidekick : null;
    return {
      pageNumber: i + 1,
      beat,
      place,
      time,
      weather,
      actors: [...actorsOn(context, beat, hasArrived), ...(withHelper ? [poseHelper()] : [])],
      guest,
      props: detectProps(text, beat, hasArrived ? context.plot.object : null),
      text,
    };
  });
}

function actorsOn(context: StoryContext, beat: Beat, hasArrived: boolean): Actor[] {
  const lead = poseLead(context.lead, beat, hasArrived ? context.plot.object : null, context.random);
  return hasArrived
    ? [
        lead,
        ...companionsOf(context).map((companion, nth) => poseCompanion(companion, beat, nth, context.random)),
      ]
    : [lead];
}

function settingOf({ plot }: StoryContext, beat: Beat, script: Episode | null): Setting {
  if (!script) return beatSetting(plot, beat);
  const [place, time, weather] = plot.settingOut.setting.split(' ') as [Place, TimeOfDay, Weather];
  return `${place} ${time} ${script.weather ?? weather}`;
}

/** Shuffled episodes, to be popped from the end; away from open land, those that need a certain weather are used last. */
function shuffleEpisodes({ plot, random }: StoryContext): Episode[] {
  const shuffled = random.shuffle(episodes);
  return !isOutdoorsOnLand(plot.settingOut.setting)
    ? [...shuffled.filter(({ weather }) => weather), ...shuffled.filter(({ weather }) => !weather)]
    : shuffled;
}

function recordPage(context: StoryContext, text: string): void {
  const { progress } = context;
  progress.pagesWritten += 1;
  for (const { shortName } of [context.lead, ...companionsOf(context)]) {
    if (mentionsName(text, shortName))
      progress.pagesByName.set(shortName, (progress.pagesByName.get(shortName) ?? 0) + 1);
  }
}
