import { withArticle } from './articles.ts';
import { capitalize } from './text-formatting.ts';

const COUNTABLE_NOUNS = new Set(
  `adventure alien animal apple baby ball balloon band beach bear bee bicycle bike bird birthday boat book bridge brother bus butterfly cake
  camel camp car carnival castle cat cave chicken circus city cloud clown club comet concert contest cookie cousin cow crab crown dance day
  desert detective dinosaur doctor dog doll dolphin dragon dream duck eagle egg elephant elf engine fairy family farm feast festival field
  firework fish flower forest fox friend friendship frog game garden ghost giant giraffe goat gift goal hamster hat helper
  hero hill holiday home horse hospital house hug island journey jungle key king kingdom kiss kitten kite knight lake lantern library lion
  lighthouse mermaid meadow message monkey monster moon mountain mouse museum mystery nest night ocean octopus orchestra owl palace parade
  park party path pebble penguin pet picnic pig pirate plane planet plant playground pony present prince princess prize pumpkin puppy puzzle
  quest rabbit race rainbow river robot rocket room rose sandcastle school sea seed shark sheep ship show sister sleepover snail snowman song
  spaceship spell squirrel star storm story submarine surprise swimmer teacher team tiger tooth tortoise tower toy tractor train treasure tree
  treehouse trick trip truck turtle unicorn vacation valley village volcano wand waterfall wedding whale wish witch wizard wolf world zoo
  dance hug feast race song dream smile laugh trophy medal cup kitten bakery kitchen market shop ending celebration reunion victory`.split(
    /\s+/,
  ),
);

const MASS_NOUNS = new Set(
  `adventure bravery chess chocolate cooking courage dancing drawing football soccer basketball tennis cricket rugby hockey fun friendship
  gardening happiness homework honesty hope ice-cream cream jelly joy karate kindness learning lego love magic math maths mud music nature
  painting pasta peace pizza rain reading respect science sharing singing snow space spaghetti sunshine swimming teamwork time travel trust
  water weather work ballet yoga art history bedtime playtime teatime breakfast dinner supper lunch tea school home laughter forgiveness
  patience christmas easter halloween hanukkah diwali eid ramadan thanksgiving summer winter autumn spring hide-and-seek minecraft bedtime
  juice milk honey butter cheese bread jam lemonade cocoa straw hay wool sugar flour dough clay toast soup rice sand gold silver light darkness silence noise sleep rest pancakes`.split(
    /\s+/,
  ),
);

const FOREIGN_FUNCTION_WORDS =
  /\b(el|los|las|le|les|une|il|lo|gli|che|und|der|das|dem|(?<!\b(?:an?|the|our|their|his|her|its|my|cosy|secret|fox|bear|wolf|big) )den|ein|eine|och|het|een|du|des|que|por|con|avec|dans|mi|mon|ma|los|una|uma|na|em|para|dos|das|zu|mit|wie|se|su|sus|son|es|está|todos|todas|sind|ist|alle|est|sont|fin)\b/i;
const DETERMINER =
  /^(a|an|the|this|that|these|those|some|many|all|every|each|no|one|two|three|four|five|six|seven|eight|nine|ten|\d+|his|her|their|its|lots|more|both|another)$/i;
const POSTMODIFIER =
  /^(of|in|with|who|that|which|for|from|under|on|at|about|to|where|near|by|between|behind|without|against|beyond|inside|around|made|called|full|after|before|during|until|all|every|each|forever|outside|everywhere|together|again)$/i;

/** Whether a word is a kinship term that is used as a name, like `Grandma`. */
function isKin(word: string): boolean {
  return /^(grand(ma|pa|mum|dad)|granny|nanny|nana|mum|mom|mummy|mommy|mama|dad|daddy|papa)$/i.test(word);
}

/** Whether a text uses English letters only and contains no common function word of another language. */
export function looksEnglish(text: string): boolean {
  return /^[\x20-\x7E’‘–éè]+$/.test(text) && /[a-z]/i.test(text) && !FOREIGN_FUNCTION_WORDS.test(text);
}

/** Whether a word is a determiner: an article, demonstrative, number or possessive. */
export function isDeterminer(word: string): boolean {
  return DETERMINER.test(word) || /[’']s?$/.test(word);
}

/** Whether a word looks like a plural or is a mass noun, which takes no article. */
export function isPluralOrMass(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    MASS_NOUNS.has(lower) ||
    /[^siu’]s$/.test(lower) ||
    /^(children|people|mice|geese|feet|teeth|fairies|sheep|friends|kids)$/.test(lower)
  );
}

/** Whether a word is a known countable noun in the singular. */
export function isCountable(word: string): boolean {
  return COUNTABLE_NOUNS.has(word.toLowerCase());
}

/**
 * The text as a noun phrase with the article it needs, or null when it may not be one. The first word is lowercased unless it is a
 * name.
 */
export function nounPhrase(text: string): string | null {
  if (!looksEnglish(text) || /[.!?;:]/.test(text)) return null;
  if (isKin(text)) return capitalize(text);
  const words = text.split(' ');
  const first = words[0] ?? '';
  const lowered = [lowercaseFirst(first), ...words.slice(1)].join(' ');
  if (isDeterminer(first)) return lowered;
  const parts = lowered.split(' and ');
  if (
    parts.length > 1 &&
    parts.every((part) => headNoun(part) !== null && isCountable(headNoun(part) ?? ''))
  ) {
    return parts.map((part) => withArticle(part)).join(' and ');
  }
  const head = headNoun(parts[0] ?? lowered);
  if (head === null) return null;
  if (isPluralOrMass(head)) return lowered;
  return isCountable(head) ? withArticle(lowered) : null;
}

function headNoun(phrase: string): string | null {
  const words = phrase.split(' ');
  const tail = words.findIndex((word, i) => i > 0 && POSTMODIFIER.test(word));
  return (tail > 0 ? words[tail - 1] : words.at(-1))?.replace(/,$/, '') ?? null;
}

function lowercaseFirst(word: string): string {
  const lower = word.toLowerCase();
  const rest = word.slice(1);
  if (rest !== rest.toLowerCase()) return word;
  if (
    /^[A-Z]/.test(word) &&
    !isDeterminer(word) &&
    !isCountable(lower) &&
    !isPluralOrMass(lower) &&
    word.length > 1
  ) {
    return COMMON_ADJECTIVE.test(lower) ? lower : word;
  }
  return lower;
}

const COMMON_ADJECTIVE =
  /(ing|ly|y|ic|ful|ous|ed|ish|al|ant|ent|le|est|er)$|^(magic|big|small|tiny|lost|secret|new|old|good|bad|red|blue|green|pink|purple|golden|fast|best|great|dark|deep|wild|outer|lost|hot|cold|ice)$/;
