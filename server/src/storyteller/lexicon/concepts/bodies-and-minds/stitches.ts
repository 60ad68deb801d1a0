import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting stitches. */
export const stitches: StorySourceInput = {
  id: 'stitches',
  words: [
    'get/getting/have/having/need/needing stitch/stitches',
    'my stitches',
    'stitches out',
    'stitches in',
    'cut chin/head/forehead',
    'cut that needs stitching',
  ],
  situations: ['ailment', 'visit', 'damage', 'learn', 'afraid', 'broken', 'wants'],
  gentle: true,
  topic: 'getting stitches',
  thing: 'the small blue stitches',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'as-a-tailor-does',
      titles: ['{L} Gets Stitches', 'Four Small Knots', '{L} and the Cut'],
      goal: 'have the cut closed',
      trouble: 'the cut would not close by itself',
      solved: 'the cut was neatly closed',
      opener:
        '{L+} had been running round the table, and the floor was wet. Bump! Then there was a cut on {L’s} chin, and red drops on the tiles. They pressed a clean cloth on it.',
      friend:
        '{F+} fetched the cloth and held it, too. “It looks like a lot,” said {F}. “Chins always bleed a lot.” {L’s} knees were shaking.',
      problem:
        'After ten minutes it was still bleeding a little. They put on a plaster, and it slid off. “That has to be stitched,” said the doctor at the hospital. {L} thought of needles and thread, and began to cry.',
      tries: [
        '“A bigger plaster,” said {L}. They tried it. But a chin moves at every word, and the cut opened again.',
        '{L} pressed both lips together and held quite still. The bleeding stopped. Then {L} had to sneeze.',
        '“I want to go home,” said {L}. “We will,” they said, “as soon as your chin is closed.” That was not what {L} wanted to hear.',
      ],
      tip: '“What does a tailor do with a tear?” asked {G+}, the doctor. “First I’ll make the skin numb. That stings while you count to five. After that you feel me pull, and it doesn’t hurt. And you may cry the whole time, if you like.”',
      turn: '{L} lay down and took {F’s} hand. It stung: one, two, three, four, five. Then the sting faded, and the chin felt like rubber. {L} counted the lamps on the ceiling, and felt a small tug, and another.',
      done: '“Four,” said the doctor, and held up a mirror. There were four small blue knots in a row, as neat as on a good coat. Nothing bled any more. “I’m mended,” said {L}.',
      again:
        'Five days later the stitches were snipped out, and that only tickled. There is a thin line under {L’s} chin. Everyone walks round the table now.',
      helper: { name: 'Doctor Hazel', creature: 'squirrel' },
      outcomes: [
        {
          asked: ['brave/sticker/reward/toy/proud/ice-cream/cream/medal'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'happy', 'feels', 'says', 'says-words'],
          done: '“Four,” said the doctor, and held up a mirror. There were four small blue knots in a row, as neat as on a good coat. {L} had counted all the lamps on the ceiling, and there were nine of them. That was noted down, and {told}.',
        },
        {
          asked: ['heal/better/mend/scar/home/well/gone'],
          kinds: ['home', 'way-home'],
          done: '“I’m mended,” said {L}. There were four small blue knots, as neat as on a good coat, and nothing bled any more. Five days later they were snipped out, and that only tickled. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'tells',
            'sleep',
          ],
          done: '“Four,” said the doctor. There were four small blue knots in a row. {F’s} hand had been held all the time, and had four marks on it as well, from {L’s} fingers. They compared them in the mirror, and {told}.',
        },
      ],
      art: {
        'had been running': 'kitchen: L fall; table, puddle',
        'fetched the cloth and held': 'kitchen: F offer cloth worried; L sit sad',
        'put on a plaster, and': 'clinic: L cry; plaster, doctor',
        'A bigger plaster': 'clinic: L hold big plaster worried; doctor',
        'pressed both lips': 'clinic: L sneeze; doctor',
        'to go home': 'clinic: L point sad; door, doctor',
        'What does a tailor do': 'clinic: G hold needlework calm; L listen worried',
        'It stung: one': 'clinic: L lie brave; F hold-hands L; lamp',
        'counted the lamps on the ceiling': 'clinic: L lie calm; doctor, many lamp',
        'There were four small blue': 'clinic: L look proud at mirror; F look happy; mirror',
        'Five days later': 'kitchen: L walk happy; F walk happy; table',
      },
    },
  ],
};
