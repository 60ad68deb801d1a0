import type { StorySourceInput } from '../../story-source.ts';

/** Stories about writing a poem. */
export const poetry: StorySourceInput = {
  id: 'poetry',
  words: [
    'acrostic',
    'acrostic poem',
    'poetry',
    'poetry day',
    'national poetry day',
    'poem day',
    'poem',
    'poet',
    'write/writing poem',
    'haiku',
    'rhyming poem',
  ],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing', 'own-wish-to-be', 'works-as'],
  topic: 'writing a poem',
  thing: 'the poem',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-poem-with-no-rhyme',
      titles: ['{L} Writes a Poem', 'A Poem for the Rain', 'The Word That Wouldn’t Rhyme'],
      goal: 'write a poem',
      trouble: 'the page was still empty',
      solved: 'the poem was written down',
      opener:
        'On Friday everybody was to bring a poem. {L+} had sharpened a pencil and put a clean sheet of paper on the table. At the top it said “Poem”. Underneath it said nothing.',
      problem:
        '{L} thought of an orange. But nothing rhymes with orange. {L} thought of a mouse in a house, but everybody has a mouse in a house. By supper there was a hole in the paper from rubbing out.',
      tries: [
        '{L} took the longest words out of the dictionary. It sounded like a cough, and nobody knew what it meant.',
        '{F} said any words that rhymed: “Cat, hat, bat, flat.” It rhymed. But it wasn’t about anything.',
        '{L} copied a poem from a book. It was lovely. And it belonged to somebody else.',
      ],
      tip: '“Who says that it has to rhyme?” asked {G+}. “A poem is a very close look at something. Leave the table. Take one thing, and tell me how it looks, how it sounds, how it smells, and what it’s like. Only that.”',
      turn: '{L} went outside. It had begun to rain. {L} stood still in the doorway and wrote it down, just as it was: “Rain. It taps the bucket first. It makes the road smell warm. The puddle shivers like a cat that’s being stroked.”',
      done: '{L} read it out quietly, and then again more loudly. It hadn’t any rhymes, but it had rain in it. On Friday, when {L} had finished, nobody said anything for a moment. They were all listening to the window.',
      again:
        'In {L’s} pocket there is a small notebook now. Today it says: “Toast. It sounds like walking on snow.”',
      helper: { name: 'Miss Quill', creature: 'wren' },
      outcomes: [
        {
          asked: ['poem/read/class/write/prize/win/book/school/clap/teacher/rhyme'],
          done: 'On Friday {L} read it out, quietly at first. It hadn’t any rhymes, but it had a bucket in it, and a puddle like a cat. Nobody said anything for a moment. They were all listening to the window. Then {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On Friday {L} read it out. It hadn’t any rhymes, but it had rain in it, and they were all listening to the window. It really had begun. Nobody could go home now, so everyone read theirs, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On Friday {L} read it out. It hadn’t any rhymes, but it had rain in it. Nobody said anything for a moment. Then somebody in the back row whispered, “It taps the bucket first,” and {told}.',
        },
      ],
      art: {
        'to bring a poem': 'bedroom: L write happy at desk; crayon',
        'it said nothing': 'bedroom: L look worried paper at desk',
        'nothing rhymes with orange': 'bedroom: L think orange worried at desk; mouse',
        'out of the dictionary': 'bedroom: L read big book worried; hole',
        'any words that rhymed': 'bedroom: F tell cat happy; L write worried; hat, bat',
        'copied a poem': 'bedroom: L write worried at desk; book',
        'a very close look': 'meadow: G speak calm; L listen curious; flower',
        'It had begun to rain': 'village, rain: L look curious; bucket, puddle',
        'It taps the bucket': 'village, rain: L write happy; bucket, puddle, cat',
        'hadn’t any rhymes': 'school, rain: L read paper proud; F listen happy; children',
        'read it out quietly': 'school, rain: L read paper proud; F listen happy; children',
        'pocket there is': 'kitchen: L write happy; toast',
      },
    },
  ],
};
