import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the picture. */
export const painting: StorySourceInput = {
  id: 'painting',
  words: ['paint', 'draw', 'painting', 'drawing', 'artist', 'picture', 'craft', 'paintbrush'],
  situations: ['make', 'learn', 'lost', 'wants'],
  topic: 'the picture',
  thing: 'the picture',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'the-blot',
      titles: ['{L} and the Blot', 'The Picture With the Mistake', 'A Splash of Blue'],
      goal: 'paint a picture for the big wall',
      trouble: 'there was a blot in the middle of the picture',
      solved: 'the picture was finished',
      object: 'paintbrush',
      opener:
        'There was going to be an exhibition in the town hall, with a picture by everyone. {L+} had a big white sheet of paper, seven colours and a very clear idea.',
      friend:
        '{F+} brought the good paintbrush, the one that makes thick and thin lines. “What will it be?” asked {F}. “A secret,” said {L}, and began at the top left.',
      problem:
        'It was going to be the best picture ever. Then somebody’s elbow touched the jar. Splash! Right in the middle there was a blot, big and blue, with arms and legs. And the exhibition was tomorrow.',
      tries: [
        '{L} rubbed at the blot with a cloth. Now the blot had a twin, on the cloth, and a hole.',
        'They painted it over with white, three times. It came through like a ghost that has forgotten something.',
        '{L} took a new sheet and began again. But the new one looked frightened, so small and careful was everything in it.',
      ],
      tip: '“What a fine blot,” said {G+}, head on one side. “I spend weeks trying to make one like that. Turn it round. A mistake is often the beginning of something you weren’t brave enough for.”',
      turn: '{L} turned the sheet, once, twice. Upside down the blot had a back, and a spout. “It’s a whale!” A dab for the eye, a line for the sea, and suddenly the whole picture went round the blue whale as if it had been waiting for it.',
      done: 'In the town hall it hung in the middle. People stood in front of it for a long time. “That blue,” they said, “how did you ever think of it?” {L} looked at {F’s} elbow, and they both said nothing.',
      again: 'Whenever something spills now, nobody shouts. They all turn it round first.',
      helper: { name: 'Madame Ochre', creature: 'parrot' },
      outcomes: [
        {
          asked: [
            'picture/wall/exhibition/gallery/museum/win/prize/frame/hang/paint/painting/whale/beautiful',
          ],
          done: 'In the town hall it hung in the middle, the blue whale with the whole sea round it. “That blue,” people said, “how did you ever think of it?” {L} looked at {F’s} elbow. Next to the frame {told}.',
        },
        {
          asked: ['alive/life/come/magic/swim/jump'],
          done: 'In the town hall it hung in the middle, the blue whale with the whole sea round it. In the evening the lamps went out, and {L} looked back once more. Its eye had a dab of light in it. Something splashed, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'In the town hall it hung in the middle, the blue whale with the whole sea round it. “That blue!” people said. The mayor’s elbow touched a glass of juice, and a new blot ran over the cloth. They turned it round, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the town hall it hung in the middle, the blue whale with the whole sea round it. “That blue, how did you ever think of it?” {L} looked at {F’s} elbow. {F} hid it behind the other one, and {told}.',
        },
      ],
      art: {
        'a very clear idea': 'workshop: L hold paper happy; many paint-pot',
        'the good paintbrush': 'workshop: F give paintbrush happy; L paint happy',
        'touched the jar': 'workshop: L startle; F startle; blue heap, jar',
        'rubbed at the blot': 'workshop: L wipe worried; blue puddle',
        'painted it over with white':
          'workshop: L offer paintbrush worried; F look worried; ghost, white paint-pot',
        'looked frightened, so small': 'workshop: L paint worried; small picture',
        'What a fine blot': 'workshop: G speak happy; L look sad paper; blue puddle',
        'turned the sheet, once': 'workshop: L raise paper surprised; F look curious; blue puddle',
        'A dab for the eye': 'workshop: L paint painting-board(whale) happy; F cheer',
        'the town hall it hung': 'museum: L look proud; F look laughing; people, big picture(whale)',
        'Whenever something spills': 'kitchen: L point happy; F look curious; red puddle, cup',
      },
    },
  ],
};
