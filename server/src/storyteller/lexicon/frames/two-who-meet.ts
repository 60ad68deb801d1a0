import type { StorySourceInput } from '../story-source.ts';

/** General plots about two who were quite different. */
export const twoWhoMeet: StorySourceInput = {
  id: 'two-who-meet',
  situations: ['pair'],
  creature: 'theme',
  topic: 'two who were quite different',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'so-different',
      titles: ['{S} and {The}', 'So Different', '{L}, {S} and {The}'],
      goal: 'bring {S} and {the} together',
      trouble: '{S} and {the} would not speak to each other',
      solved: '{S} and {the} had become a team',
      opener: [
        'On one side of the stream lived {S+}, and on the other side lived {a}. {L+} knew them both. But the two had never met.',
        '{L+} knew two who lived [quite close to each other|on the same road] and never spoke.',
      ],
      friend: [
        'One day {S+} met {a}, right in the middle of the bridge. Neither of them would step aside. {L} saw it all.',
        '{S+} looked at {a}, and {the} looked back. “You’re strange,” said one. “So are you,” said the other.',
      ],
      problem: [
        '“I don’t like {the},” said {S}. “It does everything wrong.” “I don’t like {S},” said {the}. And there they sat, back to back.',
        'They quarrelled about who was first, and who was right. {S} went left, and {the} went right.',
      ],
      tries: [
        '{L} baked a cake and invited both of them. {S} ate the left half and {the} ate the right half, and neither said a word.',
        '{L} wrote two letters: “Come to the bridge. From a friend.” They both came, saw each other, and went home again.',
        'They tried a game for two. {S} wanted to run, and {the} wanted to hide, so it was not much of a game.',
      ],
      tip: [
        '“They don’t need a cake,” said {G+}. “They need something that neither of them can do alone.”',
        '“Ask {S} what {the} can do better,” said {G+}, “and the other way round. It takes a while. But then it begins.”',
      ],
      turn: [
        'That night the stream rose, and the little bridge broke. {S} was on one side, and {the} on the other. “You hold that end!” called {L}. “And you push!” And, for the first time, they both did.',
        '“Help!” A duckling sat in the reeds and could not get out. {S} could not do it alone, and nor could {the}. They looked at each other. “Together?” said {S}.',
      ],
      done: [
        'What {S} could not reach, {the} could, and what {the} did not know, {S} did. “You’re not so strange,” they said, both at once.',
        'It worked, because there were two of them, and because they were so different. {S} laughed, and {the} laughed too.',
      ],
      again: [
        'Now they sit on the bridge together in the evening, {S} and {the}. They don’t always agree, but they always come.',
        'If you look for {S} today, look for {the}. You will find them in the same place.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'It worked, because there were two of them, and because they were so different. {S} had one good thing at home, and {the} had another, and the two had never been on one table. Now they were, and {told}.',
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
            'hugs',
          ],
          done: 'What {S} could not reach, {the} could, and what {the} did not know, {S} did. “You’re not so strange,” they said, both at once. Nobody wanted to sit back to back after that, and {told}.',
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
          done: 'It worked, because there were two of them. “You’re strange,” said {S}. “So are you,” said {the}. It was the same as this morning, and yet it sounded quite different, because now they had seen what the other one could do. And {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home', 'goes', 'rides', 'sees', 'visit', 'finds'],
          done: 'What {S} could not reach, {the} could, and what {the} did not know, {S} did. When it was done, nobody asked who was first and who was right. They went along side by side, and {told}.',
        },
      ],
    },
  ],
};
