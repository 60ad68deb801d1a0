import type { Piece } from '../compose.ts';
import { acts, leadActs } from '../lines/acts.ts';
import type { Beat } from '../plan.ts';
import { countWords } from '../words/sentences.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';

/** A piece, or none when there is nothing to tell. */
export function piece(need: Piece['need'], text: string | null | undefined): Piece[] {
  return text ? [{ need, text }] : [];
}

/** The plot's further sentences for a page; one of them, by the dice, is wanted more than the others. */
export function moreOf(world: StoryWorld, more: readonly string[]): Piece[] {
  const wanted = world.dice.roll(more.length);
  return more.map((line, i) => ({
    need: i === wanted && world.band.id !== 'young' ? 'should' : 'may',
    text: world.teller.say(line),
  }));
}

/** Lines for those of the party whom the page's certain sentences leave out, so that everyone acts. */
export function presence(world: StoryWorld, beat: Beat, certain: readonly Piece[]): Piece[] {
  const told = certain
    .filter(({ need }) => need === 'must')
    .map(({ text }) => text)
    .join(' ');
  const friends = world.dice.shuffle(friendsOf(world));
  const need =
    world.band.id === 'young' && world.beats.length > 4 && countWords(told) > 34 ? 'should' : 'must';
  const missing = friends.filter(({ call }) => !told.includes(call));
  const pieces = missing.flatMap((one) => piece(need, world.teller.fresh(acts[beat], one)));
  if (!told.includes(world.lead.call)) pieces.push(...piece('must', world.teller.fresh(leadActs[beat])));
  return pieces;
}

/** Lines to lengthen a page with: what the others and the lead do. */
export function fill(world: StoryWorld, beat: Beat): Piece[] {
  const friends = world.dice.shuffle(friendsOf(world));
  return [
    ...piece('may', world.teller.fresh(leadActs[beat])),
    ...friends.flatMap((one) => piece('may', world.teller.fresh(acts[beat], one))),
  ];
}
