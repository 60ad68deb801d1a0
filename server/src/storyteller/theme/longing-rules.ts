import { forgottenThing } from './everyday-rules.ts';
import { isLiving, readNoun } from './noun.ts';
import { actorOf, type Rule, rule, WHO, withAction, withoutEnd } from './theme-rule.ts';
import { readVerbPhrase } from './verb-phrase.ts';

/** Somebody takes itself for another, wants to be or to go, has too many, forgets, misses or has lost something. */
export const LONGING_RULES: readonly Rule[] = [
  rule(
    /^(.+?) (?:who |that )?(?:always )?thinks? (?:that )?(?:(?:he|she|it|they|everyone)(?:’s|’re| is| are) )?(.+)$/i,
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(what.replace(/ (?:is|was|are) .+$/i, ''));
      return subject && object ? { situation: 'mistaken', subject, object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:wants?|wanted|dreams?|would (?:like|love)|wishes)(?: to be| to become| of being| of becoming| (?:she|he|it) (?:was|were)) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object =
        /^(?:an?|the|like|in) /i.test(what) || subject?.plural === subject?.bare ? readNoun(what) : null;
      return subject && object
        ? { situation: 'wants-to-be', subject, object, action: readVerbPhrase(`be ${what}`, 'S') }
        : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just |only )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|would like|would love|hopes?)(?: of)? to ((?:fly|travel|go|sail|swim|see|visit|move|run|walk|drive|climb|get|ride)\\b.*)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const goes =
        /\b(to|around|round|over|across|away|up|the (?:sea|world|moon|sky)|travel|snow|stars?)\b/i.test(what);
      return subject && goes
        ? withAction('wants-to-go', subject, readVerbPhrase(withoutEnd(what), 'S'))
        : null;
    },
  ),
  rule(
    /^(?:(.+?) (?:with|who has|that has|who gets|who had) )?too (?:many|much) (.+)$/i,
    ([who = '', what = '']) => {
      const subject = who ? actorOf(who) : null;
      const object = readNoun(what);
      if (!object || (who && !subject)) return null;
      return { situation: subject ? 'too-many-of-somebody' : 'too-many', subject, object };
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:always |often |sometimes |keeps? )?(?:forgets?|forgot|forgetting|has forgotten) (?!how )(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = /^everything/i.test(what) ? readNoun('names') : forgottenThing(what);
      return subject && subject.kind !== 'relative' && object
        ? { situation: 'forgets', subject, object }
        : null;
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) ${WHO}(?:is )?)?(?:really )?(?:(?<!\\b(?:the|an?|his|her|my|our|their) )miss(?:es|ed|ing)?|homesick for|longs? for|longing for) (?!the (?:bus|train))(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const object = readNoun(what);
      if (!object || (!who && object.isOwn && !isLiving(object))) return null;
      const subject = who ? actorOf(who) : null;
      if (!subject && !isLiving(object) && !/^(home|house|school|country|friend)$/.test(object.head))
        return null;
      return { situation: subject ? 'longing-being' : 'longing', subject, object };
    },
  ),
  rule(/^(.+?) and (?:an?|the|his|her|their|its) (?:lost|missing|stolen) (.+)$/i, ([who = '', what = '']) => {
    const subject = actorOf(who);
    const object = readNoun(what);
    return subject && object && !isLiving(object) ? { situation: 'lost-by', subject, object } : null;
  }),
  rule(/^(.+?) (?:who |that )?(?:is |are |was )?homesick$/i, ([who = '']) => {
    const subject = actorOf(who);
    return subject ? { situation: 'longing-being', subject, object: readNoun('home') } : null;
  }),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:has )?(?:loses|lost|can(?:no|’)t find|cannot find|is looking for|looks for|who lost) (?:his|her|its|their|the|an?|my) (?!way\\b|game|race|match)(.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const object = readNoun(what);
      const sound =
        /^(roar|bark|song|moo|growl|howl|croak|squeak|quack|meow|purr|whistle|hoot|crow|laugh|smile|giggle|sleep)$/;
      if (subject && object && sound.test(object.head))
        return withAction('cannot', subject, readVerbPhrase(object.head.replace('song', 'sing'), 'S'));
      return subject && object && !/voice$/.test(object.head)
        ? { situation: 'lost-by', subject, object }
        : null;
    },
  ),
];
