import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a parent who works at night. */
export const worksNights: StorySourceInput = {
  id: 'works-nights',
  words: [
    'dad/daddy/papa/mum/mom/mummy/mommy/mama/father/mother work/works/working night/nights/late',
    'night shift/shifts',
    'dad/daddy/mum/mom/mummy/mommy sleep/sleeps day/daytime',
    'works at night',
    'work/works/working at night',
  ],
  situations: ['works-as', 'absence', 'deed', 'longing', 'trait', 'question', 'wants', 'learn', 'has'],
  gentle: true,
  happensToLead: true,
  topic: 'a parent who works at night',
  thing: 'the note on the pillow',
  main: 'cottage',
  plots: [
    {
      id: 'good-night-in-the-morning',
      titles: ['Good Night in the Morning', 'Quiet, Somebody’s Sleeping', 'When It’s Night, They Go to Work'],
      goal: 'find a time together',
      trouble: 'one of them slept whenever the other one was awake',
      solved: 'there was a time of day that belonged to the two of them',
      opener:
        'In {L+}’s house the day was back to front for one of the family. When {L} put on pyjamas, somebody put on a work jacket. When {L} ate porridge, somebody pulled the curtains and went to bed.',
      friend: '{F+} knew about it. “So we whisper,” said {F} at the door, “until three o’clock.” {L} nodded.',
      problem:
        'Some people have to work while everyone sleeps. {L} knew that. But the bedroom door was shut all day, and the good-night kiss came when {L} was asleep. “I never see you,” said {L} to the door, too quietly to wake anyone.',
      tries: [
        '{L} stayed awake in bed, to hear the key in the lock. But it came at six, and long before that {L’s} eyes had shut.',
        '{L} tiptoed in at noon, just to look. A floorboard creaked. Somebody woke up, grey and tired, and it was not nice for either of them.',
        '{L} sat in front of the bedroom door and waited. {L} was as quiet as a mouse. It is hard to be a mouse for five hours.',
      ],
      tip: '“My father drove the night bus,” said {G+}. “Our days only touched in two places, like two circles. We looked for the places where they touched. And for all the rest there were letters. Where do yours touch?”',
      turn: '{L} drew two circles with all the hours, one for each. There, at half past six in the morning, they touched! {L} set the alarm clock. When the key turned in the lock, there were two cups on the table and {L} sat on the stairs.',
      done: '“What are you doing up?” asked somebody in the doorway. “Having supper with you,” said {L}. “And you can have breakfast with me.” They ate toast, and talked about the day and about the night. Then {L} pulled the curtains, and went off to school.',
      again:
        'There’s a notebook on the pillow. One writes in it in the evening, and the other one in the morning. And half past six belongs to nobody else.',
      object: 'letter',
      helper: { name: 'Mr Lantern', creature: 'owl' },
      outcomes: [
        {
          asked: ['breakfast/toast/eat/supper/dinner/morning/weekend/day/together'],
          kinds: ['eats', 'party', 'shares', 'plays'],
          done: '“What are you doing up?” asked somebody in the doorway. “Having supper with you,” said {L}. “And you can have breakfast with me.” There were two cups on the table already, from half past six, where the circles touch. So {told}.',
        },
        {
          asked: ['day/new job/night/stop/change'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'They had toast at half past six, with the day in one half of it and the night in the other. The notebook on the pillow told it as well, page after page, and everybody read it. When it was full, {told}.',
          again:
            'Good night is said in the evening now, like everywhere. But on Sundays at half past six they still have toast, one the supper and one the breakfast.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
          ],
          done: 'The key turned in the lock, and {L} sat on the stairs, wide awake. “What are you doing up?” asked somebody, with the work jacket still on. “Our circles touch here,” said {L}, and held up the drawing, and {told}.',
        },
        {
          kinds: ['sleep', 'makes', 'tells'],
          done: 'They ate toast, and talked about the day and about the night. Then {L} pulled the curtains, plumped up the pillow, and laid the notebook on it. It was {L} who knew how a bedtime goes in the morning, and {told}.',
        },
      ],
      art: {
        'put on pyjamas': 'hallway, evening: L wave sad wearing pyjamas; father',
        'pulled the curtains and went': 'kitchen, morning: L eat bowl calm; father, curtain',
        'knew about it. “So we whisper': 'cottage: F whisper calm; L nod; door',
        'Some people have to work while': 'hallway: L stand sad; door',
        'stayed awake in bed': 'bedroom, night: L sit sleepy in bed; clock',
        'tiptoed in at noon': 'bedroom: L tiptoe worried; father, bed',
        'sat in front of the bedroom door': 'hallway: L sit sad; door',
        'My father drove the night bus': 'living-room: G say calm; L listen curious; bus',
        'drew two circles': 'living-room: L draw drawing-pad(clock) happy; alarm-clock',
        'When the key turned': 'hallway, morning: L sit happy on stairs; father, two cup',
        'What are you doing up': 'kitchen, morning: L eat toast happy; father, two cup',
        'ate toast, and talked about': 'kitchen, morning: L eat toast happy; father, two cup',
        'with the day in one half': 'kitchen, morning: L eat toast happy; father, book',
        'one the supper and one': 'kitchen, morning: L eat toast happy; father, two cup',
        'a notebook on the pillow': 'bedroom, evening: L write happy; bed',
      },
    },
  ],
};
