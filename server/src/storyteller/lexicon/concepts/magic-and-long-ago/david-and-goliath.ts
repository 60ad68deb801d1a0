import type { StorySourceInput } from '../../story-source.ts';

/** Stories about David and Goliath. */
export const davidAndGoliath: StorySourceInput = {
  id: 'david-and-goliath',
  words: [
    'david and goliath',
    'david goliath',
    'goliath',
    'david and the giant',
    'small against big',
    'little against big',
    'shepherd boy david',
  ],
  situations: ['learn', 'question', 'deed', 'pair', 'thing-pair', 'being-and-thing', 'visit'],
  topic: 'David and Goliath',
  thing: 'the giant',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'too-big-to-see',
      titles: ['{L} and the Giant in the Valley', 'As Small as You Are', 'The Heavy Helmet'],
      goal: 'get past the giant Goliath',
      trouble: 'nobody dared to face Goliath',
      solved: 'Goliath had given up',
      opener:
        'Every morning the giant Goliath stood in the valley and roared, “Who dares to fight me?” Nobody dared. {L+} looked after the sheep on the hill, together with David.',
      friend:
        '{F+} brought bread for the soldiers and found them all under their blankets. “That giant has a shield like a barn door,” said {F}. David only listened, and let a pebble jump up and down on one palm.',
      problem:
        '“I’ll go,” said David. Everyone laughed. David was the smallest of eight brothers, and sang to the sheep. But the giant stood in front of the only well, and the sheep were thirsty. “Then I’m coming along,” said {L}.',
      tries: [
        'They put the king’s armour on David. It was so heavy that David could not take one step, and fell over backwards.',
        '{L} was given a spear. It was longer than the hut, and pointed everywhere except forwards.',
        'They crept to the well from behind. Goliath smelled the sheep. “Ha!” roared Goliath.',
      ],
      tip: '“Why do you want to be big?” asked {G+}, who had grown old with sheep. “Goliath is better at that. What can you do that a giant can’t? You’re quick, you can aim, and you’ve driven off a bear. Go as what you are.”',
      low: 'David laid down the helmet. {L} laid down the spear. They both felt much lighter.',
      turn: '{L} went to the brook and picked out five smooth stones, as they did every day. Then they ran, left and right, round and round. Goliath looked to the left, and to the right, and got dizzy. “David, now!” called {L}. David swung the sling.',
      done: 'The stone hit the giant’s helmet: bong! It rang like a bell. Goliath rubbed both eyes, sat down, and fell over backwards with such a crash that the whole army ran away. It was quiet in the valley. {L} fetched the sheep, and they drank.',
      again: 'That evening David made a song of it. In the song the giant is a little bit taller each time.',
      object: 'pebble',
      outcomes: [
        {
          asked: [
            'win/beat/defeat/brave/giant/goliath fall/giant/goliath/give',
            'king/hero',
            'friend giant/goliath',
            'drink/sheep',
          ],
          done: '“David, now!” called {L}, and David swung the sling. Bong! The stone rang on the giant’s helmet. Goliath rubbed both eyes, and fell over backwards with such a crash that the whole army ran away. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Bong! The stone rang on the helmet. Goliath rubbed both eyes and fell over backwards with such a crash that the whole army ran away. The sheep drank first. Then the soldiers crept out from under their blankets with all the bread, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Bong! The stone rang on the giant’s helmet. Goliath rubbed both eyes, sat down, and fell over backwards. It was quiet in the valley. The sheep came and drank, and David’s seven big brothers came down the hill, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Bong! The stone rang on the giant’s helmet, and Goliath fell over backwards with such a crash that the whole army ran away. {L} fetched the sheep, and they drank their fill. David played something slow up on the hill, and {told}.',
        },
      ],
      helper: { name: 'Grandfather Jesse', creature: 'grandpa' },
      art: {
        'looked after the sheep': 'meadow: L hold stick worried; many sheep',
        'brought bread for the soldiers': 'meadow: F hold bread worried; L think worried; tent, knight',
        'in front of the only well': 'meadow: L look brave; F point worried; well, many sheep',
        'put the king': 'meadow: L look worried; F look worried; knight, children',
        'It was longer than the hut': 'meadow: L hold pole worried; F think worried; house',
        'crept to the well': 'meadow: L crouch; F crouch frightened; well, sheep',
        'Go as what you are': 'meadow: G say; L+F look G curious; sheep',
        'laid down the helmet': 'meadow: L look calm; F peek curious; hat, pole',
        'five smooth stones': 'meadow: L hold pebble brave; F run; children',
        'It was quiet in the valley': 'meadow: L cheer; F cheer; well, many sheep',
        'made a song of it': 'meadow, evening: L sing; F clap; harp, sheep',
      },
    },
  ],
};
