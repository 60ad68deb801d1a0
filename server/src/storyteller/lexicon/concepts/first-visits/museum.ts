import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the trip to the museum. */
export const museum: StorySourceInput = {
  id: 'museum',
  words: [
    'museum',
    'school/class/field trip museum',
    'art gallery',
    'aquarium',
    'planetarium',
    'science fair',
  ],
  situations: ['visit', 'lost', 'wants'],
  topic: 'the trip to the museum',
  thing: 'the great hall of the museum',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'missing-bone',
      titles: ['The Bone That Was Left Over', '{L} at the Museum', 'Number Two Hundred and Six'],
      goal: 'find where the last bone belongs',
      trouble: 'one bone of the museum’s dinosaur was left over',
      solved: 'the museum’s dinosaur was complete',
      opener:
        'Two by two they went up the steps of the museum. In the great hall stood the bones of a dinosaur, so high that {L+} had to lean back to see its teeth.',
      problem:
        'But under its tail a card said: “One bone left over. Nobody knows where it goes.” And there it lay in a glass case, curved and small. “It must belong somewhere,” said {L}.',
      tries: [
        'They looked at the feet. Every toe was there. They counted twice, because {F} had counted {F’s} own toes as well.',
        'They looked at the wings. It took them quite a while to see that it didn’t have any.',
        'They asked the knight in the next room. There was nobody in the armour.',
      ],
      tip: '“I’ve dusted it for thirty years,” said {G+}, “and it always looks as if it wanted to say something. Don’t look for the gap. Look at what it can’t do.”',
      turn: '{L} lay down flat on the floor of the museum and looked up. It could bite. It could walk. It could wag. But could it nod? “The neck!” cried {L}. “There’s a gap, right under the chin!”',
      done: 'They fetched the long ladder. The small bone slid in with a click, the great head tipped forward just a little, and now the dinosaur looked straight down at {L}, and smiled.',
      again:
        'There’s a new card now. It has {L’s} name on it, and it’s hung very low, so that those who need to can read it.',
      helper: { name: 'Mr Feather-Duster', creature: 'ostrich' },
    },
  ],
};
