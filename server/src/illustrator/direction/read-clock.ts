import { type ClockTime, NEUTRAL_TIME } from '../clock-hands.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(${HOURS.join('|')}|1[0-2]|[1-9])`;
const numberOf = (word: string): number => HOURS.indexOf(word) + 1 || Number(word);
const at = (hour: number, minute: number): ClockTime => ((hour % 12) * 60 + minute + 720) % 720;

const PAST: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
};
const SPOKEN = new RegExp(
  `\\b(half|(?:a )?quarter|five|ten|twenty|twenty-five)(?: minutes)? (past|to) ${HOUR}\\b`,
  'g',
);
const DIGITS = /\b(1[0-2]|[1-9])[:.]([0-5]\d)\b/g;
/** A whole hour: `at three o’clock`, `the clock said three`, `pushed the hands to three`. */
const WHOLE = new RegExp(
  `\\b${HOUR} o[’']clock\\b|\\b(?:clock|it|watch)(?: now| still)? (?:said|showed|struck|stood at) ${HOUR}\\b(?! (?:to|past|minutes))|\\bhands? (?:stood |were |was )?(?:to|at|on) (?:the )?${HOUR}\\b|\\bstruck ${HOUR}\\b`,
  'g',
);
/** The two hands, each with its number: `the short hand. It was nearly at the three`. */
const SHORT_HAND = new RegExp(
  `\\b(?:short|little|hour|small)(?: hand| one)[^“”]{0,30}?\\b(nearly|almost|just before)?(?: at| on| to)? the ${HOUR}\\b`,
);
const LONG_HAND = new RegExp(
  `\\b(?:long|big|minute)(?: hand| one)[^“”]{0,30}?\\b(?:at|on|to) the ${HOUR}\\b`,
);
const NOON = /\b(?:at noon|midday|at midnight|twelve o[’']clock)\b/;

/** The time on the clocks of a page: what its text says last, what is spoken aloud not at all; else a neutral one. */
export function readClock(text: string): ClockTime {
  const told = withoutSpeech(text).toLowerCase();
  const [short, long] = [SHORT_HAND.exec(told), LONG_HAND.exec(told)];
  if (short && long) {
    const minute = (numberOf(long[1] ?? '') % 12) * 5;
    const isBefore = short[1] !== undefined || minute > 30;
    return at(numberOf(short[2] ?? '') - (isBefore ? 1 : 0), minute);
  }
  const found: { index: number; time: ClockTime }[] = [];
  for (const match of told.matchAll(SPOKEN)) {
    const minutes = PAST[(match[1] ?? '').replace('a ', '')] ?? 0;
    const hour = numberOf(match[3] ?? '');
    found.push({
      index: match.index,
      time: match[2] === 'past' ? at(hour, minutes) : at(hour - 1, 60 - minutes),
    });
  }
  for (const match of told.matchAll(DIGITS))
    found.push({ index: match.index, time: at(Number(match[1]), Number(match[2])) });
  for (const match of told.matchAll(WHOLE)) {
    const hour = match.slice(1).find((word) => word !== undefined);
    if (hour) found.push({ index: match.index, time: at(numberOf(hour), 0) });
  }
  const noon = NOON.exec(told);
  if (noon) found.push({ index: noon.index, time: 0 });
  found.sort((a, b) => a.index - b.index);
  return found.at(-1)?.time ?? NEUTRAL_TIME;
}
