import type { StorySourceInput } from '../../story-source.ts';

/** Stories about running and races. */
export const runningRace: StorySourceInput = {
  id: 'running-race',
  words: [
    'runner',
    'runners',
    'cross country',
    'marathon',
    'race day',
    'run/running fast/faster',
    'fast runner',
    'mile run',
    'running club',
    'jogging',
    'learn/learning to run',
    'train/training for race',
    'train/training race',
    'training for the school race',
    'practise/practising for race',
    'train/training for marathon',
  ],
  situations: ['learn', 'wants', 'cannot', 'has', 'deed', 'visit', 'trait', 'reluctant'],
  topic: 'running a race',
  thing: 'the race',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'not-so-fast',
      titles: ['{L} Runs the Long Race', 'Not So Fast', 'Once Round the Lake'],
      goal: 'run all the way round the lake',
      trouble: '{L} had to stop halfway every time',
      solved: '{L} had run all the way round the lake',
      opener:
        'Once a year the whole school ran round the lake. It was two miles, from the flag back to the flag. {L+} wanted to get there without stopping.',
      friend:
        '“Let’s practise,” said {F+}. Ready, steady, go! {L} shot off like a rocket, and {F} was only a dot. Two minutes later {L} was standing by the bench with a stitch, and couldn’t go on.',
      problem:
        'It was like that every day. First {L} flew, and then it pricked under the ribs, and {L’s} legs turned to stone. “I’m no good at running,” panted {L}. The race was on Friday.',
      tries: [
        '{L} started even faster, to get it over with. It was over by the second tree.',
        '{L} ate three bananas first. That was a mistake. They ran along, too.',
        '{L} ran with {L.their~both} eyes shut, so as not to see how far it was. Now {L} knew exactly where the reeds were.',
      ],
      tip: '“I’ve got wings and I still can’t race across the lake,” said {G+}. “You begin with what should come at the end. Can you talk while you’re running? No? Then it’s too fast. Run so that you could tell somebody a story.”',
      low: '“A whole story?” asked {L}. “That’s terribly slow.” “I know a long one,” said {F}. “It’s about a goose.”',
      turn: 'On Friday everyone shot off like rockets. {L} didn’t. “There was once a goose,” said {F}, and they trotted along side by side. At the bench the first ones were already holding their sides. {L} trotted past and asked, “And then?”',
      done: 'By the reeds {L} wasn’t tired, only warm. By the old willow the goose had landed. There was the flag! “Now fast,” said {L}, and now those legs flew. {L} had run all the way round, and had passed eleven others.',
      again: 'It wasn’t first place, and it wasn’t last. And it was the only race with such a good story.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'By the old willow the goose in the story had landed, and {L} wasn’t tired, only warm. “Now fast!” There was the flag, and {L} had run all the way round. Under it stood the buckets with apples for everyone, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'By the old willow the goose in the story had landed. “Now fast,” said {L}, and passed eleven others up to the flag. {G} came across the lake, half flying, and shook out both wings. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'By the old willow the goose in the story had landed. “Now fast,” said {L}, and those legs flew. {L} had run all the way round. “And what became of the goose?” asked {L}, flat in the grass, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'By the old willow the goose in the story had landed. “Now fast,” said {L}, and passed eleven others up to the flag. Their legs wanted to trot on, all by themselves, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At the bench {L} trotted past and asked, “And then?” By the old willow the goose in the story had landed. There was the flag! “Now fast,” said {L}, and those legs flew, past eleven others, and {told}.',
        },
      ],
      helper: { name: 'Old Coot', creature: 'duck' },
      art: {
        'year the whole school ran': 'playground: L look happy; flag, children',
        'Let’s practise': 'river: L slump worried; F run happy; bench',
        'and then it pricked': 'river: L slump sad; bench',
        'even faster, to get it over': 'river: L run worried; tree',
        'ate three bananas': 'river: L run worried; many banana',
        'so as not to see how far': 'river: L fall; grass',
        'Can you talk while': 'river: G say calm; L listen curious',
        'I know a long one': 'river: F tell duck happy; L listen curious',
        'shot off like rockets': 'river: F run happy; L run happy; children',
        'By the old willow the': 'river: L run proud; flag, people',
        'only race with such a': 'playground: L+F laugh; flag, medal',
      },
    },
  ],
};
