import type { Ending } from '../../parse/parse-ending.ts';
import { isLiving, readNoun } from '../../theme/noun.ts';
import { bareInfinitive } from '../ending-phrases.ts';

/** What the cast does in an ending, in the order in which the patterns are tried. */
const DEEDS = [
  [
    'still-friends',
    /^(?:stay|remain|be|always be) (?:\p{L}+ ){0,2}friends\b.*(?:ever|always)|^(?:stay|remain) (?:\p{L}+ ){0,2}friends\b/u,
  ],
  ['friends', /^(?:become|be|make) (?:\p{L}+ ){0,2}friends\b(?! with (?:all|every))/u],
  [
    'new-friend',
    /^(?:make|find|get|meet|have) (?:(?:an?|one|some|his|her|their|new|best|real|good|true|two|many|lots of) )*friends?\b/,
  ],
  [
    'sleep',
    /^(?:fall (?:fast )?asleep|sleep|be asleep|go (?:back |straight )?to (?:sleep|bed)|nap|snore|get (?:some|a good night’s) sleep)\b/,
  ],
  ['team', /^(?:become|be|make|feel like) (?:a|one|the best) (?:\p{L}+ )*(?:team|family|band|pair)\b/u],
  [
    'says-words',
    /^say “?(?:well done|thank you|thanks|please|yes|good ?night|goodbye|good morning|hello)”?(?: to | again|$)|^say (?:that )?it is /,
  ],
  ['claps', /^(?:clap|cheer|applaud|shout hooray|join in)\b/],
  ['sorry', /^(?:say sorry|apologi[sz]e|own up|confess|admit|tell (?:the truth|everything))/],
  ['hugs', /^(?:make up\b(?! a\b)|hug|kiss|cuddle|hold|snuggle|comfort)|\b(?:hug|kiss|cuddle)$/],
  ['reveals', /^(?:be|feel) .*\btoo$|^(?:be really|be secretly|be only)\b/],
  [
    'changes-mind',
    /^(?:change (?:his|her|its|their|\{[LFT].their[^}]*\}) mind|say yes|agree|give in|allow|let \{)/,
  ],
  ['no-longer', /^not (?:be|feel)\b|^be (?:no longer|not)\b|^(?:be|feel) .*\bany ?more$/],
  ['way-home', /^find (?:(?:his|her|its|their|the) way|home)\b/],
  ['home', /(?<!\bat )\bhome\b|^(?:be|stay) (?:safe )?at home\b|^make it (?:back|there)\b/],
  ['resolves', /^(?:want|decide|plan) to\b/],
  ['becomes', /^(?:become|turn (?:in)?to|grow|hatch|bloom|change into|blossom|sprout)\b/],
  ['wins', /^(?:win|come first|be first|get first prize)\b/],
  [
    'rides',
    /^(?:get to |be allowed to )?(?:ride(?! all| to| home| away| off| round| around| along| up| down| through| over| across)|drive(?! all| to| home| away| off)|steer|fly (?:on|with|in)|sit (?:on|in|up))\b/,
  ],
  [
    'goes',
    /^(?:get (?:to|across|over|there|through) )(?:the|a|an|his|her|its|their|\p{Lu})?|^(?:go|ride|drive|reach|travel|sail|fly to|arrive|walk to|visit|climb|cross|skate)\b/u,
  ],
  ['wakes', /^wake\b/],
  ['comes', /^(?:come (?!true|home|back|first|second|third|fourth|last)|arrive|turn up)/],
  [
    'grows',
    /^(?:get (?!to\b|the\b|an?\b|some\b|h(?:is|er)\b|their\b|its\b|there\b|across\b|over\b|ready\b|up\b|out\b|home\b|back\b|in\b|enough\b|new\b|\{)\p{L}+|shrink|heal|recover)/u,
  ],
  ['invited', /^be (?:invited|allowed|asked)\b|^get to (?:join|play)\b/],
  ['lands', /^land\b/],
  [
    'gets',
    /^(?:get|receive|be given|earn|be chosen|be picked|buy|adopt) (?:an?|the|some|his|her|its|their|two|three|many|lots|enough|new|another|one|more|\{)/,
  ],
  ['learns', /^(?:learn|find out) how\b|^learn to\b/],
  ['understands', /^(?:learn|find out|understand|realise|realize|know|notice|agree|believe|trust)\b/],
  ['remembers', /^remember\b/],
  ['finds', /^(?:find|discover|dig up|catch)\b/],
  ['helps', /^(?:help|save|rescue|protect)\b/],
  ['sets-free', /^(?:let .* (?:go|out|fly|free|swim)|set .* free|free|release)\b/],
  ['shares', /^(?:share|take turns|swap|lend)\b/],
  ['gives-away', /^(?:give|hand|donate|bring|send|let|forgive|leave)\b/],
  ['laughs', /^(?:laugh|giggle|smile|grin)\b/],
  ['happy', /^be (?:all |very |really |so )*(?:happy|glad)$/],
  [
    'feels',
    /^(?:be (?!back\b|in\b|on\b|at\b|under\b)|feel|love|like|enjoy|want|live (?:happily|happy)|have (?:more |so much |a lot of )?fun|cry)/,
  ],
  ['sees', /^(?:see|watch|hear|spot)\b/],
  [
    'party',
    /^(?:celebrate|have (?:a|an|the|their) .*(?:party|feast|parade|concert|disco|ball|celebration|festival)|throw a)\b/,
  ],
  [
    'eats',
    /^(?:eat|drink|have (?:an?|some)? ?(?:\p{L}+ )?(?:picnic|feast|breakfast|supper|dinner|tea|lunch|cake|ice cream|pizza)|taste|cook|bake|make (?:\p{L}+ )*(?:soup|cakes?|pancakes|biscuits|cookies|pizza|bread|jam))\b/u,
  ],
  [
    'plays',
    /^(?:do (?:one|two|three|four|five|ten)|put on (?:a|an|their)|perform|play|dance|sing|splash|race|jump in puddles|go sledging|paddle|slide|swing|have (?:an?|the) (?:\p{L}+ )*(?:race|game|fight))\b/u,
  ],
  [
    'makes',
    /^(?:build|make(?! a wish| sure| it\b)|draw|paint|write|plant|sew|knit|decorate|mend|fix|repair|light|hang(?! upside)|put|sign|pin|stick|take a (?:picture|photo))\b/u,
  ],
  ['tells-somebody', /^tell (?!(?:\p{L}+ )*stor(?:y|ies))/u],
  ['tells', /^(?:tell (?:\p{L}+ )*stor(?:y|ies)|read)\b/u],
  ['has', /^have (?!a (?:go|turn|try|look)\b)/],
  ['stays', /^(?:stay|keep|live|belong|remain|look after|take care)\b/],
  ['sees', /^meet\b/],
  ['says', /^(?:say|tell|ask|thank|promise|whisper|shout|call|wave|talk|explain)\b/],
] as const;

/** What happens in an ending, which decides how it is prepared, told and followed. */
export type ArcKind =
  | (typeof DEEDS)[number][0]
  | 'visit'
  | 'alone'
  | 'is-so'
  | 'secret'
  | 'answers'
  | 'is-there'
  | 'is-judged'
  | 'turns-out'
  | 'plain'
  | 'thing-comes'
  | 'sky-comes'
  | 'animal-comes'
  | 'spreads'
  | 'goes-wrong'
  | 'returns'
  | 'includes'
  | 'becomes-somebody'
  | 'finds-somebody'
  | 'given-by'
  | 'leaves'
  | 'hatches'
  | 'gathers'
  | 'sorry-again'
  | 'all-get'
  | 'dares'
  | 'others'
  | 'finds-out'
  | 'happens'
  | 'treat'
  | 'thing-there';

const SOMEBODY_DEAR =
  /\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents?|family|brother|sister|grandma|grandpa|granny|owner|herd|flock|pack)\b/i;

/** What takes courage when one alone does it: `he flies`. */
const BRAVE =
  /^(?:dare|try|manage|float|balance|fly|swim|jump|dive|sing|perform|climb|slide|speak|cross|raise|stroke|touch|hang upside|read aloud|dance)\b(?!.*\bwith\b)/u;
const ALONE =
  /\b(?:by (?:him|her|it|them)sel(?:f|ves)|alone|on (?:his|her|its|their|\{L\.their[^}]*\}) own)\b|(?<!\b(?:dress|wash|enjoy|hide|see|hurt|like|love|remember)) (?:him|her|it|them)sel(?:f|ves)$/;
