import type { StorySourceInput } from '../../story-source.ts';

/** Stories about listening. */
export const listening: StorySourceInput = {
  id: 'listening',
  words: [
    'not listen/listening',
    'listen',
    'listening',
    'never listen/listens',
    'doesn’t/don’t listen',
    'be/being good listener',
    'interrupt',
    'interrupting',

    'obey',
  ],
  situations: ['learn', 'cannot', 'trait', 'refuses', 'reluctant'],
  topic: 'listening',
  thing: 'both ears',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'the-sound-behind',
      titles: ['{L} Pricks Up Both Ears', 'What Did You Say?', 'The Quietest Sound'],
      goal: 'hear what was being said',
      trouble: 'nobody was listening to anyone',
      solved: 'they had listened, and heard the most beautiful sound of all',
      opener:
        '“{L},” somebody called, “your boots!” “Yes,” said {L+}, and went on, in socks. Words went in on one side and out on the other. There was rather a draught in there.',
      problem:
        '“Stay on the path,” they had said, and, “Wait at the bridge,” and something else. {L} had said yes each time. But now there was no path and no bridge, and {L} did not know what the something else had been.',
      tries: [
        '{L} asked the way, and talked all through the answer. “Thank you,” said {L}. It had been a very good answer.',
        'They all talked at the same time, to find the way faster. A jay gave up and flew off.',
        '{L} cupped both hands behind both ears. Now {L} heard much more of {L.their} own chatter.',
      ],
      tip: '“Your ears are all right,” said {G+}. “It’s your mouth that’s standing in front of them. Shut it, and count what you hear. After the seventh thing comes the one that you need.”',
      turn: 'So {L} sat down, shut {L.their~both} lips tight, and counted on the fingers. One: wind. Two: a beetle. Three: {F’s} tummy. Four, five, six. And there was a seventh, quite faint, behind all the others. “Water,” whispered {L}. “The bridge!”',
      done: 'They went after the sound, and nobody said a word. By the bridge they stopped once more, because now they could. In the branches sat a very small bird, and it sang, as it does every evening. None of them had ever heard it before.',
      again:
        '“{L},” somebody calls, “your boots!” {L} stops, counts to one, and goes back to fetch the boots.',
      helper: { name: 'Old Hush', creature: 'owl' },
      outcomes: [
        {
          asked: ['bird/sing/sound/hear/listen/music'],
          kinds: ['sees', 'plays'],
          done: 'They went after the sound, and nobody said a word. By the bridge they stopped once more, because now they could. In the branches sat a very small bird. They counted to seven, and waited for what comes after, and {told}.',
        },
        {
          asked: ['home/safe/mum/dad/find/back/path'],
          kinds: ['home', 'way-home', 'hugs'],
          done: 'There was a seventh sound, quite faint, behind all the others: water. They went after it, with shut lips, and came to the bridge. “Wait at the bridge,” they had been told, and this time it went in and stayed in. So {told}.',
        },
        {
          asked: ['learn/proud/teacher/friend/story/thank'],
          kinds: [
            'says',
            'says-words',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'By the bridge they stopped, and heard what none of them had ever heard before, a very small bird in the branches. “Did you want to say something?” asked {L} then. {F} had wanted to for the whole afternoon, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'stays', 'party', 'eats', 'shares', 'makes', 'tells', 'sleep'],
          done: 'One was wind, two a beetle, three was {F’s} tummy, and the seventh was the bridge. They sat down on it, and a very small bird sang as it does every evening. The third sound came again, in the middle of the song, and {told}.',
        },
      ],
      art: {
        'called, “your boots': 'cottage: L walk calm; two boot, sock',
        'Words went in': 'cottage: L walk calm; mother, door',
        'there was no path': 'forest: L look worried; F look worried; bare-tree',
        'asked the way': 'forest: L speak happy; gentleman, tree',
        'talked at the same time': 'forest: L+F shout; bird',
        'cupped both hands': 'forest: L speak worried; bird',
        'standing in front of them': 'forest: G whisper calm; L listen curious',
        'counted on the fingers': 'forest: L sit calm; F sit calm; beetle',
        'quite faint, behind all': 'forest: L whisper happy; F listen happy; bridge',
        'very small bird': 'river: L listen happy; F listen happy; small bird, bridge, tree',
        'counts to one': 'cottage: L hold boot happy; boot',
      },
    },
  ],
};
