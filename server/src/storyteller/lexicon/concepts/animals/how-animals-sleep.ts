import type { StorySourceInput } from '../../story-source.ts';

/** Stories about how animals sleep. */
export const howAnimalsSleep: StorySourceInput = {
  id: 'how-animals-sleep',
  words: [
    'how animals sleep',
    'how do animals sleep',
    'animals sleep/sleeping',
    'animal/animals bedtime',
    'animals at bedtime',
    'where animals sleep',
    'where do animals sleep',
    'sleepy animals',
    'sleep of animals',
    'goodnight animals',
    'animals go to sleep',
    'animals asleep',
    'barn animals at night',
    'farm animals at night',
    'farm at night',
    'animals sleep at night',
  ],
  situations: ['learn', 'question', 'visit', 'wants', 'cannot', 'deed', 'ability'],
  topic: 'how animals sleep',
  thing: 'the way to sleep',
  home: 'cottage',
  main: 'meadow',
  night: true,
  plots: [
    {
      id: 'upside-down-or-standing-up',
      titles: ['How Do You Sleep?', '{L} Tries All the Beds', 'Upside Down and Standing Up'],
      goal: 'find out how to fall asleep',
      trouble: '{L} could not fall asleep',
      solved: '{L} was sleeping in the very best way',
      opener:
        'The moon was up, and the pillow was too warm. {L+} lay on one side, and then on the other. “How do other animals do it?” asked {L}. “They haven’t even got a pillow.”',
      friend:
        '{F+} was still awake too. “Let’s look,” whispered {F}. They took the lamp and went out into the yard, very softly, to see how everybody slept.',
      problem:
        'In the stable the horse was sleeping on its feet. On the pond the duck slept with one eye open. From the beam hung the bat, wrapped up in its wings, head down. They all slept in different ways, and only {L} did not sleep at all.',
      tries: [
        '{L} tried it like the horse, standing up. It went well, up to the moment when {L} nodded off. Then it went bump.',
        '{L} tried it like the bat, with the head hanging down from the bench. All the thoughts ran into the head, and were wider awake than before.',
        'They tried it like the duck, with one eye shut. The other eye saw a moth, and had to watch it.',
      ],
      tip: '“The horse must be able to run, so it stands,” said {G+}, who only got up at this hour. “The duck keeps watch. The bat can fly off at once. They all sleep where they feel safe. So don’t ask how a horse feels safe. When do you?”',
      turn: '{L} thought about it, all the way back to the house. By the barn lay the cat, rolled up, with the kittens in one heap. “Like that,” whispered {L}. “Rolled up small, with something warm beside me, and somebody breathing.”',
      done: '{L} rolled up like the cat, with the blanket up to the chin. {F} lay back to back with {L}, and breathed in and out. Outside the horse stood, the duck watched and the bat hung. And before the cat had counted the kittens, {L} was asleep.',
      again:
        'In the morning the bat was just going to bed. “Good night,” said {L}, and yawned, and stretched like a cat.',
      helper: { name: 'Old Dusk', creature: 'owl' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/dream/goodnight/night/nap/snore/tired'],
          done: '{L} rolled up like the cat, small, with the blanket up to the chin, and {F} lay back to back and breathed in and out. Outside the horse stood, the duck watched with one eye, the bat hung. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'laughs', 'says', 'team', 'stays', 'home', 'tells', 'sees'],
          done: '{L} rolled up like the cat, with the blanket up to the chin, and it was just right. {F} did the same on the other side. Horse, duck and bat had a place each, and this was theirs. Before the lamp went out, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} rolled up like the cat, with the blanket up to the chin, and {F} lay back to back with {L}. One was asleep before the cat had counted the kittens. They all dreamed of the same yard: in the dream {told}.',
        },
      ],
      art: {
        'the pillow was too warm': 'bedroom, night: L stand worried in bed',
        'was still awake': 'farm, night: F hold lamp curious; L tiptoe curious',
        'was sleeping on its feet': 'farm, night: L look worried; horse, duck, bat',
        'nodded off': 'farm, night: L fall; F startle; horse',
        'head hanging down from the bench': 'farm, night: L lie-back worried on bench; F look L; bat',
        'with one eye shut': 'farm, night: L+F stand sleepy; duck, butterfly',
        'must be able to run': 'farm, night: G say; L look G curious; horse',
        'all the way back': 'farm, night: L think cushion curious; F hold lamp curious',
        'By the barn lay': 'farm, night: L point happy; F kneel happy; cat',
        'rolled up like the cat': 'bedroom, night: L+F sleep calm in bed; cat',
        'just going to bed': 'farm, morning: L yawn happy; bat',
      },
    },
  ],
};
