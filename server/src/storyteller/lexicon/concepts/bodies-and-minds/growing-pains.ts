import type { StorySourceInput } from '../../story-source.ts';

/** Stories about legs that hurt in the night from growing. */
export const growingPains: StorySourceInput = {
  id: 'growing-pains',
  words: [
    'growing pain/pains',
    'legs hurt night',
    'leg/legs ache/aches/aching night',
    'my legs hurt',
    'leg ache',
    'sore legs',
    'legs hurt at bedtime',
    'leg cramp',
  ],
  situations: ['ailment', 'has', 'question', 'afraid', 'learn', 'deed', 'sad', 'trait'],
  gentle: true,
  topic: 'growing pains',
  thing: 'the aching legs',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'two-legs-at-work',
      titles: ['Legs at Work', '{L} Grows in the Night', 'A Hand on Each Leg'],
      goal: 'sleep in spite of the aching legs',
      trouble: '{L’s} legs ached in the night',
      solved: 'the legs were warm and quiet, and {L} was asleep',
      opener:
        'All day long {L+} had been running, up the hill, down the hill, and once right round the pond. Not a thing had hurt. But now it was night, and there it was again: a pulling, deep down in both legs.',
      friend:
        '“Are you awake?” whispered {L}. {F+} was, now. “My legs hurt,” said {L}. “There’s nothing on them, I’ve looked.” {F} looked as well, with the torch. There were ten toes and four old bruises, and they were all asleep.',
      problem:
        'It had been like that last week, too. In the morning it was always gone, and {L} could hop. But in the middle of the night it was big, and {L} couldn’t lie this way or that. {L’s} eyes got wet. “What if it stays?”',
      tries: [
        '{L} put both legs up the wall. Then they were cold, and they ached.',
        '{L} walked up and down the hall. That was for the day, and the floor was icy.',
        '{L} tried to lie quite still. The stiller you lie, the louder an ache is.',
      ],
      tip: '“I had them as well, at just your age,” said {G+} at the bedside. “The doctor has looked at you, and your legs are well. They’ve run all day, and at night they’re tired. Warmth is good, and a hand. If it hurts by day, too, tell me.”',
      low: 'A hand was there already. It was large and warm and lay round the left leg like a sock. “The right one as well?” asked {G}. {L} nodded.',
      turn: 'They rubbed in long strokes, from the knee to the foot, {G} the left one, {L} the right. Then there came the hot-water bottle in its woolly coat. “You’ve run so far today,” said {L} to the legs. “The hill, and the pond. Now it’s closing time.”',
      done: 'The pulling got slower, and further off, like a train that has gone by. {L} told the legs what there would be tomorrow: nothing at all, till breakfast. Somewhere between the hill and the pond {L} stopped talking. Both legs were warm, and one foot was sticking out.',
      again:
        'In the morning {L} hopped down the stairs. It still comes, after days with a lot of running in them. Then {L} says, “My legs want to go to bed,” and knows what they need.',
      helper: { name: 'Grandpa Stride', creature: 'man' },
      outcomes: [
        {
          asked: ['tall/taller/grow/grew/bigger/inch'],
          done: 'The pulling got slower, and further off, like a train that has gone by. Both legs were warm, and one foot was sticking out. It stuck out further than it used to. In the morning they stood at the door frame with a pencil, and {told}.',
        },
        {
          asked: ['mum/mummy/dad/daddy/grandma/grandpa rub/hug/cuddle/stay/sit/kiss'],
          kinds: ['hugs', 'stays'],
          done: 'The pulling got slower, and further off, like a train that has gone by. The hot-water bottle was in its woolly coat. “It’s closing time,” said {L} to the legs. There was room at the edge of the bed for somebody big, and {told}.',
        },
        {
          kinds: ['sleep', 'tells'],
          done: '{L} told the legs what there would be tomorrow: nothing at all, till breakfast. The pulling got further off, like a train that has gone by. {F} had put out the torch. Somewhere between the hill and the pond {told}.',
        },
        {
          kinds: [
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'says',
            'says-words',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'The pulling got slower, and further off. In the morning it was gone, and ten toes wanted to be let out of bed. The hill was still there, and so was the pond. {L} hopped down the stairs, and {told}.',
        },
      ],
      art: {
        'had been running, up the hill': 'bedroom, night: L sit sad in bed',
        'Are you awake': 'bedroom, night: F hold torch sleepy; L sit sad on bed',
        'It had been like that last week': 'bedroom, night: L cry; bed',
        'put both legs up the wall': 'bedroom, night: L lie-back sad; wall',
        'walked up and down the hall': 'hallway, night: L walk sad',
        'stiller you lie, the louder': 'bedroom, night: L lie sad in bed',
        'I had them as well': 'bedroom, night: G sit calm; L listen sad; bed',
        'left leg like a sock': 'bedroom, night: G comfort L calm; L sit calm on bed',
        'Then there came the hot-water bottle':
          'bedroom, night: L hold hot-water-bottle calm; G sit calm; bed',
        'further off, like a train': 'bedroom, night: L sleep happy in bed; hot-water-bottle',
        'hopped down the stairs': 'hallway, morning: L jump happy; stairs',
      },
    },
  ],
};
