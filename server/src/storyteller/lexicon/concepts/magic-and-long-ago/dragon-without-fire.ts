import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dragon that cannot breathe fire. */
export const dragonWithoutFire: StorySourceInput = {
  id: 'dragon-without-fire',
  words: [
    'dragon cannot/can’t/couldn’t/could breathe/spit/breath/make fire',
    'dragon not breathe/spit fire',
    'dragon breathe/breathing/spit fire',
    'dragon lose/lost/loses fire',
    'dragon without fire',
    'dragon has no fire',
    'dragon with/has a cold',
    'dragon with no fire',
    'dragon sneeze/sneezes',
    'dragon who only smokes',
    'dragon who sneezes',
    'dragon that cannot/can’t/couldn’t breathe/spit fire',
    'dragon who cannot/can’t/couldn’t breathe/spit fire',
    'no fire',
    'dragon fire',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'ailment',
    'sad-being',
    'lost-its-own',
    'afraid',
    'sad',
  ],
  topic: 'a dragon that could not breathe fire',
  thing: 'the dragon’s breath',
  creature: 'dragon',
  home: 'village',
  main: 'village',
  weather: 'snow',
  plots: [
    {
      id: 'only-warm-air',
      titles: ['Only Warm Air', '{S} and the Bakery', 'A Dragon Without Fire'],
      goal: 'find out what {S’s} breath was good for',
      trouble: '{S} could not breathe fire',
      solved: '{S} had found out what warm breath is good for',
      opener:
        'High on the mountain lived the dragons, who could breathe fire as long as a street. But down in the village, behind the bakery, somebody was sitting in the snow and sniffing. {L+} went to look. It was {S+}.',
      friend:
        '“They light bonfires up there,” said {S}, “and I can’t even light a candle.” {S} blew. Out came warm air, and that was all. “Move up a bit,” said {L}, and noticed how warm it was beside {S}.',
      problem:
        '{S} took a deep breath and blew at a heap of twigs. The twigs waved a bit. “You see?” said {S}. “Hffff. That isn’t a dragon, that’s a pair of bellows.” All dragons had their test on Saturday. Whoever had no fire was sent back to the little ones.',
      tries: [
        '{S} ate three red peppers and a spoonful of mustard. Tears came, and a hiccup, but not a spark.',
        '{F} rubbed two stones together in front of {S’s} nose. There was a spark! {S} blew with delight, and blew it out.',
        'They practised roaring. A roar did come. But the twigs had heard roaring before.',
      ],
      tip: '“I burn things,” said {G+} from inside the bakery, “that’s what I’m for. But half the work in this house I can’t do at all. Too hot, they say! They need something lukewarm, and they never have it in winter.”',
      low: 'In the bakery the lights were on. The baker stood by the big trough and sighed. It was much too cold. The dough lay there like a stone.',
      turn: '{L} looked at the dough, and then at {S}. Dough doesn’t want fire. In a fire it goes hard and black. Dough wants to be warm! “Breathe on it,” said {L}, and pulled {S} in by the wing. “Not hard, only the way you always do.”',
      done: 'Hffff, went {S}, quite softly. The dough stretched. It rose, it grew round, it lifted the cloth. In the whole valley there were rolls that morning, in the middle of the frost. The other dragons smelled them, and came down the mountain and queued up politely.',
      again:
        'On Saturday the test was this: who can warm a bird’s nest without singeing a feather? Only one could do it.',
      outcomes: [
        {
          asked: [
            'fire/flame breathe/find/learn/breath/blow/back/blue',
            'breathe fire',
            'candle/birthday',
            'light fire/candle',
          ],
          done: 'Hffff, went {S}, quite softly, and the dough rose and lifted the cloth. In the whole valley there were rolls that morning. “Who doesn’t have to be afraid of blowing gets a long breath,” said {G}. {S} took one, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Hffff, went {S}, quite softly. The dough stretched, grew round, and lifted the cloth. There were rolls for the whole valley, in the middle of the frost. Dragons and people stood in one queue, right into the bakery, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Hffff, went {S}, quite softly. The dough rose, it grew round, it lifted the cloth, and in the whole valley there were rolls. The oldest dragon, with smoke in both nostrils, bent down to {S}, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Hffff, went {S}, quite softly. The dough grew as round as a cushion. On Sunday all the other dragons stood in the queue and sniffed. “Ours would have come out as coal,” they told {S}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Hffff, went {S}, quite softly. The dough rose, it lifted the cloth, and in the whole valley there were rolls, in the middle of the frost. It had stopped snowing. Behind the bakery {S} lay down along the wall, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Hffff, went {S}, quite softly. The dough stretched, grew round, and lifted the cloth, and in the middle of the frost there were rolls. The other dragons smelled them, and came down the mountain and queued up politely. So {told}.',
        },
      ],
      helper: { name: 'Old Grate', creature: 'oven' },
    },
  ],
};
