import type { DeedKind } from './climax/deed-kind.ts';

/** How a deed of the cast is told when all is well: what comes before it, and what is said of it. */
export const laterDeeds: Record<DeedKind, { before: readonly string[]; after: readonly string[] }> = {
  build: {
    before: [
      'They had plenty of time now, and everything they needed.',
      'There was one more thing they wanted to do.',
    ],
    after: ['They were very proud of it.', 'It looked wonderful.'],
  },
  cook: { before: ['They felt like celebrating.'], after: ['It smelled good, and it tasted even better.'] },
  draw: {
    before: ['They wanted to remember that day.', 'There was one more thing they wanted to do.'],
    after: ['They were very pleased with it.', 'It turned out just as they had hoped.'],
  },
  sew: {
    before: ['They wanted to remember that day.'],
    after: ['It was beautiful, and it was all their own.'],
  },
  plant: {
    before: ['They wanted to remember that day.'],
    after: ['Now they can watch it grow.', 'It will grow a little every year.'],
  },
  mend: { before: ['There was one more thing to do.'], after: ['After that it was as good as new.'] },
  sorry: { before: ['There was one thing left to say.'], after: ['And after that it was all right again.'] },
  speak: { before: ['There was one thing left to say.'], after: ['It was good to hear it.'] },
  share: { before: ['Nobody wanted to keep it all.'], after: ['It was nicer that way.'] },
  play: {
    before: ['Nobody wanted to go home yet.', 'There was plenty of time now.'],
    after: ['It was so much fun that nobody wanted to stop.', 'What fun that was!'],
  },
  move: { before: ['Everybody was so happy.'], after: ['What fun that was!'] },
  travel: {
    before: ['There was nothing to stop them now.', 'Now the way was free.'],
    after: [],
  },
  find: { before: [], after: ['They could hardly believe it.'] },
  get: { before: ['There was one more nice thing to do.'], after: ['It was just right.'] },
  hug: { before: ['Everybody was so glad.'], after: ['It was warm, and it felt good.'] },
  learn: { before: [], after: ['That was something to be proud of.'] },
  change: { before: [], after: ['It was the right thing to do.'] },
  use: { before: ['There was one more thing to try.'], after: ['It was just right.'] },
  look: { before: ['There was plenty of time now.'], after: ['It was good to do it together.'] },
  eat: {
    before: ['Then came the best part of all.', 'And now for the best part!'],
    after: ['It tasted wonderful.', 'It was delicious.', 'They enjoyed every bite.'],
  },
  other: { before: [], after: [] },
};
