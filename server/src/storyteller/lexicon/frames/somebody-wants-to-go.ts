import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} who wanted to {do}. */
export const somebodyWantsToGo: StorySourceInput = {
  id: 'somebody-wants-to-go',
  situations: ['wants-to-go'],
  creature: 'theme',
  topic: '{S} who wanted to {do}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'further-than-anyone',
      titles: ['{S} Wants to {Do}', 'Further Than Anyone', '{L} and {S}'],
      goal: '{do}',
      trouble: '{S} could not {do}',
      solved: '{S} {did}, further than anyone before',
      opener: [
        'Somebody was standing at the fence, as on every evening, looking into the distance, and sighing. {L+} leaned on the fence as well.',
        '{L+} found a [map|drawing] in the grass, with a long red line on it. At the end of the line was a small cross, and the word “There!”.',
      ],
      friend:
        '“One day I’ll {do},” said {S+}. “I’ve had my bag packed since spring.” In the bag there were a sandwich, a pair of socks, and nothing else. “Let’s go today,” said {L}.',
      problem:
        'But how does somebody like {S} {do}? “That’s never been done,” said the others. “You were made for staying here.” {S} looked down. “I know what I was made for,” said {S}. “I want to {do} all the same.”',
      tries: [
        '{S} took a run and jumped. It was a fine jump. It ended in the [nettles|duck pond].',
        'They tied [forty balloons|two umbrellas] to {S}. {S} rose up, as high as a kitchen chair. Then came the swallows, with their pointed beaks.',
        '{F} built a ramp, and {L} pushed from behind. {S} got as far as the next field. “It’s nice here too,” said {S}, but did not mean it.',
      ],
      tip: '“Nobody goes far alone,” said {G+}. “Not even birds. Ask everyone for the one thing that they’re good at. And don’t go all the way at once. Go as far as the first stop.”',
      turn: 'So {L} asked. The spiders gave rope, and the smith gave wheels, and the geese showed the way. They built something that nobody had a name for, with a bell and a bench. {S} sat down right at the front.',
      done: 'It shook, it creaked, and it went! At the first stop they had tea. At the second it was evening. And at the third, when everybody was asleep, {S} whispered, “Look. We’re there.” {S} {did}! {S} really {did}!',
      again:
        '{S} stands at the fence again in the evening. But the sigh is a different one now. It is the sigh of somebody who has been there.',
    },
  ],
};
