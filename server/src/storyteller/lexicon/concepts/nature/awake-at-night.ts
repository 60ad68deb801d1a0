import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the night. */
export const awakeAtNight: StorySourceInput = {
  id: 'awake-at-night',
  words: [
    'night',
    'nighttime',
    'night time',
    'night-time',
    'middle of night',
    'nocturnal',
    'nocturnal animal',
    'animals at night',
    'night walk',
    'awake at night',
    'who is awake at night',
    'stay/staying up late',
    'what happens at night',
    'up all night',
  ],
  situations: ['question', 'visit', 'wants', 'learn', 'afraid'],
  night: true,
  topic: 'the night',
  thing: 'the night',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'who-else-is-awake',
      titles: ['Who Else Is Awake?', '{L} in the Night', 'When the Town Is Asleep'],
      goal: 'find out who is awake at night',
      trouble: '{L} thought that nobody else was awake',
      solved: '{L} knew who was awake at night',
      opener:
        'It was so late that even the late programmes were over. {L+} lay in bed with both eyes open. It was so quiet that you could hear the fridge think.',
      friend:
        '“Are you asleep?” whispered {L}. “No,” whispered {F+} from the mattress on the floor. “Perhaps we’re the only ones in the whole world who are awake.” It was a very lonely thought.',
      problem:
        'They looked out of the window. The street was empty. All the windows were black, and the moon stood over the chimneys as if it had been forgotten. “Somebody must be awake,” said {L}. “Otherwise, who’s looking after everything?”',
      tries: [
        'They counted dark windows. After ninety they were only more awake.',
        'They called “Hello?” very quietly, down into the garden. Nobody answered.',
        'They shut their eyes and waited for it to be morning. That’s the slowest thing you can do.',
      ],
      tip: '“Who says that nobody’s awake?” said {G+} from the gutter. “You’re looking for people who look like day. At night you need your ears first, and your nose. And then only a very little light.”',
      low: '{L} opened the window a crack. The air smelled of leaves, and of something else. Was it bread?',
      turn: '“Listen,” said {L}. “There’s something rustling. That’s the hedgehog. There’s a ting, that’s the last tram, and somebody’s driving it. And it smells of rolls, so the baker’s up!” {L} wrote it all down by the light of the moon, one below the other.',
      done: 'Then a light went on, high up in the hospital on the hill, and somebody in white stood at the window. {L} waved with the torch, twice. Up there the light went off and on, off and on. “They’ve seen us,” said {F}. The list had nine names on it.',
      again:
        'It was much easier to sleep now, with so many people up. When {L} woke up in the night again, {L} only listened, and said, “Carry on.”',
      helper: { name: 'Hoolet', creature: 'owl' },
      outcomes: [
        {
          asked: ['sleep/asleep/bed/dream'],
          done: 'A light went on in the hospital on the hill, and {L} waved with the torch. Off and on, off and on, it answered. “They’ve seen us,” said {F}. Nine people were on the list, looking after everything. So {told}.',
        },
        {
          asked: ['star/moon/owl/animal/see/bat/fox'],
          done: 'A light went on in the hospital on the hill, and {L} waved with the torch, twice. Off and on, off and on, it answered. Nine were on the list, and the night was young. {G} moved over in the gutter, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Up in the hospital the light went off and on, off and on. “They’ve seen us,” said {F}. The tenth on the list was the baker, who had seen it, too, and put something warm into a bag below the window. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Up in the hospital the light went off and on, off and on. “They’ve seen us,” said {F}. The list had nine names on it, and two more were missing. {L} wrote them down at the bottom, by the light of the moon, and {told}.',
        },
      ],
      art: {
        'hear the fridge think': 'bedroom, night: L lie worried in bed',
        'the mattress on the floor': 'bedroom, night: F whisper worried under blanket; L look F',
        'The street was empty': 'bedroom, night: L+F look worried at sky',
        'counted dark windows': 'bedroom, night: L point sleepy at sky; F yawn',
        'quietly, down into the garden': 'bedroom, night: L+F call worried',
        'shut their eyes': 'bedroom, night: L+F lie worried in bed',
        'Who says that': 'bedroom, night: G say; L look G curious',
        'Was it bread': 'bedroom, night: L sniff curious',
        'There’s something rustling': 'bedroom, night: L write writing-pad happy; F listen; hedgehog',
        'with the torch, twice': 'bedroom, night: L raise torch happy; F point happy',
        'so many people up': 'bedroom, night: L sleep happy in bed',
      },
    },
  ],
};
