import { isLiving, type Noun, readNoun } from './noun.ts';
import { tagWords } from './tag-words.ts';
import { actorOf, type Rule, rule, subjectOf, withAction } from './theme-rule.ts';
import { readFinitePhrase, readVerbPhrase } from './verb-phrase.ts';

const isAilment = ({ bare }: Noun): boolean =>
  /ache$|^(?:sore|broken|runny|blocked|bad|hurt|itchy) |\b(?:cold|cough|fever|flu|pox|hiccups?|spots?|rash|measles)$/.test(
    bare,
  );

/** What somebody can do, visits, makes, gets, is, does (`who …`) or has. */
export const DOING_RULES: readonly Rule[] = [
  // `a boy who turns his teacher into a frog`: it happens to the teacher.
  rule(
    /^.+? (?:turns?|turned|changes?|changed) ((?:(?:his|her|their|my|our|the|an?) )?\p{L}+(?: \p{L}+)?) into (an? .+)$/iu,
    ([who = '', what = '']) => {
      const subject = subjectOf(who.replace(/^(?:his|her|their) /i, 'the '));
      return subject && withAction('deed', subject, readVerbPhrase(`turn into ${what}`, 'S'));
    },
  ),
  rule(/^(.+?) (?:who|that|which) (?:can|could) (.+)$/i, ([who = '', what = '']) =>
    actorOf(who) ? withAction('ability', actorOf(who), readVerbPhrase(what, 'S')) : null,
  ),
  rule(
    /^(?:(?:an?|the|my) )?(talking|flying|singing|dancing|shrinking|sneezing|snoring|walking|laughing|invisible) (?!(?:in|to|on|over|with|at|for|and)\b)(.+)$/i,
    ([how = '', who = '']) => {
      const noun = readNoun(`a ${how.toLowerCase()} ${who}`);
      const action = how.toLowerCase() === 'invisible' ? null : readFinitePhrase(how, 'S');
      return noun && action ? { situation: 'ability', subject: noun, action } : null;
    },
  ),
  rule(
    /^(?:(.+?) )?(?:who |that )?(?:is |are |was )?(go|goes|going|went|visits?|visiting|visited|travels?|travelling|traveling|(?:(?:(?:my|our|an?|the|her|his) )?(?:(?:very |big )?first |school |class |day |day’s )?(?:day(?: out)?|night|time|trip|visit|journey|outing|holiday|vacation)))(?: back| out| off)?(?: to| at| in| on| into| with)? (.+)$/i,
    ([who = '', verb = '', where = ''], text) => {
      // `because it is time to go`, `with a new life as a travelling library`
      if (/\b(?:because|so|when|if|with|as) |\S (?:an?|the)$/i.test(who)) return null;
      const action = /^(?:go|went|visit|travel)/i.test(verb)
        ? readFinitePhrase(text.slice(text.indexOf(` ${verb} `) + 1), 'S')
        : null;
      const thing = who && action ? actorOf(who) : null;
      if (thing && !isLiving(thing)) return { situation: 'deed', subject: thing, action };
      // `the cake went stale`
      if (tagWords(where)[0]?.tags.has('Adjective') && !/ /.test(where)) return null;
      const object = readNoun(where);
      return object ? { situation: 'visit', subject: subjectOf(who), object, action } : null;
    },
  ),
  rule(
    /^(?:(.+?) )?(?:who |that )?(?:is |are )?(bak|mak|cook|build|built|paint|draw|knit|sew|creat|invent|writ|plant|grow|design|decorat)(?:ing|es|e|s|ed)? (?!by |out |up$|up |into |on )(.+)$/i,
    ([who = '', stem = '', what = '']) => {
      const object = readNoun(what);
      const verb = {
        bak: 'bake',
        mak: 'make',
        creat: 'create',
        writ: 'write',
        built: 'build',
        decorat: 'decorate',
      }[stem.toLowerCase()];
      const action =
        object && readVerbPhrase(`${verb ?? stem.toLowerCase()} ${what}`, subjectOf(who) ? 'S' : 'L');
      const maker = subjectOf(who);
      const isOther = maker !== null && !maker.isOwn && maker.kind !== 'relative';
      return object && action
        ? { situation: isOther ? 'makes-being' : 'make', subject: maker, object, action }
        : null;
    },
  ),
  rule(/^(?:(?:an?|the|my|our|getting|get|gets|having|has) )*(?:brand )?new (.+)$/i, ([what = '']) => ({
    situation: 'newcomer',
    object: readNoun(what),
  })),
  rule(/^(?:getting|get|buying|adopting|having) ((?:an?|some|my|our) .+)$/i, ([what = '']) => ({
    situation: 'newcomer',
    object: readNoun(what),
  })),
  rule(
    /^(.+?) (?:(?:who|that|which) )?(?:is|was|are|were|feels?) (?:always |so |really |a bit )?(.+)$/i,
    ([who = '', how = '']) => {
      // The second of two clauses: `my cat can talk and she is rude`.
      const subject = / (?:he|she|it|they|we|i)$/i.test(who) ? null : actorOf(who);
      const quality = how.split(/[,.]| and | but | because /)[0]?.trim() ?? '';
      if (subject && subject.kind !== 'relative' && /^(very )?(ill|sick|poorly|unwell)$/i.test(quality))
        return { situation: 'ailment', subject, object: readNoun('an illness') };
      const isDoing =
        /ing$/i.test(quality) &&
        !/^(?:boring|amazing|caring|loving|charming|annoying|daring)$/i.test(quality);
      if (subject && isDoing && /^\p{L}+$/u.test(quality))
        return withAction('ability', subject, readFinitePhrase(quality, 'S'));
      return subject && !isDoing && /^(very |too |not |never )?\p{L}+$/iu.test(quality)
        ? { situation: 'trait', subject, quality: quality.toLowerCase() }
        : null;
    },
  ),
  rule(/^(.+?) (?:who|that|which) (.+)$/i, ([who = '', what = '']) =>
    actorOf(who) && !/^(?:does|do|did|is|are|was|were)(?: not|n’t)?\b/i.test(what)
      ? withAction('deed', actorOf(who), readFinitePhrase(what, 'S'))
      : null,
  ),
  rule(
    /^(.+?) (?:with|who has|that has|who had|having|has|had) ((?:an?|the|no|two|three|four|five|six|seven|eight|nine|ten|hundred|only|such an?|very|really|too|his|her|their|my) .+|\p{L}*ache|chicken ?pox|(?:the )?hiccups|(?:big|long|short|red|curly|tiny|huge|crooked|stinky|smelly) .+)$/iu,
    ([who = '', what = '']) => {
      const subject = subjectOf(who);
      const object = readNoun(what);
      const isFamily = subject?.kind === 'relative' || object?.kind === 'relative';
      return subject &&
        object &&
        !isFamily &&
        !/ and /i.test(who) &&
        !/^no |friend$/i.test(what) &&
        !isLiving(object)
        ? { situation: isAilment(object) ? 'ailment' : 'has', subject, object }
        : null;
    },
  ),
  rule(/^(.+?) without (?:(?:an?|any|the|his|her|its|their) )?(.+)$/i, ([who = '', what = '']) => {
    const subject = subjectOf(who);
    const object = readNoun(what);
    return subject && object
      ? { situation: 'wants', subject, object, action: readVerbPhrase(`have ${object.a}`, 'S') }
      : null;
  }),
];
