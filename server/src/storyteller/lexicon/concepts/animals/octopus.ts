import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the octopus. */
export const octopus: StorySourceInput = {
  id: 'octopus',
  words: ['octopus', 'octopuses', 'octopi', 'squid'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit'],
  topic: 'the octopus',
  thing: 'the octopus',
  creature: 'octopus',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'where-did-it-go',
      titles: ['Where Did the Octopus Go?', '{L} and the Shy Octopus', 'Eight Arms and Nobody There'],
      goal: 'make friends with the shy octopus',
      trouble: 'the octopus hid whenever somebody came',
      solved: 'the octopus had come out of its den',
      object: 'shell',
      opener:
        'Between the rocks on the sea floor was a small round door, and in front of it lay a tidy heap of empty shells. “Somebody lives here who eats crabs,” said {L+}. “Somebody with a lot of arms.”',
      friend:
        'For a moment there it was: {S+}, red and soft, with two clever eyes. Then {L} waved. And where {S} had been, there was only a stone.',
      problem:
        'An octopus has no shell and no bones. When it’s frightened, it turns the colour of the rocks, or it shoots out a cloud of ink and is gone. And {S} was frightened of everything that came near. How could anybody make friends with it?',
      tries: [
        '{L} swam up quite fast, to say hello. Puff! There was nothing but black ink, and {L} had to swim out of it backwards.',
        'They looked for {S} behind every stone. One of the stones was {S}, and looked back at them, and they swam past it three times.',
        'They called in through the little door. One long arm came out, and pulled a flat shell in front of it.',
      ],
      tip: '“You want to see, and it wants to see too,” said {G+}. “It’s the most curious animal in the sea. But somebody who’s in a hurry looks hungry. Stop swimming after it. Bring it a puzzle.”',
      turn: '{L} put a shell into a jar, screwed the lid on, and set it down in front of the door. Then {L} lay down on the sand and did not move. After a long time an arm came, and felt the jar all over.',
      done: 'Two arms, four, all eight! {S} sat down on the jar, and turned the lid to the left, and opened it. How pleased it was: it turned pink from top to bottom. Then one arm came across the sand, and laid itself very gently round {L’s} finger.',
      again:
        '{L} brings a new puzzle every time. Yesterday {S} had put something into the jar as well: a red button, for {L}.',
      helper: { name: 'Grandmother Ray', creature: 'ray' },
      outcomes: [
        {
          asked: ['ink/colour/color/paint/hide/seek/game/puzzle/trick'],
          done: '{S} sat down on the jar, turned the lid, and opened it, with all eight arms. How pleased it was: it turned pink from top to bottom. One arm waved: again! Stones that weren’t stones came out of the rocks, and {told}.',
        },
        {
          asked: ['hug/cuddle/hand/arm/friend/hold'],
          done: '{S} sat down on the jar, turned the lid to the left, and opened it. How pleased it was, pink from top to bottom! Then one arm came across the sand, and laid itself round {L’s} finger, then two more, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} sat down on the jar and opened it, with all eight arms, and turned pink from top to bottom. {G} had watched from under the sand. The little round door stood open now, and there was a table of flat shells, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} sat down on the jar, turned the lid, and opened it, pink from top to bottom. Then one arm came across the sand, very gently, and laid itself round {L’s} finger. In front of the small round door {told}.',
        },
      ],
      art: {
        'round door, and in front': 'undersea: L swim curious; door, shell',
        'two clever eyes': 'undersea: L wave happy; S startle; stone',
        'a cloud of ink': 'undersea: S hide frightened; L look S worried; stone',
        'swam up quite fast': 'undersea: L swim worried; S shiver; black cloud',
        'behind every stone': 'undersea: L+F search curious; S sit calm; two stone',
        'One long arm': 'undersea: L+F call worried; S hide worried; shell, door',
        'You want to see': 'undersea: G say; L look G curious',
        'into a jar, screwed': 'undersea: L hold jar happy; shell, door',
        'on the sand and': 'undersea: L lie calm; S touch jar curious',
        'turned the lid to the left': 'undersea: S open jar happy; L cheer; shell',
        'a red button': 'undersea: L hold red button happy; S wave happy; jar',
      },
    },
  ],
};
