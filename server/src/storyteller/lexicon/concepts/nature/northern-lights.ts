import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the lights in the night sky. */
export const northernLights: StorySourceInput = {
  id: 'northern-lights',
  words: [
    'northern light',
    'aurora',
    'aurora borealis',
    'polar light',
    'southern light',
    'solar eclipse',
    'eclipse',
    'comet',
    'meteor shower',
  ],
  situations: ['question', 'learn', 'visit', 'own-wish', 'wants', 'being-and-thing'],
  night: true,
  topic: 'the lights in the night sky',
  thing: 'the night sky',
  home: 'cottage',
  main: 'snowfield',
  weather: 'clear',
  plots: [
    {
      id: 'look-for-the-dark',
      words: [
        'northern light',
        'aurora',
        'aurora borealis',
        'polar light',
        'southern light',
        'comet',
        'meteor shower',
      ],
      titles: ['Lights in the Sky', '{L} Waits for the Lights', 'Green, and Then Pink'],
      goal: 'see the great lights in the sky',
      trouble: 'nothing could be seen in the sky',
      solved: 'the sky was full of light',
      object: 'blanket',
      opener:
        '“Tonight there’ll be lights in the sky,” they had said on the radio. “They’re very rare, and they’re easy to miss.” {L+} put on two pairs of trousers and went out into the garden.',
      problem:
        '{L} looked up. There was the street lamp, and the lamp over the door, and the bright window of the neighbours. Above them the sky was a brown sort of black. There was nothing in it at all.',
      tries: [
        '{L} stood on a chair, to be nearer. The sky is a very long way off, and a chair isn’t high.',
        'They shone a torch up into the air, to see better. They saw some gnats.',
        '{L} kept running in to get warm. Each time the eyes had to get used to the dark all over again.',
      ],
      tip: '“They’re up there all the while,” said {G+}, in a big fur hat. “But you’ve brought too much light along. To see something faint you need three things: a dark place, eyes that have been in the dark for as long as a bath, and a warm seat.”',
      turn: 'They walked out to the big field, where there were no lamps. {L} put out the torch. They spread a blanket on the snow and lay down close together. Then they looked up, and did not look away. More and more stars came out.',
      done: 'And then something moved over the hill. It was like a curtain in the wind, green at first, with a pink edge. It grew right over them, and waved, and flickered, and made no sound at all. Nobody said anything. Now and then somebody breathed out.',
      again:
        'In the morning you couldn’t see anything but sky. {L} has drawn it in green and pink chalk, but it won’t keep still in the picture.',
      helper: { name: 'Uncle Aslak', creature: 'reindeer' },
      outcomes: [
        {
          asked: ['light/sky/see/dance/green/colour/color/star/shooting/comet/wish'],
          done: 'Something moved over the hill, like a curtain in the wind, green at first, with a pink edge. The lamps were far behind, the eyes were wide from all that dark. It grew right over the blanket, without a sound, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Something moved over the hill, like a curtain in the wind, green, with a pink edge. It grew right over them, and waved. {G} drew a flask out of that big fur hat, and buns, still warm. By the light of the sky {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Something moved over the hill, like a curtain in the wind, green at first, with a pink edge. It waved and flickered, and made no sound at all. Close together on the blanket, with green noses, {told}.',
        },
      ],
      art: {
        'on the radio': 'living-room, night: L listen happy; radio',
        'two pairs of trousers': 'snowfield, night: L look-up happy; house',
        'There was the street lamp': 'garden, night: L look-up worried; lamp, window',
        'stood on a chair': 'garden, night: L stand worried on chair; lamp',
        'shone a torch': 'garden, night: L raise torch worried; F look-up; fly',
        'to get warm': 'living-room, night: L shiver worried; fireplace',
        'there all the while': 'snowfield, night: G say; L look G curious',
        'put out the torch': 'snowfield, night: L hold torch calm; F hold blanket',
        'spread a blanket': 'snowfield, night: L+F lie-back happy; blanket, star',
        'like a curtain in the wind': 'snowfield, night: L look-up surprised; F point happy; green rainbow',
        'green and pink chalk': 'bedroom, morning: L draw drawing-pad(rainbow) happy',
      },
    },
    {
      id: 'the-day-the-sun-went-out',
      words: ['eclipse', 'solar eclipse'],
      titles: ['A Bite Out of the Sun', '{L} and the Eclipse', 'Night at Noon'],
      goal: 'watch the eclipse without hurting anybody’s eyes',
      trouble: 'nobody was allowed to look at the sun',
      solved: 'they had watched the whole eclipse',
      opener:
        '“On Friday at noon the moon will go past in front of the sun,” they had said. “It’s called an eclipse. It will get dark in the middle of the day!” {L+} counted the sleeps.',
      problem:
        'But looking at the sun hurts your eyes, and it does so even when half of it is covered. There were special glasses for it, and they were sold out. “So there’ll be an eclipse right above us,” said {L}, “and we mustn’t look!”',
      tries: [
        '{F} held up a pair of ordinary sunglasses. “Those aren’t nearly dark enough,” said everybody.',
        '{L} wanted to look through two fingers, only quite quickly. “Not even quickly,” said {F}, and turned {L} round.',
        'They looked at it in a bucket of water. It dazzled them from down there as well.',
      ],
      tip: '“Turn your backs on it,” said {G+}. “When the sun shines through a tiny hole, it paints its own picture on whatever is behind. Look under that tree, where the light falls through the leaves. What shape are the spots?”',
      turn: 'The spots of light were round, like little suns. {L} made a hole in a card with a pin, and let the light fall through it onto a sheet of paper. There was a tiny bright sun on the paper, and it had a bite out of one side.',
      done: 'The bite got bigger. Under the tree there were hundreds of little crescents. It grew cool, and the birds stopped singing. For a minute it was as dim as evening. Then it grew light again, and a cock crowed.',
      again: '“It’s morning twice today,” said {L}, and had a second breakfast.',
      helper: { name: 'Professor Tawny', creature: 'owl' },
      setting: { night: false, home: 'village', main: 'meadow', topic: 'the eclipse', thing: 'the sun' },
      outcomes: [
        {
          asked: ['sun/light/back/dark/moon/shine/see/eclipse'],
          done: 'On the paper the bite got bigger. Under the tree there were hundreds of little crescents. It grew cool, the birds stopped singing, and for a minute it was as dim as evening. Nobody turned round. Then a cock crowed, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The bite on the paper got bigger, and for a minute it was as dim as evening. Then a cock crowed, and it was morning for the second time that day. That needs a second breakfast, too, said {G}, and so {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The bite on the paper got bigger. Under the tree there were hundreds of little crescents, on the grass and on every nose. For a minute it was as dim as evening. With their backs to the sun, in the quiet, {told}.',
        },
      ],
      art: {
        'On Friday at noon': 'living-room: L look happy; calendar',
        'called an eclipse': 'village: L listen happy; sun, moon',
        'they were sold out': 'shop: L stand worried; sunglasses, people',
        'ordinary sunglasses': 'meadow: F raise sunglasses happy; L look; people',
        'through two fingers': 'meadow: L peek worried; F shout worried; sun',
        'in a bucket of water': 'meadow: L cover-eyes worried; F look; bucket, sun',
        'your backs on it': 'meadow: G point; L+F look at ground curious; tree',
        'little suns': 'meadow: L look surprised at ground; F look; tree',
        'with a pin': 'meadow: L hold card happy; F hold paper(sun) happy',
        'as dim as evening': 'meadow, evening: L+F cheer; tree, moon',
        'a second breakfast': 'kitchen, morning: L eat bread happy',
      },
    },
  ],
};
