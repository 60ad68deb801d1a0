import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the thunderstorm. */
export const thunderstorm: StorySourceInput = {
  id: 'thunderstorm',
  words: [
    'thunder',
    'thunderstorm',

    'lightning',
    'afraid/scared thunder/storm/lightning',
    'loud noise',
  ],
  situations: ['afraid', 'wants', 'question'],
  gentle: true,
  topic: 'the thunderstorm',
  thing: 'the thunder',
  main: 'cottage',
  night: true,
  weather: 'rain',
  plots: [
    {
      id: 'count-the-thunder',
      titles: ['{L} Counts the Thunder', 'The Night the Sky Grumbled', 'One Elephant, Two Elephants'],
      goal: 'be brave in the thunderstorm',
      trouble: 'the thunder was right above the house',
      solved: 'the thunderstorm had moved away',
      opener:
        'All afternoon the air had been heavy and yellow. In the evening the first drops fell, as big as coins. {L+} looked out of the window and listened.',
      problem:
        'Then the whole sky went white, and right after it came a crash that made the cups jump. {L} jumped as well. “It’s angry!” cried {L}. “The sky’s angry with us!”',
      tries: [
        '{L} put both hands over both ears. But you feel thunder in the tummy, and there’s no lid for that.',
        'They crept under the table. The table rumbled along.',
        '{F} shouted at the storm to be quiet. It was so loud that not even {F} could hear it.',
      ],
      tip: '“Thunder is only the noise that lightning makes,” said {G+}. “Light is quick, noise is slow. Count the elephants in between. The more there are, the further away it is.”',
      low: 'The lamp flickered and went out. They moved close together under the blanket, and {F} was trembling a little too.',
      turn: 'Flash! “One elephant,” counted {L}, “two elephants.” Crash. They waited. Flash! “One, two, three, four.” Then {L} knew: it was going away!',
      done: 'They got to ten elephants, and twelve, and the thunder was only a grumble behind the hills. {L} opened the window. It smelled of wet grass, and the stars had been washed.',
      again:
        'The next storm came in August. “Come on,” said {L}, and moved over on the window seat, “we’ll count its elephants.”',
      object: 'blanket',
      helper: { name: 'Grandpa Drum', creature: 'elephant' },
      outcomes: [
        {
          asked: ['rainbow/sun/star/moon/sky/stop/over/puddle'],
          kinds: ['sees'],
          done: 'They got to ten elephants, and twelve, and the thunder was only a grumble behind the hills. {L} opened the window. It smelled of wet grass, and the eaves still dripped, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'Flash! “Eleven elephants, twelve elephants.” The thunder was only a grumble behind the hills. It wasn’t angry with anybody, it was just late. {L} opened the window to say goodbye to it, and {told}.',
        },
        {
          kinds: ['sleep', 'hugs', 'stays', 'home', 'way-home', 'tells'],
          done: 'They got to ten elephants, and twelve, and then nobody could remember what comes after nineteen. The thunder was only a grumble behind the hills. The blanket was still warm from the two of them, and {told}.',
        },
        {
          kinds: [
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'They got to twelve elephants, and the thunder was only a grumble behind the hills. “That was the last one,” said {L}, “it’s got a cold.” They moved up on the window seat with the blanket, where so many elephants had been, and {told}.',
        },
      ],
      art: {
        'the air had been heavy': 'living-room, cloudy: L look worried at window; window',
        'In the evening the first drops': 'living-room, evening, rain: L listen worried; window',
        'whole sky went white, and': 'living-room, rain: L startle frightened; cup, window',
        'The sky’s angry with': 'living-room, rain: L hide frightened; window',
        'both hands over both ears': 'living-room, rain: L cover-ears frightened; window',
        'crept under the table':
          'living-room, rain: L hide frightened under table; F hide frightened under table',
        'shouted at the storm': 'living-room, rain: F shout angry; L cover-ears worried; window',
        'Light is quick': 'living-room, rain: G say calm; L listen curious; window',
        'The lamp flickered': 'living-room, night, rain: L+F sit frightened under blanket; unlit-lamp',
        'One elephant': 'living-room, night, rain: L point brave; F listen; window',
        'grumble behind the hills': 'living-room, night: L open happy; F look; window',
        'The next storm came in August': 'living-room, rain: L sit happy; F sit happy; window',
      },
    },
    {
      id: 'first-the-flash',
      titles: ['{L} and the Thunder Band', 'First the Flash', 'The Night of the Pans'],
      goal: 'listen to the thunder without jumping',
      trouble: 'every crash came as a surprise',
      solved: '{L} knew when the thunder was coming',
      opener:
        'In the evening a cloud stood over the roof like a great dark mountain. {L+} went from window to window to make sure that they were all shut.',
      friend:
        '{F+} came in just before the rain did. “It’s going to be a big storm,” said {F}. They sat down at the kitchen table, close together.',
      problem:
        'Crash! The spoons jumped in the drawer, and {L} jumped higher than the spoons. Then it was quiet. That was nearly as bad as the thunder, because nobody knew when the next crash would come.',
      tries: [
        '{L} drew the curtains, so as not to see the storm. But now the thunder came without any warning at all, and {L} jumped even higher.',
        '{L} crept under a big cushion. It was hot and dark there. The thunder came in all the same, and the cushion fell on the floor.',
        '{L} sang a song to drown it out. In the middle of the best line the sky crashed, and {L} lost the tune.',
      ],
      tip: '“It’s the surprise that makes you jump,” said {G+}. “I used to make the thunder in the theatre, with a big sheet of tin. I never jumped, because I knew when it was coming. The storm gives you a sign, too. What comes first, before the crash?”',
      low: '{L} opened the curtain again, just a little, and they sat down in the middle of the room. {F} fetched pans and wooden spoons. {L’s} heart was beating fast. But now they were all ready.',
      turn: 'Flash! The window turned white. “That’s the sign!” called {L}, and lifted a wooden spoon. They waited, and held their breath. Crash, went the thunder, and bang, went all the pans. “I didn’t jump!” cried {L}.',
      done: 'Now they had a band, and {L} was the conductor. The lightning gave the sign, the thunder played the big drum, and they played the pans. Each time the thunder came a little later, and a little more softly. In the end only the rain was playing.',
      again:
        'The pans are back on their hooks. But when a dark cloud comes, {L} takes a wooden spoon out of the drawer and waits for the sign.',
      helper: { name: 'Mrs Footlight', creature: 'crane' },
      outcomes: [
        {
          asked: ['rainbow/sun/star/moon/sky/stop/over/puddle'],
          kinds: ['sees'],
          done: 'The lightning gave the sign, the thunder played the big drum, and {L} conducted the pans. Each time the drum came a little later, and a little more softly. In the end only the rain was playing, and then it put down its sticks, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: '“I didn’t jump!” {L} had cried, with the wooden spoon in the air. The thunder played the big drum, and came when it was its turn, later each time, and more softly. A storm that keeps time is only a drummer, and {told}.',
        },
        {
          kinds: ['sleep', 'hugs', 'stays', 'home', 'way-home', 'tells'],
          done: 'They had a band, with lightning for the sign, the thunder for the drum, and {L} to conduct. In the end only the rain was playing, very softly, all by itself. The pans were hung back on their hooks one after another, and {told}.',
        },
        {
          kinds: [
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'The lightning gave the sign, the thunder played the big drum, and they played the pans. {F} had the lid of the jam pot and was always too early. Behind the hills the drum went home. {L} bowed with the spoon, and {told}.',
        },
      ],
      art: {
        'from window to window': 'living-room, evening: L push worried; window',
        'came in just before the rain': 'kitchen, rain: L+F sit worried; table, window',
        'The spoons jumped': 'kitchen, rain: L jump frightened; spoon, window',
        'drew the curtains, so': 'living-room, rain: L pull worried; curtain',
        'crept under': 'living-room, rain: L hide frightened; big cushion',
        'sang a song to drown': 'living-room, rain: L sing worried; window',
        'with a big sheet of tin': 'living-room: G say calm; L listen curious; window',
        'fetched pans and wooden spoons': 'living-room, rain: F hold pan happy; L hold spoon worried; window',
        'The window turned white': 'living-room, rain: L raise spoon brave; F drum happy; pan, window',
        'thunder played the big drum':
          'living-room, rain: L raise spoon laughing; F hold pan laughing; window',
        'end only the rain was': 'living-room, rain: L raise spoon laughing; F hold pan laughing; window',
        'The pans are back': 'kitchen, cloudy: L raise spoon happy; pan, window',
      },
    },
  ],
};
