/* Figures of the direction of 100 books: distances, views, places, neighbours, what pages are about, size and cost of the pictures. */
import { directBook } from '../../server/src/illustrator/direction/direct-book.ts';
import { stageScene } from '../../server/src/illustrator/draw-scene.ts';
import { drawScene } from '../../server/src/illustrator/index.ts';
import { sampleBooks } from './sample-books.ts';

const books = sampleBooks(100);
const share = (found: number, all: number) => `${found} of ${all} (${Math.round((found / all) * 100)} %)`;
const count = (isTrue: (plan: (typeof books)[number]) => boolean) =>
  share(books.filter(isTrue).length, books.length);

console.log(
  `Books with three distances: ${count((plan) => new Set(directBook(plan).map(({ composition }) => composition.distance)).size === 3)}.`,
);
console.log(
  `Books with a silhouette or a view from behind: ${count((plan) => directBook(plan).some(({ composition }) => composition.style))}.`,
);
console.log(
  `Books with three places or views: ${count(
    (plan) =>
      new Set(
        directBook(plan).map(({ setting, composition, mirrored }) =>
          [setting.backdrop, composition.distance, mirrored].join(),
        ),
      ).size > 2,
  )}.`,
);
console.log(
  `Books without neighbours that are alike: ${count((plan) =>
    directBook(plan).every(({ composition }, i, all) => composition.id !== all[i - 1]?.composition.id),
  )}.`,
);

let about = 0;
let shown = 0;
let missed = 0;
let thought = 0;
const cost: number[] = [];
let largest = 0;
for (const plan of books)
  for (const { pageNumber } of plan.scenes) {
    const staged = stageScene(plan, pageNumber);
    if (staged.shot.focus) about += 1;
    if (staged.things.some(({ isFocus }) => isFocus)) shown += 1;
    if (staged.shot.missed) missed += 1;
    if (staged.shot.missed && staged.thought) thought += 1;
    const start = process.cpuUsage();
    largest = Math.max(largest, drawScene(plan, pageNumber).length);
    const { user, system } = process.cpuUsage(start);
    cost.push((user + system) / 1000);
  }
cost.sort((a, b) => a - b);
console.log(`Pages about a thing that have it in the middle: ${share(shown, about)}.`);
console.log(`Pages on which something is missing that show the thought of it: ${share(thought, missed)}.`);
console.log(
  `CPU for a picture: median ${cost[cost.length / 2]?.toFixed(1)} ms, p99 ${cost[Math.floor(cost.length * 0.99)]?.toFixed(1)} ms; largest picture ${(largest / 1000).toFixed(1)} kB.`,
);
