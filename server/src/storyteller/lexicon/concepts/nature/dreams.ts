import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dreams. */
export const dreams: StorySourceInput = {
  id: 'dreams',
  words: ['dream', 'dreaming', 'lovely dream', 'why dream', 'dreamland', 'sandman'],
  situations: ['question'],
  topic: 'dreams',
  thing: 'the dream',
  main: 'clouds',
  home: 'cottage',
  night: true,
  plots: [
    {
      id: 'the-end-of-the-dream',
      titles: ['The Dream Without an End', '{L} and the Dream', 'Where Dreams Go'],
      goal: 'find out how the dream ends',
      trouble: 'the dream always stopped at the best bit',
      solved: 'the dream had an end, and a good one',
      opener:
        '“And then,” said {L+} at breakfast, “the door in the cloud opened, and behind it was…” {L} stopped. “Then I woke up.” It was the third night that it had stopped there.',
      problem:
        'All day long {L} wanted to know what was behind the door. But a dream does not come when it’s called. You only see a bit of it, the way you see a fish.',
      tries: [
        '{L} went to bed at four in the afternoon. It was light, and no dream comes out in the light.',
        '{L} ate cheese, because {F} had heard that it helps. {L} dreamed of a cow, all night.',
        'They tied a string round {L’s} toe, so that {F} could pull if it got exciting. {F} pulled at the wrong place.',
      ],
      tip: '“Dreams are made of your day,” said {G+}. “At night the head tidies up, and holds up each thing, and makes a story of it. You needn’t wait for it. Draw it, up to the door. And then go on drawing.”',
      turn: 'So {L} drew: the stairs, the cloud, the door with the round handle. There the dream had stopped. {L} shut both eyes, and held the pencil, and waited. Then the hand went on by itself. It opened the door.',
      done: 'Behind it sat everything that {L} had seen that day and not looked at: the snail on the step, the lady with the blue bag, the small cloud. They were having a party. “There you are!” they called. “Come in!”',
      again: 'A pencil and a sheet of paper lie beside the bed. Some dreams come only to be drawn.',
      outcomes: [
        {
          asked: ['fly/flies/cloud/unicorn/dragon/castle/friend/sleep/asleep/true/dream'],
          done: 'The pencil opened the door in the cloud. Behind it sat everything {L} had seen that day and not looked at: the snail, the lady with the blue bag. “There you are!” they called. “What would you like to happen next?” So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The pencil opened the door in the cloud. Behind it sat everything {L} had seen and not looked at, the snail on the step, the lady with the blue bag, the small cloud, round a table with one empty chair. “There you are!” And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The pencil opened the door in the cloud. Behind it sat everything {L} had seen that day and not looked at. “There you are! Come in!” In the morning {L} told it all at breakfast, without stopping, to the end, and {told}.',
        },
      ],
      art: {
        'opened, and behind it': 'kitchen, morning: L tell door happy',
        'It was the third night': 'kitchen, morning: L think cloud sad at table; cereal',
        'when it’s called': 'garden: L think door worried',
        'at four in the afternoon': 'bedroom, day: L lie worried in bed',
        'ate cheese': 'bedroom, night: L eat cheese; cow',
        'toe, so that': 'bedroom, night: L lie surprised in bed; F pull string',
        'made of your day': 'living-room: G say; L look G curious',
        'the stairs, the cloud': 'bedroom: L draw drawing-pad(door) curious',
        'the hand went on': 'bedroom: L draw drawing-pad(door) surprised',
        'the snail on the step': 'clouds: L wave happy; snail, lady, door',
        'Some dreams come': 'bedroom, night: L sleep happy in bed; paper',
      },
    },
  ],
};
