/*
 * Prints why a text is answered as it is: `npx tsx src/storyteller/moderation/score/explain-text.ts "the text"` in `server`. Points are
 * logarithms of odds against an allowed phrase; words, classes of words, pairs of both and rules have them.
 */
import { applyRules } from '../apply-rules.ts';
import { moderateText } from '../moderate-text.ts';
import { toSentences } from '../normalize-text.ts';
import { CONCERNS } from './concerns.ts';
import { explainPhrase, phrasesOf, scorePhrase } from './score-phrase.ts';

const text = process.argv.slice(2).join(' ');
const answer = moderateText(text);
const lines = [answer.ok ? `allowed, ${answer.tone}` : `refused: ${answer.reason}`];
for (const phrase of phrasesOf(applyRules(toSentences(text), { steps: 0 }))) {
  lines.push(
    Object.entries(scorePhrase(phrase))
      .map(([name, share]) => `${name} ${Math.round(100 * share)} %`)
      .join(', '),
    ...explainPhrase(phrase)
      .slice(0, 12)
      .map(
        ({ feature, points }) =>
          `  ${feature}: ${CONCERNS.map((one) => `${one} ${points[one].toFixed(1)}`).join(', ')}`,
      ),
  );
}
process.stdout.write(`${lines.join('\n')}\n`);
