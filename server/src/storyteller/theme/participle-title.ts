import { withArticle } from '../grammar/articles.ts';
import { pluralOf } from '../grammar/inflections.ts';
import { isLiving, readNoun } from './noun.ts';

const instrument = (what: string): string => (readNoun(what)?.kind === 'instrument' ? `the ${what}` : what);
const same = (what: string): string => what;

/** What somebody does, and how the thing before the participle is said behind the verb. */
const DEEDS: Readonly<Record<string, readonly [verb: string, what: (what: string) => string]>> = {
  playing: ['plays', instrument],
  dancing: ['dances', same],
  eating: ['eats', same],
  singing: ['sings', same],
  baking: ['bakes', same],
  loving: ['loves', same],
  reading: ['reads', pluralOf],
  juggling: ['juggles', pluralOf],
  collecting: ['collects', pluralOf],
  painting: ['paints', pluralOf],
  driving: ['drives', withArticle],
  riding: ['rides', withArticle],
};
const TITLE = new RegExp(`^(an?|the) (\\p{L}+)[- ](${Object.keys(DEEDS).join('|')}) (\\p{L}+)$`, 'iu');

/** A title with a participle as a clause: `a piano playing mouse` is a mouse who plays the piano. Other texts stay as they are. */
export function withoutParticiple(text: string): string {
  const [, article = '', what = '', deed = '', who = ''] = TITLE.exec(text) ?? [];
  const [verb, said] = DEEDS[deed.toLowerCase()] ?? [];
  const subject = verb ? readNoun(`${article} ${who}`) : null;
  if (!verb || !said || !subject || !isLiving(subject)) return text;
  return `${/^the$/i.test(article) ? 'the' : withArticle(who).split(' ')[0]} ${who} who ${verb} ${said(what)}`;
}
