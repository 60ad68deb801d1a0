import type { Ending } from '../parse/parse-ending.ts';
import { isLiving, readNoun } from '../theme/noun.ts';

/**
 * How an ending belongs to the plot:
 * - `means`: a deed of the cast; it is somebody's idea, and the solution follows from it (`they dance`)
 * - `goal`: a state or result that cannot be before the solution (`the tooth is under the pillow`)
 * - `arrival`: somebody or something is waited for and comes (`his mum comes back`)
 * - `witness`: somebody else does it, having seen what the cast has done (`the mayor changes his mind`)
 * - `reward`: a thing, which is promised and given (`soup`)
 * - `twist`: what nobody has noticed (`it was only the cat`)
 * - `close`: it nearly happens
 * - `mixed`: one thing goes wrong, another is worth more (`they lose but have the best chant`)
 * - `happy`: everyone is content, which is no event to wait for
 * - the others are goals with sentences of their own.
 */
export type EndingClass =
  | 'means'
  | 'goal'
  | 'arrival'
  | 'witness'
  | 'reward'
  | 'twist'
  | 'close'
  | 'mixed'
  | 'happy'
  | 'find'
  | 'learn'
  | 'win'
  | 'friends'
  | 'home'
  | 'sleep'
  | 'party'
  | 'outing'
  | 'gift'
  | 'skill'
  | 'secret';

/** Nobody wishes for a means, for what nobody knows, for a narrow escape, or for happiness in general. */
export const isWished = (endingClass: EndingClass): boolean =>
  !/^(?:means|twist|close|mixed|happy)$/.test(endingClass);

const TWIST =
  /\b(?:just|only) (?:want|need)(?:s|ed)?\b|\ball along\b|\bthe whole time\b|\bwas a dream\b|\bw(?:ake|oke)s? up\b|\bturn(?:s|ed)? out\b|\bin (?:his|her|its|their|my|our) own (?:pocket|hand|bed|house|garden|bag|hat|room|head|nose)\b|\bby mistake\b|^every(?:one|body) else |^(?:it|that) (?:was|is) (?:only |just |really |actually )?(?:an?|the|my|his|her|our|their) |\b(?:was|were|is|are) (?:only|really|actually|secretly|the problem)\b/i;

const HAPPY =
  /^(?:everyone|everybody|\{ALL\}|all)(?: all| both)? (?:was|were|felt|lived) (?:very |so |really )?(?:happy|happily ever after|happy ever after|glad|content|pleased|well)$/;

/** What several can do so that something else succeeds; other deeds are goals (`they sell every last apple`). */
const MEANS_OF_ALL =
  /^(?:sing|dance|hum|whistle|clap|laugh|giggle|smile|hug|kiss|cuddle|hold|join|push|pull|blow|wave|stamp|shout|call|whisper|help|share|say|apologi[sz]e|tell|ask|let|take|build|make|invent|plant|write|draw|paint|sew|knit|cook|bake|mix|put|use|tie|swap|trade|work|play|pretend|count|wait|try|practi[sc]e|listen|think|talk|teach|show|light|hang|bring|carry|dig|lend|give|forgive|drum|knock)$/;

/** What one character does so that others can forgive, follow or laugh. */
const MEANS_OF_ONE =
  /^(?:say (?:sorry|please)|apologi[sz]e|tell the truth|ask|hug|kiss|smile|laugh|share|let|sing|whisper|wait|listen|help|give|forgive|try)\b/;

/** A noun phrase that says where: `a big hug at the airport`. */
const PLACE_OF_REWARD =
  /^(.+?) ((?:at|in|on|by|under|beside|near) (?:the|an?|our|their) (?:\p{L}+ )?(?:airport|station|harbour|port|beach|sea|park|zoo|playground|market|café|cafe|garden|swimming pool|pool|museum|fair|circus|farm|lake|river|castle|forest|wood|woods|meadow|island|school|square|treehouse|den|roof|hill|moon|pier))$/u;

/** What somebody can be given: `get a rubber ring`; not `get a turn`. */
const GIVEN =
  /^(?:get|receive|be given) (?:an?|some|two|three|the (?:golden|silver|biggest|best|last)) (?!.*\b(?:friends?|turn|idea|chance|cold|fright|job|surprise|hug|kiss|shock|feeling|lesson|baby|brother|sister|better|back)\b)/;

