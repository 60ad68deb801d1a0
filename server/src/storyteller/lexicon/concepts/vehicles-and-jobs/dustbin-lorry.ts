import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dustbin lorry. */
export const dustbinLorry: StorySourceInput = {
  id: 'dustbin-lorry',
  words: [
    'garbage/rubbish/trash/bin/dustbin truck/lorry/man/collector',
    'garbage',
    'bin lorry/man/men',
    'dustman',
    'recycling truck/lorry',
  ],
  situations: ['wants', 'visit', 'learn', 'ability', 'deed'],
  topic: 'the dustbin lorry',
  thing: 'the dustbin lorry',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-teddy-in-the-bin',
      titles: ['Stop the Dustbin Lorry!', 'Rumble, Rumble, Clank', '{L} Rides on the Big Orange Lorry'],
      goal: 'get something precious out of the dustbin lorry',
      trouble: 'something precious had gone into the big lorry',
      solved: 'the lorry had given it back',
      opener:
        'Rumble, rumble, clank! On Tuesdays the dustbin lorry came. {L+} knew its sound from three streets off, and stood at the gate in a yellow jacket, and saluted.',
      problem:
        'Up went the bin, clank, and down fell the rubbish into the big mouth. And something brown, with one ear, fell with it. “My bear!” screamed {L}. It must have slipped in with the old newspapers. The mouth closed.',
      tries: [
        '{L} ran behind it and shouted. But nothing is as loud as a dustbin lorry. It went round the corner.',
        'They took the short cut, by way of the park. There they met the lorry! It was the one for paper. “Number nine has the bear,” said the driver, and pointed to the other end of town.',
        '{L} stood on the pavement and waved with both arms. A lorry stopped. It was the one for glass, and so it was the wrong one as well.',
      ],
      tip: '“Never run after a lorry,” said {G+}. “Go where it’s going. Every Tuesday at four they all tip out their bellies, behind the gasworks, onto the long belt. And put on gloves. You can find anything there, except your nose.”',
      turn: 'At four o’clock {L} stood behind the rail, beside the driver, in gloves that came up to the elbows. On the long belt peelings went by, a lamp, half a chair, a mountain of nappies. Then, between two newspapers, there was an ear. “Stop!” The driver hit the red button.',
      done: 'The belt stood still. The bear smelled of cabbage and coffee, and was quite in one piece. And then {L} was allowed up into the cabin, right on top, and to press the lever. Rumble, rumble, clank!',
      again:
        'The bear had three baths. On Tuesdays both of them stand at the gate and salute, and the lorry hoots, twice: once for {L} and once for the bear.',
      outcomes: [
        {
          asked: [
            'bear/teddy/toy/doll/it find/back/found/return',
            'find/get bear/teddy/toy/treasure',
            'give back',
          ],
          done: 'The driver hit the red button, and the belt stood still. {L} climbed up in the long gloves, reached between the two newspapers, and pulled at the one ear. It smelled of cabbage and coffee. So {told}.',
        },
        {
          asked: [
            'ride/drive/sit lorry/truck/cab/cabin',
            'press/pull lever/button',
            'become/be dustman/driver/collector',
            'driver let',
          ],
          done: 'The belt stood still, and {L} pulled the teddy out by its one ear, quite in one piece. “Whoever spots an ear in all that rubbish has the eyes of a driver,” said the driver, and opened the door of the cabin, and {told}.',
        },
        {
          asked: ['recycle/recycling/clean/tidy', 'town/street/park/world clean', 'sort'],
          done: 'The belt stood still, and {L} pulled the teddy out by its one ear. But beside it lay a good lamp, and half a chair, and a mountain of newspapers. “Should all that really be in here?” asked {L}. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The belt stood still, and there was the teddy, smelling of cabbage and coffee. The drivers had their tea break anyway. They turned two bins upside down for tables, gave the teddy the cleanest seat, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The belt stood still, and there was the teddy, quite in one piece. The driver had a shelf above the wheel for things that somebody might still want, and looked along it with one finger. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The belt stood still. {L} pulled, and there was the teddy, smelling of cabbage and coffee, and quite in one piece. The driver had taken off the cap. “I had a rabbit once,” said the driver, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The belt stood still, and there was the teddy, smelling of cabbage and coffee. The big lorry had tipped out its belly, and the garage was near {L’s} street anyway. The teddy sat on the dashboard, and {told}.',
        },
      ],
      helper: { name: 'Big Lou', creature: 'elephant' },
      art: {
        'knew its sound from three': 'city: L raise happy; lorry, gate',
        'in a yellow jacket': 'city: L raise happy; F wave; lorry, dustbin',
        'down fell the rubbish': 'city: L shout frightened; F point worried; lorry, teddy, rubbish',
        'with the old newspapers': 'city: L shout frightened; F look worried; lorry, teddy, newspaper',
        'ran behind it and shouted': 'city: L run worried; F run; lorry',
        'the one for paper': 'playground: L slump sad; F point; lorry, newspaper',
        'waved with both arms': 'city: L wave worried; F think worried; lorry, many bottle',
        'Never run after a lorry': 'city: G say calm; L+F look G curious; lorry',
        'in gloves that came up': 'workshop: L think worried; F point worried; rubbish, lamp, bundle',
        'there was an ear': 'workshop: L point surprised; F call; teddy, newspaper, button',
        'The bear smelled of cabbage': 'city: L drive in lorry happy; F wave; lorry',
        'had three baths': 'city: L hold teddy happy; F raise happy; lorry',
      },
    },
  ],
};
