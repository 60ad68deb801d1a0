import { isOnEnglishList } from './english-word-list.ts';
import type { Sentence, Token } from './normalize-text.ts';

/** Rude words that the English list of the package does not have, and those of other languages. Whole words. */
const WORDS = new Set(
  (
    'niqqa niqqas nikka fucks cnut fuck fucker fuckers fucked fucking fucken fck fcking fuk fuking pr0n pron phuck phuk fuc fuq fvck fucc fuckk wtf stfu shit shits shitty shite shyt bullshit crap crappy damn goddamn asshole assholes arsehole arse bastard bastards bitch bitches bitchy biatch beeatch cunt cunts wanker wankers twat twats tosser knobhead bellend dickhead dickheads dumbass jackoff motherfucker motherfuckers mofo piss pissed pissing slag slags slut sluts whore whores skank faggot faggots fag tranny nigger niggers nigga niggas paki pakis chink chinks spic kike coon wetback gyppo retard retards retarded spaz spastic mong cripple douche douchebag jerkoff shagging shagged bollocks cock-sucker cocksucker cocksuckers ' +
    'scheisse scheiss scheis arschloch arschlocher arsch fotze fotzen ficken fick fickt gefickt wichser wichsen hurensohn hure huren nutte nutten schlampe schlampen missgeburt spast spasti mongo schwuchtel pisser verpiss wixer drecksau bastarde kanake neger titten muschi schwanzlutscher ' +
    'merde putain connard connards connasse salope salopes encule encules pute putes bordel niquer nique batard tg ntm fdp couilles foutre ' +
    'mierda puta puto putas putos pendejo pendeja pendejos cabron cabrona cabrones joder jodido gilipollas maricon marica zorra chingar chinga chingada verga hijoputa malparido culero ' +
    'cazzo stronzo stronza vaffanculo puttana troia merda coglione minchia caralho foda fodase porra blyat suka kurwa'
  ).split(' '),
);
/** Insults and words for adults that are refused only when somebody hides them: nobody writes `1d10t` by chance. */
const DISGUISED_WORDS = new Set(
  'idiot idiots stupid loser losers moron morons dumb dumbo ugly fat fatty fatso prick pricks dick jerk retard retarded tard hoe hoes gay homo lesbo freak crap damn arse ass butt sucks sucker suck douche sex sexy boob boobs tit tits penis vagina porn kill killer hate trash noob scum psycho creep perv pervert weirdo pig cow bastard slag skank tramp hell screw lame cripple spaz nude nudes naked weed vodka cocaine nazi terrorist rape rapist murder pussy cock balls wank'.split(
    ' ',
  ),
);
/** Parts of words that are rude anywhere, as they sound: see `soundsOf`. */
const SOUNDS =
  'fuk kunt biatch bitch bastid basterd asshol arsehol arsewi bitsh ashol wanker dikhed dikhead shithead shitfas motherfuk koksuk whore nigga niger faget beyotch beotch diksuk dicksuk kokhed mofo fugly fukyu pusylik dumbas jakof'.split(
    ' ',
  );
/** Names and words in which the parts of words above are harmless. Prefixes. */
const BENIGN_SOUNDS = 'fuku fuki kuntal kunts niger bitchester skunthorp wankerl whorel'.split(' ');
/** One spelling for letters that sound alike: `phuck`, `fuq` and `fukk` become `fuk`. */
const soundsOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/z/g, 's')
    .replace(/v(?=k)/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '');
/** Two words that are one when spoken. */
const PAIRED = new Set([
  'diksuker',
  'fukyu',
  'fukof',
  'fuku',
  'faku',
  'kuntfas',
  'dikhed',
  'dikhead',
  'ashol',
  'shithead',
  'shitfas',
  'bitchas',
  'nikafak',
  'motherfuker',
]);
/** One of these is in whatever sounds like one of `PAIRED`. */
const MAY_BE_PAIRED = /[ckq]|[sz]h/;
const isRudePair = (pair: string): boolean =>
  STRONG_SET.has(pair) || (MAY_BE_PAIRED.test(pair) && PAIRED.has(soundsOf(pair)));

