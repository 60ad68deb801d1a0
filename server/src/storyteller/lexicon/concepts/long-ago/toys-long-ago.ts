import type { StorySourceInput } from '../../story-source.ts';

/** Stories about toys from long ago. */
export const toysLongAgo: StorySourceInput = {
  id: 'toys-long-ago',
  words: [
    'old toy',
    'old toys',
    'toys from the past',
    'toy past',
    'toys long ago',
    'toys in the past',
    'toys then and now',
    'old and new toys',
    'toys of long ago',
    'grandma’s/grandpa’s toy',
    'spinning top',
    'wooden toy',
    'toy museum',
    'victorian toys',
    'when grandma was little toys',
  ],
  situations: ['learn', 'visit', 'question', 'finds'],
  topic: 'toys from long ago',
  thing: 'the spinning top',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-thing-without-a-button',
      titles: ['The Toy Without a Button', '{L} and the Spinning Top', 'What Does It Do?'],
      goal: 'find out how the old toy worked',
      trouble: 'the old toy did nothing at all',
      solved: 'the old toy danced across the floor',
      opener:
        '{L+} was to bring an old toy to school. In Grandma’s attic there was a chest, and in it lay something made of wood, round at the top and pointed at the bottom. Next to it lay a stick with a string.',
      friend:
        '{F+} turned it round and round. “Where’s the button?” asked {F}. “Where do the batteries go?” There was no button, and nothing to open.',
      problem:
        '{L} stood it on the floor. It fell over. {L} stood it on its flat end. There it stood, and did nothing. “It’s broken,” said {F}. But {L} was to show it to the class tomorrow, and say what it does.',
      tries: [
        '{L} threw it. It bounced twice and rolled under the bed.',
        '{F} pulled it along on the string, like a dog. It bumped after them, on its side, and looked unhappy.',
      ],
      tip: '“My grandfather made that,” said {G+}. “Toys now have an engine in them. In those days you were the engine. Look: there’s a groove at the bottom. What if the string was wound round there?”',
      low: 'It was getting dark in the attic. The top lay there, and its rings had stopped shining.',
      turn: '{L} looked at the groove, wound the string round it, close and tight, held the top upright, and pulled the stick, as hard as possible. Whoosh! The string flew off, and the point stood on the floor, and did not fall.',
      done: 'It spun! It hummed. The red ring and the blue one ran together and turned purple. It danced across the boards and round the chest, and whenever it grew tired, {L} gave it a flick with the string.',
      again: 'On Friday the whole class queued up for it. It never needs new batteries.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} wound the string round the groove and pulled. Whoosh! It spun, it hummed, and the rings turned purple. In the chest there were more of them, with whips and hoops. Grandma carried it down to the yard, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} wound the string round the groove and pulled. Whoosh! It spun, it hummed, and danced across the boards, as it had done for Grandma’s grandfather. Grandma wound up the string, tied a bow in it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} wound the string round the groove and pulled. Whoosh! It spun, it hummed, and danced across the boards. Grandma pushed the chest aside so that it had room, and danced round it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} wound the string round the groove and pulled. Whoosh! It spun, and hummed, and then more and more softly, until it leaned over to one side. It knows when it’s tired, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} wound the string round the groove and pulled. Whoosh! It spun, it hummed, and the red ring and the blue one turned purple. Whenever it grew tired, it got a flick with the string, and {told}.',
        },
      ],
      helper: { name: 'Grandma Elsie', creature: 'hen' },
      art: {
        'In Grandma’s attic': 'attic: L hold dreidel curious; chest',
        'Where’s the button': 'attic: F hold dreidel curious; L look; stick, string',
        'It fell over': 'attic: L kneel worried; F point worried; dreidel',
        'bounced twice': 'bedroom: L throw dreidel worried; bed',
        'like a dog. It': 'attic: F pull string; L look; dreidel',
        'you were the engine': 'attic: G hold string; L look G curious; dreidel',
        'had stopped shining': 'attic, evening: L sit sad; dreidel, chest',
        'wound the string round it': 'attic: L pull string brave; F look; dreidel',
        'It spun!': 'attic: L cheer; F clap; big dreidel',
        'queued up for it': 'school: L hold dreidel happy; children',
      },
    },
  ],
};
