import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being afraid of the waves. */
export const afraidOfWaves: StorySourceInput = {
  id: 'afraid-of-waves',
  words: [
    'afraid/scared/fear/frightened of the wave/waves/sea/ocean',
    'afraid/scared/fear/frightened wave/waves/sea/ocean',
    'jump/jumping over/in wave/waves',
    'first time at the sea',
    'first time in the sea',
    'not/won’t want to go into/in the sea',
    'paddle/paddling in the sea',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'afraid',
    'afraid-being',
    'reluctant',
    'refuses',
  ],
  gentle: true,
  topic: 'the waves',
  thing: 'the big wave',
  home: 'shore',
  main: 'shore',
  plots: [
    {
      id: 'the-seventh-wave',
      titles: ['Where the Waves End', 'The Sea Comes and Goes', 'One Toe at a Time'],
      goal: 'get to know the waves',
      trouble: 'the waves came nearer and nearer and {L} was afraid of them',
      solved: '{L} had made friends with the waves',
      opener:
        'The sea was bigger than {L+} had thought, and it was never still. It drew itself up, white on top, and came running with a roar. {L} stood far up on the dry sand, where it could not reach.',
      friend:
        '{F+} stood there too. “I thought it would stay in its place,” said {F}. “Like a lake.” They sat down together on the towel. From there it was only half as loud.',
      problem:
        'All the others were jumping about in the water. {L} would have liked to. But whenever a wave rose, everything in {L} said: back! “What if it doesn’t stop?” asked {L} quietly. “What if it comes and comes, and takes me along?”',
      tries: [
        '{L} ran down, with eyes shut tight, to get it over with. The first foam came, cold as ice, and {L} was back on the towel in a flash.',
        'Somebody called, “Come on, it’s only water!” That was true. But it’s no help to be told it’s only something.',
        '{L} dug a hole to sit in, with a high wall round it. It was safe in there. But there was nothing but sand to see.',
      ],
      tip: '“It took me a while, too,” said {G+}, who had lived by the sea for fifty years. “I didn’t go in at first. I just watched where it turned round. It does, you know. Every one of them.”',
      low: 'So they watched, {L} and {F}, for as long as it takes to eat an apple. Here comes one. Here it lies down. Here it goes home.',
      turn: 'Then {L} took a stick and drew a long line in the sand, where the farthest wave had turned. “They come up to here,” said {L}. “No further.” And {L} stood right behind the line and waited for the next wave.',
      done: 'It rose, it roared, it ran, and just before the line it got as thin as lace and went back, hissing. {L} laughed. The next one was allowed to come a little nearer. After an hour {L} and {F} were hopping in the foam, with a grown-up between them.',
      again:
        'In bed you can still feel it, if you lie quite still: it comes, it lies down, it goes home. It comes, it lies down, it goes home.',
      helper: { name: 'Old Marit', creature: 'grandma' },
      outcomes: [
        {
          asked: ['swim/jump/splash/paddle/water/sea/wave/surf/ride'],
          kinds: ['plays'],
          done: 'The wave rose, it roared, it ran, and just before the line it got as thin as lace and went back, hissing. {L} moved the line a little nearer to the sea, and then a little nearer. There was a grown-up between {L} and {F}, hand in hand, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/love/like/friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: 'Just before the line every wave got as thin as lace and went back, hissing. {L} laughed. The next one was allowed to come a little nearer, and lick one toe. It came, it lay down, it went home, and {told}.',
        },
        {
          asked: ['castle/sandcastle/shell/shore/beach/collect/find'],
          kinds: ['makes', 'gets', 'given-by', 'all-get'],
          done: 'The wave ran up, got as thin as lace just before the line, and went back, hissing. So they knew where it was dry, and where it was just wet enough. {L} dug along the line with both hands, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'eats',
            'party',
            'shares',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'The wave ran up to the line and no further, every one of them. {L} let the next one come a little nearer, and the next. Then one was as quick as they were, and they sat there in the foam, both of them, and {told}.',
        },
      ],
    },
  ],
};
