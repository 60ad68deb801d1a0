import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pet fish. */
export const goldfish: StorySourceInput = {
  id: 'goldfish',
  words: [
    'goldfish',
    'pet fish',
    'fish tank',
    'fish tanks',
    'fish bowl',
    'fishbowl',
    'tropical fish',
    'clean/cleaning fish tank/aquarium',
    'my fish',
    'a fish as a pet',
    'guppy',
    'guppies',
    'a pet goldfish',
    'new fish',
    'feed/feeding fish/goldfish',
  ],
  situations: [
    'odd-pet',
    'newcomer',
    'ailment',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a pet fish',
  thing: 'the fish tank',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'somewhere-to-hide',
      titles: ['A Fish Called Orange', 'Behind the Castle', '{L} Has a Fish'],
      goal: 'make the fish feel at home',
      trouble: 'the fish stayed in the corner and would not swim',
      solved: 'the fish swam about and came to the glass',
      opener:
        'A fish had moved in with {L+}. It was as orange as a lollipop, and it swam in a glass tank on the chest of drawers. There was water in it, and nothing else.',
      friend:
        '{F+} pressed {F.their} nose to the glass. “What does it do?” asked {F}. The fish was in the corner at the back and didn’t do anything.',
      problem:
        '{L} had looked forward to it so much. But you can’t stroke a fish. It doesn’t come when you call, and this one didn’t even swim. It stood in the corner, and its mouth went open and shut. “It doesn’t like it here,” said {L}.',
      tries: [
        '{L} gave it some food, and a bit more. It sank to the bottom and made the water cloudy. Fish should only get as much as they eat in two minutes.',
        '{L} tapped on the glass, to say hello. The fish shot forward and bumped its nose. Tapping is as loud as thunder in there.',
        '{F} sang something to it. It was a lovely song, but the fish turned its tail to them.',
      ],
      tip: '“Would you dance in an empty hall with four walls of glass?” asked {G+} from the pet shop. “A fish only swims about when it knows where it can hide. It needs plants, stones, clean water that has stood overnight, and some peace. And another fish, if there’s room.”',
      low: '{L} crouched down until {L.their} eyes were level with the water. From in there you could see all of the room: giant feet, a lamp like a sun, and nowhere to go.',
      turn: 'They washed gravel until the water ran clear. {L} planted three green feathery things, and built a cave out of a flowerpot. They changed a third of the water, and the new water had stood in a bucket overnight. Then they sat down on the carpet and didn’t move.',
      done: 'First a nose came round the flowerpot. Then there was a fin, and it opened out like a fan. The fish swam through the leaves, round the cave, and all at once it was right at the front. It looked at {L}, and {L} looked back.',
      again:
        'It comes every morning now, when it hears the lid. There’s a second one as well. They play in the flowerpot, when they think that nobody’s looking.',
      helper: { name: 'Mrs Reed', creature: 'otter' },
      outcomes: [
        {
          asked: ['friend/another/second/company/lonely/baby/babies'],
          done: 'First a nose came round the flowerpot, then a fin that opened like a fan. The fish swam through the leaves and came right up to the glass. “There’s room for two,” said {G}, who had brought a bag of water along. So {told}.',
        },
        {
          asked: ['swim/happy/home/hide/play/dance/bubble/trick/kiss'],
          done: 'First a nose came round the flowerpot. Then there was a fin, and it opened out like a fan. Through the green feathery leaves, in at the cave and out on the other side, and then right up to the glass: {told}.',
        },
        {
          asked: ['sea/ocean/river/pond/lake/free'],
          done: 'First a nose came round the flowerpot, and then a fin opened like a fan. It swam so much now that it was soon as long as the cave. “It’s ready for more water,” said {G}. With a bucket, very slowly, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'First a nose came round the flowerpot, then a fin that opened like a fan. The fish swam up to the glass to see who lived on the other side. On the carpet, in front of the tank, where all could watch, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'First a nose came round the flowerpot, then a fin that opened like a fan. The fish swam right up to the glass, and its mouth went open and shut. {L’s} mouth went open and shut as well, and {told}.',
        },
      ],
      art: {
        'as orange as a lollipop': 'bedroom: L look happy; big fish-tank',
        'nose to the glass': 'bedroom: F peek curious at fish-tank; L look worried',
        'can’t stroke a fish': 'bedroom: L touch sad; big fish-tank',
        'gave it some food': 'bedroom: L offer seed worried; fish-tank',
        'tapped on the glass': 'bedroom: L knock curious; F startle; fish-tank',
        'sang something to it': 'bedroom: F sing; L cover-ears; fish-tank',
        'an empty hall': 'shop: G say; L look G curious; fish',
        'level with the water': 'bedroom: L crouch sad; big fish-tank, lamp',
        'washed gravel': 'kitchen: L wash stone happy; F carry bucket brave; plant-pot',
        'First a nose came': 'bedroom: L+F sit happy; big fish-tank, plant-pot',
        'There’s a second one': 'bedroom, morning: L wave happy; fish-tank, two fish',
      },
    },
  ],
};
