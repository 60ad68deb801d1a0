import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fishing. */
export const goingFishing: StorySourceInput = {
  id: 'going-fishing',
  words: [
    'fishing',
    'go/going/goes fishing',
    'fishing trip',
    'fishing rod',
    'fishing with dad/daddy/grandpa/grandad/papa/my dad',
    'fisherman',
    'fishermen',
    'angler',
    'ice fishing',
    'catch/catching fish',
    'first fish',
    'fishing boat',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'works-as'],
  topic: 'fishing',
  thing: 'the fishing rod',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'the-fish-that-had-time',
      titles: ['{L} Goes Fishing', 'The Quiet Morning', 'The Fish That Had Time'],
      goal: 'catch a fish',
      trouble: 'no fish would bite',
      solved: '{L} had met the big old fish',
      object: 'boot',
      opener:
        'It was so early that the mist was still lying on the river. {L+} carried the rod and the tin with the worms, and yawned.',
      friend:
        '{F+} had the net. “I’m going to catch one as long as my arm,” said {F}. They sat down on the landing stage. The float stood in the water, red and white. It didn’t move.',
      problem:
        'It didn’t move for one hour. Then it dipped! {L} jumped up and pulled. It was a boot, with a crab in it. After that it was quiet again, and {L’s} bottom was cold.',
      tries: [
        'They changed to cheese, and then to bread. Something ate the bread, but without going near the hook.',
        '{L} held the rod in another place, and another. They walked up and down the stage. Clump, clump, clump.',
        '{F} called into the water what a good worm it was. Perhaps that wasn’t so clever.',
      ],
      tip: '“You two are the loudest thing on the river,” said {G+}, and stood on one leg. “A fish hears feet on the boards from far away. I catch nine a day, and do you know how? I’m a reed. Be a reed for as long as a song lasts.”',
      low: '{L} looked at {G}. {G} really did look like a reed. “For as long as a song,” said {L}. “I can do that. A long one?”',
      turn: '{L} sat quite still, and breathed slowly, and thought of reeds. A kingfisher came and sat on the end of the rod, as if there was nobody there. And under the landing stage something moved, as long as {L’s} arm, with golden scales.',
      done: 'The float dipped. {L} lifted the rod, and drew it in, bit by bit. There it was, in the net: an old, old fish with golden eyes. {L} wet both hands, took out the hook, and held it in the water. “Thank you,” said {L}. Then it swam away.',
      again:
        '“You let it go?” they asked at home. “It had things to do,” said {L}. There were sandwiches for lunch.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The float dipped, and there it was, in the net: an old, old fish with golden eyes. {L} took out the hook and held it in the water. “Thank you,” said {L}, and it swam away. Then the basket was opened, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The float dipped, and there it was: an old, old fish with golden eyes. {L} took out the hook, and it swam away. {G} had stood there the whole time like a reed and took one step forward, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The float dipped, and there it was, in the net: an old, old fish with golden eyes. {L} wet both hands, took out the hook, and held it in the water. It slapped its tail once, right in {F’s} face, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The float dipped, and there it was: an old, old fish with golden eyes. {L} took out the hook, and it swam away. The mist had come back. They carried the rod, the net and the boot up the path, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} sat like a reed until the float dipped, and drew the line in, bit by bit. There it was, in the net, as long as {L’s} arm: an old, old fish with golden eyes. {L} wet both hands, and {told}.',
        },
      ],
      helper: { name: 'Old Heron', creature: 'heron' },
      art: {
        'the mist was still lying': 'river, morning, mist: L carry fishing-rod sleepy; tin',
        'had the net': 'river: F hold net happy; L hold fishing-rod happy',
        'It was a boot': 'river: L hold fishing-rod surprised; big boot, crab',
        'changed to cheese, and then': 'river: L hold cheese worried; F hold bread; fish',
        'in another place, and another': 'river: L walk fishing-rod worried; F walk',
        'called into the water': 'river: F call happy; L look worried',
        'stood on one leg. “A': 'river: G stand calm; L listen curious; fishing-rod',
        'really did look like a reed': 'river: L look G curious',
        'still, and breathed slowly, and': 'river: L sit calm fishing-rod; bird, grass',
        'an old, old fish with': 'river: L hold big fish happy; F look surprised',
        'There were sandwiches': 'kitchen: L eat sandwich happy; fishing-rod',
      },
    },
  ],
};
