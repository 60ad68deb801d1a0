import { withArticle } from '../grammar/articles.ts';
import { pluralOf, singularOf } from '../grammar/inflections.ts';
import { isPluralOrMass } from '../grammar/noun-phrase.ts';
import { capitalize } from '../grammar/text-formatting.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import type { Kind } from '../word-net/kind-roots.ts';
import { isGivenName } from './given-name.ts';

/** A noun phrase of a theme. */
export type Noun = {
  /** Without article, in the singular where it is countable: `fire engine`. */
  bare: string;
  plural: string;
  /** With the article that it needs on its first and on later mentions: `a fire engine`, `the fire engine`. */
  a: string;
  the: string;
  head: string;
  kind: Kind | null;
  /** The theme names several: `all his carrots`. */
  isPlural?: boolean;
  /** How many the theme says there are: `two`. */
  count?: string;
  /** `my dog`: it belongs to the lead. */
  isOwn: boolean;
  isProper: boolean;
};

const DETERMINERS =
  /^((an?|the|some|my|our|his|her|their|its|this|that|these|those|two|three|four|five|six|seven|eight|nine|ten|\d+|(?:far )?too (?:much|many)|so (?:much|many)|a hundred|hundred|a thousand|thousand|twenty|dozens of|hundreds of|many|all|lots of|one|every|another|your|of|about|any|no|first|own|favourite|favorite|very) )+/i;
