import type { EndingDeed } from '../../parse/parse-ending.ts';
import { readNoun } from '../../theme/noun.ts';
import type { EndingClass } from '../ending-class.ts';
import { deedKindOf } from './deed-kind.ts';
import { deedEcho, deedTexts } from './deed-texts.ts';
import { deedOfOthers, discovery, dream, event, ownDeed } from './others-texts.ts';

/**
 * The turn that an ending brings about, with everything that leads to it and follows from it. It takes the place of the plot's own tip,
 * lowest moment, turn, solution and last page.
 */
export type Climax = {
  tip: readonly string[];
  low: readonly string[];
  /** How somebody comes to do it; none for what happens by itself. */
  idea: readonly string[];
  deed: readonly string[];
  done: readonly string[];
  echo: readonly string[];
  /** It was all a dream: what came before is not put right, but over. */
  isDream: boolean;
  /** Snow and rain end no trouble, they make one forget it. */
  isOfWeather?: boolean;
};

/** What is known of an ending when its place in the plot is decided. */
export type EndingOfPlot = {
  deed: EndingDeed | null;
  endingClass: EndingClass | null;
  /** The being of the theme, and the beings, as text or slot. */
  referent: string | undefined;
  group: string | undefined;
  /** Something is looked for, or nobody knows what it is. */
  isSearch: boolean;
  /** The plot is made for any noun or deed; one of a concept has a better solution of its own. */
  isGeneralPlot: boolean;
};

/** What comes of the plot's own solution, and brings none about. */
const RESULT =
  /^(?:not|be|feel|laugh|giggle|smile|grin|cry|love|like|trust|know|understand|realise|realize|notice|want|need|live|have (?!(?:an?|the|their|\{L\.their[^ ]*) .*(?:party|fight|picnic|concert|feast|race|disco))|win|lose|sleep|fall asleep|go (?:back )?to (?:sleep|bed)|wake|come (?:home|back)|return|stop|forget|remember|become (?:best |good )?friends|make (?:new |best )?friends|find (?:out|the courage|(?:an? |some )?(?:new |good |best )*friends?\b)|can|stay awake|grow|shine|work|disappear|melt|change (?:his|her|its|their|\{[LFT]’s\}) mind|agree|thank|say thank you)\b/;
const WHERE_IT_WAS =
  /^be (?:in|on|under|behind|inside|between|at|with|hidden|hiding|only|just|really|there|stuck|asleep)\b/;
/** Where somebody or something is found: `find the cat in the airing cupboard`. */
const FOUND_THERE =
  /^find (?:the|him|her|it|them|\{|\p{Lu}).* (?:in|under|on|behind|inside|between|at|by|asleep)\b/u;
const CAST = /^(?:\{(?:ALL|FT|L|F|T)\}|everyone|everybody|each of them)$/;
const OF_NATURE =
  /^(?:it|(?:the|a|an) )?(?: ?(?:\p{L}+ )?(?:morning|evening|night|day|dawn|sun|sunshine|rain|snow|wind|storm|tide|flood|wave|spring|summer|autumn|winter|moon|moonlight|star|stars|shooting star|rainbow|fog|mist|cloud|clouds|thunder|lightning|frost|ice|sea|river))?$/u;
const WEATHER =
  /^(?:snow|rain|thunder|hail|freeze|thaw|stop (?:raining|snowing)|get (?:dark|light|warm|cold))\b/;

/** What somebody else can be asked for and helps: `the miller brings flour`. */
const HELPS =
  /^(?:bring|give|lend|mend|fix|repair|build|make|help|show|open|let|carry|fetch|pull|push|explain|teach|find|invite|share)\b/;

/** Whether what somebody does or feels is a result of a solution, and brings none about. */
const isResult = (infinitive: string): boolean => RESULT.test(withoutAdverbs(infinitive));

const withoutAdverbs = (infinitive: string): string =>
  infinitive.replace(/^(?:(?:all|both|each|then|just|finally|really|also) )+/, '');

/** The climax that an ending makes; null for an ending that follows from the plot's own solution, or comes after it. */
export function climaxOf(ending: EndingOfPlot, statement: string): Climax | null {
  const { deed, endingClass, isSearch, isGeneralPlot } = ending;
  if (/\bdream(?:ed|t)?\b/.test(statement) && /^(?:it|everything|\{ALL\}|the whole)\b/.test(statement))
    return { ...dream, idea: [], isDream: true };
  if (deed === null || endingClass === null || /^(?:close|mixed|happy|secret|win|friends)$/.test(endingClass))
    return null;
  const { subject, infinitive } = deed;
  if (
    isSearch &&
    (endingClass === 'twist' ||
      /^be made of\b/.test(infinitive) ||
      WHERE_IT_WAS.test(infinitive) ||
      (CAST.test(subject) && FOUND_THERE.test(infinitive)))
  )
    return { ...discovery, idea: [], isDream: false };
  if (!isGeneralPlot || endingClass === 'twist' || isResult(infinitive)) return null;
  if (subject === 'it' ? WEATHER.test(infinitive) : OF_NATURE.test(subject))
    return { ...event, idea: [], isDream: false, isOfWeather: WEATHER.test(infinitive) };
  return climaxOfDeed(ending, subject, withoutAdverbs(infinitive));
}

/** Somebody does what puts it right: the cast, or somebody who is asked. */
function climaxOfDeed({ referent, group }: EndingOfPlot, subject: string, act: string): Climax | null {
  const isCast = CAST.test(subject) || subject === referent || subject === group;
  if (!isCast)
    return HELPS.test(act) && isSomebody(subject)
      ? { ...deedOfOthers, echo: deedEcho, isDream: false }
      : null;
  const texts = deedTexts[deedKindOf(act)];
  if (!texts) return null;
  const isForAll = subject === '{ALL}' || subject === '{L}';
  const idea = isForAll
    ? ownDeed.idea
    : subject === '{FT}'
      ? ownDeed.idea.map((template) => template.replaceAll('{L}', '{F}'))
      : ownDeed.ideaForDoer;
  return { ...ownDeed, idea, ...texts, echo: deedEcho, isDream: false };
}

/** Whether a subject can be asked to do something. */
function isSomebody(subject: string): boolean {
  if (
    /^(?:somebody|someone)(?: else)?$|^(?:\{[LFT]’s\} )?(?:Mum|Dad|Grandma|Grandpa|Mummy|Daddy|Mom|Granny|Nana)$/.test(
      subject,
    )
  )
    return true;
  const noun = readNoun(subject.replace(/^\{[LFT]’s\} /, 'my ').replace(/^all /, ''));
  return noun !== null && /^(?:animal|bird|fish|bug|being|person|relative)$/.test(noun.kind ?? 'person');
}
