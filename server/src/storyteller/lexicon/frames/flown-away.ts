import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that was off and away. */
export const flownAway: StorySourceInput = {
  id: 'flown-away',
  situations: ['flown'],
  topic: '{the} that was off and away',
  thing: '{the}',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'over-the-hedge',
      titles: ['Catch {The}!', 'Over the Hedge and Away', '{The} That Got Away'],
      goal: 'catch {the}',
      trouble: '{the} was always a little bit ahead',
      solved: '{the} had come to rest',
      opener: [
        'It only took a second. {L+} let go of {the}, just to scratch an ear, and off it went: over the hedge, and away!',
        '“Stay here,” {L+} had said to {the}. And it had, all week. But this morning it was off, down the road, without looking back once.',
      ],
      problem: [
        '“Stop!” called {L}. {The} did not stop. It was already at the corner, and it seemed to be enjoying itself.',
        '{L} ran. {The} was faster. It got smaller and smaller, past the pump, past the church, and {L} had no breath left.',
      ],
      tries: [
        '{L} ran along behind. Whenever there was one step to go, {the} gave a hop and was off again. It might have been laughing.',
        'They threw a net. In it they caught [a bush|three washing pegs|a very cross goose], but not {the}.',
        '{F} knew a short cut, through the stream. It was shorter, and a good deal wetter. They saw {the} from behind, going over the bridge.',
      ],
      tip: '“If you’re always behind it, you’ll always be late,” said {G+}. “Wet your finger. Where is the wind going? Where does the road go down? Be there first, and open your arms.”',
      turn: '{L} held up a wet finger, and thought. “The old oak!” They went straight across the field this time, and stood under the tree, and waited, with both arms wide open.',
      done: [
        'And here it came! {The} bounced once, turned round twice, and was in {L’s} arms. It was scratched and dusty. “Did you have a nice trip?” asked {L}.',
        'For a while there was nothing. Then a rustle, and there was {the}, quite slow now, as if it were tired. It came to rest right at {L’s} feet.',
      ],
      again: [
        'At home {L} tied a bit of [red|blue] wool to {the}. When there is a wind, it pulls a little. “I know,” says {L}. “We’ll go together next time.”',
        'In the evening {L} drew a map of everywhere {the} had been. It is a bigger world than {L} had thought.',
      ],
    },
  ],
};
