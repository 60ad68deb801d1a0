import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bird that flew into a window. */
export const birdAtTheWindow: StorySourceInput = {
  id: 'bird-at-the-window',
  words: [
    'sick bird',
    'care/caring for a sick/hurt/injured bird',
    'care/caring for sick/hurt bird',
    'help/helping an injured/hurt bird',
    'bird fly/flies/flew/flown into window',
    'bird hit/hits window',
    'bird window',
    'bird flew against',
    'hurt/injured bird',
    'injured animal',
    'hurt animal',
    'bird hurt/injured/broken wing',
    'found a bird',
    'find/found hurt/injured bird/animal',
    'stunned bird',
    'wounded bird',
  ],
  situations: [
    'ailment',
    'damage',
    'finds',
    'deed',
    'sad',
    'sad-being',
    'cannot',
    'strayed',
    'learn',
    'stuck',
  ],
  gentle: true,
  topic: 'the bird at the window',
  thing: 'the little bird',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'an-hour-in-the-shoebox',
      titles: ['The Bird at the Window', 'An Hour in a Shoebox', '{L} and the Little Bird'],
      goal: 'help the little bird',
      trouble: 'the bird lay under the window and did not move',
      solved: 'the bird had flown away',
      opener:
        'There was a bang at the window, not loud, like a snowball. {L+} ran to look. On the glass there was a grey print, with two wings, as if somebody had drawn an angel in dust.',
      friend:
        'Underneath, in the grass, lay a little bird. It was brown, with an orange breast, and it lay on one side with its beak open. “Is it dead?” whispered {F+}. {L} knelt down. You could see its heart beating.',
      problem:
        'It looked at them with one black eye and did not fly away. That was the worst thing about it. “It saw the sky in the glass,” said {L}. {L’s} throat was tight. {L} wanted to help so much, and did not know how.',
      tries: [
        '{L} wanted to stroke it, so that it would not be afraid. But its heart beat faster still. For a bird, a hand is a huge animal.',
        'They put a saucer of water in front of its beak. It couldn’t drink, and nobody should give it anything now.',
        '{L} blew on it softly, to wake it up. It closed its eye.',
      ],
      tip: '“It’s had a bump, and it’s dizzy,” said {G+}, who knew about birds. “It needs what you’d need: dark and quiet, and nobody looking. Take a shoebox with holes in it, and a soft cloth. Close the lid. Then wait an hour. Not looking is the hardest part.”',
      low: '{L} fetched the box from the new shoes and made six holes in the lid with a pencil. The cloth was an old pillowcase. It smelled of soap and sleep.',
      turn: 'A grown-up lifted it up. It weighed no more than a letter. {L} laid it on the cloth, closed the lid, and carried the box behind the shed, away from the cat. Then they sat down on the step, and nobody looked.',
      done: 'It was a long hour. Then there was a rustling in the box. {L} carried it to the middle of the lawn and took off the lid. The bird sat there and looked at the sky, the real one. And then it was in it, up and over the hedge.',
      again:
        'On the window there are paper birds now, one beside the other, so that everybody can see the glass. {L} has cut them out. And in the hedge somebody sings who has an orange breast.',
      helper: { name: 'Dr Wing', creature: 'woman' },
      outcomes: [
        {
          asked: ['bird/it fly/free/away/sky/release/better/well/heal/home/family/tree/nest'],
          done: 'It was a long hour. Then there was a rustling in the box. {L} carried it to the middle of the lawn and took off the lid. The bird looked at the sky, the real one, for as long as one breath, and {told}.',
        },
        {
          asked: ['back/come/visit/return/sing'],
          done: 'It was a long hour. Then there was a rustling in the box. {L} took off the lid, and the bird was up and over the hedge. {L} left the saucer on the step, beside the empty box, and next morning {told}.',
        },
        {
          asked: ['stay/keep/pet/name'],
          done: 'It was a long hour. Then there was a rustling. {L} took off the lid, and the bird looked at the sky, the real one, and was over the hedge. But the hedge was only ten steps from the door, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'says', 'home', 'claps', 'laughs', 'team', 'tells', 'sees'],
          done: 'It was a long hour. Then there was a rustling. {L} carried the box to the middle of the lawn and took off the lid. The bird looked up, and was in the sky, over the hedge. Beside the empty shoebox {told}.',
        },
      ],
      art: {
        'a bang at the window': 'living-room: L run worried',
        'a little bird': 'garden: L kneel worried; F point sad; bird',
        'with one black eye': 'garden: L cry sad; F look worried; bird, window',
        'wanted to stroke it': 'garden: L touch worried; F stand sad; bird',
        'a saucer of water': 'garden: F hold saucer worried; L look sad; bird',
        'blew on it softly': 'garden: L blow worried; bird',
        'dark and quiet': 'garden: G say calm; L+F look G curious; box, bird',
        'six holes in the lid': 'living-room: L hold box brave; cloth',
        'carried the box behind the shed': 'garden: L carry box calm; F walk calm; shed',
        'took off the lid': 'garden: L open box happy; F look-up happy; bird',
        'paper birds now': 'living-room: L cut paper(bird) happy; bird',
      },
    },
  ],
};
