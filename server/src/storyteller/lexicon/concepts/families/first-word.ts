import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baby’s first word. */
export const firstWord: StorySourceInput = {
  id: 'first-word',
  words: [
    'first word',
    'baby’s first word',
    'baby say/says/saying first word',
    'baby learn/learns/learning talk/speak',
    'brother/sister learn/learns/learning talk/speak',
    'baby talk',
    'baby start/starts talking',
    'learn/learning talk',
    'brother/sister not talk/speak yet',
  ],
  situations: ['learn', 'cannot', 'ability', 'deed', 'has', 'question', 'wants', 'make'],
  happensToLead: true,
  topic: 'the baby’s first word',
  thing: 'the first word',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'everybody-wants-to-be-first',
      titles: ['The First Word', 'What Did the Baby Say?', '{L} Listens to the Baby'],
      goal: 'find out what the baby wanted to say',
      trouble: 'the baby said something, and nobody understood it',
      solved: 'everybody had understood the first word',
      opener:
        '“Say Mama,” said one of them. “Say Papa,” said the other. “Say Grandma,” said the telephone. The baby looked from one to the next and blew a bubble. {L+} was lying on the carpet, on a level with the baby.',
      friend:
        '“It’ll be any day now,” they said, and they all stayed near, so as not to miss it. {F+} had put a pencil behind one ear, to write it down. And then the baby opened its mouth and said, quite clearly: “Buh.”',
      problem:
        '“Butter!” cried one. “Ball! Bath! Grandma!” cried the others. They held up the butter and the ball, one after the other. The baby shook its head, and went red, and said it again, louder: “Buh! Buh!” Then it cried. Nobody is lonelier than somebody whom nobody understands.',
      tries: [
        '{L} brought everything in the house that starts with B: a book, a boot, a banana, a bucket. The baby threw the boot.',
        'They all repeated it in a choir: “Buh, buh, buh.” The baby looked at them as if they were very silly.',
        '{F} looked it up in the big dictionary. There were four hundred words between “babble” and “buzz”.',
      ],
      tip: '“You’re all looking at the mouth,” said {G+}. “A word has more to it than a mouth. When my children were small, I looked where they were looking. Somebody that small points with everything they’ve got.”',
      low: '{L} sent the others to the sofa and asked for quiet. {L} lay down next to the baby again, cheek to cheek, so that they were both looking in the same direction.',
      turn: 'The window. The baby was looking at the window, and one of its fists was going up and down. On the sill outside sat a blackbird. It hopped. The fist hopped, too. “Buh,” said the baby softly. “Bird!” said {L}. “You mean the bird!”',
      done: 'It looked at {L} as if {L} had switched on a lamp. “Buh!” it said, and laughed with its whole tummy. “And not Mama,” said one of them. “And not Papa,” said the other. And the blackbird flew once round the garden, as if it had to tell someone.',
      again:
        'The second word was “more”. The third was a bit like {L’s} name. Only {L} can hear it, but {L} can hear it very well.',
      helper: { name: 'Grandma Wren', creature: 'woman' },
      outcomes: [
        {
          asked: ['say/says/said/call name/her/his/mum/dad/mama/dada/brother/sister/word/first/me'],
          kinds: ['says', 'says-words'],
          done: '“Bird!” said {L}, and the baby looked as if {L} had switched on a lamp. “Buh!” it said, and laughed with its whole tummy. When somebody has understood you once, you want to say more. It looked round at {L} and took a breath. And {told}.',
        },
        {
          asked: [
            'mum/dad/parent/mummy/daddy/grandma/everyone/everybody cry/happy/proud/cheer/hear/call/clap',
          ],
          kinds: ['claps', 'happy', 'feels', 'gets', 'given-by', 'all-get', 'tells'],
          done: '“Bird!” said {L}, and the baby looked as if {L} had switched on a lamp. “Buh!” it said, and laughed with its whole tummy. {F} wrote it down: Tuesday, ten past nine, blackbird. The telephone was held up so that Grandma could hear, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'friends', 'new-friend', 'still-friends', 'team', 'plays', 'stays'],
          done: '“You mean the bird!” said {L}. The baby looked as if {L} had switched on a lamp. “Buh!” it said, and bounced. The blackbird flew once round the garden. On the carpet, one fist went up and down, and then {L’s} did, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'sleep', 'home', 'way-home'],
          done: '“You mean the bird!” said {L}. “Buh!” said the baby, and laughed with its whole tummy. The butter had been held up for nothing, but it was on the table now, with the ball and a cake. Somebody put crumbs out for the blackbird, and {told}.',
        },
      ],
      art: {
        'Say Mama': 'living-room: L lie happy; baby, mother, father',
        'put a pencil behind one ear': 'living-room: F write curious; L look happy; baby',
        'held up the butter and': 'living-room: L raise ball worried; mother, baby, butter',
        'in the house that starts with B': 'living-room: L hold boot worried; baby, banana, book',
        'They all repeated it in a choir': 'living-room: L+F sing; baby, people',
        'looked it up in the big dictionary': 'living-room: F read big book worried; L look; baby',
        'You’re all looking at the mouth': 'living-room: G say calm; L+F listen curious; baby',
        'baby again, cheek to cheek': 'living-room: L lie calm; baby',
        'On the sill outside': 'living-room: L look curious at window; baby, window, bird',
        'You mean the bird': 'living-room: L point happy; baby, bird, window',
        'had switched on a lamp': 'living-room: L laugh; baby, bird, mother',
        'The second word was': 'living-room: L hug happy; baby',
      },
    },
  ],
};
