import type { StorySourceInput } from '../../story-source.ts';

/** Stories about seagulls and puffins. */
export const seagullsAndPuffins: StorySourceInput = {
  id: 'seagulls-and-puffins',
  words: [
    'seagull',
    'seagulls',
    'gull',
    'gulls',
    'puffin',
    'puffins',
    'puffling',
    'pufflings',
    'seabird',
    'seabirds',
    'seagulls and puffins',
    'albatross',
    'pelican',
    'pelicans',
  ],
  situations: ['visit', 'learn', 'question', 'lost'],
  creature: 'theme',
  topic: 'seagulls and puffins',
  thing: 'the cliff',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'lights-out',
      titles: ['{S} and the Wrong Moon', '{L} on the Cliff', 'Lights Out'],
      goal: 'get {S} out to sea',
      trouble: '{S} flew towards the town instead of the sea',
      solved: '{S} was out at sea',
      opener:
        'On the island with the red cliffs the young birds fly off in August, at night, all on their own. They follow the moon out to sea. {L+} had been allowed to stay up to watch.',
      friend:
        'But the one that came down in the middle of the street, flop, was going the wrong way. It was {S+}, quite young, with sore feet. “Is this the sea?” asked {S}. “It’s very hard.”',
      problem:
        '“I followed the moon,” said {S}. {L} looked up. There was no moon, only clouds. But in the town all the lamps were shining, round and yellow, one next to the other. In the harbour street two more came down. Flop, flop.',
      tries: [
        '{L} threw {S} up in the air, as high as possible. {S} flew once round the lamp post, and landed at the chip shop.',
        '{L} pointed to the sea. In the dark it was as black as the street.',
        '{L} shouted at the lamps to go out. It’s not how you do it.',
      ],
      tip: '“In my time there was only one light here, and it was mine up there,” said {G+}. “The young ones take the brightest one for the moon. You can’t move the moon tonight. But there’s a box by the town hall, with a big switch.”',
      low: 'The town hall! The mayor was in bed by now. {L} held {S} tight, under the jacket, where it was warm. You could feel that little heart.',
      turn: '{L} rang at the mayor’s door, with {S} looking out at the collar. “Could you please put out the lights,” said {L}, “just for an hour? They think that our lamps are the moon.” The mayor put on slippers. Click.',
      done: 'The whole town went dark. And then the clouds opened, and there it was, the real moon, with a silver path on the water. {L} carried {S} to the edge of the beach and opened both hands. This time {S} flew straight out.',
      again:
        'Every August they put out the lights now. The children go along the streets with cardboard boxes, to look for those who came down all the same.',
      helper: { name: 'The Keeper', creature: 'seagull' },
      outcomes: [
        {
          asked: ['sea/ocean/home/fly/moon/family/safe/free/mum/mother'],
          done: 'The town was dark. Then the clouds opened, and there was the real moon, with a silver path on the water. {L} carried {S} to the edge of the beach. That little heart was quite calm. {L} opened both hands, and {told}.',
        },
        {
          asked: ['fish/eat/food/chip'],
          done: 'The town was dark, and the clouds opened: there was the real moon, with a silver path on the water. {L} opened both hands, and {S} flew straight out, without one look at the chip shop. Out there, in the silver, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The town was dark, and the clouds opened: there was the real moon, with a silver path on the water. {S} flew straight along it. The mayor came down to the beach in slippers, with everyone who could not read any more, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The town was dark. Then the clouds opened, and there was the real moon, with a silver path on the water. {L} opened both hands, and {S} flew straight out. “So that’s what it looks like,” said the mayor. On the dark beach {told}.',
        },
      ],
      art: {
        'the red cliffs': 'shore, night: L look-up curious; moon, bird',
        'with sore feet': 'village, night: S fall sad; L kneel worried; lamp',
        'all the lamps were shining': 'village, night: S look worried; L point worried; many lamp',
        'lamp post, and landed at': 'village, night: L raise worried; S jump worried; chips, lamp',
        'pointed to the sea': 'village, night: L point worried; S look sad; lamp',
        'shouted at the lamps': 'village, night: L shout angry; S cover-ears; many lamp',
        'only one light here': 'village, night: G say; L+S look G curious',
        'under the jacket': 'village, night: L hug S worried; house',
        'rang at the mayor': 'village, night: L ring brave; S look; gentleman, door',
        'there it was, the real moon': 'shore, night: S jump proud; L raise happy; moon, wave',
        'with cardboard boxes': 'village, night: L hold box happy; children, bird',
      },
    },
  ],
};
