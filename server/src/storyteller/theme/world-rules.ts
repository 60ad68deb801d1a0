import { isLiving, type Noun, readNoun } from './noun.ts';
import { actorOf, type Match, type Rule, rule, withAction, withoutEnd } from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

const RELATIVE =
  '(?:(?:my|our|the) )?(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|mother|father|grandma|grandpa|granny|grandad|granddad|nana|nan|aunt|auntie|uncle|sister|brother|cousin|neighbour|neighbor|godmother|godfather)';

/** Materials are told in the plural where they can be counted: a house of `pancakes`, of `cheese`. */
const asMaterial = (noun: Noun): Noun => ({ ...noun, a: noun.plural, the: noun.plural, bare: noun.plural });

const USUAL_PET =
  /^(dog|cat|puppy|kitten|hamster|rabbit|guinea pig|goldfish|fish|budgie|bird|parrot|pony|horse|mouse|tortoise|turtle|gerbil|canary|shop|food|show|day)$/;

function oddPet(what: string): Match | null {
  const subject = readNoun(what);
  return subject && !USUAL_PET.test(subject.bare) ? { situation: 'odd-pet', subject, object: subject } : null;
}

const VEHICLE =
  /^(train|bus|tram|ferry|boat|ship|steamer|car|lorry|tractor|lift|monorail|underground|tube|metro|subway|balloon|plane|aeroplane|airplane|helicopter|coach|taxi|sleigh|carriage|truck|van|gondola|engine)$/;

/** Whoever rides these steers them as well, which is learned. */
const OWN_WHEELS =
  /^(bike|bicycle|tricycle|unicycle|scooter|skateboard|sledge|sled|sleigh|kayak|canoe|raft|motorbike|horse|tractor|digger|rocket|spaceship|spacecraft|submarine|go-kart|pram)$/;

function ride(what: string): Match | null {
  const object = readNoun(withoutEnd(what));
  if (object && OWN_WHEELS.test(object.head)) return null;
  return object && (object.kind === 'vehicle' || VEHICLE.test(object.head))
    ? { situation: 'ride', object }
    : null;
}

/** What somebody of the theme does to earn a living. */
function worksAs(who: string, job: string): Match | null {
  const [subject, object] = [readNoun(who), readNoun(job)];
  return subject &&
    object &&
    (object.kind === 'person' || /(?:er|or|ist|man|woman|chef|nurse|vet)$/.test(object.head))
    ? { situation: 'works-as', subject, object }
    : null;
}

const ALONE = '(?:(?:all )?by (?:itself|themselves|himself|herself)|on (?:its|their) own|all alone)';

/** A thing that does something without anybody. */
function ofItself(who: string, what: string): Match | null {
  const object = actorOf(who);
  if (!object || isLiving(object)) return null;
  const action = readFinitePhrase(what, 'L') ?? readVerbPhrase(what, 'L');
  return action && { situation: 'by-itself', object, action };
}

