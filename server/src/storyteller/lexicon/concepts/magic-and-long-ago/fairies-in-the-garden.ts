import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the fairies at the bottom of the garden. */
export const fairiesInTheGarden: StorySourceInput = {
  id: 'fairies-in-the-garden',
  words: [
    'fairy/fairies bottom garden',
    'fairy/fairies end garden',
    'fairy/fairies live/lives/living garden',
    'fairy/fairies garden',
    'fairy garden',
    'garden fairy/fairies',
    'fairy door',
    'fairy doors',
    'fairy/fairies under hedge',
    'fairy ring',
  ],
  situations: [
    'strayed',
    'deed',
    'visit',
    'finds',
    'wants',
    'own-wish',
    'question',
    'has',
    'make',
    'newcomer',
    'mystery',
  ],
  happensToLead: true,
  topic: 'the fairies at the bottom of the garden',
  thing: 'the fairy ring',
  home: 'garden',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'no-lamps-for-the-dance',
      titles: ['At the Bottom of the Garden', 'The Night of the Fairy Dance', 'Lamps for the Fairies'],
      goal: 'light the lamps for the fairies’ dance',
      trouble: 'it was the night of the dance, and no lamp would burn',
      solved: 'the whole fairy ring was lit',
      opener:
        'At the bottom of the garden, behind the compost heap, there is a corner that is never mown. A ring of toadstools grows there, and a door no higher than a thumb leans against a root. {L+} knew what it was for.',
      friend:
        '“Tonight it’s midsummer night,” whispered {L}. “They’ll all come out and dance.” {F+} crept closer through the long grass, and they kept as still as two stones and watched the little door.',
      problem:
        'The door opened. Out came the fairies, with fiddles, in their best dresses. But they did not dance. They stood there in the dark and wrung their hands. “The lamps!” said the smallest. “It’s rained into every one of them. We can’t see our own feet!”',
      tries: [
        '{L} lit them with a torch. “Too bright!” cried the fairies, and held their arms over their eyes. To a fairy, a torch is like the sun at midnight.',
        '{L} polished a spoon, to catch the moonlight. It caught one small spot of it. The fairies queued up, and each of them was allowed to dance on it for as long as one hop.',
        'They hung dewdrops on all the grass. Those glittered nicely. But they only had light when somebody else had some.',
      ],
      tip: '“You’re looking for something that shines,” said {G+}, who was out late on the path. “Look for somebody. There are some in your hedge who carry their own lamp. They only light it when it’s quiet, and for someone who waits.”',
      low: 'So nobody was allowed to talk. They sat down beside the hedge, all of them, in the dark, and waited. A leaf fell. An owl called, far away. It is not easy to be as quiet as that when you are looking forward to something.',
      turn: '{L} laid an open hand in the grass and held {L.their} breath. A green light came on, as small as a pinhead. It was a glow-worm! It climbed slowly onto one finger. “Would you come to a dance?” whispered {L}.',
      done: 'One light came, then five, then fifty, out of the hedge and along the root and up on every toadstool, until the whole ring glowed green and gold. The fiddles began. They danced until the dew fell, and {L} was in the middle of it.',
      again:
        'In the morning there was nothing but toadstools and trodden grass. And in {L’s} shoe lay a pair of dancing slippers, each as long as a grain of rice.',
      outcomes: [
        {
          asked: ['dance', 'fairy/fairies dance/ball/light', 'light lamp/ring'],
          done: 'One light came, then five, then fifty, out of the hedge and along the root and up on every toadstool, until the whole ring glowed green and gold. The smallest fairy tuned the fiddle and looked at {L}, and {told}.',
        },
        {
          asked: ['wish/magic/fairy grant/dust/wings/fly/wand', 'fly', 'wish', 'invite', 'magic'],
          done: 'One light came, then five, then fifty, until the whole ring glowed green and gold. The fiddles began. The smallest fairy came out of the dance and wrote something in the air, with a wand like a grass stalk, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'One light came, then five, then fifty, until the whole ring glowed green and gold. The fiddles began. On the flattest toadstool stood acorn cups with dew and honey, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One light came, then five, then fifty, until the whole ring glowed green and gold. The fiddles began. Before the last dance the smallest fairy went through the tiny door and came back with both arms full, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One light came, then five, then fifty, until the whole ring glowed green and gold. The fairies could see their own feet. Then they saw the two large faces in the grass, and the smallest of them flew up to {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One light came, then five, then fifty, until the whole ring glowed green and gold. They danced until the dew fell. Then the glow-worms flew ahead across the lawn, as far as the back door, and {told}.',
        },
      ],
      helper: { name: 'Old Bramble', creature: 'hedgehog' },
      art: {
        'A ring of toadstools': 'garden, evening: L crouch curious; many mushroom, small door',
        'crept closer through': 'garden, night: F crawl curious; L whisper happy; many mushroom',
        'It’s rained into every':
          'garden, night: L think worried; F point worried; small princess, unlit-lamp',
        'with a torch.': 'garden, night: L hold torch ashamed; F look worried; small princess',
        'polished a spoon': 'garden, night: L hold spoon worried; F think worried; moon, mushroom',
        'hung dewdrops on': 'garden, night: L touch worried; F point worried; grass, mushroom',
        'You’re looking for something': 'garden, night: G say; L+F look G curious; hedge',
        'as quiet as that': 'garden, night: L+F sit calm; hedge, owl',
        'It was a glow-worm': 'garden, night: L offer surprised; F point surprised; worm, spark',
        'an open hand in the grass': 'garden, night: L crouch curious; F peek curious; grass',
        'up on every toadstool': 'garden, night: L dance; F dance; many mushroom, many spark',
        'lay a pair of dancing': 'bedroom, morning: L hold small slippers surprised; shoe',
      },
    },
  ],
};
