import type { StorySourceInput } from '../../story-source.ts';

/** Stories about seals and walruses. */
export const seals: StorySourceInput = {
  id: 'seals',
  words: [
    'seal',
    'seals',
    'seal pup',
    'sea lion',
    'sea lions',
    'baby seal',
    'seals and walruses',
    'walrus and seal',
  ],
  situations: ['visit', 'learn', 'question', 'lost'],
  creature: 'seal',
  topic: 'seals',
  thing: 'the seal pup',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'keep-your-distance',
      titles: ['{S} on the Beach', '{L} and the Seal', 'Twenty Big Steps'],
      goal: 'keep {S} safe until the tide came in',
      trouble: 'everybody wanted to touch {S}',
      solved: '{S} was back in the sea',
      opener:
        'After the storm the beach was full of shells and seaweed. {L+} had a whole bag of treasures already. Then one of the stones opened its eyes.',
      friend:
        'It was {S+}, with long whiskers. “I’m only resting,” said {S}. “The waves were so high. When the water comes back, I’ll swim off.” {S’s} eyes were very big and very tired.',
      problem:
        'But people came with buckets and dogs and cameras. “Oh, how sweet!” they called, and came closer and closer. {S} trembled. A seal that is frightened can’t rest. And if it goes into the sea too tired, it can’t swim well.',
      tries: [
        '{L} said, “Please don’t.” But {L} said it very quietly, and nobody heard it.',
        'Somebody wanted to pour a bucket of water over {S}. “Seals don’t need that,” said {L}. They have to dry in between.',
        'Somebody wanted to push {S} back into the sea. {S} showed all those teeth, and everybody got a fright, {S} most of all.',
      ],
      tip: '“You’re doing well,” said {G+}, who looked after this beach. “A seal needs room more than anything: twenty big steps, on every side. People aren’t unkind. They just don’t know where to stop. Show them.”',
      low: 'Twenty steps. {L} looked along the beach, at the seaweed, the driftwood and the bag full of shells.',
      turn: '{L} walked twenty big steps and began to lay a line in the sand, of seaweed and sticks and all the white shells out of the bag, in a large circle around {S}. “This is the seal’s room,” said {L}, loudly this time. “Please stay outside.”',
      done: 'And they did! They sat down on the line, and put their dogs on leads, and whispered. {S} slept for three hours. Then the water came, over the shells, up to {S’s} nose. {S} looked round at {L} once more, and slid into the waves.',
      again:
        'Some shells were washed away that day. But sometimes a round head looks out of the water, just where the circle was.',
      helper: { name: 'Warden Tern', creature: 'seagull' },
      outcomes: [
        {
          asked: ['sea/ocean/water/swim/home/family/mum/mother/safe/free/back'],
          done: '{S} slept for three hours, and the people whispered behind the line of shells. Then the water came, over the weed and the sticks, up to {S’s} nose. Out in the bay a round head had been waiting since the storm. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} slept for three hours behind the line of shells. Then the water came, and {S} looked round once more, and slid into the waves. The people were still sitting there, in a circle, with their bags open. “Well guarded,” said {G}. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} slept for three hours, and everybody whispered behind the line of shells. Then the water came. {S} looked round at {L} once more, slid into the waves, and came up with wet, shining whiskers to look again. On the beach {told}.',
        },
      ],
      art: {
        'shells and seaweed.': 'shore: L hold bag surprised; shell, stone',
        'The waves were so high': 'shore: S lie sleepy; L look S surprised',
        'they called, and came closer': 'shore: S shiver frightened; L look worried; people, dog, camera',
        'quietly, and': 'shore: L whisper ashamed; S shiver; people',
        'pour a bucket of water': 'shore: L stamp worried; S startle; gentleman, bucket',
        'showed all those teeth': 'shore: S shout angry; L startle; people',
        'looked after this beach': 'shore: G say; L look G curious',
        'looked along the beach': 'shore: L hold bag curious; S lie sleepy; seaweed, plank',
        'This is the seal': 'shore: L shout brave; S sleep calm; many white shell',
        'slept for three hours': 'shore: S sleep calm; L whisper happy; people, shell, dog',
        'a round head': 'shore: S wave happy in water; L wave happy',
      },
    },
  ],
};
