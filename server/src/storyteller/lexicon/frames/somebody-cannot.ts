import type { StorySourceInput } from '../story-source.ts';

/** General plots about how to {do}. */
export const somebodyCannot: StorySourceInput = {
  id: 'somebody-cannot',
  situations: ['cannot'],
  creature: 'theme',
  topic: 'how to {do}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'own-way',
      titles: ['{S} Learns to {Do}', '{L} and {S}', 'How {S} {Did}'],
      goal: 'learn how to {do}',
      trouble: '{S} could not {do}',
      solved: '{S} could {do}',
      opener: [
        '{L+} heard somebody sigh behind the [hedge|wall], very deeply. It was the sigh of somebody who cannot {do}.',
        'Everyone knows how to {do}, they say. {L+} knew somebody who did not, and thought about it a good deal.',
      ],
      friend: [
        'There sat {S+}. “All the others can {do},” said {S}. “I’m the only one who can’t.” “Then we’ll find a way,” said {L}.',
        '“I can’t {do},” said {S+}. “Not even a little.” {L} sat down too. “I couldn’t tie my shoes once,” said {L}. “Shall we try together?”',
      ],
      problem: [
        '{S} tried to {do}. Nothing happened. {S} tried again, with {S.their~both} eyes shut, and nothing happened twice.',
        'When {S} tried to {do}, it always ended in the same way: [bump|flop], and everybody looked. So {S} had stopped trying.',
      ],
      tries: [
        '{L} read out of a book how to {do}. Step one, step two, step nine. {S} did it all, and got stuck at step four.',
        'They went [behind the barn|up the hill], where nobody could see, and tried it there. {S} took a deep breath, and for one moment it looked as if {S} would {do}. Then {S} sneezed, and the moment was over.',
        'They watched some others {do}, and {S} did just the same. But {S} is not made like the others, and it came to nothing.',
      ],
      tip: [
        '“Why do you want to {do} like everybody else?” asked {G+}. “I know ten who can {do}, and each of them does it differently.”',
        '“It isn’t you that is in the way,” said {G+}. “It’s the thought of everybody looking. Begin with nobody there. Then with one friend, who looks the other way.”',
      ],
      turn: [
        '“Then do it your own way,” said {L}. {S} thought about that. And {S} began, not fast, not like in the book, but like {S}. And something moved.',
        '“I’m not looking,” said {L}, and turned round, and told a long story about a [goose|sock]. At the best bit of it {S} forgot to be afraid. And then, without thinking, {S} began.',
      ],
      done: [
        'It worked! {S} {did}! It looked a little different from how others do it, and it was wonderful. {S} could {do}!',
        'And then everyone saw it. {S} {did}, once round, and then again. “I can {do}!” called {S}.',
      ],
      again: [
        'These days {S} can {do} before breakfast. And when somebody sighs behind the [hedge|wall], {S} goes and sits down there too.',
        '“Will you {do} once more?” asked {L} in the evening. {S} {did}, and it was as good as the first time.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'And then everyone saw it. {S} {did}, once round, and then again. “I can {do}!” called {S}. They had all waited for that day, some of them with something behind their backs. Out it came, and {told}.',
        },
        {
          kinds: [
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
          done: 'And then everyone saw it. {S} {did}, and not like in the book. “Is that your own way?” they asked. “Show us!” Theirs looked quite dull to them now. They came closer, and {told}.',
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
            'becomes',
            'happens',
            'sky-comes',
            'answers',
            'grows',
          ],
          done: 'It worked! {S} {did}! It looked a little different from how others do it, and it was wonderful. It was {S’s} own way, and nobody else had it, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds'],
          done: 'It worked! {S} {did}! It looked a little different from how others do it, but one gets just as far with it. There was nothing to turn back for, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'It worked! {S} {did}! {S} could not stop doing it, once round and then again, until evening came. Whoever has found a way need not lie awake over it, and {told}.',
        },
      ],
    },
  ],
};
