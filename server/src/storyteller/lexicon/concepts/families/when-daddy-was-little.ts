import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the time when grown-ups were children. */
export const whenDaddyWasLittle: StorySourceInput = {
  id: 'when-daddy-was-little',
  words: [
    'dad/daddy/papa/mum/mummy/mom/mommy/mama/grandma/grandpa/grandad/granny was/were little/small/young',
    'when dad/daddy/papa/mum/mummy/mom/mommy/mama/grandma/grandpa/grandad/granny was/were little/small/young/child/boy/girl',
    'grandpa’s/grandma’s/grandad’s/granny’s old stories',
    'stories from/of grandpa/grandma',
    'when grandma/grandpa was a child',
    'grandma/grandpa/grandad/granny as a child',
    'what grandma/grandpa played',
    'grown-ups were children once',
    'dad’s/daddy’s childhood',
    'mum’s/mummy’s childhood',
    'old photo album',
    'photo album',
    'family photo',
    'family photos',
    'family album',
  ],
  situations: [
    'trait',
    'deed',
    'works-as',
    'learn',
    'question',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'when the grown-ups were small',
  thing: 'the old photograph',
  creature: 'grandpa',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-boy-on-the-photograph',
      titles: ['Who’s That in the Photo?', 'When {S} Was Little', 'The Marble in the Wall'],
      goal: 'find out what {S} was like as a child',
      trouble: '{L} could not imagine {S} small',
      solved: '{L} had met {S} as a child',
      opener:
        'In the album there was a photograph with a white edge. A child stood in front of a wall with plasters on both knees and a gap in the front teeth. “Who’s that?” asked {L+}. “That’s me,” said {S}. “I was seven.”',
      friend:
        '{L} looked from the photo to {S}, and back again. {S} had a grey jumper, and reading glasses, and always knew where the keys were.',
      problem:
        '“You’ve never been seven,” said {L}. “I have,” said {S}. But when {L} asked what it was like, {S} said, “Oh, different,” and “We had no such thing in those days.” It might have been anybody.',
      tries: [
        '{L} asked what the games were called. {S} had forgotten the name of the best one, and that spoiled it for both of them.',
        '{L} hung {S}’s jumper over the chair and put the photograph on top of it. It was still a chair.',
        '{S} wanted to show how to walk on {S.their} hands. The lamp did not survive it. Now they had something to sweep up, but they didn’t know any more than before.',
      ],
      tip: '“It’s no good asking how it was,” said {G+}, who kept the museum in the old school. “Nobody knows that. Ask about something with edges! What was in your pocket? What did it smell of on the stairs? Where did you hide?”',
      low: '{L} laid the photo under the lamp and looked at it very closely. One of the pockets bulged. There was something in it.',
      turn: '“What have you got in your pocket there?” asked {L}. {S} was silent for a while. Then {S} began to smile, just like the child in the photo. “The green one,” said {S}. “My best marble. I hid it in that wall, so that nobody would win it.”',
      done: 'They went there that very afternoon. The wall was still standing. {S} counted the stones from the gate, knelt down, and scratched out the moss. And there it lay, green, with a twist inside. “Found it!” shouted somebody who was seven. It wasn’t {L}.',
      again: '{L} carries the marble in a pocket now. When {L} is old, somebody will ask about it.',
      helper: { name: 'Mrs Slate', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['marble/find/found/treasure/discover'],
          kinds: ['sees', 'gets'],
          done: 'They went there that very afternoon. The wall was still standing. {S} counted the stones from the gate, knelt down, and scratched out the moss. “Hold your hand under it,” said somebody who was seven, and {told}.',
        },
        {
          asked: ['play/game/marble/run/climb'],
          kinds: ['plays', 'makes'],
          done: '{S} scratched out the moss, and there lay the green marble, with a twist inside. “Found it!” shouted somebody who was seven. There was a dip in the ground by that wall, just right for it. {S} knelt down on both knees, and {told}.',
        },
        {
          asked: ['tell/story/listen/hear/photo/album/picture'],
          kinds: ['tells', 'says'],
          done: 'There it lay behind the moss, green, with a twist inside. “Found it!” shouted {S}. They sat down against the wall, with the marble between them, and it was warm from the stone. It had waited all that time, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'team', 'stays', 'home', 'party', 'eats', 'shares'],
          done: 'They counted the stones from the gate, and {S} scratched out the moss. There it lay, green, with a twist inside. “Found it!” shouted somebody who was seven. It wasn’t {L}. It had plasters on both knees, very nearly, and {told}.',
        },
      ],
    },
  ],
};
