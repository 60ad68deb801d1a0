import { conjugate, infinitiveOf } from '../grammar/inflections.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import { isPeople } from './strayed.ts';
import { type Match, type Rule, rule, withAction, withoutEnd } from './theme-rule.ts';
import { readVerbPhrase } from './verb-phrase.ts';

/** Roles that children give to anybody: `ninja hamster`, `a mouse who is a chef`. */
const ROLE =
  '(?:ninja|samurai|spy|secret agent|pirate|detective|super ?hero|chef|cook|baker|cowboy|cowgirl|sheriff|astronaut|wizard|magician|knight|viking|princess|prince|queen|king|doctor|nurse|vet|dentist|ballerina|ballet dancer|dancer|singer|rock ?star|pop star|dj|zombie|vampire|ghost|teacher|builder|firefighter|postman|police officer|policeman|pilot|explorer|inventor|footballer|racing driver|race car driver|hairdresser|babysitter|gardener|librarian|captain|clown)';
const IS_ROLE = new RegExp(`^${ROLE}s?$`, 'iu');
const NOUN = '(?:(?:an?|the|my|our|two|three|some) )?(\\p{L}+(?:-\\p{L}+)?(?: \\p{L}+)?)';
/** Names of animals with a role in them. */
const NO_ROLE =
  /^(?:princess peas?|frog prince|lion king|queen (?:bee|ant)s?|king (?:penguin|cobra|crab)s?|clown ?fish|vampire bats?|pirate (?:ship|boat|treasure|map|flag|island)s?|ghost (?:train|ship|house)s?|police (?:dog|horse|car)s?|(?:princess|prince|king|queen|knight|wizard|dancer) (?:castle|dress|frog|charming)s?|doctor fish|baker street|teacher.*)$/i;
/** What follows a noun phrase without being a part of it. */
const REST = '(?:,? (?:in|on|at|and|with|saves?|solves?|to|from|of|but|goes|go|who|that|looks|finds) .*)?';

/** Somebody who is no person of everyday life. */
function beingOf(text: string): Noun | null {
  const noun = readNoun(text);
  if (noun === null) return null;
  const isFood =
    /^(?:food|plant|clothes)$/.test(noun.kind ?? '') || /^(?:poo|poop|sock|worm|spoon)$/.test(noun.head);
  if (!isLiving(noun) && !isFood && !MACHINE.test(noun.head)) return null;
  return isPeople(noun) && noun.kind !== 'relative' && !ANIMAL_OF_CHILDREN.test(noun.head) ? null : noun;
}
/** For WordNet these are people. */
const ANIMAL_OF_CHILDREN = /^(?:bunny|kitty|chick|dino|doggy|birdie|t-rex|fairy|worm|snail)$/;
const MACHINE = /^(?:digger|bulldozer|tractor|truck|lorry|train|bus|car|engine|robot|crane|dumper|rocket)$/;

/** What a detective looks for: `and the missing carrots`. */
const sought = (text: string): Noun | null => {
  const what = /\b(?:missing|lost|stolen|vanished) (\p{L}+(?: \p{L}+)?)$/iu.exec(text)?.[1];
  return what === undefined ? null : readNoun(what.endsWith('s') ? `the ${what}` : `the ${what}`);
};

/** Between two nouns: `the princess and the pea`. */
const NO_NAME = /^(?:and|or|in|on|of|at|to|for|from|with|who|that|the|is|vs|but|goes|versus|meets)$/i;

function inRole(who: string, role: string, text: string): Match | null {
  if (NO_NAME.test(who)) return null;
  const subject = beingOf(who);
  const bareRole = role.toLowerCase();
  if (!subject || subject.bare === bareRole) return null;
  return { situation: 'in-role', subject, quality: bareRole, item: sought(withoutEnd(text)) };
}

