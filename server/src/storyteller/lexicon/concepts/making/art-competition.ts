import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an art club or a drawing competition. */
export const artCompetition: StorySourceInput = {
  id: 'art-competition',
  words: [
    'art competition/contest/show/exhibition/club/class/lesson/room',
    'drawing/painting/colouring competition/contest',
    'exhibition of drawings',
    'our art exhibition',
    'school art show',
    'picture hanging in a gallery',
    'best picture',
    'not good at drawing/art/painting',
    'can’t draw',
    'cannot draw',
    'bad at drawing',
    'bad at art',
    'i can’t draw',
    'learn to draw',
    'learning to draw',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'sad',
    'pair',
  ],
  topic: 'an art competition',
  thing: 'the picture',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-hen-that-was-looked-at',
      titles: ['{L} Draws a Hen', 'A Real Picture', 'Look Again'],
      goal: 'draw a hen for the art show',
      trouble: 'the hen on the paper did not look like a hen',
      solved: '{L} had drawn a hen as it really is',
      opener:
        'All the pictures at the art club’s show were to be of hens, because of the school’s henhouse. {L+} took a pencil and drew one: an oval, a circle on top, a triangle for the beak. It looked like a potato with a hat.',
      friend:
        'At the next table {F+} was drawing with a steady line. It had feathers and a comb. “Yours is good as well,” said {F}. You could tell that it was meant kindly. {L} laid a hand on the paper, as if by chance.',
      problem:
        '{L} drew a second one and a third. They were potatoes, each with a better hat. “I just can’t draw,” said {L}, and wrote “Hen” underneath, so that people would know. The show was on Friday.',
      tries: [
        '{L} copied {F’s} hen. It came out like {F’s} hen when it’s tired. And it was {F’s}.',
        '{L} used a lot of colour. Now it was a potato at carnival.',
        '{L} traced one out of a book, line by line. It was a very good hen. It looked as if it was laminated.',
      ],
      tip: '“You’ve drawn what you think I’m like,” said {G+} on the other side of the fence. “Everyone has an oval and a triangle in their head. I haven’t got a triangle on me anywhere. Have you ever had a look?”',
      low: '{L} put the pencil down. It’s true, thought {L}, I was only looking at the paper the whole time.',
      turn: '{L} took a stool to the henhouse and looked: at the hen three times, at the paper once. How the neck goes over into the back, like a slide. How cross the eye is. How it stands on one leg when it thinks. And the pencil followed slowly after.',
      done: 'It wasn’t pretty. One wing was too long and the tail ran off the edge. But when they hung it up on Friday, somebody stopped and laughed: “That’s the cross one! That’s Berta!” And then they all came. It was the only hen on the wall that everyone knew.',
      again:
        '{L} draws a lot these days: hens three times, paper once. The potatoes hang at home. They’ve got frames.',
      helper: { name: 'Berta', creature: 'hen' },
      outcomes: [
        {
          asked: ['win/prize/first/competition/ribbon/medal/gallery/picture/frame/judge'],
          done: 'One wing was too long, and the tail ran off the edge. But on Friday somebody stopped in front of it and laughed: “That’s the cross one! That’s Berta!” Then they all came, the judges last. They had walked past eleven ovals, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'One wing was too long, and the tail ran off the edge. But on Friday they all stopped: “That’s the cross one! That’s Berta!” It was the only hen that everyone knew. The real one got corn from each visitor, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'One wing was too long, and the tail ran off the edge. But on Friday somebody stopped and laughed: “That’s the cross one! That’s Berta!” {F} came, looked at it three times, and took {L’s} hand off the name underneath. And {told}.',
        },
      ],
    },
  ],
};
