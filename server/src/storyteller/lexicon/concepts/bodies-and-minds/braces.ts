import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting a brace. */
export const braces: StorySourceInput = {
  id: 'braces',
  words: [
    'brace',
    'braces',
    'brace on tooth/teeth',
    'get/getting brace/braces',
    'dental brace',
    'orthodontist',
    'retainer',
    'wear/wearing braces/brace',
  ],
  situations: ['has', 'visit', 'wants', 'learn', 'newcomer', 'trait', 'ailment', 'own-wish', 'afraid'],
  topic: 'getting a brace',
  thing: 'the brace',
  main: 'city',
  plots: [
    {
      id: 'like-a-fence',
      titles: ['{L} Gets a Brace', 'Metal Smile', 'The Crooked Tooth'],
      goal: 'get used to the brace',
      trouble: 'the brace felt enormous, and {L} would not smile with it',
      solved: '{L} could talk, eat and laugh with the brace',
      opener:
        'One of {L’s} teeth had grown in sideways, and pushed its neighbour. “It needs some help,” said the orthodontist. So {L+} lay back in the chair, and little silver squares were glued on, with a thin wire through all of them.',
      problem:
        'In the mirror there was a mouth full of metal. It felt like a gate. Everything {L} said had too many “s” in it. In the evening all the teeth ached, and at supper {L} could not bite through the crust.',
      tries: [
        '{L} talked without opening the lips. Everybody said, “Pardon?” and so {L} had to say everything three times.',
        '{L} laughed behind one hand. But it is hard to throw and catch, or to eat soup, with one hand in front of your face.',
        '{L} bit into an apple, just as before. A square came off with a click, and they had to go all the way back to the clinic.',
      ],
      tip: '“A young tree gets a stake, so that it grows straight,” said {G+}. “Nobody thinks that the tree is ugly. Teeth ache for a few days when they begin to move. That means it’s working. Soft food, small bites, and a lot of talking for practice.”',
      turn: '{L} cut the apple into thin slices. They slid past the wire quite easily. Then {L} read a page aloud, and another one, with all the “s” words in it, until the tongue had found its way around.',
      done: 'On the fourth day nothing ached. {F} told a joke, and {L} laughed out loud, without a hand, and the brace flashed in the sun. It took a moment till {L} noticed it.',
      again:
        'Each month the wire is made a little tighter. In the photo on the fridge you can see that the crooked tooth has already moved. {L} is smiling in it, with all the metal.',
      helper: { name: 'Doctor Spruce', creature: 'beaver' },
      outcomes: [
        {
          asked: ['straight/straighter/off/perfect/beautiful/new tooth/teeth/smile'],
          done: '{L} had learned to say the “s”, and to bite in small bites, and the wire had been tightened month by month. The crooked tooth moved over as if somebody had asked it kindly. One day the chair went back once more, and {told}.',
        },
        {
          asked: ['friend/same/too/like/class/cool/nobody/school'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'says', 'says-words'],
          done: 'On the fourth day nothing ached. {F} told a joke, and {L} laughed out loud, without a hand, and the brace flashed in the sun. “Show me!” said somebody from the next table, with a hand in front of {L.their~the} mouth. The hand came down. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'stays', 'plays', 'tells'],
          done: 'On the fourth day nothing ached. {F} told the one about the gate that went to the dentist. {L} tried to keep both lips over it, and couldn’t, and the brace flashed in the sun, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'makes',
            'home',
            'way-home',
            'sleep',
          ],
          done: '{L} cut the apple thin, and the slices slid past the wire quite easily. On the fourth day nothing ached at all. There was a whole list on the fridge of what is soft, from the top to the bottom, so {told}.',
        },
      ],
      art: {
        'had grown in sideways': 'clinic: L lie worried; dentist-chair, doctor',
        'little silver squares': 'clinic: L sit worried in dentist-chair; doctor',
        'In the mirror there was a mouth': 'bathroom: L look sad at mirror; mirror',
        'talked without opening': 'school: L speak worried; people',
        'laughed behind one hand': 'playground: L whisper worried; ball',
        'bit into an apple': 'kitchen: L eat apple surprised',
        'A young tree gets a stake': 'clinic: G say calm; L listen curious; seedling, stick',
        'into thin slices': 'kitchen: L eat apple happy; plate on table',
        'tongue had found its way': 'bedroom: L read happy; book',
        'On the fourth day': 'garden: F tell cow happy; L laugh',
        'One day the chair went': 'clinic: L sit happy in dentist-chair; doctor',
        'In the photo on the fridge': 'kitchen: L point happy; picture, fridge',
      },
    },
  ],
};
