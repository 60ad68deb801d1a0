import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a hamster or another pet that is a spy. */
export const spyPets: StorySourceInput = {
  id: 'spy-pets',
  words: [
    'spy hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea spy',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea spies',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea secret agent',
    'secret agent hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea',
    'agent hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea secret mission',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea on a mission',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea on a secret mission',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea mission',
    'hamster/cat/kitten/dog/puppy/rabbit/bunny/mouse/frog/turtle/tortoise/hedgehog/penguin/panda/fox/squirrel/chicken/hen/duck/pig/sloth/snail/goldfish/guinea who/that be/is/was spy',
    'guinea pig spy',
    'spy guinea pig',
    'pet spy',
    'spy pet',
  ],
  situations: [
    'in-role',
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'mystery',
    'odd-pet',
  ],
  topic: 'a spy in the house',
  thing: 'the secret box',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'saturday-at-two',
      titles: ['Agent {L}', 'Saturday at Two', 'The Spy Under the Sofa'],
      goal: 'find out the big secret of the house',
      trouble: 'everyone in the house had a secret',
      solved: 'the spy knew the secret of the house',
      opener:
        'Everybody thought that {L+} was only there to eat and sleep. That was just how it should be. For {L} was a spy. At night Agent {L} slipped out, put on dark glasses, and knew everything that went on in this house.',
      friend:
        '“Agent {L}, here’s your mission,” whispered {F+}, behind the curtain. “They’ve been whispering at breakfast. Two words I could hear: ‘Saturday’ and ‘box’. And when I came in, they stopped.” {L} nodded. A case!',
      problem:
        'In the hall stood a box, taller than a chair and tied with string. It had not been there yesterday. “Don’t let {L} see it!” somebody said. So it was about {L}! Were they sending {L} away? In a box?',
      tries: [
        '{L} crept under the sofa to listen. They talked about potatoes. Then they laughed, and that was suspicious.',
        '{L} climbed to the top of the box. It was stuck down with three kinds of tape. A spy leaves no traces, so {L} could not bite it.',
        '{F} walked past the door, whistling, to distract them. They gave {F} a biscuit. {F} forgot the mission.',
      ],
      tip: '“Spies always listen to what’s whispered,” said {G+}, on the lampshade. “I look at what lies about. A receipt, a hammer, a bit of wood. Things can’t keep a secret.”',
      low: '{L} lay down flat on the carpet and thought. What was lying about? From down here you could see everything that had ever rolled under a cupboard.',
      turn: 'Under the hall cupboard lay a folded sheet of paper. {L} pulled it out and spread it flat. It was a drawing, with measurements: three doors, a ladder, a tunnel and a round window. And above the smallest door it said, “{L}”.',
      done: 'It wasn’t a box to send somebody away in. It was a house, and it was for {L}! On Saturday at two they cut the string. “Surprise!” they all shouted. {L} took care to look very surprised. That’s the hardest thing of all for a spy.',
      again:
        'Agent {L} lives behind three doors now, and one of them is secret. On the desk lies the next case: “Who ate the cheese?” {L} will take some time over that.',
      outcomes: [
        {
          asked: [
            'solve/crack mystery/case/mission',
            'catch/find thief/villain/baddie/robber/burglar/bad',
            'save day/world/family/home',
            'hero',
            'mission complete',
            'secret',
          ],
          done: 'It was a drawing of a house, and above the smallest door it said, “{L}”. On Saturday at two they cut the string. “Surprise!” they all shouted. {L} made one last note, about whispering and boxes, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It was a house for {L}, with three doors, a ladder and a tunnel! On Saturday at two they cut the string. “Surprise!” they shouted. There was a garland round the roof, and a bowl behind every door, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'It was a house, and it was for {L}: three doors, a ladder, a tunnel and a round window. On Saturday at two they cut the string. “Surprise!” they all shouted, and behind the third door there was something more, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It wasn’t a box to send somebody away in. It was a house, and above the smallest door it said, “{L}”. On Saturday at two they cut the string. “Surprise!” they all shouted. {L} forgot to look surprised, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It was a house for {L}, with three doors, a ladder and a tunnel. On Saturday at two they cut the string. “Surprise!” they shouted. In the evening the dark glasses were hung beside the round window, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'It wasn’t a box to send somebody away in. It was a house, with three doors, a ladder and a tunnel! On Saturday at two they cut the string. “Surprise!” they all shouted, and {told}.',
        },
      ],
      helper: { name: 'Flutter', creature: 'moth' },
      art: {
        'put on dark glasses': 'living-room, night: L tiptoe brave wearing sunglasses',
        'only there to eat and sleep': 'living-room: L sleep calm; bowl, cushion',
        'behind the curtain': 'living-room: F whisper curious; L listen curious wearing sunglasses; cloth',
        'taller than a chair and': 'hallway, night: L look worried wearing sunglasses; big box, string',
        'crept under the sofa': 'living-room: L hide curious under sofa; people',
        'climbed to the top of the box':
          'hallway, night: L sit on box worried wearing sunglasses; sticky-tape',
        'walked past the door': 'hallway: F eat biscuit happy; L think worried; door, box',
        'I look at what lies about':
          'living-room, night: G say; L look G curious wearing sunglasses; hammer, paper',
        'lay down flat on the carpet': 'living-room, night: L lie curious; rug, hammer',
        'a folded sheet of paper': 'hallway, night: L hold paper(house) surprised; drawers',
        'cut the string': 'living-room: L cheer surprised; F cheer; house, people',
        'behind three doors now': 'living-room: L peek proud wearing sunglasses; house, cheese',
      },
    },
  ],
};