const ROLE_RULES: readonly Rule[] = [
  // `ninja hamster`, `a mouse chef in a restaurant`
  rule(
    new RegExp(`^(?:(?:an?|the|my|our|two|three|some) )?(${ROLE})s? (\\p{L}+(?:-\\p{L}+)?)${REST}$`, 'iu'),
    ([role = '', who = ''], text) =>
      NO_ROLE.test(`${role} ${who}`) || IS_ROLE.test(who) ? null : inRole(who, role, text),
  ),
  // `princess astronaut`
  rule(
    new RegExp(`^(?:(?:an?|the|my|our|two|three|some) )?(\\p{L}+(?:-\\p{L}+)?) (${ROLE})s?${REST}$`, 'iu'),
    ([who = '', role = ''], text) => (NO_ROLE.test(`${who} ${role}`) ? null : inRole(who, role, text)),
  ),
  rule(
    new RegExp(
      `^${NOUN} (?:who|that|which)?(?:’s|'s)? ?(?:is|are|was|were|becomes?|became|wants? to be(?:come)?|wanted to be|thinks? (?:he|she|it|they)(?:’s|'s| is| was| are)?|thought (?:he|she|it|they) (?:was|were|is)|dreams? of being|trains? to be|would rather be)(?: secretly| really)? (?:an? |the )?(${ROLE})s?${REST}$`,
      'iu',
    ),
    ([who = '', role = ''], text) => inRole(who, role, text),
  ),
  rule(
    new RegExp(
      `^${NOUN} (?:who |that )?(?:learns?|does|do|dances|loves|tries|wants to (?:do|learn|dance)|goes to|at)(?: to (?:do|dance))? (?:ballet|dance)(?: .*)?$`,
      'iu',
    ),
    ([who = ''], text) => inRole(who, 'ballerina', text),
  ),
];

/** Whether a theme brings together two things: what else it names is no trouble of its own. */
export const isMashUp = (text: string): boolean => MASH_UP_RULES.some((read) => read(text) !== null);

const BEING = '((?:(?:an?|the|my|our|two|three|some) )?(?:\\p{L}+ )?\\p{L}+(?:-\\p{L}+)?)';

/** Places of everyday life that have a plot for whoever is not expected there. */
const OUTING = new RegExp(
  `^${BEING} (?:who |that )?(?:goes|go|went|going|comes?|came|visits?|at|in|on|plays?|starts?|takes?|stays?|has|gets|wants to go|stays for) (?:(?:to|at|on|in|for|out for|over for|the|an?|my|our|your|his|her|its|their|first|last|whole|local|day|\\p{L}+[’']s) )*((?:school|nursery|kindergarten|preschool|playgroup|dentist|hairdresser|barber|haircut|shopping|shops?|supermarket|market|party|birthday|wedding|disco|swimming|pool|restaurant|caf[eé]|dinner|lunch|picnic|sleepover|bed|bus|train|holiday|plane|football|match|sports day|soccer|rugby)(?:[’']s)?)(?: (?:party|pool|lessons?|match|game|time))?(?: (?:with|for) .*)?$`,
  'iu',
);
/** Places far from where anybody lives. */
const FAR_OFF = new RegExp(
  `^${BEING} (?:who )?(?:(?:goes?|flies|fly|went|going|travels?|lives?|gets lost|lost|is|are|get|on holiday|visits?) )?((?:in(?:to)?|on|at|to|under) (?:the |outer |a big |a )*(?:space|moon|mars|planet|beach|seaside|sea|snow|north pole|south pole|antarctica|arctic|jungle|rainforest|city|town|big city|new york|london|paris|desert|ocean))$`,
  'iu',
);
/** Where such a one lives anyway. */
const AT_HOME =
  /(?:fish|shark|whale|dolphin|crab|octopus|seal|mermaid|starfish|turtle|pirate|gull|seagull|shrimp|jellyfish)s? .*(?:sea|ocean|beach)|(?:penguin|polar bear|seal|husky|reindeer|snowman|yeti)s? .*(?:snow|pole|arctic|antarctica)|(?:astronaut|alien|rocket|star|robot|comet|martian)s? .*(?:space|moon|mars|planet)|(?:monkey|lion|elephant|panther|leopard|ape|tiger|parrot|gorilla|snake|toucan|sloth|frog)s? .*(?:jungle|rainforest)|(?:bus|car|tram|train|pigeon|fox|policem[ae]n)(?:e?s)? .*(?:town|city)|(?:camel|lizard|snake|scorpion)s? .*desert/i;

