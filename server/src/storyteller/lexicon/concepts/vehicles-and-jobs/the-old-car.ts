import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an old car that has to go. */
export const theOldCar: StorySourceInput = {
  id: 'the-old-car',
  words: [
    'old car',
    'sell/selling/sold car',
    'sell/selling our old car',
    'goodbye old car',
    'goodbye to our car',
    'new car',
    'getting a new car',
    'getting a different car',
    'our car is old',
    'scrapyard',
    'car scrapped',
    'car goes to the scrapyard',
  ],
  situations: ['sad', 'absence', 'deed', 'broken', 'newcomer', 'has', 'longing', 'visit', 'trait'],
  happensToLead: true,
  topic: 'saying goodbye to the old car',
  thing: 'the old car',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-sixth-seat',
      titles: ['Goodbye, Old Car', '{L} and the Rusty Door', 'The Last Trip'],
      goal: 'say goodbye to the old car',
      trouble: 'the old car was to be taken away, and {L} did not want it to go',
      solved: '{L} had said goodbye, and a piece of the old car stayed',
      opener:
        'The car was older than {L+}. It had a dent from the gatepost, biscuit crumbs from three summers, and a window that only went down if you asked nicely. It was green. Or it had been, once.',
      friend:
        '“It won’t get through another winter,” they said at supper. “There’s a new one coming on Friday.” Everybody was pleased. Only {L} wasn’t. “What’s the matter?” asked {F+}. “It’s listening,” said {L}, and pointed outside.',
      problem:
        '{L} had come home in it as a baby. In it {L} had learned to count, by lorries. The sticker on the window was the first one that {L} had ever stuck anywhere, and it was crooked. And now it was to be towed away. Didn’t anybody mind?',
      tries: [
        '{L} washed the car and polished it, so that it would look like new. Underneath the dirt there was rust, and under the rust there was a hole.',
        '{L} hid the car keys in the flour. They were found on Sunday, in a pancake.',
        '{L} decided to hate the new one. But it had done nothing yet.',
      ],
      tip: '“I’ve towed away a thousand cars,” said {G+}, “and I always wait for five minutes, because there’s always somebody who has to say something. A car doesn’t get sad. But you do, and that’s right. Take a last trip. And take something with you that will unscrew.”',
      low: 'There were two days left. {L} made a list of where they had been happiest with it. It was a short list. The places were all close by, and one of them was the car wash.',
      turn: 'On the last evening they drove it once more, to all of them, with the windows down. They sang the song for long journeys. At the end {L} sat in it alone for a while, and put one hand on the dashboard. “Thank you for always coming back,” said {L}.',
      done: '{G} took something off and laid it in {L’s} hand: it was the round horn from the steering wheel. It still went “honk”. Then the lorry drove off with the old car on its back, and {L} waved until it had gone round the corner.',
      again:
        'The horn is screwed to the end of {L’s} bed. The new car is blue, and it smells of nothing yet. There are a few crumbs in it already. {L} saw to that.',
      outcomes: [
        {
          asked: [
            'keep car/horn/key/wheel/piece/part/something/it',
            'car museum/new home/family/owner',
            'say goodbye/bye/farewell',
            'wave',
            'photo/picture',
          ],
          done: 'They drove it once more with the windows down and sang the song for long journeys. {L} sat in it alone and thanked it. In the morning the yellow lorry stood there, and {G} waited for five minutes, and {told}.',
        },
        {
          asked: ['love/like/get/new/ride/drive/name new/car'],
          done: '{G} laid something in {L’s} hand: the round horn, which still went “honk”. The old car rode off on the lorry’s back. Then the blue one stood there, and smelled of nothing yet. {L} crumbled a biscuit on the seat, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} sat in the old car alone for a while, with one hand on the dashboard. Then the lorry came for it. {G} unscrewed something from the steering wheel and closed {L’s} fingers over it, and {told}.',
        },
        {
          kinds: ['hugs', 'happy'],
          done: '{G} took off the round horn and laid it in {L’s} hand. It still went “honk”. Then the lorry drove off with the old car on its back, and {L} waved until it had gone round the corner. They all stood in the yard, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{G} laid the round horn in {L’s} hand. It still went “honk”. The lorry drove off with the old car on its back, and {L} waved until it had gone round the corner. In the evening the horn was screwed to the bed, and {told}.',
        },
      ],
      helper: { name: 'Mr Tow', creature: 'man' },
      art: {
        'It had a dent': 'village: L look happy at car; green car',
        'There’s a new one coming': 'village: L point sad; F look worried; car',
        'had learned to count': 'village: L hug sad; F look worried; car, lorry',
        'washed the car and': 'village: L wash cloth sad; F think worried; car, hole',
        'hid the car keys': 'kitchen: L hide key worried; F hold plate surprised; flour, pancakes',
        'decided to hate': 'village: L sulk; F peek curious; blue car',
        'take something with you that': 'village: G say; L look G curious; F look G; car',
        'a list of where': 'living-room: L write sad; F point worried; car',
        'evening they drove it': 'village, evening: L ride in car happy; F ride in car happy; car',
        'the round horn from': 'village: L hold horn sad; F wave; lorry, car',
        'The new car is blue': 'village: L eat biscuit happy; F clap happy; blue car, crumbs',
      },
    },
  ],
};