const IN_FRONT = /\bin front of\b|\bout loud\b/;
const GROWS = /^(?:become|turn (?:in)?to|grow|hatch|bloom|change into|blossom|sprout)\b/;

/** What somebody thinks of it all: `it was the cosiest evening ever`. */
const OF_JUDGEMENT =
  /\bever\b|\b(?:the best|the most|\p{L}+est|worth it|fun|wonderful|lovely|perfect|enough|fine|easy|great)\b/u;
/** More people than the story has: they hear of it. */
const OF_MANY =
  /^(?:the (?:whole|entire) |every(?:body|one) (?:in|at|from|on|of) )|^the (?:village|town|city|street|school|farm)$/;
const OF_SKY = /\b(?:sun|moon|stars?|northern lights|rainbow|snow|rain)$/;
const CAST = /^\{(?:L|F|T)\}$/;
const GROUP =
  /^(?:\{ALL\}|\{FT\}|they|everyone|everybody|each of them|we)$|^every(?:one|body) (?:in|at|from|on|of) /;

/** The kind of an ending; null for one that is told in plain words. `isPersonal`: the one who becomes something is a person, and no plant or caterpillar. */
export function arcKindOf(
  { deed, kind, statement }: Ending,
  isPersonal: (slot: string) => boolean,
): ArcKind | null {
  if (deed === null && kind !== 'thing' && kind !== 'party') return null;
  // `the orchard blossoms` are nothing that is promised.
  if (deed === null) return /^(?:the|his|her|its|their) /.test(statement) ? 'thing-there' : 'treat';
  const { subject } = deed;
  const act = bareInfinitive(deed.infinitive).replace(
    /^(?:get|be allowed) to (?=(?:hold|hug|see|meet|stay|keep|feed|help|choose|sit|hear|go)\b)/,
    '',
  );
  const isOne = CAST.test(subject);
  if (/^(?:nobody|nothing|no) ?/.test(subject))
    return /^(?:ever )?(?:find out|know|notice|tell)\b/.test(act) ? 'secret' : 'plain';
  if (/^(?:be|feel) .*\btoo$/.test(deed.infinitive)) return 'reveals';
  if (
    OF_MANY.test(subject) &&
    !/^(?:clap|cheer|applaud|laugh|giggle|smile|be (?:very |so )?happy)\b/.test(act)
  )
    return 'spreads';
  if (/^go wrong\b/.test(act)) return 'goes-wrong';
  if (/^turn out\b/.test(act)) return 'turns-out';
  if (isOne && /^be able to (?!see|hear|go|sleep|play)/.test(deed.infinitive)) return 'learns';
  const isAll = GROUP.test(subject) || /^\{L\} and /.test(subject) || / and /.test(subject);
  if (!isOne && !isAll) return kindOfOther(subject, act, deed.infinitive);
  if ((isOne || isAll) && ALONE.test(act)) return 'alone';
  if (/^(?:swim|fly|run|be) (?:\p{L}+ )?free\b/u.test(act)) return 'happens';
  if (isOne && (IN_FRONT.test(act) || BRAVE.test(act))) return 'dares';
  const found = DEEDS.find(([, pattern]) => pattern.test(act))?.[0] ?? null;
  if (/^every/.test(subject) && found === 'gets') return 'all-get';
  if (found === 'friends' && isOne) return 'new-friend';
  if (found === 'finds' && SOMEBODY_DEAR.test(act)) return 'finds-somebody';
  if (found === 'becomes' && isOne && isPersonal(subject)) return 'becomes-somebody';
  return found;
}

