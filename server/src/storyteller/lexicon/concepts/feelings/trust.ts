import type { StorySourceInput } from '../../story-source.ts';

/** Stories about trust. */
export const trust: StorySourceInput = {
  id: 'trust',
  words: [
    'trust',
    'trust/trusting a friend/others/somebody/someone',
    'trust me',
    'trustworthy',
    'trust game',
    'learn/learning to trust',
    'blindfold',
    'trust walk',
  ],
  situations: ['learn', 'value', 'afraid', 'cannot', 'trait', 'deed', 'question'],
  topic: 'trust',
  thing: 'the blindfold',
  home: 'school',
  main: 'forest',
  plots: [
    {
      id: 'the-walk-with-no-eyes',
      titles: ['{L} and the Blindfold', 'A Walk with No Eyes', 'Left, Left, Log!'],
      goal: 'walk through the wood with both eyes covered',
      trouble: '{L} did not dare to take a step without seeing',
      solved: '{L} had walked all the way without seeing',
      opener: [
        'In the wood a rope lay on the ground, from one tree to the next. “One of you wears a scarf over the eyes,” said the teacher, “and the other one leads.” {L+} got the scarf.',
        'Today’s game was called the trust walk. One of them could see, and the other one could not. {L+} was given a scarf to tie over both eyes.',
      ],
      friend:
        '{F+} was going to lead. “It’s quite easy,” said {F}. “You only have to trust me.” And off {F} went, much too fast.',
      problem:
        'Everything was dark. Something cracked. Something brushed against {L’s} cheek. “Come on!” called {F}, from somewhere in front. {L} stood there with both arms stretched out, and did not move.',
      tries: [
        '{L} peeped out under the scarf. Then it was easy. But then it was no trust walk, it was only a walk.',
        '{F} pulled {L} along. {L} tripped over a root, and did not trust {F} one bit more than before.',
        '{L} shuffled along with tiny steps. After five minutes they had got as far as the first tree, and {L} had met it with the nose.',
      ],
      tip: '“Nobody can trust on command,” said {G+}. “It grows, when somebody says what’s coming and then it really comes. Small things first. And if you’re the one being led, say what you need.”',
      low: '{L} pushed up the scarf. The wood was quite friendly, when you could see it. “Shall we try once more?” asked {F}, in a quieter voice.',
      turn: '“Don’t pull me,” said {L}. “Walk beside me and tell me everything.” {L} pulled down the scarf and held on to {F’s} sleeve. “A root in two steps,” said {F}. One, two: there was the root. “Now a branch. Duck.” {L} ducked, and leaves brushed past overhead.',
      done: 'Whatever {F} said was what came, every time. {L’s} steps grew longer. They went over a log and through a puddle, and then {F} said, “Stop. Put out a hand.” It was the last tree. {L} pulled off the scarf. “All that way?” said {L}.',
      again: 'Afterwards they changed over. {L} told {F} about every root, and even about a snail.',
      object: 'scarf',
      helper: { name: 'Mrs Alder', creature: 'woman' },
      outcomes: [
        {
          asked: ['friend/friends/trust/best'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'Whatever {F} said was what came, every time: the root, the branch, the puddle. Then it was the last tree. {L} pulled off the scarf and looked back at the whole length of the rope. They had come by that with four feet and two eyes, and {told}.',
        },
        {
          asked: ['surprise/gift/present/treasure/find/view/see'],
          kinds: ['gets', 'given-by', 'all-get', 'sees'],
          done: 'They went over a log and through a puddle, and whatever {F} said was what came. “Stop,” said {F}. “Put out a hand.” It was the last tree. “And now take off the scarf, but slowly,” said {F}, in an odd voice, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: '“Duck,” said {F}, and {L} ducked, and leaves brushed past overhead. Whatever {F} said was what came. At the last tree they changed over. Now it was {F} who stuck out both arms, and {told}.',
        },
      ],
    },
  ],
};
