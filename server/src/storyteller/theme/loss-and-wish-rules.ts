import { isLiving, type Noun, readNoun } from './noun.ts';
import { isToy } from './strayed.ts';
import { actorOf, type Rule, rule, subjectOf, WHO, withAction } from './theme-rule.ts';
import { readVerbPhrase } from './verb-phrase.ts';

/** Whether somebody who is missing went of their own accord; a toy was lost. */
const canRunAway = (noun: Noun): boolean =>
  isLiving(noun) && noun.kind !== 'toy' && !/\b(teddy|doll|toy|cuddly|plush|stuffed)\b/.test(noun.bare);

/** What a child may want to do again and again without having to learn it. */
const WHIM = /^(?:wear|eat|have|keep|watch|stay|sleep|put|buy|hear|drink)$/;

/** Who or what is missing, and what somebody wants. */
export const LOSS_AND_WISH_RULES: readonly Rule[] = [
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:(?:has|have|had|is|are|was|got|gets) )?(?:(?:ran|runs?|running|flew|flies|wandered|wanders|swam) (?:away|off)|went missing|goes missing|gone missing|missing(?! (?:home|mum|mom|mummy|mommy|dad|daddy|mama|papa|grand\\p{L}+|school|my|his|her|their|our|the|an?|each)\\b)|lost(?= (?:in|at|on|under|his way|her way|its way|the way)\\b|$)|disappear(?:s|ed)|vanish(?:es|ed)|escape[sd]?|is gone|gone)(?: .*)?$`,
      'iu',
    ),
    ([who = ''], text) => {
      const noun = readNoun(who);
      if (!noun) return null;
      // Numbers that run away do so of their own accord.
      if (/ (?:run|runs|ran|running) away\b/i.test(text) && !isToy(noun))
        return { situation: 'runaway', subject: noun };
      return canRunAway(noun) ? { situation: 'runaway', subject: noun } : { situation: 'lost', object: noun };
    },
  ),
  rule(
    /^(?:(?:an?|the|my|our|her|his) )?(?:lost|missing|runaway|escaped|stolen) (?!in |at |on |inside )(.+)$/i,
    ([what = '']) => {
      const noun = readNoun(what.replace(/ (?:finds?|found|comes|came|gets) .+$/i, ''));
      if (!noun) return null;
      return canRunAway(noun) ? { situation: 'runaway', subject: noun } : { situation: 'lost', object: noun };
    },
  ),
  rule(
    new RegExp(
      `^(?:(.+?) )?${WHO}(?:has |have )?(?:loses?|lost(?! (?:in|at|on|inside) )|losing|can’t find|looks? for|looking for|search(?:es|ing)? for|misplaced|the search for|where is) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      // `bringing the lost hedgehog to a vet`
      if (/(?:^| )(?:an?|the|my|our|his|her|their)$/i.test(who)) return null;
      const object = readNoun(what.replace(/\?$/, ''));
      return object ? { situation: 'lost', subject: subjectOf(who), object } : null;
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|would like|would love|hopes?)(?: of)? to (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const subject = actorOf(who);
      const action = readVerbPhrase(what, subject ? 'S' : 'L');
      // `she wants to wear her wellies in bed` is nothing to learn.
      const isWhim = subject === null && action !== null && WHIM.test(action.verb);
      if (isWhim)
        return { situation: null, object: readNoun(action.do.replace(/^\S+ (?:\{[^}]*\}|on|up) ?/, '')) };
      return withAction(subject ? 'wants' : 'learn', subject, action);
    },
  ),
  rule(
    new RegExp(
      `^(.+?) ${WHO}(?:really |always |just )?(?:wants?|wanted|wishes for|wished for|dreams? of|needs?|would like) (.+)$`,
      'i',
    ),
    ([who = '', what = '']) => {
      const object = readNoun(what);
      const subject = actorOf(who);
      if (!object || !subject) return null;
      return { situation: 'wants', subject, object, action: readVerbPhrase(`have ${object.a}`, 'S') };
    },
  ),
];
