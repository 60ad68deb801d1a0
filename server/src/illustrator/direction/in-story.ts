import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';

/** What a word means on a page: the tree of Christmas is another one, and a moon that speaks has a face. */
export function inStory(prop: PropName, plan: StoryPlan, { text }: Scene): PropName {
  const topic = plan.about?.topic ?? plan.asked?.theme ?? '';
  if (prop === 'tree' && /christmas/i.test(topic)) return 'christmas-tree';
  if (
    prop === 'moon' &&
    /\bmoon\b/i.test(topic) &&
    /said the moon|the moon (?:said|sneezed|had|was|felt|only|looked|shivered|smiled|laughed|sniffed)/i.test(
      text,
    )
  )
    return 'moon-face';
  if (
    prop === 'basket' &&
    /\bempty (?:\w+ )?basket|\bbasket(?: \w+){0,2} (?:was|stayed|stood|is|remained)(?: \w+)? empty/i.test(
      text,
    )
  )
    return 'empty-basket';
  if (prop === 'table' && /feast|banquet|wedding|thank|iftar|eid\b|dinner party/i.test(topic))
    return 'feast-table';
  if (prop === 'chair' && /dentist/i.test(`${topic} ${text}`)) return 'dentist-chair';
  if (
    prop === 'stick' &&
    /\b(?:low|lowest|high|highest|strong|thick)(?: \w+)? branch|\b(?:on|onto|from|to) (?:a|the)(?: \w+){0,2} branch/i.test(
      text,
    )
  )
    return 'tree';
  if (prop === 'coat' && /\bcoats\b/i.test(text)) return 'coat-pegs';
  if (prop === 'bear' && /\b(?:bricks?|toys?|dolls?|tidy|teddy|cuddly|pillow)\b/i.test(text)) return 'teddy';
  if (prop === 'lamp' && /diwali|deepavali/i.test(topic)) return 'diya';
  if (
    prop === 'letter' &&
    /read|alphabet|spell|letters|writ/i.test(topic) &&
    !/\b(?:post|envelope|stamp|letter ?box)/i.test(text)
  )
    return 'alphabet';
  if (
    prop === 'candle' &&
    /han+uk+ah?|chanukah/i.test(topic) &&
    !/\b(?:a|the helper|one) candle\b/i.test(text)
  )
    return 'menorah';
  if (prop === 'bus' && /\bheads\b|\bpassengers\b|\bcrowded\b|\bsqueezed into the bus\b/i.test(text))
    return 'full-bus';
  return prop;
}
