import type { Piece } from '../compose.ts';
import { endingAsLine, endingAsQuestion, endingEchoes, endingLines, partyClause } from '../lines/endings.ts';
import { likeLines } from '../lines/likes.ts';
import { countWords } from '../words/sentences.ts';
import { party, themeEarly, themeLate } from './opening.ts';
import { fill, inFewer, leaveOut, moreOf, piece, presence } from './pieces.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';
import { onThread } from './wish-thread.ts';

/** The turn: the idea with the planted thing, what each one gives, and what comes of it. */
export function turn(world: StoryWorld): Piece[] {
  const { plot, teller, lead, band } = world;
  const [more] = moreOf(world, plot.turn.more);
  const helps = friendsOf(world).flatMap((one, nth) =>
    piece(
      'must',
      teller.fresh(one.strength.help, one),
      ...inFewer(teller.say(nth === 0 ? '{X} helped.' : '{X} helped too.', one), 3),
    ),
  );
  const [say, result] = turnOf(world, helps);
  const certain = [
    ...piece('must', say),
    ...piece(band.id === 'young' ? 'may' : 'should', teller.fresh(lead.trait.turn, lead)),
    ...helps,
    ...onThread(world, 'turn', 'must'),
  ];
  const end = piece('must', result);
  const all = [...certain, ...end];
  return [
    ...certain,
    ...presence(world, 'turn', all),
    ...fill(world, 'turn'),
    ...end,
    ...(more ? [more] : []),
  ];
}

/** The idea and its outcome, in few words when the page would be too long with what else must be on it. */
function turnOf({ plot, teller, band, beats }: StoryWorld, others: readonly Piece[]): [string, string] {
  const full = [teller.say(plot.turn.say), teller.say(plot.turn.result)] as const;
  const words = countWords([...full, ...others.map(({ text }) => text)].join(' '));
  if (band.id !== 'young' && beats.includes('friend-and-object') && words <= band.max) return [...full];
  return [teller.say(plot.turn.brief[0]), teller.say(plot.turn.brief[1])];
}

/** The wished ending; in the shortest stories also what had to come before it. */
export function ending(world: StoryWorld): Piece[] {
  const { plot, teller, beats } = world;
  const alone = beats.length === 1;
  const before = beats.includes('turn')
    ? []
    : [
        ...(alone
          ? [
              ...piece('must', teller.say(plot.home.say)),
              ...party(world),
              ...themeEarly(world),
              ...piece('must', teller.say(plot.problem.say)),
            ]
          : []),
        ...turnOf(world, []).flatMap((text, i) => piece('must', text, ...(i === 1 ? [leaveOut(3)] : []))),
      ];
  const told = wished(world);
  const certain = [...before, ...piece('must', teller.say(plot.ending.say), leaveOut(2)), ...told];
  const eater = world.dice.shuffle([world.lead, ...friendsOf(world)]).find(({ like }) => like);
  const treat = eater?.like
    ? teller.fresh(likeLines[eater.like.kind].end, eater, { like: eater.like.what })
    : null;
  return [
    ...certain.slice(0, -1),
    ...(before.length === 0 || world.band.id === 'old' ? moreOf(world, plot.ending.more) : []),
    ...told,
    ...piece('should', teller.fresh(endingEchoes[world.ending.kind])),
    ...presence(world, 'ending', certain),
    ...piece('may', treat),
    ...fill(world, 'ending'),
  ];
}

/** The last page: the image of page 1, changed. */
export function again(world: StoryWorld): Piece[] {
  const { plot, teller } = world;
  const certain = piece('must', teller.say(plot.again.say));
  return [
    ...certain,
    ...moreOf(world, plot.again.more),
    ...presence(world, 'home-again', certain),
    ...fill(world, 'home-again'),
    ...piece('should', themeLate(world)),
  ];
}

function wished(world: StoryWorld): Piece[] {
  const { ending, teller, wishLine, beats, dice, thread, ledger } = world;
  if (ending.kind === 'line') {
    const quote = (line: string) => teller.say(line, undefined, { line: ending.line });
    const lines = ending.isQuestion ? endingAsQuestion : endingAsLine;
    if (beats.length === 1) return piece('must', quote(lines.alone));
    return piece(
      'must',
      quote(lines.full[wishLine % lines.full.length] ?? ''),
      ...inFewer(quote(lines.brief)),
    );
  }
  const told = world.third ? ending.whole : ending.whole.replace('{ALL} all ', '{ALL} both ');
  const isClause = ending.kind === 'party' && !ending.wish?.startsWith('for ');
  const lines = isClause ? partyClause : endingLines[ending.kind];
  const [full, brief] =
    thread && ledger.planted ? [thread.ending, thread.endingBrief] : [lines, 'And so it came: {told}.'];
  return piece(
    'must',
    teller.say(dice.pick(full), undefined, { told }),
    ...inFewer(teller.say(brief, undefined, { told })),
    ...inFewer(teller.say(brief, undefined, { told: told.replace('{ALL}', 'they') }), 3),
  );
}
