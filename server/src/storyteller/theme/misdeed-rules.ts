import { readNoun } from './noun.ts';
import { actorOf, type Match, type Rule, withAction } from './theme-rule.ts';
import { readFinitePhrase } from './verb-phrase.ts';

/** Whom a deed hurts. */
const SOMEBODY =
  '(?:me|us|him|her|them|you|people|strangers|every(?:one|body)|any(?:one|body)|some(?:one|body)|(?:the |all the |all )?other(?:s| (?:kids|children|people|babies|boys|girls|animals))|(?:all )?(?:the |his |her |my |our |their |an? )?(?:(?:little|big|older|younger|small|baby|best|new|other|twin) )*(?:brothers?|sisters?|siblings?|friends?|mums?|mummy|dads?|daddy|grandma|grandpa|teachers?|classmates|cousins?|twin|bab(?:y|ies)|dogs?|cats?|parents|kids|children|toddlers?|boys?|girls?|neighbours?|class|pupils))';
const WHOSE =
  "(?:the |an? |my |our |his |her |their |other (?:kids|children|people)[’']s? |everyone[’']s |every(?:one|body)[’']s |all (?:the |my |his |her )?|\\p{L}+[’']s? )*";
const THERE =
  '(?: (?:at|in|on|under|during|when|while|because|after|for|if|all|every|again|a lot|so|and|until|too|again and again|off|with)\\b.*)?';
