import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a garden that a whole street shares. */
export const communityGarden: StorySourceInput = {
  id: 'community-garden',
  words: [
    'community garden',
    'community gardens',
    'shared garden',
    'neighbourhood/neighborhood garden',
    'street garden',
    'garden for everybody',
    'garden for everyone',
    'rooftop garden',
    'garden on the roof',
    'garden in the city',
    'city garden',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'the garden that everybody shares',
  thing: 'the shared garden',
  home: 'city',
  main: 'garden',
  plots: [
    {
      id: 'eleven-little-fences',
      titles: ['Eleven Little Fences', '{L} in the Garden for Everybody', 'One Bed, Eleven Gardeners'],
      goal: 'grow something in the garden that belonged to everybody',
      trouble: 'everybody had fenced in a garden that was too small',
      solved: 'the whole street was sharing one big garden',
      opener:
        'Between two houses, where there had been nothing but old tyres, there was earth now. It belonged to the whole street. Each family got one square of it. {L+} put a string round theirs, so that one could see where it was.',
      friend:
        '{F+} had the square next door, and made a fence out of forks. By the evening there were eleven squares and eleven fences, and there was just enough room between them for one foot.',
      problem:
        'By July it looked sad. In one square there were forty lettuces at once, and in the next nothing but slugs. The bean had nowhere to climb. The pumpkin had got stuck under the fence. Everybody watered their own, and in between it was dry.',
      tries: [
        '{L} made the fence higher, because of the pumpkin. Then it was in the shade, and so was {L’s} parsley.',
        'They drew up a plan of who was allowed to use the watering can when. The can was always at the wrong end.',
        '{F} ate lettuce for breakfast, lunch and supper. There were thirty-one left.',
      ],
      tip: '“You’ve got eleven gardens there,” said {G+}, “and each is as big as a doormat. Where I come from the bean climbs up the maize, and the pumpkin shades the feet of both. They’re called the three sisters. But it doesn’t work with a fence between them.”',
      turn: '{L} looked at the string, and then at the bean, and untied the knot. “You can climb over to us,” said {L} to the bean, and it took hold of {F’s} maize the same day. {F} pulled out the forks. By Sunday the last fence was gone.',
      done: 'Now it was one big garden. One watered on Monday, and another on Tuesday. The pumpkin walked about as it liked. And when something was ripe, it went on to the long table under the wall: lettuce from this one, tomatoes from that one, and soup for all of them.',
      again: 'The string is still in use. It hangs across the garden now, and on it flutter eleven aprons.',
      helper: { name: 'Mr Ali', creature: 'goat' },
      outcomes: [
        {
          asked: ['grow/vegetable/tomato/tomatoes/pumpkin/flower/plant/carrot/harvest/garden'],
          done: 'With the last string untied it was one big garden. One watered on Monday, and another on Tuesday. The bean climbed the maize of the neighbours, the pumpkin walked about as it liked, and from house to house {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It was one big garden now. The bean climbed, the pumpkin walked about, and lettuce, tomatoes and herbs were carried to one long table under the wall. {L} hung eleven aprons on the old string, for eleven cooks, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It was one big garden now. One watered on Monday, and another on Tuesday, and you could stand between the beans with both feet. On the long table under the wall lay what was ripe. Across it, where the fences had been, {told}.',
        },
      ],
      art: {
        'put a string round': 'garden: L tie string happy; mud',
        'a fence out of forks': 'garden: F hold fork happy; L look; fence',
        'it looked sad': 'garden: L look worried; pumpkin, fence, cabbage',
        'made the fence higher': 'garden: L hammer worried; fence, pumpkin',
        'at the wrong end': 'garden: L hold paper worried; F point angry; watering-can',
        'for breakfast, lunch': 'garden: F eat cabbage worried; L look; many cabbage',
        'called the three sisters': 'garden: G say; L+F look G curious; corn',
        'untied the knot': 'garden: L hold string brave; peas, fence',
        'pulled out the forks': 'garden: F pull fork happy; L cheer; corn',
        'one big garden': 'garden: L+F stand happy; pumpkin, people, long-table',
        'flutter eleven aprons': 'garden: L look happy; washing-line, apron',
      },
    },
  ],
};
