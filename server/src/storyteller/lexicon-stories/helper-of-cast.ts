import type { StorySource } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { CastMember, Guest } from '../story-plan.ts';
import { ageOf, isGrownUp, kindWord, kinOf, wordsOf } from './kin-and-age.ts';

/** Helpers of plots who are wise rather than skilled: any grown-up of the family says what they say. */
const WISE = /^(?:Granny|Grandma|Grandpa|Aunt|Auntie|Uncle|Mother)\b/;
/** Helpers with a job, and the grown-ups who have it. */
const WITH_JOB: readonly [RegExp, RegExp][] = [
  [/^(?:Doctor|Dr|Nurse|Old Doctor)\b/, /\b(?:doctor|dr|nurse)\b/],
  [/^(?:Miss|Mrs|Mr|Teacher)\b/, /\b(?:teacher|headteacher)\b/],
  [/^(?:Coach|Trainer)\b/, /\b(?:coach|trainer)\b/],
  [/^(?:Officer|Sergeant|PC)\b/, /\b(?:officer|police\w*)\b/],
];

/** Neighbours and old ones, of whom a plot may say no more than that they know the answer. */
const ANYBODY =
  /^(?:Mr|Mrs|Miss|Old|Coach|Captain|Farmer|Gardener|Cook|Baker|Forester|Ranger|Granny|Grandma|Grandpa|Aunt|Auntie|Uncle|Great-\p{L}+|Mother|Grandmother|Grandfather)\b/u;
/** What a helper says of themselves, and what the plot says of them: `said {G+}, who kept the shop`. */
const OF_THEMSELVES = /\b(?:I|I’\p{L}+|me|my|mine|we|we’\p{L}+|us|our|ours)\b/iu;
const WITH_CLAUSE = /\{G\+?\}(?: to \{L\})?(?:,? (?!said|asked|“|to \{L\})[^.“”]|, (?!“))/;
/** Where no family is: the teachers and nurses know the answer there. */
const AT_WORK = /^(?:school|hospital)$/;
/** Animals and beings who are said to know a great deal. */
const KNOWING_KIND = /^(?:owl|tortoise|turtle|wizard|fairy)$/;
const KNOWING = /\b(?:wise|old|knows (?:a lot|everything))\b/;

/** Who of the companions can give the advice of a plot: a grown-up with the helper’s job or age, or somebody wise for advice that anybody could give; null where nobody can. */
export function helperOfCast(
  companions: readonly Character[],
  present: readonly CastMember[],
  plotHelper: Guest | undefined,
  { source, friend }: { source: StorySource; friend: Character },
): Character | null {
  // Who knows the answer has not been wrong about it before.
  const isMistaken = source.plots.some(({ friend: coming = '', problem }) =>
    /\{\^?F\b/.test([coming, problem].flat().join(' ')),
  );
  const isForAnybody = isAdviceForAnybody(source, plotHelper);
  const fits = (member: CastMember): boolean => {
    if (!isGrownUp(member))
      return isForAnybody && isKnowing(member) && !(isMistaken && member.id === friend.castId);
    if (plotHelper === undefined) return true;
    const isKin = kinOf(kindWord(member)) !== null;
    if (isKin && (WISE.test(plotHelper.name) || (isForAnybody && !AT_WORK.test(source.main)))) return true;
    const words = wordsOf(`${member.name} ${member.creature}`).join(' ');
    return WITH_JOB.some(([helper, job]) => helper.test(plotHelper.name) && job.test(words));
  };
  const found = companions.find((each) =>
    present.some((member) => member.id === each.castId && fits(member)),
  );
  return found ?? null;
}

/** Whether the advice says nothing of the one who gives it. */
function isAdviceForAnybody({ plots }: StorySource, plotHelper: Guest | undefined): boolean {
  if (plotHelper !== undefined && !ANYBODY.test(plotHelper.name)) return false;
  const tips = plots.flatMap(({ tip }) => tip);
  return tips.every((tip) => !OF_THEMSELVES.test(tip) && !WITH_CLAUSE.test(tip));
}

const isKnowing = (member: CastMember): boolean =>
  ageOf(member) === null && (KNOWING_KIND.test(kindWord(member)) || KNOWING.test(member.description));
