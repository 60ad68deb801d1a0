import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a big sister or brother who moves out. */
export const siblingMovesOut: StorySourceInput = {
  id: 'sibling-moves-out',
  words: [
    'brother/sister move/moves/moving/moved out/away',
    'brother/sister leave/leaves/leaving home',
    'brother/sister go/goes/going/off to/away university/college',
    'big brother/sister go/goes/going away',
    'brother/sister moves to another city',
    'empty room brother/sister',
    'miss/missing my/big brother/sister',
    'brother/sister boarding school',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a big sister or brother who moves out',
  thing: 'the empty room',
  creature: 'brother',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'a-plate-on-thursdays',
      titles: ['The Empty Room', '{S} Moves Out', 'Three Knocks on the Wall'],
      goal: 'say good night to {S} as before',
      trouble: '{S} was moving out',
      solved: '{S} was away and still there',
      opener:
        'Between {L+}’s bed and {S}’s bed there had always been one wall. Every night it went knock, knock, knock. That meant “good night, you over there”. Now there were cardboard boxes in the hall. {S} was moving out.',
      friend: '“It’s only two hours by train,” said {S}, and carried the lamp down. {L} carried one slipper.',
      problem:
        'Then the van was gone. The room echoed. On the wall there were pale squares where the pictures had been, and on the window sill lay a comb with three teeth. In the evening {L} knocked. Nothing came back. It was only a wall.',
      tries: [
        '{L} hadn’t given back the slipper, so that {S} would have to come home for it. {S} bought new ones.',
        '{L} moved into the empty room with blanket and pillow. There was much more space. But it was the same wall, only from the other side, and now there was nobody behind it at all.',
        '{L} rang up three times on the first evening. {S} was glad each time, and each time {S} was a bit more out of breath.',
      ],
      tip: '“I have four, and they’re all out of the nest,” said {G+}. “In the first week I laid too many spoons on the table every day. Then we each got a day. A fixed one. It isn’t the distance that hurts. It’s not knowing when.”',
      low: '{L} stood in the empty room. In the pale square over the bed you could still see the hole for the nail.',
      turn: '{L} wrote a letter with boxes to tick. “Which evening shall be ours? Monday, Tuesday, Wednesday, Thursday.” And underneath: “You needn’t say much. You only have to knock.” On Friday the answer came. Thursday was ticked, three times, and the pencil had gone right through the paper.',
      done: 'On Thursday at eight the telephone crackled. Then it went knock, knock, knock, on a table two hours away. {L} knocked back on the wood of the bed. After that they talked about the new street, and who had the blue mug now.',
      again:
        'The room has become a room for guests. Its most important guest comes at Christmas, and knocks on the wall.',
      helper: { name: 'Mrs Nestor', creature: 'goose' },
      outcomes: [
        {
          asked: ['come/comes/visit/home/back/christmas/holiday/weekend'],
          kinds: ['home', 'sees'],
          done: 'On Thursdays it went knock, knock, knock, on a table two hours away, and {L} knocked back on the wood of the bed. The comb lay on the window sill, in case. One evening nobody had rung, and there was a knock on the wall, and {told}.',
        },
        {
          asked: ['call/phone/video/talk/letter/write/message/postcard'],
          kinds: ['says', 'tells', 'gets'],
          done: 'On Thursday at eight the telephone crackled, and it went knock, knock, knock, on a table two hours away. {L} knocked back on the wood of the bed. The pencil had gone right through the paper, it was so sure about Thursday, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'happy', 'stays', 'friends', 'team', 'sleep'],
          done: 'On Thursday at eight it went knock, knock, knock, on a table two hours away, and {L} knocked back on the wood of the bed. That meant: good night, you over there. By the next Thursday but one it came through the wall, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes'],
          done: 'Every Thursday at eight it went knock, knock, knock, on a table two hours away. Then {L} took the train with the slipper in a bag, because it had been missed. The blue mug stood on that very table, and {told}.',
        },
      ],
    },
  ],
};