const ANY_SOUND = new RegExp(SOUNDS.join('|'));
const hearRude = (word: string): boolean => {
  if (word === 'fuka' || word === 'bitche') return false;
  const sounds = soundsOf(word);
  return ANY_SOUND.test(sounds) && !BENIGN_SOUNDS.some((part) => sounds.startsWith(part));
};

/** Every word of every page of a story is heard, and most words recur. */
const MAX_CACHED = 5_000;
const rudeWords = new Map<string, boolean>();
const soundsRude = (word: string): boolean => {
  const known = rudeWords.get(word);
  if (known !== undefined) return known;
  const isRude = hearRude(word);
  if (rudeWords.size >= MAX_CACHED) rudeWords.clear();
  rudeWords.set(word, isRude);
  return isRude;
};

/** Surnames when they come after another name or a title: `Mrs Joy Hooker`. */
const SURNAMES = new Set(
  'hooker cock cocks dick pecker balls butts bottoms hoare wang weiner cockburn seaman'.split(' '),
);
const isSurname = ({ raw, readings }: Token, before: Token | undefined): boolean =>
  SURNAMES.has(readings[0] ?? '') && /^\p{Lu}\p{Ll}/u.test(raw) && /^\p{Lu}\p{Ll}/u.test(before?.raw ?? '');
/** Written from right to left. */
const BACKWARDS = new Set([
  'kcuf',
  'tihs',
  'hctib',
  'tnuc',
  'elohssa',
  'kcid',
  'reggin',
  'erohw',
  'tuls',
  'yssup',
]);

/** Rude only in their accented form: `cono` is a cone. */
const ACCENTED_WORDS = new Set(['coño', 'coños']);
/** Written with asterisks or split in two: these are recognised. */
const STRONG = [
  'fuck',
  'fucks',
  'fucker',
  'fucking',
  'fucked',
  'motherfucker',
  'shit',
  'shitty',
  'bitch',
  'bitches',
  'cunt',
  'asshole',
  'bastard',
  'whore',
  'slut',
  'nigger',
  'wanker',
  'dick',
  'pussy',
  'sex',
  'porn',
];
const STRONG_SET = new Set(STRONG.filter((word) => word.length > 3));
/** Words and names that contain a rude one. Prefixes end with a star. */
const BENIGN =
  'circumference cumference dickson dickens dickinson dickory dickie dickies dickensian dikdik dik fanny fannys scunthorpe cock* peacock* woodcock* hancock* shuttlecock* weathercock* babcock adcock titmouse titmice titan* title* titch titus titania tit* assess* class* grass* bass* pass* glass* brass* mass* compass* embarrass* lass* assist* assign* asset* assembl* assort* assum* assur* associat* assault* jackass* donkey* ass asses ambassador* cassette* cassandra cassie molasses harass* hassle* tassel* vassal* castle* carcass* quassia potassium morass* trespass* sassafras assam passau pussycat* pussyfoot* pussywillow* willy willies randy roger gaylord gay* essex sussex middlesex sextant* sextuplet* sexton virginia* shiitake* shitake niger* snigger* cumin cucumber* cumbria* cumulus cumming* cumple* cumber* circum* accumulat* document* analy* canal* banal* hoe* raccoon* cocoon* tycoon* scoop* spick* crapaud* therap* penistone arsenal* parse* sparse* coarse* hoarse* horse* nurse* arsen* hell* shell* damson damsel* amster* beaver* boobook booby boobytrap boobytraps boobies screwdriver screw* retardant* vandyke* klondike* shag shags shaggy prickl* prick pricked pricks shitzu shihtzu scat* scatter* urin* swank* snatch* grape* drape* scrape* trapeze* crape* therapist* peniten* open* pen* saturday* sturdy* custard* mustard* bustard* whorl* horehound organ* porgy anal* fagin analog* rapeseed buttercup* button* butter* buttress* butte* dickens* cuckoo* kumquat* cummerbund* chinchilla* coonhound spicy spice* phuket fukushima fuchs* felch* bitcoin* bishop* mishit* pushit ashit* yoshit* dass kass* hass* nass* fass* wasser* besser* lassen essen* tass* massen* rasse* gasse* strasse* fische* dicht* dicke dicker dickes dicken dicky dick moby phuc phuk porntip pornthip pornchai pornpan pornsak pornrat porntep semenov* dikshit* dixit kuntal kuntz gramophone* assyria* assyrio* confuci* annals annalist* cumquat* rappel* pachinko* homophon* chinkapin* oceanus hadrianus octavianus tyrannus africanus americanus shiite* gondwana* dickey* dickybird* feckless* assegai* assonan* cryptanaly* slutsky* bitche dickon fuka twatt shitterton rapeep* bich supaporn somporn porntida shitara wankel cumali fukuda fukuoka shital shitole butts weiner* anush* nazia nazim'.split(
    ' ',
  );
