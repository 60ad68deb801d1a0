import type { Piece, Shorter } from '../compose.ts';
import { acts, briefActs, helperActs, leadActs } from '../lines/acts.ts';
import { fitting } from '../lines/fitting.ts';
import type { Beat } from '../plan.ts';
import type { Character } from '../read/read-character.ts';
import { joinNames } from '../words/lists.ts';
import { mentions } from '../words/mentions.ts';
import { countWords } from '../words/sentences.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';
import { whereOf } from './where.ts';

/** A piece, or none when there is nothing to tell. */
export function piece(
  need: Piece['need'],
  text: string | null | undefined,
  ...shorter: readonly Shorter[]
): Piece[] {
  return text ? [{ need, text, ...(shorter.length > 0 ? { shorter } : {}) }] : [];
}

/** A telling in fewer words: of the same thing at a cost of 1. */
export function inFewer(text: string | null, cost: Shorter['cost'] = 1): Shorter[] {
  return text === null ? [] : [{ text, cost }];
}

/** A piece that a page which is too long can do without. */
export function leaveOut(cost: Shorter['cost']): Shorter {
  return { text: '', cost };
}

/** The plot's further sentences for a page; one of them, by the dice, is wanted more than the others. */
export function moreOf(world: StoryWorld, more: readonly string[]): Piece[] {
  const told = more.filter((line) => world.theme.topic !== null || !/\{topic\}/i.test(line));
  const onTheme = told.findIndex((line) => /\{topic\}/i.test(line));
  const wanted = onTheme === -1 ? world.dice.roll(told.length) : onTheme;
  return told.map((line, i) => ({
    need: i === wanted && world.band.id !== 'young' ? 'should' : 'may',
    text: world.teller.say(line),
  }));
}

/**
 * Lines for those of the party whom the page's certain sentences leave out, so that everyone acts, also when these are told in fewer
 * words; first for whom acted least so far.
 */
export function presence(world: StoryWorld, beat: Beat, certain: readonly Piece[]): Piece[] {
  const told = certain
    .filter(({ need }) => need === 'must')
    .map(({ text, shorter }) => shorter?.at(-1)?.text ?? text)
    .join(' ');
  const pagesOf = ({ call }: Character) => world.ledger.pagesOf.get(call) ?? 0;
  let words = countWords(told);
  const isBehind = (one: Character) => pagesOf(one) * 2 <= world.ledger.pages + 1;
  const act = (one: Character, text: string | null): Piece[] => {
    words += countWords(text ?? '');
    const brief = world.teller.fresh(briefActs[beat], undefined, { who: one.call });
    const none = isBehind(one) ? [] : [leaveOut(2)];
    return piece(
      words > world.band.max && !isBehind(one) ? 'should' : 'must',
      text,
      ...inFewer(brief),
      ...none,
    );
  };
  const missing = world.dice
    .shuffle(friendsOf(world))
    .filter(({ call }) => !mentions(told, call))
    .sort((a, b) => pagesOf(a) - pagesOf(b));
  const lead = mentions(told, world.lead.call)
    ? []
    : act(world.lead, world.teller.fresh(leadActsOn(world, beat)));
  if (missing.length > 0 && words + 8 * missing.length > world.band.max) {
    const who = joinNames(missing.map(({ call }) => call));
    const none = missing.some(isBehind) ? [] : [leaveOut(2)];
    const brief = piece('must', world.teller.fresh(briefActs[beat], undefined, { who }), ...none);
    return [...lead, ...brief];
  }
  return [...lead, ...missing.flatMap((one) => act(one, world.teller.fresh(actsOn(world, beat), one)))];
}

/** Lines to lengthen a page with: what the others and the lead do. */
export function fill(world: StoryWorld, beat: Beat): Piece[] {
  const friends = world.dice.shuffle(friendsOf(world));
  const round = () => [
    ...friends.flatMap((one) => piece('may', world.teller.fresh(actsOn(world, beat), one))),
    ...piece('may', world.teller.fresh(leadActsOn(world, beat))),
  ];
  return world.band.id === 'old' ? [...round(), ...round()] : round();
}

function actsOn({ hasHelper, plot }: StoryWorld, beat: Beat): string[] {
  return fitting(
    beat === 'helper' && hasHelper ? [...acts[beat], ...helperActs] : acts[beat],
    whereOf(plot, beat),
  );
}

function leadActsOn({ plot }: StoryWorld, beat: Beat): string[] {
  return fitting(leadActs[beat], whereOf(plot, beat));
}
