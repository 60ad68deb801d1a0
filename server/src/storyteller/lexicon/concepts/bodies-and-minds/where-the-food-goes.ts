import type { StorySourceInput } from '../../story-source.ts';

/** Stories about digestion. */
export const whereTheFoodGoes: StorySourceInput = {
  id: 'where-the-food-goes',
  words: [
    'digestion',
    'digestive system',
    'where food go',
    'where does food go',
    'where does the food go',
    'what happens to the food i eat',
    'what happens to my food',
    'stomach',
    'tummy rumbling',
    'rumbling tummy',
    'inside the tummy',
    'journey of a sandwich',
    'how we digest',
  ],
  situations: ['learn', 'question', 'make'],
  topic: 'where the food goes',
  thing: 'the sandwich in the bag',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-sandwich-takes-a-journey',
      titles: ['The Journey of a Sandwich', 'Where Does It Go?', '{L} Builds a Stomach'],
      goal: 'find out where the sandwich went',
      trouble: 'nobody could look inside a tummy',
      solved: 'they had followed the sandwich all the way',
      opener:
        '{L+} looked at the plate after lunch. It was empty. A sandwich as big as a shoe had been on it, and now it was gone. “Where does all that go?” asked {L}.',
      friend:
        '“Down,” said {F+}, “and then it turns into you.” That sounded simple. But how can cheese become an elbow?',
      problem:
        'The science afternoon was on Friday, and they had put down their names: “Where Does the Food Go?” There was only one difficulty. You can’t look into a tummy, and it doesn’t tell you anything. It rumbles.',
      tries: [
        'They drew a big round room with the sandwich in it, whole, with lettuce. “It doesn’t stay whole,” said somebody. True enough.',
        '{F} listened at a tummy with a paper tube. Gurgle, it went. That was interesting, but not an answer.',
        'They shone a torch into a mouth. You could see as far as the throat, and there it went round the corner.',
      ],
      tip: '“If you can’t look in, build it,” said {G+}. “First comes a mill with wet stones. Then a tube. Then a bag that kneads. Then a hose, longer than you’d think. And what’s left over leaves by the back door.”',
      low: 'A mill, a tube, a bag and a hose lay on the table, and none of it looked like a tummy.',
      turn: '{L} mashed a piece of bread with a fork: those were the teeth, and water was the spit. It slid through a tube into a freezer bag. {L} closed it and kneaded. After a while there was no bread in it any more, only a thin soup.',
      done: 'The soup ran into an old stocking, the bowel. {L} squeezed. Through the fine holes came the good drops, for the blood, for the elbows. In the stocking a little lump stayed behind. Everybody knew what that was, and how they laughed!',
      again:
        'When a tummy rumbles now, {L} says, “It’s kneading.” And {L} chews more slowly. The mill is the only part that you can help with.',
      object: 'sandwich',
      helper: {
        name: 'Dr Crumb',
        creature: 'hippo',
      },
      outcomes: [
        {
          asked: ['prize/win/teacher/class/science/proud/star/learn/medal'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'happy', 'feels', 'says', 'says-words'],
          done: 'Mill, tube, bag, stocking: the bread went all the way, and the good drops came out through the fine holes. In the stocking a little lump stayed behind. The whole science afternoon stood round the table by then, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'gets', 'given-by', 'all-get', 'makes'],
          done: 'The bread had gone through mill and tube and bag, and the good drops came out of the stocking. It had taken one slice. Of the loaf there was still a good deal left, and everybody’s tummy had begun to knead, so {told}.',
        },
        {
          kinds: [
            'plays',
            'hugs',
            'laughs',
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
          done: 'Mill, tube, bag, stocking. A little lump stayed behind, and everybody knew what that was. In the quiet something rumbled, and it was {F}. “It’s kneading,” said {L}. So {told}.',
        },
      ],
      art: {
        'looked at the plate after lunch': 'school: L look surprised at plate; plate on table',
        'then it turns into you': 'school: F point happy; L think sandwich curious',
        'The science afternoon was': 'school: L write worried; F look; plate',
        'round room with the sandwich': 'school: L draw drawing-pad(sandwich) happy; F look',
        'at a tummy with a paper tube': 'school: F listen pipe curious; L stand happy',
        'shone a torch into a': 'school: L hold torch curious; F stand surprised',
        'look in, build it': 'school: G say happy; L+F listen; pipe, bag',
        'lay on the table, and none': 'school: L look worried; pipe, hose, bag',
        'bread with a fork': 'school: L hold fork happy; bread on table; F look',
        'and kneaded. After': 'school: L knead happy; F laugh; bag, pipe',
        'little lump stayed behind': 'school: L hold sock laughing; F laugh; children, bowl',
        'the good drops': 'school: L hold sock laughing; F laugh; children, bowl',
        'When a tummy rumbles': 'school: L eat sandwich happy',
      },
    },
  ],
};
