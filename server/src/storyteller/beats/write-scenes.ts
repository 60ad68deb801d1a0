import { compose, type Piece } from '../compose.ts';
import { type Episode, episodes } from '../lines/episodes.ts';
import { isOpenCountry } from '../lines/fitting.ts';
import type { At } from '../packs/pack.ts';
import type { Actor, Beat, Guest, Place, Scene, TimeOfDay, Weather } from '../plan.ts';
import { propsShown } from '../props-shown.ts';
import { smooth } from '../smooth.ts';
import { stageHelper, stageLead, stageOther } from '../stage.ts';
import { mentions } from '../words/mentions.ts';
import type { PlannedBeat } from './choose-beats.ts';
import { again, ending, turn } from './closing.ts';
import { episode, firstTry, helper, lowest, problem, settingOut } from './middle.ts';
import { friend, home } from './opening.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';
import { whereOf } from './where.ts';
import { notePlanted } from './wish-thread.ts';

type Guests = { helper: Guest; sidekick: Guest | null };

const WRITERS: Record<Beat, (world: StoryWorld) => Piece[]> = {
  'home-and-wish': home,
  'friend-and-object': friend,
  problem,
  'setting-out': settingOut,
  'first-try': firstTry,
  helper,
  lowest,
  turn,
  ending,
  'home-again': again,
};

/** All pages of a story, in order; who is there and what is held carries over from page to page. */
export function writeScenes(world: StoryWorld, planned: readonly PlannedBeat[], guests: Guests): Scene[] {
  const waiting = episodesFor(world);
  const arrival = planned.some(({ beat }) => beat === 'friend-and-object')
    ? 'friend-and-object'
    : planned[0]?.beat;
  let arrived = false;
  return planned.map(({ beat, isEpisode }, i) => {
    arrived ||= beat === arrival;
    const told = isEpisode ? (waiting.pop() ?? null) : null;
    const pieces = told ? episode(world, told) : WRITERS[beat](world);
    const party = arrived ? [world.lead, ...friendsOf(world)] : [world.lead];
    const page = compose(pieces, world.band);
    world.teller.settle(page);
    notePlanted(world, beat, page);
    const text = smooth(page, party);
    enter(world, text);
    const [place, time, weather] = sceneAt(world, beat, told).split(' ') as [Place, TimeOfDay, Weather];
    const withHelper = beat === 'helper' && !told && world.hasHelper;
    const guest = withHelper ? guests.helper : arrived ? guests.sidekick : null;
    return {
      pageNumber: i + 1,
      beat,
      place,
      time,
      weather,
      actors: [...actors(world, beat, arrived), ...(withHelper ? [stageHelper()] : [])],
      guest,
      props: propsShown(text, beat, arrived ? world.plot.object : null),
      text,
    };
  });
}

function actors(world: StoryWorld, beat: Beat, arrived: boolean): Actor[] {
  const lead = stageLead(world.lead, beat, arrived ? world.plot.object : null, world.dice);
  return arrived
    ? [lead, ...friendsOf(world).map((one, nth) => stageOther(one, beat, nth, world.dice))]
    : [lead];
}

function sceneAt({ plot }: StoryWorld, beat: Beat, told: Episode | null): At {
  if (!told) return whereOf(plot, beat);
  const [place, time, weather] = plot.out.at.split(' ') as [Place, TimeOfDay, Weather];
  return `${place} ${time} ${told.weather ?? weather}`;
}

/** The episodes in the order to take them from the end; where there is no open air, those with weather come last of all. */
function episodesFor({ plot, dice }: StoryWorld): Episode[] {
  const shuffled = dice.shuffle(episodes);
  return !isOpenCountry(plot.out.at)
    ? [...shuffled.filter(({ weather }) => weather), ...shuffled.filter(({ weather }) => !weather)]
    : shuffled;
}

function enter(world: StoryWorld, text: string): void {
  const { ledger } = world;
  ledger.pages += 1;
  for (const { call } of [world.lead, ...friendsOf(world)]) {
    if (mentions(text, call)) ledger.pagesOf.set(call, (ledger.pagesOf.get(call) ?? 0) + 1);
  }
}
