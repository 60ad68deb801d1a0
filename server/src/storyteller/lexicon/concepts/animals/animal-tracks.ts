import type { StorySourceInput } from '../../story-source.ts';

/** Stories about animal tracks. */
export const animalTracks: StorySourceInput = {
  id: 'animal-tracks',
  words: [
    'animal track',
    'animal footprint',
    'track in the snow',
    'footprint in the snow/mud/sand',
    'paw print',
    'following track',
  ],
  situations: ['deed', 'visit', 'mystery', 'question', 'finds', 'learn'],
  topic: 'animal tracks',
  thing: 'the tracks',
  home: 'cottage',
  main: 'forest',
  weather: 'snow',
  plots: [
    {
      id: 'who-was-here',
      titles: ['Who Was Here?', 'Footprints in the Snow', '{L} Follows the Tracks'],
      goal: 'find out whose tracks they were',
      trouble: 'nobody knew whose tracks they were',
      solved: 'the tracks had led to a hare',
      opener:
        'In the night it had snowed, and in the morning the snow was covered in writing. That’s how it looked to {L+}: rows of little marks, all across the garden and over to the wood.',
      problem:
        'They were tracks! But whose? Two long prints side by side, and behind them two small round ones, and then a gap, and the same again. Nobody could say who had walked like that.',
      tries: [
        '“It was a bird,” said {F}. They looked under the bird table. Birds’ tracks have three thin toes in front, and these did not.',
        '“It was a cat,” said {L}. They looked at the cat’s tracks by the door. The cat puts one foot neatly in front of the other, in a line. It hadn’t jumped.',
        'They ran along the tracks to catch up. With all the running they trod on half of them, and had to go back.',
      ],
      tip: '“You’re looking at the feet,” said {G+}. “Look at the gaps. Was it walking, or running, or jumping? And which way? Hop along beside it, and see where your own feet come down.”',
      turn: '{L} went down on all fours and jumped. {L.their~the} hands touched the snow first, and then both feet swung past them and landed in front. So the long prints were the back feet! “It hops,” cried {L}. “It has big back feet, and it hops!”',
      done: 'Now they followed slowly, beside the tracks and not on them, past the fence, round the fir tree. And there, in a hollow in the snow, sat a hare. It looked at {L}, and {L} looked at it, and nobody moved.',
      again: 'Then it hopped off and wrote another line in the snow. {L} can read it now.',
      helper: { name: 'Ranger Ash', creature: 'fox' },
      outcomes: [
        {
          asked: [
            'find/see/meet/spot/discover/lead fox/rabbit/hare/deer/bear/badger/bunny/animal/owner/wolf/cat/dog/who',
          ],
          done: 'Now they followed slowly, beside the tracks and not on them, past the fence and round the fir tree. There a hare sat up in a hollow of the snow and pricked its ears, and behind it, in the soft new writing, {told}.',
        },
        {
          asked: ['home/den/burrow/nest/hole/lair', 'baby/babies'],
          done: 'Beside the tracks they went, and not on them, past the fence and round the fir tree. A hare looked out of a hollow in the snow. “Leave the gap to me,” {L} whispered, and took one step back. Then {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They followed the tracks, past the fence and round the fir tree. In a hollow sat a hare, and looked at {L}. They backed away on tiptoe and left the tracks as they were, and beside the bird table, in the garden, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Past the fence and round the fir tree they followed the tracks, and there sat a hare, as big as life. It hopped off, and wrote a line in the snow. {L} hopped a line right next to it, all fours, and {told}.',
        },
      ],
      art: {
        'in the morning the snow': 'garden, morning, snow: L look surprised; footprints',
        'rows of little marks': 'garden, snow: L crouch curious; many footprints',
        'But whose': 'garden, snow: L+F think worried; footprints',
        'under the bird table': 'garden, snow: F point bird; L look curious; bird-house, bird',
        'tracks by the door': 'garden, snow: L point curious; cat, footprints',
        'to catch up': 'forest, snow: L+F run worried; footprints',
        'looking at the feet': 'forest, snow: G point; L look at footprints curious',
        'on all fours and jumped': 'forest, snow: L jump happy; F look L curious; footprints',
        'both feet swung past': 'forest, snow: L crouch surprised; footprints',
        'in a hollow in the snow': 'forest, snow: L+F kneel happy; rabbit',
        'wrote another line': 'forest, snow: L wave happy; rabbit, footprints',
      },
    },
  ],
};
