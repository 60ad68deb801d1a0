import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} as a pet. */
export const oddPet: StorySourceInput = {
  id: 'odd-pet',
  situations: ['odd-pet'],
  creature: 'theme',
  topic: '{S} as a pet',
  thing: 'the basket',
  main: 'garden',
  home: 'cottage',
  plots: [
    {
      id: 'what-it-eats',
      titles: ['{L} Has a {Noun}', 'Sit, {Noun}!', 'A {Noun} in the House'],
      goal: 'find out how to look after {a}',
      trouble: 'nobody knew what {a} needs at home',
      solved: '{S} had shown everyone what it needed',
      opener: [
        'Some people have a dog. Some have a goldfish. {L+} had a basket with a blanket, a bowl with a name on it, and nobody in it. “I’d like something else,” said {L}. “Something that nobody in our street has got.”',
        'In the shop there were dogs, cats, and a very bored parrot. {L+} shook {L.their~the} head at each of them. And then something bumped against the door, from outside.',
      ],
      friend:
        'And that was how {S+} came. It was there one morning, on the mat, and looked up. “You can stay,” said {L}, and showed it the basket. {S} went in at one side and out at the other.',
      problem:
        'There are books about dogs and books about cats. There is no book about {nouns}. {S} did not touch what was in the bowl. It was restless at night, and in the morning it was a bit smaller, or at least it looked like that.',
      tries: [
        '{L} did what you do with a dog: a ball, a lead, and “Sit!” {S} did not sit. {S} does not even know where that is.',
        '{L} did what you do with a cat: milk, and nothing else. {S} looked at the milk as if it were a letter in a foreign language.',
        'They put it into a cage with a swing, so that it would not get lost. It sat in the furthest corner, and nobody was happy, least of all the swing.',
      ],
      tip: '“You’re asking what people have to do with a pet,” said {G+}. “Ask what a {noun} does when it’s nobody’s pet. Where does it come from? What’s it like there? Bring a piece of that here.”',
      turn: 'So {L} took {S} outside, opened the gate, and for one whole day just went along behind it. Where did {S} stop? What did it like to be under, beside, above? {L} wrote it all down. There were nine things, and a basket was not one of them.',
      done: 'By evening the room looked different: the window was open, there was a bit of wildness in the corner, and the bowl stood where {nouns} would look for it. {S} went in, turned round once, and grew. {^S} stayed. Nobody had to shut a door.',
      again:
        '“Can it do tricks?” ask the children in the street. “It can be {a},” says {L}. “All day long, and without a mistake.”',
    },
  ],
};
