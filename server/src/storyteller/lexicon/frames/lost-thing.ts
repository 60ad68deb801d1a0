import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that was lost. */
export const lostThing: StorySourceInput = {
  id: 'lost-thing',
  situations: ['lost'],
  topic: '{the} that was lost',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'look-back',
      titles: ['The Lost {Noun}', '{L} and the Lost {Noun}', 'Where Is {The}?'],
      goal: 'find {the}',
      trouble: '{the} was still missing',
      solved: '{the} was found again',
      opener: [
        'It had been there yesterday. {L+} was [quite|very] sure of it. But this morning {the} was not [in its place|where it should be].',
        '{L+} looked, and looked once more. {The}? Gone! There was only the empty place where {the} had been.',
      ],
      problem: [
        '“{The} can’t just walk away,” said {L}. They looked [high and low|inside and outside]. {The} stayed lost, and {L} needed {the} badly.',
        'Everything felt wrong without {the}. {L} [could not sit still|could think of nothing else]. Where does a lost thing go?',
      ],
      tries: [
        'First they looked in all the likely places: under the bed, behind the door, in the bag. They found [a sock|two buttons|an old apple], but not {the}.',
        'Then they asked everyone in the street about {the}. “[Try the market|Try the pond|Try up there]!” said one. “No, down there!” said another. They ran all over the place, for nothing.',
        'They put up a notice about {the}, with a picture. The wind took it, and so that was lost as well.',
      ],
      tip: [
        '“Stop running,” said {G+}. “Think backwards. Where did you last have {the}? And where were you just before that?”',
        '“A lost thing stays where it is,” said {G+}. “It’s you who went on. So go back, step by step, to the last time you saw {the}.”',
      ],
      turn: [
        '{L} shut both eyes and thought backwards: supper, the path, the gate, the [old bench|wall]. The [bench|wall]! Back they ran, all the way.',
        'So they walked the whole way back, heel first, and {L} said what had happened where. “Here I sneezed. And here I put down my bag, and then…” {L} stopped.',
      ],
      done: [
        'And there it lay, a bit dusty, exactly where it had been put down: {the}! {L} [held on with both arms|could have kissed it].',
        'Something peeped out of the grass. {The}! Nobody had taken it at all. It had only been waiting.',
      ],
      again: [
        'Now {the} has a place of its own, and {L} looks there every evening. Yes. Still there.',
        '“Next time I’ll think backwards at once,” said {L}, and kept {the} very close.',
      ],
      outcomes: [
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: 'And there it lay, a bit dusty, exactly where it had been put down: {the}! {L} held it up high. All those who had looked high and low came running, because everyone wanted to see it back, and {told}.',
        },
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
          ],
          done: 'Something peeped out of the grass. {The}! Nobody had taken it at all. It had only been waiting, all this time, exactly where it had been put down. {L} held on with both arms, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'And there it lay, a bit dusty: {the}! {L} carried it the whole way back, past the gate and up the path, and did not put it down once. That evening nothing was missing, and {told}.',
        },
      ],
    },
  ],
};
