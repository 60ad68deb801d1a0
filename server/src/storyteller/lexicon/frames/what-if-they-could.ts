import type { StorySourceInput } from '../story-source.ts';

/** General plots about a day when {nouns} can {do}. */
export const whatIfTheyCould: StorySourceInput = {
  id: 'what-if-they-could',
  situations: ['what-if'],
  topic: 'the day when {nouns} could {do}',
  thing: 'the day',
  main: 'village',
  home: 'cottage',
  plots: [
    {
      id: 'for-one-day',
      titles: ['When {Nouns} Could {Do}', '{L} and the Odd Day', 'What If?'],
      goal: 'get through a day on which {nouns} could {do}',
      trouble: 'all the {nouns} could {do}, and nobody had thought of what follows',
      solved: '{nouns} and everybody else had agreed how to live with it',
      opener: [
        '“What if {nouns} could {do}?” asked {L+}, at bedtime. “Then,” said somebody, with a yawn, “there’d be trouble.” In the morning there was a noise at the window. It had come true!',
        'It was not in the newspaper, because it had only just begun. {L+} saw it first, from the window: down there {a} was {doing}! And there was another one.',
      ],
      problem:
        'It was wonderful, up to breakfast. Then it turned out that nothing was ready for it. Doors were too narrow, and signs were wrong. Half the town was {doing} in the middle of the road, and the other half was hooting.',
      tries: [
        'The mayor put up a notice: “It is forbidden to {do}.” But the {nouns} had never learned to read. Somebody sat on it.',
        'They tried to lock the {nouns} in until it was over. That is not so easy with somebody who can {do}. They were out before the key had turned.',
        '{L} thought that you could get used to it. That lasted until one of them wanted to {do} in {L’s} bed.',
      ],
      tip: '“Everybody’s talking about the {nouns},” said {G+}, “and nobody talks to them. Ask one. If they can {do} for one day, what have they been waiting for all those years?”',
      turn: 'So {L} sat down beside the oldest of them, and asked. It took a while. “Is that all?” said {L}, when it was over. It was all: a bit of room, a bit of time, and somebody who joins in.',
      done: 'They shut one street for it, and painted a sign. From two till four the {nouns} could {do} there as much as they liked, and whoever had feet went along and tried it, too. It was the best afternoon the town had ever had, and nobody hooted.',
      again:
        'The next day it was over. But sometimes {a} looks at {L} in a certain way, as if to say: you know, and I know.',
    },
    {
      id: 'what-they-had-to-say',
      words: ['talk', 'speak', 'say something', 'tell story', 'sing', 'answer', 'laugh'],
      titles: ['When {Nouns} Could {Do}', '{L} and the Talking Day', 'What the {Nouns} Said'],
      goal: 'understand what the {nouns} were all saying',
      trouble: 'all the {nouns} were {doing} at once, and nobody listened',
      solved: 'somebody had listened to every one of them',
      opener:
        '“Good morning,” somebody said. “You’re lying on my place.” {L+} sat up in bed. There was nobody in the room. Only {a}. “Yes, me,” it said. “Who else?” Overnight all {nouns} had learned to {do}!',
      problem:
        'By eight o’clock the whole street was full of it. The {nouns} had kept quiet for thousands of years, and now it all came out at once: the food, the cold, the thing about last Easter. Everyone had cotton wool in their ears. “They’re only complaining,” said the neighbour.',
      tries: [
        [
          '{L} called, “Quiet! One after the other!” They each wanted to be the one. Now there was an argument as well.',
          '{L} talked back, very loudly. Now there was one more who talked.',
        ],
        '{F} wrote everything down. After six pages the pencil was short, and they were still on Monday.',
        'They turned on the radio against it. The {nouns} knew the song, and joined in.',
      ],
      tip: '“What would you do,” asked {G+}, “if nobody had understood you all your life, and you had just the one day? You’d shout too. They don’t want an answer. They want one who sits down.”',
      turn: 'So {L} put a chair in front of the house and a sign on it: “I’m listening. One at a time.” The first of them came, and told {L} about it, from the beginning. {L} only nodded, and asked, “And then?”',
      done: 'Whoever had been listened to was quiet afterwards, and quite content. The queue went round three corners, and got shorter. The last one whispered something in {L’s} ear. It was a thank-you, and a secret. Then it was midnight, and they were just {nouns} again.',
      again:
        'They don’t {do} any more. But when {L} comes by, they look up. And {L} has never told anyone the secret.',
    },
  ],
};
