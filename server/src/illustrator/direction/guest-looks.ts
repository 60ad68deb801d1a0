import type { Guest, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { CharacterDescription } from '../creatures/appearance.ts';
import { PROP_CATALOG, PROP_NAMES, type PropName } from '../props/prop-catalog.ts';
import { COLLECTIVE, CROWDS, ROLE_LOOKS } from '../role-looks.ts';

/** What is worn or grows on somebody. */
const WORN =
  'glasses|spectacles|scarf|collar|hat|cap|bonnet|crown|helmet|coat|raincoat|jacket|cape|jumper|sweater|cardigan|shirt|dress|skirt|apron|dungarees|trousers|pyjamas|vest|boots?|shoes?|socks?|gloves|mittens|tie|bow|ribbons?|necklace|backpack|beard|moustache|hair|curls|plaits|braids|freckles|spots?|stripes?|fur|feathers|wool|mane|ears?|eyes?|tail|wings?|horns?|antlers|beak|nose';
/** What follows a being in a request and is said of its looks: `with glasses`, `who wears a red collar`, `in striped pyjamas`. */
const LOOKS = new RegExp(
  `^ (?:with|in|wearing|(?:who|that|which) (?:wears|wore|has|had|is wearing)) ((?!lost |no |broken )(?:[\\p{L}-]+,? ){0,3}(?:${WORN}))(?![\\p{L}-])`,
  'u',
);
const IS_WORN = new RegExp(`^(?:${WORN})$`);
/** What says how somebody looks, before the noun. */
const MOST_BEFORE = 3;

/** What the request says of a guest's looks; empty for nothing. */
function saidOf(creature: string, theme: string): string {
  const noun = ` ${creature.toLowerCase()} `;
  const told = ` ${theme.toLowerCase()} `;
  const at = told.indexOf(noun);
  if (at < 0) return '';
  const before = told
    .slice(0, at)
    .trim()
    .split(/[\s,]+/)
    .slice(-MOST_BEFORE);
  const article = before.findLastIndex((word) => /^(?:an?|the|my|our|his|her|their)$/.test(word));
  const adjectives = article >= 0 ? before.slice(article + 1).join(' ') : '';
  const after = told.slice(at + noun.length - 1);
  const looks = LOOKS.exec(after)?.[1];
  // A collar is drawn as the scarf that one sees around the neck.
  return [adjectives, looks && `with ${looks.replace(/\bcollar\b/, 'scarf')}`].filter(Boolean).join(', ');
}

/** The role that a creature's name means: a postman has a cap. */
const roleOf = (creature: string): PropName | undefined =>
  PROP_NAMES.find(
    (prop) =>
      ROLE_LOOKS[prop] && !CROWDS.has(prop) && PROP_CATALOG[prop].words.includes(creature.toLowerCase()),
  );

/** The guest of a page as the request and its role describe it. */
export function describedGuest({ creature }: Guest, { about, asked }: StoryPlan): CharacterDescription {
  const role = roleOf(creature);
  const description = [
    saidOf(creature, asked?.theme ?? about?.topic ?? ''),
    role ? ROLE_LOOKS[role]?.looks : '',
  ]
    .filter(Boolean)
    .join(', ');
  // Of a class or a team one child is seen.
  const one = COLLECTIVE.test(creature.toLowerCase()) ? 'boy' : creature;
  return { id: `guest/${creature}`, creature: one, description };
}

/** Whether a guest of the page has a thing on, so that it does not lie there as well. */
export const isWornByGuest = (prop: PropName, plan: StoryPlan, { guest, secondGuest }: Scene): boolean =>
  [guest, secondGuest].some(
    (each) =>
      each &&
      PROP_CATALOG[prop].words.some(
        (word) => IS_WORN.test(word) && describedGuest(each, plan).description.includes(word),
      ),
  );

/** Young animals and their parents. */
const PARENTS: Readonly<Record<string, string>> = {
  duckling: 'duck',
  gosling: 'goose',
  chick: 'hen',
  puppy: 'dog',
  kitten: 'cat',
  lamb: 'sheep',
  foal: 'horse',
  calf: 'cow',
  piglet: 'pig',
  fawn: 'deer',
  cub: 'bear',
};

/** The being whose mother, father or grandparent a page means, when the request speaks of those of its guest. */
export const relativesKin = ({ about, asked }: StoryPlan, { guest }: Scene): CharacterDescription | null =>
  guest &&
  /\b(?:their|its) (?:mother|mum|mummy|father|dad|daddy|parents?|grandmother|grandma|grandfather|grandpa)\b/i.test(
    asked?.theme ?? about?.topic ?? '',
  )
    ? { id: 'kin', creature: PARENTS[guest.creature.toLowerCase()] ?? guest.creature, description: '' }
    : null;
