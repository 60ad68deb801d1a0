import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the royal day off. */
export const princessCastle: StorySourceInput = {
  id: 'princess-castle',
  words: ['princess', 'prince', 'royal'],
  situations: ['lost', 'wants'],
  creature: 'theme',
  topic: 'the royal day off',
  thing: '{S}',
  home: 'castle',
  main: 'village',
  plots: [
    {
      id: 'day-off',
      titles: ['{L} and {S}', 'A Day Without a Crown', 'The Royal Day Off'],
      goal: 'have one day without a crown',
      trouble: 'everyone bowed and nobody played',
      solved: 'nobody thought of the crown any more',
      object: 'ball',
      opener:
        'A castle has a hundred and twelve rooms, and you may not run in any of them. {L+} had come by the back stairs, with a loaf for the kitchen and a ball.',
      friend:
        'On the bottom step sat {S+}, chin in both hands, with the crown a bit crooked. “All I ever do is wave,” said {S}. “I’d like to play. Just for one day.”',
      problem:
        'They slipped out by the kitchen door and ran to the village green. But as soon as the others saw the crown, they stopped the game, bowed down to the grass and stayed like that. You cannot play ball with people who are bowing.',
      tries: [
        '{S} hid the crown under a big hat. It made a bump with seven points. Everyone bowed to the bump.',
        '“I order you to play with me!” said {S}. They played at once, all very carefully, and let {S} win every time. It was no fun at all.',
        'They splashed mud on the royal dress. “What royal mud!” everyone whispered, and bowed.',
      ],
      tip: '“They don’t see you, they see gold,” said {G+} from the washing line. “Don’t hide it. Use it for something else, so that nobody can ever take it quite seriously again.”',
      turn: 'Use it? {L} looked at the goal. It was two sticks, and one had broken. “May I?” asked {L}. {S} took off the crown and hung it from the branch of the oak, low and golden. “Whoever gets the ball through it,” said {S}, “has a point!”',
      done: 'For a moment nobody dared. Then the smallest threw, and it went through! And they were off, running and shouting and falling over each other, and {S} lost eleven to two, and had never been so happy.',
      again:
        'On state days {S} waves with a grass stain on one elbow. The crown has got a dent. It is called the two-pointer.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The smallest threw, and it went through the crown! They ran and shouted and fell over each other, and {S} lost eleven to two. From the castle kitchen, where the loaf had gone, somebody brought a whole basket to the green, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The smallest threw, and it went through the crown! They ran and shouted, and {S} lost eleven to two. “And the two points?” asked {S}. {L} scratched them into the gold with a stone, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The smallest threw, and it went through the crown! They ran and shouted, and {S} lost eleven to two and sat down in the grass, with green elbows. Nobody bowed. They sat down as well, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The smallest threw, and it went through the crown! They ran and shouted until the ball could not be seen any more, and {S} lost eleven to two. The back stairs were open, and nobody bowed on them, and {told}.',
        },
        {
          asked: [
            'play/ball/game/friend/friends/fun',
            'win',
            'football',
            'off/play',
            'queen/king/parent let/allow/join',
          ],
          done: 'Low and golden the crown hung from the oak. For a moment nobody dared. Then the smallest threw, and it went through! And they were off, running and shouting and falling over each other, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The smallest threw, and it went through the crown! They ran and shouted, and {S} lost eleven to two. When the bell of the castle rang, the crown was taken down from the branch, dent and all, and {told}.',
        },
      ],
      helper: { name: 'Old Starch', creature: 'goose' },
      art: {
        'come by the back stairs': 'great-hall: L hold bread ball happy; stairs',
        'hands, with the crown': 'great-hall: S sit on stairs sad wearing crown; L hold ball curious',
        'bowed down to the grass': 'village: S look sad wearing crown; L hold ball worried; people',
        'a bump with seven points': 'village: S look worried wearing big hat; L look curious; people',
        'I order you to play': 'village: S shout wearing crown; L throw ball worried; children',
        'splashed mud on': 'village: S splash; L laugh; mud, people',
        'don’t see you': 'village: G say; L look G curious; S look; washing-line',
        'it from the branch': 'village: S hang crown happy; L hold ball happy; tree',
        'looked at the goal': 'village: L peek curious; S look; goal, stick',
        'smallest threw, and it went': 'village: S run laughing; L run laughing; ball, crown, children',
        'a grass stain on': 'castle: S wave happy wearing crown; L wave happy; people',
      },
    },
    {
      id: 'the-stuck-crown',
      titles: ['The Crown That Would Not Come Off', 'Wave, Wave, Wave', '{L} and the Royal Itch'],
      goal: 'get the crown off',
      trouble: 'the crown would not come off',
      solved: 'the crown was off and lay on the cushion',
      opener:
        '{S+} wanted a day off. So for one whole day it was {L+}’s turn to wear the crown. It was made of gold, it weighed as much as a cat, and everybody bowed to it. That was fun until about ten o’clock.',
      problem:
        'Then it began to itch underneath. “It always does,” said {S}. But when {L} wanted to scratch, the crown was stuck. It would not go up, it would not go down. And as long as someone wears the crown, that one must wave from the balcony. It’s the law.',
      tries: [
        'Three guards pulled at the crown and three at {L’s} feet. {L} got longer. The crown stayed as it was.',
        'The cook poured soup over it, for slipping. Now it was stuck, and there was a noodle hanging from each point.',
        '{L} waved with the left hand, then with the right, then with one foot. Down there the people waved back and did not notice anything.',
      ],
      tip: '“It gets tighter when you hold up your head like that,” said {G+}. “That’s how crowns are. Whoever wants to be very grand in it can’t get out. Do something that no king has ever done in it.”',
      turn: '{L} thought of something nobody could be grand at. Then, up there on the balcony, in front of everyone, {L} turned a cartwheel. And then another. And the people held their breath.',
      done: 'At the third cartwheel: clonk! The crown rolled along the balcony, down the stairs and into the pond. And {L} scratched, with all ten fingers. “Ahhh!” said {L}. The whole square laughed and did a cartwheel too.',
      again:
        'The crown lies on its cushion, and now has a bit of felt on the inside. Once a year, on Cartwheel Day, everybody is allowed to try it on, for as long as a cartwheel takes.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At the third cartwheel: clonk! The crown rolled down the stairs and into the pond. Without it nobody had to wave any more. {S} threw open the doors of the castle to the whole square, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the third cartwheel: clonk! The crown rolled along the balcony, down the stairs and into the pond. And {L} scratched, with all ten fingers. “Ahhh!” said {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the third cartwheel: clonk! The crown rolled into the pond. {L} scratched, with all ten fingers. Nobody has to wave without a crown. They drew the curtains of the balcony, and {told}.',
        },
        {
          asked: [
            'play/ball/game/friend/friends/fun',
            'off/play',
            'queen/king/parent let/allow/join',
            'crown off/come/get',
          ],
          done: 'At the third cartwheel: clonk! The crown rolled along the balcony, down the stairs and into the pond. {L} scratched, with all ten fingers. Down on the square they looked at each other, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At the third cartwheel: clonk! The crown rolled along the balcony, down the stairs and into the pond. {S} fished it out and tried it on again, and turned it round once, and looked at {L}, and {told}.',
        },
      ],
      helper: { name: 'Duchess Dot', creature: 'hen' },
      setting: { main: 'castle', home: 'castle', thing: 'the crown' },
      art: {
        'it weighed as much as': 'castle: L look proud wearing crown; S look happy; people',
        'about ten o’clock': 'castle: L wave proud wearing crown; S look happy; people',
        'itch underneath': 'castle: L reach-up worried wearing crown; S look',
        'must wave from the balcony': 'castle: L wave worried wearing crown; S look worried; people',
        'Three guards pulled': 'castle: L stretch-out worried wearing crown; S look; guard',
        'The cook poured soup': 'castle: L look worried wearing crown; S look; baker, noodles',
        'then with one foot': 'castle: L wave worried wearing crown; people',
        'It gets tighter': 'castle: G say; L look G curious wearing crown; S look',
        'could be grand at': 'castle: L think wheel curious wearing crown; S look',
        'turned a cartwheel': 'castle: L jump brave wearing crown; S look surprised; people',
        'with all ten fingers': 'castle: L cheer laughing; S laugh; crown, pond, people',
        'for as long as a cartwheel': 'great-hall: L jump happy; S clap; crown, cushion',
      },
    },
  ],
};
