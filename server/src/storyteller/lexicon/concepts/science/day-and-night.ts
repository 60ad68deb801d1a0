import type { StorySourceInput } from '../../story-source.ts';

/** Stories about why there is day and night. */
export const dayAndNight: StorySourceInput = {
  id: 'day-and-night',
  words: [
    'day and night',
    'day night',
    'night and day',
    'why is there night/day',
    'why we have day and night',
    'day turn into night',
    'earth spin/spins/spinning/turns',
    'earth rotation',
    'earth turns round',
    'time zones',
    'why does it get dark',
  ],
  situations: ['question', 'learn'],
  topic: 'day and night',
  thing: 'the orange',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-orange-and-the-lamp',
      titles: ['Where Is the Day?', '{L} and the Orange', 'Good Night, Good Morning'],
      goal: 'find out where the day goes at night',
      trouble: 'it got dark and nobody could say why',
      solved: '{L} knew why there is day and night',
      opener:
        '{L+} was talking to Grandma on the telephone. Grandma lives on the other side of the world. “Good night,” said {L}, for it was dark outside. “Good morning,” said Grandma. “I’m having breakfast in the sun.”',
      friend:
        '{L} put down the phone and told {F+}. “It can’t be day and night at once,” said {F}. They looked out. It was night, as far as you could see.',
      problem:
        '“Did Grandma take the sun?” asked {L}. But yesterday it had come back in the morning, over the roofs, as always. Where did it go in between? And how did it get from here to Grandma, without anyone seeing it?',
      tries: [
        '{L} stayed up to watch it come back. {L} fell asleep on the window sill and woke up when it was bright.',
        '{F} thought that somebody turned it off. They looked for the switch behind the curtains.',
        'They ran to the end of the garden, to look at where it goes down. Behind the hedge there was another garden, and it was dark in that one, too.',
      ],
      tip: '“The sun doesn’t go anywhere,” said {G+}. “It stays where it is and shines. It’s us that move.” And {G} set a lamp on the table and gave {L} an orange with a pin in it. “That’s you,” said {G}.',
      low: '{L} held the orange and looked at the pin. It was so small, and the lamp did not move.',
      turn: '{L} turned the orange until the pin stood in the light. “Now it’s day for me.” {L} turned it on, slowly. The pin moved into the shadow. “And now it’s night!” {F} stuck a second pin into the other side, and it shone in the light. “That’s Grandma!”',
      done: '{L} turned it all the way round, once, twice. Light, dark, light, dark. While one pin had its breakfast the other one went to bed. “The earth turns,” said {L}, “and we ride along.” It was so simple that they both laughed.',
      again:
        '“Good night,” says {L} into the telephone now. “I’ll send the day round to you.” “It’s just arrived,” says Grandma.',
      helper: { name: 'Uncle Globe', creature: 'owl' },
      outcomes: [
        {
          asked: ['grandma/granny/call/visit/morning/sun/sunrise/see/phone/telephone/fly'],
          done: 'Light, dark, light, dark: while one pin had its breakfast, the other one went to bed. “The earth turns,” said {L}, “and we ride along.” The two pins had never been so near. {L} reached for the telephone, and {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream/night/goodnight/star/moon'],
          done: 'Light, dark, light, dark: while one pin had its breakfast, the other one went to bed. “The earth turns, and we ride along.” It needed nobody to push it. {L} turned off the lamp, since it was this side’s turn, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Light, dark, light, dark: while one pin had its breakfast, the other one went to bed. It was supper here and breakfast there. So Grandma’s voice was put on the table, {F} peeled the second orange, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Light, dark, light, dark: while one pin had its breakfast, the other one went to bed. “The earth turns,” said {L}, “and we ride along.” It was so simple! {F} turned round, too, until everything went on turning, and {told}.',
        },
      ],
      art: {
        'on the telephone. Grandma': 'living-room, night: L phone happy',
        'put down the phone': 'living-room, night: L say surprised; F look worried',
        'Did Grandma take': 'bedroom, night: L think grandmother worried; F look',
        'to watch it come back': 'bedroom, night: L sleep',
        'for the switch': 'living-room, night: F search worried; L look; curtain',
        'to the end of the garden': 'garden, night: L+F run worried; hedge, moon',
        'stays where it is and shines': 'living-room, night: G give orange; L look G curious; lamp',
        'looked at the pin': 'living-room, night: L hold orange curious; lamp',
        'all the way round, once': 'living-room, night: L raise orange laughing; F laugh; lamp',
        'I’ll send the day': 'bedroom, night: L phone happy at sky',
      },
    },
  ],
};
