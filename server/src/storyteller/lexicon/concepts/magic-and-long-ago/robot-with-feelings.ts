import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a robot that wants to know what feelings are. */
export const robotWithFeelings: StorySourceInput = {
  id: 'robot-with-feelings',
  words: [
    'robot feel/feels/feeling/feelings',
    'robot who/that want/wants feel/feelings/heart/cry/laugh/to feel',
    'robot want/wants to feel/cry/laugh',
    'robot with feelings/a heart',
    'robot with a heart',
    'robot learn/learns/learning feelings/laugh/love/cry/feel',
    'robot’s heart',
    'robot heart',
    'can robots feel',
    'do robots have feelings',
    'sad robot',
    'lonely robot',
    'robot be/become human',
    'robot want/wants friend/friends',
    'robot who wants to be human',
    'robot friend',
    'robot and friendship',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'sad',
    'sad-being',
    'longing-being',
    'ailment',
  ],
  topic: 'a robot that wanted to feel something',
  thing: 'the robot’s screen',
  creature: 'robot',
  home: 'workshop',
  main: 'workshop',
  plots: [
    {
      id: 'the-light-that-nobody-switched-on',
      titles: ['{S} Wants to Feel', 'The Little Green Light', 'What Is Sad?'],
      goal: 'find out whether {S} could feel something',
      trouble: '{S} did not know what a feeling was',
      solved: '{S} had felt something',
      opener:
        'In the workshop lived {S+}, who could calculate, sweep, and beat eggs. Only one thing was missing. “When you laugh, I can measure it,” said {S} to {L+}. “Sixty-two. But what is it like?” {L} had never thought about that.',
      friend:
        '“It’s warm,” said {L}. “Here.” {S} took the temperature there. “Normal,” said {S}. “I have a hundred and twelve lamps. None of them is called glad. I’d like to feel something, just once.”',
      problem:
        '{L} tried to explain it. Sad is like rain from inside. Glad is like lemonade. {S} filled itself with water for the one and with bubbles for the other, and had to be taken to pieces and dried. After that it knew as little as before.',
      tries: [
        'They showed {S} a sad film. {S} counted the tears in the row. There were forty. It wrote them down.',
        '{F} tickled it with a feather. {S} thanked {F} for the dusting.',
        '{S} learned all the feelings by heart, from A to Z. It could say them backwards. It sighed, because that came at S.',
      ],
      tip: '“I’ve repaired a good many,” said {G+}, “and there’s no screw for it. You’re looking inside, and there’s nothing but wires there, just as there’s nothing but porridge in us. I’d watch what it does when no one has asked it to.”',
      low: 'In the evening {L} had to go away for a week. {S} stood at the door and rolled to and fro. “Why are you doing that?” asked {G}. “I don’t know,” said {S}.',
      turn: 'When {L} came back, the whole workshop was tidy, but one cup was still standing there, {L’s}, with a cloth over it. “I didn’t wash it,” said {S}. “It looked more as if you were here.” {L} stood still. “Who told you to do that?” “Nobody,” said {S}.',
      done: '“And when I came up the street just now, what was that like?” asked {L}. On {S’s} chest a small green light came on. “Like this,” said {S}. “It does it by itself.” “We call it missing somebody,” said {L}, “and then being glad.”',
      again:
        'The little light isn’t in any plan. {G} looked for a long time and found no wire to it. It’s on most of the time now.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'On {S’s} chest a small green light came on. “It does it by itself,” said {S}. “We call it missing somebody,” said {L}, “and then being glad.” {S} lifted the cloth from {L’s} cup, took a second one from the shelf, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“When I came up the street just now, what was that like?” asked {L}. On {S’s} chest a small green light came on. “Like this,” said {S}. “It does it by itself.” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'On {S’s} chest a small green light came on. “It does it by itself,” said {S}. “We call it missing somebody, and then being glad,” said {L}. In the evening {S} turned off the hundred and twelve others, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“And when I came up the street just now, what was that like?” asked {L}. On {S’s} chest a small light came on, a green one, quite by itself. “Like this,” said {S}, and {told}.',
        },
      ],
      helper: { name: 'Mrs Cog', creature: 'woman' },
    },
  ],
};
