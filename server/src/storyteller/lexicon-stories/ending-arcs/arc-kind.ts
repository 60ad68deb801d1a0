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
    /^(?:make|find|get|meet|have) (?:(?:a|an|some|his|her|their|new|best|real|good|true|two|many|lots of) )*friends?\b/,
  ],
  [
    'sleep',
    /^(?:fall (?:fast )?asleep|sleep|be asleep|go (?:back |straight )?to (?:sleep|bed)|nap|snore|get (?:some|a good night’s) sleep)\b/,
  ],
  ['team', /^(?:become|be|make|feel like) (?:a|one|the best) (?:\p{L}+ )*(?:team|family|band|pair)\b/u],
  ['sorry', /^(?:say sorry|apologi[sz]e|own up|confess|admit|tell (?:the truth|everything))/],
  ['hugs', /^(?:make up\b(?! a\b)|hug|kiss|cuddle|hold|snuggle|comfort)|\b(?:hug|kiss|cuddle)$/],
  ['reveals', /^(?:be|feel) .*\btoo$|^(?:be really|be secretly|be only)\b/],
  [
    'changes-mind',
    /^(?:change (?:his|her|its|their|\{[LFT].their[^}]*\}) mind|say yes|agree|give in|allow|let \{)/,
  ],
  ['no-longer', /^not (?:be|feel)\b|^be (?:no longer|not)\b|^(?:be|feel) .*\bany ?more$/],
  ['way-home', /^find (?:(?:his|her|its|their|the) way|home)\b/],
  ['home', /\bhome\b|^make it (?:back|there)\b/],
  ['resolves', /^(?:want|decide|plan) to\b/],
  ['becomes', /^(?:become|turn (?:in)?to|grow|hatch|bloom|change into|blossom|sprout)\b/],
  ['wins', /^(?:win|come first|be first|get first prize)\b/],
  [
    'rides',
    /^(?:get to |be allowed to )?(?:ride(?! all| to| home| away| off)|drive(?! all| to| home| away| off)|steer|fly (?:on|with|in)|sit (?:on|in|up))\b/,
  ],
  [
    'goes',
    /^(?:get (?:to|across|over|there|through) )(?:the|a|an|his|her|its|their|\p{Lu})?|^(?:go|ride|drive|reach|travel|sail|fly to|arrive|walk to|visit|climb|cross)\b/u,
  ],
  [
    'gets',
    /^(?:get|receive|be given|be invited|be allowed|earn|be chosen|be picked|buy|adopt) (?!back\b|there\b|across\b|over\b|ready\b|up\b|better\b|well\b)/,
  ],
  ['learns', /^(?:learn|find out) how\b|^learn to\b/],
  [
    'understands',
    /^(?:learn|find out|understand|realise|realize|know|remember|notice|agree|believe|trust)\b/,
  ],
  ['finds', /^(?:find|discover|dig up|catch)\b/],
  ['helps', /^(?:help|save|rescue|protect)\b/],
  ['sets-free', /^(?:let .* (?:go|out|fly|free|swim)|set .* free|free|release)\b/],
  ['shares', /^(?:share|give|lend|hand|donate|take turns|swap|bring|send|let|forgive|leave)\b/],
  ['laughs', /^(?:laugh|giggle|smile|grin)\b/],
  ['happy', /^be (?:all |very |really |so )*(?:happy|glad)$/],
  [
    'feels',
    /^(?:be (?!in\b|on\b|at\b|under\b)|feel|love|like|enjoy|live (?:happily|happy)|have (?:more |so much |a lot of )?fun|cry|cheer)/,
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
    /^(?:put on (?:a|an|their)|perform|play|dance|sing|splash|race|jump in puddles|go sledging|paddle|slide|swing|have (?:an?|the) (?:\p{L}+ )*(?:race|game|fight))\b/u,
  ],
  [
    'makes',
    /^(?:build|make(?! a wish| sure| it\b)|draw|paint|write|plant|sew|knit|decorate|mend|fix|repair|light|hang|put up|colou?r)\b/u,
  ],
  ['tells', /^(?:tell (?:\p{L}+ )*stor(?:y|ies)|read)\b/u],
  ['stays', /^(?:stay|keep|live|belong|remain|look after|take care)\b/],
  ['sees', /^meet\b/],
  ['says', /^(?:say|tell|ask|thank|promise|whisper|shout|call|wave|talk|explain)\b/],
] as const;