/** Where no pet has been. */
const OFF_EARTH = /space|moon|mars|planet|under the (?:sea|ocean)|pole|jungle/i;

function farOff(who: string, where: string, text: string): Match | null {
  const subject = beingOf(who);
  if (!subject || AT_HOME.test(text) || (PET.test(subject.head) && !OFF_EARTH.test(where))) return null;
  return {
    situation: 'far-off',
    subject,
    where: where
      .toLowerCase()
      .replace(/^(?:to|into) /, 'in ')
      .replace(/^in (?=(?:the )?(?:moon|mars|beach|seaside|north|south))/, 'on '),
  };
}

/** Animals of the house, which go to a vet and a fair as a matter of course. */
const PET = /^(?:dog|cat|puppy|kitten|teddy|horse|pony)$/;

/** What somebody does who goes there: `breakfast in bed` is no outing of the breakfast. */
const GOES = / (?:goes|go|went|going|comes?|came|visits?|starts?|takes? (?:a|the)|stays?|wants to go) /i;

function onOuting(who: string, text: string): Match | null {
  const subject = beingOf(who);
  const isOdd = subject !== null && isLiving(subject) && subject.kind !== null && subject.kind !== 'person';
  if (!isOdd && !GOES.test(text)) return null;
  if (
    !subject ||
    subject.isOwn ||
    subject.kind === 'relative' ||
    subject.kind === 'toy' ||
    PET.test(subject.head)
  )
    return null;
  return { situation: 'outing', subject };
}

/** Two who want to win: `monster trucks vs dinosaurs`. */
function rivals(one: string, other: string): Match | null {
  const [subject, object] = [readNoun(one), readNoun(other)];
  const canPlay = (noun: Noun | null): noun is Noun =>
    noun !== null && (beingOf(noun.bare) !== null || noun.kind === 'vehicle');
  return canPlay(subject) && canPlay(object) && subject.head !== object.head
    ? { situation: 'versus', subject, object }
    : null;
}

function turned(who: string, what: string): Match | null {
  const object = readNoun(withoutEnd(what));
  if (!object || (object.kind === null && !isLiving(object)) || / /.test(object.bare)) return null;
  if (/^(?:feeling|person|place|weather)$/.test(object.kind ?? '')) return null;
  if (/^(?:i|me)$/i.test(who)) return { situation: 'i-turned-into', object };
  const subject = readNoun(who);
  const isSomebody =
    subject !== null &&
    (subject.kind === 'relative' || subject.kind === 'person' || isPeople(subject) || subject.isProper);
  return isSomebody ? { situation: 'turned-into', subject, object } : null;
}

/** Things that children use, which can refuse to work. */
const WORKING = /^(?:tool|clothes|toy|furniture|vehicle|machine|instrument|reading|food|plant|body)$/;

