import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dragon. */
export const dragon: StorySourceInput = {
  id: 'dragon',
  words: ['dragon', 'knight dragon', 'princess dragon'],
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
      helper: { name: 'The Old Cook', creature: 'goose' },
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
      helper: { name: 'Lamplighter Wick', creature: 'moth' },
      setting: { thing: 'the dragon’s fire', home: 'cottage' },
    },
  ],
};
