import type { StorySourceInput } from '../../story-source.ts';

/** Stories about forgiveness. */
export const forgiveness: StorySourceInput = {
  id: 'forgiveness',
  words: [
    'forgiveness',
    'forgive',
    'forgive/forgiving a friend/sister/brother',
    'forgives',
    'second chance',
    'hold/holding a grudge',
    'grudge',
    'still angry with a friend',
    'make/making peace with a friend',
    'accept/accepting an apology/sorry',
  ],
  situations: ['learn', 'value', 'sad', 'quarrel', 'refuses', 'deed', 'trait', 'question'],
  gentle: true,
  topic: 'forgiving somebody',
  thing: 'the broken kite',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-stone-in-the-shoe',
      titles: ['The Stone in the Shoe', '{L} Forgives', 'All the Way with a Pebble'],
      goal: 'forgive {F}',
      trouble: '{L} was still angry with {F}',
      solved: '{L} had forgiven {F}',
      opener:
        '{L+} had a red kite, and had made it all alone. On Monday {F+} borrowed it without asking, and on Monday evening it came back with a broken spine.',
      friend:
        '“I’m sorry,” said {F}, and meant it. “I should have asked, and I held it too hard.” {L} looked at the kite and said nothing, and shut the door.',
      problem:
        'On Tuesday {L} was still angry, and on Wednesday too. {L} had to think of it at breakfast and in bed. {F} had said sorry. Why didn’t it stop?',
      tries: [
        '{L} said “It’s all right” to {F}. But it was not all right, and both of them could hear that.',
        '{L} did not speak to {F} all day. It was meant to hurt {F}. It hurt {L} just as much.',
        '{L} thought of breaking something of {F’s}. Then there would have been two broken things.',
      ],
      tip: '“You’re limping,” said {G+}, who was walking the same way. “Is there a stone in your shoe? Being angry is like that. The other one may have put it there. But you’re the one who walks on it, and you’re the one who can take it out.”',
      low: '{L} sat down at the edge of the meadow. It was still a good kite that was broken. That was true, and it was allowed to be sad.',
      turn: '{L} went over to {F}. “I was very angry,” said {L}, “because I’d made it myself. I don’t want to be angry any more. Will you help me mend it?” {F} had a thin straight stick behind the door. It had been lying there since Monday.',
      done: 'They tied it on together, and {L} held the knot while {F} cut the string. In the afternoon the kite climbed up over the meadow, with a crooked patch in the middle. “You hold it now,” said {L}, and gave {F} the string. And nothing hurt.',
      again:
        'When {L} is angry with somebody now, {L} says so first. Then the shoe comes off, and out comes the stone.',
      object: 'kite',
      helper: { name: 'Mrs Fennel', creature: 'woman' },
      outcomes: [
        {
          asked: ['friend/friends/again/best/still/make up'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: 'They tied the stick on together, and {L} held the knot while {F} cut the string. The kite climbed up over the meadow, with a crooked patch in the middle. {L} was not limping any more, with no stone in the shoe, and {told}.',
        },
        {
          asked: ['kite/fly/play/share/turn/mend/fix'],
          kinds: ['plays', 'shares', 'makes'],
          done: 'They tied the new stick on together. In the afternoon the kite climbed up over the meadow, with a crooked patch in the middle. “You hold it now,” said {L}, and gave {F} the string. Nothing hurt, not anywhere, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'home',
            'way-home',
            'party',
            'eats',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
          ],
          done: '{L} held the knot while {F} cut the string, and then the spine was straight again. “I should have asked,” said {F}. “I should have told you how cross I was,” said {L}. Up went the kite, and {told}.',
        },
      ],
    },
  ],
};
