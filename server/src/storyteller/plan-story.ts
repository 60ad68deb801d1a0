import { chooseBeats } from './beats/choose-beats.ts';
import type { StoryWorld } from './beats/story-world.ts';
import { writeScenes } from './beats/write-scenes.ts';
import { choosePlot } from './choose-plot.ts';
import { bandFor } from './compose.ts';
import { createDice, type Dice } from './dice.ts';
import { sidekicks, spareNames } from './lines/sidekicks.ts';
import { threads } from './lines/threads.ts';
import type { Guest, StoryPlan, StoryRequest } from './plan.ts';
import { callNames } from './read/call-names.ts';
import { type Character, readCharacter } from './read/read-character.ts';
import { readEnding } from './read/read-ending.ts';
import { readTheme } from './read/read-theme.ts';
import { roomFor } from './read/room.ts';
import { render, type Voices } from './render.ts';
import { checkWords } from './safety.ts';
import { createTeller } from './teller.ts';
import { withArticle } from './words/articles.ts';

/**
 * The whole story for a request, from its title to the last sentence; the same request gives the same story. A theme or ending that
 * does not pass the word check is left out and a friendly one told instead: callers check and refuse before.
 */
export function planStory(request: StoryRequest): StoryPlan {
  const dice = createDice(request.seed);
  const theme = checkWords(request.theme).ok ? request.theme : 'friendship';
  const desiredEnding = checkWords(request.desiredEnding).ok ? request.desiredEnding : 'everyone is happy';
  const { id, plot } = choosePlot({ theme, desiredEnding, told: request.told }, dice);
  const calls = callNames(request.cast);
  const cast = request.cast.map((member, i) => readCharacter(member, calls[i] ?? member.name, dice));
  const solo = cast.length === 1;
  const sidekick = solo ? chooseSidekick(calls, dice) : null;
  const lead = cast[0] as Character;
  const friend = sidekick?.character ?? (cast[1] as Character);
  const third = cast[2] ?? null;
  const helper = { ...plot.guest, name: freeName(plot.guest.name, calls, dice) };
  const voices: Voices = {
    L: lead,
    F: friend,
    T: third,
    G: { call: helper.name, full: `${helper.name} the ${helper.creature}` },
  };
  const planned = chooseBeats(request.totalPages);
  const band = bandFor(request.age);
  const room = roomFor(request.age);
  const read = readTheme(theme, room.theme);
  const ending = readEnding(desiredEnding, request.cast, room.ending);
  const values = {
    spot: plot.spot,
    thing: plot.thing,
    object: plot.object,
    ...(read.topic ? { topic: read.topic } : {}),
  };
  const world: StoryWorld = {
    plot,
    lead,
    friend,
    third,
    theme: read,
    ending,
    thread: ending.kind === 'line' ? null : dice.pick(threads),
    themeLine: dice.roll(band.id === 'young' ? 3 : 60),
    wishLine: dice.roll(60),
    hasHelper: !solo,
    beats: planned.map(({ beat }) => beat),
    band,
    dice,
    ledger: { pages: 0, pagesOf: new Map(), planted: null },
    teller: createTeller({ voices, values, dice, isBrief: band.id === 'young' || request.totalPages <= 3 }),
  };
  return {
    title: titleFor(world, voices, dice),
    plot: id,
    seed: request.seed,
    cast: request.cast,
    scenes: writeScenes(world, planned, { helper, sidekick: sidekick?.guest ?? null }),
    asked: { theme, desiredEnding, age: request.age },
  };
}

function chooseSidekick(calls: readonly string[], dice: Dice): { character: Character; guest: Guest } {
  const taken = calls.map((call) => call.toLowerCase());
  const free = sidekicks.filter(({ name }) => !taken.some((call) => call.includes(name.toLowerCase())));
  const chosen = dice.pick(free);
  const character = readCharacter({ id: 'guest', ...chosen }, chosen.name, dice);
  return { character, guest: { name: chosen.name, creature: chosen.creature } };
}

function freeName(name: string, calls: readonly string[], dice: Dice): string {
  const taken = calls.map((call) => call.toLowerCase());
  const clashes = (one: string) =>
    taken.some((call) => one.toLowerCase().includes(call) || call.includes(one.toLowerCase()));
  return clashes(name) ? dice.pick(spareNames.filter((spare) => !clashes(spare))) : name;
}

function titleFor({ plot, lead }: StoryWorld, voices: Voices, dice: Dice): string {
  const fitting = plot.titles
    .map((title) => render(title, voices, {}, dice))
    .filter((title) => title.length <= 48);
  return fitting.length > 0 ? dice.pick(fitting) : `${lead.call} and ${withArticle(plot.object)}`;
}
