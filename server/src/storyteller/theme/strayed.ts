import { isLiving, type Noun } from './noun.ts';
import { capitalizeProperNouns } from './proper-nouns.ts';
import { actorOf, type Match, withoutEnd } from './theme-rule.ts';

const OF_STORYBOOKS =
  /^(alien|martian|witch|wizard|knight|pirate|king|queen|prince|princess|astronaut|viking|caveman|clown|ghost|giant|dwarf|genie|cowboy|ninja)$/;

/** Those whom one expects anywhere, which WordNet does not count as persons. */
const EVERYDAY_PEOPLE =
  /^(?:boy|girl|child|kid|toddler|baby|man|woman|lady|friend|cousin|twin|class|family|brother|sister|baker|hero)$/;

/** Whether a noun names people as they are met every day: neither animals nor beings of storybooks. */
export const isPeople = ({ kind, head }: Noun): boolean =>
  !OF_STORYBOOKS.test(head) && (kind === 'person' || kind === 'relative' || EVERYDAY_PEOPLE.test(head));

/** Whether a noun names a toy, which cannot do anything by itself. */
export const isToy = ({ kind, bare }: Noun): boolean =>
  kind === 'toy' || /\b(teddy|doll|toy|cuddly|plush|stuffed|bunny)\b/.test(bare);

/** Whether it is a being, or something of the sky that is one in a story: a star, the moon. */
export const isFromFar = (noun: Noun, isAlive: boolean): boolean => isAlive || noun.kind === 'sky';

/** `in the garden`, with the article or possessive that a story can keep. */
export const placeOf = (preposition: string, place: string): string =>
  capitalizeProperNouns(
    `${preposition.toLowerCase()} ${withoutEnd(place)
      .replace(
        /(?:,| (?:and|but|so|because|when|while|who|that|has|have|had|is|was|are|were|will|does|did|can|cannot)) .*$/i,
        '',
      )
      .replace(/^(my|our|his|her|their|its|your) /i, 'the ')}`,
  );

/** Somebody in a place where nobody expects them; in the garden, when the theme says only where they come from. */
export function strayedTo(who: string, preposition: string, where: string): Match | null {
  // `our cat had kittens under the sofa`: that is where they were born.
  if (/ (?:had|has|have|having) /i.test(who)) return null;
  const subject = actorOf(who);
  if (!subject || isToy(subject) || isPeople(subject) || subject.head === 'robot') return null;
  if (!isLiving(subject) && subject.kind !== 'sky' && !/^(cloud|rainbow|spaceship|ufo)$/.test(subject.head))
    return null;
  const place = withoutEnd(where);
  const isSky = /\b(sky|space|moon|heaven|stars)$/i.test(place);
  if (!isSky && !/^(the|my|our|a|school|bed)\b/i.test(place)) return null;
  const isThere = !isSky && !/from|out of|off/i.test(preposition);
  const here = isThere ? placeOf(preposition.replace(/^into$/i, 'in'), place) : 'in the garden';
  return { situation: 'strayed', subject, where: here };
}
