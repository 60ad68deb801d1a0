import type { StorySourceInput } from '../story-source.ts';

/** A general plot about finding something out: {activity} is the theme in its own words, in the singular or plural, and only follows `about`. */
export const anyTopic: StorySourceInput = {
  id: 'any-topic',
  situations: ['mystery'],
  topic: '{activity}',
  thing: 'the big sheet of paper',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'one-good-question',
      titles: ['{L} Wants to Know', 'One Good Question', '{L} Finds Out'],
      goal: 'find out something true about {activity}',
      trouble: 'nobody knew for certain',
      solved: 'they had found a true answer',
      opener: [
        '“Who can tell me something about {activity}?” asked {L+}. Everybody began to talk at once, and then they noticed that nobody was sure.',
        '{L+} was to tell the others about {activity} on Friday. There was a big sheet of paper for it, and so far the sheet was empty.',
      ],
      problem: [
        '{L} wrote one line on the big sheet and crossed it out again. “That’s only what I guessed,” said {L}. “I want to know what is true.”',
        '{L} asked three people about {activity}, and each of them said something different. Now there were three answers on the big sheet, and nobody could say which was right.',
      ],
      tries: [
        '{L} and {F} made up an answer that sounded good. “How do you know?” asked the first person who heard it. They did not know.',
        'They took down the thickest book on the shelf. It was full of long words, and by page four they had forgotten what they were looking for.',
        '{L} asked ten questions about {activity}, one after the other, without stopping for breath. By the last one nobody could remember the first.',
      ],
      tip: [
        '“You can’t find out everything in one day,” said {G+}. “Take one question, the one that you really want to know. Then look for yourself, and ask somebody who knows a lot about {activity}.”',
        '“Begin with one good question,” said {G+}. “Then look closely, draw what you see, and ask somebody who can show you.”',
      ],
      turn: [
        '{L} chose one question and wrote it at the top of the sheet. Then they looked closely and drew what they saw, and they asked somebody who knew a lot about it. This time {L} listened to the end.',
        '“This is what I want to know most,” said {L}, and wrote one question at the top of the sheet. They went to somebody who knew the answer. “Can you show us?” asked {L}, and they tried it out, step by step.',
      ],
      done: [
        'Now there was an answer on the sheet, in {L’s} own words, with a drawing beside it. {L} told everyone about {activity}, and they listened, even the grown-ups.',
        'On Friday {L} held up the big sheet and told the others about {activity}. “How do you know?” asked somebody. “We looked,” said {L}, “and we asked.”',
      ],
      again: [
        'The sheet hangs on the wall now. Under the answer there is already a new question.',
        'When {L} wants to know something now, {L} starts with one good question.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'On Friday {L} held up the big sheet and told everyone about {activity}. “How do you know?” asked somebody. “We looked,” said {L}, “and we asked.” Nobody wanted to go home after that. They pushed the tables together, right under the sheet, and {told}.',
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
          done: 'On Friday {L} held up the big sheet and told the others about {activity}. They did not stay on their chairs. “Can we try that, too?” they called. It was much too good for just sitting and listening, so {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds'],
          done: 'Now there was an answer on the sheet, in {L’s} own words. “But I don’t want to have read it only,” said {L}. “I want to have been there.” That made sense even to the grown-ups, and {told}.',
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
          ],
          done: 'Now there was an answer on the sheet, in {L’s} own words, with a drawing beside it. Nobody had said it for {L}: {L} had looked, and asked, and listened to the end. That is quite a different thing, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'On Friday {L} told the others about {activity}, and they listened, even the grown-ups. Then the big sheet was rolled up, with the next question on the back of it already. That one could wait till tomorrow, and {told}.',
        },
      ],
    },
  ],
};
