import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the moon. */
export const theMoon: StorySourceInput = {
  id: 'the-moon',
  words: [
    'moon',
    'full moon',
    'moonlight',
    'moon and me',
    'moon at night',
    'moonrise',
    'moon follow/follows me/us/car',
    'moon and night sky',
    'goodnight moon',
    'moon and stars',
    'moon shines',
  ],
  situations: ['question', 'visit', 'learn', 'wants', 'trait', 'deed', 'mystery'],
  night: true,
  topic: 'the moon',
  thing: 'the moon',
  home: 'meadow',
  main: 'cottage',
  plots: [
    {
      id: 'it-follows-me',
      titles: ['The Moon Comes Too', '{L} and the Moon', 'Why Does It Follow Me?'],
      goal: 'find out why the moon came along',
      trouble: 'nobody knew whose moon it was',
      solved: 'everybody could keep the moon',
      opener:
        'On the way home in the evening the moon was standing over the barn. When {L+} walked, it walked. When {L} stopped, it stopped. It was round and yellow and had nothing to say.',
      friend:
        '“It’s following me,” said {L}. “No,” said {F+}, “it’s following me. I’ve noticed it for a long time.” They looked at each other. There was only one moon up there.',
      problem:
        '“We’ll soon see,” they said, and each walked home a different way, {L} by the mill and {F} by the pond. Afterwards they met at the gate. “It came with me!” they both said at once. One of them had to be wrong.',
      tries: [
        '{L} ran as fast as possible, zigzag, and dived under a bush. Through the leaves the moon looked in.',
        '{F} walked backwards, to take it by surprise. It came along backwards, too.',
        'They asked the moon itself. It went behind a cloud.',
      ],
      tip: '“When I fly, the trees rush past,” said {G+}, “and the hill over there goes by slowly. And the mountain, far away, hardly moves at all. Now think: how far away is something that doesn’t move from its place, however far you run?”',
      low: '{L} looked at the fence, the hill, the mountain. The fence was close, and the mountain was far. And the moon? {L’s} mouth fell open.',
      turn: '“It isn’t following anybody,” said {L}. “It’s just so far away that we can’t leave it behind!” {L} ran along the fence. The posts flew past. The hill moved a little. And the moon stayed where it was, over {L’s} shoulder.',
      done: 'That night they spoke on the telephone. “Can you see it?” asked {L}. “Yes,” said {F}, “above the chimney.” “And I’ve got it above the pear tree. It’s the same one.” So it belonged to both of them, and to everybody else.',
      again:
        'Now {L} says good night to it for those who are already asleep. It’s the least you can do, when somebody comes from so far away.',
      helper: { name: 'Nightjar Noa', creature: 'owl' },
      outcomes: [
        {
          asked: ['moon/follow/sky/shine/night/star/smile/fly/rocket/visit'],
          done: 'That night they spoke on the telephone. “Can you see it?” asked {L}. “Yes,” said {F}, “above the chimney.” “And I’ve got it above the pear tree.” It was the same one, too far away to be left behind. So {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream/goodnight'],
          done: '“Can you see it?” {L} asked on the telephone. “Above the chimney,” said {F}. “And I’ve got it above the pear tree.” It belonged to both, and to everybody else who was looking out once more. It had time till morning, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Above the chimney,” said {F} on the telephone. “Above the pear tree,” said {L}. It was the same one. So they met under it, halfway, at the gate, each with half a supper, it stood over the barn as a lamp, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Above the chimney,” said {F} on the telephone. “And I’ve got it above the pear tree,” said {L}. It was the same one, so nobody had been wrong. They met at the gate, without a zigzag. In that round light {told}.',
        },
      ],
      art: {
        'over the barn': 'meadow, evening: L walk curious; moon, shed',
        'It’s following me': 'meadow, evening: F point angry; L look F angry; moon',
        'each walked home': 'meadow, night: L point worried; F arms-crossed angry; moon, gate',
        'dived under a bush': 'meadow, night: L hide worried; bush, moon',
        'walked backwards': 'meadow, night: F walk worried; L look; moon',
        'It went behind a cloud': 'meadow, night: L+F call worried; cloud, moon',
        'the trees rush past': 'meadow, night: G say; L+F look G curious',
        'mouth fell open': 'meadow, night: L look surprised; fence, moon',
        'ran along the fence': 'meadow, night: L run happy; F look; fence, moon',
        'on the telephone': 'bedroom, night: L phone happy at sky',
        'for those who are already': 'bedroom, night: L wave happy',
      },
    },
  ],
};
