import type { PlannedBeat } from '../beats/choose-beats.ts';
import { canDo } from '../bodies/can-do.ts';
import type { StoryPlot, Text } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import { ageOf } from './kin-and-age.ts';
import { isBeing, wordings } from './lexicon-story-context.ts';
import { namesRole } from './names-role.ts';
import type { StoryCharacters } from './story-characters.ts';

/** The texts of a plot that a story tells, and its attempts in their order. */
export type Told = { plot: StoryPlot; tries: readonly Text[] };

/** The part of the pages on which a chosen companion does something: whoever has a part in the plot, and whoever has none. */
const ACTING_PART = { hasPart: 0.2, hasNone: 0.3 };

/** A text of a story: its key in the plot, or the number of an attempt. */
type Key = 'opener' | 'friend' | 'problem' | 'tip' | 'low' | 'turn' | 'done' | 'again' | number;
type Page = { key: Key; texts: readonly string[] };

/** Gives somebody (a slot or a name) a part in a text; null where the text has none. */
type Casting = (text: string, who: string, key: Key) => string | null;

const isTry = (key: Key): boolean => typeof key === 'number';

/**
 * Gives the chosen companions whom a plot hardly names a part in it: an attempt of the friend’s, half of what the lead or `they` do, what `everyone` does or
 * `somebody` says, and at last the ear for what the lead says. `hasOwnSolution` says that the plot’s own solution is told.
 */
export function withPartsForCast(
  told: Told,
  roles: StoryCharacters,
  planned: readonly PlannedBeat[],
  hasOwnSolution: boolean,
): Told {
  const companions = [roles.friend, roles.third, roles.fourth].filter(
    (each): each is Character => each !== null && each.castId !== 'guest' && !isBeing(roles, each),
  );
  const pages = pagesTold(told, planned, hasOwnSolution);
  for (const companion of companions) giveParts(pages, companion, roles, planned.length);
  return assembled(told, pages);
}

function giveParts(pages: Page[], who: Character, roles: StoryCharacters, total: number): void {
  const slot = slotOf(roles, who);
  const isNamedOn = ({ texts }: Page) => texts.every((text) => names(text, roles, who));
  let named = pages.filter(isNamedOn).length;
  const needed = Math.ceil(total * (named > 0 ? ACTING_PART.hasPart : ACTING_PART.hasNone));
  for (const casting of castingsOf(pages, roles, who, needed))
    for (const page of pages) {
      if (named >= needed) return;
      if (isNamedOn(page)) continue;
      const cast = page.texts.map((text) => casting(text, slot, page.key)).filter((text) => text !== null);
      if (cast.length === 0) continue;
      page.texts = cast;
      named += 1;
    }
}

const names = (text: string, roles: StoryCharacters, who: Character): boolean =>
  namesRole(text, roles, who) || text.includes(who.shortName);

const slotOf = (roles: StoryCharacters, who: Character): string =>
  who === roles.friend ? '{F}' : who === roles.third ? '{T}' : who.shortName;

/** The ways to give somebody a part, the best ones first. */
function castingsOf(
  pages: readonly Page[],
  roles: StoryCharacters,
  who: Character,
  needed: number,
): readonly Casting[] {
  // Whoever knows the answer does not try what cannot work.
  if (roles.helper.shortName === who.shortName) return [amongThem(roles), withEveryone, asListener];
  return [
    ...(who === roles.third && !isGrownUp(who) ? [attemptOfFriend(pages, roles, who, needed)] : []),
    withThem,
    besideLead,
    amongThem(roles),
    withEveryone,
    asSomebody,
    asListener,
  ];
}

/** Grandmothers and coaches do not take the parts of children. */
const isGrownUp = ({ castId, creature, shortName: name, pronouns }: Character): boolean =>
  ageOf({ id: castId, name, creature, description: '', pronouns }) === 'grown-up';

