import type { Piece } from '../compose.ts';
import { friendsAreThere, thirdArrives } from '../lines/acts.ts';
import {
  type ThemeLine,
  themeAsLine,
  themeLines,
  wishAsLine,
  wishAsQuestion,
  wishLines,
} from '../lines/wishes.ts';
import { withArticle } from '../words/articles.ts';
import { mentions } from '../words/mentions.ts';
import { firstSentence } from '../words/sentences.ts';
import { fill, inFewer, moreOf, piece, presence } from './pieces.ts';
import type { StoryWorld } from './story-world.ts';
import { plantWish } from './wish-thread.ts';

/** Page 1: the home, what the lead is like, the theme on its mind, and the wish. */
export function home(world: StoryWorld): Piece[] {
  const { plot, lead, teller, beats } = world;
  const short = !beats.includes('friend-and-object');
  const say = teller.say(plot.home.say);
  return [
    ...piece('must', say, ...inFewer(firstSentence(say))),
    ...moreOf(world, plot.home.more),
    ...(short ? party(world) : []),
    ...piece('should', teller.fresh(lead.trait.show, lead)),
    ...themeEarly(world),
    ...wish(world),
    ...(beats.includes('problem') ? [] : piece('must', teller.say(plot.problem.say))),
  ];
}

/** The friends and the thing, in stories too short for a page of their arrival. */
export function party(world: StoryWorld): Piece[] {
  const { teller } = world;
  return piece(
    'must',
    teller.fresh(friendsAreThere),
    ...inFewer(teller.say('{FT+} came with {thing}.')),
    ...inFewer(teller.say(`{FT} came with ${withArticle(world.plot.object)}.`), 3),
  );
}

/** The page on which the friend arrives and the thing is planted. */
export function friend(world: StoryWorld): Piece[] {
  const { plot, friend, third, teller } = world;
  const certain = [
    ...piece('must', teller.say(plot.friend.say)),
    ...(third
      ? piece(
          'must',
          teller.fresh(thirdArrives),
          ...inFewer(teller.say('{T+} came too.')),
          ...inFewer(teller.say('{T} came too.'), 2),
        )
      : []),
  ];
  return [
    certain[0] as Piece,
    ...moreOf(world, plot.friend.more),
    ...piece('should', teller.fresh(friend.trait.meet, friend)),
    ...certain.slice(1),
    ...(third ? piece('may', teller.fresh(third.trait.meet, third)) : []),
    ...plantWish(world),
    ...presence(world, 'friend-and-object', certain),
    ...fill(world, 'friend-and-object'),
  ];
}

/** How the theme first comes up, with all that was typed. */
export function themeEarly(world: StoryWorld): Piece[] {
  const { teller, theme } = world;
  const [early, , brief] = themeLine(world);
  const values = theme.topic ? { topic: theme.whole ?? theme.topic } : { line: theme.line };
  return piece(
    'must',
    teller.say(early, undefined, values),
    ...inFewer(teller.say(brief, undefined, values)),
  );
}

/** How the theme comes back on the last page. */
export function themeLate(world: StoryWorld): string {
  const { teller, theme } = world;
  const values = theme.topic ? { topic: theme.topic } : { line: theme.line };
  return teller.say(themeLine(world)[1], undefined, values);
}

function themeLine(world: StoryWorld): ThemeLine {
  const lines = world.theme.topic ? themeLines : lineThemes(world);
  return lines[world.themeLine % lines.length] as ThemeLine;
}

function lineThemes({ theme }: StoryWorld): readonly ThemeLine[] {
  if (theme.isQuestion) return themeAsLine.question;
  return theme.isOneWord ? themeAsLine.word : themeAsLine.line;
}

function wish(world: StoryWorld): Piece[] {
  const { ending, teller, wishLine, third, friend } = world;
  const namesOthers = ending.wish !== null && /\{[FT]/.test(ending.wish);
  const others = [friend, ...(third ? [third] : [])].some(({ call }) => mentions(ending.wish ?? '', call));
  if (ending.wish === null || namesOthers || others) {
    const lines = ending.isQuestion ? wishAsQuestion : wishAsLine;
    return piece(
      'must',
      teller.say(lines.full[wishLine % lines.full.length] ?? '', undefined, { line: ending.line }),
      ...inFewer(teller.say(lines.brief, undefined, { line: ending.line })),
      ...inFewer(teller.say(lines.untold), 2),
    );
  }
  const lines = world.band.id === 'young' ? wishLines.slice(0, 4) : wishLines;
  return piece(
    'must',
    teller.say(lines[wishLine % lines.length] ?? '', undefined, { wish: ending.wish }),
    ...inFewer(teller.say('{L} wished {wish}.', undefined, { wish: ending.wish })),
    ...inFewer(teller.say('{L} had a secret wish.'), 2),
  );
}
