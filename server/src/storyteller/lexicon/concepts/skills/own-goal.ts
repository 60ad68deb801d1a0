import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an own goal. */
export const ownGoal: StorySourceInput = {
  id: 'own-goal',
  words: [
    'own goal',
    'own goals',
    'score/scored/scoring own goal',
    'wrong goal',
    'miss/missed/missing penalty',
    'let/letting team down',
    'let/lets in goal/goals',
  ],
  situations: [
    'own-damage',
    'damage',
    'misdeed',
    'deed',
    'sad',
    'learn',
    'wants',
    'afraid',
    'works-as',
    'own-wish-to-be',
    'wants-to-be',
    'trait',
  ],
  topic: 'the own goal',
  thing: 'the ball',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'the-loneliest-post',
      titles: ['The Own Goal', '{L} in the Wrong Goal', 'Next Ball'],
      goal: 'get through the rest of the match',
      trouble: '{L} had put the ball in their own goal',
      solved: '{L} had stopped the most difficult ball of the day',
      opener:
        'The score was two all, and it was the most important match of the year, or at least of the week. {L+} had the number four on {L.their} back. {L} was everywhere, ran back to help, saw the ball coming and stretched out a foot.',
      friend:
        'It was a beautiful shot. It was hard and low, right into the corner. {L} threw up both arms. But nobody cheered. “{L},” said {F+} softly, “that was our goal.”',
      problem:
        'Two to three. {L} stood there and wished to be a blade of grass, somewhere at the edge. Over there they were hugging each other, and over here they were all looking at the ground. There was still half the match left. {L’s} legs felt like wood.',
      tries: [
        '{L} wanted to make up for it at once, and took the ball off everybody, even off {L.their} own team. That was two against themselves.',
        '{L} did not run after any more balls, so as not to do anything wrong. A ball rolled past, quite slowly, and nobody was there.',
        '“It’s the grass,” said {L}, “it’s the sun, it’s my boot.” It was all true, a little bit. It did not help.',
      ],
      tip: '“Do you know how many own goals I’ve scored?” asked {G+} at the edge of the pitch. “Three. It only happens to those who run back to help. You can’t get that ball out again. The only ball you can play is the next one.”',
      low: '{L} tied both boots again, very slowly, though they were tied already. That is what you do when you need to breathe. “The next one,” said {L} to the left boot. “The next one,” said {L} to the right one.',
      turn: 'Then {L} clapped twice. “Sorry, everyone,” called {L}. “Come on!” Somebody clapped back. And when the fastest of them broke through and kicked, {L} was there, flew through the air, and got in the way with everything there was.',
      done: 'Bump! The ball bounced off {L’s} chest, {F} got it, and off it went, over to the other side, from one to the next, and in. Three all! They all threw themselves on top of {L}. It was dark under there, and warm, and it smelled of grass.',
      again:
        'In the changing room hangs a chart. Next to “Goals” it says four for {L}: three for us, and one for the others. “That one was the hardest shot,” says {F}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Bump! The ball bounced off {L’s} chest, {F} got it, and it went from one to the next, and in. Three all! The whistle blew. Both teams had scored three times and one for each other, so they shared what was in the baskets, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Bump! The ball bounced off {L’s} chest, {F} got it, and it went from one to the next, and in. Three all! {G} came running from the edge of the pitch, with three fingers held up, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Bump! The ball bounced off {L’s} chest, {F} got it, and it went from one to the next, and in. Three all! They threw themselves on top of {L}. It was dark under there, and warm, and it smelled of grass, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Bump! The ball bounced off {L’s} chest, {F} got it, and it went from one to the next, and in. Three all! {L’s} legs felt like legs again. They hung their muddy boots round their necks, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} flew through the air and got in the way with everything there was. Bump! The ball bounced off, {F} got it, and it went from one to the next, over to the right goal this time, and in. Three all! And {told}.',
        },
      ],
      helper: { name: 'Coach Brown', creature: 'woman' },
      art: {
        'The score was two all': 'meadow: L run brave; ball, children',
        'It was a beautiful shot': 'meadow: L cheer; F cover-eyes sad; goal, ball',
        'wished to be a blade of grass': 'meadow: L stand ashamed; children, goal',
        'wanted to make up for it': 'meadow: L run angry; ball, children',
        'run after any more balls': 'meadow: L stand sad; ball',
        'It’s the grass': 'meadow: L point worried; boot, sun',
        'how many own goals': 'meadow: G say calm; L listen sad; ball',
        'tied both boots again': 'meadow: L tie calm; two boot',
        'clapped twice': 'meadow: L clap brave; children',
        'The ball bounced off': 'meadow: L laugh; F cheer; children, ball',
        'In the changing room hangs': 'hallway: L point laughing; F laugh; poster',
      },
    },
  ],
};
