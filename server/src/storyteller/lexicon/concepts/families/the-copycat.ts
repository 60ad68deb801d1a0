import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a little sister or brother who copies everything. */
export const theCopycat: StorySourceInput = {
  id: 'the-copycat',
  words: [
    'copycat',
    'copy-cat',
    'copies me',
    'copy me',
    'little/small/baby/younger/my brother/sister copy/copies/copying me/everything',
    'brother/sister copy/copies/copying',
    'keep/keeps copying',
    'always copy/copies',
    'follows me everywhere',
    'brother/sister follow/follows me',
    'tag along',
    'tags along',
    'wants to do everything I do',
    'in my footsteps',
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
  happensToLead: true,
  topic: 'somebody small who copies everything',
  thing: 'the small echo',
  creature: 'brother',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-small-echo',
      titles: ['The Small Echo', 'Stop Copying Me!', 'Whatever {L} Did'],
      goal: 'do something without being copied',
      trouble: '{S} copied every single thing',
      solved: '{S} had an idea that was quite new',
      opener:
        '{L+} had put on a green hat. {S} put on a green saucepan. {L} hopped down the stairs on one leg. Hop, hop, it went behind {L}. “Stop copying me!” said {L}. “Stop copying me!” said {S}.',
      friend:
        '“It’s funny,” said everybody who saw it. It was, for about an hour. It had been going on since Tuesday.',
      problem:
        '{L} drew a ship, and {S} drew one as well, with the same three flags, only wobbly. At supper {L} asked for the blue bowl. “Blue bowl!” said {S}. In the evening {L} shut the bathroom door, just to be one single person.',
      tries: [
        '{L} did nothing at all, for a whole minute. {S} did nothing as well, beaming, and was much better at it.',
        '{L} said the longest words that there were: “Hippopotamus timetable!” “Hippotable!” said {S}, and laughed so much that {L} nearly joined in.',
        '{L} ran away, round the house. {S} came round the other way. They bumped their heads together.',
      ],
      tip: '“I’ve had eight ducklings behind me since May,” said {G+}. “They don’t do it to annoy. They think I’m the one who knows how it goes. You can’t stop being followed. But you can turn round and ask the way.”',
      low: '{L} looked at {S} from the side. There was the saucepan, pulled down over both ears. It must have been very dark in there. And still {S} had hopped down every stair.',
      turn: '{L} turned round. “Today you go first,” said {L}. “I’ll copy you.” {S} stood there with an open mouth. It took a while. Then {S} lay down on the floor, quite slowly, and rolled, and said, “Sausage.” {L} lay down and rolled as well. “Sausage,” said {L}.',
      done: 'They rolled down the hall, barked at the post, and put jam on a cucumber. {L} would never have thought of it. The cucumber was dreadful. “Now you!” said {S}. And then they drew a ship together, each at one end, and in the middle it fitted.',
      again:
        'There are days when {L} is first, and days when {S} is first. On the sausage days it takes them a little longer to get to school.',
      helper: { name: 'Mrs Paddle', creature: 'duck' },
      outcomes: [
        {
          asked: ['own/idea/different/new/self/herself/himself'],
          done: 'They rolled down the hall and barked at the post, and {S} went first in all of it. Then came the jam on the cucumber. It was dreadful, and nobody in the world had ever thought of it before, and {told}.',
        },
        {
          asked: ['friend/friends/best/love/proud/teach/show/help/hero'],
          kinds: ['friends', 'team', 'happy', 'says', 'helps'],
          done: 'They rolled down the hall, first {S} and then {L}. “Now you!” said {S}, and meant it kindly. Somebody who walks behind you all day must think that you know the way. {L} put the green hat on {S’s} head, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'claps'],
          done: 'They rolled down the hall, barked at the post, and put jam on a cucumber. It was dreadful. Then they drew a ship together, each at one end, and in the middle it fitted, flags and all. A ship like that needs a crew and a meal, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'home', 'sleep', 'tells', 'gets'],
          done: 'They rolled down the hall and barked at the post, {S} in front and {L} behind. “Stop copying me!” said {S}, very severely. “Stop copying me!” said {L}. Then they couldn’t go on, either of them, and {told}.',
        },
      ],
    },
  ],
};
