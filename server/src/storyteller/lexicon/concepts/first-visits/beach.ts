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
      outcomes: [
        {
          asked: ['castle/sandcastle/tower/flag win/biggest/best/stay/stand/live/prize/build/crab'],
          done: 'The wave ran up the channel, once round the castle, and out again. The castle stood, with water on all sides and a feather on top. People came along the beach to see where the sea had learned to turn round, and {told}.',
        },
        {
          asked: ['swim/wave/sea/water/mermaid/dolphin/shell/treasure'],
          done: 'The wave ran up the channel, once round the castle, and out again. It left a shell at the gate, for politeness. {L} stepped over the moat, down to where the waves came from, and {told}, while the castle stood guard.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'The wave ran up the channel, once round the castle, and out again. The castle stood in the middle of the sea, with a feather on top. There was nothing left to dig, and their arms were tired. On the warm sand beside it {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The wave ran up the channel, once round the castle, and out again. And the castle stood, while the sun went down behind it. “It lets the water in,” said {L}, “and so the water goes out again.” Their toes were in the moat, and {told}.',
        },
      ],
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
      outcomes: [
        {
          asked: ['castle/sandcastle/tower/flag win/biggest/best/stay/stand/live/prize/build/crab'],
          done: 'The biggest wave of the day ran into the ditch, once around the castle, and out by the canal. Now the castle had a moat, and every other heap on the beach was flat. So {told}, and a crab moved in.',
        },
        {
          asked: ['swim/wave/sea/water/mermaid/dolphin/shell/treasure'],
          done: 'The biggest wave of the day ran into the ditch, once around the castle, and out by the canal. “It’s going down now,” said {G}, “as far as the rocks.” The gate of shells was safe. They ran after the sea, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'The biggest wave of the day ran into the ditch, once around the castle, and out by the canal. A crab moved in and looked out of the gate. They spread the towels along the line of seaweed, where nothing gets wet, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The biggest wave of the day ran into the ditch, once around the castle, and out by the canal. A crab moved in and raised one claw, as a king does from a balcony. They waved back, sand up to the ears, and {told}.',
        },
      ],
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
