import type { StorySourceInput } from '../../story-source.ts';

/** Stories about opposites. */
export const opposites: StorySourceInput = {
  id: 'opposites',
  words: ['opposite', 'concept book opposite', 'learn opposite'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'pair'],
  topic: 'opposites',
  thing: 'the game of opposites',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'opposite-day',
      titles: ['{L’s} Day of Opposites', 'Up and Down, In and Out', 'Everything the Other Way Round'],
      goal: 'find all the opposites on the list',
      trouble: 'the last opposites were missing',
      solved: 'all the opposites had been found',
      opener:
        'Big and small, up and down, fast and slow, loud and quiet: {L+} was making a list of opposites. “The milk is cold and the porridge is hot,” said {L} at breakfast, and wrote that down too.',
      problem:
        '“Let’s go and find opposites,” said {L}. A big dog walked beside a small dog: tick. A bird sat up on the roof, and a cat down below: tick. But for the other words they found only one half of each pair.',
      tries: [
        'They looked for something fast. A car was fast, and it was gone before they could look for something slow.',
        'They found a full bucket. “And where’s an empty one?” asked {F}. They looked in every yard. All of the buckets were full of rain.',
        '{L} shouted, to be loud. A baby woke up, and then it was louder, and not at all quiet.',
      ],
      tip: '“You look for one thing here and the other thing there,” said {G+}. “That way takes all day. Very often it’s the same thing, before and after. What could you do with that bucket?”',
      turn: '{L} looked at the full bucket. Then {L} tipped it over, splash! Now it was empty. “Full and empty,” cried {L}, “and I was dry, and now I’m wet!” They ran down the hill fast, and came back up it slow.',
      done: 'Only loud and quiet were left. They went to the church, and the bell rang for noon: ding, dong! It was so loud! And then it stopped, and it was so quiet that they could hear each other breathe.',
      again:
        'In bed {L} found one more. The light was on, and then it was off. “Day,” said {L}, “and night.”',
      helper: { name: 'Mrs Plum', creature: 'hen' },
    },
  ],
};
