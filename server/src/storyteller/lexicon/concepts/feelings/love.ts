import type { StorySourceInput } from '../../story-source.ts';

/** Stories about love. */
export const love: StorySourceInput = {
  id: 'love',
  words: [
    'love',
    'loving',
    'i love you',
    'love is',
    'what is love',
    'being loved',
    'how much i love you',
    'unconditional love',
    'family love',
    'loving each other',
    'love my family',
    'love my mum/mummy/mom/mommy/dad/daddy',
  ],
  situations: ['question', 'learn', 'value', 'wants', 'trait', 'has'],
  indoors: true,
  topic: 'love',
  thing: 'the small things',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'how-do-you-know',
      titles: ['How Do You Know?', '{L} Looks for Love', 'The Soup, the Scarf and the Light'],
      goal: 'find out what love looks like',
      trouble: 'nobody could say what love looks like',
      solved: '{L} knew what love looks like',
      opener:
        '“Love is the greatest thing in the world,” it said in {L’s} book. {L+} looked at the picture. It was a red heart. “But what does it look like really?” asked {L}.',
      friend:
        '{F+} didn’t know either. “If it’s the greatest thing,” said {F}, “it must be easy to find.” They took a notebook and went to look for it.',
      problem:
        'In the notebook it soon said: “Red. Big. Probably warm.” But they found nothing like that, not in the cupboard and not in the street. “You can’t see it,” somebody said. {L} didn’t believe that. How does anyone know, then, that it’s there?',
      tries: [
        'They asked at the flower shop. “It’s roses,” said the shop. The roses were fading by Tuesday.',
        '{F} drew hearts on everything, even on the eggs. It looked nice. But it was still eggs.',
        'They waited by the window with binoculars. Outside walked a man with a dog.',
      ],
      tip: '“You’re looking for something big,” said {G+}. “I see it all the time, from up here on the shelf. It’s mostly quite small, and it’s nearly always somebody doing something. Write down for one whole day who does what for whom.”',
      low: '“That’s going to be a boring list,” said {F}. {L} turned over a page and wrote at the top: “Who does what for whom.”',
      turn: '“The scarf was warmed on the stove for me,” wrote {L}. “Somebody left the light on in the hall. A neighbour held an umbrella over a dog. {F} gave me the bigger half.” The list went on and on, right down to the bottom of the page.',
      done: '{L} read it all once more, and stopped. “It isn’t a thing,” said {L} slowly. “It’s what they do! It was there the whole time.” Then {L} shut the book, and went to warm somebody’s slippers.',
      again: 'The notebook has been full for a long time. {L} keeps on counting, just like that.',
      helper: { name: 'Old Button', creature: 'moth' },
      outcomes: [
        {
          asked: ['say/tell/love you/mum/mummy/dad/daddy/grandma', 'hug/kiss'],
          kinds: ['hugs', 'says', 'says-words'],
          done: '“It isn’t a thing,” said {L} slowly. “It’s what they do!” It had been there the whole time: the scarf on the stove, the light in the hall, the bigger half. {L} shut the book and went to find them, and {told}.',
        },
        {
          asked: ['know/learn/understand/see/feel/everywhere/heart/family'],
          kinds: ['happy', 'feels', 'sees'],
          done: '{L} read the list once more, the warm scarf, the light in the hall, the umbrella over a dog, and stopped. “It isn’t big and red,” said {L}. “It’s what they do!” You only had to look up from the notebook, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“It’s what they do!” said {L}, and shut the notebook. Somebody’s slippers were put by the stove, and {F} was given the bigger half back. By supper everyone in the house had been caught doing something for somebody, and {told}.',
        },
        {
          kinds: [
            'laughs',
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
          done: '“It isn’t a thing,” said {L}. “It’s what they do! It was there the whole time.” On the last line of the list it said: {F} came along, with a pencil. {F} read it, and went red, and {told}.',
        },
      ],
      art: {
        'it said in': 'living-room: L read curious; heart',
        'didn’t know either': 'living-room: F speak curious; L hold book curious',
        'In the notebook it soon said': 'village: L write worried; F search',
        'They asked at the flower shop': 'shop: L+F look curious; rose, lady',
        'drew hearts on everything': 'kitchen: F draw drawing-pad(heart) happy; L look; many egg',
        'by the window with binoculars': 'living-room: L hold binoculars curious; F look; window, dog',
        'from up here on the': 'living-room: G say calm; L+F listen; shelf',
        'a boring list': 'living-room: L write calm; F look L worried',
        'The scarf was warmed': 'hallway: L write happy; lamp, umbrella, scarf',
        'It’s what they do': 'living-room: L hold slippers happy; F laugh; book',
        'has been full for': 'living-room: L hug happy; F stand happy; book',
      },
    },
  ],
};
