import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a knight who does not want to fight. */
export const knightWhoWillNotFight: StorySourceInput = {
  id: 'knight-who-will-not-fight',
  words: [
    'knight who/that won’t/will/not fight',
    'knight not fight/fighting',
    'knight refuses/refuse fight',
    'knight not want fight',
    'gentle/peaceful/kind/friendly/scared/frightened knight',
    'knight and the dragon',
    'knight and dragon',
    'knight meet/meets dragon',
    'knight dragon friend/friends',
    'knight who is/was afraid/scared of dragons/dragon',
    'knight afraid/scared',
    'knight who would not fight',
    'knight fight/fights dragon',
    'knight without a sword',
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
    'refuses',
    'afraid',
    'afraid-being',
    'reluctant',
    'pair',
    'quarrel',
  ],
  topic: 'a knight who did not want to fight',
  thing: 'the sword',
  home: 'castle',
  main: 'mountain',
  plots: [
    {
      id: 'the-thorn-under-the-scale',
      titles: ['Sir {L} Does Not Fight', 'A Question for the Dragon', 'The Knight Without a Sword'],
      goal: 'make peace with the dragon without a fight',
      trouble: '{L} was to fight the dragon and did not want to',
      solved: 'there was peace between the dragon and the castle',
      opener:
        '“You are a knight now,” said the King to {L+}. “Up on the mountain sits a dragon and roars all night. Nobody gets any sleep. Go up and fight!” {L} had got a sword, a shield and a helmet. But {L} did not want to fight.',
      friend:
        '“I’ll carry the shield,” said {F+}, “it’s as big as you are.” They climbed up. “What will you do, when we’re there?” asked {F}. “I don’t know yet,” said {L}. “I only know what I won’t do.”',
      problem:
        'The dragon lay before the cave and was larger than the stable. “ROAAAR!” The grass lay flat. Down in the valley the whole castle was standing on the wall to watch. “Fight!” they all shouted. It’s easy to shout that from a wall.',
      tries: [
        '{L} laid the sword on the ground, so that the dragon could see it. The dragon roared at the sword. That wasn’t it.',
        '{F} sang a lullaby, so that at least there would be some quiet. The dragon roared in the pauses.',
        'They held up a white cloth. The dragon blew it as far as the next kingdom.',
      ],
      tip: '“Roaring and roaring,” said {G+} on a rock. “Everybody comes with an answer in their hand, pointed at the end. In eleven years not one has come with a question.”',
      low: 'It got dark. The dragon had roared so long that it sounded hoarse. And if you listened well, it didn’t sound angry at all. It sounded like ow.',
      turn: '{L} took the helmet off, to hear better, and went up quite close. “Where does it hurt?” asked {L}. It was as still as in church. Then the dragon lifted one foot, slowly. Between two scales was a thorn, as long as a spoon.',
      done: '{L} gripped the thorn and pulled. Out it came! The dragon drew a breath, and what came out was not a roar. It was a purr, as deep as an organ. On the castle wall nobody knew what to shout any more. So they all went to bed.',
      again:
        '{L} has hung the sword over the door. The helmet is up on the mountain. The dragon drinks tea out of it.',
      outcomes: [
        {
          asked: [
            'friend/friends dragon/knight',
            'ride/fly dragon/back',
            'fly',
            'dragon castle/live/friend/come/help/pet',
            'peace',
          ],
          done: '{L} gripped the thorn and pulled. Out it came! The dragon drew a breath, and what came out was not a roar but a purr, as deep as an organ. It laid its chin down beside {L’s} boots, and {told}.',
        },
        {
          asked: ['king/castle/everyone/people proud/understand/sorry/learn/cheer', 'never fight', 'sword'],
          done: '{L} gripped the thorn and pulled. Out it came, and what the dragon let out was a purr, as deep as an organ. On the castle wall nobody knew what to shout any more. The King himself climbed up to look, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} gripped the thorn and pulled. Out it came, and the dragon purred, as deep as an organ. From the wall they saw the helmet hung over a fire, and steam rising from it. One after the other came up the mountain, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} gripped the thorn and pulled. Out it came, and the dragon purred, as deep as an organ. When {L} came down from the mountain without a scratch, the King was waiting at the gate, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} gripped the thorn and pulled. Out it came! The dragon drew a breath, and what came out was not a roar. It was a purr, as deep as an organ, and it tickled in everybody’s boots, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} gripped the thorn and pulled. Out it came, and the dragon purred, as deep as an organ. It was the first quiet evening in eleven years. On the castle wall they looked at each other and yawned, and {told}.',
        },
      ],
      helper: { name: 'Flint', creature: 'marmot' },
    },
  ],
};
