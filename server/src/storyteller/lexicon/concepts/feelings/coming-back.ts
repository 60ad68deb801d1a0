import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid that somebody will not come back. */
export const comingBack: StorySourceInput = {
  id: 'coming-back',
  words: [
    'won’t come back',
    'not come back',
    'come/coming back',
    'come/comes/coming back for me',
    'mum/mom/mummy/mommy/dad/daddy come/comes/always comes back',
    'will mum/mom/mummy/dad/daddy come back',
    'separation anxiety',
    'parent/parents go/goes/going out evening',
    'left with babysitter',
    'when mum/mom/mummy/dad/daddy goes out',
    'miss/missing my parents',
    'always come back',
    'mum/dad goes away',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'being afraid that somebody will not come back',
  thing: 'the red scarf',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'half-a-scarf',
      titles: ['Half a Scarf', '{S} Always Comes Back', 'At the Window'],
      goal: 'believe that {S} would come back',
      trouble: '{L} was afraid that {S} would not come back',
      solved: '{L} had seen that {S} came back',
      opener:
        '{S} was only going out for the evening. There was somebody there to look after {L+}, somebody nice, and there was going to be noodles. But when {S} took the red scarf from the hook, everything in {L} went cold.',
      friend:
        '“I’ll be back when you’re asleep,” said {S}, “and I’ll give you a kiss, and you won’t notice.” That was just it. How can you be sure of something that you won’t notice?',
      problem:
        '{L} held on to the scarf. “What if you don’t come back?” It was said at last. “What if you get lost, or forget?” “I won’t forget,” said {S}. The door closed. {L} stood at the window till the steps could no longer be heard.',
      tries: [
        '{L} rang {S} up after four minutes. {S} was still at the bus stop. It helped until {L} hung up.',
        '{L} wanted to stay awake till {S} was back, propped up with both hands. Sleep came from behind.',
        '{L} was angry and drew {S} very small. It didn’t feel good, and {L} drew {S} bigger again.',
      ],
      tip: '“My chicks think that I’m gone for good each time I fly off for a worm,” said {G+}. “You can’t tell them. They have to count. How often has {S} been away already? And how often has {S} come back? And then take something with you that has two halves.”',
      low: '{L} counted: nursery, the shop, the dentist, the choir. Hundreds of times! And then {L} counted how often {S} had come back. It was the same number.',
      turn: 'Next time {L} had prepared for it. “We’ll cut the red scarf in two,” said {L}. {S} fetched the scissors. “One half goes with you. And when you’re back, you lay it next to mine. Then I’ll see it in the morning.” Snip.',
      done: 'It wasn’t easy, even so. But there were noodles, and a game, and half a scarf on the pillow, which smelled of {S}. And when {L} opened {L.their~the} eyes in the morning, there were two halves. They lay next to each other, so close that you couldn’t see the cut.',
      again:
        'They’ve done it eleven times by now. {L} makes a stroke for each on the wall by the bed: gone, back, gone, back.',
      helper: { name: 'Mrs Robin', creature: 'robin' },
      outcomes: [
        {
          asked: ['mum/mummy/dad/daddy/mom/she/he come/back/home/return/kiss', 'morning/wake'],
          kinds: ['home', 'way-home', 'sees'],
          done: 'There were noodles, and a game, and half a scarf on the pillow. In the hall the clock went on, and the street got quiet. Then there were steps, the very ones that {L} had listened to until they were gone, and {told}.',
        },
        {
          asked: ['sleep/asleep/bed/night/story'],
          kinds: ['sleep', 'tells'],
          done: 'There were noodles, and a game, and the half of a red scarf on the pillow, which smelled of {S}. The other half was out there, and it was tied to the same evening. So {told}.',
        },
        {
          kinds: [
            'plays',
            'eats',
            'party',
            'shares',
            'makes',
            'friends',
            'new-friend',
            'still-friends',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'It wasn’t easy, even so. But there were noodles, and somebody nice, and half a scarf that was good for all sorts of things: a flag, a river, a bandage for the bear. The other half was on its way, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'team', 'stays', 'says', 'says-words'],
          done: 'When {L} woke in the morning, there were two halves on the pillow, so close that you couldn’t see the cut. And where the second half was, {S} could not be far. The door stood open by a crack, and {told}.',
        },
      ],
    },
  ],
};
