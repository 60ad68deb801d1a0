import { omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { readNoun } from '../theme/noun.ts';
import { kinOf, wordsOf } from './kin-and-age.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';

/** Sentences that are true in every plot, by what the ending needs. */
const PLANTS = {
  told: [
    '“You must tell me all about your day later,” {kin} had said that morning.',
    '“Tonight I want to hear all about your day,” {kin} had said.',
  ],
  treat: ['{Kin} had promised something good for later.'],
  there: ['“I’ll be there when you need me,” {kin} had said that morning.'],
  wish: ['For a long time {owner} had been wishing for {wanted}.'],
} as const;

/** A relative of whom the ending speaks: `Mum`, `{L’s} dad`. */
const RELATIVE = /(?:(\{L’s\}|\bhis|\bher|\btheir) )?\b(\p{L}+)\b/gu;
const TREAT =
  /\b(?:ice[- ]cream|lolly|cakes?|pizza|pancakes?|cocoa|hot chocolate|biscuits?|cookies|sweets|soup|supper|popcorn|waffles?|treat)\b/;
const OWN = /^(?:get|be given|adopt|receive) ((?:an?|\{L\.their[^}]*\} own) (?:\p{L}+ )*?\p{L}+)$/u;
const TO_OWN = /^(?:animal|bird|fish|toy|instrument)$/;

/**
 * Who or what the ending needs and the story does not name: somebody of the family has asked to hear of it, a puppy has been wished for. So nobody falls from the
 * sky on page 9.
 */
export function plantFragments(context: LexiconStoryContext): Fragment[] {
  const { renderer, isEndingAsked, beats, ending, climax } = context;
  if (!isEndingAsked || climax?.isDream || !beats.includes('problem') || isPromised(context)) return [];
  const plant = ofRelative(context) ?? (context.isAboutWish ? null : ofWish(ending, knownOf(context)));
  return plant === null
    ? []
    : toFragments(
        'required',
        renderer.renderUnused(PLANTS[plant.kind], undefined, plant.phrases),
        omitAtCost(2),
      );
}

/** Whether a later page says that somebody has promised to come. */
const isPromised = ({ arc, isOutcome }: LexiconStoryContext): boolean =>
  !isOutcome && arc?.before?.some((text) => /\bpromised\b/.test(text)) === true;

type Plant = { kind: keyof typeof PLANTS; phrases: SlotValues };

function ofRelative(context: LexiconStoryContext): Plant | null {
  const { ending, source } = context;
  const known = new Set(wordsOf(knownOf(context)).map(kinOf));
  for (const [, owner, word = ''] of ending.fullStatement.matchAll(RELATIVE)) {
    const kin = kinOf(word);
    if (kin === null || /^(?:grand)?parent$/.test(kin) || known.has(kin)) continue;
    const isCalledSo = /^\p{Lu}/u.test(word);
    const isOfLead = owner === '{L’s}' || (owner !== undefined && ending.deed?.subject === '{L}');
    if (!isCalledSo && !isOfLead) continue;
    const phrases = { kin: isCalledSo ? word : `{L’s} ${word}` };
    if (source.gentle) return { kind: 'there', phrases };
    const isByThem = ending.deed?.subject.endsWith(word) === true;
    return { kind: isByThem && TREAT.test(ending.fullStatement) ? 'treat' : 'told', phrases };
  }
  return null;
}

/** An animal or a toy of one's own, at which the ending comes out. */
function ofWish({ deed }: Ending, known: string): Plant | null {
  const [, wanted = ''] = OWN.exec(deed?.infinitive ?? '') ?? [];
  const noun = wanted === '' ? null : readNoun(wanted);
  if (deed === null || !/^\{[LF]\}$/.test(deed.subject) || !TO_OWN.test(noun?.kind ?? '')) return null;
  const isKnown = wordsOf(known).includes(noun?.head ?? '');
  return isKnown ? null : { kind: 'wish', phrases: { owner: deed.subject, wanted } };
}

/** All that the story names before the page on which the ending is told. */
function knownOf({ theme, plot, roles, renderer, tries }: LexiconStoryContext): string {
  const { lead, friend, third, fourth, apart } = roles;
  const texts = [plot.opener, plot.friend ?? [], plot.problem, ...tries, plot.tip, plot.turn];
  return [
    theme.quotation,
    ...[lead, friend, third, fourth, ...apart.map(({ character }) => character)].map(
      (each) => each?.fullName ?? '',
    ),
    ...texts.flatMap(wordings).map((text) => renderer.render(text)),
  ].join(' ');
}
