import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Mid-Autumn Festival. */
export const midAutumnFestival: StorySourceInput = {
  id: 'mid-autumn-festival',
  words: [
    'mid autumn festival',
    'mid-autumn festival',
    'moon festival',
    'mooncake',
    'mooncakes',
    'moon cake',
    'moon cake festival',
    'mooncake festival',
    'lantern festival',
    'tet trung thu',
    'chang’e',
  ],
  situations: ['wants', 'make', 'lost', 'visit'],
  topic: 'the moon festival',
  thing: 'the full moon',
  home: 'city',
  main: 'village',
  night: true,
  plots: [
    {
      id: 'the-moon-in-the-bowl',
      titles: ['{L} and the Moon Cakes', 'Waiting for the Moon', 'A Lantern Like a Rabbit'],
      goal: 'see the full moon with everyone',
      trouble: 'the moon was hidden behind the tall houses',
      solved: 'everyone could see the full moon',
      opener:
        'It was the night of the moon festival, when the moon is at its roundest. {L+} had made a paper lantern like a rabbit. The whole family would sit together, eat moon cakes, and look up at the moon.',
      friend:
        '{F+} carried the moon cakes, in a box with a ribbon. Grandma came down on two sticks, and they put the chairs in the yard. “Now it only has to rise,” said {F}.',
      problem:
        'They waited. The sky grew lighter, somewhere. But all round the yard stood the tall new houses, and between them there was only a narrow strip, and no moon in it. “I’ve seen it every year of my life,” said Grandma quietly.',
      tries: [
        '{L} climbed on a chair, and then on the bin. There were more windows to see, and that was all.',
        '{F} held up a plate behind the rabbit lantern. It was round, and it glowed. Grandma smiled. But a plate is a plate.',
      ],
      tip: '“The moon isn’t far. It’s only round the corner,” said {G+} from the ground floor. “And if somebody can’t go to the moon, the moon can come to them. What shines back, when you hold it up to the light?”',
      low: 'The tea was getting cold. Nobody had cut a moon cake yet, because you do not do that before.',
      turn: '{L} ran to the gate. There it was, huge and yellow, above the street! {L} fetched the long mirror from the hall. {F} took one end. They set it up against the gate, and turned it, a little more, a little less.',
      done: 'Then it lay in the mirror, round and whole, and all of them in the yard could see it. “There you are,” said Grandma. They cut the moon cakes, one piece each, and in every cup of tea swam a small moon.',
      again:
        '{L} ate the piece with the golden yolk. It looked like the moon as well, for as long as it lasted.',
      object: 'lantern',
      helper: { name: 'Mr Tan', creature: 'rabbit' },
    },
  ],
};
