import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baby who is born too early. */
export const theTinyBaby: StorySourceInput = {
  id: 'the-tiny-baby',
  words: [
    'premature baby',
    'premature',
    'preemie',
    'baby born too early/soon',
    'born too early/soon',
    'baby in incubator',
    'baby incubator',
    'baby in hospital',
    'tiny baby',
    'baby brother/sister in hospital',
    'neonatal',
    'special care baby',
    'baby too small',
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
  gentle: true,
  happensToLead: true,
  topic: 'a baby who was born too early',
  thing: 'the glass bed',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'a-hand-like-a-coin',
      titles: ['As Small as a Loaf', 'The Glass Bed', 'A Song Through the Little Window'],
      goal: 'get to know the baby',
      trouble: 'the baby was too small to come home',
      solved: 'the baby knew {L}’s voice',
      opener:
        'The cot was not yet painted, and the baby was already there. It had come two months too early. “It’s as long as a ruler,” they said on the telephone, “and it’s fighting like a bear.” {L+} fetched a ruler. It was very short.',
      friend:
        '{L} was allowed to come along on Sunday and had to wash both hands, right up to the elbows, like a doctor. There was a blue gown as well, which came down to the floor.',
      problem:
        'The baby lay in a bed made of glass, under a lid, with tubes, a hat, and a plaster that was bigger than its nose. Something beeped. “That’s a helper,” they said, “it counts the heartbeats.” {L} had brought a ball. What was the baby to do with a ball?',
      tries: [
        '{L} waved through the glass. The baby’s eyes were shut, for it had no time for that. It was busy breathing.',
        '{L} held up the ball, the big drawing, and the bear. They weren’t allowed in, because everything in there has to be quite clean.',
        '“When is it coming home?” asked {L}. “When it’s strong,” they said. That was not a day on the calendar, and {L} did not know how to wait for it.',
      ],
      tip: '“It can’t see you yet,” said {G+}, who looked after the glass beds. “But it can hear. It has been listening for months, through the tummy. It knows the voices at home. There’s a little round window in the side, look. You may be quite soft.”',
      low: '{L} came a bit closer. Under the hat there was an ear. It was as small as a shell, and it was finished, with all its curls.',
      turn: '{L} bent down to the little round window. What do you say to somebody who is as long as a ruler? {L} sang, softly, the song about the snail, which was sung at home every evening at the sink. Two lines. Then {L} had to breathe.',
      done: 'The baby turned its head. Everyone had seen it. The beeping grew slower and calmer. Then {L} was allowed to reach in with one clean finger, and a hand took hold of it, no bigger than a coin. It held on tight. “Hello,” said {L}. “That’s me.”',
      again:
        'On the fridge hangs a strip of paper. Each Sunday they draw on it how long the baby is. On the day when it’s longer than two rulers, the cot will be dry.',
      helper: { name: 'Nurse Feather', creature: 'stork' },
      outcomes: [
        {
          asked: ['come/home/bigger/grow/strong/out/well/healthy/better/grew'],
          kinds: ['home'],
          done: '{L} sang about the snail through the little round window, every Sunday, and the beeping grew calm. On the fridge the strip of paper got longer, line by line. Then it was longer than two rulers, the cot was dry, and {told}.',
          again:
            'The strip of paper still hangs on the fridge. The ruler isn’t long enough any more, and the ball is just the right size.',
        },
        {
          asked: ['hold/finger/hand/touch/open/smile/look/hear'],
          kinds: ['laughs', 'sees'],
          done: 'The baby turned its head to the song about the snail. The beeping grew slower and calmer. Nurse Feather opened the little window all the way. {L’s} hands were clean right up to the elbows, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'stays', 'says', 'friends', 'team', 'sleep'],
          done: 'The baby knew the song about the snail. It turned its head, and a hand no bigger than a coin took hold of {L’s} finger. “Hello,” said {L}. “That’s me.” Nobody on that side of the glass let go, and {told}.',
        },
        {
          kinds: ['gets', 'makes', 'plays', 'eats', 'shares', 'party', 'tells', 'claps'],
          done: 'The baby turned its head to the song about the snail, and held on to {L’s} finger with a hand like a coin. “That’s me,” said {L}. It was as good as a birthday, two months early, so {told}.',
        },
      ],
    },
  ],
};
