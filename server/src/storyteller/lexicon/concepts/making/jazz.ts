import type { StorySourceInput } from '../../story-source.ts';

/** Stories about jazz. */
export const jazz: StorySourceInput = {
  id: 'jazz',
  words: ['jazz', 'jazz band/music', 'saxophone', 'blues music', 'improvise/improvising'],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing', 'visit'],
  night: true,
  topic: 'jazz',
  thing: 'the band',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'nobody-plays-it-twice',
      titles: ['{L} Plays Jazz', 'The Wrong Note', 'Play It Again, but Not the Same'],
      goal: 'play with the jazz band',
      trouble: '{L} did not know when to play',
      solved: '{L} was playing with the jazz band',
      object: 'drum',
      opener:
        'On warm evenings the music came across the yard: a trumpet, a piano, a fat double bass. It was jazz. {L+} sat on the steps and drummed along on both knees.',
      friend:
        '“Come on in!” the band had said. {F+} carried the drum, and {L} carried the sticks. They had a place by the door, right next to the bass.',
      problem:
        'But where was the music written down? There weren’t any notes. {L} waited to be told when to begin, and nobody said anything. Then {L} began, and hit a beat that nobody else was on. Bonk! Everyone turned round.',
      tries: [
        '{L} played very, very quietly, so as not to be wrong. Nobody could hear it, and {L} couldn’t either.',
        '{L} played exactly what the trumpet had just played. By then the trumpet was playing something else.',
        '{L} played everything at once. The bass player’s hat fell off.',
      ],
      tip: '“There aren’t any wrong notes,” said {G+} at the piano. “There are only notes that are waiting for the next one. Jazz is like talking. First you listen. Then you answer. And if you say something odd, say it again, and it’s a joke.”',
      turn: '{L} closed both eyes and listened. The bass walked: dum, dum, dum, dum. {L} walked along on the drum. Then the trumpet asked a question, and {L} answered, tick-a-tack. Bonk! There it was again. So {L} played it once more, on purpose: bonk.',
      done: 'The trumpet laughed, and played bonk as well. The piano took it up, and the bass too. The whole room clapped on it. They played until the moon was over the yard, and nobody ever played it the same way twice.',
      again:
        'At breakfast {L} plays with a spoon: tick-a-tack. Somebody across the yard answers with a trumpet.',
      helper: { name: 'Duke Ivory', creature: 'cat' },
      outcomes: [
        {
          asked: ['band/play/music/concert/song/dance/clap/drum/stage'],
          done: '“Bonk,” {L} played, on purpose. The trumpet laughed, and played bonk as well. The piano took it up, and the bass, with a hand on that hat. Nobody had told anyone when to begin. In the yard, until the moon came, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Bonk,” {L} played, on purpose. The trumpet laughed, and played bonk as well. Then the piano, then the bass. All round the yard the doors opened, somebody put plates on the piano, it made no wrong note, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Bonk,” {L} played, on purpose. The trumpet laughed, and played bonk as well. The piano took it up, and the bass too, and the hat fell off once more, exactly on the beat. The whole room heard the joke, and {told}.',
        },
      ],
      art: {
        'came across the yard': 'city, night: L drum happy; step',
        'Come on in': 'stage, night: L hold stick happy; F carry drum happy; people, violin',
        'where was the music written': 'stage, night: L drum ashamed; people, piano',
        'as not to be wrong': 'stage, night: L drum worried; F listen curious',
        'what the trumpet had just': 'stage, night: L drum worried; gentleman, horn',
        'hat fell off': 'stage, night: L drum laughing; F startle; violin, hat',
        'There aren’t any wrong': 'stage, night: G touch calm; L listen curious; piano',
        'closed both eyes and listened': 'stage, night: L listen calm; violin, people, drum',
        'trumpet asked a question': 'stage, night: L drum happy; gentleman, horn, people',
        'trumpet laughed': 'stage, night: L drum proud; F clap happy; people, piano, moon',
        'plays with a spoon': 'kitchen, morning: L drum happy; spoon, bowl',
      },
    },
  ],
};
