import { presentParticiple } from '../grammar/verb-inflection.ts';
import { unwrapTopic } from './unwrap-topic.ts';

const LEAD_IN =
  /^(please )?((can|could) (you|we|i) (write|tell|have|make|get) |write |tell |make |i (want|would like|’d like|wish|need) |give )?(me |us )?(to hear )?(an? |the )?(short |funny |nice |long |bedtime )?(story|tale|book|theme|something|one) ?(about|of|with|where|in which|on)\s+/i;
const POLITE = /^(?:(?:please|pls|hi|hello|hey)[,!]? )+(?=\S+ \S)/i;
const ASKING =
  /^(?:(?:can|could|would|will) you (?:please )?)?(?:write|do|tell|make|read|give)(?: me| us| him| her)?(?: one)? (?:about|where)\s+/i;

/** Who `we` are, before what happens: `me and my best friend Ravi and we find a turtle`. */
const WHO_WE_ARE = /^(?:me|us) and .{2,40}?,? (?:and|when|where) we (?=\p{L}+ )/iu;

/** For whom a story is meant; never who is in it. */
const LISTENER =
  '((?:my |our |the |an? )?(?:\\S+ ){0,3}?(?:son|daughter|child|children|kids?|girls?|boys?|twins?|toddlers?|class|pupils|grandson|granddaughter|grandchildren|nephew|niece|little one|little ones|year[ -]olds?|\\d+yo)|him|her|them|me|us)';
const FOR_A_LISTENER = new RegExp(
  `^(?:(?:an? |the )?(?:\\p{L}+ )?(?:story|tale|book|something) )(?:for|to help|that helps|to teach|to show|to prepare) ${LISTENER} (.+)$`,
  'iu',
);
const TO_A_LISTENER = new RegExp(
  `^(?:tell|teach|help|show|remind|encourage|persuade|convince|prepare|(?:to )?explain(?: to)?|(?:teach|tell|help|show|remind|encourag|prepar|explain)ing(?: to)?) ${LISTENER} (.+)$`,
  'iu',
);
const IS_ALL_RIGHT =
  /^(?:that |why |how )?(?:it is|it’s|its|is it|that’s) (?:not |never |also |sometimes |really |totally )*(?:all right|alright|ok|okay|fine|normal|bad|good|brave|nice|kind|important|wrong|rude|fun) (?:for \S+ )?to (\p{L}+)(.*)$/iu;

/** What a story is to do without, which every story does: `but nobody is hurt`. */
const CAVEAT =
  /,? (?:but |and )?(?:(?:nobody|no one|no-one) (?:is|gets|dies|should get|has to be) ?(?:hurt|killed|scared)?|without (?:any )?(?:fighting|violence|killing))[.!]?$/i;

/** A predicate as something one does: `being slow at reading` of `be slow at reading`. */
const asActivity = (verb: string, rest: string): string =>
  /^(?:be|feel|have|get|make|say|ask|cry|need|want)$/i.test(verb)
    ? `${presentParticiple(verb.toLowerCase())}${rest}`
    : `learning to ${verb.toLowerCase()}${rest}`;

/** What a listener is told, as a theme: `it is all right to cry` is crying. */
function adviceOf(said: string, listener: string): string {
  const allRight = IS_ALL_RIGHT.exec(said);
  if (allRight) return `${presentParticiple((allRight[1] ?? '').toLowerCase())}${allRight[2] ?? ''}`;
  const toDo = /^(?:how )?(?:not )?to (\p{L}+)(.*)$/iu.exec(said);
  if (toDo) return asActivity(toDo[1] ?? '', toDo[2] ?? '');
  const clause = /^(?:that|why|how come|how|about|for|with) (.+)$/i.exec(said)?.[1];
  if (clause === undefined) {
    const doing =
      /^(be|feel|sleep|eat|go|stop|share|tidy|try|learn|use|make|say|get|understand|cope) (.+)$/i.exec(said);
    return doing ? asActivity(doing[1] ?? '', ` ${doing[2] ?? ''}`) : said;
  }
  // `explain to twins why they cannot both be first`: they are the twins.
  const isGroup = /twins|class|pupils/i.test(listener);
  return isGroup ? clause.replace(/^they /i, `${listener.replace(/^(?:my|our) /i, 'the ')} `) : clause;
}

/**
 * The theme in a request to the storyteller, without the words that ask for it and without the listener: `being slow at reading` of `tell
 * my son it is all right to be slow at reading`. Other texts are returned as they are.
 */
export function unwrapRequest(text: string): string {
  // A story is told from where the child stands.
  const said = text
    .replace(/\bmy wife\b/gi, 'Mum')
    .replace(/\bmy husband\b/gi, 'Dad')
    .replace(CAVEAT, '');
  const asked = unwrapTopic(
    said.replace(POLITE, '').replace(LEAD_IN, '').replace(ASKING, '').replace(WHO_WE_ARE, 'we '),
  );
  const [, , forWhat = ''] = FOR_A_LISTENER.exec(asked) ?? [];
  if (forWhat !== '') {
    const about = /^(?:that is |which is )?(?:about|on|with) (.+)$/i.exec(forWhat)?.[1];
    return about ?? (/^(?:who|that) /i.test(forWhat) ? `a child ${forWhat}` : adviceOf(forWhat, ''));
  }
  const [, listener = '', advice = ''] = TO_A_LISTENER.exec(asked) ?? [];
  if (advice !== '') return adviceOf(advice, listener);
  const allRight = IS_ALL_RIGHT.exec(asked.replace(/\?$/, ''));
  return allRight ? adviceOf(asked.replace(/\?$/, ''), '') : asked;
}