const STRUCTURE_RULES: readonly Rule[] = [
  rule(/^(.+?) (?:vs\.?|versus|against|v) (.+)$/i, ([one = '', other = '']) => rivals(one, other)),
  rule(OUTING, ([who = ''], text) => onOuting(who, text)),
  rule(FAR_OFF, ([who = '', where = ''], text) => farOff(who, where, text)),
  rule(
    /^(?:the (?:day|night|morning) )?(?:when |that )?(i|(?:my |our |the )?\p{L}+(?: \p{L}+)?) (?:accidentally |suddenly |secretly )?(?:turn(?:s|ed)?|change[sd]?|transform(?:s|ed)?|is turned|was turned) (?:back )?into (an? \p{L}+(?:-\p{L}+)?)(?: (?:for a day|again|at night|overnight|one day|by mistake))?$/iu,
    ([who = '', what = '']) => turned(who, what),
  ),
  rule(
    /^(?:the (?:day|morning) )?(?:when )?(?:one (?:day|morning) )?(?:i|we) (?:woke up|wake up|became|become|was|am)(?: one (?:day|morning))?,? (?:as|and (?:i[’']?m|i was|i am)|to be|being)? ?(an? \p{L}+(?:-\p{L}+)?)(?: for (?:a|one) day)?$/iu,
    ([what = '']) => turned('i', what),
  ),
  rule(
    /^(?:the (?:day|night|morning|week) )?(?:when |that )?(?:all )?(?:(?:the|my|our|all) )*((?:\p{L}+ )?\p{L}+s) (?:who |that )?(?:went|go|goes|going|were|are|is) on strike$/iu,
    ([what = '']) => {
      const object = readNoun(`the ${what}`);
      return object && WORKING.test(object.kind ?? '') ? { situation: 'on-strike', object } : null;
    },
  ),
  rule(
    /^(?:an?|the|my|our) (?:giant|gigantic|humongous|huge|ginormous|enormous) (\p{L}+)(?: (?:who|that|which|in|on|at|sat|comes|came|is) .*)?$/iu,
    ([who = '']) => {
      const subject = beingOf(`a ${who}`);
      return subject &&
        !/^(?:food|relative)$/.test(subject.kind ?? '') &&
        !/^(?:giant|dinosaur|whale|monster)$/.test(subject.head)
        ? { situation: 'giant', subject }
        : null;
    },
  ),
  rule(
    /^(?:an?|the|my|our) (?:tiny|teeny|teeny-tiny|teensy|pocket-sized|miniature|thumb-sized|mini) (\p{L}+)(?: (?:who|that|which|in|on|lives) .*)?$/iu,
    ([who = '']) => {
      const subject = beingOf(`a ${who}`);
      return subject &&
        subject.kind !== 'relative' &&
        !/^(?:ant|snail|worm|ladybird|bee|seed|mouse)$/.test(subject.head)
        ? { situation: 'tiny', subject }
        : null;
    },
  ),
  rule(
    /^((?:(?:an?|the|my|our) )?(?:\p{L}+ )?\p{L}+) (?:who )?(?:wants?|wanted|wishes|would like|longs|tries) to be (?:more |really |very )?(fast|quick|big|bigger|tall|taller|small|smaller|strong|brave|funny|scary|pretty|beautiful|clever|clean|tidy|pink|blue|red|green|yellow|fierce|loud|quiet|famous|cool|elegant|graceful|spotty|stripy|stripey|fluffy|invisible|sparkly)$/iu,
    ([who = '', how = '']) => {
      const subject = beingOf(who);
      return subject && subject.kind !== 'relative'
        ? { situation: 'wants-to-be-so', subject, quality: how.toLowerCase() }
        : null;
    },
  ),
  rule(/^(?:an?|the|my|our) talking ((?:\p{L}+ )?\p{L}+)$/iu, ([what = '']) => {
    const object = readNoun(`a ${what}`);
    return object && !isLiving(object) && object.kind !== 'reading' ? { situation: 'talks', object } : null;
  }),
  rule(
    /^(?:an?|the|my|our) ((?:\p{L}+ )?\p{L}+) (?:who |that )?(?:can|could|starts to|started to|learns to) (?:talk|speak)$/iu,
    ([what = '']) => {
      const object = readNoun(`a ${what}`);
      return object && !isLiving(object) && object.kind !== 'reading' ? { situation: 'talks', object } : null;
    },
  ),
  rule(
    /^(?:(?:what if|if|when|imagine if|the day(?: that| when)?|a world where) )?(?:all )?(?:the )?(\p{L}+s) (?:ruled?|rules|ran|took over|are in charge of|were in charge of|take over|were the boss of)(?: (?:the )?(?:world|house|town|school|country|earth))?\??$/iu,
    ([who = '']) => {
      const object = readNoun(`the ${who}`);
      return object && isLiving(object) && !isPeople(object)
        ? { situation: 'what-if', object, action: readVerbPhrase('rule the world', 'L') }
        : null;
    },
  ),
  rule(
    /^(?:an?|the|our|my) ((?:(?:loudest|biggest|longest|silliest|funniest|best|smelliest|highest) )?(?:\p{L}+ )?\p{L}+(?:-\p{L}+)*) (?:contest|competition|championships?|world cup|olympics)$/iu,
    ([what = '']) =>
      /^(?:art|spelling|baking|drawing|football|swimming|maths?|science|talent|singing|dance|dancing|poetry|chess|winter|school|sand ?castle|skipping|gymnastics|cooking|running)$/i.test(
        what.replace(/^\p{L}+est /iu, ''),
      )
        ? null
        : {
            situation: 'contest',
            quality: what.toLowerCase().replace(/^\p{L}+est /u, ''),
            object: readNoun('a contest'),
          },
  ),
  // `the toothbrush who was tired of teeth`
  rule(
    /^(?:an?|the|my|our) (\p{L}+) (?:who|that|which) (?:was|is|got|gets) (?:tired|sick|fed up|bored) (?:of|with) .+$/iu,
    ([what = '']) => {
      const object = readNoun(`a ${what}`);
      return object && !isLiving(object) && WORKING.test(object.kind ?? '')
        ? { situation: 'on-strike', object }
        : null;
    },
  ),
  rule(
    /^(?:when )?everything (?:that )?(?:i|we|he|she|\p{L}+) touch(?:es|ed)? (?:turns?|turned|becomes?|became) (?:in)?to (\p{L}+)$/iu,
    ([what = '']) => {
      const object = readNoun(what);
      return (
        object && {
          situation: 'all-turned',
          object: { ...object, a: object.plural, the: object.plural, bare: object.plural },
        }
      );
    },
  ),
  // `a machine that makes pancakes and won’t stop`
  rule(
    new RegExp(
      `^${BEING} (?:who |that |which )?(makes?|bakes?|cooks?|knits?) (\\p{L}+(?: \\p{L}+)?)(?:,? (?:and|but))? (?:(?:it )?(?:won[’']t|wouldn[’']t|can[’']t|doesn[’']t|does not|never|will not|cannot|didn[’']t) stop(?:s|ped)?|all day long|forever)$`,
      'iu',
    ),
    ([who = '', , what = '']) => {
      const subject = readNoun(who);
      const item = readNoun(what);
      return subject && item && !isPeople(subject)
        ? {
            ...withAction('deed', subject, readVerbPhrase(`never stop making ${what}`, 'S')),
            situation: 'deed',
            item,
          }
        : null;
    },
  ),
  // `a robot that only says banana`, `lions who only eat broccoli`
  rule(
    new RegExp(
      `^${BEING} (?:who |that |which )?(?:can |will )?only (?:ever )?(eat|say|speak)s? [“"']?(\\p{L}+(?: \\p{L}+)?)[”"']?$`,
      'iu',
    ),
    ([who = '', verb = '', what = '']) => {
      const [subject, item] = [beingOf(who), readNoun(what)];
      const { past, gerund } = conjugate(verb.toLowerCase());
      const action = {
        do: `only ${verb} ${what}`,
        did: `only ${past} ${what}`,
        doing: `only ${gerund} ${what}`,
        verb: verb.toLowerCase(),
      };
      return subject && item ? { situation: 'deed', subject, action, item } : null;
    },
  ),
  // `bad at flying` cannot fly
  rule(
    new RegExp(
      `^${BEING} (?:who |that )?(?:is|was|[’']s) (?:really |very |so )?(?:bad|rubbish|terrible|no good|hopeless|useless) at (\\p{L}+ing)(?: .*)?$`,
      'iu',
    ),
    ([who = '', doing = '']) => {
      const verb = infinitiveOf(doing.toLowerCase(), 'gerund');
      return withAction('cannot', beingOf(who), readVerbPhrase(verb, 'S'));
    },
  ),
];

/** Rules for themes that bring two things together which do not belong together. */
export const MASH_UP_RULES: readonly Rule[] = [...ROLE_RULES, ...STRUCTURE_RULES];
