import { isListedName } from '../grammar/inflections.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import type { Kind } from '../word-net/kind-roots.ts';

/** Names that are words, places or months as well. */
const ALSO_WORDS =
  /^(?:angel|buddy|chase|foster|marshal|drew|wade|abbey|dale|glen|teddy|star|sky|sunny|misty|sandy|dusty|rusty|happy|crystal|precious|princess|prince|king|ring|ada|art|sal|val|berry|long|young|baby|honey|candy|love|queen|sugar|nan|nana|oma|opa|abba|papa|mama|tom|robin|ali|may|june|april|august|summer|autumn|winter|paris|london|china|jordan|georgia|india|kenya|asia|africa|santa|sherry|marina|christian|islam|muslim|hebrew|dean|bishop|duke|earl|baron|major|page|miller|baker|carter|cooper|fisher|hunter|mason|taylor|tyler|turner|porter|parker|archer|gardener|shepherd|forest|ocean|river|stone|rocky|lily|ivy|rose|holly|poppy|daisy|violet|olive|ginger|pepper|basil|jasmine|iris|fern|hazel|ruby|pearl|jade|amber|opal|emerald|will|bill|mark|pat|grant|rob|skip|nick|sue|hope|faith|joy|grace|melody|harmony|destiny|dolly|barbie|bambi|dumbo|nemo|pilot|cat|dog|fox|wolf|bear|lion|tiger)$/;

/** WordNet has people and cities among its nouns: `ibrahim`, `sofia`. */
const KINDS_WITH_NAMES: ReadonlySet<Kind | null> = new Set<Kind | null>([
  null,
  'person',
  'relative',
  'place',
  'being',
]);

/** Whether a word is certainly somebody's given name, in capitals or not. */
export const isGivenName = (word: string): boolean =>
  isListedName(word) && !ALSO_WORDS.test(word.toLowerCase()) && KINDS_WITH_NAMES.has(kindOfNoun(word));
