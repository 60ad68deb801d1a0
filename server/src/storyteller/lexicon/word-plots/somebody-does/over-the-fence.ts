import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `over-the-fence` of the frame `somebody-does`, for themes with its words. */
export const overTheFence: StoryPlotInput = {
  id: 'over-the-fence',
  words: [
    'jump over',
    'escape',
    'get out',
    'break out',
    'climb over',
    'run off',
    'go missing',
    'leap over',
    'get loose',
    'break free',
    'jump out',
    'crawl away',
    'walk away',
    'swim away',
    'sneak out',
    'slip away',
  ],
  titles: ['{S} Is Out!', 'Over the Fence', 'Come Home, {S!}!'],
  goal: 'get {S} home before dark',
  trouble: '{S} was out and did not mean to come back',
  solved: '{S} had come home and meant to stay',
  opener:
    '“The gate’s shut,” said {L+}. It was. The bolt was on and the chain was round it. But the meadow behind it was empty, and in the air there was something like the last bit of a jump.',
  friend:
    'Then they saw {S+}, on the wrong side, in the middle of somebody’s washing. {^S} had a pillowcase over one ear and looked as if it were Sunday. “Come here!” called {L}. {S} thought about it, and went the other way.',
  problem:
    'Through the vegetable garden, along the main road, straight across the school yard! Everywhere there was somebody calling, and everywhere you saw {S} from behind. It began to get dark. And at home they were all waiting: it was high time.',
  tries: [
    'They made a ring round {S}, hand in hand. {^S} looked for the shortest of them, took a run, and was over. It was a lovely jump, you have to say that.',
    '{L} ran after {S} with a rope. {S} took it for a game, and {S} was better at it.',
    '{F} put up a notice: “Lost.” {S} stopped in front of it for quite a while, and ate it.',
  ],
  tip: '“Why does somebody jump?” asked {G+}. “Not because of the fence. There’s something over here that isn’t over there. Find out what, and then take it home. The rest will follow by itself.”',
  turn: '{L} stood still and watched. {S} went from fence to fence, and at each one {S} stopped where somebody was: the children, the dog, the lady with the washing. “You were bored,” said {L}. “You were all alone over there.” So {L} turned round and called the whole street along.',
  done: 'They walked to the meadow in a long row, with lamps and a mouth organ, and did not look round once. Behind them it went clip, clop. When they were all inside, {S} came through the gate as well, last of all, and pushed it shut.',
  again:
    'Somebody visits {S} every evening now; there’s a list. {^S} can still jump over. {^S} does it on birthdays, and lands on the inside.',
};
