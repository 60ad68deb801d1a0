import type { Piece } from '../compose.ts';
import { acts, helperActs, leadActs } from '../lines/acts.ts';
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

/** Lines for those of the party whom the page's certain sentences leave out, so that everyone acts; first for whom acted least so far. */
export function presence(world: StoryWorld, beat: Beat, certain: readonly Piece[]): Piece[] {
  const told = certain
    .filter(({ need }) => need === 'must')
    .map(({ text }) => text)
    .join(' ');
  let words = countWords(told);
  const must = (text: string | null): Piece[] => {
    words += countWords(text ?? '');
    return piece(words > world.band.max && world.beats.length > 3 ? 'should' : 'must', text);
  };
  const missing = world.dice
    .shuffle(friendsOf(world))
    .filter(({ call }) => !told.includes(call))
    .sort((a, b) => (world.pagesOf.get(a.call) ?? 0) - (world.pagesOf.get(b.call) ?? 0));
  const pieces = missing.flatMap((one) => must(world.teller.fresh(actsOn(world, beat), one)));
  return told.includes(world.lead.call) ? pieces : [...must(world.teller.fresh(leadActs[beat])), ...pieces];
}

/** Lines to lengthen a page with: what the others and the lead do. */
export function fill(world: StoryWorld, beat: Beat): Piece[] {
  const friends = world.dice.shuffle(friendsOf(world));
  const round = () => [
    ...friends.flatMap((one) => piece('may', world.teller.fresh(actsOn(world, beat), one))),
    ...piece('may', world.teller.fresh(leadActs[beat])),
  ];
  return world.band.id === 'old' && friends.length < 2 ? [...round(), ...round()] : round();
}

function actsOn({ hasHelper }: StoryWorld, beat: Beat): string[] {
  return beat === 'helper' && hasHelper ? [...acts[beat], ...helperActs] : acts[beat];
}
