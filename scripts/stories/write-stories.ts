/* Writes the stories of `story-requests.ts` with three pictures each, and an index, into `docs/stories/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawScene } from '../../server/src/illustrator/index.ts';
import { planStory } from '../../server/src/storyteller/index.ts';
import type { StoryPlan } from '../../server/src/storyteller/story-plan.ts';
import { type ShownRequest, shownRequests } from './story-requests.ts';

const FOLDER = new URL('../../docs/stories/', import.meta.url);
const ILLUSTRATED_PAGES = [1, 3, 9];

const whoIs = ({ cast }: ShownRequest) =>
  cast.map(({ name, creature, description }) => `${name} (${creature}; ${description})`).join(', ');

function storyAsMarkdown(request: ShownRequest, plan: StoryPlan, name: string): string {
  const pages = plan.scenes.map(({ pageNumber, text }) =>
    ILLUSTRATED_PAGES.includes(pageNumber)
      ? `![Picture of page ${pageNumber}](${name}-${pageNumber}.svg)\n\n${text}`
      : text,
  );
  const asked = `> **Theme:** ${request.theme}\\\n> **Ending:** ${request.desiredEnding}\\\n> **Age:** ${request.age}\\\n> **Characters:** ${whoIs(request)}`;
  return `# ${plan.title}\n\n${asked}\n\n${pages.join('\n\n')}\n`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const recentPlots: string[] = [];
const rows = shownRequests.map((request, i) => {
  const plan = planStory({ ...request, totalPages: 10, seed: `story ${i + 1}`, recentPlots });
  recentPlots.unshift(plan.plot);
  const name = `${String(i + 1).padStart(2, '0')}-${request.theme
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`;
  for (const page of ILLUSTRATED_PAGES)
    writeFileSync(new URL(`${name}-${page}.svg`, FOLDER), drawScene(plan, page));
  writeFileSync(new URL(`${name}.md`, FOLDER), storyAsMarkdown(request, plan, name));
  return `| ${i + 1} | [${plan.title}](${name}.md) | ${request.theme} | ${request.desiredEnding} | ${request.age} |`;
});
writeFileSync(
  new URL('README.md', FOLDER),
  `# Twenty stories\n\nWritten and drawn by the built-in storyteller and illustrator, with three of the ten pictures each. \`pnpm stories\` makes them anew; the\nrequests are in \`scripts/stories/story-requests.ts\`.\n\n| | Story | Theme | Ending | Age |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
