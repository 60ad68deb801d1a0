import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the bees. */
export const bees: StorySourceInput = {
  id: 'bees',
  words: ['bee', 'honey', 'bumblebee', 'wasp', 'hive'],
  situations: ['afraid', 'visit'],
  topic: 'the bees',
  thing: 'the beehive',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'no-flowers',
      titles: ['{L} and the Bees', 'A Carpet for the Bees', 'Bzzz, Said the Garden'],
      goal: 'find flowers for the bees',
      trouble: 'the bees had found no flowers',
      solved: 'the bees were humming again',
      object: 'flower',
      opener:
        'At the end of the garden stood a beehive, painted blue. {L+} liked to sit beside it with closed eyes and listen to the bees: bzzz, as if the summer were thinking.',
      friend:
        '{F+} brought a flower in a pot. At once eleven bees sat down on it. “They’re hungry,” said {F}. “I’ve never seen them so hungry.”',
      problem:
        'The hum of the bees had grown thin. All around there were only stones, lawns and car parks. No clover, no thistles, no poppies. Bees that find no flowers make no honey, and in the end no hum.',
      tries: [
        'They painted flowers on paper and hung them up. The bees came, bumped into them, and flew home offended.',
        'They carried the one flower from bee to bee. There were forty thousand bees. By evening they had got to number sixty.',
        'They put out sugar lumps. The ants sent their thanks.',
      ],
      tip: '“One garden is a drop in a bucket,” said {G+} through the bee veil. “But seeds are cheap, and you’ve got friends. Bees like a path of flowers, from one garden to the next.”',
      turn: '{L} and {F} made small balls of earth with seeds in them, a whole basket full. They went through the town, and everywhere, behind the bus stop, at the car park, along the railway, they let one fall. Then it rained.',
      done: 'Three weeks later a ribbon of poppies, clover and cornflowers ran through the whole town. And over it went the bees! The blue hive hummed so loudly that you could feel it in the bench.',
      again:
        'In autumn there was a jar of honey for everyone in the street. It tasted of bus stop, and it was the best ever.',
      helper: { name: 'Mrs Meadows', creature: 'bear' },
    },
  ],
};
