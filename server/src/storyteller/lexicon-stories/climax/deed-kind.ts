/** What kind of thing somebody does in an ending, which decides how its page is told. */
export type DeedKind =
  | 'build'
  | 'cook'
  | 'draw'
  | 'sew'
  | 'plant'
  | 'mend'
  | 'sorry'
  | 'speak'
  | 'share'
  | 'play'
  | 'move'
  | 'travel'
  | 'find'
  | 'get'
  | 'hug'
  | 'learn'
  | 'change'
  | 'use'
  | 'look'
  | 'eat'
  | 'other';

const KINDS: readonly (readonly [DeedKind, RegExp])[] = [
  ['sorry', /^(?:say sorry|apologi[sz]e|tell (?:the truth|everything)|own up|confess|admit)\b/],
  ['find', /^(?:find|discover|dig up|see) (?!out\b)/],
  ['plant', /^(?:plant|sow|dig|water|rake)\b/],
  ['mend', /^(?:mend|repair|fix|glue|plug|patch|stick|screw)\b/],
  ['sew', /^(?:sew|knit|weave|crochet|embroider|stitch)\b|\b(?:out of|from) (?:socks|wool|cloth|rags)\b/],
  [
    'cook',
    /^(?:cook|bake|mix|brew|fry|roast|stir)\b|^make .*\b(?:soup|cake|pancakes|biscuits|cookies|pizza|bread|jam|salad|lemonade|tea)\b/,
  ],
  [
    'draw',
    /^(?:draw|paint|write|colou?r|print|sign)\b|^make .*\b(?:card|cards|poster|posters|sign|picture|pictures|book|map|list)\b/,
  ],
  ['share', /^(?:share|take turns|swap|trade|divide|split|lend|give|hand|let|offer|leave|forgive)\b/],
  ['travel', /^get (?:to|back|home|there|across|over)\b/],
  ['get', /^(?:get|receive|be given|order|buy|fetch|choose|adopt|earn)\b/],
  ['learn', /^(?:learn|practi[sc]e|train|teach)\b/],
  ['change', /^(?:become|turn into|stay|work as|open|start|move)\b/],
  ['move', /^(?:throw|push|pull|lift|heave|roll|catch|kick|jump|shake|blow)\b/],
  [
    'travel',
    /^(?:go|walk|ride|fly|sail|travel|visit|follow|carry|climb|swim|run|drive|row|take|bring|march|cross|return|come|move)\b/,
  ],
  ['hug', /^(?:hug|kiss|cuddle|comfort|stroke|hold)\b/],
  ['look', /^(?:look|watch|read|count|listen|wait|think|sit|lie)\b/],
  ['eat', /^(?:eat|drink|have (?:a |an )?(?:picnic|feast|breakfast|supper|dinner|tea)|taste)\b/],
  [
    'play',
    /^(?:sing|dance|play|hum|clap|whistle|drum|stamp|celebrate|pretend|race|wave|have (?:a|an|the) .*(?:party|fight|concert|parade|disco|race|game|ball))\b/,
  ],
  ['speak', /^(?:say|tell|ask|call|whisper|shout|thank|promise|talk|explain|answer|invite|wish)\b/],
  ['use', /^(?:use|wear|put|try|hang|switch|light|turn|press|take off)\b/],
  ['build', /^(?:build|make|invent|create|fold|carve|tie|craft|construct|decorate)\b/],
];

/** The kind of a deed, given as an infinitive without `to`: `build` of `build a second seat`. */
export const deedKindOf = (infinitive: string): DeedKind => {
  const act = infinitive.replace(/^(?:(?:all|both|each|then|just|finally|really|also) )+/, '');
  return KINDS.find(([, pattern]) => pattern.test(act))?.[0] ?? 'other';
};
