import type { StorySourceInput } from '../../story-source.ts';

/** Stories about trying something new. */
export const tryingSomethingNew: StorySourceInput = {
  id: 'trying-something-new',
  words: [
    'try/trying new thing/things',
    'try/trying something new',
    'new things',
    'something new',
    'new food',
    'always the same',
    'never tried before',
    'not want try/trying new',
    'scared of new things',
    'step out of comfort zone',
    'stepping out of your comfort zone',
    'the first time',
  ],
  situations: ['learn', 'refuses', 'reluctant', 'afraid', 'value', 'own-wish', 'trait'],
  topic: 'trying something new',
  thing: 'the other path',
  home: 'village',
  main: 'forest',
  plots: [
    {
      id: 'the-other-path',
      titles: ['The Other Path', '{L} Tries Something New', 'One Step Is Enough'],
      goal: 'try something that {L} had never tried before',
      trouble: '{L} liked only what was always the same',
      solved: '{L} had tried something new',
      opener:
        '{L+} always took the same path to the pond, had the same red cup, and ate bread with cheese on it. That was how {L} liked it. You knew what was coming.',
      friend:
        'At the fork in the wood stood {F+}. “Today I’m going left,” said {F}. “I’ve never been there. Come with me?” {L} looked left. The path went round a bend, and behind the bend you could see nothing.',
      problem:
        '“I go right,” said {L}. {F} was gone round the bend already, and called something that sounded like “Oh!” On the right-hand path everything was as always. Only, it was quiet there, and {L} kept hearing that “Oh!”',
      tries: [
        '{L} waited for {F} to come back and tell everything. That was nice. But it was {F’s} “Oh!”, and not {L’s}.',
        '{L} ran into the left-hand path with both eyes shut, to get it over with. After four steps there was a tree.',
        '{F} pulled at {L’s} sleeve. The harder {F} pulled, the heavier {L} became.',
      ],
      tip: '“New doesn’t have to be all at once,” said {G+}. “Take something old with you, to hold on to. Then go as far as the bend, only that. You may turn back at any time. And afterwards you may say that you don’t like it.”',
      low: '{L} stood at the fork. Both legs wanted to go right, and both ears wanted to go left.',
      turn: '{L} took out the bread with cheese and held it tight. “As far as the bend,” said {L}. One step, and one more. There was nothing bad there. There were blue mushrooms! “And now as far as the birch,” said {L}, all alone.',
      done: 'Behind the birch there was a clearing with a swing on a long, long rope. “Oh!” said {L}. It was exactly the same “Oh!”. They swung until the bread was eaten. It did not even have to be {L’s} turn all the time.',
      again:
        '{L} still likes the red cup. But on Sundays {L} drinks out of the yellow one, just to see what that’s like.',
      helper: {
        name: 'Ranger Fern',
        creature: 'deer',
      },
      outcomes: [
        {
          asked: ['food/taste/eat/vegetable/fruit/sandwich/soup/sushi'],
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'plays'],
          done: 'As far as the bend, as far as the birch, and then there was a clearing with a swing. They swung until the bread was eaten. In {F’s} bag was something that {L} had never tried before. {L} held on to the rope with one hand, and {told}.',
        },
        {
          asked: ['try/new/love/like/favourite/again'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '“As far as the birch,” {L} had said, holding on tight to the bread with cheese. Behind the birch there was a clearing with a swing on a long, long rope. “Oh!” said {L}. It was exactly the same “Oh!”, so {told}.',
        },
        {
          asked: ['friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'Behind the birch there was a clearing, and a swing on a long, long rope. “Oh!” said {L}. {F} had kept it free. They swung until the bread was eaten, half of it each, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'home', 'way-home', 'tells', 'sleep'],
          done: '“Oh!” said {L} behind the birch. It was exactly the same “Oh!” that {L} had heard from the other path. There hung a swing on a long, long rope. It squeaked “oh” as well, there and back, and {told}.',
        },
      ],
      art: {
        'the same red cup': 'kitchen: L eat bread happy; red cup, cheese',
        'At the fork in the wood stood': 'forest: F point happy; L look worried; sign',
        'I go right': 'forest: L walk sad; tree',
        'to come back and tell everything': 'forest: F tell mushroom happy; L listen sad',
        'with both eyes shut, to get': 'forest: L cover-eyes worried; tree',
        'The harder': 'forest: F pull happy; L lie-back angry',
        'with you, to hold on to': 'forest: G say calm; L listen curious; bread',
        'stood at the fork': 'forest: L stand worried; sign',
        'the bread with cheese': 'forest: L hold bread brave; many blue mushroom',
        'swing on a long, long': 'forest: L ride laughing on swing; F push happy',
        'a clearing with a swing': 'forest: L ride laughing on swing; F push happy',
        'still likes the red cup': 'kitchen: L drink yellow cup happy; red cup',
      },
    },
  ],
};
