import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fairs, roundabouts and big wheels. */
export const fairs: StorySourceInput = {
  id: 'fairs',
  words: [
    'funfair',
    'fairs and carnivals',
    'fairground',
    'merry-go-round',
    'merry-go-rounds',
    'carousel',
    'carousels',
    'roller coaster',
    'roller coasters',
    'rollercoaster',
    'ferris wheel',
    'big wheel',
    'go/going to fair',
    'amusement park',
    'theme park',
    'bumper cars',
    'dodgems',
    'county fair',
    'school fair',
    'ride/rides at fair',
  ],
  situations: ['visit', 'afraid', 'wants', 'learn', 'reluctant', 'cannot', 'ride'],
  topic: 'the fair',
  thing: 'the big wheel',
  home: 'fair',
  main: 'fair',
  plots: [
    {
      id: 'the-white-horse',
      titles: ['{L} at the Fair', 'The White Horse', 'One More Round'],
      goal: 'choose a ride at the fair',
      trouble: '{L} did not dare to go on any ride',
      solved: '{L} had ridden on the white horse',
      opener:
        'You could hear it from the bridge: the organ, the bell, and a lot of people shouting for joy. {L+} had one ticket, and held it tight. It was for one ride.',
      friend:
        '{F+} had one as well. “The roller coaster!” cried {F}. It went up, and up, and then straight down. {L} looked at it, and everything in {L’s} tummy went down as well.',
      problem:
        'Everybody was laughing up there. Only {L} stood at the bottom with a ticket that was getting soft. “Are you afraid?” asked {F}. “No,” said {L}. “Yes,” said {L} then.',
      tries: [
        'They stood in the queue, to get used to it. When there were only three people left in front, {L} had to tie a shoelace. It took a very long time.',
        'They looked at the big wheel. It was slow, but it was so high that the people at the top were no bigger than peas.',
        '{L} shut both eyes and pointed with one finger. It was the ghost train. {L} opened them again quickly.',
      ],
      tip: '“I’ve sold tickets here for forty years,” said {G+}. “Nobody has to be brave on all of them. Some like it high and some like it round. Watch each one for a while, and see which one your feet like.”',
      low: '{L} leaned on the fence and stopped thinking of brave or not brave. There was a tune over there, a bit out of tune, and {L’s} foot had begun to tap.',
      turn: 'It was the roundabout, with swans and a white horse with a golden bridle. It went up and down, but only a little, and round and round. “That one!” said {L}. {L} held out the ticket, climbed up, and took hold of the reins.',
      done: 'The organ played, and everything began to move: the bridge, the trees, {F} on the swan. The wind was in {L’s} face. {L} let go with one hand, and waved. It was exactly as high and exactly as fast as it ought to be. “Again!” cried {L}.',
      again:
        '{F} went on the roller coaster after that, and {L} held the candyfloss, and wasn’t sorry at all. Next year, perhaps the wheel.',
      helper: { name: 'Old Penny', creature: 'hen' },
    },
  ],
};
