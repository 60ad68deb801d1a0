import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a beard, a new haircut or new looks of somebody in the family. */
export const shavingTheBeard: StorySourceInput = {
  id: 'shaving-the-beard',
  words: [
    'dad/daddy/papa/grandpa/grandad beard',
    'beard',
    'moustache',
    'shave/shaving beard',
    'dad/mum new haircut',
  ],
  situations: ['lost', 'deed', 'trait', 'has', 'visit', 'newcomer'],
  happensToLead: true,
  topic: 'a beard',
  thing: 'the beard',
  main: 'cottage',
  plots: [
    {
      id: 'the-face-underneath',
      titles: ['Where Is the Beard?', 'The Face Underneath', '{L} and the Beard'],
      goal: 'find the same face without the beard',
      trouble: 'the beard was off, and a strange chin had come out',
      solved: '{L} knew the face again, with its eyes shut',
      opener:
        'Where {L+} lived there had always been a beard. It was brown and bristly and tickled when it kissed you. In winter there were icicles in it, and in summer crumbs. Dad was behind it.',
      problem:
        'Then one morning somebody came out of the bathroom with Dad’s slippers and Dad’s voice, and with a bare, pink, pointed chin. “Good morning,” said the chin. {L} ran behind the curtain. The beard was in the bin.',
      tries: [
        '{L} held the doormat under {L.their} chin. It was the right colour, but it said “Welcome”.',
        '{F} painted one on, with cocoa. It dripped, and was gone after breakfast.',
        '{L} talked only with the voice and did not look. But the voice wanted a kiss, and it was a smooth one.',
      ],
      tip: '“You’re looking at the one thing that’s different,” said {G+}. “Shut your eyes. A face is more than its hair. What do your hands know about it?”',
      turn: '{L} shut both eyes and put out both hands. There were the ears, with the soft dent. There was the line from laughing. The nose was bent to the left. And there was the warm, at the neck, where {L’s} face always goes. “You’re in there,” said {L}.',
      done: '{L} opened one eye. It was a funny chin, with a dimple that nobody had known of. “It’s got my dimple!” said {L}. They looked in the mirror, cheek to cheek, two dimples, and no beard anywhere.',
      again:
        'It’s growing back by now, it scratches like a hedgehog. {L} says good night to the dimple each evening, as long as it can be seen.',
      outcomes: [
        {
          asked: ['beard/moustache grow/back/again'],
          done: '{L} opened one eye. It was a funny chin, with a dimple that nobody had known of. “It’s got my dimple!” said {L}. By the next morning there was something on it already, like sandpaper. {L} stroked it twice a day, to help, and {told}.',
        },
        {
          asked: ['same/dad/daddy/he/still/know/recognise/recognize/like/love/get used/handsome/dimple'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '{L} opened one eye. It was a funny chin, with a dimple that nobody had known of. “It’s got my dimple!” said {L}. They looked in the mirror, cheek to cheek. The ears were right, the nose was bent to the left, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: '{L} opened one eye. It was a pink and pointed chin, with a dimple. “It’s got my dimple!” said {L}. Dad wiggled it. The warm place at the neck, where {L’s} face always goes, was still where it had been, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'sleep'],
          done: '{L} opened one eye. “It’s got my dimple!” They looked in the mirror, two dimples, and no beard anywhere. Then {L} made Dad a new one, out of white foam, with two icicles and a crumb, and {told}.',
        },
      ],
      art: {
        'It was brown and bristly': 'living-room: L hug happy; gentleman',
        'In winter there were icicles': 'garden, snow: L laugh; gentleman',
        'with a bare, pink, pointed chin': 'bathroom, morning: L hide frightened; father, slippers',
        'held the doormat': 'hallway: L hold rug worried; mirror',
        'painted one on, with cocoa': 'kitchen: F hold paintbrush happy; L stand worried; cup',
        'talked only with the voice': 'hallway: L cover-eyes worried; father',
        'A face is more than its hair': 'living-room: G say calm; L listen curious',
        'put out both hands': 'living-room: L cover-eyes calm; father',
        'There was the line from laughing': 'living-room: L touch happy; father',
        'nose was bent to the left': 'living-room: L hug happy; father',
        'opened one eye': 'bathroom: L laugh; father, mirror',
        'growing back by now': 'bedroom, night: L hug happy; father',
      },
    },
  ],
};
