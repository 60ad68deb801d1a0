/* Plans 5,000 stories, prints what the lint finds in them, and the CPU time of planning. Exits 1 when there is a finding. */
import { lintStory, planStory } from '../../server/src/storyteller/index.ts';
import { factRows } from '../../server/src/storyteller/lexicon/facts/facts.ts';
import { sampleRequest } from '../../server/src/storyteller/sample-request.ts';

const STORIES = 5000;
/** Every other story is about something of which the storyteller has facts. */
const known = factRows.flatMap(({ frame, names }) =>
  names.map((name) => (frame === 'find-out' ? `why do ${name}?` : name)),
);
const times: number[] = [];
let findings = 0;
for (let n = 0; n < STORIES; n += 1) {
  const sample = sampleRequest(n);
  const request = n % 2 === 0 ? sample : { ...sample, theme: known[n % known.length] ?? sample.theme };
  const since = process.cpuUsage();
  const plan = planStory(request);
  const { user, system } = process.cpuUsage(since);
  times.push((user + system) / 1000);
  for (const finding of lintStory(plan)) {
    findings += 1;
    console.log(`${n}, “${request.theme}”, ${plan.plot}: ${finding}`);
  }
}
times.sort((a, b) => a - b);
const quantile = (part: number): string => (times[Math.floor(part * STORIES)] ?? 0).toFixed(1);
console.log(
  `${findings} findings in ${STORIES} stories; CPU time of planning: median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`,
);
process.exitCode = findings === 0 ? 0 : 1;
