import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dragon. */
export const dragon: StorySourceInput = {
  id: 'dragon',
  words: [
    'dragon',
    'knight dragon',
    'princess dragon',
    'dragons and knights',
    'knights and dragons',
    'dragon and knight',
    'dragon and knight become friends',
    'dragons and knights become friends',
  ],
  situations: ['newcomer'],
  creature: 'dragon',
  topic: 'the dragon',
  thing: 'the dragon',
  home: 'castle',
  main: 'mountain',
  plots: [
    {
      id: 'cold-kitchen',
      titles: ['{L} and the Dragon', 'The Dragon With a Cold', 'Who Lights the Fire?'],
      goal: 'cure the dragon of its cold',
      trouble: 'the dragon had lost its fire',
      solved: 'the dragon’s fire was back',
      object: 'lantern',
      opener:
        'On the mountain above the castle there had always been a little smoke. That was the dragon, cooking. But this morning {L+} looked up, and there was no smoke.',
      friend:
        '{L} climbed up with a lantern and knocked on the rock. Out came {S+}, with a red nose and a thick blanket. “Hatchoo,” said {S}. A few sad sparks came out, and that was all.',
      problem:
        'The dragon had caught a cold and lost its fire. Without the fire the cave was like a cellar. And down in the castle it grew cold as well, for the dragon had lit every oven in the kingdom, each morning, for three hundred years.',
      tries: [
        'They gave the dragon pepper, a whole sack of it. It sneezed a hole in a cloud. Fire there was none.',
        'They wound scarves round its neck, from all over the castle. There were forty, and the dragon still had neck left over.',
        '{L} held the small flame of the lantern in front of its nose. “Hatchoo!” Now the lantern was out, too.',
      ],
      tip: '“A dragon’s fire doesn’t sit in the throat,” said {G+}. “It sits right behind the heart. When did anyone last do something for the dragon? It has always been the other way round.”',
      turn: '{L} thought of three hundred years of warm ovens, and of nobody who had ever come up. So they ran down and told everyone. And up the mountain they came, the whole castle, with soup and hot-water bottles and a card with all their names on it.',
      done: 'The dragon read the card, down to the very last name. Something glowed behind its heart. It swallowed. “Thank you,” it said, and with the “you” came a flame, blue and gold, as long as a street. Everyone cheered, and took a step back.',
      again: 'There is smoke above the mountain again. And on Sundays somebody goes up with soup.',
      outcomes: [
        {
          asked: [
            'fire/flame/warm/castle/kingdom back/again/warm/light/breathe/dragon',
            'dragon better/well/happy/smile/lonely',
            'get better/well',
            'lonely/alone',
          ],
          done: 'Up the mountain came the whole castle, with soup, hot-water bottles and a card. The dragon read it, down to the very last name. Something glowed behind its heart. “Thank you,” it said, and with the “you” came a flame, and {told}.',
        },
        {
          asked: [
            'ride/fly dragon/sky/back/castle',
            'fly',
            'friend/friends knight/dragon/princess/king/castle/everyone',
            'knight/princess/king/queen',
          ],
          done: 'The dragon read the card, down to the very last name. Something glowed behind its heart, and with a “thank you” came a flame, blue and gold. All the oven doors in the castle went red. Then it bent down to {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The dragon read the card, down to the very last name, and with a “thank you” came a flame, blue and gold, as long as a street. Down in the castle all the ovens lit up at once, in the kitchens and in the great hall, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The dragon read the card, down to the very last name, and with a “thank you” came a flame, blue and gold. It reached far back into the cave, behind three hundred years of ashes, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The dragon read the card, down to the very last name. Something glowed behind its heart. “Thank you,” it said, and with the “you” came a flame, blue and gold. Everyone took one step back and then two forward, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The dragon read the card, down to the very last name, and with a “thank you” came a flame, blue and gold. The rock grew warm under their feet. The way down lay before them in the light of the castle’s ovens, and {told}.',
        },
      ],
      helper: { name: 'The Old Cook', creature: 'goose' },
      art: {
        'a little smoke. That': 'castle, morning: L look-up worried',
        'knocked on the rock': 'mountain: L hold lantern curious; S look sad under blanket; stone',
        'The dragon had caught': 'castle: L shiver worried; S shiver sad; oven',
        'a whole sack of it': 'cave: S sneeze; L look curious; sack, cloud',
        'scarves round its neck': 'cave: L hold scarf worried; S look sad wearing scarf; many scarf',
        'flame of the lantern in': 'cave: L hold unlit-lantern worried; S sneeze',
        'right behind the heart': 'cave: G say; L look G curious; S look; heart',
        'thought of three hundred': 'castle: L call brave; oven, people',
        'the whole castle, with soup': 'mountain: L carry bowl happy; people, hot-water-bottle, card',
        'read the card, down': 'mountain: S read card happy; L cheer; campfire, people',
        'There is smoke above': 'mountain: L carry bowl happy; S wave happy',
      },
    },
    {
      id: 'only-smoke',
      titles: ['The Dragon Who Had Gone Out', 'Only Smoke', '{L} and the Dragon’s Cold'],
      goal: 'light the dragon’s fire again',
      trouble: 'the dragon’s fire had gone out',
      solved: 'the dragon’s fire was burning again',
      opener:
        'A small grey cloud of smoke stood above the mountain, and it coughed. {L+} saw it from the kitchen window. “Somebody up there isn’t well,” said {L}, and packed some soup.',
      friend:
        'Up there sat {S+}, wrapped up in a carpet. “I’ve gone out,” said {S}. “I sneezed in the rain. And tonight I’m to light the lamps in the town, all ninety.”',
      problem:
        '{S} breathed in, till all the scales stood up, and blew. Pff. Out came smoke, as big as a sheep. It was nice, but you cannot light a lamp with a sheep.',
      tries: [
        '{S} ate seven peppers, one after the other. Tears came, and hiccups, and steam out of both ears. No fire, though.',
        'They rubbed two sticks under the dragon’s nose. It tickled. {S} sneezed, and the sticks were gone, and so was the bush.',
        '{L} shone a torch down the dragon’s throat. It was very dark in there, and a bit lonely.',
      ],
      tip: '“A dragon’s fire isn’t made of wood,” said {G+}. “It’s made of what makes you warm. When did somebody last come up here? Just like that, without wanting the lamps lit?”',
      turn: '{L} stopped fanning and sat down on the carpet. “Have some soup,” said {L}. “And then tell me about when you were little.” {S} told. It was about an egg, a comet and a very bad landing. They both laughed till they were sore.',
      done: 'And in the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! They ran down into the town, and {S} lit all ninety lamps with the tip of one breath.',
      again:
        'On Thursdays {L} climbs up with the soup. Nobody has ever gone out again there. In winter they do chestnuts on it.',
      outcomes: [
        {
          asked: [
            'fire/flame/lamp/light/town back/again/warm/light/breathe/dragon',
            'dragon better/well/happy/smile/lonely',
            'get better/well',
            'lonely/alone',
          ],
          done: '{S} told of an egg, a comet and a very bad landing, and they laughed. And in the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! They ran down into the dark town, and {told}.',
        },
        {
          asked: [
            'ride/fly dragon/sky/back/castle',
            'fly',
            'friend/friends knight/dragon/princess/king/castle/everyone',
            'knight/princess/king/queen',
          ],
          done: 'In the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! {S} threw off the carpet. “Ninety lamps are too many for one pair of legs,” said {S}, and knelt down, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! {S} lit all ninety lamps with one breath. In the light the whole town came out into the square, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'In the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! {S} lit all ninety lamps with the tip of one breath. At the last one stood {G} with both hands behind the back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! {S} looked at it, and at the soup, and at {L}, who had come up without wanting any lamps lit. And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the middle of a laugh: whoosh! A flame, small and blue, then yellow, then as tall as a tree! {S} lit all ninety lamps in the town. By their light they saw every step of the way, and {told}.',
        },
      ],
      helper: { name: 'Lamplighter Wick', creature: 'moth' },
      setting: { thing: 'the dragon’s fire', home: 'cottage' },
      art: {
        'packed some soup': 'kitchen: L carry pot worried',
        'wrapped up in a carpet': 'mountain: S sit sad under blanket; L hold pot worried; cloud',
        'you cannot light a lamp': 'mountain: S blow worried; L look curious; grey cloud, sheep',
        'ate seven peppers': 'mountain: S cry; L think worried; many pepper',
        'so was the bush': 'mountain: S sneeze; L startle; stick',
        'shone a torch down': 'mountain: L hold torch curious; S open worried',
        'made of what makes you warm': 'mountain: G say; L look G curious; S look',
        'stopped fanning and sat': 'mountain: L give bowl happy; S sit happy; rug',
        'It was about an egg': 'mountain: S tell egg laughing; L laugh',
        'both laughed till': 'mountain: S laugh; L laugh; bowl, campfire',
        'lit all ninety lamps': 'village, night: S blow happy; L cheer; many lamp',
        'do chestnuts on it': 'mountain, snow: L hold nut happy; S blow happy; campfire',
      },
    },
    {
      id: 'the-duel-at-ten',
      words: [
        'dragons and knights',
        'knights and dragons',
        'knight and dragon',
        'dragon and knight',
        'knight',
      ],
      titles: [
        'The Duel at Ten',
        'A Dragon, a Knight and a Bag of Marshmallows',
        '{L} and the Fight That Was Called Off',
      ],
      goal: 'stop the knight and the dragon from fighting',
      trouble: 'the knight and the dragon had to fight, because it had always been so',
      solved: 'the knight and the dragon were friends',
      opener:
        '“On Saturday at ten,” it said on the castle gate, “a knight fights a dragon. Bring cushions.” It had been so every year for three hundred years. {L+} was to hold the flag, and drop it at the start.',
      friend:
        'On the left the knight stood in a suit of armour, and it rattled. On the right lay {S+}, and smoked. They both looked rather pale, {L} thought.',
      problem:
        '{L} went over to the knight with the water. “I rather like dragons,” whispered the knight. Then {L} took the bucket over to {S}. “I rather like that knight,” whispered {S}. “But it’s always been like that. It’s on the gate.”',
      tries: [
        '{L} hid the flag. The mayor had a spare one.',
        'They put the clock back. At ten by the wrong clock everybody was there just the same.',
        '“Couldn’t both of them win?” asked {L}. “And at what?” asked the mayor, and looked for the rules.',
      ],
      tip: '“I’ve sold cushions here for fifty years,” said {G+}. “Nobody comes for the fighting. They come because once a year they all sit together and something’s on fire. Tell me, what can the one do that the other can’t?”',
      turn: 'It was one minute to ten. {L} stepped into the middle and did not drop the flag. “Sir Knight,” called {L}, “hold out your lance, please! And you, {S!}, breathe, but gently!” And on the tip of the lance {L} stuck a marshmallow.',
      done: '{S} breathed out. The marshmallow turned golden, and smelled of heaven. The knight pushed up the visor and took a bite. “We could do a hundred at a time,” said {S}. “With two lances, two hundred,” said the knight. The whole castle stood in line, with cushions.',
      again: 'On the gate it now says: “On Saturday at ten a knight and a dragon. Bring biscuits.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{S} breathed out, gently, and the marshmallow on the lance turned golden. “We could do a hundred at a time,” said {S}. The whole castle stood in line, with cushions and biscuits, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{S} breathed out, gently, and the marshmallow on the lance turned golden. The knight took a bite and closed both eyes. From the castle wall the King came down in person, with the smallest cushion under one arm, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{S} breathed out, gently, and the marshmallow on the lance turned golden. The knight took a bite. “I rather like dragons,” said the knight, aloud this time. “And I rather like that knight,” said {S}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{S} breathed out, gently, and the marshmallow on the lance turned golden. The whole castle stood in line for one. When the bag was empty, the lance was leaned against the gate and the flag was rolled up, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'On the tip of the lance {L} stuck a marshmallow, and {S} breathed out, gently. It turned golden and smelled of heaven. The knight pushed up the visor and looked at {S} from close by, and {told}.',
        },
      ],
      helper: { name: 'Mother Cushion', creature: 'hedgehog' },
      setting: { topic: 'a knight and a dragon', thing: 'the duel', main: 'castle' },
      art: {
        'was to hold the flag': 'castle: L hold flag worried; sign, gate',
        'On the left the knight': 'castle: S sit worried; L hold flag worried; knight',
        'I rather like that knight': 'castle: L hold bucket curious; S whisper sad; knight',
        'The mayor had a spare': 'castle: L hide flag; gentleman, flag',
        'put the clock back': 'castle: L reach-up worried; clock, people',
        'looked for the rules': 'castle: L say worried; gentleman, book',
        'I’ve sold cushions': 'castle: G hold cushion; L look G curious; F look G',
        'stepped into the middle': 'castle: L raise brave; S look; knight, flag',
        'stuck a marshmallow': 'castle: L stretch-out stick happy; S look surprised; knight, sweets',
        'And you,': 'castle: L hold stick sweets happy; S look; knight',
        'The marshmallow turned golden': 'castle: S blow happy; L cheer; knight, sweets, campfire',
        'Bring biscuits': 'castle: L eat biscuit happy; S wave happy; knight, sign',
      },
    },
  ],
};