const BENIGN_WORDS = new Set(BENIGN.filter((word) => !word.endsWith('*')));
/** Prefixes by their first two letters, because every word is compared. */
const BENIGN_PREFIXES = new Map<string, string[]>();
for (const entry of BENIGN.filter((word) => word.endsWith('*'))) {
  const list = BENIGN_PREFIXES.get(entry.slice(0, 2)) ?? [];
  BENIGN_PREFIXES.set(entry.slice(0, 2), [...list, entry.slice(0, -1)]);
}
const isBenign = (word: string): boolean =>
  BENIGN_WORDS.has(word) ||
  (BENIGN_PREFIXES.get(word.slice(0, 2))?.some((prefix) => word.startsWith(prefix)) ?? false);

/** Whether a word with asterisks can be one of the strong ones: `f*ck`, `motherf***er`. */
const matchesMasked = (masked: string): boolean =>
  STRONG.some(
    (word) =>
      word.length === masked.length &&
      Array.from(word).every((letter, i) => masked[i] === '*' || masked[i] === letter),
  );

const isMasked = ({ raw }: Token): boolean =>
  /\p{L}[*#%]/u.test(raw) &&
  matchesMasked(
    raw
      .toLowerCase()
      .replace(/[#%]/g, '*')
      .replace(/[^a-z*]/g, ''),
  );

const GERMAN = new Set([
  'der',
  'die',
  'das',
  'ist',
  'und',
  'sehr',
  'nicht',
  'ein',
  'eine',
  'wie',
  'zu',
  'so',
  'ganz',
  'hund',
]);
/** `Dick` is a name and `dick` is German for thick. */
const isRudeDick = ({ raw }: Token, sentence: Sentence): boolean =>
  /^(?:dick|dicks|DICK|DICKS)$/.test(raw) && !sentence.some(({ readings }) => GERMAN.has(readings[0] ?? ''));

/** The words that the English list decides about; null when another list found a rude one. */
const undecidedWords = (sentence: Sentence, benign: ReadonlySet<Token>): string[] | null => {
  const tokens = sentence.filter((token) => !benign.has(token));
  const rest: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const { raw, readings } = token;
    const next = tokens[i + 1];
    if (isSurname(token, tokens[i - 1])) continue;
    if (readings.some((word) => BACKWARDS.has(word))) return null;
    const pair = next ? `${readings[0]}${next.readings[0]}` : '';
    if (readings.some((word) => WORDS.has(word)) || ACCENTED_WORDS.has(raw.toLowerCase())) return null;
    if (isRudePair(pair) || isMasked(token) || isRudeDick(token, sentence)) return null;
    if (
      token.isDisguised &&
      readings.slice(/\d|\W|_/.test(raw) ? 1 : 0).some((word) => DISGUISED_WORDS.has(word))
    )
      return null;
    if (readings.some((word) => !isBenign(word) && soundsRude(word))) return null;
    rest.push(...readings.filter((word) => !isBenign(word)));
  }
  return rest;
};

/** Whether there is a rude word. `benign` are the words that belong to harmless phrases. */
export const hasProfanity = (
  sentences: readonly { sentence: Sentence; benign: ReadonlySet<Token> }[],
): boolean => {
  const rest: string[] = [];
  for (const { sentence, benign } of sentences) {
    const words = undecidedWords(sentence, benign);
    if (words === null) return true;
    rest.push(...words);
  }
  // The package reports a match in an empty text.
  return rest.length > 0 && isOnEnglishList(rest.join(' '));
};
