import type { StorySourceInput } from '../../story-source.ts';

/** Stories about washing hands. */
export const washingHands: StorySourceInput = {
  id: 'washing-hands',
  words: ['wash/washing hands', 'germ', 'germs', 'soap', 'virus', 'dirty hands', 'cover cough', 'hygiene'],
  situations: ['learn', 'reluctant', 'refuses'],
  topic: 'washing hands',
  thing: 'the soap',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'glitter-on-everything',
      titles: ['The Glitter That Went Everywhere', '{L} and the Soap', 'Ten Clean Fingers'],
      goal: 'get ten fingers properly clean',
      trouble: 'what was on {L’s} hands was soon on everything',
      solved: 'all ten fingers were clean, in between as well',
      opener:
        '“They’re clean,” said {L+}, and hid both hands behind the chair. “You can’t see anything.” That was true. You could not see anything, and that was the trouble.',
      problem:
        'Then {L} tipped over the jar with the glitter. {L} wiped both hands on both knees, and ran to play. By noon there was glitter on the door handle, on the cat, on {F’s} bread and in {F’s} ear. “It was only on my hands!” said {L}.',
      tries: [
        '{L} held one finger under the tap, quite briefly. Now that one finger was clean, and lonely.',
        'They dried it off on the towel. Now the towel glittered as well, and everybody who used it.',
        '{L} touched nothing for an hour, with both arms in the air. It is hard to eat soup like that.',
      ],
      tip: '“What makes you ill goes round just like that glitter,” said {G+}, “only you can’t see it. Water slides off it. Soap takes it by the hand. Back, palm, in between and the thumbs, for as long as a song with two verses.”',
      turn: '{L} made up the song. The first verse was for the palms, and the second for in between. At “thumb” you had to turn the thumb in the other fist, like a key. The foam was grey, and then it was white, and it was as high as a hat.',
      done: '{L} held up both hands to the light. Not one glitter! {F} wanted to do the song as well, then everybody, in a row before the basin, with foam up to the elbows. And from that day on, nothing got in anybody’s bread but butter.',
      again: 'On the cat there’s still one small spark of it. You can see it when the sun is low.',
      outcomes: [
        {
          asked: ['clean/germ/eat/lunch/dinner/sandwich/food/meal/bread'],
          kinds: ['party', 'eats', 'shares'],
          done: '{L} held up both hands to the light. Not one glitter! Then everybody stood in a row before the basin, with foam up to the elbows, and sang both verses. In the kitchen they had waited with lunch until the second verse was over, and {told}.',
        },
        {
          asked: ['healthy/well/ill/sick/better/sing/song/doctor'],
          kinds: ['plays', 'happy', 'feels'],
          done: 'Not one glitter was left, not in between, and not under the thumb, which had been turned like a key. {F} wanted the song as well, and then the whole house did, before every meal. What you can’t see had nothing to hold on to, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: '{L} held up both hands to the light. Not one glitter! {F} was next in the row, with foam up to the elbows and one spark still in one ear. “Hold still,” said {L}. It was the last one, except for the cat, and {told}.',
        },
      ],
      art: {
        'both hands behind the chair': 'kitchen: L stand worried; chair, mother',
        'that was the trouble': 'kitchen: L look curious; star',
        'tipped over the jar with': 'kitchen: L startle; F look surprised bread; jar, many star, cat',
        'one finger under the tap': 'bathroom: L touch worried; tap, star',
        'it off on the towel': 'bathroom: L hold towel worried; F hold towel worried; star',
        'both arms in the air': 'kitchen: L reach-up worried; bowl',
        'takes it by the hand': 'bathroom: G show soap happy; L listen curious; star',
        'made up the song': 'bathroom: L sing soap; sink',
        'as high as a hat': 'bathroom: L wash laughing; many bubbles, sink',
        'Not one glitter': 'bathroom: L raise proud; F wash happy; bubbles, people',
        'On the cat there’s still': 'living-room: L point happy; cat, star',
      },
    },
  ],
};