/** What happens in an ending, which decides how it is prepared, told and followed. */
export type ArcKind =
  | (typeof DEEDS)[number][0]
  | 'visit'
  | 'thing-comes'
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
  | 'treat';

const SOMEBODY_DEAR =
  /\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents?|family|brother|sister|grandma|grandpa|granny|owner|herd|flock|pack)\b/i;

/** What takes courage when one alone does it: `he flies`. */
const BRAVE =
  /^(?:dare|manage|float|balance|fly|swim|jump|dive|sing|perform|climb|skate|slide|speak|cross|raise|stroke|touch|read aloud|dance)\b(?!.*\bwith\b)/;
const ALONE =
  /\b(?:all )?(?:by (?:him|her|it|them)sel(?:f|ves)|alone|on (?:his|her|its|their) own|in front of)\b|^do it\b.*sel(?:f|ves)$/;
const GROWS = /^(?:become|turn (?:in)?to|grow|hatch|bloom|change into|blossom|sprout)\b/;

const CAST = /^\{(?:L|F|T)\}$/;
const GROUP =
  /^(?:\{ALL\}|\{FT\}|they|everyone|everybody|each of them|we)$|^every(?:one|body) (?:in|at|from|on|of) /;

/** The kind of an ending; null for one that is told in plain words. `isPersonal`: the one who becomes something is a person, and no plant or caterpillar. */
export function arcKindOf({ deed, kind }: Ending, isPersonal: (slot: string) => boolean): ArcKind | null {
  if (deed === null) return kind === 'thing' || kind === 'party' ? 'treat' : null;
  const { subject } = deed;
  const act = bareInfinitive(deed.infinitive);
  const isOne = CAST.test(subject);
  if (/^(?:be|feel) .*\btoo$/.test(deed.infinitive)) return 'reveals';
  if (/^turn out\b/.test(act)) return 'happens';
  if (isOne && /^be able to (?!see|hear|go|sleep|play)/.test(deed.infinitive)) return 'learns';
  const isAll = GROUP.test(subject) || /^\{L\} and /.test(subject) || / and /.test(subject);
  if (!isOne && !isAll) return kindOfOther(subject, act);
  if (isOne && (ALONE.test(act) || BRAVE.test(act))) return 'dares';
  const found = DEEDS.find(([, pattern]) => pattern.test(act))?.[0] ?? null;
  if (/^every/.test(subject) && found === 'gets') return 'all-get';
  if (found === 'friends' && isOne) return 'new-friend';
  if (found === 'finds' && SOMEBODY_DEAR.test(act)) return 'finds-somebody';
  if (found === 'becomes' && isOne && isPersonal(subject)) return 'becomes-somebody';
  return found;
}

function kindOfOther(subject: string, act: string): ArcKind {
  if (/^(?:fall asleep|sleep|go to (?:sleep|bed))\b/.test(act)) return 'sleep';
  if (/^hatch\b/.test(act)) return 'hatches';
  if (GROWS.test(act)) return 'becomes';
  if (/^be (?:only|really|just|secretly)\b|^have (?:it|them)$|^(?:be|feel) .*\btoo$/.test(act))
    return 'reveals';
  if (/^(?:come|be|get) together\b|^gather\b/.test(act)) return 'gathers';
  const isComing =
    /^(?:come(?! out\b| true\b| up\b| off\b| on\b)|visit|arrive|return|be (?:back|home|here|found)|get (?:back|home))\b/.test(
      act,
    );
  const who = kindOfSubject(subject);
  if (who !== 'person' && isComing) return 'thing-comes';
  if (who === 'thing' || /^be born\b/.test(act)) return 'happens';
  if (/^find (?:(?:its|his|her|their|the) way|home)\b/.test(act)) return 'way-home';
  if (/^find\b/.test(act) && SOMEBODY_DEAR.test(act)) return 'finds-somebody';
  if (/^(?:give|lend|bring|buy|send|hand|make) (?:\{[LFT]\}|him|her|them|everyone) /.test(act))
    return 'given-by';
  if (/^(?:leave|bring|put)\b/.test(act)) return 'leaves';
  if (/^find out\b|^notice\b/.test(act)) return 'finds-out';
  if (/^(?:laugh|giggle|smile|grin)\b/.test(act)) return 'laughs';
  if (/^(?:be|feel|love|like)\b/.test(act)) return 'feels';
  return isComing || /^(?:call|ring|phone|pick)\b/.test(act) ? 'visit' : 'others';
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
