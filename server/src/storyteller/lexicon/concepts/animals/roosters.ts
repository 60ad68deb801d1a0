import type { StorySourceInput } from '../../story-source.ts';

/** Stories about roosters. */
export const roosters: StorySourceInput = {
  id: 'roosters',
  words: ['rooster', 'roosters', 'cockerel', 'chickens and roosters', 'cock-a-doodle-doo', 'rooster crow'],
  situations: ['visit', 'learn', 'question', 'cannot', 'trait'],
  creature: 'rooster',
  topic: 'roosters',
  thing: 'the rooster',
  home: 'farm',
  main: 'farm',
  plots: [
    {
      id: 'the-sun-was-late',
      titles: ['{S} Oversleeps', '{L} and the Rooster', 'Does the Sun Come Up by Itself?'],
      goal: 'find out who brings up the sun',
      trouble: '{S} did not dare to sleep any more',
      solved: '{S} could sleep in',
      opener:
        'Every morning at five somebody shouted “Cock-a-doodle-doo!” across the farm, and every morning the sun came up. {L+} was on holiday there and heard it with the pillow over both ears.',
      friend:
        '{S+} stood on top of the henhouse and looked very tired. “I haven’t slept for a week,” said {S}. “What if I overslept one day? Then it would stay dark, and it would be my fault.”',
      problem:
        '{S} was quite sure about it: first comes the crowing, and then comes the sun. “It’s a great responsibility,” said {S}, and swayed. In the afternoon {S} fell into the water trough, fast asleep.',
      tries: [
        '{L} offered to crow instead. It sounded like a donkey with a cold. All the hens came running to see who was ill.',
        '{S} wanted to crow in the evening already, so as to get it over with. The sun went down all the same.',
        'They wrote a letter to the sun. There was no answer, as it had no address.',
      ],
      tip: '“I’ve laid four hundred eggs, and always at sunrise,” said {G+}, “and I’ve seen foggy mornings when nobody crowed at all. There’s a way of finding out. But it takes courage. You have to do nothing.”',
      low: '“Nothing?” cried {S}. “But what if it stays dark?” “I’ll stay awake with you,” said {L}. “And if it stays dark, we’ll fetch a lamp.”',
      turn: 'Before five {L} and {S} sat down side by side on the roof of the henhouse, wrapped in a blanket. {S} held {S.their~the} beak shut with one wing. It was dark. It was very quiet. {L} held {S’s} other wing.',
      done: 'Behind the hill there was a grey line, then a pink one. And then the sun came up, round and golden, without a sound! “It comes up by itself!” whispered {S}. And then {S} was asleep, right there in the sun.',
      again: 'Now {S} crows at eight, because everybody enjoys it. On Sundays {S} has a lie-in.',
      helper: { name: 'Berta', creature: 'hen' },
      outcomes: [
        {
          asked: ['sleep/asleep/rest/lie/late'],
          done: 'Behind the hill there was a grey line, then a pink one, and the sun came up, round and golden, without a sound. “By itself!” whispered {S}, and let go of that beak. The blanket was still warm on the roof, and {told}.',
        },
        {
          asked: ['sun/rise/sunrise/crow/cock/wake/morning/day'],
          done: 'Behind the hill there was a grey line, then a pink one, and the sun came up without a sound. “By itself!” whispered {S}. Something tickled in {S’s} throat all the same. “You may now,” said {L}, “for fun.” And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Behind the hill there was a grey line, then a pink one, and the sun came up without a sound. “By itself!” whispered {S}. {G} had laid the four hundred and first egg for that. The stove was lit, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Behind the hill there was a grey line, then a pink one. The sun came up, round and golden, without a sound. “By itself!” whispered {S}. All the hens had come out to look at the silent morning. On the roof {told}.',
        },
      ],
      art: {
        'pillow over both ears': 'bedroom, morning: L cover-ears worried in bed',
        'on top of the henhouse': 'farm: S stand sleepy on shed; L look-up curious',
        'into the water trough': 'farm: S sleep in bath; L startle worried; hen',
        'It sounded like a donkey': 'farm: L shout worried; S cover-ears; hen',
        'in the evening already': 'farm, evening: S shout worried; L look; sun',
        'wrote a letter': 'farm: L write happy; S wait worried; letter, sun',
        'laid four hundred': 'farm: G say; L+S look G curious',
        'fetch a lamp': 'farm: S stand worried; L hug S brave; lamp',
        'wrapped in a blanket': 'farm, night: L+S sit worried under blanket; shed',
        'a grey line, then': 'farm, morning: S sleep happy; L cheer; sun',
        'has a lie-in': 'bedroom, morning: L sleep happy in bed',
      },
    },
  ],
};
