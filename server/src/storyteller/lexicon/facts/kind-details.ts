import { GARMENT, type Noun } from '../../theme/noun.ts';
import type { Kind } from '../../word-net/kind-roots.ts';
import { factsIn, factsOfGroup } from './facts.ts';

/**
 * What is true of most things of a kind: three places where one looks for them, what they leave behind (in the plural), a part that gives
 * way, how they go wrong (a predicate in the past tense), and what is done with them (an infinitive).
 */
const COLUMNS = ['spot', 'spot_two', 'spot_three', 'trail', 'part', 'flaw', 'use'] as const;

const DETAILS: Partial<Record<Kind, string>> = {
  food: 'in the larder; under the kitchen table; at the bottom of the picnic basket; crumbs; the crust; sank in the middle, cracked and ran over the edge; sit down and eat',
  plant:
    'behind the compost; along the wall of the garden; on the far side of the greenhouse; fallen leaves; the thinnest stalk; bent over and dropped three leaves; sit in front of it and smell it',
  clothes:
    'in the laundry basket; on the line behind the house; at the bottom of the dressing-up box; threads; the left seam; went rip, from the top to the bottom; put on what had been made, and turn round in it',
  vehicle:
    'in the old shed; behind the petrol station; down at the harbour; tracks; the back axle; leaned to the left and lost a wheel; climb in and set off',
  machine:
    'in the cellar; under the workbench; behind the radio shop; loose screws; the smallest wheel; rattled, smoked and fell apart; switch it on and watch it go',
  furniture:
    'up in the attic; behind the junk shop; in the room that nobody uses; splinters; the fourth leg; wobbled, tipped and lay down on one side; sit down on it, all at once',
  tool: 'in the shed; in the third drawer; under the workbench; scratches; the handle; bent, came loose and fell in two; use it, and lend it to the neighbours',
  instrument:
    'on the bandstand; in the music room; behind the big curtain; loose strings; the place where the sound comes out; squeaked, and then fell silent; play on it until the dogs joined in',
  toy: 'under the bed; behind the sofa; at the bottom of the toy box; small coloured bits; the middle; came apart at the seam; play with it',
  place:
    'behind the last house; on the other side of the bridge; at the end of the map; stones; the corner on the left; leaned over, creaked and fell in; move in and invite somebody',
  animal:
    'behind the barn; in the long grass; under the bramble hedge; small footprints; the left paw; lay down and did not want to; sit beside it',
  bird: 'in the top of the pear tree; on the church roof; down by the reeds; feathers; the left wing; lay down and did not want to; sit beside it',
  fish: 'at the pond; under the little bridge; where the brook gets deep; wet drops; the tail; sank and came up sideways; sit beside it',
  bug: 'under the flat stone; in the foxgloves; along the top of the wall; tiny holes in the leaves; the thinnest leg; fell on its back; sit beside it',
  being:
    'in the ruined tower; behind the waterfall; at the crossroads after dark; sparks; the middle; wobbled and grew pale; talk to it',
  person:
    'at the market; behind the town hall; in the café at the station; footprints; the left sleeve; sat down and sighed; talk together',
  relative:
    'at the garden gate; in the kitchen; at the bus stop; footprints; the left sleeve; sat down and sighed; talk together',
  sky: 'behind the hill; at the bottom of the well; in the big puddle; sparks; the left edge; flickered and went dim; sit under it and look up',
  weather:
    'on top of the hill; behind the wood; where the road ends; drops; the edge; got thinner and blew away; run about in it',
  body: 'in front of the mirror; under the pillow; in the bathroom cupboard; prints; the middle; wobbled; show it to everyone',
  reading:
    'on the top shelf; under the pillow; in the tin with the letters; loose pages; the last page; came apart, page by page; read it aloud to the end',
  festival:
    'in the square; behind the tents; at the end of the street; paper streamers; the tallest pole; tipped over, with all the flags; dance in the middle of it',
};
const ANY =
  'in the shed; behind the hedge; at the bottom of the big box; scratches; the middle; leaned over, creaked and came apart; use it, in turns';

/** What somebody of a kind goes or works with, where such a one lives (with a preposition), and its sound. */
const BEINGS: Partial<Record<Kind, readonly [limbs: string, lair: string, call: string]>> = {
  animal: ['feet', 'under the hedge', 'Hm'],
  bird: ['wings', 'in the old pear tree', 'Cheep'],
  fish: ['fins', 'at the bottom of the pond', 'Blub'],
  bug: ['legs', 'under a leaf', 'Zzz'],
  being: ['feet', 'in the house at the end of the lane', 'Hoo'],
  person: ['feet', 'in the house next to the bakery', 'Hello'],
  relative: ['feet', 'in the old house', 'Hello'],
  toy: ['feet', 'on the shelf', 'Hm'],
  vehicle: ['wheels', 'in the same shed', 'Honk'],
};

/** The details of a thing as slots: `{item_spot}`, `{item_part}`. */
export function detailsOfItem({ head, kind: kindByWord }: Noun): Readonly<Record<string, string>> {
  const kind = GARMENT.test(head) ? 'clothes' : kindByWord;
  const values = ((kind && DETAILS[kind]) ?? ANY).split('; ');
  return Object.fromEntries(COLUMNS.map((column, i) => [`item_${column}`, values[i] ?? '']));
}

/** The details of whoever a theme is about as slots: `{limbs}`, `{lair}`, `{call}`; those of an animal by its facts. */
export function detailsOfBeing(being: Noun): Readonly<Record<string, string>> {
  const { kind, bare } = being;
  const [limbs, lair, call] = (kind && BEINGS[kind]) ?? ['feet', 'in the same corner', 'Hm'];
  const isAnimal = (known: ReturnType<typeof factsIn>) => known?.frame === 'any-animal';
  const [row, group] = [factsIn(bare), factsOfGroup(being)];
  const facts =
    row && isAnimal(row) && row.name === bare ? row.facts : isAnimal(group) ? (group?.facts ?? {}) : {};
  return { limbs, lair: facts.dwelling ?? lair, call: facts.cry ?? call };
}
