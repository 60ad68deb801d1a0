import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dens of blankets and cushions. */
export const blanketDen: StorySourceInput = {
  id: 'blanket-den',
  words: [
    'blanket den/fort/tent/house/cave',
    'cushion/cushions fort/den/castle',
    'pillow fort',
    'fort of cushions/pillows/blankets',
    'den of cushions/blankets',
    'build/building/make/making den',
    'den under table',
    'indoor den',
    'den in the living room',
    'sofa fort',
    'build/building/make/making blanket/pillow/cushion/sofa fort/den',
    'build/building/make/making fort',
    'fort building',
    'den building',
    'fort indoors',
  ],
  situations: ['make', 'wants', 'learn', 'broken', 'own-wish', 'has', 'quarrel', 'deed', 'finds'],
  topic: 'a den of blankets',
  thing: 'the den',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  weather: 'rain',
  plots: [
    {
      id: 'the-roof-that-fell-in',
      titles: ['The Den in the Living Room', '{L} Builds a Den', 'A Roof with Stars'],
      goal: 'build a den that stayed up',
      trouble: 'the roof of the den fell in again and again',
      solved: 'the den stood, and they were both inside',
      opener:
        'It was raining, and the sofa had nothing to do. {L+} pulled off the cushions and looked underneath. There was a coin, a raisin and a great idea. “I’m going to build a den,” said {L}.',
      friend:
        '“With a roof?” asked {F+}. “With a roof, a door and a lamp,” said {L}. They carried everything together: all the blankets, four chairs, the clothes horse and the long broom.',
      problem:
        'The walls were quickly done. But when the big blanket was lying on top, it sagged in the middle, lower and lower, and then it came down, with the broom. Under it something was moving. “Is the den finished?” said the lump. It was {F}.',
      tries: [
        '{L} put the broom in the middle, as a pole. That worked as long as somebody was holding it. And whoever held it could do nothing else.',
        '{L} put books on the corners, to hold the blanket down. The books were too light, and then they were too heavy, and then they came down on the other side.',
        'They took a thicker blanket, against the holes. A thick blanket is a heavy blanket. The chairs fell over backwards.',
      ],
      tip: '“In the army I slept in a tent for a year,” said {G+}. “A roof doesn’t want to lie. It wants to be pulled. Turn the chairs round, with their backs to the inside. Stretch a rope from one to the other. And let something heavy sit on the seats.”',
      low: 'They cleared it all away again and started afresh. That is annoying, but the second time you know where everything is. And the raisin had been found.',
      turn: '{L} turned the chairs round and tied a rope across from one back to the other, with a knot that a grown-up checked. Over it they hung the lightest sheet and pulled it tight on all sides, with clothes pegs. On every seat {L} put the thickest books.',
      done: 'It stood! They crawled in and held their breath. It stood even when {F} sneezed. {L} hung up the lamp, and the sheet glowed. The rain drummed on the window, and they ate toast in there, and it tasted like something quite different.',
      again:
        'The den was allowed to stay till Sunday. By then a teddy, a cushion and a grandfather had moved in. “Very good roof,” said the grandfather, and fell asleep.',
      object: 'rope',
      helper: { name: 'Uncle Frank', creature: 'man' },
      outcomes: [
        {
          asked: ['sleep/asleep/night/bed/nap/dream/story/read'],
          done: 'It stood! It stood even when {F} sneezed. The lamp made the sheet glow, and the rain drummed on the window. “Very good roof,” said {G}, on all fours, and brought in the pillows. As nobody had to hold anything up, {told}.',
        },
        {
          asked: ['castle/pirate/dragon/knight/ship/tent/camp/adventure/cat/dog/teddy'],
          done: 'It stood! They crawled in and held their breath. It stood even when {F} sneezed. {L} hung up the lamp. On the sheet the broom had a shadow like a mast, or like a tower, and outside was everything else. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It stood! It stood even when {F} sneezed. {L} hung up the lamp, and the sheet glowed. There was a knock on the chair. Whoever wanted to come in had to bring something, that was the rule of the house, and so {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It stood! They crawled in and held their breath. It stood even when {F} sneezed, and when {L} sneezed back. “Very good roof,” said {G}, from below, whose feet stuck out. Close together in the light of the lamp {told}.',
        },
      ],
      art: {
        'sofa had nothing to do': 'living-room, rain: L raise cushion happy; sofa, coin',
        'With a roof': 'living-room, rain: L carry blanket happy; F carry broom happy; chair',
        'sagged in the middle': 'living-room: L look worried; F crawl surprised under blanket; chair, broom',
        'the middle, as a pole': 'living-room: L hold broom worried; blanket',
        'put books on the corners': 'living-room: L startle; many book, blanket, chair',
        'a thicker blanket': 'living-room: L pull blanket worried; F fall; chair',
        'In the army I slept': 'living-room: G tell tent calm; L listen curious; chair',
        'cleared it all away again': 'living-room: L carry chair worried; F raise raisins happy',
        'tied a rope across': 'living-room: L tie happy; F hold white cloth happy; chair, book',
        'stood even when': 'living-room, rain: L sit happy; F sneeze; den, lamp',
        'tasted like something quite': 'living-room, rain: L eat toast happy; F eat toast happy; den, lamp',
        'Very good roof': 'living-room: L peek happy; grandfather, den, teddy',
      },
    },
  ],
};
