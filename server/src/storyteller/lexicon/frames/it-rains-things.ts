import type { StorySourceInput } from '../story-source.ts';

/** General plots about a day when it rains {nouns}. */
export const itRainsThings: StorySourceInput = {
  id: 'it-rains-things',
  situations: ['rains'],
  topic: 'the day when it rained {nouns}',
  thing: 'the rain of {nouns}',
  main: 'village',
  home: 'cottage',
  weather: 'rain',
  plots: [
    {
      id: 'under-the-umbrella',
      titles: ['Today: {Nouns}', 'It’s Raining {Nouns}!', '{L} and the Rain of {Nouns}'],
      goal: 'do something with a whole town full of {nouns}',
      trouble: 'it rained {nouns} and would not stop',
      solved: 'there was a use for every bit of it',
      opener: [
        '“Today: clouds,” they had said on the radio, “and later on, {nouns}.” Everybody laughed. {L+} took an umbrella, just in case. The first one landed on it with a plop.',
        'Something hit {L+} on the nose. It was not a drop. {L} looked up. Above the church hung a cloud of quite a different colour, and out of it came {nouns}, more and more.',
      ],
      problem:
        'At first they all ran outside, with pots and hats. By noon every pot was full and every hat as well. {Nouns} lay in the gutters, on the swings and in the mayor’s car. The buses stood still. And the cloud was as fat as ever.',
      tries: [
        'They shovelled it to the left. Those who lived on the left shovelled it to the right. They met in the middle, and it was deep there.',
        [
          'They ate as much as they could, or used as much as they could. {F} managed eleven, and had to lie down. The cloud had not even noticed.',
          'They pushed at the cloud with a very long broom. It was ticklish. It laughed, and now it came down twice as thick.',
        ],
        'They held the umbrellas upside down, to catch it. The umbrellas got so full that they needed two people each, and the people stood under it without an umbrella.',
      ],
      tip: '“A cloud doesn’t do that for fun,” said {G+}. “Somewhere they’ve been wishing for it, and it’s got the wrong street. Who’d be glad of it? That’s where it has to go. And a cloud goes where it’s thanked.”',
      turn: '{L} thought of those who had none of it, over there behind the hill. They got out every cart, pram and wheelbarrow, filled them to the brim, and went off in a long row. And at the front {L} looked up and called, “Thank you! This way, please!”',
      done: 'The cloud gave a start. Nobody had ever said “thank you” to it. It followed them, quite carefully, over the bridge and the hill. There they stood with empty bowls and open arms. It rained {nouns} for one more hour, exactly where it should. Everybody waved.',
      again:
        'Now and then one comes down again, just a single one, on {L’s} window sill. That is so they don’t forget each other.',
    },
  ],
};
