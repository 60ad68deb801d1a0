import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `allergic-to-it` of the frame `somebody-is`: `a unicorn that is allergic to glitter`. */
export const allergicToIt: StoryPlotInput = {
  id: 'allergic-to-it',
  words: ['allergic'],
  titles: ['{S} and the Sneeze', 'Atishoo, Said {S}', 'No {Noun} for {S}'],
  goal: 'find a way for {S} to join in',
  trouble: '{S} could not go near {noun}',
  solved: '{S} could join in, without a single sneeze',
  opener: [
    '“Atishoo!” It came from behind the hedge, so loud that the gate sprang open. {L+} went to see who had such a sneeze.',
    'First came the sneeze, and then the hat flew past, and then {L+} saw whose hat it was.',
  ],
  friend: [
    'It was {S+}, with a red nose and eyes like taps. “It’s the {noun},” said {S}. “I’m allergic to it. There’s {noun} everywhere!” There was, too, if one looked: a little bit of {noun} on the gate, and on {L}.',
    '{S+} sat there, and itched from top to toe. “Please don’t come closer,” said {S}. “You’ve got {noun} on you. I’m allergic to that. It’s a nuisance, for somebody like me.”',
  ],
  problem: [
    'And tomorrow was the big party. Everything was going to be covered in {noun}! “Then I’ll stay at home,” said {S}. “I’m used to it.” One spot was already coming up, on the chin.',
    'Everyone else loved {noun}. Wherever they were, it was there too. So {S} always stood outside, and looked in through the window, and sneezed at the glass.',
  ],
  tries: [
    '{S} put on a scarf, goggles and a bucket. Not a bit of {noun} came through. Nor did any air.',
    'They washed the garden, with a hose. The {noun} ran together in a puddle, and {S} stepped into it.',
    '“Perhaps you get used to it,” said {S}, and tried a very small bit. The sneeze went on until Thursday.',
  ],
  tip: [
    '“Nobody chooses what makes them sneeze,” said {G+}. “It isn’t {S} that has to change. What’s the party for? And does it really need {noun}?”',
    '“I get that from plums,” said {G+}, “and my friends know it. That’s all the magic there is: say it early, and say it loudly. Then you look for something else, together.”',
  ],
  turn: [
    '{L} went from house to house. “If {S} comes, then no {noun}. What else have we got?” At first they were silent. Then one said, “Soap bubbles?” And one said, “Leaves!” Everybody ran off to fetch something.',
    'So {S} said it, out loud, to all of them: “I can’t be near {noun}. I’d so like to come.” It was quiet. “Why did you never say so?” they asked. And they fetched brooms.',
  ],
  done: [
    'It was the first party without any {noun}. They had lanterns instead, and soap bubbles by the hundred, and in the middle of it all stood {S} with a dry nose and danced. Nobody missed anything.',
    '{S} came in on tiptoe, and breathed in. They all held their breath. No sneeze! Then the music began, and {S} had the first dance, and the second, and nearly all the others.',
  ],
  again: [
    'There’s a sign by the gate now: “{Noun}? Please brush it off first.” And a brush is hanging there, with a bow.',
    'When {S} sneezes now, it’s only a cold. “Bless you!” they all call, and bring soup.',
  ],
};
