import type { StorySourceInput } from '../../story-source.ts';

/** Stories about where the sun goes at night. */
export const whereTheSunGoes: StorySourceInput = {
  id: 'where-the-sun-goes',
  words: ['sun go', 'sunset', 'sun set', 'sunrise', 'sun at night', 'where sun sleep', 'sun go down'],
  situations: ['question', 'visit'],
  topic: 'where the sun goes at night',
  thing: 'the sun',
  main: 'mountain',
  home: 'garden',
  plots: [
    {
      id: 'round-the-orange',
      titles: ['Where the Sun Sleeps', 'After the Sun', '{L} and the Orange'],
      goal: 'find out where the sun goes at night',
      trouble: 'nobody had seen where the sun goes',
      solved: 'they knew where the sun goes, and that it comes back',
      opener:
        'Every evening it goes behind the hill, and in the morning it comes up on the other side. “How does it do that?” asked {L+}. “Is there a tunnel?”',
      problem:
        'They wanted to see it with their own eyes. They climbed up the hill, quickly, while it was still light. But when they were on top, the sun was just going down behind the next hill, and it grew dark.',
      tries: [
        '“Perhaps it falls into the sea,” said {F}. They listened for the hiss. There was no hiss.',
        '{L} wanted to stay awake and catch it coming back. {L} caught it at nine, in the bedroom, when it had been up for hours.',
        'They ran after it, to the west, as fast as possible. The sun was faster. It has had more practice.',
      ],
      tip: '“What if it isn’t the sun that goes?” said {G+}, and put an orange and a lamp on the table. “Put a pin in the orange. That’s you. And now turn, but not the lamp.”',
      turn: '{L} turned the orange, very slowly. The pin was in the light. It came to the edge, there was a long thin shadow, and then it was dark. “That’s evening!” said {L}. And on the other side of the orange it was bright. “Then somebody’s having breakfast over there!”',
      done: 'So that was it. The sun does not go anywhere. It stays, and we turn away to sleep, and turn back in the morning. They sat on the hill in the evening and said, “Good morning, over there!”',
      again:
        'In the morning, when it gets light, {L} thinks: now somebody over there is saying good night to us.',
      outcomes: [
        {
          asked: ['sun/sunrise/sunset/rise/morning/see/back/come/shine/day'],
          done: 'So that was it. The sun does not go anywhere. We turn away to sleep, and turn back. They stayed on the hill with a blanket, the pin in the orange between them, and rolled slowly towards the light. And {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream/moon/star/night'],
          done: 'So that was it. The sun stays, and we turn away to sleep. “Good morning, over there,” they said on the hill, to whoever was having breakfast. Behind their backs it was dark already, as on the orange, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'So that was it. The sun stays, and we turn away, and turn back. “Over there they’re having breakfast,” said {L}. It wasn’t fair to let them have it alone. They peeled the orange, without the pin, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'So that was it. The sun stays, and we turn away to sleep, and turn back in the morning. They sat on the hill in the last red light. “Good morning, over there!” they called, and waved the orange. And {told}.',
        },
      ],
      art: {
        'behind the hill, and in the morning': 'garden, evening: L look curious; sun',
        'Is there a tunnel': 'garden, evening: L think tunnel curious; sun',
        'up the hill, quickly': 'mountain, evening: L run worried; F climb; sun',
        'for the hiss': 'mountain, evening: F listen; L listen worried; sun',
        'at nine, in the bedroom': 'bedroom, morning: L lie surprised in bed',
        'ran after it': 'mountain, evening: L+F run worried; sun',
        'an orange and a lamp': 'living-room: G hold orange; L look G curious; lamp',
        'pin was in the light': 'living-room: L hold orange curious; lamp',
        'having breakfast over there': 'living-room: L cheer; F stand surprised; orange, lamp',
        'we turn away to sleep': 'mountain, evening: L+F wave happy; sun',
        'saying good night to us': 'bedroom, morning: L wave happy at sky',
      },
    },
  ],
};