function kindOfOther(subject: string, act: string, infinitive: string): ArcKind {
  if (/^(?:fall asleep|sleep|go to (?:sleep|bed))\b/.test(act)) return 'sleep';
  if (subject === 'there') return 'is-there';
  if (/^(?:it|that)$/.test(subject) && /^be (?!over\b)/.test(infinitive) && OF_JUDGEMENT.test(infinitive))
    return 'is-judged';
  if (OF_SKY.test(subject) && !infinitive.startsWith('not ')) return 'sky-comes';
  if (/^be able to\b/.test(infinitive)) return 'happens';
  if (/^(?:invite|ask|let|choose|pick|welcome|include) \{[LF]\}/.test(act) && PEOPLE.test(subject))
    return 'includes';
  if (/^hatch\b/.test(act)) return 'hatches';
  if (/^land (?:in|on|at)\b/.test(act)) return 'lands';
  if (/^(?:answer|sing|call|reply|whisper|speak|ask)\b/.test(act)) return 'answers';
  if (/^(?:clap|cheer|applaud)\b/.test(act)) return 'claps';
  if (/^be (?:invited|allowed)\b/.test(act)) return 'invited';
  if (
    /^(?:grow|shrink|get (?!(?:an?|the|its|his|her|their|some|back|home|up|out|in|to)\b)|dry|melt|heal)\b/.test(
      act,
    )
  )
    return 'grows';
  if (GROWS.test(act)) return 'becomes';
  if (/^be (?:only|really|just|secretly)\b|^have (?:it|them)$|^(?:be|feel) .*\btoo$/.test(act))
    return 'reveals';
  if (/^(?:come|be|get) together\b|^gather\b/.test(act)) return 'gathers';
  const isComing =
    /^(?:come(?! out\b| true\b| up\b| off\b| on\b)|visit|arrive|return|be (?:back|home|here|found)|get (?:back|home))\b/.test(
      act,
    );
  const who = kindOfSubject(subject);
  if (who !== 'person' && /^(?:come back|return|be back)\b/.test(act)) return 'returns';
  if (/^get (?:an?|the|its|his|her|their|some) /.test(act)) return 'gets';
  if (
    /^(?:not )?be (?:waiting|standing|sitting|lying|there|safe|full|empty|clean|warm|dry|over|ready|right|the right|in|on|at|under|so)\b/.test(
      infinitive,
    )
  )
    return 'is-so';
  if (who !== 'person' && isComing) return who === 'animal' ? 'animal-comes' : 'thing-comes';
  if (who === 'thing' || /^be born\b/.test(act)) return 'happens';
  if (/^find (?:(?:its|his|her|their|the) way|home)\b/.test(act)) return 'way-home';
  if (/^find\b/.test(act) && SOMEBODY_DEAR.test(act)) return 'finds-somebody';
  if (/^(?:give|lend|bring|buy|send|hand|make) (?:\{[LFT]\}|him|her|them|everyone) /.test(act))
    return 'given-by';
  if (/^(?:leave|bring|put)\b/.test(act)) return 'leaves';
  if (/^find out\b|^notice\b/.test(act)) return 'finds-out';
  if (/^(?:laugh|giggle|smile|grin)\b/.test(act)) return 'laughs';
  if (/^not (?:be|feel)\b/.test(infinitive)) return 'no-longer';
  if (/^(?:be|feel|love|like)\b/.test(act)) return 'feels';
  if (isComing || /^(?:call|ring|phone|pick)\b/.test(act)) return 'visit';
  return who === 'animal' ? 'happens' : 'others';
}

function kindOfSubject(subject: string): 'person' | 'animal' | 'thing' {
  const text = subject.replace(/^(?:\{[LFT]’s\}|his|her|their|its) /, 'my ').replace(/^all /, '');
  if (/^(?:somebody|someone|people|nobody)(?: else)?$/.test(text) || /^\p{Lu}/u.test(subject))
    return 'person';
  const noun = readNoun(text);
  if (noun === null || noun.kind === null) return PEOPLE.test(text) ? 'person' : 'thing';
  if (!isLiving(noun))
    return /\b(?:audience|crowd|class|village|family|team)$/.test(text) ? 'person' : 'thing';
  return /^(?:animal|bird|fish|bug)$/.test(noun.kind ?? '') ? 'animal' : 'person';
}

/** A job, or several, of which no list says that they are people. */
const PEOPLE =
  /(?:er|or|ist|man|woman|men|fairy|class|crowd|village|audience|neighbou?rs|family|team|others|grown-ups)$/;
