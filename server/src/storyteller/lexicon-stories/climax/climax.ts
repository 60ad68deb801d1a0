import type { EndingDeed } from '../../parse/parse-ending.ts';
import { readNoun } from '../../theme/noun.ts';
import type { EndingClass } from '../ending-class.ts';
import { type DeedKind, deedKindOf } from './deed-kind.ts';
import { deedEcho, deedTexts } from './deed-texts.ts';
import { accident, deedOfOthers, discovery, dream, event, ownDeed } from './others-texts.ts';

/**
 * The turn that an ending brings about, with everything that leads to it and follows from it. It takes the place of the plot's own tip,
 * lowest moment, turn, solution and last page.
 */
export type Climax = {
  /** A sentence on the friend's page. */
  plant: readonly string[];
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
  /** The deed is done to, or makes, a thing that can be named: `the second seat`. */
  hasThing: boolean;
};

/** What comes of the plot's own solution, and brings none about. */
const RESULT =
  /^(?:not|be|feel|laugh|giggle|smile|grin|cry|love|like|trust|know|understand|realise|realize|notice|want|need|live|have (?!(?:an?|the|their|\{L\.their[^ ]*) .*(?:party|fight|picnic|concert|feast|race|disco))|win|lose|sleep|fall asleep|go (?:back )?to (?:sleep|bed)|wake|come (?:home|back)|return|stop|forget|remember|become (?:best |good )?friends|make (?:new |best )?friends|find (?:out|the courage|(?:an? |some )?(?:new |good |best )*friends?\b)|can|stay awake|grow|shine|work|disappear|melt|change (?:his|her|its|their|\{[LFT]’s\}) mind|agree|thank|say thank you)\b/;
const ACCIDENT =
  /^(?:slip|fall|trip|sneeze|hiccup|snore|faint|bump|crash|burp|sink|break|burst|explode|stumble|get stuck)\b/;
const WHERE_IT_WAS =
  /^be (?:in|on|under|behind|inside|between|at|with|hidden|hiding|only|just|really|there|stuck|asleep)\b/;
const CAST = /^(?:\{(?:ALL|FT|L|F|T)\}|everyone|everybody|each of them)$/;
const OF_NATURE =
  /^(?:it|(?:the|a|an) )?(?: ?(?:\p{L}+ )?(?:morning|evening|night|day|dawn|sun|sunshine|rain|snow|wind|storm|tide|flood|wave|spring|summer|autumn|winter|moon|moonlight|star|stars|shooting star|rainbow|fog|mist|cloud|clouds|thunder|lightning|frost|ice|sea|river))?$/u;
const WEATHER =
  /^(?:snow|rain|thunder|hail|freeze|thaw|stop (?:raining|snowing)|get (?:dark|light|warm|cold))\b/;

/** The climax that an ending makes; null for an ending that is a result of the plot's own solution. */
export function climaxOf(ending: EndingOfPlot, statement: string): Climax | null {
  const { deed, endingClass, referent, group, isSearch, hasThing } = ending;
  if (/\bdream(?:ed|t)?\b/.test(statement) && /^(?:it|everything|\{ALL\}|the whole)\b/.test(statement))
    return { ...dream, plant: [], idea: [], isDream: true };
  if (deed === null || endingClass === null || /^(?:close|mixed|happy|secret|win|friends)$/.test(endingClass))
    return null;
  const base = { plant: [], isDream: false };
  if (endingClass === 'twist') return { ...base, ...discovery, idea: [] };
  const { subject, infinitive } = deed;
  if (/^be made of\b/.test(infinitive) || (isSearch && WHERE_IT_WAS.test(infinitive)))
    return { ...base, ...discovery, idea: [] };
  if (subject === 'it' ? WEATHER.test(infinitive) : OF_NATURE.test(subject))
    return RESULT.test(infinitive)
      ? null
      : { ...base, ...event, idea: [], isOfWeather: WEATHER.test(infinitive) };
  const act = infinitive.replace(/^(?:(?:all|both|each|then|just|finally|really|also) )+/, '');
  if (ACCIDENT.test(act) && subject !== 'it') return { ...base, ...accident, idea: [], echo: deedEcho };
  if (RESULT.test(act)) return null;
  const isCast = CAST.test(subject) || subject === referent || subject === group;
  const kind = deedKindOf(act);
  const isMany = /^(?:all|both|the other|everyone|everybody)\b/.test(subject);
  if (!isCast && !isMany && endingClass !== 'witness' && !isSomebody(subject, kind)) return null;
  const texts = deedTexts[kind];
  const echo = [...texts.echo, ...deedEcho].filter((template) => hasThing || !/\{end_thing\}/.test(template));
  if (!isCast || isMany) {
    const idea = isMany ? deedOfOthers.ideaForAll : deedOfOthers.idea;
    return { ...base, ...deedOfOthers, tip: isMany ? ownDeed.tip : deedOfOthers.tip, idea, echo };
  }
  if (subject === '{FT}') {
    const idea = ownDeed.idea.map((template) => template.replaceAll('{L}', '{F}'));
    return { ...base, ...ownDeed, idea, ...texts, echo };
  }
  const isForAll = subject === '{ALL}' || subject === '{L}';
  return { ...base, ...ownDeed, idea: isForAll ? ownDeed.idea : ownDeed.ideaForDoer, ...texts, echo };
}

/** Whether a subject can be asked to do something. */
function isSomebody(subject: string, kind: DeedKind): boolean {
  if (
    /^(?:somebody|someone)(?: else)?$|^(?:\{[LFT]’s\} )?(?:Mum|Dad|Grandma|Grandpa|Mummy|Daddy|Mom|Granny|Nana)$/.test(
      subject,
    )
  )
    return true;
  const noun = readNoun(subject.replace(/^\{[LFT]’s\} /, 'my ').replace(/^all /, ''));
  if (noun === null) return false;
  if (noun.kind === null) return !/^(?:other|change|move|travel|find)$/.test(kind);
  return /^(?:animal|bird|fish|bug|being|person|relative)$/.test(noun.kind);
}
