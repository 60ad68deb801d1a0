import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eagles, hawks and vultures. */
export const eagles: StorySourceInput = {
  id: 'eagles',
  words: [
    'eagle',
    'eagles',
    'hawk',
    'hawks',
    'falcon',
    'falcons',
    'vulture',
    'vultures',
    'bald eagle',
    'eagles and hawks',
    'bird of prey',
    'birds of prey',
    'condor',
    'kite bird',
  ],
  situations: ['visit', 'learn', 'question', 'cannot'],
  creature: 'theme',
  topic: 'eagles and hawks',
  thing: 'the cliff',
  home: 'mountain',
  main: 'mountain',
  plots: [
    {
      id: 'the-air-that-lifts',
      titles: ['{S} Gets Tired of Flapping', '{L} and the Eagle', 'Without One Beat'],
      goal: 'help {S} fly up to the peak',
      trouble: '{S} got tired long before the peak',
      solved: '{S} had reached the peak without one beat',
      opener:
        'High up on the rock was the nest, as big as a bed, and for weeks something had been hopping about in it. Today it stood on the edge. {L+} was looking through the binoculars.',
      friend:
        'Flap, flap, flap, and flop: {S+} landed in the heather, right beside {L}. “I can fly,” panted {S}. “It’s just that I can’t fly up. The others are already over the peak.”',
      problem:
        'Far above, three others were circling, as if they were hung on threads. Not one of them beat a wing. “How do they do it?” said {S}. “I flap and flap, until my wings are as heavy as stones, and I’m still down here.”',
      tries: [
        '{S} flapped even faster. It looked like a duck. {S} was ashamed of it.',
        '{L} ran down the hill with {S} on one arm, for a run-up. They both lay in the bilberries.',
        '{S} began to climb on foot. Those feet aren’t made for walking.',
      ],
      tip: '“You want to do it all yourself,” said {G+}, and let a bit of fluff fly. “Look where that’s going. The sun has been on that rock for hours. Warm air’s light, and it wants to go up. It takes anyone along who spreads out their wings.”',
      low: '{L} watched the bit of fluff. It had sunk down at first. But now, in front of the sunny rock, it stopped, and turned round, and rose.',
      turn: '{L} picked a handful of thistledown, blew, and ran after it. In the shade it fell down. But by the black rock, where the stone was hot, it went up like smoke. “Here, {S!}!” called {L}. “Jump here, and don’t flap! Just be wide!”',
      done: '{S} jumped, spread both wings, and held still. Then the warm air took hold from below, like a hand. Round it went, in a circle, higher and higher, without one single beat. There was one more in the sky over the peak now.',
      again:
        'On sunny days {L} throws up some thistledown by the black rock. Then a shadow comes, and says hello.',
      helper: { name: 'Old Marmot', creature: 'marmot' },
      outcomes: [
        {
          asked: ['fly/soar/sky/peak/high/mountain/wing', 'home/nest/family/mum/mother'],
          done: '{S} jumped, spread both wings, and held still. Then the warm air took hold from below, like a hand. Round it went, past the black rock, past the snow, without one single beat, and beside the three others up there {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} jumped, spread both wings, and held still. The warm air took hold like a hand, and lifted, over the peak. The three others came back with {S} to see who had found the place, {L} opened the rucksack in the heather, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} jumped, spread both wings, and held still. The warm air took hold from below, like a hand, round and round, higher and higher. From over the peak {S} came down once more, thistledown in the feathers, and {told}.',
        },
      ],
      art: {
        'as big as a bed': 'mountain: L hold binoculars curious; bird, nest',
        'landed in the heather': 'mountain: S fall; L startle surprised',
        'as if they were hung on threads': 'mountain: L+S look-up sad; many bird, cloud',
        'flapped even faster': 'mountain: S run ashamed; L look S worried',
        'ran down the hill': 'mountain: L run worried; S fall surprised',
        'climb on foot': 'mountain: S climb sad on stone; L look S worried',
        'do it all yourself': 'mountain: G blow feather; L+S look G curious',
        'the bit of fluff. It': 'mountain: L look-up surprised; feather, big stone',
        'a handful of thistledown': 'mountain: L blow dandelion happy; S look surprised; stone',
        'warm air took hold': 'clouds: S jump proud; L cheer; cloud',
        'On sunny days': 'mountain: L throw dandelion happy; S jump happy',
      },
    },
  ],
};
