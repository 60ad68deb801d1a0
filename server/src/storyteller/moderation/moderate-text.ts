import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { containsContactDetails, containsPostalAddress } from './contact-details.ts';
import { unsafeTopics } from './unsafe-topics.ts';

/** Whether a text may be used; if not, the message says what the user can do. */
export type ModerationResult = { ok: true } | { ok: false; message: string };

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** Innocent words and names that the profanity matcher would report. */
const FALSE_POSITIVES =
  /\b(dick(son|ens|inson|ory|ie)?s?|moby[- ]dick|dick whittington|fann(y|ie)s?|scunthorpe|cock(er|le|erel|pit|tail|atoo|roach|ney|burn|y-leekie)s?|[ck]ock-a-\w+(-\w+)*|peacocks?|woodcocks?|hancock|weathercocks?|blue tits?|great tits?|titmouse|titmice|assess\w*|class\w*|grass\w*|bass\w*|pass\w*|glass\w*|brass\w*|mass\w*|compass\w*|embarrass\w*|lass\w*|assist\w*|assign\w*|asset\w*|assembl\w*|jackass|donkey|pussy ?cats?|puss in boots|willy|willies|randy|roger|gaylord|gay(le|nor)?|essex|sussex|middlesex|sextant\w*|sextuplets?|virginia|shiitake|niger(ia|ian)?s?|cumin|cucumbers?|cumbria|documents?|circumference|accumulat\w*|analy\w+|hoe(s|down)?|raccoons?|spick|crap(paud)?ie|faggots? of wood|therapist|penistone|arsenal|parsed?|sparse|hell(o|en|a|man)\w*|shell\w*|damson|damsels?|amsterdam|beaver(s|tail)?|balls?|knobbly|knob|nuts?|screw\w*|bloody mary|retardant)\b/gi;

const REJECTION = {
  word: 'That has a word in it that doesn’t fit a children’s story. Please try it with a friendlier one.',
  topic:
    'That is a bit too scary or grown-up for this world. How about a gentler adventure, like a lost treasure or a shy dragon?',
  contact:
    'Please leave out web addresses, e-mail addresses and phone numbers. A made-up name is all a story needs.',
  address:
    'Please leave out real addresses, to keep everyone safe. You could say “a little house on a hill” instead.',
};

/**
 * Content moderation for names, themes, endings, descriptions and pages: rejects profanity, unsafe topics, contact details and postal
 * addresses, with a message for the user.
 */
export function moderateText(text: string): ModerationResult {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '');
  if (containsContactDetails(plain)) return { ok: false, message: REJECTION.contact };
  if (containsPostalAddress(plain)) return { ok: false, message: REJECTION.address };
  const forms = [...new Set([plain, undoLetterSubstitution(plain), joinSpacedLetters(plain)])];
  if (forms.some((form) => unsafeTopics.some((topic) => topic.test(form))))
    return { ok: false, message: REJECTION.topic };
  if (forms.some((form) => profanity.hasMatch(form.replace(FALSE_POSITIVES, ' '))))
    return { ok: false, message: REJECTION.word };
  return { ok: true };
}

/** Undoes leetspeak: replaces digits and signs by letters in words that mix both (`k1ll`, `s3x`). */
function undoLetterSubstitution(text: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'l',
    '+': 't',
  };
  return text.replace(/[\p{L}\d@$!|+]+/gu, (word) => {
    if (!/\p{L}/u.test(word) || !/[\d@$!|+]/.test(word.replace(/!+$/, ''))) return word;
    return word.replace(/!+$/, '').replace(/[0134578@$!|+]/g, (sign) => letters[sign] ?? sign);
  });
}

/** Joins words with separators between their letters (`k i l l`, `k.i.l.l`). */
function joinSpacedLetters(text: string): string {
  return text.replace(/\b(?:\p{L}[\s.\-_*]+){2,}\p{L}\b/gu, (spelled) => spelled.replace(/[^\p{L}]/gu, ''));
}
