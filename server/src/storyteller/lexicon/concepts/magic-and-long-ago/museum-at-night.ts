import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what wakes up in the museum at night. */
export const museumAtNight: StorySourceInput = {
  id: 'museum-at-night',
  words: [
    'museum at night',
    'night at/in the museum',
    'museum after closing',
    'museum comes/come alive',
    'museum dinosaur/dinosaurs wake/wakes up',
    'dinosaur skeleton/skeletons come/comes alive',
    'dinosaur skeleton comes to life',
    'statue/statues come/comes/coming alive',
    'statue/statues come/comes to life',
    'statue/statues that/who move/talk',
    'locked in the museum',
    'sleepover at the museum',
    'skeleton in the museum wake/wakes',
  ],
  situations: [
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
    'thing-pair',
    'being-and-thing',
    'what-if',
    'by-itself',
    'magic-thing',
    'mystery',
    'stuck',
    'lost',
  ],
  topic: 'a night in the museum',
  thing: 'the museum',
  home: 'city',
  main: 'city',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-missing-bone',
      titles: ['A Night in the Museum', 'Bone Number Two Hundred', 'When the Dinosaur Wakes Up'],
      goal: 'get the dinosaur back in its place before morning',
      trouble: 'the dinosaur had lost a bone and could not stand still',
      solved: 'the dinosaur stood in its place again with every bone',
      opener:
        'There was to be a sleepover in the museum, with mats under the big dinosaur. It was only a skeleton of two hundred bones. At midnight {L+} heard a rattle. The mat was shaking.',
      friend:
        '“Did it wink?” whispered {F+} from the next mat. It hadn’t got an eye to wink with. But it lifted one foot, bent down, and sniffed at the sleepers like a dog at breakfast. Then it galloped out of the hall.',
      problem:
        'All the museum was up and about: knights danced with statues. The dinosaur slid along the polished floor, crash, round the corner, and a bone flew off. Now its tail hung down. “At six it gets light,” said a marble lady. “Everyone has to be in place.”',
      tries: [
        'They looked under the glass cases. They found two pencils, a glove and a Roman coin.',
        '{F} offered the dinosaur an umbrella instead. It nearly fitted, and opened at every wag.',
        'They asked the stuffed fox. It had its mouth full of sawdust and said nothing.',
      ],
      tip: '“I’ve been made of stone for two thousand years,” said {G+}, “and I’ve learned to notice who’s dancing out of time. Something here clatters that shouldn’t. Stop looking, and listen to the music.”',
      low: 'The sky behind the tall windows was no longer black. The dinosaur stood in the middle of the hall and tried to hide its tail.',
      turn: '{L} stood still and listened. Tap, tap, clang. Tap, tap, clang. It was the little knight by the stairs: with every third step it clanged. {L} went up and lifted the visor. Inside, stuck between the shoulder plates, was bone number two hundred!',
      done: '{L} pushed it back on the end of the tail. Click! The dinosaur wagged a thank-you, jumped on its stand and froze, just as the first sun touched it. “Did you all sleep well?” asked the guard. “It was a bit loud,” said {L}.',
      again:
        'If you look very closely, the dinosaur holds its tail higher than it used to. The plaque says that nobody knows why.',
      outcomes: [
        {
          asked: [
            'dinosaur/skeleton/everything/statue/bone back/place/home/friend/sleep/still/whole/again/fix',
            'friend',
            'ride dinosaur',
            'secret',
            'nobody/no know/notice/believe',
            'morning',
          ],
          done: '{L} pushed bone number two hundred back on the end of the tail. Click! The dinosaur wagged a thank-you and bent its neck down to {L}, as low as it would go. Outside, the window was already grey, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} pushed the bone back on the end of the tail. Click! “There’s one hour left till six,” said {G}. The knights asked the statues for the last dances, the mats were rolled aside, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} pushed the bone back on the end of the tail. Click! The dinosaur jumped on its stand and froze, just as the first sun touched it. “Did you all sleep well?” asked the guard, and looked at the tail for a while, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} pushed the bone back on the end of the tail. Click! The dinosaur wagged it, left and right, and swept two knights and a marble lady off their feet. They sat on the polished floor, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} pushed the bone back on the end of the tail. Click! The dinosaur turned round three times on its stand, like a dog in a basket, and stood still. The knights went back to their places without a clang, and {told}.',
        },
      ],
      helper: { name: 'Marcus', creature: 'statue' },
    },
  ],
};
