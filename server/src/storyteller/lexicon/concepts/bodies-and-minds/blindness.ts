import type { StorySourceInput } from '../../story-source.ts';

/** Stories about finding the way without seeing. */
export const blindness: StorySourceInput = {
  id: 'blindness',
  words: [
    'blindness',
    'blind child/children/girl/boy/kid',
    'blind',
    'white cane',
    'being/going blind',
    'visually impaired',
    'visual impairment',
    'cannot/can’t see',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'has', 'trait', 'ability'],
  topic: 'finding the way without seeing',
  thing: 'the white cane',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-map-of-sounds',
      titles: ['{L} Knows the Way', 'The Map of Sounds', 'Tap, Tap, Tap'],
      goal: 'walk to the bakery alone',
      trouble: 'the way had changed and {L} could not find it',
      solved: '{L} had found the way alone',
      object: 'bag',
      opener:
        '{L+} was blind, and knew the village by heart: twelve steps to the gate, left where the gravel begins, and on until the fountain is loud. The white cane went ahead: tap, tap, tap. Today {L} wanted to fetch the rolls alone.',
      friend:
        '“I’ll wait at the bakery,” said {F+}. “I won’t come to meet you. I promise.” And {F} ran on ahead.',
      problem:
        'Twelve steps, gravel, left. But where was the fountain? It was quiet. Instead there was a drilling noise, and a barrier, where there had never been one. They were mending the square. {L} stood still. All at once the way had no sounds in it.',
      tries: [
        '{L} went on as always, and counted the steps. At step nine the cane hit a heap of sand.',
        'Somebody took {L} by the arm without asking, and pulled. “This way!” It was meant kindly, and when it was over {L} was on the wrong side of the street, and turned round.',
        '{L} called out for {F}. The drill was louder.',
      ],
      tip: '“I’ve moved your fountain, I’m sorry,” said {G+}, who was in charge of the drill, and switched it off. “I can tell you where the barrier ends. But you know things here that I don’t. What else can you tell the square by?”',
      turn: '{L} stood quite still. Under one foot there was smooth stone. That was the pavement by the church! And from in front came a warm, brown smell: bread. Tap, tap, tap, {L} followed the wall of the church, towards the smell.',
      done: 'There was the step, and there was the bell over the door. Ding! “Six rolls, please,” said {L}. By the counter stood {F}, and had kept the promise, and nearly burst. {L} felt the coins, the big one and the two small ones, and paid.',
      again:
        'They ate one each on the way back. There is a new way on the map in {L’s} head: stone, wall, bread.',
      helper: { name: 'Foreman Dug', creature: 'badger' },
      outcomes: [
        {
          asked: ['bread/roll/eat/bakery/cake/breakfast'],
          kinds: ['eats', 'party', 'shares', 'gets', 'given-by', 'all-get', 'makes'],
          done: 'There was the step, and there was the bell over the door. Ding! “Six rolls, please,” said {L}, and felt for the coins, the big one and the two small ones. They were still warm, and the whole shop smelled of brown, and {told}.',
        },
        {
          asked: ['alone/proud/way/find/independent/brave'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'home', 'way-home', 'claps'],
          done: '{L} followed the wall of the church towards the warm smell. Stone, wall, bread. There was the step, and the bell over the door. Ding! {F} had kept the promise, and had nearly burst. There was a new way on the map in {L’s} head, and {told}.',
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
            'tells',
            'sleep',
          ],
          done: 'Ding, went the bell over the door. By the counter stood {F}, and had kept the promise. “I didn’t come to meet you,” said {F}, “but my toes did.” “I heard them,” said {L}, “they were tapping.” So {told}.',
        },
      ],
      art: {
        'was blind, and knew': 'village: L walk happy stick; gate, fountain',
        'wait at the bakery': 'village: F run happy; L hold stick happy',
        'But where was the fountain': 'village: L stand worried stick; rope-barrier, drum',
        'the cane hit a heap': 'village: L stand worried stick; heap, shovel',
        'without asking, and pulled': 'village: L startle worried stick; gentleman',
        'called out for': 'village: L call worried stick; rope-barrier',
        'I’ve moved your fountain': 'village: G say calm; L listen curious; rope-barrier',
        'Under one foot there was': 'village: L sniff calm stick; house',
        'followed the wall': 'village: L walk happy stick; bread, wall',
        'bell over the door': 'shop: L hold coin proud stick; F cheer; baker, bun',
        'ate one each on the': 'village: L eat bun happy; F eat bun happy',
      },
    },
  ],
};