const CAST = /^\{(?:ALL|L|F|T)\}$/;
const GROUP = /^(?:\{ALL\}|everyone|everybody|each of them)$/;

const ARRIVES =
  /^(?:come|arrive|return|appear|land|be (?:back|here|there)|bring|send|get back|find (?:its|his|her|their|the) way)\b/;

/** The class of an ending; null for one that is quoted. `referent` is the being of the theme and `group` the beings, who act as the cast does. */
export function classOfEnding(
  ending: Ending,
  referent: string | undefined,
  group?: string,
): EndingClass | null {
  const { kind, deed, quotation, fullStatement } = ending;
  if (kind === 'quoted') return null;
  if (HAPPY.test(fullStatement)) return 'happy';
  if (TWIST.test(quotation)) return 'twist';
  if (/\b(?:nearly|almost)\b/.test(fullStatement)) return 'close';
  if (/ but /.test(fullStatement)) return 'mixed';
  // `no more tears` is nothing that could be given.
  if (deed === null) {
    if (/^(?:no|not|never)\b/.test(fullStatement)) return null;
    return PLACE_OF_REWARD.test(fullStatement) ? 'outing' : 'reward';
  }
  if (deed.subject === 'nobody' && kind !== 'learn') return 'secret';
  if (/^learn (?:how )?to \p{L}/u.test(deed.infinitive)) return 'skill';
  if (GIVEN.test(deed.infinitive) && kind === 'deed') return 'gift';
  const { subject, infinitive } = deed;
  const isCast = CAST.test(subject) || subject === referent;
  if (isMeans(ending, isCast)) return 'means';
  if (kind === 'learn' || (kind === 'find' && isCast)) return kind;
  if (ARRIVES.test(infinitive) && !isCast && !GROUP.test(subject)) return 'arrival';
  if (isCast || subject === group || GROUP.test(subject))
    return kind === 'state' || kind === 'deed' || kind === 'thing' ? 'goal' : kind;
  return isSomebody(subject) && !/^(?:be|not)\b/.test(infinitive) ? 'witness' : 'goal';
}

function isMeans({ deed, statement }: Ending, isCast: boolean): boolean {
  if (deed === null || /^(?:not|learn|find|realise|realize|understand|discover)\b/.test(deed.infinitive))
    return false;
  if (/^(?:everyone|everybody|the \p{L}+(?: \p{L}+)?)$/u.test(deed.subject)) return isClimaxAction(statement);
  if (!isCast || /^say (?:thank you|goodbye|bye|good ?night)\b/.test(deed.infinitive)) return false;
  if (isClimaxAction(statement) || MEANS_OF_ONE.test(deed.infinitive)) return true;
  return (
    deed.subject === '{ALL}' && MEANS_OF_ALL.test(deed.verb) && !/\bfriends?\b|\bhome\b/.test(deed.infinitive)
  );
}

/** Verbs of deeds at which those present can lend a hand or a voice. */
const CLIMAX_ACTION =
  /\b(?:pushed|pulled|sang|hummed|whistled|hugged|cuddled|kissed|danced|giggled|clapped|shouted|whispered|stamped|helped|waved|blew|held hands|joined hands|held on|said (?:sorry|please)|apologi[sz]ed|shared|told the truth)\b/;

/** Whether an ending is something that those present do to bring the solution about, and not what comes of it: `everyone pushed`. */
export const isClimaxAction = (statement: string): boolean =>
  /^(?:\{ALL\}|everyone|everybody|they|the \p{L}+(?: \p{L}+)?)(?: all| both| each)? /u.test(statement) &&
  CLIMAX_ACTION.test(statement.split(/, |\b(?:after|because|when|at the|and then)\b/)[0] ?? '');

/** Whether a subject is a person or an animal, who can watch and decide. */
function isSomebody(subject: string): boolean {
  if (/^(?:somebody|someone|everyone else|everybody else)$/.test(subject)) return true;
  const noun = readNoun(subject.replace(/^\{L’s\} /, 'my '));
  return noun !== null && isLiving(noun);
}
