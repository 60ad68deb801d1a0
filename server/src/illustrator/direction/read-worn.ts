import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { Worn as Belonging } from '../description/find-belongings.ts';
import { COLOR_WORDS } from '../palette.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import type { Deed } from './read-deeds.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';

/** What somebody puts on, or gets put on, on a page. */
export interface Worn {
  castId: string;
  prop: PropName;
  color: string | null;
}

const SCARF = '#D9534F';
const GLASSES = '#4A4458';

/** How somebody looks who has put something on. */
const LOOKS: Partial<Record<PropName, (color: string | null) => Partial<Appearance>>> = {
  scarf: (color) => ({ scarf: color ?? SCARF }),
  hat: (color) => ({ hat: 'hat', ...(color && { hatColor: color }) }),
  crown: () => ({ hat: 'crown' }),
  glasses: (color) => ({ glasses: color ?? GLASSES }),
  sunglasses: () => ({ glasses: GLASSES }),
  cape: (color) => ({ cape: color ?? '#C0463E' }),
  coat: (color) => ({ garment: 'coat', ...(color && { garmentColor: color }) }),
  apron: (color) => ({ garment: 'apron', ...(color && { garmentColor: color }) }),
  dress: (color) => ({ garment: 'dress', ...(color && { garmentColor: color }) }),
  shirt: (color) => ({ garment: 'shirt', ...(color && { garmentColor: color }) }),
  pyjamas: (color) => ({ garment: 'jumper', garmentStriped: true, ...(color && { garmentColor: color }) }),
};

/** Where other things are that somebody has on. */
const ON_BODY: Partial<Record<PropName, Belonging['at']>> = {
  basket: 'head',
  bowl: 'head',
  bucket: 'head',
  headphones: 'head',
  pot: 'head',
  'pot-lid': 'head',
  wreath: 'head',
  bell: 'chest',
  binoculars: 'chest',
  camera: 'chest',
  medal: 'chest',
  necklace: 'chest',
  stethoscope: 'chest',
  whistle: 'chest',
  belt: 'hip',
  sack: 'back',
};

const PUTS_ON = /\b(?:put on|puts on|pulled on|wore|was wearing|slipped on|buttoned up|got into|tried on)\b/;
/** `wound a scarf round its neck`, `put the crown on Bo’s head` */
const ROUND = /\b(?:wound|wrapped|tied|hung|put|laid|set)\b[^.]*?\b(?:(?:a)?round|on|over)\b (.*)/;

/** What actors put on, and what others put on them, by the text of a page. */
export function readWorn(plan: StoryPlan, scene: Scene, deeds: readonly Deed[]): Worn[] {
  const own = deeds.flatMap(({ text, doers }) => {
    const at = PUTS_ON.exec(text);
    if (!at || doers.length === 0) return [];
    return wornIn(text.slice(at.index)).flatMap((worn) => doers.map((castId) => ({ ...worn, castId })));
  });
  const byOthers = factualClauses(withoutSpeech(scene.text)).flatMap((clause) => {
    const round = ROUND.exec(clause);
    const castId = round && wearerIn(round[1] ?? '', plan, scene);
    return round && castId ? wornIn(round[0]).map((worn) => ({ ...worn, castId })) : [];
  });
  return [...own, ...byOthers];
}

function wornIn(text: string): Omit<Worn, 'castId'>[] {
  const words = wordsOf(text);
  return propMentions(words)
    .filter(({ prop }) => LOOKS[prop])
    .slice(0, 2)
    .map(({ prop, from }) => ({ prop, color: COLOR_WORDS.get(words[from - 1] ?? '') ?? null }));
}

/** Whose neck, head or shoulders it is: a name, or the lead for a pronoun. */
function wearerIn(where: string, plan: StoryPlan, scene: Scene): string | null {
  const named = scene.actors.find(({ castId }) =>
    namePattern(nameOfActor(plan, scene, castId)).test(where.replaceAll('’s', '')),
  );
  if (named) return named.castId;
  return /^(?:its|his|her) (?:\p{L}+ )?(?:neck|head|shoulders|ears|nose)\b/u.test(where)
    ? (scene.actors[0]?.castId ?? null)
    : null;
}

/** The look of an actor with what it has put on. */
export function wearing(appearance: Appearance, castId: string, worn: readonly Worn[]): Appearance {
  const own = worn.filter((each) => each.castId === castId);
  const onBody = own.flatMap(({ prop, color }) => {
    const at = ON_BODY[prop];
    return at ? [{ prop: prop === 'bowl' ? ('empty-bowl' as const) : prop, at, color }] : [];
  });
  return Object.assign(
    {},
    appearance,
    onBody.length > 0 && { worn: [...appearance.worn, ...onBody] },
    ...own.map(({ prop, color }) => LOOKS[prop]?.(color) ?? {}),
  );
}