const forms = (...verbs: string[]): string =>
  `(?:${verbs
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}` : stem;
      return [`${verb}e?s?`, `${doubled}(?:ing|ed)`, `${stem}(?:ing|ed)`];
    })
    .join('|')})`;

/**
 * What children do that hurts, frightens or endangers, as predicates. The order matters little: they exclude each other. `bites into an
 * apple`, `kicks a ball` and `throws a party` are none of them.
 */
const PREDICATES: readonly string[] = [
  `(?:${forms('bite', 'nip')}|bit|bitten)(?: ${SOMEBODY})?${THERE}`,
  `(?:${forms('hit', 'punch', 'slap', 'smack', 'thump', 'kick', 'pinch', 'scratch', 'push', 'shove', 'hurt', 'trip', 'poke', 'headbutt')}|hit|hurt)(?: ${SOMEBODY})${THERE}`,
  `${forms('hit', 'punch', 'slap', 'smack', 'pinch', 'shove')}(?: (?:at|in|when|while|because|and|a lot|all)\\b.*)?`,
  `${forms('pull', 'yank', 'tug')} (?:at |on )?${WHOSE}(?:hair|tails?|ears?|plaits?|pigtails?|ponytails?)${THERE}`,
  `(?:${forms('spit')}|spat)(?: (?:at|on) ${SOMEBODY})?${THERE}`,
  `(?:${forms('throw')}|threw|thrown) (?:${WHOSE}(?:food|peas|pasta|dinner|lunch|supper|sand|stones?|rocks?|gravel|mud|toys?|things|everything|shoes?|blocks?|bricks?|cars?|plates?|cups?|books?|cutlery|spoons?))(?: (?:at ${SOMEBODY}|on the floor|everywhere|around|about|out of .+))?${THERE}`,
  `(?:lies|lied|lying|tell(?:s|ing)? (?:lies|fibs|a lie)|told (?:lies|a lie)|fibs|fibbing)(?: (?:to ${SOMEBODY}|about .+|all the time|a lot|again))?`,
  `(?:${forms('cheat')})(?: .+)?`,
  `(?:${forms('steal')}|stole|stolen|${forms('shoplift', 'nick', 'swipe')}|${forms('take')} (?:things|toys|sweets|money|stuff)(?= (?:from|without|that)))(?: .+)?`,
  `(?:${forms('break', 'smash', 'wreck', 'destroy', 'rip', 'tear', 'snap', 'ruin')}|broke|tore) (?:all |up |every one of )*(?:${WHOSE}(?:toys|things|everything|books|crayons|pencils|games|lego|dolls|cars|pictures|drawings))${THERE}`,
  `(?:${forms('scribble', 'draw', 'paint', 'write', 'doodle')}|drew|wrote) (?:all over|on|over) ${WHOSE}(?:\\p{L}+ )?(?:walls?|wallpaper|sofas?|furniture|tables?|doors?|floors?|books?|carpets?|curtains?|cars?|beds?|windows?)${THERE}`,
  '(?:says?|saying|said|shouts?) (?:“|‘|")?no(?:”|’|")?(?: (?:to|about|all|every|whenever)\\b.*)?',
  `(?:${forms('tease', 'mock', 'exclude', 'ignore')}) ${SOMEBODY}${THERE}`,
  `(?:mak(?:es?|ing)|made|pok(?:es?|ing)) fun of ${SOMEBODY}${THERE}`,
  `(?:laugh(?:s|ing|ed)?|${forms('snigger', 'giggle')}) at ${SOMEBODY}${THERE}`,
  `(?:call(?:s|ing|ed)?) ${SOMEBODY} (?:bad |nasty |silly |mean )?names.*`,
  `(?:leav(?:es?|ing)|left) (?:${SOMEBODY}|\\p{L}+) out${THERE}`,
  `(?:shout(?:s|ing|ed)?|scream(?:s|ing|ed)?|yell(?:s|ing|ed)?) at ${SOMEBODY}${THERE}`,
  '(?:says?|saying|shouts?|uses?|using) (?:bad|rude|mean|nasty|naughty|swear|horrible) (?:words?|things).*',
  `(?:swear(?:s|ing)?|swore)${THERE}`,
  `(?:${forms('interrupt')}|talks? over|talking over)(?: ${SOMEBODY})?${THERE}`,
  '(?:push(?:es|ing)? in|jumps? the queue|pushing to the front|pushes to the front)\\b.*',
  '(?:run(?:s|ning)?|ran|dash(?:es|ed|ing)?|walk(?:s|ed|ing)?|step(?:s|ped|ping)?|rid(?:es?|ing)) (?:out )?(?:into|onto|across|on|over) (?:the |a |busy )*(?:roads?|streets?|traffic|railway|tracks)(?: without .+| before .+| after .+)?',
  '(?:run(?:s|ning)?|ran|wander(?:s|ing|ed)?|go(?:es|ing)?|walk(?:s|ing)?) (?:off|away)(?: alone| from (?:me|us|mum|dad|mummy|daddy|grandma|her .+|his .+|the group|the class))?(?: (?:in|at) (?:the |a )?(?:supermarket|shops?|park|market|street|town|zoo|playground|crowd|beach|museum|airport|mall|station)\\b.*)',
  `(?:${forms('play')}|${forms('fiddle')}) with (?:the |a |mum[’']s |dad[’']s )?(?:match(?:es|box)?|fire|lighters?|candles?|knives|a knife|scissors|plugs?|sockets?|the stove|the cooker|the oven|medicine|pills|electricity)${THERE}`,
  `(?:${forms('touch')}) ${WHOSE}(?:hot )?(?:stove|oven|cooker|iron|socket|plug|fire|candle)s?${THERE}`,
  `(?:${forms('climb')}) (?:up |on |onto |on to |out of |over )+(?:the |a )?(?:kitchen |high |tall |open )*(?:shelf|shelves|cupboards?|windows?|windowsill|balcony|railings?|roof|bookcase|wardrobe|counter|fridge|cooker)${THERE}`,
  '(?:go(?:es|ing)?|went) (?:off |away )?with (?:a )?strangers?\\b.*|(?:open(?:s|ing)?) the (?:front )?door to strangers?\\b.*',
  '(?:will not|won’t|does not|doesn’t|never) (?:hold (?:my |our |his |her |mum’s |dad’s )?hands?|wear (?:his |her |a |the )?(?:seat ?belt|helmet)|stay in (?:his |her |the )(?:car ?)?seat)\\b.*',
  '(?:wants?|wanting|begs?|asks?) (?:(?:to (?:buy|have)|for) )?(?:everything|every toy|all the toys|all the sweets|new toys|a new toy every .+)\\b.*',
];
const WHO = "(?<who>(?:\\p{L}|[’'-])+(?: (?:\\p{L}|[’'-])+){0,5}?)";
const OFTEN =
  '(?: (?:who|that))?(?: (?:is|are|was|were))?(?: (?:always|often|sometimes|just|only|really|never stops|keeps|keep|kept|likes to|loves to|loves|likes|started|starts|can’t stop|cannot stop))*';
const MISDEED = new RegExp(`^${WHO}${OFTEN} (?<what>${PREDICATES.join('|')})$`, 'iu');
/** What `what` may not begin with: a noun that the pattern of `who` has not taken. */
const NOT_A_VERB = /^(?:lies?|bits?) (?:in|on|under|beside|down)\b/i;

/** A child of whom a grown-up says `he` or `she`, as another child: nobody is shown up in a story of their own. */
const whoOf = (who: string) => {
  const [, he, she] =
    /^(?:(he|(?:my|our) (?:\p{L}+ )?(?:son|grandson|nephew))|(she|(?:my|our) (?:\p{L}+ )?(?:daughter|granddaughter|niece)))$/iu.exec(
      who,
    ) ?? [];
  if (he) return readNoun('a boy');
  if (she) return readNoun('a girl');
  if (/\b(?:child|kid|toddler)$/i.test(who) || /^(?:they|i|we)$/i.test(who)) return readNoun('a child');
  return actorOf(who);
};

/** Beings that children are told of as children; a shark that bites is a shark. */
const LIKE_CHILDREN = /^(?:person|relative|animal|bird|toy|being)$/;
/** Grown animals that steal or throw have stories in which that is a muddle, no misdeed. */
const MUDDLE = /^(?:steal|take|nick|swipe|throw|climb|run|wander|go|walk)$/;

/** Reads what somebody does that hurts or endangers: `my little sister bites everyone at nursery`. */
const readMisdeed: Rule = (text): Match | null => {
  const { who = '', what = '' } = MISDEED.exec(text.replace(/[.!]+$/, ''))?.groups ?? {};
  if (what === '' || NOT_A_VERB.test(what)) return null;
  const subject = whoOf(who);
  const refused = /^(?:will not|won’t|does not|doesn’t|never) (.+)$/i.exec(what)?.[1];
  const action = readFinitePhrase(refused ? `refuse to ${refused}` : what, 'S');
  if (!subject || !action || (subject.kind !== null && !LIKE_CHILDREN.test(subject.kind))) return null;
  const isChild =
    /^(?:person|relative)$/.test(subject.kind ?? '') || CHILD.test(subject.head) || subject.isProper;
  return !isChild && MUDDLE.test(action.verb) ? null : withAction('misdeed', subject, action);
};
const CHILD =
  /^(?:boy|girl|child|kid|baby|twin|cub|puppy|kitten|toddler|class|friend|bully|brother|sister|cousin|son|daughter)$/;

/** What children do that hurts, frightens or endangers; tried before the rules that read any deed. */
export const MISDEED_RULES: readonly Rule[] = [readMisdeed];
