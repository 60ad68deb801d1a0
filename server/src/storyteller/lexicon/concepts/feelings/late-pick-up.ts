import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being picked up late. */
export const latePickUp: StorySourceInput = {
  id: 'late-pick-up',
  words: [
    'forgot/forget to pick up',
    'forgot/forget pick me up',
    'picked up late',
    'pick up late',
    'late pick-up',
    'pick-up late',
    'last one picked up',
    'last to be picked up',
    'last one at nursery/kindergarten/school',
    'nobody picks me up',
    'nobody came to pick me up',
    'mum/mummy/dad/daddy late',
    'waiting for mum/mummy/dad/daddy',
    'mum/mummy/dad/daddy is late',
    'mum forgot me',
  ],
  situations: ['afraid', 'sad', 'forgets', 'absence', 'deed', 'longing', 'learn', 'lacks', 'reluctant'],
  gentle: true,
  happensToLead: true,
  topic: 'being picked up late',
  thing: 'the empty cloakroom',
  home: 'village',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-last-coat',
      titles: ['The Last Coat', '{L} Is Still Here', 'Somebody Is on the Way'],
      goal: 'wait until somebody came',
      trouble: 'all the others had been picked up, and nobody came for {L}',
      solved: 'somebody had come, out of breath, and {L} was not the last coat any more',
      opener:
        'At pick-up time it’s loud in the cloakroom. Boots and hats and “Look what I’ve made!” One coat after the other went out of the door. {L+} sat on the bench below a snail, with both shoes done up already.',
      friend:
        'In the end there were two coats left, and then there was only one. It was {L’s}. It was so quiet that you could hear the clock. “They’ll be here in a moment,” said {F+}, and sat down very close.',
      problem:
        'The big hand went on. Outside it was getting dark, and every car went by. “Perhaps they’ve forgotten me,” said {L}. It was only a small sentence. But when it was out, it filled the whole cloakroom.',
      tries: [
        '{L} stood at the window and wiped a hole in the mist. There came a bicycle. There came a dog. Each time it was somebody else.',
        '{L} wanted to go home alone. The door was locked, and that was a good thing, too.',
        '{L} counted to a hundred, ten times over. At a hundred nobody was there.',
      ],
      tip: '“Nobody’s forgotten you,” said {G+}. “I’ve phoned. There’s a tree across the road, and everyone’s waiting behind it. I don’t lock up as long as there’s one child here. I’d stay till midnight. What shall we do with all this time?”',
      low: '{L} thought about the tree, and the long row of lights, and in one of the cars a face. It was easier to wait for somebody who was on the way.',
      turn: '“Something that takes just as long as it takes,” said {L}. They fetched the big box of beads. For every car that went by {L} put one on the string, a blue one, and for every bicycle a red one.',
      done: 'It was quite long, when there were steps. The door flew open. “{L}!” It was a wet coat, and two arms. “I was thinking of you all the time,” said the voice in {L’s} ear. {L} held on tight. “I know,” said {L}. “I’ve got it here, on a string.”',
      again:
        'The chain hangs on the mirror in the car. When they’re late now, somebody rings up, and {L} gets to hear why. And if somebody else is the last coat, {L} sits down next to it, till they’re fetched.',
      helper: { name: 'Miss Plover', creature: 'woman' },
      outcomes: [
        {
          asked: ['mum/mummy/dad/daddy/mom/grandma/she/he/they come/arrive/pick/hug/back'],
          kinds: ['home', 'way-home', 'hugs'],
          done: 'There were steps, and the door flew open. “{L}!” It was a wet coat with two arms. The string was blue and red, and as long as the wait had been. {L} could show it, bead by bead, because somebody wanted to see it all, and {told}.',
        },
        {
          asked: ['sorry/promise/late/never/again/say'],
          kinds: ['says', 'says-words'],
          done: 'There were steps, and the door flew open. “I was thinking of you all the time,” said a voice in {L’s} ear. “I know,” said {L}. “I’ve got it here, on a string.” There were eleven blue ones and three red ones on it, and {told}.',
        },
        {
          kinds: [
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'They had the big box of beads, one for each car, and it took just as long as it took. Then the door flew open, with a wet coat in it. {L} hung the string round the neck of the coat, twice, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'happy', 'feels', 'stays', 'sleep'],
          done: 'There were steps, and a wet coat, and two arms. “I was thinking of you all the time,” said the voice in {L’s} ear. {L} held on tight. The last coat was taken down from its peg, below the snail, and {told}.',
        },
      ],
      art: {
        'At pick-up time': 'hallway: L sit calm on bench; coat-pegs, children',
        'In the end there were two coats': 'hallway: L sit sad on bench; F sit calm; coat, clock',
        'The big hand went on': 'hallway, evening: L look sad at clock; clock, door',
        'wiped a hole in the mist': 'hallway, evening: L look sad at window; window, dog, bike',
        'wanted to go home alone': 'hallway: L pull worried; door',
        'counted to a hundred': 'hallway: L sit sad on bench; coat',
        'I’ve phoned': 'hallway, evening: G say calm phone; L listen sad',
        'thought about the tree': 'hallway, evening: L think car calm',
        'They fetched the big box of beads':
          'hallway, evening: L hold necklace happy; F look; box, blue marble',
        'I was thinking of you': 'hallway, evening: L hug happy; mother, door, necklace',
        'It was a wet coat': 'hallway, evening: L hug happy; mother, door, necklace',
        'The chain hangs': 'village: L sit happy in car; necklace',
      },
    },
  ],
};
