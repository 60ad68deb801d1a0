import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the day at the beach. */
export const beach: StorySourceInput = {
  id: 'beach',
  words: [
    'beach',
    'day beach',
    'seaside',
    'sandcastle',
    'sand castle',
    'holiday at sea',
    'ocean trip',
    'tide wash/washed away sandcastle',
    'sandcastle wash/washed away',
    'wave/waves wash/washed away sandcastle',
    'sandcastle and the tide',
  ],
  situations: ['visit', 'make', 'wants', 'deed', 'damage', 'taken'],
  topic: 'the day at the beach',
  thing: 'the sandcastle',
  main: 'shore',
  plots: [
    {
      id: 'sandcastle',
      titles: ['The Castle and the Tide', '{L} at the Beach', 'A Castle of Sand'],
      goal: 'build a sandcastle that stays',
      trouble: 'the waves took every sandcastle away',
      solved: 'the sandcastle stood in the middle of the sea',
      opener:
        'The beach was wide and empty, and the sand was just right: wet below and warm above. {L+} had a bucket and a plan. “I’ll build the biggest sandcastle of all,” said {L}.',
      problem:
        'It had four towers and a gate. Then came a wave, not even a big one. Hush, it said, and there was only a bump left with a shell on it.',
      tries: [
        'They built the next one higher. The wave took it from below, and it fell down all the further.',
        'They built a wall in front of it. The wave came round the side, quite politely, and took the castle from behind.',
        '“Stop!” {F} shouted at the sea. The sea drew back. It was only taking a run-up.',
      ],
      tip: '“You’ll never keep the water out,” said {G+}. “So let it in. A real castle has a moat. Give the wave a way to go, and it’ll go there.”',
      turn: 'They dug a deep ring around the castle and a long channel down to the sea. {L} dug with hands and feet. Here came the wave, and everyone held their breath.',
      done: 'It ran up the channel, once round the castle, and out again. And the castle stood, with water on all sides and a feather on top, while the sun went down behind it.',
      again:
        'They had sand in their shoes, their ears and their sandwiches. {L} brought a bucket of it home, for winter.',
      object: 'shell',
      helper: { name: 'Old Barnacle', creature: 'seal' },
    },
    {
      id: 'the-tide',
      titles: ['{L} and the Sandcastle', 'A Castle for the Tide', 'The Day at the Beach'],
      goal: 'build a sandcastle that lasts',
      trouble: 'the waves took every sandcastle',
      solved: 'the sandcastle stood, with the sea all round it',
      opener:
        'There was sand in the shoes before they had even arrived. The beach! {L+} ran down to the water with a bucket and a spade. Today there would be a castle.',
      problem:
        'It was a fine castle, with a tower and a gate made of shells. Then a wave came, quite a small one. Slurp! There was no tower, and the gate was on its way to sea.',
      tries: [
        'They built the next sandcastle with a wall in front. The wave stopped at the wall, thought, and came over the top. Slurp!',
        'They built it faster, to be finished before the next wave. It was more of a heap. Slurp, and it was less of a heap.',
        '{L} stood in front of the castle and told the sea to stop. The sea filled both of {L’s} boots.',
      ],
      tip: '“The sea goes up and it goes down,” said {G+}. “Don’t fight it. See the line of seaweed? That’s how far it comes today. And a castle likes a ditch, so that the water has somewhere to go.”',
      turn: 'So they looked for the line of seaweed and built the castle just behind it. All round it they dug a ditch, deep and wide, and a little canal back to the sea. Then they sat down and waited.',
      done: 'The biggest wave of the day came up the beach. It ran into the ditch, once around the castle, and out by the canal. Now the castle had a moat, and a crab moved in.',
      again:
        'At home there was sand in the bath. {L} kept one shell from the gate, and can hear the moat in it.',
      helper: {
        name: 'Captain Pebble',
        creature: 'crab',
      },
      setting: {
        topic: 'the day at the beach',
        thing: 'the sandcastle',
        main: 'shore',
      },
    },
  ],
};
