import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making peace. */
export const peace: StorySourceInput = {
  id: 'peace',
  words: [
    'peace',
    'make/making peace',
    'day of peace',
    'international day of peace',
    'peace day',
    'peace treaty',
    'world peace',
    'peacemaker',
    'peaceful',
    'two villages',
    'two villages quarrel',
    'war between',
    'feud',
    'enemies become/became friends',
    'enemies',
  ],
  situations: ['learn', 'value', 'quarrel', 'wants', 'question', 'pair', 'deed'],
  topic: 'making peace',
  thing: 'the wall',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'the-well-in-the-middle',
      titles: ['{L} Makes Peace', 'The Well in the Middle', 'Two Villages and One Bucket'],
      goal: 'make peace between the two villages',
      trouble: 'the two villages were quarrelling over the well',
      solved: 'there was peace between the two villages',
      opener:
        'Between two villages there was a well. It belonged to both of them. But one dry summer somebody said, “You take more than we do.” {L+} was standing there with a bucket and heard it.',
      friend:
        '{F+} came from the other village. They had always filled their buckets together. Now {F} waited at the other side, and didn’t know whether it was still allowed to wave.',
      problem:
        'One village put up a fence. The other pulled it down. Then they shouted, and threw mud. In the end nobody could fetch water there any more, because nobody let anybody near the well. “This is silly,” said {L}. “We’re all thirsty.”',
      tries: [
        '{L} climbed on the wall and called, “Stop it!” They stopped for a moment. Then they began to quarrel about whose side {L} was on.',
        'They asked both villages who had started it. There were two answers, and they fitted each other exactly.',
        '{F} drew a line through the middle of the well. You can’t draw a line through water.',
      ],
      tip: '“I’ve seen many quarrels,” said {G+}, who was older than the fence. “In each of them everybody wants to be right. Don’t ask them who is right. Ask them what they need. And let each side say what it has heard from the other.”',
      low: '{L} looked at {F} across the well, and {F} looked at {L}. At least those two had no quarrel.',
      turn: '{L} and {F} fetched somebody from each village. “What do you need?” asked {L}. The first one said, “Water for the beans, in the morning.” The second one said, “Water for the cows, in the evening.” They looked at each other, and had to laugh.',
      done: 'One village came in the morning now, and the other in the evening, and nobody went short. Out of the wood of the fence they built a bench by the well, long enough for everyone. {L} and {F} sat down on it first, one bucket between them.',
      again:
        'It rained in September. They go on sitting on the bench all the same. That is where you hear the news.',
      object: 'bag',
      helper: { name: 'Old Aunt Juniper', creature: 'woman' },
      outcomes: [
        {
          asked: ['friend/friends/friendship/peace/village/live'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'happy', 'feels', 'stays'],
          done: 'One village came in the morning now, and the other in the evening, and nobody went short. The fence had turned into a bench. {L} and {F} sat down on it first. After that the ones with beans sat next to the ones with cows, and {told}.',
        },
        {
          asked: ['party/feast/celebrate/share/dance/well/water/sing'],
          kinds: ['party', 'eats', 'shares', 'plays'],
          done: 'Out of the wood of the fence they built a bench by the well, long enough for everyone. One village brought beans for it, and the other cheese, and both of them drank the same water. {L} let down the bucket, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'says',
            'says-words',
            'makes',
            'home',
            'way-home',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
          ],
          done: 'One came in the morning and the other in the evening, and nobody went short. On the bench that had been a fence {L} and {F} sat with one bucket between them. The two who had shouted loudest had to sit down somewhere, too, and {told}.',
        },
      ],
    },
  ],
};
