import { type MentionForm, mentionForm } from './grammar/mention-form.ts';
import { type Gender, type Mention, mentionsIn } from './grammar/mentions.ts';
import { splitSentences } from './grammar/sentences.ts';
import { capitalize, possessive } from './grammar/text-formatting.ts';
import type { Character } from './parse/parse-character.ts';

/** How often a page names the same character, where only that character is called she or he. */
const MOST_NAMES = 2;
/** After so many pronouns, or so many sentences about something else, a name comes again. */
const MOST_IN_A_ROW = 4;
const LONGEST_PAUSE = 2;

type Named = Pick<Character, 'shortName' | 'pronouns'>;

/** What a page has told so far of one character. */
type Told = { names: number; inARow: number; sentence: number; isLatest: boolean };

const PRONOUNS: Record<'she' | 'he', Record<MentionForm, string>> = {
  she: { subject: 'she', speaker: 'she', object: 'her', possessive: 'her' },
  he: { subject: 'he', speaker: 'he', object: 'him', possessive: 'his' },
};

/**
 * The text of a page with `she` and `he` for names that it repeats: whoever was mentioned last among those whom the pronoun could mean is meant by it.
 * The first mention on a page is always the name.
 */
export function pronominalize(text: string, present: readonly Named[]): string {
  return withPronouns(withNameFirst(text, present), present);
}

function withPronouns(text: string, present: readonly Named[]): string {
  const mentions = mentionsIn(text, namesOf(present));
  const sentences = sentenceStarts(text);
  const told = present.map((): Told => ({ names: 0, inARow: 0, sentence: 0, isLatest: false }));
  let out = '';
  let from = 0;
  for (const mention of mentions) {
    const nth = sentences.findLastIndex((start) => start <= mention.start);
    const start = sentences[nth] ?? 0;
    const end = sentences[nth + 1] ?? text.length;
    const of = mention.character === null ? undefined : told[mention.character];
    const who = mention.character === null ? undefined : present[mention.character];
    const replacement =
      of && who && isClear(of, nth, who, mention, start)
        ? pronounIn(
            text.slice(0, start),
            text.slice(start, mention.start),
            text.slice(mention.end, end).trimEnd(),
            who,
          )
        : null;
    if (replacement && !isReflexive(text.slice(start, mention.start), who as Named, replacement.form)) {
      out += text.slice(from, mention.start - replacement.before) + replacement.text;
      from = mention.end + replacement.after;
      Object.assign(of as Told, { inARow: (of as Told).inARow + 1, sentence: nth });
    } else record(mention, { nth, isSubject: isSubjectAt(text.slice(start, mention.start)) }, present, told);
  }
  return out + text.slice(from);
}

const namesOf = (present: readonly Named[]): string[] => present.map(({ shortName }) => shortName);

const genderOf = ({ pronouns }: Named): 'she' | 'he' | null =>
  pronouns.startsWith('she') ? 'she' : pronouns.startsWith('he') ? 'he' : null;

/** Where the sentences of a text begin. */
function sentenceStarts(text: string): number[] {
  let at = 0;
  return splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return start;
  });
}

/** Whether a pronoun would mean this character, and the name need not come again. */
function isClear(of: Told, sentence: number, who: Named, mention: Mention, start: number): boolean {
  if (genderOf(who) === null || of.names === 0 || !of.isLatest) return false;
  const isNameDue = of.inARow >= MOST_IN_A_ROW || sentence - of.sentence > LONGEST_PAUSE;
  return of.names >= MOST_NAMES || !isNameDue || mention.start !== start;
}

/** Whether what stands before a name in its sentence makes it the subject, or the speaker. */
const isSubjectAt = (before: string): boolean => before === '' || /” \p{Ll}+ $/u.test(before);

/** Notes a name, a pronoun, or somebody else whom the same pronoun could mean. */
function record(
  mention: Mention,
  { nth: sentence, isSubject }: { nth: number; isSubject: boolean },
  present: readonly Named[],
  told: readonly Told[],
): void {
  const { character, gender, isPronoun } = mention;
  // Of whom nobody says she or he, the next sentence may be all the same, but not what is only done to them.
  const isOther = character === null || genderOf(present[character] as Named) !== null || isSubject;
  const meant = character === null ? gender : (genderOf(present[character] as Named) ?? 'any');
  // `Ben told Daddy everything. He …` is Ben, or nobody knows who.
  const own = character === null ? null : genderOf(present[character] as Named);
  const isBesideOther = present.some((who, i) => {
    const of = told[i] as Told;
    return i !== character && of.isLatest && of.sentence === sentence && genderOf(who) === own;
  });
  const isUnclear = own !== null && !isSubject && isBesideOther;
  present.forEach((who, i) => {
    const of = told[i] as Told;
    if (i === character)
      Object.assign(of, { names: of.names + 1, inARow: 0, sentence, isLatest: !isUnclear });
    else if (isPronoun) {
      if (of.isLatest && genderOf(who) === gender) of.sentence = sentence;
    } else if (isOther && couldMean(meant, who)) of.isLatest = false;
  });
}

const couldMean = (gender: Gender, who: Named): boolean => gender === 'any' || gender === genderOf(who);

const SPEAKS =
  /^ (?:said|asked|called|cried|whispered|shouted|answered|added|painted|wrote|sang|thought|muttered)(?=[ .,])/;

/** The pronoun for a name between two parts of its sentence, and how many letters around the name it replaces as well. */
function pronounIn(
  earlier: string,
  before: string,
  after: string,
  who: Named,
): { text: string; before: number; after: number; form: MentionForm } | null {
  const form = mentionForm(before, after);
  const gender = genderOf(who);
  if (form === null || gender === null) return null;
  const pronoun = PRONOUNS[gender][form];
  if (form === 'speaker') {
    // `said Mira` is `she said`.
    const [, verb = ''] = /(\p{L}+) $/u.exec(before) ?? [];
    return { text: `${pronoun} ${verb}`, before: verb.length + 1, after: 0, form };
  }
  // `“Would you like to try?” she asked everybody.`
  const isTag = /[?!…]” $/.test(earlier) && SPEAKS.test(after);
  const text = before === '' && !isTag ? capitalize(pronoun) : pronoun;
  return { text, before: 0, after: form === 'possessive' ? (/^’s?/.exec(after)?.[0].length ?? 0) : 0, form };
}

/** `Mira saw Mira` would be `herself`. */
const isReflexive = (before: string, { shortName }: Named, form: MentionForm): boolean =>
  form === 'object' && new RegExp(`^(?:\\p{L}+ )?${escaped(shortName)} \\p{L}+ $`, 'u').test(before);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The name for a pronoun that comes before it on the page, where only one character can be meant. */
function withNameFirst(text: string, present: readonly Named[]): string {
  const [first] = mentionsIn(text, namesOf(present)).filter(
    ({ character, isPronoun }) => character !== null || isPronoun,
  );
  if (!first?.isPronoun) return text;
  const meant = present.filter((who) => genderOf(who) === first.gender);
  const [who] = meant;
  const word = text.slice(first.start, first.end).toLowerCase();
  if (!who || meant.length > 1 || !/^(?:she|he|his)$/.test(word)) return text;
  const isSomebodyBefore = mentionsIn(text.slice(0, first.start), []).length > 0;
  if (isSomebodyBefore) return text;
  const name = word === 'his' ? possessive(who.shortName) : who.shortName;
  return text.slice(0, first.start) + name + text.slice(first.end);
}
