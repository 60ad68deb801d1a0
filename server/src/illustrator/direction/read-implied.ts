import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';

/** A thing that a page uses without naming it. */
interface Implied {
  prop: PropName;
  text: RegExp;
  /** Words of what the story is about. */
  topic?: RegExp;
  backdrop?: RegExp;
  /** Words of the page with which it is not meant. */
  unless?: RegExp;
}

const ONLINE =
  /\b(?:online|internet|passwords?|website|computers?|tablets?|laptops?|video games?|gaming|screen ?time|screens?|chat|e-?mails?|apps?)\b/i;

const IMPLIED: readonly Implied[] = [
  {
    prop: 'computer',
    topic: ONLINE,
    text: /\b(?:pings?|messages?|passwords?|wrote|write|screen|typed?|click\w*|pressed|block|report|posted|photo|chat|island|level|game|switched|answered?|stranger)\b/i,
  },
  { prop: 'computer', text: /\b(?:ping[,.!]|passwords?|typed|clicked|logged (?:in|on)|website)\b/i },
  {
    prop: 'sandcastle',
    backdrop: /^(?:shore|beach|island)$/,
    text: /\b(?:built (?:it|the castle|a castle|one)|the castle|a (?:ditch|moat))\b/i,
  },
  // Rooms that show their door need no other.
  {
    prop: 'door',
    backdrop: /^(?!living-room|hallway|corridor|undersea|space|moon)/,
    text: /\bknock(?:ed|s)?\b(?! (?:(?:it|him|her|them) )?(?:over|down|off|out)\b)|\brang (?:at|the) (?:door|doorbell|bell (?:at|of|by) the)\b/i,
    unless:
      /\bknocked (?:\p{L}+ )?(?:on|at|against) (?:the|a|his|her|their) (?:\p{L}+ )?(?:wall|table|bed|window|glass|lid|box|shell|tree|trunk|ice|floor|desk|hive|frame)\b/iu,
  },
  { prop: 'ball', text: /\b(?:scored|dribbled|penalty|kick-?off|passed it back)\b/i },
  { prop: 'cake', text: /\b(?:blew out (?:the|all|both|six|five|seven)|sang happy birthday)\b/i },
];

/** The things that a page uses without naming them: messages come on a screen. */
export function readImplied({ about, asked }: StoryPlan, { text }: Scene, { backdrop }: Setting): PropName[] {
  const topic = `${about?.topic ?? ''}, ${asked?.theme ?? ''}`;
  const told = withoutSpeech(text);
  return IMPLIED.filter(
    (each) =>
      (!each.topic || each.topic.test(topic)) &&
      (!each.backdrop || each.backdrop.test(backdrop)) &&
      !each.unless?.test(told) &&
      (each.text.test(told) || (each.topic !== undefined && each.text.test(text))),
  ).map(({ prop }) => prop);
}
