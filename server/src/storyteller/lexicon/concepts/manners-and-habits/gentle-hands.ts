import type { StorySourceInput } from '../../story-source.ts';

/** Stories about gentle hands, instead of hitting. */
export const gentleHands: StorySourceInput = {
  id: 'gentle-hands',
  words: [
    'gentle hands',
    'kind hands',
    'no hitting',
    'hands are not for hitting',
    'not hit/hitting',
    'hands off',
    'soft hands',
    'be/being gentle',
    'gentle with animals',
    'being gentle with animals',
    'be/being gentle with animals',
    'be/being kind to animals',
    'kind to animals',
    'stroke/stroking animal',
    'how to stroke a cat',
    'respect for animals',
  ],
  situations: ['learn', 'value', 'deed', 'misdeed', 'cannot', 'question', 'afraid'],
  topic: 'gentle hands',
  thing: 'the small kitten',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'as-light-as-a-leaf',
      titles: ['As Light as a Leaf', '{L} and the Kitten', 'Gentle'],
      goal: 'stroke the kitten so that it stayed',
      trouble: 'the kitten ran away from {L}',
      solved: 'the kitten had come by itself',
      opener:
        'In the barn lived a small grey kitten. {L+} loved it at first sight, very, very much. “Come here!” called {L}, ran over, and grabbed it tight. The kitten shot under the tractor.',
      friend:
        '“It’s afraid of you,” said {F+}. That made {L} cross, and {L} thumped the side of the tractor. At the noise the kitten crept even farther in.',
      problem:
        '“I only wanted to stroke it!” said {L}. But to a kitten a quick grip feels just like the grip of a fox. It did not know what {L} meant. It only knew what the grip had felt like.',
      tries: [
        '{L} pulled it out by a paw. It squeaked, and there was a thin red scratch. It had not meant any harm, it was only afraid.',
        'They put down milk. It waited until they had gone. “Milk isn’t good for its tummy, either,” somebody called.',
        '{L} held it very tight, so that it would see how much it was loved. It struggled until it was free.',
      ],
      tip: '“The same hand can hit, hold or hurt, and it can be light as well,” said {G+}. “Sit down. Make yourself small. Lay it there open, and wait. An animal must be allowed to say no. And where it begins to purr, you’re right.”',
      low: 'It was quiet in the barn. Under the tractor shone two eyes.',
      turn: '{L} sat down in the straw, laid an open hand on the ground, and did nothing. It was the hardest thing of the day. A wet nose came. It sniffed. {L} moved one finger, as light as a leaf, behind the ear, in the way the fur grows.',
      done: 'First came a small rattle, as if from a tiny engine. The kitten was purring! It climbed up by itself, turned round twice, and lay down. {L} hardly dared to breathe. “Gentle,” whispered {L}, and it was for both of them.',
      again:
        'When {L} is cross now, there is a cushion in the barn that may be thumped. Afterwards {L} sits down in the straw and opens a hand.',
      helper: {
        name: 'Farmer Meadows',
        creature: 'cow',
      },
      outcomes: [
        {
          asked: [
            'kitten/cat/dog/puppy/it/animal/rabbit purr/sleep/lap/cuddle/stroke/lick/trust/love/friend',
            'friend/friends',
          ],
          kinds: ['friends', 'new-friend', 'still-friends', 'hugs', 'stays'],
          done: '{L} lay an open hand in the straw and did nothing. A wet nose came, and one finger was as light as a leaf. The kitten climbed up by itself and turned round twice. It could have gone at any time, and didn’t, and {told}.',
        },
        {
          asked: ['keep/adopt/home/name/take'],
          kinds: ['gets', 'given-by', 'all-get', 'home', 'way-home'],
          done: 'The kitten climbed up by itself, turned round twice, and lay down. {L} hardly dared to breathe. {G} watched from the barn door, and had seen a good many hands in forty years. These had learned it, so {told}.',
        },
        {
          asked: ['sorry/friend/kind/hit/learn/gentle/apologise/apologize'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'team'],
          done: '“Gentle,” whispered {L}, and it was for both of them. The same hand that had thumped the tractor lay there, and a kitten purred on it. {F} sat down in the straw, a little way off. There was a hand free for that side, too, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'plays', 'party', 'eats', 'shares', 'makes', 'tells', 'sleep'],
          done: 'First came a small rattle, as if from a tiny engine. The kitten was purring! It turned round twice and lay down on {L’s} knees, paws in the air. Neither of them wanted to be the first to move, so {told}.',
        },
      ],
      art: {
        'In the barn lived': 'farm: L run happy; grey kitten, tractor',
        'It’s afraid of you': 'farm: L stamp; F point worried; tractor, grey kitten',
        'only wanted to stroke': 'farm: L kneel sad; tractor, grey kitten',
        'it out by a paw': 'farm: L startle; grey kitten',
        'put down milk': 'farm: L offer bowl worried; F look worried; tractor',
        'held it very tight': 'farm: L hold grey kitten worried',
        'Make yourself small': 'farm: G speak calm; L sit sad; kitten',
        'Under the tractor shone': 'farm: L look sad; tractor, kitten',
        'sat down in the straw': 'farm: L sit calm; grey kitten, hay',
        'climbed up': 'farm: L hold grey kitten happy; F whisper happy; hay',
        'The kitten was purring': 'farm: L hold grey kitten happy; F whisper happy; hay',
        'a cushion in the barn': 'farm: L push angry cushion; hay, kitten',
      },
    },
  ],
};
