import type { Piece } from '../compose.ts';
import { endingAsLine, endingEchoes, endingLines, partyClause } from '../lines/endings.ts';
import { likeLines } from '../lines/likes.ts';
import { capitalise } from '../words/lists.ts';
import { countWords } from '../words/sentences.ts';
import { party, themeEarly, themeLate } from './opening.ts';
import { fill, moreOf, piece, presence } from './pieces.ts';
import { friendsOf, type StoryWorld } from './story-world.ts';

/** The turn: the idea with the planted thing, what each one gives, and what comes of it. */
export function turn(world: StoryWorld): Piece[] {
  const { plot, teller, lead, band } = world;
  const [more] = moreOf(world, plot.turn.more);
  const helps = friendsOf(world).flatMap((one) => piece('must', teller.fresh(one.strength.help, one)));
  const [say, result] = turnOf(world, helps);
  const certain = [
    ...piece('must', say),
    ...piece(band.id === 'young' ? 'may' : 'should', teller.fresh(lead.trait.turn, lead)),
    ...helps,
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
              ...piece('must', themeEarly(world)),
              ...piece('must', teller.say(plot.problem.say)),
            ]
          : []),
        ...turnOf(world, []).flatMap((text) => piece('must', text)),
      ];
  const told = piece('must', wished(world));
  const certain = [...before, ...piece('must', teller.say(plot.ending.say)), ...told];
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

function wished(world: StoryWorld): string {
  const { ending, teller, wishLine, beats, dice } = world;
  if (ending.kind === 'line') {
    if (beats.length === 1)
      return teller.say('{L} had a wish on a scrap of paper: “{line}” And now it had come true.', undefined, {
        line: ending.line,
      });
    return teller.say(endingAsLine[wishLine % endingAsLine.length] ?? '', undefined, { line: ending.line });
  }
  const lines =
    ending.kind === 'party' && !ending.wish?.startsWith('for ') ? partyClause : endingLines[ending.kind];
  const first = teller.say(dice.pick(lines), undefined, {
    told: world.third ? ending.told : ending.told.replace('{ALL} all ', '{ALL} both '),
  });
  const after = ending.after.map((told) => teller.say('{Told}.', undefined, { told }));
  return [first, ...after].map(capitalise).join(' ');
}
