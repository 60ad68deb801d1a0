import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the hot air balloon. */
export const hotAirBalloons: StorySourceInput = {
  id: 'hot-air-balloons',
  words: ['hot air balloon', 'balloon ride', 'hot-air balloon', 'balloonist', 'airship'],
  situations: ['being-and-thing', 'question', 'learn', 'visit', 'ride', 'own-wish', 'make'],
  topic: 'the hot air balloon',
  thing: 'the hot air balloon',
  home: 'meadow',
  main: 'clouds',
  plots: [
    {
      id: 'flat-on-the-grass',
      titles: ['Up in a Hot Air Balloon', '{L} and the Striped Balloon', 'Lighter Than the Morning'],
      goal: 'go up in the hot air balloon',
      trouble: 'the balloon would not rise',
      solved: 'the balloon was floating over the hills',
      object: 'basket',
      opener:
        'On the meadow lay a hot air balloon, flat as a tablecloth, in red and yellow stripes. Beside it stood the basket. {L+} had been allowed to get up before the sun to help.',
      problem:
        'They held the opening wide and blew cold air in with a big fan, until it was as fat as a house. It lay there and wobbled. It was full, but it didn’t go up. It didn’t even sit up.',
      tries: [
        '{L} blew in some more, with round cheeks. It made no difference to something as big as a house.',
        'They lifted the edge with poles. It was a lovely tent. It was not a balloon.',
        'They threw everything out of the basket: the blanket, the sandwiches, the map. The basket was light now, and the balloon still lay on its side.',
      ],
      tip: '“It’s full of air,” said {G+}, “and there’s air all round it. Why should it rise? Hold your hand over my mug of tea, up high, and then to the side. Where is it warm?”',
      turn: '“Above it! Warm air goes up,” said {L}. {G} showed how to turn the burner. Whoosh! A long flame shot up into the opening. Inside, the air grew hot. Slowly, slowly the balloon lifted its head, and stood up over the basket.',
      done: 'They climbed in. The grass sank away, and then the trees. It was quite quiet up there, because the balloon flew as fast as the wind. When {L} turned the flame down, they sank, and when it roared, they rose. They saw the sun come up.',
      again:
        'They came down in a field of clover. {L} folds a handkerchief now the way you fold a balloon: first all the air out.',
      outcomes: [
        {
          asked: [
            'see/look sea/town/village/house/home/world/sun/sunrise/mountain/everything',
            'fly/float over/high/sky/cloud/away',
            'up sky',
          ],
          done: 'Slowly the balloon lifted its head and stood up over the basket. They climbed in. The grass sank away, and then the trees. {L} gave it one more flame, whoosh, to get above the hill, and {told}.',
        },
        {
          asked: ['land safe/safely/field/soft/softly', 'land', 'come/get down'],
          done: 'They climbed in, and the grass sank away. The balloon flew as fast as the wind, and they saw the sun come up. Then {L} turned the flame down, little by little, as {G} showed, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'They climbed in, and the grass sank away. When {L} turned the flame down, they sank. They landed in clover, and the people of that village came running across the field with bread and chairs, as one does for a balloon. So {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'They climbed in, and the grass sank away. They saw the sun come up, and came down softly in a field of clover. “There’s an old custom after the first flight,” said {G}, and opened a little box in the corner of the basket. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'They climbed in. The grass sank away, and then the trees. It was quite quiet up there, because the balloon flew as fast as the wind. Over the edge of the hill came the sun and shone into the basket, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'They climbed in, and the trees sank away. They rose when the flame roared, and sank when it was small. The wind was just the right one: it blew towards their own roof. {L} turned the flame down, and {told}.',
        },
      ],
      helper: { name: 'Captain Gale', creature: 'goose' },
      art: {
        'flat as a tablecloth': 'meadow, morning: L look curious; big cloth, basket',
        'allowed to get up before': 'meadow, morning: L yawn; F stretch-out sleepy; basket, rope',
        'blew cold air in': 'meadow, morning: L+F hold cloth worried; big balloon',
        'with round cheeks': 'meadow, morning: L blow; F point worried; huge balloon',
        'It was a lovely tent': 'meadow, morning: L+F raise pole worried; big tent',
        'threw everything out': 'meadow, morning: L throw blanket; F throw sandwich; basket',
        'full of air': 'meadow, morning: G hold cup; L touch curious; F look',
        'Warm air goes up': 'meadow, morning: L raise surprised; F peek curious; campfire, big balloon',
        'Whoosh! A long flame': 'meadow, morning: L raise torch surprised; F point surprised; campfire',
        'Inside, the air grew hot': 'meadow, morning: L cheer; F point surprised; hot-air-balloon, basket',
        'The grass sank away': 'clouds, morning: L+F ride in hot-air-balloon happy; sun',
        'folds a handkerchief now': 'meadow: L fold cloth happy; F clap happy; hot-air-balloon',
      },
    },
  ],
};
