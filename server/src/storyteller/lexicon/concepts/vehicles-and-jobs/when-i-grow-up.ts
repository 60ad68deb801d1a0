import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what to be one day. */
export const whenIGrowUp: StorySourceInput = {
  id: 'when-i-grow-up',
  words: [
    'dream job',
    'grow i want',
    'grow i will',
    'want doctor/nurse/vet/teacher/astronaut/scientist/engineer/pilot/inventor/firefighter/dancer/singer/artist/farmer/chef',
    'be/become/becoming doctor/nurse/vet/teacher/astronaut/scientist/engineer/pilot/inventor/firefighter/policeman/president/dancer/singer/artist/farmer',
    'when grow',
    'job',
    'engineer',
    'keeper',
  ],
  situations: ['wants', 'learn', 'make', 'question', 'visit', 'ability'],
  topic: 'what to be one day',
  thing: 'the big bag of hats',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'a-hat-for-every-job',
      titles: ['A Hat for Every Job', 'What {L} Will Be', 'Big Plans'],
      goal: 'find out what {L} could be',
      trouble: 'the job had turned out harder than it looked',
      solved: '{L} had done a real piece of work',
      opener:
        '“When I grow up,” said {L+} at breakfast, “I’ll have a job with a hat and a toolbox.” “Why wait so long?” hummed the toaster. “Try it today.”',
      problem:
        '{L} hung a sign on the door: “Open.” It took no more than a minute, and the first one came, with a parrot who would not speak. {L} put on the right hat and a serious face. And did not know what to do next.',
      tries: [
        '{L} used a great many long words. The parrot fell asleep.',
        '{L} ran back and forth with a pencil behind one ear. It looked like hard work. But nothing had been done by noon except running.',
        '{L} opened the toolbox and used everything in it, one after the other. Now the table was sawn in two. The parrot still said nothing.',
      ],
      tip: '“I’ve done my job for thirty years,” said {G+}, “and the hat is the least of it. What do all good ones do first, whether they mend teeth or trains? They look for a long while. And they ask.”',
      turn: 'So {L} took off the hat, sat down in front of the parrot, and looked. For a long while. “What’s the matter?” asked {L}. And then {L} saw it: one of its feathers was stuck in the swing. That was all it was.',
      done: 'With two careful fingers {L} set it free. The parrot shook itself and said, “At last! I’ve been thinking of nothing else since Sunday.” It was the first real piece of work, and it was finished, and it was good.',
      again:
        'On the door it says, “Open again tomorrow.” {L} has no idea yet which hat it will be. But the looking is coming on nicely.',
      outcomes: [
        {
          asked: [
            'become/be/real/grow doctor/vet/astronaut/chef/teacher/firefighter/pilot/scientist/farmer/singer/artist/engineer/anything/nurse/dancer',
            'dream',
            'job',
          ],
          done: 'With two careful fingers {L} set the feather free. “At last!” said the parrot. “I’ve been thinking of nothing else since Sunday.” It told the whole street who could look like that, and for how long. And {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'With two careful fingers {L} set the feather free. “At last!” said the parrot. “I’ve been thinking of nothing else since Sunday. Lunch, I mean!” {L} turned the sign on the door to “Back soon”, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'With two careful fingers {L} set the feather free. “At last!” said the parrot. It pulled at the feather itself, until that came loose, and laid it in {L’s} hand. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'With two careful fingers {L} set the feather free. The parrot shook itself. “At last! I’ve been thinking of nothing else since Sunday.” It put on {L’s} hat, to see what that was like, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'With two careful fingers {L} set the feather free. “At last!” said the parrot. It was the first real piece of work. {L} hung up all the hats, one over the other, and turned the sign round, and {told}.',
        },
      ],
      helper: { name: 'Old Doctor Spanner', creature: 'badger' },
      art: {
        'a job with a hat': 'kitchen: L say happy; hat, toolbox',
        'hummed the toaster': 'kitchen: L look surprised; F point surprised; toast, hat',
        'with a parrot who': 'workshop: L look worried wearing hat; F point worried; bird, lady',
        'The parrot fell asleep': 'workshop: L speak proud wearing hat; F yawn; bird',
        'a pencil behind one ear': 'workshop: L run worried wearing hat; F look worried; bird, clock',
        'sawn in two': 'workshop: L hold hammer ashamed wearing hat; F think worried; plank, bird',
        'the hat is the least': 'workshop: G say; L look G curious; F look G; hat',
        'sat down in front of the parrot': 'workshop: L sit curious; F peek curious; bird, hat',
        'was stuck in the swing': 'workshop: L point surprised; F look surprised; bird, feather, swing',
        'With two careful fingers': 'workshop: L offer happy; F cheer; bird, lady, feather',
        'has no idea yet which': 'hallway: L hold hat happy; F clap happy; sign, many hat',
      },
    },
  ],
};