/** `grandpa’s shed` and `Mr Patel’s corner shop` are the shed and the shop; `Mother’s Day` and `the world’s longest sausage` are not. */
const OWNER =
  /^(?:(?:an?|the|my|our) )?(?:grand(?:ma|pa|mum|dad|mother|father)|grandad|gran|nan|auntie|aunt|uncle|granny|nanny|nana|oma|opa|bubbe|mum|mom|mummy|mommy|dad|daddy|papa|(?:(?:mr|mrs|ms|miss|dr|uncle|auntie|aunt|granny|grandma|grandpa|captain) )?\p{L}+(?= ?[’']s ))[’']s (?!day\b|eve\b|year\b|world\b|own\b|house\b|place\b)(?=\p{L})/iu;
/** What is said of when or how, behind a noun: `the pancakes again`. */
const TRAILING_ADVERB =
  / (?:again|too|today|tonight|tomorrow|yesterday|now|forever|for ever|together|(?:all )?alone|(?:all )?by (?:my|him|her|it|your|them|our)sel(?:f|ves)|on (?:my|his|her|its|their|our|your) own|outside|any ?more|all day|all night|every day|every night|all the time|a lot|so much|at night|at once|instead|back|home|right|undone|wrong)$/i;
const POSTMODIFIER =
  /^(of|whose|next|nobody|everybody|everyone|somebody|someone|as|if|then|while|until|than|during|against|despite|can|can’t|cannot|could|couldn’t|will|won’t|would|wouldn’t|does|doesn’t|do|don’t|did|didn’t|isn’t|aren’t|wasn’t|weren’t|had|keeps|he|she|it|they|we|i|who’s|in|over|with|who|that|which|for|from|under|on|at|about|to|where|near|by|between|behind|without|and|or|is|are|was|goes|inside|out|after|across|around|through|every|into|has|have|when|because|but|so|called|named|shaped|made|full|wearing|living|looking|going|crossing|before|during|since|having|found|hidden|hiding|sitting|standing|lying|sleeping|hatching|rehearsing|visiting|all)$/i;
const KIN =
  /^(grand(ma|pa|mum|dad|mother|father)|granddad|gran|granny|nan|nanny|nana|abuela|abuelo|oma|opa|bubbe|mum|mom|mummy|mommy|mama|dad|daddy|papa|santa|father christmas)$/i;
/** Adjectives of languages, countries and festivals, which keep their capital. */
const PROPER_ADJECTIVE =
  /^(?:\p{Lu}\p{Ll}+(?:nese|mese|lish|nish|kish|dish|rish|tish|ttish|lian|dian|sian|rian|cian|nian|rean|ican)|French|German|Roman|Greek|Welsh|Thai|Dutch|Swiss|Arab|Arabic|Scottish|Diwali|Eid|Christmas|Easter|Halloween|Ramadan|Hanukkah|Viking)$/u;
const MASS =
  /^(snow|rain|water|money|music|sand|mud|magic|sunshine|fire|ice|glue|slime|jelly|spaghetti|pasta|bread|rice|soup|cheese|milk|honey|chocolate|porridge|popcorn|jam|lemonade|cocoa|coffee|juice|butter|paint|straw|hay|wool|dust|grass|sugar|salt|flour|dough|clay|broccoli|spinach|lego|homework|furniture|weather|thunder|lightning|space|hair|hiccups|glasses|pyjamas|pajamas|trousers|jeans|scissors|football|tennis|basketball|chess|ballet|kindness|love|friendship|sharing)$/;

const PAIRS = /^(glasses|pyjamas|pajamas|trousers|jeans|scissors|shorts|tights|binoculars)$/;
const PLURAL_ONLY =
  /^(glasses|pyjamas|pajamas|trousers|jeans|scissors|shorts|tights|clothes|hiccups|binoculars)$/;

const COUNT = /^(?:the |my |our )?(two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** For children these are no people who dig or load. */
const MACHINES = /^(?:digger|dumper|loader|excavator|bulldozer|tractor)$/;
/** `our teacher Mr Bell` is Mr Bell. */
const TITLED =
  /\b(mrs?|ms|miss|dr|doctor|captain|professor|sir|lady|king|queen|prince|princess|uncle|aunt|auntie|grandma|grandpa|nurse|officer) (\p{Lu}[\p{L}’-]+)$/iu;

/** `her best friend Chloe` is Chloe. */
const FRIEND_CALLED =
  /\b(?:friend|cousin|sister|brother|teacher|neighbour|stepdad|stepmum|uncle|aunt|niece|nephew|classmate) (?:called |named )?(\p{Lu}\p{Ll}[\p{L}’-]*)$/u;

/** Reads a noun phrase with or without determiner; null when there is no word that could be a noun. */
export function readNoun(text: string): Noun | null {
  const isOwn = /^(my|our)\b/i.test(text.trim());
  const stripped = text
    .trim()
    .replace(/(?<=\p{L}), (?:an?|the|my|our|some)\b.*$/iu, '')
    .replace(DETERMINERS, '')
    .replace(OWNER, '')
    .replace(TRAILING_ADVERB, '');
  const words = stripped.split(' ').filter(Boolean);
  const end = words.findIndex((word, i) => i > 0 && POSTMODIFIER.test(word));
  const kept = (end > 0 ? words.slice(0, end) : words)
    .slice(-4)
    .map((word) => word.replace(/[,.;:!?]+$/, ''));
  // A verb has stayed in front: `hold the remote`.
  const article = kept.findLastIndex((word) => /^(?:an?|the)$/i.test(word));
  if (article >= 0 && article < kept.length - 1) kept.splice(0, article + 1);
  const last = kept.at(-1) ?? '';
  const titled = TITLED.exec(kept.join(' '));
  if (titled) return namedPerson(titled[1] ?? '', titled[2] ?? '');
  const called = FRIEND_CALLED.exec(kept.join(' '))?.[1];
  if (called !== undefined) return personCalled(called);
  if (/^(an?|the|my|our|his|her|their|its)$/i.test(last)) return null;
  if (!/^\p{L}[\p{L}’-]*$/u.test(last) || last.length < 2) return null;
  if (kept.length === 1 && KIN.test(last)) {
    const name = capitalize(last.toLowerCase());
    return {
      bare: name,
      plural: name,
      a: name,
      the: name,
      head: last.toLowerCase(),
      kind: 'relative',
      isOwn: true,
      isProper: true,
    };
  }
  const isName = kept.some(isGivenName) && kept.every((word) => /^\p{Lu}/u.test(word));
  const isProper =
    isName || (/^\p{Lu}/u.test(last) && kindOfNoun(last) === null && /^\p{Lu}/u.test(words[0] ?? ''));
  if (isProper && !/^(an?|the|my) /i.test(text)) {
    const name = kept.join(' ');
    return {
      bare: name,
      plural: name,
      a: name,
      the: name,
      head: last.toLowerCase(),
      kind: isName ? 'person' : null,
      isOwn,
      isProper,
    };
  }
  const lowered = kept.map((word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) && !PROPER_ADJECTIVE.test(word) ? word.toLowerCase() : word,
  );
  const head = lowered.at(-1) ?? '';
  const isMass =
    MASS.test(head) || (isPluralOrMass(head) && singularOf(head) === head && kindOfNoun(head) === null);
  const singular = isMass ? head : singularOf(head);
  const bare = [...lowered.slice(0, -1), singular].join(' ');
  // In the singular, which the verbs of most templates are.
  const pair = PAIRS.test(head) ? `pair of ${bare}` : null;
  return {
    bare,
    plural: isMass ? bare : [...lowered.slice(0, -1), pluralOf(singular)].join(' '),
    a: pair ? `a ${pair}` : isMass ? bare : withArticle(bare),
    the: `the ${pair ?? bare}`,
    head: singular,
    kind: kindOf(bare, singular),
    isPlural: PLURAL_ONLY.test(head) || (!isMass && singular !== head),
    count: COUNT.exec(text.trim())?.[1]?.toLowerCase(),
    isOwn,
    isProper: false,
  };
}

/** Somebody with a title and a name: `Mrs Kaur`. */
function namedPerson(title: string, surname: string): Noun {
  return { ...personCalled(`${capitalize(title.toLowerCase())} ${surname}`), head: surname.toLowerCase() };
}

function personCalled(name: string): Noun {
  const names = { bare: name, plural: name, a: name, the: name };
  return { ...names, head: name.toLowerCase(), kind: 'person', isOwn: false, isProper: true };
}

/** For WordNet a `mum` is a flower. */
function kindOf(bare: string, head: string): Kind | null {
  if (MACHINES.test(head)) return 'vehicle';
  if (KIN.test(head)) return 'relative';
  return kindOfNoun(bare.replace(/ /g, '')) ?? kindOfNoun(head);
}

const LIVING: ReadonlySet<Kind> = new Set([
  'animal',
  'bird',
  'fish',
  'bug',
  'being',
  'person',
  'relative',
  'toy',
]);
const LIVING_WORDS =
  /^(hippo|slug|meerkat|butterfly|caterpillar|robot|princess|prince|king|queen|pirate|ghost|monster|alien|mermaid|unicorn|dragon|giant|elf|superhero|puppy|kitten|pony|doll|troll|gnome|yeti|octopus|teddy|bear|snowman|scarecrow|gingerbread|turtle|seal|boy|girl|child|kid|baby|sloth|snail|dino|t-rex|tiger|bull|chick|chicken|turkey|duck|crab|fairy|witch|wizard|vampire|mummy|man|woman|lady|hero|bee|dinosaur|knight|astronaut|cowboy|ninja|clown|baker|sister|brother|twin|friend|class|family|bully|policeman|detective|leprechaun|reindeer)$/;

/** Whatever is worn, which WordNet mostly takes for a tool. */
export const GARMENT =
  /^(shoe|boot|welly|trainer|sandal|slipper|jumper|sweater|pullover|cardigan|coat|jacket|raincoat|dress|skirt|trousers|jeans|shirt|t-shirt|hat|cap|pyjamas|costume|swimsuit|sock|glove|mitten|scarf|tie|washing|laundry)$/;

/** Whether a noun names somebody who can act in a story. */
export function isLiving({ head, kind, isProper }: Noun): boolean {
  return LIVING_WORDS.test(head) || (kind !== null && LIVING.has(kind)) || (isProper && kind === null);
}
