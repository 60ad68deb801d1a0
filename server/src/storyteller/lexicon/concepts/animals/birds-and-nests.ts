import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a young bird. */
export const birdsAndNests: StorySourceInput = {
  id: 'birds-and-nests',
  words: [
    'robin',
    'baby bird',
    'bird nest',
    'nest',
    'bird fall/fell',
    'sparrow',
    'swallow',
    'feed/feeding bird',
    'blackbird',
    'bird fell out of the nest',
    'bird that fell/fall',
    'bird has fallen/fell out of nest',
  ],
  situations: ['newcomer', 'stuck', 'make', 'strayed', 'learn', 'deed', 'ailment'],
  creature: 'baby bird',
  topic: 'a young bird',
  thing: 'the young bird',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'out-of-the-nest',
      titles: ['{L} and the Young Bird', 'Out of the Nest', 'Cheep!'],
      goal: 'get {S} safely up into the tree',
      trouble: '{S} sat in the grass and could not get up',
      solved: '{S} sat on a branch and ate worms',
      opener:
        '“Cheep!” It came from below, where there ought not to be any cheep. {L+} bent the grass apart. There were two eyes, an open beak, and hardly anything else.',
      friend:
        'It was {S+}, with fluff instead of feathers. “I only leaned out a bit,” said {S}. “Then I was down here.” High up, in the apple tree, you could see the edge of a nest.',
      problem:
        'In the grass there were ants, and it would be dark soon, and round the corner came the cat from next door, tail up. “I’m hungry,” said {S}. It is what they mostly say.',
      tries: [
        'They brought bread with jam. {S} looked at it as you look at a shoe.',
        '{F} climbed up with {S} in a hat. The branch cracked. They came down again, and it was a near thing.',
        '{L} showed how to fly, with both arms, from the bench. {S} watched closely. Now {S} knew how it is to fall off a bench.',
      ],
      tip: '“Don’t take {S} indoors,” said {G+}. “The parents are near, they’re only waiting till you’re gone. Make a basket that doesn’t crack, as high as you can reach. Then go away and watch the cat.”',
      turn: '{L} took the bread basket, with dry grass in it, and tied it to the lowest strong branch with a good knot. Gently, in both hands, they put {S} in. Then they hid behind the barrel, and {F} kept the cat busy with a bit of string.',
      done: 'Five minutes. Ten. Then a shadow, a flutter: mother and father, both with worms! They looked at the basket, first with one eye, then with the other. “A bit odd,” it seemed to mean, “but solid.” And then they fed and fed.',
      again:
        'A week later the basket was empty. {L} was a little sad. “Cheep,” it went, from the very top of the tree.',
      outcomes: [
        {
          asked: ['mother/mum/mummy/mom/parent/father/family/dad/nest/home/back/reunite/safe'],
          done: 'Five minutes. Ten. Then a shadow, a flutter: mother and father, both with worms! They looked at the bread basket, first with one eye, then with the other. “A bit odd,” it seemed to mean, “but solid.” And {told}.',
        },
        {
          asked: ['fly/wing', 'learn'],
          done: 'Mother and father came, both with worms, and looked at the basket, first with one eye, then with the other. They fed until the fluff turned to feathers. One morning {S} leaned out a bit, as before, and {told}.',
        },
        {
          asked: ['worm/eat/feed/fed'],
          done: 'Five minutes. Ten. Then a shadow, a flutter: mother and father, both with beaks full! They looked at the bread basket with one eye, then with the other. “I’m hungry,” said {S}, up there as down here. And {told}.',
        },
        {
          kinds: ['party', 'plays', 'shares', 'makes'],
          done: 'Five minutes. Ten. Then a flutter: mother and father, both with worms! They looked at the basket, first with one eye, then with the other, and then they fed and fed. Behind the barrel there was still the bread with jam, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Five minutes. Ten. Then a flutter: mother and father, both with worms! They looked at the basket, first with one eye, then with the other, and fed and fed. “Cheep!” it came from above, where it ought to be. Behind the barrel {told}.',
        },
      ],
      art: {
        'bent the grass apart': 'garden: L kneel surprised; grass',
        'fluff instead of feathers': 'garden: S look-up sad in grass; L look S curious; nest on tree, tree',
        'ants, and it would be dark': 'garden: S cower frightened; L startle worried; cat',
        'bread with jam': 'garden: L offer bread happy; S look worried; jam',
        'in a hat': 'garden: F climb worried on tree; L look worried; hat',
        'from the bench': 'garden: L jump happy; S fall surprised; bench',
        'The parents are near': 'garden: G say; L+F look G curious; bird on tree, tree',
        'the lowest strong branch': 'garden: L hang basket brave; F hold hay; tree',
        'hid behind the barrel': 'garden: L hide happy behind barrel; F hold string happy; cat',
        'both with worms': 'garden: S sit happy in nest; L cheer; two bird, worm',
        'the basket was empty': 'garden: L hold basket sad; bird on tree, tree',
      },
    },
  ],
};
