import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `out-and-push` of the frame `broken-thing`, for themes with its words. */
export const outAndPush: StoryPlotInput = {
  id: 'out-and-push',
  words: [
    'break down',
    'start',
    'not go',
    'stall',
    'run petrol',
    'run fuel',
    'flat tyre/tire',
    'puncture',
    'engine stop',
    'stop road',
    'stop working road',
  ],
  titles: ['Everybody Out!', '{The} and the Hill', 'Not a Metre More'],
  goal: 'get {the} going again',
  trouble: '{the} had broken down and would not go a metre further',
  solved: '{the} was rolling again',
  opener:
    'They had a long way to go, with a bag of apples, and {L+} had the seat at the window. {The} hummed. Then {the} coughed. It coughed once more, and rolled slower and slower, and stood still.',
  problem:
    '{The} had broken down, halfway up a hill, with nothing around but cows! Something under the lid went “pff”. “We’ll never get there,” said somebody at the back. The cows came to the fence and watched.',
  tries: [
    'They opened the lid and looked in, all together. “Aha,” they said, one after the other. It steamed, and nobody knew what it was that they had seen.',
    '{F} tied a rope to the front, and the other end to a cow. The cow took one step, towards the clover. Now {the} stood crooked.',
    'They waited for the next one to come along. There was none on Sundays.',
  ],
  tip: '“It’s no good to sit in it and wait,” said {G+} from the hedge. “It’s too heavy for one. Have you counted how many you are? It only wants a bit of a run, up to the top, and then the hill will do it for you.”',
  turn: '“Everybody out!” called {L}. Out they climbed, the lady with the hat, and the twins, and the man with the tuba. {L} showed them where to put their hands. “Not before I say it,” said {L}. “Ready? One, two…”',
  done: 'The wheels gave a crunch. They turned, by a hand, by a whole step, and at the top {the} was rolling! Down the other side it coughed, it sneezed, it purred. Everybody ran and jumped in, and the cows mooed.',
  setting: { home: 'village', main: 'meadow' },
  again:
    'They got there two hours late and had a tale to tell. And whenever {the} coughs now, everyone looks round at {L} and rolls up both sleeves.',
};
