import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a night when the moon or the sun does not come. */
export const theMissingMoon: StorySourceInput = {
  id: 'the-missing-moon',
  words: [
    'moon is missing/gone/lost/disappeared/vanished/stolen',
    'missing/lost/stolen moon',
    'moon missing/go/disappear/vanish/fall/hide',
    'where is the moon',
    'sun missing/disappear/oversleep/hide/vanish',
    'missing/lost sun',
    'sun not come/rise',
    'star go out',
  ],
  situations: ['lost', 'runaway', 'stuck', 'deed', 'strayed', 'absence', 'taken', 'visit', 'question'],
  topic: 'the night without a moon',
  thing: 'the empty place in the sky',
  home: 'cottage',
  main: 'river',
  night: true,
  plots: [
    {
      id: 'in-the-lake',
      titles: ['Where Is the Moon?', '{L} and the Hole in the Night', 'A Light in the Lake'],
      goal: 'find the light and bring it back to the sky',
      trouble: 'there was a hole in the sky, and it was dark',
      solved: 'the light was up in the sky again',
      opener:
        '“Good night, you up there,” said {L+}, as always, and looked out. There was nobody to say it to. The stars stood round an empty place, like people round a hole in the road, and it was so dark that the cat walked into the gate.',
      problem:
        'Without it nothing worked. The owls flew into the washing. The sea did not know whether to come or to go. The baker baked in the dark, with a thumb in the bread. “Somebody’s got to look for it,” said {L}, and put boots on over pyjamas.',
      tries: [
        'They hung up a lamp instead, on the church tower. It was a good lamp. The sea looked at it for a while, and did not move.',
        'They called it, from the hill, with hands round their mouths. An owl answered. It wanted to know the same thing.',
        'They asked the stars, with a torch, in flashes. The stars twinkled something, but all at the same time.',
      ],
      tip: '“When I’m tired of being looked at, I go and look at myself,” said {G+}. “Where in the whole country is there a mirror that’s big enough? Go there, quite quietly, and don’t splash.”',
      turn: 'The lake! There it lay on the bottom, round and pale, and shone up at them. “Nobody ever says anything to me up there,” it said, “only the dogs.” “I do,” said {L}. “Every evening. I say good night to you up there. That’s me.”',
      done: 'It was silent for a moment. “That’s you?” it asked. “I thought you meant the star beside me.” The water began to glow and to swirl. Up it came, dripping, over the reeds, over the hill, and hopped into its empty place. The sea gave a sigh, and came in.',
      again:
        '“Good night, you up there,” says {L}. And if you listen well, there’s somebody who clears a throat, from very far off, and says it back.',
      helper: { name: 'The Night Heron', creature: 'stork' },
      outcomes: [
        {
          asked: ['moon/sun/star/light/sky/back/shine/home/rise/night/return'],
          done: '“That’s you?” it asked from the bottom of the lake. “I thought you meant the star beside me.” The water began to glow and to swirl. The owls let go of the washing, the cat found the gate, and {told}.',
        },
        {
          asked: ['sleep/asleep/bed/dream/goodnight'],
          done: '“That’s you?” it asked. “I thought you meant the star beside me.” Up it came, dripping, over the reeds, and hopped into its empty place. The sea gave a sigh, and came in. Pyjamas had been under the boots all along, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“That’s you?” it asked. Up it came, dripping, over the reeds, over the hill, and hopped into its empty place. The baker could see the bread again, without a thumb in it. All who had searched sat down by the bright lake, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“That’s you?” it asked. “I thought you meant the star beside me.” Up it came, dripping, and hopped into its empty place. There it shone on every face that had been looking for it, owls and baker and all. And {told}.',
        },
      ],
      art: {
        'Good night, you up there,” said': 'bedroom, night: L wave sad at sky',
        'round an empty place': 'bedroom, night: L stand surprised; cat, gate',
        'boots on over pyjamas': 'village, night: L hold lantern brave wearing boot; owl, baker',
        'hung up a lamp': 'village, night: L hang lamp worried; F look; tower',
        'from the hill, with hands': 'mountain, night: L+F call worried; owl',
        'asked the stars': 'mountain, night: L raise torch worried; F look; star',
        'look at myself': 'meadow, night: G hold mirror; L look G curious',
        'on the bottom, round': 'river, night: L kneel surprised; F look; big moon, pond',
        'I say good night to you': 'river, night: L say happy; moon, pond',
        'over the reeds': 'river, night: L+F cheer; big moon',
        'clears a throat': 'bedroom, night: L listen happy in bed',
      },
    },
  ],
};
