import type { StorySourceInput } from '../../story-source.ts';

/** Stories about geese and swans. */
export const geeseAndSwans: StorySourceInput = {
  id: 'geese-and-swans',
  words: [
    'goose',
    'geese',
    'gosling',
    'swan',
    'swans',
    'cygnet',
    'canada geese',
    'wild geese',
    'geese and swans',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'goose',
  topic: 'geese and swans',
  thing: 'the flight',
  home: 'meadow',
  main: 'river',
  plots: [
    {
      id: 'the-tip-of-the-arrow',
      titles: ['{S} Flies South', '{L} and the Wild Geese', 'Who Flies in Front?'],
      goal: 'help {S} keep up with the flock',
      trouble: '{S} was too tired to keep up',
      solved: '{S} was flying with the others',
      opener:
        'In autumn you can hear them before you see them: honk, honk! {L+} stood in the meadow with {L.their~the} head back. High up in the sky there was an arrow of geese.',
      friend:
        'But one goose came down and landed in the stubble, flop. It was {S+}. “Let them go,” {S} panted. “I can’t any more. It’s a thousand miles, and I was tired after ten.”',
      problem:
        'The flock was going to rest at the lake until the next morning. If {S} couldn’t keep up, {S} would have to stay here all winter, alone. “I beat my wings as hard as anyone,” said {S}. “I don’t know what I’m doing wrong.”',
      tries: [
        '{L} rubbed {S’s} wings with both hands. It felt nice. They were tired wings all the same.',
        '{S} practised over the meadow, faster and faster. After that {S} was too tired to eat.',
        '{L} had the idea of taking the bus. It only went as far as the swimming pool.',
      ],
      tip: '“Where did you fly?” asked {G+}. “At the back, off to one side, on your own? That’s the hardest place in the world. I’m an old goose. Nobody flies a thousand miles on their own wings only.”',
      low: '{L} thought about the arrow in the sky. Why an arrow? Why not a heap? On the wall leaned {L’s} bicycle.',
      turn: '“It’s easier to ride a bike behind somebody,” said {L}, “because of the wind!” {L} rode across the meadow, and {S} flew close behind, a little to one side. “Can you feel it?” “It carries me!” cried {S}.',
      done: 'In the morning the flock rose from the lake. {S} flew in the arrow, behind a wing, and it was half as hard. When the one in front got tired, the next one took over. “Honk!” called {S} from up there. {L} waved.',
      again:
        'In spring an arrow came back over the meadow. The one at the tip went “Honk, honk!” and wagged both wings.',
      helper: { name: 'Grandmother Grey', creature: 'goose' },
      outcomes: [
        {
          asked: ['fly/south/flock/arrow/family/join/home/warm'],
          done: 'In the morning the flock rose from the lake, and {S} flew in the arrow, behind a wing, where it was half as hard. The one in front grew tired, and the next took over. “Honk!” it came down to the bicycle, and {told}.',
        },
        {
          asked: ['swan/beautiful'],
          done: 'In the morning the flock rose from the lake. {S} flew in the arrow, behind a wing, and it was half as hard. Far below lay the water, as smooth as glass. {S} looked down into it for the first time, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The flock stayed by the lake one more morning, to learn about bicycles: {L} rode in front, and behind came {S} and thirty others, one behind the other’s wing. After that they were all hungry. In the stubble lay corn, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'In the morning {S} flew in the arrow, behind a wing, and it was half as hard. But first thirty geese came down in the meadow to see who had thought of the wind. They honked at the bicycle, and {told}.',
        },
      ],
      art: {
        'In autumn you can hear': 'meadow: L look-up curious; many bird',
        'But one goose came down': 'meadow: S fall; L startle worried',
        'going to rest at the lake': 'meadow: S sit sad; L comfort S worried; bird',
        'with both hands. It felt': 'meadow: L touch happy; S stand sleepy',
        'faster and faster': 'meadow: S run sleepy; L look S worried',
        'taking the bus': 'village: L wave worried; S stand worried; bus',
        'Where did you fly': 'meadow: G say; L+S look G curious',
        leaned: 'meadow: L think curious bike',
        'because of the wind': 'meadow: L ride happy on bike; S run happy',
        'the flock rose': 'river, morning: S jump proud; L wave happy; many bird',
        'wagged both wings': 'meadow: L wave happy; many bird',
      },
    },
  ],
};
