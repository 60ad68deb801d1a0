import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an evening with a babysitter. */
export const babysitter: StorySourceInput = {
  id: 'babysitter',
  words: ['babysitter', 'baby sitter', 'babysit', 'new babysitter', 'mum/dad go out', 'parent go out'],
  situations: ['visit', 'newcomer', 'reluctant', 'afraid'],
  happensToLead: true,
  topic: 'the babysitter',
  thing: 'the babysitter',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'everything-the-wrong-way-round',
      titles: ['{L} and the Babysitter', 'That’s Not How It Goes!', 'Until They Come Home'],
      goal: 'have a good evening with the babysitter',
      trouble: 'the babysitter did everything differently',
      solved: '{L} and the babysitter had an evening of their own',
      opener:
        'There was perfume in the hall, and the good shoes were out. {L+} knew what that meant. “We’ll be back when you’re asleep,” they said. Ding-dong! “And that’ll be Dot.” {L} went and stood behind the coats.',
      problem:
        'Dot was nice. But Dot cut the bread into triangles, did the voice of the bear too high, and ran the water the wrong way round. “That’s not how it goes,” said {L}. And then it was bedtime, and at bedtime one misses people most.',
      tries: [
        '{L} asked for a drink, and for another one, and for a very small third. After that {L} had to get up for something else.',
        '{L} stood at the window to see if they were coming. There was a lamp, a cat, and a cat. Every car went on past.',
        '{L} said that at home you may stay up until ten. Dot looked at the clock, and at {L}, and raised one eyebrow. It was a very good eyebrow.',
      ],
      tip: '“I can’t do it as they do,” said Dot, and sat down on the bottom stair. “I don’t know how. You’re the only one here who does. Will you show me? And then I’ll show you one thing that they can’t do.”',
      turn: '{L} came out from behind the coats. “First the bear,” said {L}, “but deep down. Then the door: as wide as a shoe.” Dot wrote it all down, and did the bear. It was quite deep now. “And your thing?” asked {L}.',
      done: 'Dot turned out the lamp, held a torch behind both hands, and over the wall flew a bird. After that came a dog that could bark. {L} made one as well. They were still flying when {L’s} eyes shut, the door as wide as a shoe.',
      again:
        '“How was it?” they asked in the morning. “You could have stayed longer,” said {L}, and let a bird fly over the butter.',
      helper: { name: 'Dot', creature: 'goose' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/bedtime'],
          kinds: ['sleep'],
          done: 'Dot turned out the lamp, held a torch behind both hands, and over the wall flew a bird. {L} made one as well. The bear’s voice was deep enough by now, the door stood open as wide as a shoe, and {told}.',
        },
        {
          asked: ['mum/dad/mummy/daddy/parent/they come/back/home/return'],
          kinds: ['home', 'way-home'],
          done: 'Dot held the torch behind both hands, and a bird flew over the wall, and then a dog that could bark. {L’s} bird was still in the air when there was a key in the door and a smell of perfume in the hall. So {told}.',
        },
        {
          asked: ['come/again/next/back/every babysitter/dot/again', 'like/love/best babysitter/her/him/dot'],
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'says',
            'says-words',
            'stays',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'Over the wall flew a bird, made of nothing but a torch and both Dot’s hands. “That’s one thing they can’t do,” said {L}, and made one as well. There were eleven more animals where that came from, said Dot, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'tells'],
          done: 'The bread was in triangles, and the bear had quite a deep voice by now. Dot turned out the lamp, held up a torch, and over the wall flew a bird. “We’ve got till you’re asleep,” said Dot, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'team'],
          done: 'Dot turned out the lamp, held a torch behind both hands, and over the wall flew a bird. After that came a dog that could bark, and it barked at the bear. {L} came out from behind the coats for good, and {told}.',
        },
      ],
      art: {
        'There was perfume in the hall': 'hallway, evening: L look sad; mother, father, door',
        'Ding-dong': 'hallway, evening: L hide worried; mother, curtain, door',
        'bread into triangles': 'kitchen: L sulk sad; sandwich',
        'for a very small third': 'bedroom, night: L drink worried glass',
        'stood at the window': 'living-room, night: L look sad at window; window, lamp, cat',
        'at home you may stay up': 'living-room, night: L say brave; clock',
        'sat down on the bottom stair': 'hallway, night: G sit calm on stairs; L listen curious',
        'came out from behind the coats': 'hallway, night: L say happy; G write happy',
        'wrote it all down, and': 'bedroom, night: L point happy; G raise bear happy',
        'wall flew a bird': 'bedroom, night: L sit happy in bed; G hold torch happy; bird',
        'torch behind both hands, and': 'bedroom, night: L sit happy in bed; G hold torch happy; bird',
        'How was it': 'kitchen, morning: L wave happy; mother, butter, bird',
      },
    },
  ],
};
