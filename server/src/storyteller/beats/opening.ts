import type { Piece } from '../compose.ts';
import { friendsAreThere, thirdArrives } from '../lines/acts.ts';
import { themeAsLine, themeLines, wishAsLine, wishLines } from '../lines/wishes.ts';
import { mentions } from '../words/mentions.ts';
import { fill, moreOf, piece, presence } from './pieces.ts';
import type { StoryWorld } from './story-world.ts';

/** Page 1: the home, what the lead is like, the theme on its mind, and the wish. */
export function home(world: StoryWorld): Piece[] {
  const { plot, lead, teller, beats } = world;
  const short = !beats.includes('friend-and-object');
  return [
    ...piece('must', teller.say(plot.home.say)),
    ...moreOf(world, plot.home.more),
    ...(short ? party(world) : []),
    ...piece('should', teller.fresh(lead.trait.show, lead)),
    ...piece('must', themeEarly(world)),
    ...piece('must', wish(world)),
    ...(beats.includes('problem') ? [] : piece('must', teller.say(plot.problem.say))),
  ];
}

/** The friends and the thing, in stories too short for a page of their arrival. */
export function party(world: StoryWorld): Piece[] {
  const { teller } = world;
  return piece('must', teller.fresh(friendsAreThere));
}

/** The page on which the friend arrives and the thing is planted. */
export function friend(world: StoryWorld): Piece[] {
  const { plot, friend, third, teller } = world;
  const certain = [
    ...piece('must', teller.say(plot.friend.say)),
    ...(third ? piece('must', teller.fresh(thirdArrives)) : []),
  ];
  return [
    certain[0] as Piece,
    ...moreOf(world, plot.friend.more),
    ...piece('should', teller.fresh(friend.trait.meet, friend)),
    ...certain.slice(1),
    ...(third ? piece('may', teller.fresh(third.trait.meet, third)) : []),
    ...presence(world, 'friend-and-object', certain),
    ...fill(world, 'friend-and-object'),
  ];
}

/** How the theme first comes up. */
export function themeEarly(world: StoryWorld): string {
  const { theme, teller, themeLine } = world;
  if (theme.topic)
    return teller.say(themeLines[themeLine % themeLines.length]?.[0] ?? '', undefined, {
      topic: theme.topic,
    });
  return teller.say(lineThemes(world)[themeLine % lineThemes(world).length]?.[0] ?? '', undefined, {
    line: theme.line,
  });
}

/** How the theme comes back on the last page. */
export function themeLate(world: StoryWorld): string {
  const { theme, teller, themeLine } = world;
  if (theme.topic)
    return teller.say(themeLines[themeLine % themeLines.length]?.[1] ?? '', undefined, {
      topic: theme.topic,
    });
  return teller.say(lineThemes(world)[themeLine % lineThemes(world).length]?.[1] ?? '', undefined, {
    line: theme.line,
  });
}

function lineThemes({ theme }: StoryWorld): readonly (readonly [string, string])[] {
  if (theme.isQuestion) return themeAsLine.question;
  return theme.isOneWord ? themeAsLine.word : themeAsLine.line;
}

function wish(world: StoryWorld): string {
  const { ending, teller, wishLine, third, friend } = world;
  const namesOthers = ending.wish !== null && /\{[FT]/.test(ending.wish);
  const others = [friend, ...(third ? [third] : [])].some(({ call }) => mentions(ending.wish ?? '', call));
  if (ending.wish === null || namesOthers || others) {
    return teller.say(wishAsLine[wishLine % wishAsLine.length] ?? '', undefined, { line: ending.line });
  }
  const lines = world.band.id === 'young' ? wishLines.slice(0, 4) : wishLines;
  return teller.say(lines[wishLine % lines.length] ?? '', undefined, { wish: ending.wish });
}
