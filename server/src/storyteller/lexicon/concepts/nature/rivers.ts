import type { StorySourceInput } from '../../story-source.ts';

/** Stories about rivers and streams. */
export const rivers: StorySourceInput = {
  id: 'rivers',
  words: [
    'river',
    'rivers',
    'stream',
    'brook',
    'creek',
    'follow river',
    'from source to sea',
    'river journey',
    'where does river go',
    'paper boat',
    'down river',
    'down the river',
  ],
  situations: ['question', 'visit', 'learn', 'wants', 'make', 'deed'],
  topic: 'rivers',
  thing: 'the river',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'as-far-as-the-sea',
      titles: ['Where Does the River Go?', '{L} and the Paper Boat', 'All the Way to the Sea'],
      goal: 'find out where the river goes',
      trouble: 'nobody in the village had ever followed the river',
      solved: 'the boat had reached the sea',
      object: 'boat',
      opener:
        'Behind {L’s} house, under a fern, a spring came out of the hill, no wider than a ribbon. {L+} drank from it every morning. “Where are you going in such a hurry?” asked {L}.',
      friend:
        '{F+} had folded a paper boat, with a name on it and a little flag. They put it into the water. It turned round once, and then it was off. “After it!” called {F}.',
      problem:
        'They ran alongside. At the bridge the ribbon was a stream, and at the mill the stream was a river. It became wider and quicker. And behind the mill the path came to an end, and the boat was gone.',
      tries: [
        'They climbed a tree. The river made a bend and disappeared into the wood. It gave nothing away.',
        'They asked a fisherman. “It comes from up there and goes down there,” said the fisherman. “That’s all I know.”',
        'They waited for it to come back. Rivers don’t do that.',
      ],
      tip: '“I’ve swum it, up and down, all my life,” said {G+}. “All the rivers in this valley go to the same place. You can’t run as fast as water. But a message can travel on it, if it asks everyone it meets.”',
      low: 'They sat on the bank and let their feet dangle. The water pulled at their toes, always in the same direction.',
      turn: '{L} folded a second boat out of waxed paper, which doesn’t get soft, and wrote on it: “Please let me float on! Whoever finds me at the end of the river, please write to {L}.” Then {L} let go.',
      done: 'A child pulled it out of the reeds and let it go again. A ferry gave way to it. And three weeks later there was a card with a lighthouse on it: “Your boat has arrived. Here the river is so wide that it’s called the sea.”',
      again:
        '{L} hung up the card over the spring. “So that’s where you’re going,” said {L}. The spring was in too much of a hurry to answer.',
      helper: { name: 'Old Silver', creature: 'fish' },
      outcomes: [
        {
          asked: ['sea/ocean/beach/boat/arrive/reach/lake/swim/fish/home'],
          done: 'A child pulled the boat out of the reeds, read it, and let it go again. A ferry gave way to it. Then a card came, with a lighthouse on it: “Here the river is so wide that it’s called the sea.” And {told}.',
        },
        {
          asked: ['friend/letter/write/message/child/meet/answer'],
          done: 'A child pulled the boat out of the reeds and let it go again. A ferry gave way to it. Weeks later there was a card with a lighthouse on it: “Your boat has arrived at the sea. Write back!” {L} folded the next boat, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A child pulled the boat out of the reeds and let it go again. A ferry gave way to it. Then the card came, with a lighthouse on it: “Your boat has arrived at the sea.” Down by the mill, where the path ends, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A child pulled the boat out of the reeds and let it go again. A ferry gave way to it. Then the card came, with a lighthouse on it: “Your boat has arrived at the sea.” With all their toes in the water {told}.',
        },
      ],
      art: {
        'no wider than a ribbon': 'river: L drink curious; grass',
        'a paper boat, with': 'river: F hold boat happy; L look; flag',
        'the path came to an end': 'river: L run worried; F run worried; boat',
        'climbed a tree': 'river: L climb worried on tree; F look-up',
        'asked a fisherman': 'river: L say worried; F look; gentleman, fishing-rod',
        'to come back. Rivers': 'river: L+F sit sad; wave',
        'But a message can travel': 'river: G say; L look G curious; boat',
        'let their feet dangle': 'river: L+F sit calm; pond',
        'out of waxed paper': 'river: L write happy; boat',
        'a card with a lighthouse': 'bedroom: L hold card laughing; F cheer; lighthouse',
        'hung up the card': 'river: L hang card happy; grass',
      },
    },
  ],
};
