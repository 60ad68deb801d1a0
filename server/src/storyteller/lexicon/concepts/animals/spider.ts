import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the very small one in the garden. */
export const spider: StorySourceInput = {
  id: 'spider',
  words: ['spider', 'afraid/scared spider', 'bug', 'creepy-crawly'],
  situations: ['afraid', 'newcomer'],
  creature: 'theme',
  topic: 'the very small one in the garden',
  thing: '{S}',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'smallest-rescue',
      titles: ['{L} and {S}', 'The Smallest Rescue', 'How {S} Crossed the Path'],
      goal: 'get {S} safely to the other side',
      trouble: '{S} was on the wrong side of the path',
      solved: '{S} was on the other side of the path',
      opener:
        'If you lie on your tummy in the grass, a garden is as big as a forest. {L+} was lying there with a magnifying glass, between two daisies as tall as houses.',
      friend:
        'Out from under a leaf came {S+} and looked up. “Excuse me,” said {S}, very softly, “I have to get to the other side. I live there.”',
      problem:
        'The other side was only four steps away. But between lay the garden path, and for somebody as small as {S} that was a desert of stone. Shoes came down on it, and wheels, and the shadow of the blackbird went over it.',
      tries: [
        '{L} put out a straw as a bridge. {S} had got to the middle when the wind took the straw, and they had to begin again.',
        'They held up a sign: “Stop! Small one crossing!” Nobody could read it. It was as small as {S} had wished it to be.',
        '“Climb on my hand,” said {L}. But to {S} a hand is a hill that moves. {S} rolled up and played dead.',
      ],
      tip: '“I cross it every night,” said {G+}. “You need a roof and somebody to walk ahead. Don’t carry {S}. Make the path smaller instead.”',
      turn: 'Make the path smaller? {L} fetched leaves, big ones, and laid them in a row, one roof after the other, right across the stones. “Now,” said {L} quietly, and crawled along beside {S}, step by tiny step.',
      done: 'Under the last leaf there was grass again. {S} stopped, and looked back over the whole great desert. “I did that on my own feet,” said {S}. Then they all saw the house of {S}, and it was beautiful, as big as a thimble.',
      again: 'The row of leaves still lies across the path. {L} walks round it, and so does everyone else.',
      helper: { name: 'Old Mossback', creature: 'snail' },
      outcomes: [
        {
          asked: ['home/house/web/other/safe/cross/family/mum/mother'],
          done: 'Under the last leaf there was grass again. {S} looked back over the whole great desert. “On my own feet,” said {S}. There stood a door no bigger than a grain, and behind it somebody had kept the light on. And {told}.',
        },
        {
          asked: ['friend/friendly/afraid/scared/frightened/scary/like/brave'],
          done: 'Under the last leaf there was grass again. “I did that on my own feet,” said {S}. {L} lay with one cheek on the ground, face to face with somebody as big as a button, and looked for what was frightening. So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Under the last leaf there was grass again. “On my own feet,” said {S}. The house stood there, as big as a thimble. So nobody could be asked in, and {S} carried the table out, an acorn cup, crumbs for giants, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Under the last leaf there was grass again. {S} stopped, and looked back over the whole great desert. “I did that on my own feet,” said {S}, and lifted one of them, very high. {L} held out a finger, and {told}.',
        },
      ],
      art: {
        'a garden is as big': 'garden: L lie magnifying-glass curious; flower',
        'Excuse me': 'garden: S bow worried; L look S surprised; big leaf',
        'the garden path, and': 'garden: S shiver frightened; L look worried; shoe, bird',
        'a straw as a bridge': 'garden, wind: L hold stick worried; S fall',
        'Small one crossing': 'garden: L+F raise sign worried; S stand sad',
        'a hill that moves': 'garden: L reach-up worried; S cower frightened',
        'I cross it every': 'garden: G say; L+S look G curious',
        'big ones, and laid': 'garden: L carry big leaf brave; S look happy',
        'there was grass again': 'garden: S wave proud; L cheer; grass, leaf',
        'The row of leaves': 'garden: L tiptoe happy; many leaf',
      },
    },
  ],
};
