import type { ThemeReading } from './theme-rule.ts';

/** What a theme is that names nobody and nothing that can be told of by itself: a value or rule, or something to know. */
export type TopicClass = 'value' | 'knowledge';

const VALUES =
  /\b(?:manners?|rules?|respect(?:ing)?|honesty|patience|kind(?:ness)?|courage|bravery|gratitude|thankfulness|teamwork|cooperation|fairness|trust|responsib\p{L}+|generosity|forgiv\p{L}+|politeness|listening|self-\p{L}+|confidence|mindset|resilience|perseverance|tolerance|empathy|caring|friendliness|loyalty|tidiness|punctuality|obedience|boundaries|consent|inclusion|including|personal space|kind words|good loser|good sport|sportsmanship|helpfulness|compromise|apologi\p{L}+)\b/iu;
const DOING_RIGHT =
  /^(?:not )?(?:remembering|sharing|saying|asking|listening|waiting|telling|taking turns|using|being|respecting|including|helping|apologising|apologizing|keeping|looking after|taking care|standing up|putting|lining up|sitting still|owning up|staying|stopping|giving|saving|paying attention|following|thanking|forgiving|caring|brushing|washing|tidying|wearing)\b/i;

/** Whether a topic is a value or a rule, or something to find out about. */
export function classOfTopic({ heading, whole }: ThemeReading): TopicClass {
  return DOING_RIGHT.test(heading) || VALUES.test(heading) || VALUES.test(whole) ? 'value' : 'knowledge';
}