/** An attempt of the friend’s, who has enough of them, or is nobody of the cast. */
function attemptOfFriend(
  pages: readonly Page[],
  roles: StoryCharacters,
  { creature }: Character,
  needed: number,
): Casting {
  let spare = pages.filter(({ texts }) => texts.every((text) => names(text, roles, roles.friend))).length;
  if (roles.friend.castId !== 'guest') spare -= needed;
  return (text, who, key) => {
    if (spare <= 0 || !isTry(key) || /\{\^?T\b/.test(text) || !/\{\^?F\b/.test(text)) return null;
    if (!canDo(creature, [text])) return null;
    spare -= 1;
    return text.replace(/\{(\^?)F(?=[}’.+])/g, who.startsWith('{') ? '{$1T' : '{$1F');
  };
}

const THEM =
  /(?<=^(?:“[^”]*” (?:said|asked|called|cried|whispered) \{L\}\. )?)They (?!said|asked|called|shouted|all|both|laughed|told|were|are|had|have|would|could|did|knew|looked at each)(?=\p{Ll})/u;

/** What the lead and the others do in an attempt. */
const withThem: Casting = (text, who, key) =>
  isTry(key) && THEM.test(text) && !/^[^.!?…]*\{\^?[LFTS]\b/.test(text.slice(text.search(THEM)))
    ? text.replace('They', `{L} and ${who}`)
    : null;

/** What they do when they know how; the first sentence of a text is of the lead and the others. */
const DONE_TOGETHER =
  'fetched|carried|built|put|laid|hung|drew|painted|planted|made|cooked|ran|walked|went|took|pulled|pushed|rolled|tied|set|filled|gathered|collected|watered|baked|swept|sat|climbed|wrote|cut|dug|lifted|marched|sang|waited|searched|scattered';
const SO_THEY = new RegExp(`^(So they|Then they|Together they|They) (?=(?:${DONE_TOGETHER})\\b)`);
/** The same further on in a text. */
const LATER_THEY = new RegExp(
  `(?<=[.!?…]”? )(So they|Together they) (?=(?:${DONE_TOGETHER})\\b[^.!?…{]*[.!?…])`,
);
/** Of whom a text speaks besides the lead. */
const OTHERS = /\{\^?[FTSG]\b|\b(?:[Tt]hey|others|people|every\p{L}+)\b/u;

/** Whether `they` further on in a text are the lead and the others, of whom nobody was named before. */
function isOfLeadLater(text: string): boolean {
  const before = text.slice(0, Math.max(text.search(LATER_THEY), 0));
  return before.includes('{L}') && !OTHERS.test(before);
}

/** The lead and the others in what they do at the solution. */
const amongThem =
  (roles: StoryCharacters): Casting =>
  (text, who, key) => {
    const isLater = !SO_THEY.test(text) && isOfLeadLater(text);
    if ((key !== 'turn' && key !== 'done') || !(isLater || SO_THEY.test(text))) return null;
    if (!isLater && /^[^.!?…]*\{\^?[LFTS]\b/.test(text)) return null;
    const others =
      who === '{T}' && roles.friend.castId !== 'guest' ? `{L}, {F} and ${who}` : `{L} and ${who}`;
    return text.replace(isLater ? LATER_THEY : SO_THEY, (_all, they: string) =>
      they === 'They' ? `${others} ` : `${they.replace(' they', '')} ${others} `,
    );
  };

/** What two can do as well as one, where nothing more is said of the lead. */
const BY_HAND =
  /^\{L\} (?=(?:cut|glued|dug|built|painted|pushed|pulled|dragged|carried|poured|fetched|looked for|searched|planted|watered|swept|hung|laid|made|baked|cooked|mixed|stirred|washed|brought|collected|gathered|filled|rolled|chased|lifted|nailed|sewed|wrapped|spread|scattered|put (?!on\b|both\b|one\b)|tied (?!on\b))\b)/;
const OF_ONE =
  /\{\^?[LFTSG]\b|\b(?:alone|own|without help|hands?|arms?|fingers?|head|mouth|feet|foot|toes?|knees?|eyes?|ears?|nose|tummy|tongue|shoulders?|bed|he|she|his|her|him)\b/;

/** What the lead does with both hands in an attempt, or when it comes right. */
const besideLead: Casting = (text, who, key) =>
  (isTry(key) || key === 'turn') && BY_HAND.test(text) && !OF_ONE.test(text.replace(/^\{L\}/, ''))
    ? text.replace(/^\{L\}/, `{L} and ${who}`)
    : null;

const DEEDS =
  'cheered|clapped|laughed|came|helped|sang|danced|shouted|called|ate|looked|saw|stood|joined|tried|held|took|got|listened|picked|carried|began|started|built|ran|blew|waved|pulled|pushed|lifted|searched|counted|dug|gathered|sat';
const EVERYONE = new RegExp(
  `(?<=^|[.!?…]”? )(?:Everyone|Everybody|They all|All of them) (?=(?:${DEEDS})\\b)`,
);
const AND_EVERYONE = /, and (?:everyone|everybody) (?=(?:cheered|clapped|laughed|helped|sang|came)[.,!])/;
/** What everyone does together while it goes wrong. */
const IN_TROUBLE = /\b(?:helped|pulled|pushed|lifted|searched|counted|dug|carried|gathered|tried)\b/;

/** What everyone does. */
const withEveryone: Casting = (text, who, key) => {
  const isOver = key === 'turn' || key === 'done' || key === 'again';
  const [found = ''] = EVERYONE.exec(text) ?? [];
  const after = text.slice(text.indexOf(found) + found.length);
  if (found !== '' && (isOver || (isTry(key) && IN_TROUBLE.test(after.split(' ')[0] ?? ''))))
    return text.replace(EVERYONE, `${who} and everyone else `);
  return isOver && AND_EVERYONE.test(text)
    ? text.replace(AND_EVERYONE, `, and ${who} and all the others `)
    : null;
};

const SAID_BY_SOMEBODY =
  /(?<=[,?!…]” )(?:(asked|said|called|whispered|cried) (?:someone|somebody|one of them)|(?:someone|somebody|one of them) (asked|said|called|whispered|cried))(?=[.,])/;
const KIND_DEED =
  /(?<=^|[.!?…]”? )(?:Someone|Somebody) (?=(?:brought|fetched|handed|held|lit|began to (?:clap|sing|hum|laugh)|found)\b)/;

/** What somebody says or does when it has worked, or kindly before. */
const asSomebody: Casting = (text, who, key) => {
  if (!isTry(key) && key !== 'turn' && key !== 'done' && key !== 'again') return null;
  if (KIND_DEED.test(text)) return text.replace(KIND_DEED, `${who} `);
  if (isTry(key) || !SAID_BY_SOMEBODY.test(text)) return null;
  return text.replace(SAID_BY_SOMEBODY, (_all, before?: string, after?: string) =>
    before ? `${before} ${who}` : `${who} ${after}`,
  );
};

const SPEAKS = /\b(?:said|asked|called|cried|whispered|shouted|thought|murmured|answered|sang|read|told)\b/g;
const SAID_BY_LEAD = /(?<=[,]” )said \{L\}(?=[.,])/;
const ASKED_BY_LEAD = /(?<=\?” )asked \{L\}\.(?!.*“)/;

/** What is for somebody else to hear. */
const CONFESSES = /\b(?:sorry|it was me|truth)\b/i;

/** Who is spoken to, where the lead alone speaks and to nobody in particular. */
const asListener: Casting = (text, who, key) => {
  if (key === 'done' || key === 'again' || key === 'tip') return null;
  const isToSomebody = /\{\^?[FTSG]\b|\b(?:you|your|yours|everyone|everybody|they|them|it said)\b/i.test(
    text,
  );
  if (CONFESSES.test(text) || isToSomebody || (text.match(SPEAKS) ?? []).length !== 1) return null;
  if (SAID_BY_LEAD.test(text)) return text.replace(SAID_BY_LEAD, `{L} told ${who}`);
  return ASKED_BY_LEAD.test(text) ? text.replace(ASKED_BY_LEAD, `{L} asked ${who}.`) : null;
};

/** The texts that a story tells, those of the attempts first, where there is most to do. */
function pagesTold({ plot, tries }: Told, planned: readonly PlannedBeat[], hasOwnSolution: boolean): Page[] {
  const beats = new Set(planned.filter(({ isEpisode }) => !isEpisode).map(({ beat }) => beat));
  const extra = planned.filter(({ isEpisode }) => isEpisode).length;
  const attempts = tries.flatMap((text, nth): Page[] => {
    const isTold =
      nth === 0 ? beats.has('setting-out') : nth === 1 ? beats.has('first-try') : nth < extra + 2;
    return isTold ? [{ key: nth, texts: wordings(text) }] : [];
  });
  const page = (key: Exclude<Key, number>, isTold: boolean): Page[] => {
    const text = plot[key];
    return isTold && text !== undefined ? [{ key, texts: wordings(text) }] : [];
  };
  return [
    ...attempts,
    ...page('done', hasOwnSolution),
    ...page('turn', hasOwnSolution && beats.has('turn')),
    ...page('problem', true),
    ...page('low', hasOwnSolution && beats.has('lowest')),
    ...page('opener', true),
    ...page('friend', beats.has('friend-and-object')),
    ...page('tip', hasOwnSolution && beats.has('helper')),
    ...page('again', hasOwnSolution && beats.has('home-again')),
  ];
}

function assembled({ plot, tries }: Told, pages: readonly Page[]): Told {
  const textOf = (texts: readonly string[]): Text => (texts.length === 1 ? (texts[0] as string) : [...texts]);
  const changed = Object.fromEntries(
    pages.filter(({ key }) => !isTry(key)).map(({ key, texts }) => [key, textOf(texts)]),
  );
  const attempts = new Map(pages.map(({ key, texts }) => [key, texts]));
  return {
    plot: { ...plot, ...changed },
    tries: tries.map((text, nth) => {
      const texts = attempts.get(nth);
      return texts ? textOf(texts) : text;
    }),
  };
}
