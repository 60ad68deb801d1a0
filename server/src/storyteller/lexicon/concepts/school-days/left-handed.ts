import type { StorySourceInput } from '../../story-source.ts';

/** Stories about doing things with the left hand. */
export const leftHanded: StorySourceInput = {
  id: 'left-handed',
  words: [
    'left-handed',
    'left handed',
    'left hand',
    'left-hander',
    'lefty',
    'left-handed child/boy/girl scissors',
  ],
  situations: ['trait', 'deed', 'cannot', 'learn', 'has', 'wants', 'pair', 'being-and-thing', 'thing-pair'],
  topic: 'the left hand',
  thing: 'the pair of scissors',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'green-handles',
      titles: ['The Other Hand', 'Green Handles', 'Snip, Said the Left Hand'],
      goal: 'cut out the star',
      trouble: 'the scissors would not cut in {L’s} left hand',
      solved: 'the star was ready, with all five points',
      opener:
        '{L+} did everything with the left hand: waving, drawing, eating soup. The left hand was simply the one that knew how. Nobody had ever given it a thought, and neither had {L}.',
      problem:
        'At school they were cutting out stars. All the scissors went snip, snap. In {L’s} left hand they only chewed, like a dog without teeth, and the paper folded up. “Take your other hand,” somebody said.',
      tries: [
        '{L} took the other hand. It was very willing, but it had never done this before. The star became a potato.',
        '{L} turned the paper round, and then the scissors, and then the chair. They went on chewing.',
        '{F} held the paper tight while {L} pushed. There was a loud rip, and then they had two halves of nothing.',
      ],
      tip: '“There’s nothing wrong with your hand,” said {G+}, who held the teacup on the left, too. “The scissors are the wrong way round. Somebody made them for the others. You only have to ask.”',
      turn: '{L} took a deep breath and asked. And in the very last drawer, under the string, there they were: scissors for the left hand, with green handles. {L} put in the left thumb. It fitted.',
      done: 'Snip, said the green scissors, snap, round all five points. {L} held the star up to the window. Then somebody came across with a chewed bit of paper in the left hand. “May I have them after you?”',
      again:
        'There are two pairs with green handles at school now. And {L} always sits on the left, so that no elbows bump.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Snip, said the green scissors, snap, round all five points. {L} cut another star, and a moon, and a whole chain of paper, until it reached from wall to wall. Under so many stars they pushed the tables together, and {told}.',
        },
        {
          asked: ['scissors/cut/star/write/draw/left/hand/teacher/same/different/special/proud/learn/able'],
          kinds: ['learns', 'gets', 'says', 'wins', 'makes'],
          done: 'Snip, said the green scissors, snap, round all five points. {L} held the star up to the window, and it had no bite in it anywhere. It was hung up over the board, left of all the others. Everyone looked up at it, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'new-friend',
            'no-longer',
          ],
          done: 'Snip, said the green scissors, snap, round all five points. Then somebody came across, with a chewed bit of paper, in the left hand. “You too?” asked {L}, and held out the green handles. They sat down elbow to elbow, and nothing bumped, and {told}.',
        },
      ],
      helper: { name: 'Mrs Lefroy', creature: 'goat' },
      art: {
        'did everything with the left': 'cottage: L wave happy spoon; bowl',
        'had ever given it': 'cottage: L draw happy at table',
        'were cutting out stars': 'school: L hold scissors worried; children, many star',
        'took the other hand': 'school: L handle scissors worried; potato, star',
        'turned the paper round': 'school: L cut sad',
        'There was a loud rip': 'school: L startle paper; F hold paper surprised',
        'who held the teacup': 'school: G drink calm; L listen curious; scissors',
        'a deep breath and asked': 'school: L speak brave; teacher, drawers',
        'It fitted': 'school: L raise green scissors happy; drawers',
        'round all five points': 'school: L raise star proud; F clap; green scissors',
        'There are two pairs': 'school: L cut happy at desk; green scissors, children',
      },
    },
  ],
};
