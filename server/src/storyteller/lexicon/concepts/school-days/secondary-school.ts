import type { StorySourceInput } from '../../story-source.ts';

/** Stories about starting secondary school. */
export const secondarySchool: StorySourceInput = {
  id: 'secondary-school',
  words: [
    'secondary school',
    'start/starting secondary school',
    'high school',
    'start/starting high school',
    'middle school',
    'start/starting middle school',
    'year seven',
    'first day at secondary school',
    'change/changing school',
    'changing schools',
    'starting a new school',
    'start/starting new school',
    'starts/start/starting at new school',
  ],
  situations: ['afraid', 'newcomer', 'visit', 'wants-to-go', 'learn', 'deed', 'sad', 'lost'],
  topic: 'starting at a bigger school',
  thing: 'the plan of the big school',
  gentle: true,
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-building-with-four-floors',
      titles: ['The School with Four Floors', '{L} at the Big School', 'One Door at a Time'],
      goal: 'find the way about in the big school',
      trouble: 'everything was new and big',
      solved: '{L} knew the way to the first few doors',
      opener:
        'At the old school {L+} had known every hook. The new one had four floors, two yards and a bell like a ship’s. {L} stood at the gate with a bag that was much too full.',
      friend:
        '{F+} stood there as well, with just such a bag. “I thought that everyone knew where to go but me,” said {F}. “Me too,” said {L}. Then there were two of them.',
      problem:
        'At the bell everybody ran off. The lesson was in room 214, but behind room 213 came a cupboard. All the faces were strange, and they were all in a hurry. {L} had a lump in the throat.',
      tries: [
        'They followed the crowd. It went straight into the dining hall, and that was the wrong place at nine in the morning.',
        '{L} pretended to know the way. That takes you a long way off.',
        'They wanted to learn the whole plan by heart, with all the floors. After the first staircase it was full.',
      ],
      tip: '“Nobody learns a whole school in a day,” said {G+}. “Three doors are enough for the beginning: your classroom, the toilets, and somebody to ask. All the others come by themselves. I got lost for a fortnight.”',
      low: 'It had grown quiet in the corridor. From behind a door came laughter, and that is how you hear best that you are outside.',
      turn: '{L} took the plan and drew a circle round only three doors. Then {L} stopped an older pupil, though it took some courage. “We’re new. Where’s 214, please?” “There’s a second staircase. I’ll show you. I looked for it, too.”',
      done: 'They were ten minutes late. “On the first day ten minutes late is on time,” said the teacher, and there were two seats left, side by side. At noon {L} found the second door, and the third one on the way back.',
      again:
        'It still isn’t like the old school. But in the morning {L} goes past the gate without stopping, and yesterday {L} showed somebody the way to 214.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“On the first day ten minutes late is on time,” said the teacher, and there were two seats left, side by side. At noon the older pupil waved from a table by the window. “Did you find 214?” There was room for two more trays, and {told}.',
        },
        {
          asked: [
            'friend/together/alone/nervous/scared/worried/brave/confident',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'new-friend',
            'no-longer',
            'says',
            'helps',
            'makes',
          ],
          done: 'They were ten minutes late. “On the first day ten minutes late is on time,” said the teacher. There were two seats left, side by side, with the plan between them. By noon {L} and {F} had found the second door. The third was only round the corner, and {told}.',
        },
        {
          asked: [
            'find/way/class/classroom/room/teacher/love/like/learn/school/locker/bus/home/club/day/join/team/football',
          ],
          kinds: ['home', 'way-home', 'learns', 'gets', 'wins', 'stays'],
          done: 'They were ten minutes late. “On the first day that’s on time,” said the teacher, and there were two seats left. By noon the second door was found, and the third on the way back. {L} crossed out all three circles on the plan, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Steward',
        creature: 'man',
      },
      art: {
        'four floors, two yards': 'city: L look-up worried bag; house, gate',
        'with just such a bag': 'city: L look worried; F hold bag worried; gate',
        'At the bell': 'corridor: L stand worried; F look worried; children, door',
        'followed the crowd': 'restaurant: L look surprised; F look surprised; people, long-table',
        'pretended to know the way': 'corridor: L point worried; F walk worried; stairs',
        'the whole plan by heart': 'corridor: L+F look worried map',
        'Three doors are enough': 'corridor: G point calm; L hold map curious; many door',
        'grown quiet in the corridor': 'corridor: L listen sad; F listen sad; door',
        'drew a circle round': 'corridor: L hold map brave; F look happy; children, stairs',
        'ten minutes late': 'school: L sit happy at desk; F sit happy at desk; teacher, clock',
        'It still isn’t like': 'corridor: L point proud; children, door',
      },
    },
  ],
};