/** Rules for how a world is in a story: what it is made of, what falls from its sky, what goes by itself, who rides, works and is away. */
export const WORLD_RULES: readonly Rule[] = [
  rule(
    new RegExp(`^(${RELATIVE}) (?:is|works as|is working as|has become|became) (an? .+)$`, 'i'),
    ([who = '', job = '']) => worksAs(who, job),
  ),
  rule(new RegExp(`^(${RELATIVE}) (?:who )?drives (?:an?|the) (.+)$`, 'i'), ([who = '', vehicle = '']) =>
    worksAs(who, `a ${withoutEnd(vehicle)} driver`),
  ),
  rule(
    /^(?:the|our|my) (.+?) (?:who )?(?:(?:is|was|has gone|is off) (?:ill|sick|poorly|unwell|away|on holiday|on strike|on vacation)|overslept|oversleeps|(?:has|had) (?:a cold|the flu|a day off)|(?:went|goes|is) on (?:holiday|strike)|did(?: not|n’t) come|quit)$/i,
    ([who = '']) => {
      const object = readNoun(`the ${who}`);
      const isAtWork =
        object?.kind === 'person' ||
        /^(?:baker|dentist|doctor|milkman|dinner lady|lollipop lady|crossing guard|crossing keeper|caretaker)$/.test(
          object?.bare ?? '',
        );
      return object && isAtWork && object.kind !== 'relative' ? { situation: 'off-duty', object } : null;
    },
  ),
  rule(
    /^(?:(?:going|travelling|traveling|riding|ride|a ride|a trip|a journey|a day|(?:my |the |our )?first (?:time|ride|trip|day|journey)) (?:on|in|by|with)|riding|ride) (?:(?:an?|the|my|our) )?(.+)$/i,
    ([what = '']) => ride(what),
  ),
  rule(/^(?:(?:an?|the|my|our) )?(?:first )?(.+?) (?:ride|journey|trip)$/i, ([what = '']) => ride(what)),
  rule(
    /^(?:(?:having|keeping|i have|i want) )?(?:an? |my |the )?(.+?) (?:as a pet|for a pet|is my pet)$/i,
    ([what = '']) => oddPet(what),
  ),
  rule(/^(?:a|my|our) pet (\p{L}+(?: \p{L}+)?)$/iu, ([what = '']) => oddPet(what)),
  rule(
    /^(?:an? |the |my |our )?((?:\p{L}+ )?\p{L}+) (?:that is |which is )?(?:made|built)(?: out)? of (.+)$/iu,
    ([what = '', material = '']) => {
      const [object, matter] = [readNoun(`a ${what}`), readNoun(withoutEnd(material))];
      return object && matter && !isLiving(object)
        ? { situation: 'made-of', object, matter: asMaterial(matter) }
        : null;
    },
  ),
  rule(
    /^(?:an? |the )?(house|castle|tower|town|city|village|palace|hotel|mountain|island|boat|ship|bridge|street|world|planet|forest|garden|train|car|bed|volcano|river|lake|wall|igloo) (?:all )?of (?!fear|love|dream|the |my |our )(.+)$/i,
    ([what = '', material = '']) => {
      const [object, matter] = [readNoun(`a ${what}`), readNoun(withoutEnd(material))];
      return object && matter?.kind && /^(food|tool|clothes|weather|plant)$/.test(matter.kind)
        ? { situation: 'made-of', object, matter: asMaterial(matter) }
        : null;
    },
  ),
  rule(
    /^(?:the day (?:when |that )?|when |what if |a world where )?(?:everything|the (?:whole|entire) (?:world|town|house|school)|all the \p{L}+) (?:turn(?:s|ed)? (?:in)?to|became|becomes|is made of|was made of|tastes? (?:like|of)) (.+?)\??$/iu,
    ([what = '']) => {
      const object = readNoun(what);
      return object ? { situation: 'all-turned', object: asMaterial(object) } : null;
    },
  ),
  rule(
    /^(?:the (?:day|night|morning|week) (?:when |that )?|when |what if |one day )?(?:it )(?:rain(?:s|ed)|rained|is raining|snow(?:s|ed)) (?!cats and|all|on|for|every|and|in|too|so|at|a lot|hard|heavily|outside|again)(\p{L}[\p{L} ]*?)\??$/iu,
    ([what = '']) => {
      const object = readNoun(what);
      return object ? { situation: 'rains', object } : null;
    },
  ),
  rule(/^raining (?!cats and|all|on|for|every|and|in|too|so|at)(\p{L}+)$/iu, ([what = '']) => {
    const object = readNoun(what);
    return object ? { situation: 'rains', object } : null;
  }),
  rule(
    /^(?:what if|if|imagine if|imagine|a world where|the day (?:when|that)?|when) (?:all )?(?:the |my )?(\p{L}+(?: \p{L}+)?) (?:could|can|started to|began to|would|had|learned to) (.+?)\??$/iu,
    ([who = '', what = '']) => {
      const object = readNoun(who);
      if (!object || /^(i|we|you|he|she|it|they|there|nobody|everyone|everybody|people|no one)$/i.test(who))
        return null;
      return (
        withAction('what-if', null, readVerbPhrase(withoutEnd(what), 'L')) && {
          situation: 'what-if',
          object,
          action: readVerbPhrase(withoutEnd(what), 'L'),
        }
      );
    },
  ),
  rule(new RegExp(`^(.+?) (?:that|which|who) (.+?) ${ALONE}$`, 'i'), ([who = '', what = '']) =>
    ofItself(who, what),
  ),
  rule(new RegExp(`^((?:an?|the|my|our) .+?) ([a-z]+s(?: .+?)?) ${ALONE}$`, 'i'), ([who = '', what = '']) =>
    ofItself(who, what),
  ),
  rule(/^(?:an?|the|my|our) (?:magic|magical|enchanted|wishing) (.+)$/i, ([what = '']) => {
    const noun = readNoun(`a ${what}`);
    if (
      !noun ||
      isLiving(noun) ||
      /^(show|trick|word|forest|kingdom|land|world|school|garden|wood|carpet|paintbrush|brush|night|day|island|castle|journey|adventure|tree|potion|spell)$/.test(
        noun.head,
      )
    )
      return null;
    return { situation: 'magic-thing', object: readNoun(`a magic ${what}`) };
  }),
  rule(
    /^(?:when )?i (?:accidentally |have |nearly |just )?(?:broke|break|ruined|smashed|dropped|knocked (?:over|down)|tore|ripped|spilled|spilt|scratched|cracked|broken) (.+)$/i,
    ([what = '']) => {
      const object = readNoun(withoutEnd(what).replace(/^\p{L}+(?: \p{L}+)?[’']s /iu, 'the '));
      return object && !isLiving(object) && object.kind !== 'body'
        ? { situation: 'own-damage', object }
        : null;
    },
  ),
  rule(
    /^(?:when )?(?:the |a )?(?:wind|storm|breeze) (?:took|stole|blew away|carried off|snatched|grabbed|blew off) ((?:my|our|the) .+)$/i,
    ([what = '']) => {
      const object = readNoun(withoutEnd(what));
      return object ? { situation: 'flown', object } : null;
    },
  ),
  rule(/^(?:when )?((?:the|my|our|an?) .+?) (?:is|got|gets|was) stuck$/i, ([what = '']) => {
    const object = readNoun(what);
    return object && !isLiving(object) ? { situation: 'broken', object } : null;
  }),
  rule(
    new RegExp(
      `^(${RELATIVE}) (?:who )?(?:(?:always|never stops|keeps) )*(?!(?:wins?|won) (?:an?|the|his|her|their|first|second|third|gold) )(?:wins?|winning|won|gets to be first|comes first|is (?:always |much |so much )*(?:first|faster|better|stronger|quicker|bigger|taller|cleverer|the best|older))(?: .+)?$`,
      'i',
    ),
    ([who = '']) => withAction('deed', readNoun(who), readVerbPhrase('win', 'S')),
  ),
  rule(
    new RegExp(
      `^(${RELATIVE}) (?:who )?(?:always |has )?(?:forgets?|forgot|forgotten|left) (?!how |to |that |my name)(.+?)(?: at home| behind)?$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const action = readVerbPhrase(`forget ${withoutEnd(what)}`, 'S');
      return withAction('deed', readNoun(who), action);
    },
  ),
];
