import type { StorySourceInput } from '../../story-source.ts';

/** Stories about rhinos. */
export const rhinos: StorySourceInput = {
  id: 'rhinos',
  words: ['rhino', 'rhinos', 'rhinoceros', 'baby rhino', 'rhinos and hippos'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'rhinos',
  thing: 'the mud and the bird',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'eyes-on-my-back',
      titles: ['{S} Runs at Everything', '{L} and the Rhino', 'Who’s There?'],
      goal: 'find out why {S} charged at everything',
      trouble: '{S} charged at everything that moved',
      solved: '{S} looked before running',
      opener:
        'In the grassland everybody knew that drumming in the ground. “Up the trees!” they called. {L+} was up already. Below, something grey went past like a train, and straight into a termite hill.',
      friend:
        'The dust settled. There was {S+}, with earth on {S.their~the} horn. “Did I get it?” asked {S}. “It was a termite hill,” said {L}. “Oh,” said {S}. “It looked at me in such a funny way.”',
      problem:
        '“I can’t see very well,” said {S}. “Everything’s blurred. When something moves, I think: a lion! And then I run, to be on the safe side.” Nobody came to the water hole any more. {S} drank alone. You could see that it made {S} sad.',
      tries: [
        '{L} made glasses out of two rings of wire. They looked good. They fell off at the first step.',
        '{L} told everyone to wear something red. A bush doesn’t do that, and {S} charged at a bush.',
        '{S} promised to count to three before running. {S} counted very fast.',
      ],
      tip: '“I see every tick from a hundred steps,” said {G+}, “and I haven’t got a place to sit. You’ve got a broad back, and bad eyes. Ever thought of sharing? But somebody has to introduce us. You charge at me as well.”',
      low: '“A bird?” said {S}. “They always fly off.” “You always run at them,” said {L}. “Stand still for once. I’ll keep you company.”',
      turn: '{L} stayed on the lowest branch and talked quietly. The bird came in a circle, and nearer, and sat down on that grey back. {S} trembled, and didn’t run. “If I go krrr, it’s danger,” said the bird. “If I’m quiet, it’s only grass.”',
      done: 'A bush moved. {S} lowered {S.their~the} head, and listened. It was quiet up there. “Only grass,” said {S}, and stayed. A zebra came, and the bird was quiet. Towards evening everybody stood round the water hole together, and {S} in the middle.',
      again: 'The bird has eaten all the ticks, and it’s rather round. It says “krrr” perhaps twice a year.',
      helper: { name: 'Pecky', creature: 'bird' },
      outcomes: [
        {
          asked: ['friend/bird/lonely/play/join/charge/stop'],
          done: 'A bush moved. {S} lowered that head, and listened. It was quiet up there. “Only grass,” said {S}, and stayed. A zebra came, one careful step after the other, and still there was no “krrr”. Then they all came, and {told}.',
        },
        {
          asked: ['see/glasses/eye'],
          done: 'A bush moved. {S} lowered that head, and listened. “Only grass,” said the bird. “And on the left a zebra, and behind it the sun going down, red as anything.” It told {S} all of it, from up there, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A bush moved. {S} lowered that head, and listened. It was quiet up there. “Only grass,” said {S}, and stayed. The zebra brought the others down from the trees, each with something sweet from the top branches, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A bush moved. {S} lowered that head, and listened. It was quiet up there. “Only grass,” said {S}, and stayed, until the zebra stood nose to nose with that horn. “Krrr,” said the zebra, for fun, and round the water hole {told}.',
        },
      ],
      art: {
        'Up the trees': 'meadow: L climb frightened on tree; zebra',
        'Did I get it': 'meadow: S say worried; L look S surprised; heap',
        'can’t see very well': 'meadow: S cry sad; L comfort S; pond',
        'two rings of wire': 'meadow: L offer glasses happy; S walk worried',
        'wear something red': 'meadow: S run worried; L startle; bush, zebra',
        'to count to three': 'meadow: S run brave; L cover-eyes worried',
        'every tick from': 'meadow: G say; L+S look G curious',
        'A bird?': 'meadow: S look-up worried; L comfort S; bird',
        'on the lowest branch': 'meadow: L sit calm on tree; S shiver worried; small bird',
        'A bush moved': 'meadow, evening: S stand proud; L cheer; bird, zebra, bush',
        'rather round': 'meadow: S wave happy; L laugh; big bird',
      },
    },
  ],
};
