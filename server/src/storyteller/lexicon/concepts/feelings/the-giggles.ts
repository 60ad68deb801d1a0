import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giggles that would not stop. */
export const theGiggles: StorySourceInput = {
  id: 'the-giggles',
  words: [
    'giggle',
    'giggles',
    'giggling',
    'get/getting the giggles',
    'who can’t/cannot stop laughing/giggling',
    'who couldn’t/could not stop laughing/giggling',
    'can’t/cannot stop laughing/giggling',
    'not stop laugh/laughing',
    'laugh/laughing attack',
    'giggles that won’t stop',
    'the giggles',
    'laughing fit',
    'burst out laughing',
    'laughing too much',
  ],
  situations: [
    'cannot',
    'deed',
    'trait',
    'sound',
    'has',
    'learn',
    'misdeed',
    'by-itself',
    'ailment',
    'what-if',
  ],
  topic: 'giggles that would not stop',
  thing: 'the giggles',
  home: 'village',
  main: 'village',
  indoors: true,
  plots: [
    {
      id: 'out-behind-the-door',
      titles: ['The Giggles', '{L} Can’t Stop Laughing', 'Hee, Hee, Ho'],
      goal: 'stop giggling',
      trouble: 'the giggles would not stop',
      solved: 'the giggles had all been laughed out',
      opener:
        'It was to be a very serious photo. The whole family stood in two rows, with combed hair, and the photographer said, “Nobody move.” That was when {L+} saw the fly.',
      friend:
        'It had sat down right on top of the photographer’s bald head, and it was washing its hands. {L} gave {F+} a nudge. {F} saw it, too. That was a mistake. When two people see the same fly, it is twice as funny.',
      problem:
        'It started in {L’s} tummy, quite low down, like bubbles in a bottle. “Hee,” it went. {L} pressed both lips together. Then it came out through the nose. “Quiet, please,” said the photographer. And that made it ten times worse.',
      tries: [
        '{L} thought of something sad: a broken cup, a rainy day, a lonely sock. A lonely sock! “Hee,” it went.',
        '{L} bit on a handkerchief. Now it shook {L’s} shoulders, and the whole second row shook with them.',
        '{L} looked at Grandma, who was always serious. Grandma was purple. Grandma had seen the fly.',
      ],
      tip: '“You’re holding the lid down, and the pot is boiling over,” said {G+}, who helped with the lamps. “Laughing wants out. Go behind that door, and laugh till there’s none left. Then breathe out, as long as a snake.”',
      low: '{L} could only nod. The door was five steps away, and {L} just managed to reach it, with both hands over {L.their} mouth. Behind {L} came {F}, and behind {F} came Grandma.',
      turn: 'Behind the door they let it all out. They laughed until they sat on the floor, and until nobody knew any more what it was about. Then {L} took a deep breath and let it out: “Sssssss,” as long as a snake.',
      done: 'And it was quiet. {L} listened inside. There was nothing left, not one hee. They went back, stood up straight, and looked at the camera, warm and red and very calm. “Perfect,” said the photographer. “At last you all look happy.” Click.',
      again:
        'The photo hangs in the hall, and everybody says that it’s the best one they’ve got. If you look closely, you can see a small black dot, right at the edge. It’s flying away.',
      helper: { name: 'Miss Flash', creature: 'woman' },
      outcomes: [
        {
          asked: ['photo/picture/camera/smile/best'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'happy', 'feels'],
          done: 'Behind the door they had laughed until there was none left, not one hee. They went back and stood up straight, warm and red and very calm. The photographer bent down to the camera. The fly had gone to sleep in the curtain, so {told}.',
        },
        {
          asked: ['everyone/everybody/all/photographer/family/mum/dad/grandma/teacher laugh/giggle/join'],
          kinds: ['laughs'],
          done: 'They stood up straight again, warm and red and very calm, with not one hee left. Then the fly came back. It sat down in the same place, and washed its hands, and this time they all saw it. “What is it?” asked the photographer, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'plays',
            'shares',
            'makes',
            'hugs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Perfect,” said the photographer. “At last you all look happy.” Click. The fly bowed, and flew off. Combed hair lasts no longer than a photo, and everybody let go of their tummies, and {told}.',
        },
      ],
    },
  ],
};
