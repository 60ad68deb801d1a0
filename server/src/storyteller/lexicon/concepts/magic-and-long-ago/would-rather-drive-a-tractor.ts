import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a princess or a knight who would rather do another job. */
export const wouldRatherDriveATractor: StorySourceInput = {
  id: 'would-rather-drive-a-tractor',
  words: [
    'princess/prince/queen/king/knight drive/drives/driving/drove tractor/tractors',
    'princess/prince/queen/king/knight tractor/digger',
    'princess/prince/queen/king/knight would rather drive/repair/mend/bake/cook/build',
    'princess/prince/queen/king/knight who/that want/wants/wanted be baker/farmer/cook/chef',
    'princess/prince/queen/king/knight baker/farmer/cook/chef',
    'princess/prince/queen/king/knight bake/bakes/baking bread/cakes/cake/cookies',
    'princess/prince/queen/king/knight repair/repairs/mend/mends/fix/fixes car/cars/tractor/tractors/engines/machines',
    'princess/prince/queen/king/knight not want be princess/prince/queen/king/knight',
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
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'reluctant',
    'longing',
    'refuses',
    'ride',
  ],
  topic: 'another job at the castle',
  thing: 'the castle',
  home: 'castle',
  main: 'castle',
  plots: [
    {
      id: 'bread-for-the-feast',
      words: ['bake', 'baker', 'baking', 'cook', 'chef', 'cake', 'bread'],
      titles: ['{L} Would Rather Bake', 'Flour on the Crown', 'The Royal Bun'],
      goal: 'be allowed to bake',
      trouble: 'everyone at the castle said that baking was no job for {L}',
      solved: 'everyone at the castle was glad of the bread',
      opener:
        'At the castle you had to ride out with trumpets, wear something heavy and stand up straight. {L+} could do all that. But when the smell of fresh bread came up from the kitchen, {L} thought only of dough.',
      friend:
        'Early in the morning, when everyone was asleep, {L} and {F+} crept down to the kitchen. {L} kneaded the dough, and {F} counted the buns. They were small and round, and the best in the castle.',
      problem:
        '“Flour!” cried the Lord High Chamberlain. “There’s flour on your sleeve! At the castle we don’t bake. We sit at the table, and it’s brought to us.” The kitchen was forbidden from now on. “But I would so much rather bake,” said {L}.',
      tries: [
        '{L} hid a lump of dough under the helmet at the parade. It was a warm day. The dough rose, and so did the helmet.',
        '{L} explained at dinner how you make a crust. The guests listened politely, and ate cold porridge from a silver plate. That was what there was.',
        '{F} asked the Chamberlain very nicely. “It’s never been done,” said the Chamberlain. That was all {F} got.',
      ],
      tip: '“I wouldn’t ask them,” said {G+}, from behind the flour sack. “They don’t know yet that they need you. The cook has sprained a wrist, and tonight there are a hundred guests. Somebody will get hungry.”',
      low: 'And so it was. In the evening the great hall was full, the candles were burning, and the plates were empty. The guests looked at the door. Nothing came through it.',
      turn: '“May I?” asked {L}. The Chamberlain looked at the hundred guests and could only nod. {L} ran down to the kitchen and tied on the big apron. “Flour, water, salt and yeast!” called {L}, and {F} lit the oven.',
      done: 'First came the smell. It went up the stairs and along the corridor, and everybody sat up. Then {L} carried in the bread, golden, with a crust that crackled. The guests ate until the last crumb. The Chamberlain ate most, and got flour on the nose.',
      again:
        'The crown hangs on a hook in the kitchen now, next to the oven cloth. Until ten {L} bakes. After ten there’s time for trumpets.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'First came the smell, up the stairs and along the corridor. Then {L} carried in the bread, with a crust that crackled. The hundred guests took their chairs and followed it back to where it came from, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'First came the smell, up the stairs and along the corridor. Then {L} carried in the bread, with a crust that crackled. The Chamberlain ate most, and got flour on the nose. Nobody dared to say it. Then one did, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'First came the smell, up the stairs and along the corridor. Then {L} carried in the bread, with a crust that crackled. The guests ate until the last crumb. The oven was still warm, with a bench in front of it, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'First came the smell, up the stairs and along the corridor. Then {L} carried in the bread, with a crust that crackled. The Chamberlain ate most, got flour on the nose, and looked at the kitchen key, and {told}.',
        },
      ],
      helper: { name: 'Crumb', creature: 'mouse' },
      art: {
        'ride out with trumpets': 'castle: L stand sad wearing crown; horse, horn',
        'the smell of fresh bread': 'castle: L sniff happy wearing crown; bread',
        'thought only of dough': 'castle: L sniff happy wearing crown',
        'crept down to the kitchen': 'kitchen, morning: L knead dough happy; F point happy; many bun',
        'There’s flour on your': 'great-hall: L look sad wearing crown; F point worried; gentleman, flour',
        'and so did the helmet': 'castle: L look surprised wearing hat; F point surprised; dough, people',
        'ate cold porridge': 'great-hall: L speak worried; F look worried; people, bowl',
        'very nicely. “It': 'great-hall: F say; L slump sad; gentleman',
        'from behind the flour sack': 'kitchen: G say; L+F look G curious; flour',
        'the plates were empty':
          'great-hall, evening: L think worried; F look worried; people, empty-bowl, candle',
        'tied on the big apron': 'kitchen, evening: L knead dough brave wearing apron; F open; oven, flour',
        'with a crust that crackled':
          'great-hall, evening: L carry bread proud wearing apron; F carry bread happy; people, gentleman',
        'hook in the kitchen now': 'kitchen: L knead dough happy; F clap happy; crown, bread',
      },
    },
    {
      id: 'the-coach-in-the-mud',
      titles: ['{L} Would Rather Drive a Tractor', 'Putt-Putt, Your Highness', '{L} and the Royal Tractor'],
      goal: 'be allowed to drive a tractor',
      trouble: 'everyone at the castle said that it was no job for {L}',
      solved: 'everyone at the castle was glad of the tractor',
      opener:
        'At the castle there was a lot of waving to do, and bowing, and sitting up straight. {L+} could do all that. But there was something {L} would much rather do. It stood in the barn, and it was green: the tractor.',
      friend:
        'Every morning before the trumpets {L} slipped out to the barn. {F+} held the oil can. {L} knew every screw of that tractor, and the fat black wheels, and the song that it sang: putt, putt, putt.',
      problem:
        '“At the castle nobody drives a tractor,” said the Lord High Chamberlain. “You wear silk, and you wave.” The barn was locked. “But I would so much rather drive!” said {L}. The trumpets blew, and nobody listened.',
      tries: [
        '{L} waved out of the window, like everybody else, with oil on both cuffs. The Chamberlain had to lie down.',
        '{L} tied the oil can to the royal coach and oiled all of its wheels. It ran much better. But a coach is a coach. It does not say putt.',
        '{L} told everyone at dinner how a tractor works, with the potatoes as wheels. They found it interesting. Then they ate the wheels.',
      ],
      tip: '“You keep telling them what you’d rather do,” said {G+}, over the stable door. “Words don’t pull anything. Sooner or later something will be stuck, in this weather. Then show them.”',
      low: 'It had rained for three days. The yard was a lake, and the road to the town was nothing but mud. {L} stood at the window and looked at the road.',
      turn: 'Down there stood the golden coach, with the whole royal family in it, up to the doors in mud. Eight horses pulled, and it only sank deeper. “Give me the key to the barn, please,” said {L}. The Chamberlain gave it.',
      done: 'Putt, putt, putt! Through the deep mud came the green tractor, and on it sat {L}, in silk and rubber boots. {F} hooked on the chain. {L} drove off, slowly, in the lowest gear. “Slurp!” said the mud, and let go. The whole coach cheered.',
      again:
        'Now there’s a second throne at the castle. It’s green, and it has a steering wheel. When it rains {L} drives, and when it’s fine {L} waves, from the tractor.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Putt, putt, putt! Through the mud came the green tractor, with {L} on it, in silk and rubber boots. “Slurp!” said the mud, and let go of the coach. In the barn there was room for the whole court, on bales, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Putt, putt, putt! Through the mud came the green tractor, with {L} on it, in silk and rubber boots. “Slurp!” said the mud, and let go of the coach. The Lord High Chamberlain came on foot, with the barn key on a cushion, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Putt, putt, putt! Through the mud came the green tractor, with {L} on it, in silk and rubber boots. “Slurp!” said the mud, and let go of the coach, all over the Lord High Chamberlain, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Putt, putt, putt! Through the mud came the green tractor, with {L} on it, in silk and rubber boots, and pulled out the coach. It pulled it home as well, while the eight horses trotted beside it for fun, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Putt, putt, putt! Through the deep mud came the green tractor, and on it {L}, in silk and rubber boots. “Slurp!” said the mud, and let go of the golden coach. The whole royal family had seen how it’s done, and {told}.',
        },
      ],
      helper: { name: 'Dobbin', creature: 'horse' },
      art: {
        'a lot of waving to do': 'castle: L wave sad wearing crown; people',
        'slipped out to the barn': 'shed, morning: L touch happy; F hold jug happy; tractor',
        'said the Lord High Chamberlain':
          'castle: L look sad wearing crown; F point worried; gentleman, horn',
        'out of the window, like': 'castle: L wave sad; F look worried; gentleman',
        'oiled all of its wheels': 'castle: L hold jug happy; F clap happy; caravan, wheel',
        'with the potatoes as wheels': 'great-hall: L hold potato happy; F look happy; people, plate',
        'Then show them': 'shed: G say; L look G curious; F look G; mud',
        'It had rained for three': 'castle, rain: L slump sad; F think worried; mud, puddle',
        'The Chamberlain gave it': 'castle, rain: L hold key brave; F peek curious; caravan, horse, mud',
        'with the whole royal': 'castle, rain: L point brave; F look curious; caravan, mud',
        'in silk and rubber boots': 'castle: L drive in tractor proud; F hold chain happy; caravan, mud',
        'and when it’s fine': 'castle: L wave happy in tractor; F wave happy; tractor',
      },
    },
  ],
};
