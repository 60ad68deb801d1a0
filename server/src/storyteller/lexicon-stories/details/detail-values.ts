import type { SlotValues } from '../../fill-template.ts';
import { withArticle } from '../../grammar/articles.ts';
import { pluralOf } from '../../grammar/inflections.ts';
import { isPluralOrMass } from '../../grammar/noun-phrase.ts';
import { capitalize } from '../../grammar/text-formatting.ts';
import { CHILD, GROWN_UP } from './detail-roles.ts';
import type { Mention } from './mentions.ts';

const ON =
  /^(?:island|beach|shore|coast|mountain|hill|farm|roof|street|planet|moon|ship|boat|train|bus|plane|aeroplane|airplane|cloud|rooftop|volcano|ferry|tram|raft|sea|river|lake|playground|bridge)$/;

/** What somebody can be in as well as on. */
const WATERS = /^(?:sea|river|lake|mountain|street)$/;

/** The slots of the sentences about a word of the theme. */
export function valuesOf(mention: Mention, role: string): SlotValues {
  const { head, phrase, isPlural, isName, isProper, isOwn, determiner, preposition, number } = mention;
  const isKin =
    !isPlural &&
    GROWN_UP.test(head.toLowerCase()) &&
    !/^(?:neighbour|neighbor|babysitter|mother|father|stepdad|stepmum|aunt|uncle)$/.test(head);
  const name = capitalize(head);
  if ((role === 'place' || role === 'world') && (isName || isProper)) {
    const the = determiner === 'the' ? `the ${name}` : name;
    return { word: name, a_word: the, the_word: the, words: name, at_word: `in ${the}` };
  }
  if (isName || isKin || role === 'festival') {
    const festival = role === 'festival' && !/^\p{Lu}/u.test(head) ? phrase : name;
    return { word: festival, a_word: name, some_word: name, the_word: name, the_words: name, words: name };
  }
  const plural = [...phrase.split(' ').slice(0, -1), pluralOf(head)].join(' ');
  const isRelative = CHILD.test(head) || GROWN_UP.test(head);
  const owner = isRelative && (isOwn || !determiner) ? '{L’s}' : 'the';
  const isMass = phrase === 'space';
  const the = isMass ? phrase : `${owner} ${isPlural ? plural : phrase}`;
  const isUncounted = !isPlural && owner === 'the' && isPluralOrMass(head) && !head.endsWith('s');
  const indefinite = isPlural ? plural : isUncounted ? phrase : owner === 'the' ? withArticle(phrase) : the;
  const at =
    (ON.test(head) &&
      !/^(?:under|beneath|above)$/.test(preposition) &&
      !(preposition === 'in' && WATERS.test(head))) ||
    (role === 'means' && preposition !== 'in')
      ? 'on'
      : preposition &&
          !/^(?:with|for|to|into|from|by|through|across|off|on|along|around|onto)$/.test(preposition)
        ? preposition
        : 'in';
  return {
    word: isPlural && role !== 'number' ? plural : phrase,
    words: plural,
    a_word: indefinite,
    some_word: isPlural ? `some ${plural}` : isUncounted ? `some ${phrase}` : indefinite,
    the_word: the,
    the_words: `${owner} ${plural}`,
    at_word: /^(?:space|town|hospital)$/.test(phrase) ? `in ${phrase}` : `${at} ${the}`,
    ...(number && { n: number }),
  };
}
