import type { Piece } from '../compose.ts';
import type { Episode } from '../lines/episodes.ts';
import { fitting } from '../lines/fitting.ts';
import { likeLines, wearLines } from '../lines/likes.ts';
import { themeOnTheWay, wishFarAway } from '../lines/wishes.ts';
import type { Beat } from '../plan.ts';
import type { Character } from '../read/read-character.ts';
import { firstSentence } from '../words/sentences.ts';
import { fill, inFewer, moreOf, piece, presence } from './pieces.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';
import { onThread, plantWish } from './wish-thread.ts';

/** The page of the problem. */
export function problem(world: StoryWorld): Piece[] {
  const { plot, teller, band } = world;
  const wish = world.ledger.planted
    ? onThread(world, 'problem', band.id === 'young' ? 'may' : 'should')
    : plantWish(world);
  return page(world, 'problem', [...piece('must', teller.say(plot.problem.say)), ...wish], plot.problem.more);
}

/** The setting-out, with what each one brings along. */
export function settingOut(world: StoryWorld): Piece[] {
  const { plot, teller, theme, dice, lead } = world;
  const ways = dice.shuffle(friendsOf(world)).flatMap((one) => piece('should', way(world, one)));
  const certain = piece('must', teller.say(plot.out.say));
  return [
    ...certain,
    ...moreOf(world, plot.out.more),
    ...ways,
    ...(theme.topic ? piece('may', teller.fresh(themeOnTheWay, undefined, { topic: theme.topic })) : []),
    ...piece('may', way(world, lead)),
    ...presence(world, 'setting-out', certain),
    ...fill(world, 'setting-out'),
  ];
}

/** The first try, which fails through what the lead is like. */
export function firstTry(world: StoryWorld): Piece[] {
  const { plot, teller, lead } = world;
  const { fail } = lead.trait;
  const flop = teller.say(plot.attempt.flop);
  const failing = teller.fresh([...fail.any, ...fail[plot.attempt.needs]], lead);
  const certain = [
    ...piece('must', teller.say(plot.attempt.say)),
    ...piece('must', failing, ...inFewer(teller.say(lead.trait.failBrief, lead))),
    ...piece('must', world.band.id === 'young' ? firstSentence(flop) : flop),
  ];
  return page(world, 'first-try', certain, plot.attempt.more);
}

/** The helper's page, or the clue's when no helper can come. */
export function helper(world: StoryWorld): Piece[] {
  const { plot, teller, hasHelper } = world;
  return page(
    world,
    'helper',
    piece('must', teller.say(hasHelper ? plot.help.say : plot.help.clue)),
    plot.help.more,
  );
}

/** The lowest moment, with what comfort there is. */
export function lowest(world: StoryWorld): Piece[] {
  const { plot, teller, dice } = world;
  const giver = dice.shuffle(friendsOf(world)).find(({ like }) => like);
  const comfort = giver?.like
    ? teller.fresh(likeLines[giver.like.kind].low, giver, { like: giver.like.what })
    : null;
  return [
    ...page(world, 'lowest', piece('must', teller.say(plot.low.say)), plot.low.more),
    ...(world.ledger.planted ? onThread(world, 'low', 'should') : piece('may', teller.fresh(wishFarAway))),
    ...piece('should', comfort),
  ];
}

/** One more page on the way, in stories of more than ten. */
export function episode(world: StoryWorld, told: Episode): Piece[] {
  return page(world, 'setting-out', piece('must', world.teller.say(told.say)), told.more);
}

function page(world: StoryWorld, beat: Beat, certain: Piece[], more: readonly string[]): Piece[] {
  return [...certain, ...moreOf(world, more), ...presence(world, beat, certain), ...fill(world, beat)];
}

function way(world: StoryWorld, one: Character): string | null {
  const { teller, dice } = world;
  const byLike = one.like ? likeLines[one.like.kind].way : [];
  const values = { like: one.like?.what ?? '', wears: one.wears ?? '' };
  if (one.wears && dice.roll(3) === 0) return teller.fresh(wearLines, one, values);
  if (byLike.length > 0 && dice.roll(2) === 0) return teller.fresh(byLike, one, values);
  return teller.fresh(fitting(one.strength.way, world.plot.out.at), one) ?? teller.fresh(byLike, one, values);
}
