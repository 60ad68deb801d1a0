import type { Piece } from '../compose.ts';
import type { Thread } from '../lines/threads.ts';
import type { Beat } from '../plan.ts';
import { inFewer, leaveOut, piece } from './pieces.ts';
import type { StoryWorld } from './story-world.ts';

/** The wish's thread planted, on the first page with the friend that has room for it. */
export function plantWish(world: StoryWorld): Piece[] {
  const { ledger, thread, teller } = world;
  if (!thread || ledger.planted) return [];
  return piece('must', teller.say(thread.plant), ...inFewer(teller.say(thread.plantBrief)), leaveOut(2));
}

/** What the thread has for a page on the way, once it is planted. */
export function onThread(
  world: StoryWorld,
  page: Exclude<keyof Thread, 'plant' | 'plantBrief' | 'ending' | 'endingBrief'>,
  need: Piece['need'],
): Piece[] {
  const { ledger, thread, teller } = world;
  return thread && ledger.planted ? piece(need, teller.say(thread[page]), leaveOut(2)) : [];
}

/** Notes that a page's text planted the thread. */
export function notePlanted(world: StoryWorld, beat: Beat, text: string): void {
  const { ledger, thread, teller } = world;
  const isPlanted = [thread?.plant, thread?.plantBrief].some(
    (line) => line && text.includes(teller.say(line)),
  );
  if (isPlanted) ledger.planted ??= beat;
}
