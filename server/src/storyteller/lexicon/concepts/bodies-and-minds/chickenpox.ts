import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chickenpox. */
export const chickenpox: StorySourceInput = {
  id: 'chickenpox',
  words: [
    'chicken pox',
    'chickenpox',
    'measles',
    'spots all over',
    'itchy spot',
    'covered in spot',
    'red spot',
  ],
  situations: ['ailment', 'has', 'trait', 'deed', 'cannot', 'learn', 'question', 'refuses'],
  topic: 'chickenpox',
  thing: 'the itchy spots',
  main: 'cottage',
  plots: [
    {
      id: 'the-spots-that-must-not-be-scratched',
      titles: ['{L} Has Chickenpox', 'Spots!', 'Don’t Scratch, {L}!'],
      goal: 'stop scratching',
      trouble: 'the spots itched all over, and {L} was not allowed to scratch',
      solved: 'the spots had stopped itching',
      opener:
        'In the evening {L+} had one spot on {L.their} tummy. In the morning there were spots on the back, behind the ears and between the toes. “Chickenpox,” they said, and wrote a note for school.',
      friend:
        '{F+} had already had it. “So I can’t catch it again,” said {F}, and sat on the end of the bed. “Mine itched worst at night.”',
      problem:
        'The spots itched. They itched under the pyjamas and they itched on the head. “Don’t scratch,” they all said. “Scratched spots get sore and leave marks.” But {L} could not think of anything else.',
      tries: [
        '{L} sat on both hands. That worked until the nose itched, and then the left ear.',
        '{L} rubbed against the door frame like a bear on a tree. It was lovely for a moment. Then it itched twice as much, and one spot was sore.',
        '{L} lay under the thick duvet and did not move. It got hot in there. Spots like it hot, and they itched more than before.',
      ],
      tip: '“Itching hates the cold,” said {G+}. “And it hates to be forgotten. Put something cool on it, and give your hands a job to do.”',
      turn: 'So {L} had a cool bath with oats in it, and got out all soft. Then came the pink lotion. {L} took the brush and dabbed it on, spot by spot, and gave every spot a name.',
      done: 'By the time the last spot was dabbed, {L} was pink from top to toe, and nothing itched. “I haven’t scratched for a whole hour!” said {L}. They had both been too busy to notice.',
      again:
        'A week later the spots had dried up, and {L} went back to school. There is one tiny mark left on {L’s} tummy. Its name is Kevin.',
      helper: { name: 'Doctor Fern', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['better/well/gone/heal/disappear/school/stop/itch/away'],
          kinds: ['home', 'way-home'],
          done: 'By the time the last spot was dabbed and named, {L} was pink from top to toe, and nothing itched. The lotion dried, and the spots dried under it. One after another they said goodbye, Kevin last of all, and {told}.',
        },
        {
          asked: ['visit/play/friend/game/draw/paint/dot'],
          kinds: ['plays', 'friends', 'new-friend', 'still-friends', 'makes'],
          done: '{L} was pink from top to toe, and nothing itched. “Has that one got a name?” asked {F}, at the end of the bed. They all had, and by supper they had families. Both hands were so busy that no nail was near a spot, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'team',
            'stays',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'By the time the last spot was dabbed, {L} was pink from top to toe. “I haven’t scratched for a whole hour!” said {L}. {F} looked in from the end of the bed, and pulled a face just like Kevin, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get'],
          done: '{L} was pink from top to toe, and nothing itched any more. The clock had gone on by a whole hour without anybody’s help. In bed there is room for a tray, if the spots move up, and {told}.',
        },
      ],
      art: {
        'In the evening': 'bedroom, evening: L look worried at mirror; mirror',
        'and wrote a note for school': 'bedroom, morning: L sit sad in bed; mother',
        'had already had it': 'bedroom: F sit calm; L sit sad in bed',
        'The spots itched': 'bedroom: L sit sad in bed; people',
        'sat on both hands': 'bedroom: L sit worried on bed',
        'like a bear on a tree': 'bedroom: L push worried in doorway',
        'under the thick duvet': 'bedroom: L lie sad under blanket',
        'Itching hates the cold': 'bedroom: G say calm; L listen sad',
        'had a cool bath with oats': 'bathroom: L sit happy in bath',
        'came the pink lotion': 'bathroom: L hold paintbrush happy; pink paint-pot',
        'gave every spot a name': 'bathroom: L hold paintbrush laughing; pink paint-pot',
        'pink from top to toe': 'bathroom: L cheer; F cheer; pink paint-pot',
        'A week later the spots': 'school: L wave happy; children',
      },
    },
  ],
};
