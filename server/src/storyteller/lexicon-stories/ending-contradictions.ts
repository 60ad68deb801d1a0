import { splitSentences } from '../grammar/sentences.ts';
import type { Ending } from '../parse/parse-ending.ts';

/** What a plot's own last sentences must not say when the ending that was asked for says something else. */
const CONTRADICTIONS: readonly (readonly [ending: RegExp, plot: RegExp])[] = [
  [
    /\b(?:for ?ever|always|keeps?|kept|stays?|matchbox)\b.*|\btooth\b(?! fairy)/i,
    /\b(?:coin|tooth fairy|under the pillow)\b/i,
  ],
  [/\b(?:asleep|sleeps?|slept)\b/i, /\b(?:pillow|in bed|to bed|awake|stayed up|till morning)\b/i],
  [
    /\bw[io]ns?\b/i,
    /\b(?:came|finished|was) (?:second|third|fourth|last)\b|\b(?:second|third|fourth|last)!|\blost the\b/i,
  ],
  [/\blos[et]s?\b/i, /\b(?:won|first prize|the winner|the third)\b/i],
  [
    /\b(?:find|found)\b/i,
    /\b(?:stood|sat|came) (?:at|to|through|up to) the (?:gate|door|step)\b|\bcame (?:back )?by itself\b/i,
  ],
  [/\bnobody\b.*\b(?:knows|knew|finds out)\b/i, /\bevery(?:body|one) (?:knew|cheered|saw)\b/i],
  [/\b(?:all day|dry)\b/i, /\bstill a puddle\b|^That’s what cloths are for/i],
  [/\bfirst at\b|\bis first\b|\bwas first\b/i, /\bthree places left\b|\bto be in time\b/i],
  [/\b(?:home|back)\b/i, /\bnever came back\b|\bstayed there\b/i],
  [/\bcarts?\b|\bcarr(?:y|ies|ied)\b/i, /\bstill carr/i],
  [/\b(?:gave|give|donated?)\b.*\bmoney\b/i, /\bwith the money\b/i],
  [/\bbefore (?:lunch|breakfast|supper)\b/i, /\b(?:lunch|supper|dinner|tea) was ready\b/i],
  [/\bland(?:s|ed)? (?:in|on|at)\b/i, /\blanded\b|\bcame down\b|\bin the (?:field|meadow|clover)\b/i],
  [
    /^last\b|\b(?:is|was|comes|came|gets there|got there) last\b/i,
    /\b(?:first|second|third)!|\b(?:won|two were in front)\b/i,
  ],
  [/\b(?:third|fifth|sixth|eighth|tenth)\b/i, /\b(?:half|halves|quarters?)\b/i],
  [/\b(?:friends?)\b/i, /\bnever saw .* again\b/i],
];

/** The text without the sentences that the ending contradicts; empty when that is all of them. */
export function withoutContradictions(text: string, { kind, fullStatement, quotation }: Ending): string {
  const said = kind === 'quoted' ? quotation : fullStatement;
  const forbidden = CONTRADICTIONS.filter(([ending]) => ending.test(said)).map(([, plot]) => plot);
  if (forbidden.length === 0) return text;
  const kept = splitSentences(text).filter(
    (sentence) => !forbidden.some((pattern) => pattern.test(sentence)),
  );
  const joined = kept.join(' ');
  return joined.split('“').length === joined.split('”').length ? joined : '';
}
