import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the old tree. */
export const autumnSpring: StorySourceInput = {
  id: 'autumn-spring',
  words: ['autumn', 'fall leaf', 'spring', 'summer', 'leaf', 'summer holiday'],
  situations: ['make', 'visit', 'wants'],
  topic: 'the old tree',
  thing: 'the old tree',
  home: 'garden',
  main: 'forest',
  plots: [
    {
      id: 'the-sleepy-spring',
      words: ['spring', 'season', 'first day of spring', 'spring flower'],
      titles: ['Wake Up, Spring!', 'Where Is Spring?', '{L} and the Late Spring'],
      goal: 'wake up the spring',
      trouble: 'spring had overslept',
      solved: 'spring was awake',
      opener:
        'The calendar in {L+}’s kitchen said spring, with a big yellow flower. But outside everything was grey, the buds were shut tight, and the birds stood about in scarves.',
      problem:
        '{L} knocked on a bud. Nothing. {L} put an ear to the ground, and far down somebody was snoring, long and deep. “Spring has overslept!” called {L}. “And nobody has noticed.”',
      tries: [
        'They banged pot lids. A bear came out, looked at the pot lids, and went back in again.',
        'They painted flowers on the fence, red and blue ones. A bee came, bumped its nose, and was cross.',
        '{L} read out the calendar, very sternly, right down into a mouse hole. “Come back in May,” squeaked the hole.',
      ],
      tip: '“You can’t wake it with noise,” said {G+}. “It gets woken every year by somebody small and warm. Find the first spot where the snow is thin, lie down there, and breathe. And then say something nice to it.”',
      turn: 'Behind the barn there was a spot no larger than a plate. {L} lay down on it, cheek to the ground, and breathed warm air. “It’s light until six already,” whispered {L}. “We’ve missed you.”',
      done: 'The snoring stopped. Something tickled {L’s} ear: the tip of a snowdrop! Then came another, and a whole row. A bud went pop, a blackbird threw off its scarf and sang, and spring stretched from one hill to the other.',
      again:
        'In the kitchen the window stands open. Beside the yellow flower {L} has written: “Woken on a Tuesday.”',
      object: 'flower',
      helper: { name: 'Old Whistle', creature: 'marmot' },
      setting: { topic: 'the spring', thing: 'the late spring', home: 'cottage', main: 'meadow' },
      outcomes: [
        {
          asked: ['flower/bloom/blossom/snowdrop/grow/green/sun/bird/sing/wake/warm'],
          done: 'The snoring stopped. Something tickled {L’s} ear: the tip of a snowdrop! It had been that close all the time. A bud went pop, a blackbird threw off its scarf, and from the spot as big as a plate, in all directions, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The snoring stopped. A snowdrop tickled {L’s} ear, a bud went pop, a blackbird threw off its scarf and sang. “At last!” squeaked the hole. The bear came out as well, with an appetite from here to May. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The snoring stopped. A snowdrop tickled {L’s} ear, a bud went pop, and the blackbird threw off its scarf. “Good morning,” said {L}, into the ground. It smelled of earth, and behind the barn {told}.',
        },
      ],
      art: {
        'The calendar in': 'kitchen: L look curious; calendar',
        'outside everything was grey': 'meadow, cloudy: L stand worried; bird, bare-tree',
        'ground, and far down': 'meadow, cloudy: L listen surprised at ground; bush',
        'banged pot lids': 'forest, cloudy: L+F drum pot-lid; bear',
        'flowers on the fence': 'garden, cloudy: L paint flower happy; F look; bee, fence',
        'very sternly': 'meadow, cloudy: L say calendar worried; mouse, hole',
        'with noise': 'meadow, cloudy: G say; L look G curious; snow-heap',
        'Behind the barn': 'farm, cloudy: L lie calm; snow-heap',
        'We’ve missed you': 'farm, cloudy: L whisper happy at ground; grass',
        'the tip of a snowdrop': 'meadow, clear: L cheer; many white flower, bird',
        'the window stands open': 'kitchen: L write calendar happy; flower',
      },
    },
    {
      id: 'last-leaf',
      words: ['autumn', 'fall', 'leaf', 'tree', 'summer', 'winter', 'season'],
      titles: ['{L} and the Old Tree', 'The Last Leaf', 'What the Tree Was Waiting For'],
      goal: 'help the old tree through the year',
      trouble: 'the old tree was the only one without a leaf',
      solved: 'the old tree was green',
      opener:
        'In the middle of the wood stood an old tree, so thick that it took four to hug it. {L+} had a place in it, a fork like an armchair, for every season of the year.',
      problem:
        'Spring came. The birches turned green, the beeches, the hazels. Only the old tree stood there bare, without one single leaf. “It’s dead,” said the people from the sawmill, and put a red cross on the trunk.',
      tries: [
        'They hung up paper leaves on it, a hundred, all green. From far off it looked right. The first rain took them all.',
        '{L} sang to the tree about spring. A cuckoo sang back. The tree did not stir.',
        'They wiped off the red cross. The next morning there were two.',
      ],
      tip: '“Old ones get up later,” said {G+}, who lived in its bark. “It had a long winter. Put your ear to the trunk, low down, at noon. If it’s alive, you’ll hear it drink.”',
      turn: 'At noon they laid their ears to the bark, and held their breath. First nothing. Then, very far down, a soft, soft “gluck”. It was drinking! {L} stood in front of the cross, arms wide. “It’s only late,” said {L}. “Listen to it!”',
      done: 'The people from the sawmill listened too, one after the other, and took off their hats. And nine days later the old tree was green, all at once, from top to bottom, and greener than any of them.',
      again:
        'In autumn it is the last one to let go of its leaves. {L} sits in the fork and catches the very last.',
      helper: { name: 'Tap the Elder', creature: 'owl' },
      outcomes: [
        {
          asked: ['pile/jump/rake/crunch/catch/collect/fall/conker/acorn'],
          done: 'The people from the sawmill listened at the bark, one after the other, and took off their hats. Nine days later the old tree was green, and it kept its green longest. When it did let go, it was all at once, knee-deep, gold and red, and {told}.',
        },
        {
          asked: ['leaf/leaves/green/tree/grow/bloom/save'],
          done: 'The people from the sawmill laid an ear to the bark, one after the other, heard the “gluck”, and took off their hats. Nine days later {L} woke up in the fork like an armchair, and it was green all round. High up, right to the top, {told}.',
        },
        {
          asked: ['snow/winter/snowman'],
          done: 'The people from the sawmill listened at the bark, one after the other, and took off their hats. Nine days later the old tree was green. It kept its leaves longer than any other, right up to the first flakes, and then {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The people from the sawmill listened, one after the other, and took off their hats. Nine days later the old tree was green, greener than any of them. They all came back with baskets, to look up at it. In its shade {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The people from the sawmill listened, one after the other, and took off their hats. Nine days later the old tree was green. It takes four to put their arms round that trunk, and there were more than four. Under the new leaves {told}.',
        },
      ],
      art: {
        'so thick that it took four': 'forest: L hug happy; big tree',
        'a fork like an armchair': 'forest: L sit happy on tree; tree',
        'put a red cross': 'forest: L stand worried; gentleman, bare-tree',
        'paper leaves on it': 'forest: L hang paper happy; F hang paper; bare-tree',
        'about spring. A cuckoo': 'forest: L sing worried; bird, bare-tree',
        'wiped off the red cross': 'forest: L wipe brave; F wipe; bare-tree',
        'Old ones get up later': 'forest: G say; L look G curious; bare-tree',
        'laid their ears': 'forest: L listen curious; F listen; bare-tree',
        'arms wide': 'forest: L stretch-out brave; gentleman, bare-tree',
        'took off their hats': 'forest: L+F cheer; green tree, people',
        'let go of its leaves': 'forest: L catch leaf happy; tree',
      },
    },
  ],
};
