/** What people add to what happens, which no story tells by itself, and what is left of the theme. */
const BY_THE_WAY: readonly (readonly [pattern: RegExp, rest: string])[] = [
  // `dinosaur bones? no! SHARKS please`
  [/^[^?!.]+[?!.] (?:no|not that|wait)[!,.]? (?=\S)/i, ''],
  [/^once (?:upon a time )?there (?:was|were|lived) (?=\S+ \S)/i, ''],
  [
    /^(?:tomorrow|today|yesterday|tonight|soon|last night|next week|this week),? (?=(?:he|she|they|we|i|it|my|our|the|an?) \S)/i,
    '',
  ],
  // `what if my toys wake up`; what one could do has a rule of its own.
  [
    /^what if (?=\S+ \S)(?!(?:i|we|you|he|she|it|they|there|every\p{L}+) )(?!.* (?:could|can|started to|began to|would|had|was|were|is|are|learned to|turned? in) )/iu,
    '',
  ],
  // `Sam got a letter that he is too late`: what is in it.
  [
    /^\S+(?: \S+)? (?:got|gets|has got|received) (?:an?|the) (?:letter|message|note|email|e-mail|phone call|call)(?: saying)? that (?=\S+ \S)/i,
    '',
  ],
  // `a parcel by the door and nobody knows whose it is`
  [
    /,? (?:and|but) (?:nobody|no one|everybody|everyone|none of us|we (?:do not|don’t)) (?:knows?|knew|understands?|agrees?|can agree)(?: .*)?$/i,
    '',
  ],
  [
    /,? (?:and|but|so) (?:i|he|she|they|we)(?:’m|’s|’re| am| is| are| was| were| feels?| felt) (?:(?:so|very|a bit|a little|really|too) )?(?:scared|afraid|frightened|nervous|worried|cross|angry|sad|upset|proud|shy|excited|happy|ashamed|embarrassed|jealous)(?: .*)?$/i,
    '',
  ],
  // `a cat who wants to catch mice but never does`
  [
    /( wants? to .+?) but (?:(?:he|she|it|they) )?(?:never does|never can|cannot|can’t|does not|doesn’t|isn’t allowed|is too .+|are too .+)$/i,
    '$1',
  ],
  // `Mummy has hurt her leg and can’t carry me`
  [
    /^(.+? (?:has|had|have) (?:hurt|broken|twisted|burnt|burned|cut) .+?) (?:and|so) (?:(?:he|she|they) )?(?:can’t|cannot|can not|couldn’t) .+$/i,
    '$1',
  ],
  // `how bridges are built and who builds them`
  [
    /^(?:how )?((?:the )?\p{L}+(?: \p{L}+)?(?<=s)|(?<=how )\p{L}+) (?:is|are|gets?|was|were) (?:made|built|born|grown|baked|printed|produced|formed|written|drawn)(?: .*)?$/iu,
    '$1',
  ],
  // `caring for a sick bird`
  [
    /^(?:looking after|caring for|nursing|helping|saving|rescuing|finding) ((?:an?|the|our|my) )(sick|hurt|injured|wounded|poorly|ill) (\p{L}+)(?: .*)?$/iu,
    '$1$3 who is ill',
  ],
  [/^(?:caring|to care) for (?=\S)/i, 'looking after '],
  [/\b(tidy|clean|clear|wash|wake|dress|make|pick|build|line)-up\b/gi, '$1 up'],
];

/** A theme without what is said by the way. */
export const withoutAsides = (text: string): string =>
  BY_THE_WAY.reduce((said, [pattern, rest]) => said.replace(pattern, rest), text);
