import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the round Earth, globes, continents and oceans. */
export const theEarthIsRound: StorySourceInput = {
  id: 'the-earth-is-round',
  words: [
    'earth is round',
    'the earth is round',
    'round earth',
    'is the earth flat',
    'earth flat',
    'globe',
    'globes',
    'the earth',
    'continent',
    'continents',
    'seven continents',
    'continents and oceans',
    'oceans of the world',
    'equator',
    'the equator',
    'world map',
    'north and south pole',
    'north pole and south pole',
    'where is australia',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants-to-go'],
  topic: 'the round Earth',
  thing: 'the orange on the table',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'the-ship-that-sank-and-did-not',
      titles: ['The Ship That Sank and Did Not', '{L} Goes Round the World', 'Round as an Orange'],
      goal: 'find out what had happened to the ship',
      trouble: 'the ship had disappeared into the sea',
      solved: 'they knew that the Earth was round',
      opener:
        'On the pier stood {L+}, waving to a white ship. It grew smaller and smaller. Then its bottom was gone, then its windows, and at last the funnel. “It’s sunk!” cried {L}.',
      friend:
        '“It can’t have,” said {F+}. “The sea’s quite calm.” They looked through the telescope. There was nothing there but a line, as straight as a ruler, and above it the sky.',
      problem:
        'In the evening a message came from the ship: “All well on board.” So it was still there. But why had it gone down bit by bit, the bottom first, and the top last? If you walk across a flat field, you only get smaller.',
      tries: [
        'They laid a toy boat on the table and pushed it away. It grew smaller, and stayed whole to the very end.',
        '{F} thought that there was a step in the sea. But then the water would run down it.',
        '{L} climbed to the top of the lighthouse to see better. Up there the funnel was to be seen again! It became stranger and stranger.',
      ],
      tip: '“Your table is flat,” said {G+}. “Try it on something that isn’t. I’ve sailed round all seven continents and across all five oceans, always straight ahead. And where do you think I ended up?”',
      low: 'In the fruit bowl lay an orange. {L} turned it round and round and thought.',
      turn: '{L} put a paper boat on the orange, on a pin, brought one eye up close, and turned the orange slowly. First the hull sank behind the edge, then the sail, and last the tip. “It’s round!” shouted {L}. “The sea’s bent!”',
      done: 'They drew the continents on the orange: Africa, Asia, Europe, Australia, the two Americas, and Antarctica at the bottom. In between it was all sea. {L} pushed the boat on and on, straight ahead. And it came back to the pier from the other side.',
      again:
        'Three months later the ship came home. First came the tip of the funnel, then the windows, and then somebody who waved.',
      object: 'telescope',
      helper: {
        name: 'Captain Magellan',
        creature: 'albatross',
      },
      outcomes: [
        {
          asked: ['ship/sail/home/back/world/round/earth/travel/boat/return/harbour/harbor/wave'],
          done: 'They drew the continents on the orange, and {L} pushed the boat on, straight ahead, until it came back to the pier from the other side. Out at sea, behind the line as straight as a ruler, there was a speck. A funnel, then windows: {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They drew the continents on the orange, and {L} pushed the boat on, straight ahead, until it came back to the pier from the other side. {G} peeled Australia, and then the rest. With the sea running down every chin {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They drew the continents on the orange, and {L} pushed the boat on, straight ahead. It came back to the pier from the other side! {F} walked to one end of the pier and {L} to the other, and that way round, too, {told}.',
        },
      ],
      art: {
        'to a white ship': 'shore: L wave surprised; small ship',
        'through the telescope': 'shore: F hold telescope curious; L look worried; wave',
        'a message came from the ship': 'shore, evening: L hold letter surprised; F think ship',
        'a toy boat on the table': 'living-room: L push boat curious; F look; table',
        'a step in the sea': 'shore: F point worried; L look; wave, step',
        'to the top of the lighthouse': 'shore: L look-up surprised; lighthouse, small ship',
        'Your table is flat': 'shore: G say; L look G curious; ship',
        'In the fruit bowl': 'living-room: L hold orange curious; bowl',
        'brought one eye up': 'living-room: L hold orange happy; F look; boat',
        'drew the continents': 'living-room: L paint orange happy; F cheer; globe',
        'the ship came home': 'shore: L wave happy; ship',
      },
    },
  ],
};
