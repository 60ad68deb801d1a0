import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the trip to the museum. */
export const museum: StorySourceInput = {
  id: 'museum',
  words: ['museum', 'school/class/field trip museum', 'art gallery', 'planetarium', 'science fair'],
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
      outcomes: [
        {
          asked: ['dinosaur/bone/skeleton/alive/egg/name/ride'],
          done: 'The small bone slid in with a click, and the great head tipped forward just a little. Now the dinosaur looked straight down at {L}, and smiled. {G} dropped the feather duster. Nobody else was in the hall, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'sleep/asleep/bed/snore',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'home',
            'plays',
            'eats',
            'party',
            'shares',
            'makes',
            'sleep',
          ],
          done: 'The small bone slid in with a click, the great head tipped forward just a little, and the dinosaur smiled down at {L}. “So that’s what it wanted to say,” said {G}. They all lay down on the floor to look up, and {told}.',
        },
      ],
      helper: { name: 'Mr Feather-Duster', creature: 'ostrich' },
    },
    {
      id: 'back-through-time',
      titles: ['Lost in the Museum', 'A Walk Back Through Time', '{L} and the Hundred Doors'],
      goal: 'find the way back to the great hall of the museum',
      trouble: 'every room of the museum led to another room',
      solved: 'the way back through the museum was found',
      opener:
        '“In the museum there are things from every time there ever was,” said {L+}. “I want to see all of them: the dinosaur, the knights and the flying machine.”',
      friend:
        '{F+} was waiting in the great hall of the museum, beside the dinosaur. “When the bell rings, everybody meets here again,” said {F}. “That should be easy. You can’t miss a dinosaur.”',
      problem:
        'They looked at mammoths and clay pots, at knights and steam engines, and last of all at the flying machine. Then the bell rang. But every room of the museum had several doors, and behind each door there was just another room.',
      tries: [
        'They followed an arrow. It belonged to an archer made of stone, and it pointed at the ceiling.',
        '{L} turned left at every door. Left, left, left and left again, and there was the flying machine once more.',
        '{F} stood on tiptoe to look for the dinosaur’s head. You could see a long way like that, all the way to the next wall.',
      ],
      tip: '“You did right to ask me,” said {G+}, the museum guard. “Nothing here stands just anywhere. The rooms begin with the oldest things and end with the newest. So don’t look at the doors. Look at what’s in the rooms.”',
      low: '{L} looked up at the flying machine. It was the newest thing that they had seen all day. “Then this is the end of the museum,” said {L} slowly, “and the dinosaur is the beginning.”',
      turn: '“We have to walk back through time!” said {L}. What came before flying machines? Steam engines! There they were, behind the door on the right. Before those came the knights, before the knights the clay pots, and before the pots the mammoths.',
      done: 'One more door, and there stood the dinosaur in the great hall, the oldest of all. “We’ve come back millions of years,” said {L}, “and we’re hardly late at all.”',
      again:
        'At home {L} has put everything on the shelf in order. The oldest things are on the left, and on the far right is the ticket from the museum.',
      helper: { name: 'Mr Lookout', creature: 'stork' },
    },
  ],
};
