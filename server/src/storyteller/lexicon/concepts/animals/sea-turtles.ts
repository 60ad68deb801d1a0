import type { StorySourceInput } from '../../story-source.ts';

/** Stories about baby sea turtles. */
export const seaTurtles: StorySourceInput = {
  id: 'sea-turtles',
  words: [
    'sea turtle',
    'baby turtle',
    'turtle hatch/hatchling',
    'turtle egg',
    'baby sea turtle',
    'turtle hatchling',
  ],
  situations: ['being-and-thing', 'pair', 'visit', 'own-wish', 'newcomer', 'question'],
  night: true,
  topic: 'baby sea turtles',
  thing: 'the sea',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'the-wrong-light',
      titles: ['The Wrong Light', 'Down to the Sea', '{L} and the Baby Turtles'],
      goal: 'show the baby turtles the way to the sea',
      trouble: 'the baby turtles were crawling the wrong way',
      solved: 'the baby turtles had reached the sea',
      opener:
        'All summer {L+} had walked past a ring of stones in the sand. Underneath lay the eggs of a sea turtle. It had buried them there and swum away. Any night now they would hatch.',
      problem:
        'Tonight the sand moved. A flipper came out, and a tiny head, and then dozens of baby turtles. But they did not crawl down to the water. They all crawled up the beach, towards the road.',
      tries: [
        '{L} picked up two of them and carried them down to the waves. When {L} came back, thirty more had gone the wrong way. There were not enough hands.',
        'They drew an arrow in the sand, down to the sea. Newly hatched turtles don’t know about arrows. They crawled straight across it.',
        'They built a wall of sand. The turtles climbed over it, and fell down on the other side, and went on.',
      ],
      tip: '“They’re not stupid,” said {G+}. “For millions of years the brightest thing at night has been the sea with the moon on it. So they crawl to where it’s bright. Stand here, down low, and tell me what’s bright.”',
      turn: '{L} lay down in the sand and looked. The bright thing was the row of lamps along the road. {L} ran from door to door. “Please put out your lights!” One after another the lamps went out, and the beach was dark.',
      done: 'Now only the sea was shining. The baby turtles stopped. They turned round, every one of them, and hurried down the sand, flip, flip, flip, into the first wave, and it carried them off.',
      again:
        'Every summer the lamps by the beach are put out when the turtles hatch. {L} goes from door to door to say that it is time.',
      helper: { name: 'Captain Ray', creature: 'pelican' },
      outcomes: [
        {
          asked: ['turtle/baby/babies/they/all sea/ocean/water/swim/safe/home/mum/mother/reach', 'hatch'],
          done: 'Only the sea was shining. The baby turtles stopped, turned round, every one of them, and hurried down the sand, flip, flip, flip, under a dark row of lamps. The first wave reached out for them, and {told}.',
        },
        {
          asked: ['back/return/come/year/grow'],
          done: 'Only the sea was shining. The baby turtles turned round and hurried down the sand, flip, flip, flip, into the first wave. {L} left the ring of stones where it was. When the summers had gone round, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Only the sea was shining. The baby turtles turned round and hurried into the first wave. In the dark all the people had come out of their doors, to see why. They sat down above the line of seaweed, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Only the sea was shining. The baby turtles turned round, and hurried down the sand, flip, flip, flip. {L} lay still, and one walked right across {L’s} hand. The first wave took them, and on the dark beach {told}.',
        },
      ],
      art: {
        'a ring of stones': 'shore: L look curious; many stone',
        'Any night now': 'shore, night: L sit happy; moon, stone',
        'A flipper came out': 'shore, night: L kneel surprised; many small tortoise',
        'carried them down': 'shore, night: L carry tortoise worried; wave',
        'an arrow in the sand': 'shore, night: L draw arrow-sign worried; F look; small tortoise',
        'a wall of sand': 'shore, night: L+F dig worried; small tortoise, heap',
        'They’re not stupid': 'shore, night: G point; L look G curious; moon',
        'row of lamps': 'shore, night: L lie surprised; many lamp',
        'from door to door. “Please': 'village, night: L knock brave; door, unlit-lamp',
        'only the sea was shining': 'shore, night: L+F cheer; many small tortoise, wave, moon',
        'Every summer the lamps': 'village, night: L knock happy; lady, unlit-lamp',
      },
    },
  ],
};
